"""What must never be: the invariants of a state, for tests and fuzzing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kurgan.engine.hexset import hexes
from kurgan.engine.record import copy, save
from kurgan.games.autumn_storm.names import SIDE_NAMES
from kurgan.games.autumn_storm.rules.fog import view_of
from kurgan.games.autumn_storm.rules.movement import survey_all
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.state import N_SIDES, N_UNITS, NO_UNIT, State, controlled, field, side_of, sight, standing
from kurgan.games.autumn_storm.tables.map import AXIS, GRID, N_HEXES, OFF_MAP, PASSABLE, SOVIET


def faults(state: State) -> Sequence[str]:
    """Everything wrong with a state, in words; nothing in a sound one."""
    return [*unit_faults(state), *map_faults(state), *side_faults(state)]


def unit_faults(state: State) -> Iterator[str]:
    """Counters are conserved, whole, and where the map says they are."""
    for unit in range(N_UNITS):
        hex, strength = int(state.unit_hex[unit]), int(state.strength[unit])
        if not 0 <= strength <= state.maximum[unit]:
            yield f"unit {unit} has strength {strength} of {state.maximum[unit]}"
        if (strength == 0) != (hex == OFF_MAP):
            yield f"unit {unit} has strength {strength} at {hex}"
        if hex != OFF_MAP and state.occupant[hex] != unit:
            yield f"unit {unit} is at {GRID.name(hex)}, but {state.occupant[hex]} occupies it"
        if not 0 <= state.points[unit] <= max(state.movement[unit], 0):
            yield f"unit {unit} has {state.points[unit]} movement points"
        if strength == 0 and state.disrupted[unit]:
            yield f"unit {unit} is lost and disrupted"


def map_faults(state: State) -> Iterator[str]:
    """Occupants, standing sets and control agree."""
    for hex in range(N_HEXES):
        unit = int(state.occupant[hex])
        if unit != NO_UNIT and state.unit_hex[unit] != hex:
            yield f"{GRID.name(hex)} is occupied by {unit}, which is elsewhere"
        for side in range(N_SIDES):
            if (hex in standing(state, side)) != (unit != NO_UNIT and side_of(unit) == side):
                yield f"{GRID.name(hex)}: occupant {unit} and the {SIDE_NAMES[side]} side disagree"
    if state.occupant[OFF_MAP] != NO_UNIT:
        yield "somebody occupies the hex off the map"
    if controlled(state, AXIS) & controlled(state, SOVIET):
        yield "both sides control a hex"


def side_faults(state: State) -> Iterator[str]:
    """Each side stands on passable ground it controls, sees what its units see, and owes nothing."""
    for side in range(N_SIDES):
        name = SIDE_NAMES[side]
        if standing(state, side) - (PASSABLE & field(state)):
            yield f"the {name} side stands where nobody can"
        if standing(state, side) - controlled(state, side):
            yield f"the {name} side stands on ground it does not control"
        if sight(state, side) != view_of(state, side):
            yield f"the {name} side does not see what its units see"
        if hexes(GRID, state.ghosts[side]) & standing(state, side):
            yield f"the {name} side remembers an enemy under its own unit"
    if state.command < 0 or state.artillery < 0:
        yield "points are owed"
    if state.step == Step.ACTION:
        again = copy(state)
        survey_all(again)
        if save(again) != save(state):
            yield "the reach kept in the state is not the reach the rules give"
