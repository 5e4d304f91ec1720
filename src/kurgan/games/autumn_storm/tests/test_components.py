"""Chapter 1: map, terrain, victory hexes, supply sources and units, written out again from the specification."""

from __future__ import annotations

import pytest

from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.rules.combat import attack_value, defence_value
from kurgan.games.autumn_storm.rules.victory import score
from kurgan.games.autumn_storm.state import N_UNITS
from kurgan.games.autumn_storm.tables.map import (
    AXIS,
    AXIS_SOURCES,
    DEFENCE_BONUS,
    DISTANCE,
    ENTRY_COST,
    GRID,
    N_HEXES,
    NEIGHBOURS,
    PASSABLE,
    SOVIET,
    SOVIET_SOURCES,
    TERRAIN,
    VICTORY_HEXES,
    VICTORY_VALUES,
    Terrain,
    hexes_of,
)
from kurgan.games.autumn_storm.tables.units import FORMATIONS, Kind
from kurgan.games.autumn_storm.tests.positions import At, area, hex_of, hexes_with, orders_of, play, position, unit

PRINTED_MAP = """
    . = . . c c F F ~ ~
    . . = . c c F c B ~
    . . . = c ^ c c ~ ~
    . = . c c c c c ~ ~
    . . = c c c c B ~ ~
    . . . c c F c c ~ ~
    . = . c c F c c B ~
    . . . . c c c c ~ ~
"""
SIGNS = {
    ".": Terrain.OPEN,
    "=": Terrain.ROAD,
    "c": Terrain.RUINS,
    "F": Terrain.FACTORY,
    "^": Terrain.HILL,
    "B": Terrain.FERRY,
    "~": Terrain.VOLGA,
}
VALUES = {  # [1.3]
    "0600": 2,
    "0700": 1,
    "0601": 2,
    "0502": 2,
    "0505": 2,
    "0506": 2,
    "0801": 1,
    "0704": 1,
    "0806": 1,
}


def test_1_1_the_map_is_the_printed_one() -> None:
    printed = {hex: kind for sign, kind in SIGNS.items() for hex in hexes_with(PRINTED_MAP, sign)}
    assert printed == {hex: TERRAIN[hex] for hex in range(N_HEXES)}


def test_1_1_hexes_are_named_by_column_and_row() -> None:
    assert (GRID.columns, GRID.rows, N_HEXES) == (10, 8, 80)
    assert GRID.column_row(hex_of("0502")) == (5, 2)
    assert GRID.name(GRID.hex_at(9, 7)) == "0907"
    assert TERRAIN[hex_of("0502")] == Terrain.HILL


def test_1_1_odd_columns_lie_half_a_hex_lower() -> None:
    clockwise = {
        "0502": ["0501", "0602", "0603", "0503", "0403", "0402"],
        "0402": ["0401", "0501", "0502", "0403", "0302", "0301"],
    }
    for start, near in clockwise.items():
        assert [GRID.name(NEIGHBOURS[hex_of(start), direction]) for direction in range(6)] == near


@pytest.mark.parametrize(
    ("start", "end", "steps"), [("0000", "0907", 12), ("0201", "0502", 3), ("0401", "0502", 2), ("0502", "0502", 0)]
)
def test_1_1_distances_are_the_check_values(start: str, end: str, steps: int) -> None:
    assert DISTANCE[hex_of(start), hex_of(end)] == DISTANCE[hex_of(end), hex_of(start)] == steps


def test_1_1_distance_is_the_number_of_steps() -> None:
    for start in range(N_HEXES):
        steps, edge, seen = 0, {start}, {start}
        while edge:
            assert {end for end in range(N_HEXES) if DISTANCE[start, end] == steps} == edge
            edge = {near for each in edge for near in neighbours(each)} - seen
            seen |= edge
            steps += 1


def neighbours(start: int) -> set[int]:
    """By the definition of an odd-q grid, without the engine's tables."""
    column, row = divmod(start, 8)
    down = column % 2
    beside = [(over, row - 1 + down + half) for over in (column - 1, column + 1) for half in (0, 1)]
    around = [(column, row - 1), (column, row + 1), *beside]
    return {column * 8 + row for column, row in around if 0 <= column < 10 and 0 <= row < 8}


def test_1_1_66_hexes_are_passable() -> None:
    assert len(PASSABLE) == 66
    assert {GRID.name(hex) for hex in range(N_HEXES) if hex not in PASSABLE} == {
        *(f"08{row:02}" for row in (0, 2, 3, 4, 5, 7)),
        *(f"09{row:02}" for row in range(8)),
    }


@pytest.mark.parametrize(
    ("terrain", "cost", "bonus"),
    [
        (Terrain.OPEN, 1, 0),
        (Terrain.ROAD, 1, 0),
        (Terrain.RUINS, 2, 2),
        (Terrain.FACTORY, 2, 3),
        (Terrain.HILL, 2, 2),
        (Terrain.FERRY, 1, 0),
    ],
)
def test_1_2_terrain_has_its_cost_and_its_defence_bonus(terrain: Terrain, cost: int, bonus: int) -> None:
    assert (ENTRY_COST[terrain], DEFENCE_BONUS[terrain]) == (cost, bonus)


