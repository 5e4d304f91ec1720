"""What must never be, for fuzzing, and numbers about a game, for reports."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexset import hexes, holds
from kurgan.engine.record import Ints
from kurgan.engine.rule import helper
from kurgan.games.eastern_front.rules.stacking import is_overfull
from kurgan.games.eastern_front.rules.victory import score
from kurgan.games.eastern_front.state import (
    N_SIDES,
    N_UNITS,
    NO_UNIT,
    State,
    Step,
    Where,
    controlled,
    field,
    is_on_map,
    side_of,
    units_in_play,
)
from kurgan.games.eastern_front.tables.map import AXIS, GRID, LAND, N_HEXES, OFF_MAP, RAILS, SOVIET

FAULTS: Final = (
    "a unit on the map has no hex in play, or one elsewhere has a hex",
    "a unit is not in the stack of its hex",
    "a stack has units of both sides",
    "the places of a side's units are not those that are kept",
    "more than two units, or two armies, stand in a hex outside a battle",
    "both sides hold a hex, or nobody does",
    "an Axis railway is not a rail that the Axis holds",
    "a unit is marked for an attack though there is none",
    "the phase waits at a step that is not its own",
    "replacements, trains or air units are fewer than none",
    "a unit that has to be attacked is not German, or not in good order with one that is",
    "a unit without a place in the scenario has one in the game",
)
OFF_ITS_HEX, OUT_OF_STACK, MIXED, MISPLACED, CROWDED, DISPUTED = range(6)
GAUGED, MARKED, ASTRAY, NEGATIVE, UNOWED, STRAY = range(6, len(FAULTS))
TALLIES: Final = (
    "turns",
    "axis_score",
    "soviet_score",
    "axis_units",
    "soviet_units",
    "axis_units_lost",
    "soviet_units_lost",
)


@helper
def fault(state: State) -> int:
    """The index of the first thing that is wrong, or -1."""
    found = wrong_units(state)
    return found if found >= 0 else wrong_places(state)


@helper
def wrong_units(state: State) -> int:
    """Units and stacks."""
    for unit in range(N_UNITS):
        hex = state.unit_hex[unit]
        if is_on_map(state, unit) == (hex == OFF_MAP):
            return OFF_ITS_HEX
        if is_on_map(state, unit):
            if hex not in LAND or not holds(state.field[0], hex):
                return OFF_ITS_HEX
            if not is_in_stack(state, unit, hex):
                return OUT_OF_STACK
        if unit not in units_in_play(state, side_of(unit)) and state.where[unit] != Where.NEVER:
            return STRAY
    for side in range(N_SIDES):
        if state.infantry_factors[side] < 0 or state.armour_factors[side] < 0:
            return NEGATIVE
        if state.rails[side] < 0 or state.air[side] < 0:
            return NEGATIVE
    return wrong_marks(state)


@helper
def is_in_stack(state: State, unit: int, hex: int) -> bool:
    """Is a unit where it says it is?"""
    other = state.top[hex]
    while other != NO_UNIT:
        if other == unit:
            return True
        other = state.below[other]
    return False


@helper
def wrong_marks(state: State) -> int:
    """Marks that only an attack may leave, and only while it lasts."""
    has_attack = state.target != OFF_MAP and state.step != Step.EXCESS
    for unit in range(N_UNITS):
        if (state.joined[unit] or state.falls[unit]) and not has_attack:
            return MARKED
        if state.owed[unit] and (side_of(unit) != AXIS or state.side != SOVIET):
            return UNOWED
    is_attack_step = Step.ATTACKERS <= state.step <= Step.ADVANCE
    return ASTRAY if is_attack_step and not has_attack else -1


@helper
def wrong_places(state: State) -> int:
    """Stacks, control and rails."""
    for hex in range(N_HEXES):
        side = N_SIDES
        is_steady = False
        unit = state.top[hex]
        while unit != NO_UNIT:
            if side != N_SIDES and side_of(unit) != side:
                return MIXED
            side = side_of(unit)
            is_steady = is_steady or not state.dispersed[unit]
            unit = state.below[unit]
        for holder in range(N_SIDES):
            if holds(state.standing[holder], hex) != (holder == side):
                return MISPLACED
            if holds(state.steady[holder], hex) != (holder == side and is_steady):
                return MISPLACED
        is_calm = state.step == Step.MOVEMENT or state.step == Step.INITIAL
        if is_calm and is_overfull(state, hex):
            return CROWDED
    return wrong_control(state)


@helper
def wrong_control(state: State) -> int:
    """Every land hex in play is held by one side, and Axis trains run on what it holds."""
    both = controlled(state, AXIS) & controlled(state, SOVIET)
    if both or (LAND & field(state)) - controlled(state, AXIS) - controlled(state, SOVIET):
        return DISPUTED
    return GAUGED if hexes(GRID, state.gauge[0]) - (RAILS & controlled(state, AXIS)) else -1


@helper
def tally(state: State, numbers: Ints) -> None:
    """In the order of TALLIES."""
    numbers[0] = state.turn
    for side in range(N_SIDES):
        numbers[1 + side] = score(state, side)
        on_map = lost = 0
        for unit in units_in_play(state, side):
            on_map += is_on_map(state, unit)
            lost += state.where[unit] == Where.LOST
        numbers[3 + side] = on_map
        numbers[5 + side] = lost
