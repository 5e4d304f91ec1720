# Words of the engine: what a match says in any game.

refused-over = The game is over
refused-not-your-turn = It is not your turn
refused-stale = The position has changed since you looked
refused-no-undo = There is nothing to take back: no order of yours since the last die, discovery or change of turn
refused-unreadable = “{ $words }” is not an order
intent-after = The computer was after { $place }.
intent-taken = The computer was after { $place }, and holds it now.
intent-expects = It expects your answer at { $place }.
intent-nothing = The computer was after no place in particular.