@pytest.mark.parametrize(
    ("start", "goal", "cost"),
    [
        ("0000", "0001", 1),  # open ground
        ("0000", "0100", 1),  # road
        ("0303", "0403", 2),  # city ruins
        ("0500", "0601", 2),  # factory
        ("0402", "0502", 2),  # hill
        ("0701", "0801", 1),  # ferry
    ],
)
def test_1_2_who_enters_pays_the_cost(start: str, goal: str, cost: int) -> None:
    state = play(position(axis={"14pz": At(start, movement=6)}), f"move 14pz {goal}")
    assert state.points[unit(state, "14pz")] == 6 - cost


@pytest.mark.parametrize(
    ("place", "bonus"), [("0000", 0), ("0100", 0), ("0403", 2), ("0601", 3), ("0502", 2), ("0801", 0)]
)
def test_1_2_who_defends_adds_the_bonus(place: str, bonus: int) -> None:
    state = position(axis={"14pz": At(place, defence=5, supplied=True)})
    assert defence_value(state, unit(state, "14pz")) == 5 + bonus


def test_1_2_the_volga_is_impassable() -> None:
    assert not hexes_of(Terrain.VOLGA) & PASSABLE
    state = position(soviet={"95": At("0801", movement=8)}, side=SOVIET)
    assert {words for words in orders_of(state, "95") if words >= "move 08"} == set()
    assert orders_of(state, "95")  # but it can leave the ferry by land


def test_1_3_nine_hexes_are_worth_fourteen_points() -> None:
    assert VICTORY_VALUES == VALUES
    assert sum(VALUES.values()) == 14
    assert area(*VALUES) == VICTORY_HEXES


@pytest.mark.parametrize(("place", "value"), VALUES.items())
def test_1_3_each_victory_hex_scores_its_value(place: str, value: int) -> None:
    assert score(position(axis_holds=[place]), AXIS) == value
    assert score(position(soviet_holds=[place]), SOVIET) == value
    assert score(position(soviet_holds=[place]), AXIS) == 0


def test_1_4_the_axis_draws_supply_from_the_west_and_the_soviet_side_from_the_ferries() -> None:
    assert area("0000", "0003", "0007") == AXIS_SOURCES
    assert area("0801", "0704", "0806") == SOVIET_SOURCES


PUBLISHED = {  # [1.5] attack, defence, movement, strength, hex, kind
    "71": (5, 5, 4, 6, "0100", Kind.INFANTRY),
    "295": (4, 5, 4, 5, "0002", Kind.INFANTRY),
    "100j": (5, 4, 5, 5, "0103", Kind.INFANTRY),
    "14pz": (7, 5, 6, 6, "0201", Kind.ARMOUR),
    "24pz": (6, 5, 6, 5, "0204", Kind.ARMOUR),
    "389": (4, 4, 4, 5, "0005", Kind.INFANTRY),
    "94": (4, 4, 4, 5, "0106", Kind.INFANTRY),
    "recbn": (2, 2, 7, 2, "0003", Kind.RECON),
    "li": (0, 1, 3, 1, "0004", Kind.HQ),
    "13gd": (6, 7, 4, 7, "0602", Kind.INFANTRY),
    "284": (4, 5, 4, 5, "0700", Kind.INFANTRY),
    "308": (4, 5, 4, 5, "0600", Kind.INFANTRY),
    "37gd": (5, 6, 4, 6, "0505", Kind.INFANTRY),
    "95": (4, 4, 4, 4, "0503", Kind.INFANTRY),
    "112": (3, 4, 4, 4, "0606", Kind.INFANTRY),
    "84tk": (5, 4, 5, 4, "0502", Kind.ARMOUR),
    "militia": (2, 3, 3, 3, "0705", Kind.INFANTRY),
    "reccoy": (2, 1, 6, 2, "0703", Kind.RECON),
    "62a": (0, 1, 3, 1, "0704", Kind.HQ),
}


def test_1_5_the_published_ratings_are_the_document_ones() -> None:
    state = GAME.start("published", {})
    found = {
        FORMATIONS[state.formation[each]].code: (
            state.attack[each],
            state.defence[each],
            state.movement[each],
            state.strength[each],
            GRID.name(state.unit_hex[each]),
            state.kind[each],
        )
        for each in range(N_UNITS)
        if state.maximum[each]
    }
    assert found == PUBLISHED
    assert all(FORMATIONS[state.formation[each]].side == "axis" for each in range(9))


def test_1_5_units_see_two_hexes_far_and_recon_four() -> None:
    state = GAME.start("published", {})
    for code, values in PUBLISHED.items():
        assert state.vision[unit(state, code)] == (4 if values[-1] == Kind.RECON else 2)


def test_1_5_a_scenario_may_print_another_vision() -> None:
    state = position(axis={"14pz": At("0000", vision=3), "recbn": At("0001", vision=1)})
    assert [state.vision[unit(state, code)] for code in ("14pz", "recbn")] == [3, 1]


@pytest.mark.parametrize("damaged", [0, 3, 5])
def test_1_5_strength_does_not_change_attack_or_defence(damaged: int) -> None:
    state = position(axis={"14pz": At("0000", attack=7, defence=5, strength=6, damaged=damaged)})
    assert (attack_value(state, 0), defence_value(state, 0)) == (7, 5)


def test_1_5_artillery_counters_are_reserved() -> None:
    assert {formation.kind for formation in FORMATIONS} == {"infantry", "armour", "recon", "hq"}
