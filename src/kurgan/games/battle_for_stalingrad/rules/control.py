"""[2] Who holds a Location, and what is special about it."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.state import State, control_area, enemy_of, is_on_table, place_of
from kurgan.games.battle_for_stalingrad.tables.cards import (
    GERMAN,
    N_SIDES,
    NO_LOCATION,
    NO_SIDE,
    NOTE,
    NOTE_N,
    PERSISTS,
    SOVIET,
)
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES


@rule("2.1", "2.3", "2.4", "12.19")
def controls(state: State, side: int, place: int) -> bool:
    """A side controls a Location while it alone has a Force in its control area there, Destroyed or not."""
    area = control_area(place)
    return state.present[side, area] > 0 and state.present[enemy_of(side), area] == 0


@rule("2.2", "1.3")
def is_contested(state: State, place: int) -> bool:
    """Both sides have Forces in their control areas: nobody controls it."""
    area = control_area(place)
    return state.present[GERMAN, area] > 0 and state.present[SOVIET, area] > 0


@helper
def controller(state: State, place: int) -> int:
    """The side that controls a Location, or NO_SIDE."""
    for side in range(N_SIDES):
        if controls(state, side, place):
            return side
    return NO_SIDE


@helper
def n_controlled(state: State, side: int) -> int:
    """How many Locations a side controls."""
    count = 0
    for place in range(N_PLACES):
        count += controls(state, side, place)
    return count


@rule("9.1", "12.7")
def note_at(state: State, place: int) -> int:
    """The note of a Location that is in force; a Destroyed one keeps it only where the card says so."""
    location = state.location[place]
    if state.destroyed[place] and not PERSISTS[location]:
        location = NO_LOCATION
    return NOTE[location]


@helper
def note_number(state: State, place: int) -> int:
    return NOTE_N[state.location[place]]


@helper
def granted(state: State, side: int, note: int) -> int:
    """What the notes of one kind give a side at all the Locations it controls."""
    total = 0
    for place in range(N_PLACES):
        if note_at(state, place) == note and controls(state, side, place):
            total += note_number(state, place)
    return total


@helper
def is_at(state: State, force: int, place: int) -> bool:
    """Is a Force in one of its side's areas of this place?"""
    return is_on_table(state, force) and place_of(state.force_at[force]) == place
