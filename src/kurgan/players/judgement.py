"""How likely a position is to be won: a small net over the game's facts, learned from games that were played."""

from __future__ import annotations

from math import tanh
from typing import TYPE_CHECKING, Final

from kurgan.engine.game import NOBODY
from kurgan.engine.record import AnyRecord
from kurgan.engine.rule import Loop
from kurgan.players.study import HIDDEN, Study

if TYPE_CHECKING:
    from kurgan.engine.compiled import evaluate, facts, seat_to_move, winner

LEAK: Final = 0.05  # of a hidden number below zero


def weighed(count: int, study: Study) -> float:
    """What the net makes of the facts that lie in the study: the logarithm of the first seat's odds."""
    learned, hidden = study.learned, study.hidden
    for place in range(HIDDEN):
        hidden[place] = learned.bias[place]
    for index in range(count):
        fact, amount = study.places[index], study.amounts[index]
        for place in range(HIDDEN):
            hidden[place] += amount * learned.first[fact, place]
    total = float(learned.offset[0])
    for place in range(HIDDEN):
        number = hidden[place]
        total += learned.second[place] * (number if number > 0.0 else LEAK * number)
    return total


def judge(state: AnyRecord, seat: int, study: Study) -> float:
    """From -1, lost, to 1, won; where no facts are stated, as the game evaluates it."""
    if seat_to_move(state) == NOBODY:
        won = winner(state)
        return 0.0 if won == NOBODY else 1.0 if won == seat else -1.0
    count = facts(state, study.places, study.amounts)
    if count == 0:
        return evaluate(state, seat)
    value = tanh(0.5 * weighed(count, study))
    return value if seat == 0 else -value


JUDGEMENT: Final[dict[str, Loop]] = {"weighed": weighed, "judge": judge}
