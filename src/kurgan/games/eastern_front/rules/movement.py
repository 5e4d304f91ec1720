"""Chapter 5, second part: operational movement."""

from __future__ import annotations

from typing import Final

import numpy as np

from kurgan.engine.hexset import HexSet, across, first, hexes, holds, keep, only
from kurgan.engine.record import Ints, Words
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.control import take
from kurgan.games.eastern_front.rules.stacking import fits, with_room
from kurgan.games.eastern_front.rules.weather import slowed
from kurgan.games.eastern_front.rules.zones import is_supple, passable, zone
from kurgan.games.eastern_front.state import (
    State,
    enemy_of,
    is_on_map,
    no_hexes,
    pick_up,
    put_down,
    side_of,
)
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import (
    BOAT_SIDES,
    GRID,
    OPEN_BY_ICE,
    ROADS_BY_MUD,
)
from kurgan.games.eastern_front.tables.units import IS_ARMOUR, IS_INFANTRY, Kind

STARVED_MOVEMENT: Final = 2
HALVES: Final = 2  # a hex off the road costs a motorised unit two halves of a factor, along it one
MOST_COST: Final = 16
BY_ROAD: Final = MOST_COST + 1  # the rings of a march along roads alone lie behind the others
N_RINGS: Final = 2 * (MOST_COST + 1)


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
    return 1 if state.weather == Weather.MUD else 0


@rule("5.2", "5.3")
def first_steps(start: HexSet, free: HexSet, stops: HexSet) -> HexSet:
    """Where a move may begin to go: from an enemy zone not straight into another."""
    return free - stops if start & stops else free


@helper
def explore(state: State, unit: int, rings: Words) -> HexSet:
    """Every hex a unit could get to, and in `rings` those it first gets to for each cost."""
    start = only(GRID, state.unit_hex[unit])
    stops = zone(state, enemy_of(side_of(unit)))
    free = passable(state, unit) - start
    points = allowance(state, unit)
    if is_motorised(state, unit):
        reached = driven(state, start, points, free, stops, rings)
    else:
        reached = marched(start, points, free, stops, OPEN_BY_ICE[state.ice], rings)
        if IS_INFANTRY[state.kind[unit]]:
            reached = reached | marched(start, points + 1, free, stops, ROADS_BY_MUD[roads(state)], rings[BY_ROAD:])
    return reached | whole_moves(state, unit, start, free, stops)


@rule("5.4", "5.5")
def marched(start: HexSet, points: int, free: HexSet, stops: HexSet, sides: Words, rings: Words) -> HexSet:
    """On foot or horseback a hex costs one factor; infantry that keeps to a road has one more of them."""
    reached = no_hexes()
    ring = across(start, sides) & first_steps(start, free, stops)
    for cost in range(1, points + 1):
        keep(rings[cost], ring)
        reached = reached | ring
        ring = (across(ring - stops, sides) & free) - reached
        if not ring:
            break
    return reached


@rule("5.5")
def driven(state: State, start: HexSet, points: int, free: HexSet, stops: HexSet, rings: Words) -> HexSet:
    """On wheels and tracks a hex costs two halves of a factor off the road, and one half along it."""
    open, road = OPEN_BY_ICE[state.ice], ROADS_BY_MUD[roads(state)]
    outward = first_steps(start, free, stops)
    reached = ring = across(start, road) & outward
    keep(rings[1], ring)
    before = no_hexes()
    for cost in range(HALVES, HALVES * points + 1):
        onto = across(start, open) & outward if cost == HALVES else across(before - stops, open) & free
        before, ring = ring, (onto | (across(ring - stops, road) & free)) - reached
        keep(rings[cost], ring)
        reached = reached | ring
    return reached


@rule("5.3", "5.6")
def whole_moves(state: State, unit: int, start: HexSet, free: HexSet, stops: HexSet) -> HexSet:
    """Moves of a single hex: across a lake or a strait, and for some from one enemy zone into another."""
    boats = across(start, BOAT_SIDES) & free
    if not start & stops:
        return boats
    if not is_supple(state, unit):
        return boats - stops
    return boats | (across(start, OPEN_BY_ICE[state.ice]) & free & stops)


