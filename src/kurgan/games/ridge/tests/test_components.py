"""Chapter 1: the map and the units."""

from pathlib import Path

import pytest

from kurgan.engine.datafile import BadData
from kurgan.engine.hexset import around, hexset, keep
from kurgan.engine.testing.pictures import drawing
from kurgan.games.ridge import GAME
from kurgan.games.ridge.state import BLUE, RED, standing
from kurgan.games.ridge.tables.map import GRID, HILLS, N_HEXES, OPEN
from kurgan.games.ridge.tests.positions import area, position, units

SCENARIO = """
title = { en = "A Test", fr = "Un essai" }
summary = { en = "A test.", fr = "Un essai." }
turns = 3
blue = ["0000", "0001", "0002"]
red = ["0604", "0603", "0602"]
"""


def test_1_1_three_hills_stand_in_the_middle() -> None:
    assert area(HILLS) == drawing("""
        . . . . . . .
        . . . x . . .
        . . . x . . .
        . . . x . . .
        . . . . . . .
    """)
    assert len(OPEN) + len(HILLS) == N_HEXES == 35 and not OPEN & HILLS


def test_1_1_odd_columns_lie_half_a_hex_lower() -> None:
    neighbours = around(hexset(GRID, "0302"))
    assert neighbours == hexset(GRID, "0301", "0402", "0403", "0303", "0203", "0202")


def test_1_2_three_units_a_side_start_where_the_scenario_says(tmp_path: Path) -> None:
    file = tmp_path / "test.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    state = GAME.start(file, {})
    assert units(state, BLUE) == ["0000", "0001", "0002"]
    assert units(state, RED) == ["0602", "0603", "0604"]
    assert (state.turn, state.last_turn, state.orders) == (1, 3, 2)


@pytest.mark.parametrize(
    ("said", "instead", "fault"),
    [
        ('"0002"]', '"0009"]', "line 5: blue: 0009 is not on the map"),
        ('"0002"]', '"0602"]', "line 5: blue: 0602 is not on the map, or two units start there"),
        ("turns = 3", "turns = 0", "line 4: turns: there must be at least one"),
        (', "0002"]', "]", "line 5: blue"),
        ("turns = 3", "turns = 3\nweather = 1", "line 5: weather"),
    ],
)
def test_1_2_a_scenario_that_cannot_be_is_refused(tmp_path: Path, said: str, instead: str, fault: str) -> None:
    file = tmp_path / "test.toml"
    file.write_text(SCENARIO.replace(said, instead), encoding="utf-8")
    with pytest.raises(BadData, match=f"test.toml, {fault}"):
        GAME.start(file, {})


def test_1_2_two_units_in_one_hex_are_a_fault_and_so_is_a_fourth_unit() -> None:
    state = position("""
        . . . . . . .
        . B . ^ . . .
        . . . ^ . . .
        . . . ^ . . .
        . . . . . . R
    """)
    assert GAME.fault(state) == -1
    keep(state.standing[RED], standing(state, BLUE))
    assert GAME.faults[GAME.fault(state)] == "two units are in one hex"
    keep(state.standing[RED], HILLS | hexset(GRID, "0604"))
    assert GAME.faults[GAME.fault(state)] == "a side has more than three units"
