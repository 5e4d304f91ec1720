"""What must never be, for tests and fuzzing; and what is counted about a finished game."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from kurgan.engine.hexset import hexes, only
from kurgan.engine.paths import reach
from kurgan.engine.record import Ints
from kurgan.engine.rule import helper
from kurgan.games.autumn_storm.rules.fog import seen_enemies, view_of
from kurgan.games.autumn_storm.rules.movement import ground, known_zone
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.rules.victory import score
from kurgan.games.autumn_storm.state import (
    N_SIDES,
    N_UNITS,
    NO_UNIT,
    State,
    controlled,
    field,
    is_on_map,
    no_hexes,
    side_of,
    sight,
    standing,
    units_of,
)
from kurgan.games.autumn_storm.tables.map import AXIS, GRID, N_HEXES, OFF_MAP, PASSABLE, SOVIET
from kurgan.games.autumn_storm.tables.units import UNITS_PER_SIDE


class Fault(IntEnum):
    """Something that must never be."""

    SOUND = -1
    STRENGTH_OUT_OF_BOUNDS = 0
    LOST_UNIT_ON_THE_MAP = 1
    POINTS_OUT_OF_BOUNDS = 2
    OCCUPANT_DISAGREES = 3
    STANDING_DISAGREES = 4
    CONTROL_OVERLAPS = 5
    STANDS_WHERE_NOBODY_CAN = 6
    STANDS_ON_GROUND_NOT_ITS_OWN = 7
    SIGHT_DISAGREES = 8
    REMEMBERS_AN_ENEMY_UNDER_ITS_OWN_UNIT = 9
    POINTS_ARE_OWED = 10
    REACH_DISAGREES = 11


FAULTS: Final = tuple(fault.name.lower().replace("_", " ") for fault in Fault if fault >= 0)


@helper
def fault(state: State) -> int:
    """The first thing wrong with a state, or SOUND."""
    found = unit_fault(state)
    if found == Fault.SOUND:
        found = map_fault(state)
    for side in range(N_SIDES):
        if found == Fault.SOUND:
            found = side_fault(state, side)
    if found == Fault.SOUND and (state.command < 0 or state.artillery < 0):
        found = Fault.POINTS_ARE_OWED
    if found == Fault.SOUND and not is_surveyed(state):
        found = Fault.REACH_DISAGREES
    return found


@helper
def unit_fault(state: State) -> int:
    """Counters are conserved: each is whole and in its hex, or lost."""
    for unit in range(N_UNITS):
        if state.strength[unit] < 0 or state.strength[unit] > state.maximum[unit]:
            return Fault.STRENGTH_OUT_OF_BOUNDS
        if (state.strength[unit] == 0) != (state.unit_hex[unit] == OFF_MAP):
            return Fault.LOST_UNIT_ON_THE_MAP
        if state.points[unit] < 0 or state.points[unit] > state.movement[unit]:
            return Fault.POINTS_OUT_OF_BOUNDS
        if is_on_map(state, unit) and state.occupant[state.unit_hex[unit]] != unit:
            return Fault.OCCUPANT_DISAGREES
    return Fault.SOUND


@helper
def map_fault(state: State) -> int:
    """Occupants, units and standing sets agree."""
    for hex in range(N_HEXES + 1):
        unit = state.occupant[hex]
        if unit != NO_UNIT and (hex == OFF_MAP or state.unit_hex[unit] != hex):
            return Fault.OCCUPANT_DISAGREES
        for side in range(N_SIDES):
            if (hex in standing(state, side)) != (unit != NO_UNIT and side_of(unit) == side):
                return Fault.STANDING_DISAGREES
    if controlled(state, AXIS) & controlled(state, SOVIET):
        return Fault.CONTROL_OVERLAPS
    return Fault.SOUND


@helper
def side_fault(state: State, side: int) -> int:
    """A side stands on passable ground it controls and sees what its units see."""
    if standing(state, side) - (PASSABLE & field(state)):
        return Fault.STANDS_WHERE_NOBODY_CAN
    if standing(state, side) - controlled(state, side):
        return Fault.STANDS_ON_GROUND_NOT_ITS_OWN
    if sight(state, side) != view_of(state, side):
        return Fault.SIGHT_DISAGREES
    if hexes(GRID, state.ghosts[side]) & standing(state, side):
        return Fault.REMEMBERS_AN_ENEMY_UNDER_ITS_OWN_UNIT
    return Fault.SOUND


@helper
def is_surveyed(state: State) -> bool:
    """Is the reach kept in the state what the rules give, and none before orders are given?"""
    if state.step > Step.ACTION:
        return True
    if state.step < Step.ACTION:
        return not has_reach(state)
    open, zone = ground(state, state.side), known_zone(state, state.side)
    for unit in units_of(state.side):
        right = no_hexes()
        if is_on_map(state, unit):
            right = reach(only(GRID, state.unit_hex[unit]), state.points[unit], open, zone)
        if hexes(GRID, state.reach[unit % UNITS_PER_SIDE]) != right:
            return False
    return hexes(GRID, state.surveyed[0]) == seen_enemies(state, state.side)


@helper
def has_reach(state: State) -> bool:
    """Does the state say where anybody could go?"""
    for row in range(UNITS_PER_SIDE):
        if hexes(GRID, state.reach[row]):
            return True
    return bool(hexes(GRID, state.surveyed[0]))


TALLIES: Final = (
    "turns",
    "axis_score",
    "soviet_score",
    "axis_losses",
    "soviet_losses",
    "axis_units_lost",
    "soviet_units_lost",
)


@helper
def tally(state: State, into: Ints) -> None:
    """How long the game took, the scores, and strength points and units lost."""
    into[0] = state.turn
    for side in range(N_SIDES):
        units_lost = 0
        for unit in units_of(side):
            units_lost += state.maximum[unit] > 0 and state.strength[unit] == 0
        into[1 + side] = score(state, side)
        into[3 + side] = state.lost[side]
        into[5 + side] = units_lost
