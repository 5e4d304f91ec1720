"""`reach`, `path` and `connected`, compiled and plain, against searches that are slow and obvious."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kurgan.engine.hexes import HexGrid, Layout
from kurgan.engine.hexset import HexSet, only
from kurgan.engine.paths import Ground, connected, distance, nearby, path, reach

GRIDS = [HexGrid(Layout.FLAT_TOP, 10, 8), HexGrid(Layout.POINTY_TOP, 7, 5)]
every_grid = pytest.mark.parametrize("grid", GRIDS, ids=["flat", "pointy"])
MOST = 9


@dataclass(frozen=True)
class Board:
    """A random board: what each hex costs to enter (0: it cannot be), where moves stop, where this one starts."""

    grid: HexGrid
    costs: list[int]
    stops: frozenset[int]
    start: int
    points: int

    @property
    def ground(self) -> Ground:
        return Ground(*(self.area(hex for hex, cost in enumerate(self.costs) if cost == price) for price in (1, 2, 3)))

    def area(self, hexes: Iterator[int]) -> HexSet:
        return HexSet(self.grid, sum(1 << hex for hex in hexes))

    def beside(self, hex: int) -> set[int]:
        return {int(self.grid.neighbours[hex, direction]) for direction in range(6)} - {self.grid.off_map}

    def steps(self, hex: int) -> Iterator[int]:
        """Where one may go from a hex of the way: nowhere from a stop, unless one starts in it; never stop to stop."""
        if hex in self.stops and hex != self.start:
            return
        for next in sorted(self.beside(hex)):
            if self.costs[next] and not (hex in self.stops and next in self.stops):
                yield next

    def cheapest(self) -> dict[int, int]:
        """Dijkstra: the least cost to every hex, within the points."""
        least, queue = {self.start: 0}, [(0, self.start)]
        while queue:
            paid, here = heapq.heappop(queue)
            if paid > least[here]:
                continue
            for next in self.steps(here):
                total = paid + self.costs[next]
                if total <= self.points and total < least.get(next, MOST + 1):
                    least[next] = total
                    heapq.heappush(queue, (total, next))
        return least

    def ways(self, goal: int, cost: int) -> list[list[int]]:
        """Every way to a goal that costs exactly so much."""
        least = self.cheapest()

        def extended(way: list[int], left: int) -> Iterator[list[int]]:
            if way[-1] == goal:
                yield way
            elif left > 0:
                for next in self.steps(way[-1]):
                    if self.costs[next] <= left and least.get(next) == cost - left + self.costs[next]:
                        yield from extended([*way, next], left - self.costs[next])

        return list(extended([self.start], cost))


@st.composite
def boards(draw: st.DrawFn, grid: HexGrid) -> Board:
    """Mostly open, mostly rough, or one price everywhere, so that there are detours, walls and ties."""
    kinds = draw(st.sampled_from([(0, 1, 1, 1, 2), (0, 0, 1, 2, 3), (1,), (1, 2), (2, 3), (1, 1, 2, 3)]))
    costs = draw(st.lists(st.sampled_from(kinds), min_size=grid.n_hexes, max_size=grid.n_hexes))
    stops = draw(st.sets(st.integers(0, grid.n_hexes - 1), max_size=grid.n_hexes // 3))
    start = draw(st.integers(0, grid.n_hexes - 1) | st.sampled_from(sorted(stops) or [0]))
    return Board(grid, costs, frozenset(stops), start, draw(st.integers(0, MOST)))


@every_grid
@given(data=st.data())
def test_reach_is_every_hex_dijkstra_can_pay_for(grid: HexGrid, data: st.DataObject) -> None:
    board = data.draw(boards(grid))
    expected = set(board.cheapest()) - {board.start}
    stops = board.area(iter(board.stops))
    for function in (reach, getattr(reach, "py_func", reach)):
        assert set(function(only(grid, board.start), board.points, board.ground, stops)) == expected


@every_grid
@given(data=st.data())
def test_path_is_the_cheapest_and_of_equal_ones_the_lowest_from_its_end(grid: HexGrid, data: st.DataObject) -> None:
    board = data.draw(boards(grid))
    for goal, cost in board.cheapest().items():
        if goal != board.start:
            found = walked(board, goal, set())
            ways = board.ways(goal, cost)
            assert found in ways, "a way that costs the least and breaks no rule"
            assert found == min(ways, key=lambda way: way[-2::-1]), "the documented one of equal ways"
            assert walked(board, goal, set()) == found, "the same every time"


@every_grid
@given(data=st.data())
def test_of_equal_paths_the_one_with_the_fewest_shunned_hexes_is_taken(grid: HexGrid, data: st.DataObject) -> None:
    board = data.draw(boards(grid))
    shunned = data.draw(st.sets(st.integers(0, grid.n_hexes - 1), max_size=grid.n_hexes // 3))
    for goal, cost in board.cheapest().items():
        if goal != board.start:
            ways = board.ways(goal, cost)
            best = min(ways, key=lambda way: (len(shunned & set(way[1:])), way[-2::-1]))
            assert walked(board, goal, shunned) == best


def walked(board: Board, goal: int, shunned: set[int]) -> list[int]:
    """What `path` writes, start and goal included; compiled and plain must agree."""
    stops, area, ways = board.area(iter(board.stops)), board.area(iter(shunned)), []
    for function in (path, getattr(path, "py_func", path)):
        way = np.full(MOST + 1, -1, np.int16)
        length = function(board.grid, board.start, goal, board.points, board.ground, stops, area, way)
        assert (way[length:] == -1).all(), "nothing is written behind the way"
        ways.append([board.start, *way[:length].tolist()])
    assert ways[0] == ways[1]
    return ways[0]


@every_grid
@given(data=st.data())
def test_connected_is_all_that_hangs_together(grid: HexGrid, data: st.DataObject) -> None:
    board = data.draw(boards(grid))
    through, starts = {hex for hex, cost in enumerate(board.costs) if cost == 1}, set(board.stops)
    found = starts & through
    edge = set(found)
    while edge:
        edge = {next for hex in edge for next in board.beside(hex)} & through - found
        found |= edge
    for function in (connected, getattr(connected, "py_func", connected)):
        assert set(function(board.area(iter(starts)), board.area(iter(through)))) == found


@pytest.mark.parametrize("grid", [*GRIDS, HexGrid(Layout.FLAT_TOP, 5, 9), HexGrid(Layout.POINTY_TOP, 35, 36)])
def test_distance_and_what_is_nearby_are_counted_as_on_the_grid(grid: HexGrid) -> None:
    for start in range(0, grid.n_hexes, 1 + grid.n_hexes // 29):
        for end in range(0, grid.n_hexes, 1 + grid.n_hexes // 31):
            for function in (distance, getattr(distance, "py_func", distance)):
                assert function(grid, start, end) == grid.distance(start, end)
        for steps in (0, 1, 3):
            expected = {hex for hex in range(grid.n_hexes) if grid.distance(start, hex) <= steps}
            for expand in (nearby, getattr(nearby, "py_func", nearby)):
                assert set(expand(only(grid, start), steps)) == expected


def test_a_stop_ends_the_move_and_no_step_leads_from_stop_to_stop() -> None:
    grid = GRIDS[0]
    line = [grid.named(name) for name in ("0000", "0001", "0002", "0003")]
    costs = [1 if hex in line else 0 for hex in range(grid.n_hexes)]
    entering = Board(grid, costs, frozenset({line[1]}), line[0], 9)
    leaving = Board(grid, costs, frozenset({line[0]}), line[0], 9)
    between = Board(grid, costs, frozenset({line[0], line[1]}), line[0], 9)
    for board, expected in ((entering, [line[1]]), (leaving, line[1:]), (between, [])):
        found = reach(only(grid, line[0]), 9, board.ground, board.area(iter(board.stops)))
        assert list(found) == expected


def test_entering_costs_what_the_hex_says() -> None:
    grid = GRIDS[0]
    line = [grid.named(name) for name in ("0000", "0001", "0002", "0003")]
    costs = [0] * grid.n_hexes
    for hex, cost in zip(line, (1, 1, 2, 3), strict=True):
        costs[hex] = cost
    for points, expected in enumerate([0, 1, 1, 2, 2, 2, 3, 3]):
        board = Board(grid, costs, frozenset(), line[0], points)
        assert len(reach(only(grid, line[0]), points, board.ground, board.area(iter(())))) == expected
