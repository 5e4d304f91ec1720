"""Chapter 5, first part: zones of control, and who may step where."""

from __future__ import annotations

from kurgan.engine.hexset import HexSet, across, hexes, only
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.state import (
    State,
    controlled,
    enemy_of,
    field,
    side_of,
    standing,
    steady,
)
from kurgan.games.eastern_front.tables.map import (
    FINNISH,
    GRID,
    LAND,
    OPEN_BY_ICE,
    ROMANIA,
)
from kurgan.games.eastern_front.tables.units import Kind, Nation


@helper
def step_from(state: State, area: HexSet) -> HexSet:
    """One step over sides that are land, or ice."""
    return across(area, OPEN_BY_ICE[state.ice])


@rule("5.1")
def zone(state: State, side: int) -> HexSet:
    """A unit that is not Dispersed has a zone: the hexes around it, but not across open water."""
    return step_from(state, steady(state, side))


@rule("5.3")
def is_supple(state: State, unit: int) -> bool:
    """German, Guards, Shock and tank-army units may go straight from one enemy zone into another."""
    kind = state.kind[unit]
    is_elite = kind == Kind.GUARDS or kind == Kind.SHOCK or kind == Kind.TANK_ARMY
    return state.nation[unit] == Nation.GERMAN or is_elite


@rule("5.9")
def allowed(state: State, unit: int) -> HexSet:
    """Land in play; Finns stay north of the Svir and of the old border, Hungarians out of Romania."""
    area = LAND & field(state)
    if state.nation[unit] == Nation.FINNISH:
        return area & FINNISH
    if state.nation[unit] == Nation.HUNGARIAN:
        return area - ROMANIA
    return area


@helper
def garrisons(state: State, side: int) -> HexSet:
    """[7.9] Victory cities of a side that were never taken: even empty they must be attacked."""
    return hexes(GRID, state.untaken[0]) & controlled(state, side)


@helper
def hostile(state: State, side: int) -> HexSet:
    """Hexes that a side cannot enter without a fight."""
    enemy = enemy_of(side)
    return standing(state, enemy) | garrisons(state, enemy)


@helper
def passable(state: State, unit: int) -> HexSet:
    """Where a unit may pass."""
    return allowed(state, unit) - hostile(state, side_of(unit))


@helper
def near(state: State, hex: int) -> HexSet:
    """The hexes one step away."""
    return step_from(state, only(GRID, hex))
