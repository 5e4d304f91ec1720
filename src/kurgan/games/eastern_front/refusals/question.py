"""The question that waits for an answer: its rule, and the kinds of order that answer it."""

from __future__ import annotations

from typing import Final

from kurgan.engine.text import Line
from kurgan.games.eastern_front.numbering import (
    ARRIVE,
    BUY,
    CALL,
    CALL_OFF,
    COMMIT,
    COVER,
    DECLINE,
    DONE,
    END,
    FLY,
    GO,
    HALT,
    JOIN,
    LIFT,
    LOSE,
    NO_RETREAT,
    RAIL,
    REMOVE,
    REPLACE,
    SEA,
    STAND,
    TAKE,
    TARGET,
    YIELD,
)
from kurgan.games.eastern_front.state import Errand, Known, Phase, Step
from kurgan.games.eastern_front.tables.words import written

ASKED: Final[dict[Step, tuple[str, tuple[int, ...]]]] = {
    Step.INITIAL: ("2.2", (END, NO_RETREAT, CALL, RAIL, SEA, REPLACE, ARRIVE, COVER, LIFT)),
    Step.TARGET: ("2.4", (END, TARGET)),
    Step.MOVEMENT: ("2.4", (END, TAKE)),
    Step.DESTINATION: ("5.4", (GO,)),
    Step.ATTACKERS: ("6.1", (COMMIT, CALL_OFF, FLY, JOIN)),
    Step.STAND: ("6.9", (STAND, YIELD)),
    Step.BUY: ("6.7", (BUY, DECLINE)),
    Step.REMOVAL: ("6.7", (DONE, REMOVE)),
    Step.LOSSES: ("6.4", (LOSE,)),
    Step.RETREAT: ("6.10", (HALT, GO)),
    Step.ADVANCE: ("6.11", (DONE, TAKE)),
    Step.BREAKTHROUGH: ("6.4", (DONE, TARGET)),
    Step.EXCESS: ("4.3", (LOSE,)),
}
"""The rule of each question, and the kinds of order that answer it."""
ERRAND_RULES: Final = {
    Errand.RAIL: "5.7",
    Errand.SEA: "5.8",
    Errand.REPLACE: "9.3",
    Errand.ARRIVE: "9.5",
    Errand.ADVANCE: "6.11",
}


def rule_of(known: Known) -> str:
    """The rule of the question that waits for an answer."""
    if known.step == Step.TARGET and known.phase == Phase.PREPARED:
        return "2.3"
    if known.step == Step.DESTINATION:
        return ERRAND_RULES.get(Errand(known.errand), "5.4")
    return ASKED[Step(known.step)][0]


def not_now(known: Known) -> Line:
    """Something else is asked for first."""
    return Line("refused-not-now", {"asked": Line(f"asked-{written(Step(known.step))}")}, rule_of(known))
