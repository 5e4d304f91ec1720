# Words of the engine: what a match says in any game.

refused-over = The game is over
refused-not-your-turn = It is not your turn
refused-stale = The position has changed since you looked
refused-no-undo = Nothing can be taken back: a die was rolled, something was revealed or the turn has passed
refused-unreadable = “{ $words }” is not an order
