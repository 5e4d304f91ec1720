"""What sets of hexes and ways across a map cost in compiled code, in nanoseconds, on a small map and on a large one.

    .venv/bin/python -m scripts.measure_hexes

A line of JSON for each map. Each figure is the least of some runs, for a busy machine only ever adds to it, and has the
loop in it that the operation was measured in.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Final

import numpy as np

from kurgan.engine.game import SPARE
from kurgan.engine.hexes import N_DIRECTIONS, HexGrid, Layout
from kurgan.engine.hexset import HexSet, across, around, first, hexes, holds, include, keep, listed, only, shift
from kurgan.engine.networks import Going, hexsides, linked, other_sides, rings, spread, travel, way_back
from kurgan.engine.paths import Ground, connected, distance, reach
from kurgan.engine.record import Ints, Record, Words, per, sets
from kurgan.engine.rule import helper

SMALL: Final = HexGrid(Layout.FLAT_TOP, 10, 8)
LARGE: Final = HexGrid(Layout.POINTY_TOP, 35, 36)
TIMES: Final = 1 << 13
RUNS: Final = 9
AREAS: Final = 32
PLACES: Final = 1024
POINTS: Final = 6


class Board(Record):
    """Areas, hexsides and places of the large map, and room for the rings of a move and for a list."""

    areas: Words = sets(AREAS, LARGE.words)
    land: Words = sets(1, LARGE.words)
    open: Words = sets(N_DIRECTIONS, LARGE.words)
    roads: Words = sets(N_DIRECTIONS, LARGE.words)
    rings: Words = sets(2 * POINTS + 1, LARGE.words)
    places: Ints = per(PLACES, np.int16)
    room: Ints = per(LARGE.n_hexes + SPARE, np.int16)


class SmallBoard(Board):
    """The same of the small map."""

    areas: Words = sets(AREAS, SMALL.words)
    land: Words = sets(1, SMALL.words)
    open: Words = sets(N_DIRECTIONS, SMALL.words)
    roads: Words = sets(N_DIRECTIONS, SMALL.words)
    rings: Words = sets(2 * POINTS + 1, SMALL.words)
    places: Ints = per(PLACES, np.int16)
    room: Ints = per(SMALL.n_hexes + SPARE, np.int16)


Measured = Callable[[HexGrid, Board, int], int]


@helper
def place(board: Board, turn: int) -> int:
    return board.places[turn & (PLACES - 1)]


@helper
def area(grid: HexGrid, board: Board, turn: int) -> HexSet:
    return hexes(grid, board.areas[turn & (AREAS - 1)])


@helper
def the_loop(grid: HexGrid, board: Board, times: int) -> int:
    total = 0
    for turn in range(times):
        total += place(board, turn)
    return total


@helper
def in_a_returned_set(grid: HexGrid, board: Board, times: int) -> int:
    total = 0
    for turn in range(times):
        total += place(board, turn) in area(grid, board, turn)
    return total


@helper
def in_a_variable(grid: HexGrid, board: Board, times: int) -> int:
    total = 0
    both = area(grid, board, 0) | area(grid, board, 1)
    for turn in range(times):
        total += place(board, turn) in both
    return total


@helper
def holds_a_hex(grid: HexGrid, board: Board, times: int) -> int:
    total = 0
    for turn in range(times):
        total += holds(board.areas[turn & (AREAS - 1)], place(board, turn))
    return total


@helper
def include_a_hex(grid: HexGrid, board: Board, times: int) -> int:
    for turn in range(times):
        include(board.rings[0], place(board, turn))
    return 0


@helper
def walked(grid: HexGrid, board: Board, times: int) -> int:
    total = 0
    for turn in range(times):
        for hex in area(grid, board, turn):
            total += hex
    return total


@helper
def listed_numbers(grid: HexGrid, board: Board, times: int) -> int:
    total = 0
    for turn in range(times):
        total += listed(area(grid, board, turn), 1, board.room, 0)
    return total


@helper
def length_and_first(grid: HexGrid, board: Board, times: int) -> int:
    total = 0
    for turn in range(times):
        total += len(area(grid, board, turn)) + first(area(grid, board, turn))
    return total


@helper
def around_a_set(grid: HexGrid, board: Board, times: int) -> int:
    grown = area(grid, board, 0)
    for turn in range(times):
        grown = around(grown | area(grid, board, turn))
    return len(grown)


@helper
def shifted(grid: HexGrid, board: Board, times: int) -> int:
    gone = area(grid, board, 0)
    for turn in range(times):
        gone = shift(gone | area(grid, board, turn), 2)
    return len(gone)


@helper
def across_sides(grid: HexGrid, board: Board, times: int) -> int:
    grown = area(grid, board, 0)
    for turn in range(times):
        grown = across(grown | area(grid, board, turn), board.open)
    return len(grown)


@helper
def reached(grid: HexGrid, board: Board, times: int) -> int:
    total = 0
    land, rough, rougher = hexes(grid, board.land[0]), area(grid, board, 0), area(grid, board, 1)
    for turn in range(times):
        ground = Ground(land - rough - rougher, rough, rougher)
        total += len(reach(only(grid, place(board, turn)), POINTS, ground, area(grid, board, turn)))
    return total


@helper
def spread_out(grid: HexGrid, board: Board, times: int) -> int:
    total = 0
    for turn in range(times):
        start, land, stops = only(grid, place(board, turn)), hexes(grid, board.land[0]), area(grid, board, turn)
        total += len(spread(start, POINTS, board.open, land, stops))
    return total


@helper
def travelled(grid: HexGrid, board: Board, times: int) -> int:
    total = 0
    for turn in range(times):
        going = Going(board.open, board.roads, hexes(grid, board.land[0]), area(grid, board, turn))
        total += len(travel(only(grid, place(board, turn)), 2 * POINTS, going))
    return total


@helper
def way_found(grid: HexGrid, board: Board, times: int) -> int:
    """To one of the hexes that are farthest away, with the rings it is found in."""
    total = 0
    for turn in range(times):
        going = Going(board.open, board.roads, hexes(grid, board.land[0]), area(grid, board, turn))
        rings(only(grid, place(board, turn)), 2 * POINTS, going, board.rings)
        half = 2 * POINTS
        while not hexes(grid, board.rings[half]):
            half -= 1
        total += way_back(grid, first(hexes(grid, board.rings[half])), going, board.rings, board.room)
    return total


@helper
def connected_land(grid: HexGrid, board: Board, times: int) -> int:
    total = 0
    for turn in range(times):
        total += len(connected(only(grid, place(board, turn)), hexes(grid, board.land[0])))
    return total


@helper
def linked_by_road(grid: HexGrid, board: Board, times: int) -> int:
    total = 0
    for turn in range(times):
        total += len(linked(only(grid, place(board, turn)), board.roads, hexes(grid, board.land[0])))
    return total


@helper
def distances(grid: HexGrid, board: Board, times: int) -> int:
    total = 0
    for turn in range(times):
        total += distance(grid, place(board, turn), place(board, turn + 1))
    return total


OPERATIONS: tuple[Measured, ...] = (
    *(the_loop, in_a_returned_set, in_a_variable, holds_a_hex, include_a_hex, walked, listed_numbers, length_and_first),
    *(around_a_set, shifted, across_sides, reached, spread_out, travelled, way_found, connected_land, linked_by_road),
    distances,
)


def main() -> None:
    """Measure everything on each map."""
    for grid, kind in ((SMALL, SmallBoard), (LARGE, Board)):
        board = board_of(grid, kind)
        figures = {operation.__name__: measured(operation, grid, board) for operation in OPERATIONS}
        print(json.dumps({"hexes": grid.n_hexes, **figures}), flush=True)  # noqa: T201


def measured(operation: Measured, grid: HexGrid, board: Board) -> float:
    """The least time of one operation."""
    operation(grid, board, 1)  # compiles it
    took = []
    for _ in range(RUNS):
        start = time.perf_counter()
        operation(grid, board, TIMES)
        took.append(time.perf_counter() - start)
    return round(min(took) / TIMES * 1e9, 1)


def board_of(grid: HexGrid, kind: type[Board]) -> Board:
    """Areas of two or three steps around a place, nine hexes in ten land, nine sides in ten open, two with a road."""
    chance, board = np.random.default_rng(1942), kind.new()
    for row, number in enumerate(chance.integers(0, grid.n_hexes, AREAS).tolist()):
        near = (hex for hex in range(grid.n_hexes) if grid.distance(number, hex) <= 2 + number % 2)
        keep(board.areas[row], HexSet(grid, sum(1 << hex for hex in near)))
    land = np.flatnonzero(chance.random(grid.n_hexes) < 0.9).tolist()
    keep(board.land[0], HexSet(grid, sum(1 << hex for hex in land)))
    pairs = [(hex, int(grid.neighbours[hex, way])) for hex in range(grid.n_hexes) for way in range(3)]
    drawn = {pair: chance.random() for pair in pairs if pair[1] != grid.off_map}
    roads = hexsides(grid, [pair for pair in drawn if drawn[pair] < 0.2])
    open = other_sides(grid, hexsides(grid, [pair for pair in drawn if drawn[pair] > 0.9]))
    for way in range(N_DIRECTIONS):
        keep(board.open[way], hexes(grid, open[way]))
        keep(board.roads[way], hexes(grid, roads[way]))
    for turn, number in enumerate(chance.choice(land, PLACES).tolist()):
        board.places[turn] = number
    return board


if __name__ == "__main__":
    main()
