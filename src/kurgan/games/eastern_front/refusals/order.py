"""Why any order that can be read is not legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kurgan.engine.text import Line
from kurgan.games.eastern_front.names import place_line, places_line
from kurgan.games.eastern_front.numbering import (
    ARRIVE,
    CALL,
    CALL_OFF,
    COMMIT,
    COVER,
    DONE,
    END,
    FLY,
    GO,
    HALT,
    JOIN,
    LIFT,
    LOSE,
    N_ACTIONS,
    NO_RETREAT,
    RAIL,
    REMOVE,
    REPLACE,
    SEA,
    TAKE,
    TARGET,
)
from kurgan.games.eastern_front.orders import kind_of, named_side, unit_in
from kurgan.games.eastern_front.refusals.aftermath import (
    refused_advance,
    refused_halt,
    refused_loss,
    refused_removal,
    refused_retreat,
)
from kurgan.games.eastern_front.refusals.attack import refused_join, refused_target
from kurgan.games.eastern_front.refusals.initial import (
    refused_arrival,
    refused_call,
    refused_cover,
    refused_lift,
    refused_no_retreat,
    refused_rail,
    refused_replacement,
    refused_sea,
)
from kurgan.games.eastern_front.refusals.journey import refused_goal
from kurgan.games.eastern_front.refusals.movement import refused_move
from kurgan.games.eastern_front.refusals.plan import refused_commitment, refused_flight
from kurgan.games.eastern_front.refusals.question import ASKED, not_now
from kurgan.games.eastern_front.rules.attack import overdue
from kurgan.games.eastern_front.state import Known, Step, units_in_play

OF_WORDS: Final[dict[int, Callable[[Known], Line]]] = {
    COMMIT: refused_commitment,
    FLY: refused_flight,
    HALT: refused_halt,
    NO_RETREAT: refused_no_retreat,
    CALL: refused_call,
}
OF_UNITS: Final[dict[int, Callable[[Known, int], Line]]] = {
    RAIL: refused_rail,
    SEA: refused_sea,
    REPLACE: refused_replacement,
    ARRIVE: refused_arrival,
    JOIN: refused_join,
    LOSE: refused_loss,
    REMOVE: refused_removal,
}
OF_HEXES: Final[dict[int, Callable[[Known, int], Line]]] = {
    TARGET: refused_target,
    COVER: refused_cover,
    LIFT: refused_lift,
}


def refusal(known: Known, number: int) -> Line:
    """The first reason why this order cannot be given now."""
    step, kind = Step(known.step), kind_of(number)
    if step not in ASKED or not 0 <= number < N_ACTIONS:
        return Line("refused-number", {"number": number}, "2.3")
    if TAKE <= number < GO and unit_in(known, number) not in units_in_play(known, named_side(known, kind)):
        return Line("refused-number", {"number": number}, "2.3")
    if kind not in ASKED[step][1]:
        return not_now(known)
    if kind < TAKE:
        return refused_word(known, kind)
    if kind == TAKE:
        return (refused_advance if step == Step.ADVANCE else refused_move)(known, unit_in(known, number))
    if kind == GO:
        return (refused_retreat if step == Step.RETREAT else refused_goal)(known, number - GO)
    if kind < GO:
        return OF_UNITS[kind](known, unit_in(known, number))
    return OF_HEXES[kind](known, number - kind)


def refused_word(known: Known, kind: int) -> Line:
    """Why an order without a unit or hex cannot be given, though its time has come."""
    if kind == END:
        due = list(overdue(known))
        return Line("refused-overdue", {"places": places_line(due), "count": len(due)}, "6.2")
    if kind == CALL_OFF:
        return Line("refused-owed", {"place": place_line(int(known.target))}, "6.2")
    if kind == DONE:
        return Line("refused-exchange-first", {"place": place_line(int(known.target))}, "6.7")
    return OF_WORDS[kind](known)
