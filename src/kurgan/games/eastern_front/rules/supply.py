"""Chapter 8: supply, and the rails it comes by."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexset import HexSet, hexes, holds, only
from kurgan.engine.networks import linked, spread
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.control import rules_the_sea
from kurgan.games.eastern_front.rules.losses import eliminate
from kurgan.games.eastern_front.rules.weather import is_foul
from kurgan.games.eastern_front.rules.zones import hostile, zone
from kurgan.games.eastern_front.state import (
    State,
    controlled,
    enemy_of,
    field,
    is_held,
    is_on_map,
    no_hexes,
    side_of,
    standing,
    units_in_play,
)
from kurgan.games.eastern_front.tables.map import AXIS, GRID, LAND, OPEN_BY_ICE, RAIL_SIDES, RAILS, SOVIET
from kurgan.games.eastern_front.tables.places import (
    BLACK_SEA_PORTS,
    FORTRESSES,
    LENINGRAD,
    TIKHVIN,
    VICTORY_CITIES,
    VOLKHOV,
)
from kurgan.games.eastern_front.tables.units import Nation

FAIR_REACH: Final = 6
FOUL_REACH: Final = 4
ENDURES: Final = 3  # checks in a row at which a unit is lost …
ALLY_ENDURES: Final = 2
BESIEGED_ENDURES: Final = 5  # … in a victory city, a fortress or under air supply


@helper
def friendly_rails(state: State, side: int) -> HexSet:
    """Rails that a side holds, and its trains can use."""
    rails = RAILS & controlled(state, side) & field(state)
    return rails & hexes(GRID, state.gauge[0]) if side == AXIS else rails


@rule("8.1")
def sources(state: State, side: int) -> HexSet:
    """Where supply comes from: the scenario's sources, ports by sea, and Leningrad across Ladoga."""
    found = hexes(GRID, state.sources[side])
    if side == SOVIET:
        if rules_the_sea(state, SOVIET):
            found = found | BLACK_SEA_PORTS
        if is_held(state, SOVIET, VOLKHOV) or is_held(state, SOVIET, TIKHVIN):
            found = found | only(GRID, LENINGRAD)
    return found & controlled(state, side) & field(state)


@helper
def open_country(state: State, side: int) -> HexSet:
    """Free of enemies, and of enemy zones unless a friend stands there."""
    threatened = zone(state, enemy_of(side)) - standing(state, side)
    return (LAND & field(state)) - hostile(state, side) - threatened


@rule("8.1")
def railways(state: State, side: int, begin: HexSet, open: HexSet) -> HexSet:
    """The rails connected to a source, and the sources themselves."""
    return (begin & open) | linked(begin, RAIL_SIDES, friendly_rails(state, side) & open)


@rule("8.1")
def supplied(state: State, side: int) -> HexSet:
    """Where a side's units are in supply."""
    return supplied_from(state, side, sources(state, side))


@rule("11.3")
def supplied_overland(state: State, side: int) -> HexSet:
    """The same without what comes by sea or across Ladoga."""
    return supplied_from(state, side, hexes(GRID, state.sources[side]) & controlled(state, side))


@rule("8.1")
def supplied_from(state: State, side: int, begin: HexSet) -> HexSet:
    """Six hexes from a connected rail, four in Mud and Snow, through open country."""
    open = open_country(state, side)
    lines = railways(state, side, begin, open)
    far = FOUL_REACH if is_foul(state) else FAIR_REACH
    return lines | spread(lines, far, OPEN_BY_ICE[state.ice], open, no_hexes())


@rule("8.2")
def endurance(state: State, unit: int) -> int:
    """At which failed check in a row a unit is lost: the third, an ally the second, the fifth where it can hold out."""
    hex = state.unit_hex[unit]
    if hex in VICTORY_CITIES or hex in FORTRESSES or holds(state.lift[side_of(unit)], hex):
        return BESIEGED_ENDURES
    is_ally = side_of(unit) == AXIS and state.nation[unit] != Nation.GERMAN
    return ALLY_ENDURES if is_ally else ENDURES


@rule("8.2")
def check_supply(state: State, side: int) -> None:
    """At a side's own check whoever is cut off goes hungry, and in the end is lost."""
    fed = supplied(state, side)
    for unit in units_in_play(state, side):
        if is_on_map(state, unit):
            if state.unit_hex[unit] in fed:
                state.hungry[unit] = 0
            else:
                state.hungry[unit] += 1
                if state.hungry[unit] >= endurance(state, unit):
                    eliminate(state, unit)
