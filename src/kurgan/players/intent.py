"""What the computer was after in a turn that has ended, in a sentence or two.

At some of its decisions, first and last among them, the rest of its turn is played at a glance in worlds that fit what
it knew: how often would it have held which goal? What it saw the best chance of gaining it was after. Where it expects
the answer is worked out from what the listener knows, so that nothing hidden is told by it. Only goals are named, only
as the listener knows who held them, and no chances. It is worked out from the numbers of the match alone, so it is the
same whenever it is asked; and only of players that think, since others are after nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

from kurgan.engine.compiled import for_game_all
from kurgan.engine.game import AnyGame
from kurgan.engine.goals import Goal
from kurgan.engine.match import Match
from kurgan.engine.record import AnyRecord, Ints
from kurgan.engine.rule import Loop
from kurgan.engine.text import Line
from kurgan.players import LEVELS
from kurgan.players.counsel import own_chance
from kurgan.players.level import levels
from kurgan.players.mind import study_of
from kurgan.players.policy import policy_of
from kurgan.players.study import Study

MOST_DECISIONS: Final = 8  # of a turn that are looked at
WORLDS: Final = 24  # at each
HOPE: Final = 0.15  # a smaller chance is no aim …
WORRY: Final = 0.25  # … and a smaller one no worry


def last_turn(match: Match, seat: int, listener: int) -> range | None:
    """The entries of the last turn of a seat of which a listener has heard the end."""
    stop, names = 0, match.game.seats
    for place, entry in zip(range(len(match.entries), 0, -1), reversed(match.entries), strict=True):
        if stop and any(entry.ends_turn(listener, name) for name in names):
            return range(place, stop)
        if not stop and entry.ends_turn(listener, names[seat]):
            stop = place
    return range(stop) if stop else None


def intent(match: Match, seat: int, listener: int) -> list[Line]:
    """What a seat was after in its last turn, as it may be told to a listener who has heard the end of it."""
    game, turn = match.game, last_turn(match, seat, listener)
    if turn is None or game.goals is None or match.players[seat] not in LEVELS or match.script.orders:
        return []
    states = [state for _, state in zip(range(len(turn) + 1), match.states(turn.start), strict=False)]
    decided = [game.knows(state, seat) for state in states[:-1] if game.seat_to_move(state) == seat]
    if not decided:
        return []
    before, now = (game.knows(state, listener) for state in (states[0], states[-1]))
    hopes = best_of([chances(game, known, seat, own_chance(decided[0])) for known in some_of(decided)])
    answers = chances(game, now, listener, own_chance(now))
    told = [*hoped(game.goals(before), game.goals(now), seat, hopes), *expected(game.goals(now), seat, answers)]
    return told or [Line("intent-nothing")]


def some_of(decided: Sequence[AnyRecord]) -> list[AnyRecord]:
    """A few of many, evenly, with the first and the last."""
    count = min(MOST_DECISIONS, len(decided))
    return [decided[place * (len(decided) - 1) // max(1, count - 1)] for place in range(count)]


def chances(game: AnyGame, known: AnyRecord, seat: int, source: Ints) -> dict[str, float]:
    """How often a seat would hold each goal at the end of the present turn, played at a glance."""
    assert game.goals is not None
    play_out, study = outlook(game)
    imagined = game.suppose or game.guess
    held: Counter[str] = Counter({goal.place: 0 for goal in game.goals(known)})
    until, world = int(game.player_turn(known)) + 1, game.state.new()
    for _ in range(WORLDS):
        imagined(known, seat, source, world)
        play_out(world, until, source, study)
        held.update(goal.place for goal in game.goals(world) if goal.holder == seat)
    return {place: count / WORLDS for place, count in held.items()}


@cache
def outlook(game: AnyGame) -> tuple[Loop, Study]:
    """The quick policy compiled for a game, and room for it."""
    return for_game_all(game, policy_of(game), "intent"), study_of(game, levels(game).recruit)


def best_of(found: Sequence[dict[str, float]]) -> dict[str, float]:
    """The best chance that was ever seen of each."""
    return {place: max(each.get(place, 0.0) for each in found) for place in found[0]}


def hoped(before: Sequence[Goal], after: Sequence[Goal], seat: int, hopes: dict[str, float]) -> list[Line]:
    """What it was after: of what was not its own the goal it saw the best chance of holding."""
    open_goals = [goal for goal in before if goal.holder != seat and hopes.get(goal.place, 0.0) >= HOPE]
    if not open_goals:
        return []
    goal = max(open_goals, key=lambda each: hopes[each.place])
    is_taken = any(each.place == goal.place and each.holder == seat for each in after)
    return [Line("intent-taken" if is_taken else "intent-after", {"place": goal.name}, places=(goal.place,))]


def expected(after: Sequence[Goal], seat: int, answers: dict[str, float]) -> list[Line]:
    """Where it expects the answer: of its own the goal that the listener would take most often."""
    own = [goal for goal in after if goal.holder == seat and answers.get(goal.place, 0.0) >= WORRY]
    if not own:
        return []
    goal = max(own, key=lambda each: answers[each.place])
    return [Line("intent-expects", {"place": goal.name}, places=(goal.place,))]
