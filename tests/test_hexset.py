"""Every operation of `HexSet`, compiled and plain, against Python's own sets of numbers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from kurgan.engine.game import SPARE
from kurgan.engine.hexes import HexGrid, Layout
from kurgan.engine.hexset import (
    HexSet,
    across,
    around,
    exclude,
    first,
    hexes,
    hexset,
    holds,
    include,
    keep,
    listed,
    nothing,
    only,
    shift,
)
from kurgan.engine.record import Ints, Words
from kurgan.engine.rule import helper

GRIDS = [
    HexGrid(Layout.FLAT_TOP, 10, 8),
    HexGrid(Layout.FLAT_TOP, 8, 8),  # the bit for off the map begins a word of its own
    HexGrid(Layout.POINTY_TOP, 7, 5),
    HexGrid(Layout.POINTY_TOP, 35, 36),
    HexGrid(Layout.FLAT_TOP, 19, 10),  # the smallest that lies in a vector, and just full: three words and 191 bits
    HexGrid(Layout.POINTY_TOP, 3, 85),  # four words to the last bit, which is off the map
    HexGrid(Layout.FLAT_TOP, 70, 60),  # longer than a word, and more words than a vector takes
    HexGrid(Layout.POINTY_TOP, 1, 4),  # nobody has a neighbour in the same line
]
F = TypeVar("F", bound=Callable[..., object])


@helper
def combined(one: HexSet, other: HexSet) -> tuple[HexSet, HexSet, HexSet]:
    return one | other, one & other, one - other


@helper
def compared(one: HexSet, other: HexSet) -> tuple[bool, bool]:
    return one == other, one != other


@helper
def asked(area: HexSet, hex: int) -> tuple[bool, int, bool]:
    return hex in area, len(area), bool(area)


@helper
def is_something(area: HexSet) -> int:
    return 1 if area else 0


@helper
def walked(area: HexSet, numbers: Ints) -> int:
    count = 0
    for hex in area:
        numbers[count] = hex
        count += 1
    return count


@helper
def next_to(area: HexSet) -> HexSet:
    return around(area)


@helper
def moved(area: HexSet, direction: int) -> HexSet:
    return shift(area, direction)


@helper
def moved_each_way(area: HexSet) -> tuple[HexSet, HexSet, HexSet, HexSet, HexSet, HexSet]:
    return shift(area, 0), shift(area, 1), shift(area, 2), shift(area, 3), shift(area, 4), shift(area, 5)


@helper
def crossed(area: HexSet, sides: Words) -> HexSet:
    return across(area, sides)


@helper
def asked_of(words: Words, hex: int) -> bool:
    return holds(words, hex)


@helper
def changed(words: Words, come: int, gone: int) -> None:
    include(words, come)
    exclude(words, gone)


@helper
def asked_while_changing(grid: HexGrid, area: HexSet, numbers: Ints) -> int:
    """How many of these hexes are in an area, when each is then taken out of it, or put in if it was not there."""
    count = 0
    for hex in numbers:
        if hex in area:
            count += 1
            area = area - only(grid, hex)
        else:
            area = area | only(grid, hex)
    return count


@helper
def lowest(area: HexSet) -> int:
    return first(area)


@helper
def single(grid: HexGrid, hex: int) -> HexSet:
    return only(grid, hex) | nothing(grid)


@helper
def kept(words: Words, area: HexSet) -> None:
    keep(words, area)


@helper
def taken(grid: HexGrid, words: Words) -> HexSet:
    return hexes(grid, words)


@helper
def appended(area: HexSet, start: int, numbers: Ints, count: int) -> int:
    return listed(area, start, numbers, count)


class Face:
    """A way to run a function: compiled, or as plain Python."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, function: F) -> F:
        chosen: F = getattr(function, "py_func", function) if self.name == "plain" else function
        return chosen


both_faces = pytest.mark.parametrize("run", [Face("compiled"), Face("plain")], ids=lambda face: face.name)
every_grid = pytest.mark.parametrize("grid", GRIDS, ids=["-".join(map(str, grid.key)) for grid in GRIDS])


