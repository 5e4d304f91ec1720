"""Ways over hexsides: through those that are open, along roads at half the price, and along networks such as rails.

Hexsides are six sets, one for each direction: the hexes that have an open side, a road or a rail there. A side has two
hexes, and what leads from one leads from the other; `hexsides` and `other_sides` make it so. As in `paths` everything
grows in rings, a stop ends the move of whoever enters it, and nobody steps from one stop straight to another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from kurgan.engine.hexes import N_DIRECTIONS, HexGrid
from kurgan.engine.hexset import HexSet, across, first, hexes, holds, include, keep, only
from kurgan.engine.record import Ints, Words, table
from kurgan.engine.rule import helper


def hexsides(grid: HexGrid, pairs: Iterable[tuple[int, int]]) -> Words:
    """The sides between these neighbours; ValueError if some are none."""
    sides = np.zeros((N_DIRECTIONS, grid.words), np.uint64)
    for hex, other in pairs:
        ways = [way for way in range(N_DIRECTIONS) if other < grid.n_hexes and grid.neighbours[hex, way] == other]
        if not ways:
            raise ValueError(f"{grid.name(hex)} and {grid.name(other)} are no neighbours")
        include(sides[ways[0]], hex)
        include(sides[(ways[0] + N_DIRECTIONS // 2) % N_DIRECTIONS], other)
    return table(sides, np.uint64)


def other_sides(grid: HexGrid, sides: Words) -> Words:
    """Every side between two hexes of the map that is none of these."""
    others = np.zeros((N_DIRECTIONS, grid.words), np.uint64)
    for way in range(N_DIRECTIONS):
        for hex in range(grid.n_hexes):
            if grid.neighbours[hex, way] != grid.off_map and not holds(sides[way], hex):
                include(others[way], hex)
    return table(others, np.uint64)


@helper
def linked(start: HexSet, sides: Words, through: HexSet) -> HexSet:
    """All that hangs together with the start along these hexsides, through these hexes."""
    reached = start & through
    edge = reached
    while edge:
        edge = (across(edge, sides) & through) - reached
        reached = reached | edge
    return reached


@helper
def spread(start: HexSet, steps: int, sides: Words, through: HexSet, stops: HexSet) -> HexSet:
    """Every hex that can be entered from the start in so many steps over these hexsides."""
    reached = start
    near = setting_out(start, sides, stops)
    for _ in range(steps):
        edge = (near & through) - reached
        reached = reached | edge
        near = across(edge - stops, sides)
    return reached - start


@helper
def setting_out(start: HexSet, sides: Words, stops: HexSet) -> HexSet:
    """Where the first step may lead: from a stop only to hexes that are none."""
    return across(start, sides) - stops if start & stops else across(start, sides)


class Going(NamedTuple):
    """Where one may go: over which hexsides, on which of them by road, through which hexes, and what ends a move."""

    open: Words
    roads: Words
    through: HexSet
    stops: HexSet


class Front(NamedTuple):
    """How far a move has come: all it has reached, what it has just entered, and what lies beside that."""

    reached: HexSet
    entered: HexSet
    by_road: HexSet  # half a point away
    by_side: HexSet  # a whole one
    due: HexSet  # a whole one from what was entered before


@helper
def begun(start: HexSet, going: Going) -> Front:
    """Nothing is entered yet."""
    by_road, by_side = setting_out(start, going.roads, going.stops), setting_out(start, going.open, going.stops)
    return Front(start, start, by_road, by_side, start - start)


@helper
def advanced(front: Front, going: Going) -> Front:
    """Half a point later."""
    entered = ((front.by_road | front.due) & going.through) - front.reached
    leaving = entered - going.stops
    by_road, by_side = across(leaving, going.roads), across(leaving, going.open)
    return Front(front.reached | entered, entered, by_road, by_side, front.by_side)


@helper
def travel(start: HexSet, halves: int, going: Going) -> HexSet:
    """Every hex that can be entered for so many half points: a step by road takes one, any other two."""
    front = begun(start, going)
    for _ in range(halves):
        front = advanced(front, going)
    return front.reached - start


@helper
def rings(start: HexSet, halves: int, going: Going, entered: Words) -> None:
    """Write the hexes that are first entered for each number of half points, from none, into a set each."""
    front = begun(start, going)
    keep(entered[0], start)
    for half in range(1, halves + 1):
        front = advanced(front, going)
        keep(entered[half], front.entered)


@helper
def way_back(grid: HexGrid, goal: int, going: Going, entered: Words, way: Ints) -> int:
    """Write the cheapest way to a goal into `way`, without its start, and return its length; 0 if no ring has the goal.

    Of equal ways it takes the one whose last hex but one has the lowest number, then the one before, and so on back to
    the start.
    """
    half = ring_of(goal, entered)
    hex = goal
    length = 0
    while half > 0:
        way[length] = hex
        length += 1
        hex = first(steps_before(grid, hex, half, going, entered))
        half -= 1 if holds(entered[half - 1], hex) else 2
    for place in range(length // 2):
        way[place], way[length - 1 - place] = way[length - 1 - place], way[place]
    return length


@helper
def ring_of(hex: int, entered: Words) -> int:
    """For how many half points a hex is first entered; 0 if for none of those written down."""
    for half in range(1, len(entered)):
        if holds(entered[half], hex):
            return half
    return 0


@helper
def steps_before(grid: HexGrid, hex: int, half: int, going: Going, entered: Words) -> HexSet:
    """From where a hex of this ring can have been entered."""
    here = only(grid, hex)
    last = left(hexes(grid, entered[half - 1]), here, half - 1, going.stops)
    before = across(here, going.roads) & last
    if half > 1:
        last = left(hexes(grid, entered[half - 2]), here, half - 2, going.stops)
        before = before | (across(here, going.open) & last)
    return before


@helper
def left(ring: HexSet, here: HexSet, half: int, stops: HexSet) -> HexSet:
    """The hexes of a ring that a step may lead from: no stop, unless it is the start and leads to none."""
    if half > 0:
        return ring - stops
    return ring - ring if ring & stops and here & stops else ring
