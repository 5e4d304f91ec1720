"""Ways over hexsides, compiled and plain, against searches that are slow and obvious."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TypeVar

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kurgan.engine.hexes import N_DIRECTIONS, HexGrid, Layout
from kurgan.engine.hexset import HexSet, hexes, only
from kurgan.engine.networks import Going, hexsides, linked, other_sides, rings, spread, travel, way_back
from kurgan.engine.record import Words
from kurgan.engine.testing.samples import some

GRIDS = [HexGrid(Layout.FLAT_TOP, 10, 8), HexGrid(Layout.POINTY_TOP, 7, 5), HexGrid(Layout.POINTY_TOP, 11, 19)]
every_grid = pytest.mark.parametrize("grid", GRIDS, ids=["flat", "pointy", "vector"])
MOST = 9
Pair = frozenset[int]
F = TypeVar("F", bound=Callable[..., object])


def both(function: F) -> list[F]:
    """Compiled and plain."""
    return [function, getattr(function, "py_func", function)]


def pairs_of(grid: HexGrid) -> list[Pair]:
    """Every two neighbours."""
    around = (
        (hex, int(grid.neighbours[hex, direction])) for hex in range(grid.n_hexes) for direction in range(N_DIRECTIONS)
    )
    return sorted({frozenset(pair) for pair in around if pair[1] != grid.off_map}, key=sorted)


@dataclass(frozen=True)
class Board:
    """A random board: which sides are open and which have a road, which hexes may be entered, and where moves stop."""

    grid: HexGrid
    open: frozenset[Pair]
    roads: frozenset[Pair]
    through: frozenset[int]
    stops: frozenset[int]
    start: int
    points: int

    def area(self, hexes: frozenset[int]) -> HexSet:
        return HexSet(self.grid, sum(1 << hex for hex in hexes))

    def sides(self, pairs: frozenset[Pair]) -> Words:
        return hexsides(self.grid, [(min(pair), max(pair)) for pair in pairs])

    @cached_property
    def going(self) -> Going:
        return Going(self.sides(self.open), self.sides(self.roads), self.area(self.through), self.area(self.stops))

    def beside(self, hex: int) -> list[int]:
        found = (int(self.grid.neighbours[hex, direction]) for direction in range(N_DIRECTIONS))
        return sorted(next for next in found if next != self.grid.off_map)

    def steps(self, hex: int) -> Iterator[tuple[int, int]]:
        """Where one may go from a hex of the way and what it costs: nowhere from a stop, unless one starts in it."""
        if hex in self.stops and hex != self.start:
            return
        for next in self.beside(hex):
            if next in self.through and not (hex in self.stops and next in self.stops):
                if {hex, next} in self.roads:
                    yield next, 1
                elif {hex, next} in self.open:
                    yield next, 2

    def cheapest(self) -> dict[int, int]:
        """Dijkstra: the least half points for every hex, within the points."""
        least, queue = {self.start: 0}, [(0, self.start)]
        while queue:
            paid, here = heapq.heappop(queue)
            if paid > least[here]:
                continue
            for next, cost in self.steps(here):
                if paid + cost <= self.points and paid + cost < least.get(next, MOST + 1):
                    least[next] = paid + cost
                    heapq.heappush(queue, (paid + cost, next))
        return least

    def ways(self, goal: int, least: dict[int, int]) -> list[list[int]]:
        """Every cheapest way to a goal."""

        def extended(way: list[int], paid: int) -> Iterator[list[int]]:
            if way[-1] == goal:
                yield way
            for next, cost in self.steps(way[-1]):
                if least.get(next) == paid + cost <= least[goal]:
                    yield from extended([*way, next], paid + cost)

        return list(extended([self.start], 0))


@st.composite
def boards(draw: st.DrawFn, grid: HexGrid) -> Board:
    """Sides and hexes of all densities, so that there are detours, walls and ties."""
    pairs, numbers = pairs_of(grid), st.integers(0, grid.n_hexes - 1)

    def some(of: list[Pair], most: int) -> frozenset[Pair]:
        wanted = draw(st.lists(st.integers(0, 9), min_size=len(of), max_size=len(of)))
        return frozenset(pair for pair, number in zip(of, wanted, strict=True) if number < most)

    stops = draw(st.sets(numbers, max_size=grid.n_hexes // 4))
    closed = draw(st.sets(numbers, max_size=grid.n_hexes // 4))
    start = draw(numbers | st.sampled_from(sorted(stops) or [0]))
    open, roads = some(pairs, draw(st.sampled_from([4, 7, 10]))), some(pairs, draw(st.sampled_from([0, 2, 5])))
    through = frozenset(range(grid.n_hexes)) - closed
    return Board(grid, open, roads, through, frozenset(stops), start, draw(st.integers(0, MOST)))


@every_grid
def test_a_side_belongs_to_both_its_hexes_and_every_side_is_one_or_another(grid: HexGrid) -> None:
    pairs = pairs_of(grid)
    chosen = pairs[::3]
    sides = hexsides(grid, [(max(pair), min(pair)) for pair in chosen])
    for direction in range(N_DIRECTIONS):
        there = {hex for hex in range(grid.n_hexes) if {hex, int(grid.neighbours[hex, direction])} in chosen}
        assert set(hexes(grid, sides[direction])) == there
        others = {hex for hex in range(grid.n_hexes) if {hex, int(grid.neighbours[hex, direction])} in pairs} - there
        assert set(hexes(grid, other_sides(grid, sides)[direction])) == others


@pytest.mark.parametrize("pair", [("0000", "0002"), ("0000", "0000"), ("0000", "9999")])
def test_a_side_between_hexes_that_do_not_touch_is_refused(pair: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="are no neighbours"):
        hexsides(GRIDS[0], [(GRIDS[0].named(pair[0]), GRIDS[0].named(pair[1]))])


@every_grid
@given(data=st.data())
def test_linked_is_all_that_hangs_together_along_the_sides(grid: HexGrid, data: st.DataObject) -> None:
    board = data.draw(boards(grid))
    found = set(board.stops & board.through)
    edge = set(found)
    while edge:
        beside = {next for hex in edge for next in board.beside(hex) if {hex, next} in board.open}
        edge = beside & board.through - found
        found |= edge
    for function in both(linked):
        assert set(function(board.area(board.stops), board.going.open, board.going.through)) == found


@every_grid
@given(data=st.data())
def test_spread_is_every_hex_within_so_many_steps(grid: HexGrid, data: st.DataObject) -> None:
    board = data.draw(boards(grid))
    board = Board(grid, board.open, frozenset(), board.through, board.stops, board.start, board.points // 2 * 2)
    expected = set(board.cheapest()) - {board.start}
    for function in both(spread):
        start, (sides, _, through, stops) = only(grid, board.start), board.going
        assert set(function(start, board.points // 2, sides, through, stops)) == expected


@every_grid
@given(data=st.data())
def test_travel_is_every_hex_dijkstra_can_pay_for(grid: HexGrid, data: st.DataObject) -> None:
    board = data.draw(boards(grid))
    expected = set(board.cheapest()) - {board.start}
    for function in both(travel):
        assert set(function(only(grid, board.start), board.points, board.going)) == expected


@every_grid
@given(data=st.data())
def test_each_ring_is_what_costs_so_many_half_points(grid: HexGrid, data: st.DataObject) -> None:
    board = data.draw(boards(grid))
    least = board.cheapest()
    for function in both(rings):
        entered = np.zeros((board.points + 1, grid.words), np.uint64)
        function(only(grid, board.start), board.points, board.going, entered)
        for half, ring in enumerate(entered):
            assert set(hexes(grid, ring)) == {hex for hex, cost in least.items() if cost == half}


@every_grid
@given(data=st.data())
def test_the_way_back_is_the_cheapest_and_of_equal_ones_the_lowest_from_its_end(
    grid: HexGrid, data: st.DataObject
) -> None:
    board = data.draw(boards(grid))
    least, entered = board.cheapest(), np.zeros((board.points + 1, grid.words), np.uint64)
    rings(only(grid, board.start), board.points, board.going, entered)
    goals = sorted(least)
    for goal in some(goals, 6):
        expected = min(board.ways(goal, least), key=lambda way: way[-2::-1])[1:] if goal != board.start else []
        for function in both(way_back):
            way = np.full(MOST + 1, -1, np.int16)
            length = function(grid, goal, board.going, entered, way)
            assert way[:length].tolist() == expected
            assert (way[length:] == -1).all(), "nothing is written behind the way"


def test_there_is_no_way_to_a_hex_that_is_in_no_ring() -> None:
    grid = GRIDS[1]
    nothing, everything = hexsides(grid, []), HexSet(grid, 2**grid.n_hexes - 1)
    entered, way = np.zeros((3, grid.words), np.uint64), np.full(9, -1, np.int16)
    going = Going(nothing, nothing, everything, everything - everything)
    rings(only(grid, 3), 2, going, entered)
    assert way_back(grid, 4, going, entered, way) == 0 and (way == -1).all()


def test_a_road_is_twice_as_fast_and_half_a_point_is_not_enough_to_leave_it() -> None:
    grid = HexGrid(Layout.POINTY_TOP, 35, 36)
    row = [grid.hex_at(column, 10) for column in range(10)]
    roads = hexsides(grid, pairwise(row[:5]))
    everything = HexSet(grid, 2**grid.n_hexes - 1)
    going = Going(other_sides(grid, hexsides(grid, [])), roads, everything, everything - everything)
    for halves, last in enumerate([0, 1, 2, 3, 4, 4, 5, 5, 6]):
        reached = travel(only(grid, row[0]), halves, going)
        assert [hex in reached for hex in row] == [0 < place <= last for place in range(len(row))]
