"""Ways across a grid: reach with costs and stops, the cheapest path, distances, and plain connection.

The hexes that cost 1, 2 or 3 to enter are three sets, and everything grows in rings: the hexes first reached
for `n` points are next to those reached for `n - 1` and cost 1, or next to those for `n - 2` and cost 2 …
A stop ends the move of whoever enters it, and nobody steps from one stop straight to another.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kurgan.engine.hexes import HexGrid
from kurgan.engine.hexset import HexSet, around, first, only
from kurgan.engine.record import Ints
from kurgan.engine.rule import helper


class Ground(NamedTuple):
    """Where one may go, by what it costs to enter."""

    one: HexSet
    two: HexSet
    three: HexSet


@helper
def reach(start: HexSet, points: int, ground: Ground, stops: HexSet) -> HexSet:
    """Every hex that can be entered from the start for so many points."""
    reached = start
    near = first_steps(start, stops)  # next to what cost one point less,
    near_two = start - start  # two less,
    near_three = start - start  # three less
    for _ in range(points):
        edge = ((near & ground.one) | (near_two & ground.two) | (near_three & ground.three)) - reached
        reached = reached | edge
        near, near_two, near_three = around(edge - stops), near, near_two
    return reached - start


@helper
def ring(start: HexSet, goal: HexSet, cost: int, ground: Ground, stops: HexSet) -> tuple[HexSet, int]:
    """The hexes first entered for exactly so many points, or for fewer if the goal is among them; and how many."""
    reached = start
    edge = start
    near = first_steps(start, stops)
    near_two = start - start
    near_three = start - start
    paid = 0
    while paid < cost and not edge & goal:
        edge = ((near & ground.one) | (near_two & ground.two) | (near_three & ground.three)) - reached
        reached = reached | edge
        near, near_two, near_three = around(edge - stops), near, near_two
        paid += 1
    return edge, paid


@helper
def first_steps(start: HexSet, stops: HexSet) -> HexSet:
    """Where the first step may lead: from a stop only to hexes that are none."""
    return around(start) - stops if start & stops else around(start)


@helper
def path(
    grid: HexGrid, start: int, goal: int, points: int, ground: Ground, stops: HexSet, shunned: HexSet, way: Ints
) -> int:
    """Write the cheapest path to a goal within reach into `way`, without the start, and return its length.

    Of equal paths it takes one that enters the fewest shunned hexes; of those the one whose last hex but one has the
    lowest number, then the one before, and so on back to the start.
    """
    here = only(grid, start)
    if goal in first_steps(here, stops):  # no way round is cheaper than the one step
        way[0] = goal
        return 1
    cost = ring(here, only(grid, goal), points, ground, stops)[1]
    is_choosy = bool(reach(here, cost - 1, ground, stops) & shunned)
    entered = np.zeros(grid.n_hexes, np.int64) if is_choosy else np.zeros(0, np.int64)
    if is_choosy:
        count_shunned(grid, here, cost, ground, stops, shunned, entered)
    length = 0
    hex = goal
    while hex != start:
        way[length] = hex
        length += 1
        cost -= cost_of(ground, hex)
        before = here if cost == 0 else ring(here, here - here, cost, ground, stops)[0] - stops
        before = before & around(only(grid, hex))
        hex = least(before, entered) if is_choosy else first(before)
    for place in range(length // 2):
        way[place], way[length - 1 - place] = way[length - 1 - place], way[place]
    return length


@helper
def count_shunned(
    grid: HexGrid, start: HexSet, most: int, ground: Ground, stops: HexSet, shunned: HexSet, entered: Ints
) -> None:
    """How many shunned hexes a cheapest path enters at least, for each hex that costs at most so much."""
    reached = start
    near, last = first_steps(start, stops), start  # what cost one point less, and next to it
    near_two = before_last = start - start
    near_three = before_both = start - start
    for _ in range(most):
        edge = ((near & ground.one) | (near_two & ground.two) | (near_three & ground.three)) - reached
        for hex in edge:
            paid = cost_of(ground, hex)
            before = last if paid == 1 else before_last if paid == 2 else before_both
            entered[hex] = entered[least(before & around(only(grid, hex)), entered)] + (hex in shunned)
        reached = reached | edge
        near, near_two, near_three = around(edge - stops), near, near_two
        last, before_last, before_both = edge - stops, last, before_last


@helper
def least(area: HexSet, numbers: Ints) -> int:
    """The hex of an area with the least number beside it; of equal ones the first."""
    best = first(area)
    for hex in area:
        if numbers[hex] < numbers[best]:
            best = hex
    return best


@helper
def cost_of(ground: Ground, hex: int) -> int:
    """What it costs to enter a hex one may enter."""
    return 1 if hex in ground.one else 2 if hex in ground.two else 3


@helper
def distance(grid: HexGrid, start: int, end: int) -> int:
    """Steps between two hexes of the map, as `HexGrid.distance` counts them."""
    line, other = start // grid.length, end // grid.length
    over = other - line
    along = end % grid.length - other // 2 - (start % grid.length - line // 2)
    return max(abs(over), abs(along), abs(over + along))


@helper
def nearby(area: HexSet, steps: int) -> HexSet:
    """Every hex at most so many steps from one of the area."""
    for _ in range(steps):
        area = area | around(area)
    return area


@helper
def connected(start: HexSet, through: HexSet) -> HexSet:
    """All that hangs together with the start through these hexes."""
    reached = start & through
    edge = reached
    while edge:
        edge = (around(edge) & through) - reached
        reached = reached | edge
    return reached