@rule("5.2")
def destinations(state: State, unit: int) -> HexSet:
    """Where a unit may end its move."""
    return with_room(state, unit, explore(state, unit, np.zeros((N_RINGS, GRID.words), np.uint64)))


@helper
def can_go_anywhere(state: State, unit: int) -> bool:
    """Has a unit a destination? A look around answers it for most."""
    start = only(GRID, state.unit_hex[unit])
    stops = zone(state, enemy_of(side_of(unit)))
    free = passable(state, unit)
    next_to = across(start, OPEN_BY_ICE[state.ice]) & first_steps(start, free, stops)
    for hex in next_to | whole_moves(state, unit, start, free, stops):
        if fits(state, unit, hex):
            return True
    return bool(destinations(state, unit))


@rule("5.4")
def march(state: State, unit: int, goal: int) -> None:
    """A unit goes by the cheapest way, and what it passes through is its side's."""
    way = np.zeros(MOST_COST + 1, np.int16)
    length = find_way(state, unit, goal, way)
    side = side_of(unit)
    for place in range(length):
        take(state, side, way[place])
    pick_up(state, unit)
    put_down(state, unit, goal)
    state.moved[unit] = 1


@helper
def find_way(state: State, unit: int, goal: int, way: Ints) -> int:
    """Write the hexes of the cheapest way without its start, and return how many they are."""
    rings = np.zeros((N_RINGS, GRID.words), np.uint64)
    explore(state, unit, rings)
    stops = zone(state, enemy_of(side_of(unit)))
    if is_motorised(state, unit):
        cost = ring_of(rings, goal)
        length = driven_back(state, rings, goal, cost, stops, way)
    else:
        cost = ring_of(rings, goal)
        by_road = ring_of(rings[BY_ROAD:], goal)
        if cost > 0:
            length = marched_back(OPEN_BY_ICE[state.ice], rings, goal, cost, stops, way)
        else:
            length = marched_back(ROADS_BY_MUD[roads(state)], rings[BY_ROAD:], goal, by_road, stops, way)
    return length


@helper
def ring_of(rings: Words, hex: int) -> int:
    """What it costs to get to a hex; 0 if it is in no ring."""
    for cost in range(1, MOST_COST + 1):
        if holds(rings[cost], hex):
            return cost
    return 0


@helper
def marched_back(sides: Words, rings: Words, goal: int, cost: int, stops: HexSet, way: Ints) -> int:
    """The way back through the rings; a whole move of one hex is in none."""
    length = max(cost, 1)
    hex = goal
    for place in range(length - 1, -1, -1):
        way[place] = hex
        if place:
            hex = first((across(only(GRID, hex), sides) & hexes(GRID, rings[place])) - stops)
    return length


@helper
def driven_back(state: State, rings: Words, goal: int, cost: int, stops: HexSet, way: Ints) -> int:
    """The same where steps cost two halves or one."""
    length = 0
    hex = goal
    while True:
        way[length] = hex
        length += 1
        by_road = no_hexes()
        if cost > 1:
            by_road = (across(only(GRID, hex), ROADS_BY_MUD[roads(state)]) & hexes(GRID, rings[cost - 1])) - stops
        by_land = no_hexes()
        if cost > HALVES:
            by_land = (across(only(GRID, hex), OPEN_BY_ICE[state.ice]) & hexes(GRID, rings[cost - HALVES])) - stops
        if by_road:
            hex, cost = first(by_road), cost - 1
        elif by_land:
            hex, cost = first(by_land), cost - HALVES
        else:
            break
    turn_round(way, length)
    return length


@helper
def turn_round(way: Ints, length: int) -> None:
    """The last first."""
    for place in range(length // 2):
        way[place], way[length - 1 - place] = way[length - 1 - place], way[place]
