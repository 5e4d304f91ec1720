"""Chapter 10: control of hexes."""

from __future__ import annotations

from kurgan.engine.hexset import keep, only
from kurgan.engine.rule import rule
from kurgan.games.autumn_storm.state import State, controlled, enemy_of, side_of, standing
from kurgan.games.autumn_storm.tables.map import AXIS, GRID, SOVIET


@rule("10.1")
def take_control(state: State, unit: int) -> None:
    """A hex belongs to the last side that had a unit on it, passing through and retreating included."""
    side = side_of(unit)
    here = only(GRID, state.unit_hex[unit])
    keep(state.control[side], controlled(state, side) | here)
    keep(state.control[enemy_of(side)], controlled(state, enemy_of(side)) - here)


@rule("10.2")
def set_first_control(state: State) -> None:
    """At the start each side controls the hexes under its units."""
    keep(state.control[AXIS], standing(state, AXIS))
    keep(state.control[SOVIET], standing(state, SOVIET))
