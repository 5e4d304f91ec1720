"""Chapter 5, second part: operational movement."""

from __future__ import annotations

from typing import Final

import numpy as np

from kurgan.engine.hexset import HexSet, across, holds, only
from kurgan.engine.networks import Going, rings, setting_out, travel, way_back
from kurgan.engine.record import Ints
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.control import take
from kurgan.games.eastern_front.rules.stacking import fits, with_room
from kurgan.games.eastern_front.rules.weather import slowed
from kurgan.games.eastern_front.rules.zones import is_supple, passable, zone
from kurgan.games.eastern_front.state import State, enemy_of, is_on_map, pick_up, put_down, side_of
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import ALL_ROADS, BOAT_SIDES, GRID, MUD_ROADS, NO_ROADS, OPEN_BY_ICE, ROADS
from kurgan.games.eastern_front.tables.units import IS_ARMOUR, IS_INFANTRY, Kind

STARVED_MOVEMENT: Final = 2
HALVES: Final = 2  # a hex off the road costs a motorised unit two halves of a factor, along it one
N_RINGS: Final = 20  # for as many halves as a unit has at most, and none


@rule("8.2")
def is_starved(state: State, unit: int) -> bool:
    """Out of supply at its side's last check, and not supplied from the air."""
    return state.hungry[unit] > 0 and not holds(state.lift[side_of(unit)], state.unit_hex[unit])


@rule("5.4")
def allowance(state: State, unit: int) -> int:
    """A hex costs one movement factor, whatever the ground; weather and hunger leave fewer of them."""
    points = slowed(state, unit)
    return min(points, STARVED_MOVEMENT) if is_starved(state, unit) else points


@rule("5.5")
def is_motorised(state: State, unit: int) -> bool:
    """Armour and motorised units move two road hexes for each factor."""
    return bool(IS_ARMOUR[state.kind[unit]]) or state.kind[unit] == Kind.MOTORISED


@rule("1.3")
def may_move(state: State, unit: int) -> bool:
    """A unit moves once a turn, and neither after it has attacked nor while it is Dispersed."""
    return is_on_map(state, unit) and not (state.moved[unit] or state.spent[unit] or state.dispersed[unit])


@helper
def roads(state: State) -> int:
    """[3.2] In Mud only the highway from Smolensk to Moscow counts as a road."""
    return MUD_ROADS if state.weather == Weather.MUD else ALL_ROADS


@rule("5.2", "5.3", "5.4", "5.5")
def going(state: State, unit: int) -> Going:
    """Over land, by road at half the price on wheels and tracks; an enemy zone ends the move."""
    own = roads(state) if is_motorised(state, unit) else NO_ROADS
    return Going(OPEN_BY_ICE[state.ice], ROADS[own], passable(state, unit), zone(state, enemy_of(side_of(unit))))


@rule("5.5")
def marching(state: State, unit: int) -> Going:
    """Infantry that moves along roads alone."""
    stops = zone(state, enemy_of(side_of(unit)))
    return Going(ROADS[roads(state)], ROADS[NO_ROADS], passable(state, unit), stops)


@rule("5.5")
def road_bonus(state: State, unit: int) -> int:
    """It goes one hex farther."""
    return 1 if IS_INFANTRY[state.kind[unit]] else 0


@helper
def within_reach(state: State, unit: int) -> HexSet:
    """Every hex a unit could get to."""
    start, points = only(GRID, state.unit_hex[unit]), allowance(state, unit)
    reached = travel(start, HALVES * points, going(state, unit))
    if road_bonus(state, unit):
        reached = reached | travel(start, HALVES * (points + 1), marching(state, unit))
    return reached | whole_moves(state, unit)


@rule("5.3", "5.6")
def whole_moves(state: State, unit: int) -> HexSet:
    """Moves of a single hex: across a lake or a strait, and for some from one enemy zone into another."""
    start, free = only(GRID, state.unit_hex[unit]), passable(state, unit)
    stops = zone(state, enemy_of(side_of(unit)))
    boats = across(start, BOAT_SIDES) & free
    if not start & stops:
        return boats
    if not is_supple(state, unit):
        return boats - stops
    return boats | (across(start, OPEN_BY_ICE[state.ice]) & free & stops)


@rule("5.2")
def destinations(state: State, unit: int) -> HexSet:
    """Where a unit may end its move."""
    return with_room(state, unit, within_reach(state, unit))


@helper
def can_go_anywhere(state: State, unit: int) -> bool:
    """Has a unit a destination? A look around answers it for most."""
    start, way = only(GRID, state.unit_hex[unit]), going(state, unit)
    for hex in setting_out(start, way.open, way.stops) & way.through:
        if fits(state, unit, hex):
            return True
    return bool(destinations(state, unit))


@rule("5.4")
def march(state: State, unit: int, goal: int) -> None:
    """A unit goes by the cheapest way, and what it passes through is its side's."""
    way = np.zeros(N_RINGS, np.int16)
    for place in range(find_way(state, unit, goal, way)):
        take(state, side_of(unit), way[place])
    pick_up(state, unit)
    put_down(state, unit, goal)
    state.moved[unit] = 1


@helper
def find_way(state: State, unit: int, goal: int, way: Ints) -> int:
    """Write the hexes of the cheapest way without its start, and return how many they are."""
    start, points = only(GRID, state.unit_hex[unit]), allowance(state, unit)
    entered = np.zeros((N_RINGS, GRID.words), np.uint64)
    rings(start, HALVES * points, going(state, unit), entered)
    length = way_back(GRID, goal, going(state, unit), entered, way)
    if length == 0 and road_bonus(state, unit):
        rings(start, HALVES * (points + 1), marching(state, unit), entered)
        length = way_back(GRID, goal, marching(state, unit), entered, way)
    if length == 0:
        way[0] = goal
        length = 1
    return length
