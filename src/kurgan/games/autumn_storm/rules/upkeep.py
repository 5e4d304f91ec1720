"""Chapter 3: upkeep."""

from __future__ import annotations

from kurgan.engine.rule import rule
from kurgan.games.autumn_storm.rules.headquarters import headquarters
from kurgan.games.autumn_storm.rules.supply import supply_loss, trace
from kurgan.games.autumn_storm.state import NO_UNIT, State, is_on_map, units_of
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET

RECOVERS_ON = 5
UNSUPPLIED_RECOVERS_ON = 6


@rule("3.1")
def set_command(state: State) -> None:
    """Command points: the base of the side plus 1 for each of its headquarters."""
    state.command = state.base_command[state.side] + headquarters(state, state.side)


@rule("3.2")
def set_artillery(state: State) -> None:
    """Artillery points: the base of the side, less what Counter-Battery Fire took, not below 0."""
    state.artillery = max(state.base_artillery[state.side] - state.debt[state.side], 0)
    state.debt[state.side] = 0


@rule("3.3")
def trace_supply(state: State) -> None:
    """Supply is traced for every unit of both sides."""
    trace(state, AXIS)
    trace(state, SOVIET)


@rule("3.4")
def next_to_recover(state: State, after: int) -> int:
    """The side's next disrupted unit, in counter order; NO_UNIT when all have rolled."""
    for unit in units_of(state.side):
        if unit > after and is_on_map(state, unit) and state.disrupted[unit]:
            return unit
    return NO_UNIT


@rule("3.4", "8.3")
def recover(state: State, die: int) -> None:
    """A disrupted unit recovers on 5 or 6; an unsupplied one on 6 only."""
    needed = RECOVERS_ON if state.supplied[state.subject] else UNSUPPLIED_RECOVERS_ON
    if die >= needed:
        state.disrupted[state.subject] = 0


@rule("3.5")
def set_points(state: State) -> None:
    """Movement points: the printed value, 1 less if unsupplied, at least 1."""
    for unit in units_of(state.side):
        if is_on_map(state, unit):
            state.points[unit] = max(state.movement[unit] - supply_loss(state, unit), 1)


@rule("3.5")
def lose_points(state: State) -> None:
    """What is not used in a faction turn is lost with it."""
    state.command = 0
    state.artillery = 0
    for unit in units_of(state.side):
        state.points[unit] = 0
        state.acted[unit] = 0