def areas(grid: HexGrid, last: int | None = None) -> st.SearchStrategy[set[int]]:
    """Thin and thick sets of hexes, with the place off the map unless a lower last number is given."""
    last = grid.off_map if last is None else last
    thin = st.sets(st.integers(0, last), max_size=12)
    thick = st.integers(0, 2 ** (last + 1) - 1).map(lambda bits: {hex for hex in range(last + 1) if bits >> hex & 1})
    return thin | thick | st.just(set()) | st.just(set(range(last + 1)))


def made(grid: HexGrid, area: set[int]) -> HexSet:
    return HexSet(grid, sum(1 << hex for hex in area))


def words_of(grid: HexGrid, areas: list[set[int]]) -> NDArray[np.uint64]:
    """The words of some sets, a row for each."""
    return np.frombuffer(b"".join(made(grid, area).to_bytes() for area in areas), np.uint64).reshape(-1, grid.words)


@every_grid
@both_faces
@given(data=st.data())
def test_union_meet_and_difference(run: Face, grid: HexGrid, data: st.DataObject) -> None:
    one, other = data.draw(areas(grid)), data.draw(areas(grid))
    found = run(combined)(made(grid, one), made(grid, other))
    assert [set(each) for each in found] == [one | other, one & other, one - other]
    assert all(isinstance(each, HexSet) and each.grid == grid for each in found)


@every_grid
@both_faces
@given(data=st.data())
def test_equal_means_the_same_hexes(run: Face, grid: HexGrid, data: st.DataObject) -> None:
    one = data.draw(areas(grid))
    other = data.draw(st.just(one) | areas(grid) | st.integers(0, grid.off_map).map(lambda hex: one ^ {hex}))
    assert run(compared)(made(grid, one), made(grid, other)) == (one == other, one != other)


@every_grid
@both_faces
@given(data=st.data())
def test_in_len_and_bool(run: Face, grid: HexGrid, data: st.DataObject) -> None:
    area = data.draw(areas(grid))
    hex = data.draw(st.integers(0, grid.off_map))
    assert run(asked)(made(grid, area), hex) == (hex in area, len(area), bool(area))
    assert run(is_something)(made(grid, area)) == (1 if area else 0)


@every_grid
@both_faces
@given(data=st.data())
def test_walking_and_first_go_up_from_the_lowest_hex(run: Face, grid: HexGrid, data: st.DataObject) -> None:
    area = data.draw(areas(grid))
    numbers = np.full(grid.n_hexes + 1, -1, np.int16)
    count = run(walked)(made(grid, area), numbers)
    assert numbers[:count].tolist() == sorted(area)
    if area:
        assert run(lowest)(made(grid, area)) == min(area)


@every_grid
@both_faces
@given(data=st.data())
def test_around_is_every_hex_next_to_one_of_the_area(run: Face, grid: HexGrid, data: st.DataObject) -> None:
    area = data.draw(areas(grid))
    beside = {int(grid.neighbours[hex, direction]) for hex in area for direction in range(6)} - {grid.off_map}
    assert set(run(next_to)(made(grid, area))) == beside


@every_grid
@both_faces
@given(data=st.data())
def test_shift_is_one_step_in_a_direction_and_off_the_map_is_gone(
    run: Face, grid: HexGrid, data: st.DataObject
) -> None:
    area = data.draw(areas(grid))
    each_way = [{int(grid.neighbours[hex, direction]) for hex in area} - {grid.off_map} for direction in range(6)]
    assert [set(run(moved)(made(grid, area), direction)) for direction in range(6)] == each_way
    assert [set(found) for found in run(moved_each_way)(made(grid, area))] == each_way


@every_grid
@both_faces
@given(data=st.data())
def test_across_is_one_step_over_a_side(run: Face, grid: HexGrid, data: st.DataObject) -> None:
    area, sides = data.draw(areas(grid)), [data.draw(areas(grid)) for _ in range(6)]
    steps = [(hex, direction) for direction in range(6) for hex in area & sides[direction]]
    expected = {int(grid.neighbours[hex, direction]) for hex, direction in steps} - {grid.off_map}
    assert set(run(crossed)(made(grid, area), words_of(grid, sides))) == expected


