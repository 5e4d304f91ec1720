"""[6.4, 11.1] Units that are lost."""

from __future__ import annotations

from kurgan.engine.rule import rule
from kurgan.games.eastern_front.state import State, Where, pick_up, side_of
from kurgan.games.eastern_front.tables.map import SOVIET
from kurgan.games.eastern_front.tables.units import Nation, Size


@rule("6.4")
def eliminate(state: State, unit: int) -> None:
    """A unit leaves the map; it may be replaced [9.2, 9.3]."""
    pick_up(state, unit)
    state.where[unit] = Where.LOST
    state.dispersed[unit] = state.hungry[unit] = state.owed[unit] = state.breaks[unit] = 0
    state.joined[unit] = state.moved[unit] = state.spent[unit] = 0
    state.destroyed[side_of(unit)] += prize(state, unit)


@rule("11.1")
def prize(state: State, unit: int) -> int:
    """What the Soviet side scores for a lost corps: more for a German one than for an ally's."""
    if side_of(unit) == SOVIET or state.size[unit] == Size.DIVISION:
        return 0
    return state.german_prize if state.nation[unit] == Nation.GERMAN else state.allied_prize
