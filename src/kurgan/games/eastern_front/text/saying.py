"""Orders and dice in the words a journal keeps."""

from __future__ import annotations

from typing import Final

from kurgan.games.eastern_front.names import code_of
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
from kurgan.games.eastern_front.orders import kind_of, unit_in
from kurgan.games.eastern_front.state import Known, State, Step
from kurgan.games.eastern_front.tables.map import HEX_NAMES

WORDS: Final = {
    END: "end",
    COMMIT: "commit",
    CALL_OFF: "call-off",
    FLY: "fly",
    STAND: "stand",
    YIELD: "yield",
    BUY: "buy",
    DECLINE: "decline",
    HALT: "halt",
    DONE: "done",
    NO_RETREAT: "no-retreat",
    CALL: "siberia",
}
UNIT_VERBS: Final = {
    TAKE: "move",
    RAIL: "rail",
    SEA: "sail",
    REPLACE: "replace",
    ARRIVE: "arrive",
    JOIN: "join",
    LOSE: "lose",
    REMOVE: "remove",
}
HEX_VERBS: Final = {GO: "to", TARGET: "attack", COVER: "cover", LIFT: "supply"}
VERBS_OF: Final = {**WORDS, **UNIT_VERBS, **HEX_VERBS}
VERB_HERE: Final[dict[tuple[int, int], str]] = {
    (TAKE, Step.ADVANCE): "advance",
    (GO, Step.RETREAT): "retreat",
}


def verb_of(known: State, number: int) -> str:
    """What an order is called where the game waits now."""
    kind = kind_of(number)
    return VERB_HERE.get((kind, known.step), VERBS_OF[kind])


def say(known: Known, number: int) -> str:
    """An order in the words a journal keeps: `attack 2823`, `join de14`, `commit`."""
    verb = verb_of(known, number)
    if number < TAKE:
        return verb
    if number < GO:
        return f"{verb} {code_of(known, unit_in(known, number))}"
    return f"{verb} {HEX_NAMES[number - kind_of(number)]}"


def say_chance(state: State, number: int) -> str:
    """What chance brought, in the words a journal keeps."""
    return f"weather die {number}" if state.step == Step.WEATHER_DIE else f"combat die {number}"