@every_grid
@both_faces
@given(data=st.data())
def test_one_hex_is_asked_put_in_and_taken_out_in_its_place(run: Face, grid: HexGrid, data: st.DataObject) -> None:
    area, hexes = data.draw(areas(grid)), st.integers(0, grid.off_map)
    hex, come, gone = data.draw(hexes), data.draw(hexes), data.draw(hexes)
    room = np.full((3, grid.words), 7, np.uint64)
    room[1] = words_of(grid, [area])[0]
    assert run(asked_of)(room[1], hex) == (hex in area)
    run(changed)(room[1], come, gone)
    assert (room[1] == words_of(grid, [(area | {come}) - {gone}])[0]).all()
    assert (room[::2] == 7).all(), "nothing beside the words was written"


@every_grid
@both_faces
@given(data=st.data())
def test_a_variable_is_asked_as_it_is_now(run: Face, grid: HexGrid, data: st.DataObject) -> None:
    area = data.draw(areas(grid))
    numbers = data.draw(st.lists(st.integers(0, grid.off_map), max_size=9).map(lambda each: each + each[::2]))
    now, found = set(area), 0
    for hex in numbers:
        found += hex in now
        now ^= {hex}
    assert run(asked_while_changing)(grid, made(grid, area), np.array(numbers, np.int16)) == found


@every_grid
@both_faces
@given(data=st.data())
def test_only_is_the_set_of_one_hex_even_off_the_map(run: Face, grid: HexGrid, data: st.DataObject) -> None:
    hex = data.draw(st.integers(0, grid.off_map))
    assert list(run(single)(grid, hex)) == [hex]


@every_grid
@both_faces
@given(data=st.data())
def test_words_keep_a_set_and_give_it_back(run: Face, grid: HexGrid, data: st.DataObject) -> None:
    area = data.draw(areas(grid))
    room = np.full(grid.words + 2, 7, np.uint64)
    run(kept)(room[1:-1], made(grid, area))
    assert set(run(taken)(grid, room[1:-1])) == area
    assert room[0] == room[-1] == 7, "nothing beside the words was written"
    assert sum(int(word) << 64 * place for place, word in enumerate(room[1:-1])) == made(grid, area).bits


@every_grid
@both_faces
@given(data=st.data())
def test_listed_appends_the_hexes_in_rising_order(run: Face, grid: HexGrid, data: st.DataObject) -> None:
    area = data.draw(areas(grid, grid.n_hexes - 1))
    start, count = data.draw(st.integers(0, 3000)), data.draw(st.integers(0, 9))
    numbers = np.full(count + len(area) + 2 * SPARE, -9, np.int16)
    end = run(appended)(made(grid, area), start, numbers, count)
    assert end == count + len(area)
    assert numbers[count:end].tolist() == [start + hex for hex in sorted(area)]
    assert (numbers[:count] == -9).all() and (numbers[end + SPARE :] == -9).all()


@every_grid
def test_listed_is_the_same_compiled_and_plain_for_a_unit_off_the_map(grid: HexGrid) -> None:
    area, lists = made(grid, {0, grid.off_map}), []
    for face in (Face("compiled"), Face("plain")):
        numbers = np.zeros(2 + SPARE, np.int16)
        lists.append(numbers[: face(appended)(area, 5, numbers, 0)].tolist())
    assert lists[0] == lists[1]


@every_grid
def test_a_set_crosses_into_compiled_code_and_back_unchanged(grid: HexGrid) -> None:
    area = made(grid, {0, grid.n_hexes // 2, grid.off_map})
    assert HexSet.from_bytes(grid, area.to_bytes()) == area
    assert len(area.to_bytes()) == 8 * grid.words
    assert combined(area, nothing(grid))[0] == area


def test_a_set_is_made_from_names_and_shows_them() -> None:
    area = hexset(GRIDS[0], "0502", "0000", "0502")
    assert {GRIDS[0].name(hex) for hex in area} == {"0000", "0502"}
    assert repr(area) == "{0000 0502}"
    assert hash(area) == hash(hexset(GRIDS[0], "0000", "0502"))


def test_a_hex_beyond_the_words_is_noticed_where_bounds_are_checked() -> None:
    """The plain twin complains of it too."""
    asking = "import numpy as np; from tests.test_hexset import *; asked_of(np.zeros(2, np.uint64), 128)"
    asked = subprocess.run(
        [sys.executable, "-c", asking],
        cwd=Path(__file__).parent.parent,
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "IndexError" in asked.stderr
    with pytest.raises(IndexError):
        holds(np.zeros(2, np.uint64), 128)
