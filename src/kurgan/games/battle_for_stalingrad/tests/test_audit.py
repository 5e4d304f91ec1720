"""Whatever must never be is found: a sound position, spoiled in one way for each fault."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.audit import Fault, fault
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import Stage, State, control_area
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, NO_LOCATION
from kurgan.games.battle_for_stalingrad.tables.constants import MOST_RATIONS, ZONE_LIMIT
from kurgan.games.battle_for_stalingrad.tests.answers import play
from kurgan.games.battle_for_stalingrad.tests.positions import face_number, force_number, with_hands
from kurgan.games.battle_for_stalingrad.tests.words import attack

HERE = control_area(0)
ROWS = [  # a field, which of its numbers, and what it is made
    (Fault.CARDS_NOT_CONSERVED, "discard", face_number("stuka-2"), 1),
    (Fault.HAND_MISCOUNTED, "hand_size", GERMAN, 9),
    (Fault.SEEN_BUT_NOT_HELD, "seen", face_number("airlift+1"), 1),
    (Fault.RATIONS_OUT_OF_BOUNDS, "rations", force_number("71inf"), MOST_RATIONS + 1),
    (Fault.RATIONS_OFF_THE_TABLE, "rations", force_number("94inf"), 1),
    (Fault.PRESENT_DISAGREES, "force_at", force_number("94inf"), HERE),
    (Fault.RUBBLE_OUT_OF_BOUNDS, "rubble", 0, -1),
    (Fault.TURNED_UP_OFF_THE_PILE, "turned", force_number("71inf"), 1),
    (Fault.LOCATION_MISSING, "location", 0, NO_LOCATION),
    (Fault.BASE_DISAGREES, "base", GERMAN, 9),
    (Fault.TOP_DISCARD_MISSING, "top_discard", GERMAN, face_number("stuka-2")),
]


def battle() -> State:
    """The first question of a battle."""
    picture = "station | German 71inf(4) / 76inf(2) | Soviet 193rd(4) / -"
    return play(with_hands("stuka-2", "hug-1", picture), attack("station", "71inf"))


@pytest.mark.parametrize(("found", "field", "which", "value"), ROWS)
def test_a_number_that_cannot_be_is_found(found: Fault, field: str, which: int, value: int) -> None:
    state = battle()
    assert fault(state) == Fault.SOUND
    getattr(state, field)[which] = value
    assert fault(state) == found


def test_engaged_forces_without_a_battle_are_found() -> None:
    state = battle()
    state.stage = Stage.NONE
    assert fault(state) == Fault.ENGAGED_WITHOUT_BATTLE


def test_losses_that_nobody_owes_are_found() -> None:
    state = battle()
    state.step = Step.LOSSES
    assert fault(state) == Fault.NOTHING_OWED


def test_a_crowd_is_found() -> None:
    state = battle()
    for code in ("94inf", "295inf", "305inf"):
        state.force_at[force_number(code)] = HERE
    state.present[GERMAN, HERE] = ZONE_LIMIT + 1
    assert fault(state) == Fault.ZONE_TOO_FULL


def test_every_fault_has_its_test() -> None:
    alone = {Fault.SOUND, Fault.ENGAGED_WITHOUT_BATTLE, Fault.NOTHING_OWED, Fault.ZONE_TOO_FULL}
    assert {found for found, *_ in ROWS} | alone == set(Fault)
