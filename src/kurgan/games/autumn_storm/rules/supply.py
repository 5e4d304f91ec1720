"""Chapter 8: supply."""

from __future__ import annotations

from kurgan.engine.hexset import HexSet
from kurgan.engine.paths import connected
from kurgan.engine.rule import rule
from kurgan.games.autumn_storm.state import State, controlled, enemy_of, field, is_on_map, units_of
from kurgan.games.autumn_storm.tables.map import AXIS, AXIS_SOURCES, PASSABLE, SOVIET_SOURCES


@rule("8.1", "8.4")
def network(state: State, side: int) -> HexSet:
    """What is connected to a source of the side through passable hexes that the enemy does not control.

    Read from a `Known`, it is the network as that side knows it: the supply overlay.
    """
    clear = (PASSABLE & field(state)) - controlled(state, enemy_of(side))
    return connected(sources(state, side), clear)


@rule("8.2")
def sources(state: State, side: int) -> HexSet:
    """A source under enemy control supplies nobody, nor does one outside the field."""
    printed = AXIS_SOURCES if side == AXIS else SOVIET_SOURCES
    return (printed & field(state)) - controlled(state, enemy_of(side))


@rule("8.1")
def trace(state: State, side: int) -> None:
    """A unit is supplied if its hex is in the network."""
    supplied = network(state, side)
    for unit in units_of(side):
        if is_on_map(state, unit):
            state.supplied[unit] = state.unit_hex[unit] in supplied


@rule("8.3")
def supply_loss(state: State, unit: int) -> int:
    """What an unsupplied unit loses of its attack, defence and movement."""
    return 0 if state.supplied[unit] else 1
