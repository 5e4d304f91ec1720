"""Chapter 5, third part: by rail and by sea."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexset import HexSet, across, hexes, keep, only
from kurgan.engine.networks import linked
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.control import rules_the_sea
from kurgan.games.eastern_front.rules.stacking import with_room
from kurgan.games.eastern_front.rules.supply import friendly_rails, sources
from kurgan.games.eastern_front.rules.weather import is_foul
from kurgan.games.eastern_front.rules.zones import allowed, hostile, zone
from kurgan.games.eastern_front.state import (
    State,
    controlled,
    enemy_of,
    field,
    is_held,
    is_on_map,
    no_hexes,
    pick_up,
    put_down,
    side_of,
    standing,
)
from kurgan.games.eastern_front.tables.map import AXIS, GRID, RAIL_SIDES, RAILS, SOVIET
from kurgan.games.eastern_front.tables.places import BLACK_SEA_PORTS, MOSCOW, STOPS

AXIS_TRAINS: Final = 3
SOVIET_TRAINS: Final = 5
TRAINS_WITHOUT_MOSCOW: Final = 3
RAILHEAD: Final = 8  # rail hexes a turn
FOUL_RAILHEAD: Final = 4


@rule("5.7")
def trains(state: State, side: int) -> int:
    """The Axis moves three units a turn by rail, the Soviet side five, but three in its turn after Moscow falls."""
    if side == AXIS:
        return AXIS_TRAINS
    months_since = 1 if state.first_side == SOVIET else 0
    has_fallen = state.moscow_fell > 0 and state.turn == state.moscow_fell + months_since
    return TRAINS_WITHOUT_MOSCOW if has_fallen and is_held(state, AXIS, MOSCOW) else SOVIET_TRAINS


@rule("5.7")
def extend_railhead(state: State) -> None:
    """The Axis mends eight rail hexes ahead a turn, four in Mud and Snow, as far as it holds them undisturbed."""
    open = (RAILS & controlled(state, AXIS) & field(state)) - hostile(state, AXIS)
    mended = hexes(GRID, state.gauge[0])
    for _ in range(FOUL_RAILHEAD if is_foul(state) else RAILHEAD):
        mended = mended | (across(mended, RAIL_SIDES) & open)
    keep(state.gauge[0], mended)


@rule("5.7")
def rail_net(state: State, side: int) -> HexSet:
    """Where a side's trains run: on its rails from a source, out of enemy zones."""
    free = friendly_rails(state, side) - zone(state, enemy_of(side)) - standing(state, enemy_of(side))
    return linked(sources(state, side), RAIL_SIDES, free)


@rule("5.7")
def rail_goals(state: State, unit: int, net: HexSet) -> HexSet:
    """By rail a unit goes from any city or town to any other on the net that has room for it."""
    here = only(GRID, state.unit_hex[unit])
    stops = net & STOPS
    if not here & stops:
        return no_hexes()
    return with_room(state, unit, (stops - here) & allowed(state, unit))


@helper
def may_travel(state: State, unit: int) -> bool:
    """A unit that can still move may do so by rail or sea instead."""
    return is_on_map(state, unit) and not (state.moved[unit] or state.dispersed[unit])


@rule("5.7")
def entrain(state: State, unit: int, goal: int) -> None:
    """A train is taken, and the unit has moved."""
    state.rails[side_of(unit)] -= 1
    travel(state, unit, goal)


@rule("5.8")
def sea_goals(state: State, unit: int) -> HexSet:
    """Whoever rules the Black Sea moves one unit a turn from a port of his to another."""
    side = side_of(unit)
    here = only(GRID, state.unit_hex[unit])
    ports = BLACK_SEA_PORTS & controlled(state, side) & field(state)
    if state.sailed[side] or not rules_the_sea(state, side) or not here & ports:
        return no_hexes()
    return with_room(state, unit, (ports - here) & allowed(state, unit))


@rule("5.8")
def sail(state: State, unit: int, goal: int) -> None:
    """The ships are taken, and the unit has moved."""
    state.sailed[side_of(unit)] = 1
    travel(state, unit, goal)


@helper
def travel(state: State, unit: int, goal: int) -> None:
    pick_up(state, unit)
    put_down(state, unit, goal)
    state.moved[unit] = 1
