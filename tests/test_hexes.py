"""Both layouts against slow obvious twins: centres on paper for neighbours, a breadth-first search for distances."""

from __future__ import annotations

from collections import deque

import numpy as np
import pytest

from kurgan.engine.hexes import N_DIRECTIONS, HexGrid, Layout
from kurgan.engine.hexset import hexes

GRIDS = [
    HexGrid(layout, columns, rows)
    for layout in Layout
    for columns, rows in ((10, 8), (7, 5), (5, 7), (8, 8), (1, 4), (4, 1), (1, 1))
]
IDS = ["-".join(map(str, grid.key)) for grid in GRIDS]
CLOCKWISE = {  # where the centres of the six neighbours lie, in the units of `centre`
    Layout.FLAT_TOP: [(0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1)],
    Layout.POINTY_TOP: [(1, -3), (2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3)],
}

every_grid = pytest.mark.parametrize("grid", GRIDS, ids=IDS)


def centre(grid: HexGrid, hex: int) -> tuple[int, int]:
    """The middle of a hex on paper; odd columns lie half a hex lower, odd rows half a hex to the right."""
    column, row = grid.column_row(hex)
    if grid.layout is Layout.FLAT_TOP:
        return 3 * column, 2 * row + column % 2
    return 2 * column + row % 2, 3 * row


def neighbours(grid: HexGrid, hex: int) -> list[int]:
    """A row of the table, as plain numbers."""
    return [int(grid.neighbours[hex, direction]) for direction in range(N_DIRECTIONS)]


def steps_from(grid: HexGrid, start: int) -> dict[int, int]:
    """How many steps away every hex is, by breadth-first search."""
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for next in neighbours(grid, here):
            if next != grid.off_map and next not in steps:
                steps[next] = steps[here] + 1
                queue.append(next)
    return steps


@every_grid
def test_neighbours_lie_clockwise_around_the_hex_on_paper(grid: HexGrid) -> None:
    at = {centre(grid, hex): hex for hex in range(grid.n_hexes)}
    assert len(at) == grid.n_hexes
    for (x, y), hex in at.items():
        expected = [at.get((x + right, y + down), grid.off_map) for right, down in CLOCKWISE[grid.layout]]
        assert neighbours(grid, hex) == expected


@every_grid
def test_a_neighbour_has_me_as_neighbour_in_the_opposite_direction(grid: HexGrid) -> None:
    for hex in range(grid.n_hexes):
        for direction, other in enumerate(neighbours(grid, hex)):
            if other != grid.off_map:
                assert neighbours(grid, other)[(direction + 3) % N_DIRECTIONS] == hex


@every_grid
def test_off_the_map_is_a_real_last_row_that_leads_nowhere(grid: HexGrid) -> None:
    assert grid.off_map == grid.n_hexes == grid.columns * grid.rows
    assert len(grid.neighbours) == grid.n_hexes + 1
    assert neighbours(grid, grid.off_map) == [grid.off_map] * N_DIRECTIONS
    assert not hexes(grid, grid.within(1)[grid.off_map, 1])
    assert grid.off_map < 64 * grid.words


@every_grid
def test_names_and_places_round_trip(grid: HexGrid) -> None:
    assert len({grid.name(hex) for hex in range(grid.n_hexes)}) == grid.n_hexes
    for column in range(grid.columns):
        for row in range(grid.rows):
            hex = grid.hex_at(column, row)
            assert 0 <= hex < grid.n_hexes
            assert grid.column_row(hex) == (column, row)
            assert grid.name(hex) == f"{column:02}{row:02}"
            assert grid.named(grid.name(hex)) == hex


@every_grid
@pytest.mark.parametrize(
    "name", ["", "0", "000", "00000", "00-1", "-100", "+1+1", " 000", "ab01", "0x01", "٠٠٠٠", "²²²²"]
)
def test_what_is_no_name_is_off_the_map(grid: HexGrid, name: str) -> None:
    assert grid.named(name) == grid.off_map


@every_grid
def test_places_outside_the_rectangle_are_off_the_map(grid: HexGrid) -> None:
    for column, row in ((-1, 0), (0, -1), (grid.columns, 0), (0, grid.rows), (grid.columns, grid.rows)):
        assert grid.hex_at(column, row) == grid.off_map
    assert grid.named(f"{grid.columns:02}00") == grid.off_map
    assert grid.named(f"00{grid.rows:02}") == grid.off_map


@every_grid
def test_distance_is_the_number_of_steps(grid: HexGrid) -> None:
    for start in range(grid.n_hexes):
        steps = steps_from(grid, start)
        assert {end: grid.distance(start, end) for end in range(grid.n_hexes)} == steps


@every_grid
def test_within_is_every_hex_at_most_so_far_away(grid: HexGrid) -> None:
    rings = grid.within(3)
    for start in range(grid.n_hexes):
        steps = steps_from(grid, start)
        for radius in range(4):
            expected = {hex for hex, far in steps.items() if far <= radius}
            assert set(hexes(grid, rings[start, radius])) == expected


def test_within_is_as_right_on_a_large_map() -> None:
    grid = HexGrid(Layout.POINTY_TOP, 35, 36)
    rings = grid.within(2)
    for start in range(0, grid.n_hexes, 97):
        steps = steps_from(grid, start)
        for radius in range(3):
            assert set(hexes(grid, rings[start, radius])) == {hex for hex, far in steps.items() if far <= radius}


@pytest.mark.parametrize(("start", "end", "steps"), [("0000", "0907", 12), ("0201", "0502", 3), ("0401", "0502", 2)])
def test_distances_measured_by_hand_on_the_flat_top_map(start: str, end: str, steps: int) -> None:
    grid = HexGrid(Layout.FLAT_TOP, 10, 8)
    assert grid.distance(grid.named(start), grid.named(end)) == steps
    assert grid.distance(grid.named(end), grid.named(start)) == steps


def test_the_tables_of_a_grid_cannot_be_written() -> None:
    grid = HexGrid(Layout.FLAT_TOP, 3, 3)
    for rows in (grid.neighbours, grid.cubes, grid.within(1)):
        assert isinstance(rows, np.ndarray)
        assert not rows.flags.writeable


def test_grids_are_the_same_when_their_shape_is() -> None:
    grid = HexGrid(Layout.FLAT_TOP, 4, 6)
    assert grid == HexGrid(Layout.FLAT_TOP, 4, 6) and hash(grid) == hash(HexGrid(Layout.FLAT_TOP, 4, 6))
    others = [HexGrid(Layout.POINTY_TOP, 4, 6), HexGrid(Layout.FLAT_TOP, 6, 4), HexGrid(Layout.FLAT_TOP, 4, 5)]
    assert all(grid != other for other in others)
