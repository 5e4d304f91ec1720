"""What must never be, for tests and fuzzing; and what is counted about a finished game."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from kurgan.engine.record import Ints
from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.rules.control import n_controlled
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.victory import Verdict
from kurgan.games.battle_for_stalingrad.state import (
    LOST,
    N_AREAS,
    PILE,
    Phase,
    Stage,
    State,
    faces_of,
    forces_of,
    is_on_table,
    n_launched,
    side_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    COPIES,
    DESTROYED_AT,
    N_FACES,
    N_FORCES,
    N_SIDES,
    NO_FACE,
    NO_LOCATION,
)
from kurgan.games.battle_for_stalingrad.tables.constants import MOST_RATIONS, N_PLACES, ZONE_LIMIT


class Fault(IntEnum):
    """Something that must never be."""

    SOUND = -1
    CARDS_NOT_CONSERVED = 0
    HAND_MISCOUNTED = 1
    SEEN_BUT_NOT_HELD = 2
    RATIONS_OUT_OF_BOUNDS = 3
    RATIONS_OFF_THE_TABLE = 4
    ZONE_TOO_FULL = 5
    PRESENT_DISAGREES = 6
    RUBBLE_OUT_OF_BOUNDS = 7
    ENGAGED_WITHOUT_BATTLE = 8
    NOTHING_OWED = 9
    TURNED_UP_OFF_THE_PILE = 10
    LOCATION_MISSING = 11
    BASE_DISAGREES = 12
    TOP_DISCARD_MISSING = 13


FAULTS: Final = tuple(fault.name.lower().replace("_", " ") for fault in Fault if fault >= 0)


@helper
def fault(state: State) -> int:
    """The first thing wrong with a state, or SOUND."""
    found = card_fault(state)
    if found == Fault.SOUND:
        found = force_fault(state)
    if found == Fault.SOUND:
        found = table_fault(state)
    return found


@helper
def card_fault(state: State) -> int:
    """Cards are conserved: each is in a hand, a deck, a discard pile, launched or in play."""
    for face in range(N_FACES):
        in_play = (state.announced == face) + (state.event == face and state.launched[face] == 0)
        if state.hand[face] + state.deck[face] + state.discard[face] + state.launched[face] + in_play != COPIES[face]:
            return Fault.CARDS_NOT_CONSERVED
        if state.hand[face] < 0 or state.deck[face] < 0 or state.discard[face] < 0:
            return Fault.CARDS_NOT_CONSERVED
        if state.seen[face] < 0 or state.seen[face] > state.hand[face]:
            return Fault.SEEN_BUT_NOT_HELD
    for side in range(N_SIDES):
        held = left = 0
        for face in faces_of(side):
            held += state.hand[face]
            left += state.deck[face]
        if held != state.hand_size[side] or left != state.deck_size[side]:
            return Fault.HAND_MISCOUNTED
        top = state.top_discard[side]
        if top != NO_FACE and state.discard[top] == 0:
            return Fault.TOP_DISCARD_MISSING
    return Fault.SOUND


@helper
def force_fault(state: State) -> int:
    """Forces are somewhere, fed within bounds, and never more than three in an area."""
    for force in range(N_FORCES):
        if state.rations[force] < 0 or state.rations[force] > MOST_RATIONS:
            return Fault.RATIONS_OUT_OF_BOUNDS
        if not is_on_table(state, force) and (state.rations[force] > 0 or state.medals[force] > 0):
            return Fault.RATIONS_OFF_THE_TABLE
        if state.turned[force] > 0 and state.force_at[force] != PILE:
            return Fault.TURNED_UP_OFF_THE_PILE
        if state.engaged[force] and state.stage == Stage.NONE:
            return Fault.ENGAGED_WITHOUT_BATTLE
    for side in range(N_SIDES):
        for area in range(N_AREAS):
            count = 0
            for force in forces_of(side):
                count += state.force_at[force] == area
            if count != state.present[side, area]:
                return Fault.PRESENT_DISAGREES
            if count > ZONE_LIMIT:
                return Fault.ZONE_TOO_FULL
    return Fault.SOUND


@helper
def table_fault(state: State) -> int:
    """Rubble below its threshold, nobody asked for losses who owes none, and totals that add up."""
    for place in range(N_PLACES):
        location = state.location[place]
        if state.phase > Phase.DEAL and location == NO_LOCATION:
            return Fault.LOCATION_MISSING
        if location != NO_LOCATION and (state.rubble[place] < 0 or state.rubble[place] >= DESTROYED_AT[location]):
            return Fault.RUBBLE_OUT_OF_BOUNDS
        if state.destroyed[place] and state.rubble[place] > 0:
            return Fault.RUBBLE_OUT_OF_BOUNDS
    if state.step == Step.LOSSES and state.hits <= 0:
        return Fault.NOTHING_OWED
    if state.stage != Stage.NONE and state.stage != Stage.STRIKE:
        for side in range(N_SIDES):
            base = state.supported[side] - state.sniped[side]
            for force in forces_of(side):
                base += state.engaged[force] * state.brought[force]
            if base != state.base[side]:
                return Fault.BASE_DISAGREES
    return Fault.SOUND


DECISIONS: Final = (Verdict.LOCATIONS, Verdict.ENCIRCLEMENT, Verdict.ANNIHILATION, Verdict.TIME)
FIRST_DECISION: Final = int(DECISIONS[0])
N_DECISIONS: Final = len(DECISIONS)
TALLIES: Final = (
    "turns",
    "german_locations",
    "soviet_locations",
    "german_forces_lost",
    "soviet_forces_lost",
    "uranus_launched",
    *(f"by_{verdict.name.lower()}" for verdict in DECISIONS),
)


@helper
def tally(state: State, into: Ints) -> None:
    """How long the game took, who held what, what was lost, and how it ended."""
    into[0] = state.turn
    for side in range(N_SIDES):
        lost = 0
        for force in range(N_FORCES):
            lost += side_of(force) == side and state.force_at[force] == LOST
        into[1 + side] = n_controlled(state, side)
        into[3 + side] = lost
    into[5] = n_launched(state)
    for place in range(N_DECISIONS):
        into[6 + place] = state.verdict == FIRST_DECISION + place
