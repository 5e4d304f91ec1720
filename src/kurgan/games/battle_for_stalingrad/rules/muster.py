"""[3] Set-up: Locations are dealt, Forces chosen and placed."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.state import (
    FREE,
    N_AREAS,
    PILE,
    State,
    forces_of,
    has_room,
    is_perimeter,
    put,
    side_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, NO_LOCATION, RATIONS, VALUE
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tables.setups import MOST_PLACED, NOBODY_THERE, SETUP_SIDE, SETUP_VALUE, SETUPS


@rule("3.1")
def deal_location(state: State, location: int) -> None:
    """The next of the five places gets a Location card without Rubble."""
    state.location[n_dealt(state)] = location
    state.pool[location] = 0


@helper
def n_dealt(state: State) -> int:
    """How many places have their Location."""
    count = 0
    while count < N_PLACES and state.location[count] != NO_LOCATION:
        count += 1
    return count


@rule("3.2", "3.4")
def can_be_chosen(state: State, force: int) -> bool:
    """Any Force of the roster that the points left can pay for, unless the side was assigned its Forces."""
    side = side_of(force)
    return state.force_at[force] == PILE and VALUE[force] <= state.points[side] and state.assigned[side] == FREE


@rule("3.3", "3.5")
def can_be_placed(state: State, force: int, area: int) -> bool:
    """Soviet Forces go into any of their areas, German ones into perimeter areas only."""
    side = side_of(force)
    return has_room(state, side, area) and (side != GERMAN or is_perimeter(area))


@rule("3.6")
def place_force(state: State, force: int, area: int) -> None:
    """A chosen Force is placed with its printed rations."""
    state.points[side_of(force)] -= VALUE[force]
    put(state, force, area)
    state.rations[force] = RATIONS[force]


@rule("3.10")
def has_placed(state: State, side: int) -> bool:
    """A side must place at least one Force."""
    for area in range(N_AREAS):
        if state.present[side, area] > 0:
            return True
    return False


@helper
def can_be_set_up(state: State, setup: int) -> bool:
    """[3.10] A quick set-up is for a side that has placed nothing and can pay for it, and was assigned no other."""
    side = SETUP_SIDE[setup]
    is_open = state.assigned[side] == FREE or state.assigned[side] == setup + 1
    return is_open and side == state.actor and SETUP_VALUE[setup] <= state.points[side] and not has_placed(state, side)


@helper
def set_up(state: State, setup: int) -> None:
    """Place all the Forces of a quick set-up."""
    for row in range(MOST_PLACED):
        if SETUPS[setup, row, 0] != NOBODY_THERE:
            place_force(state, SETUPS[setup, row, 0], SETUPS[setup, row, 1])


@rule("3.7")
def needs_top(state: State, side: int) -> bool:
    """A pile with Forces in it must have its top card face up."""
    is_empty = True
    for force in forces_of(side):
        if state.force_at[force] == PILE:
            if state.turned[force] > 0:
                return False
            is_empty = False
    return not is_empty


@helper
def turn_up(state: State, force: int) -> None:
    """The top card of a pile is turned face up."""
    state.turned[force] = 1
