"""Chapter 5, second part: operational movement."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from kurgan.games.eastern_front.rules.movement import destinations, find_way
from kurgan.games.eastern_front.state import Phase, State, is_held
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, FINNISH, GRID, LAND, SOVIET, TERRAIN, Terrain
from kurgan.games.eastern_front.tests.geography import WATER_SIDE, around, at_distance, edge, is_dry, is_road, sides
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    area,
    drawing,
    drawn,
    goals_of,
    hex_of,
    is_dispersed,
    names,
    orders_of,
    play,
    position,
    unit,
    where,
)


def way_of(state: State, code: str, goal: str) -> list[str]:
    """The hexes a unit goes through, with the last."""
    way = np.zeros(40, np.int16)
    length = find_way(state, unit(state, code), hex_of(goal), way)
    return [GRID.name(hex) for hex in way[:length]]


def farthest(state: State, code: str) -> int:
    """How many hexes away a unit can be at the end of its move."""
    start = int(state.unit_hex[unit(state, code)])
    return max(GRID.distance(start, hex) for hex in destinations(state, unit(state, code)))


def test_1_3_a_fresh_unit_moves_and_a_spent_a_moved_or_a_dispersed_one_does_not() -> None:
    axis: Counters = {
        "de1": "2803",
        "de2": At("2804", spent=True),
        "de4": At("2805", moved=True),
        "de5": At("2806", dispersed=True),
    }
    state = position(axis=axis)
    assert orders_of(state, "move") == ["de1"]
    assert is_dispersed(state, "de5")


def test_1_3_a_unit_moves_once_a_turn() -> None:
    state = position(axis={"de1": "2803", "de2": "2805"})
    play(state, "move de1 2903")
    assert (where(state, "de1"), orders_of(state, "move")) == ("2903", ["de2"])


def test_1_3_who_has_attacked_does_not_move() -> None:
    state = position(axis={"de1": "2803", "de2": "2703"}, soviet={"su62": "2903"}, phase=Phase.PREPARED)
    play(state, "attack 2903 de1", 4)  # 1:1, Dispersed
    play(state, "end")
    assert (state.phase, orders_of(state, "move")) == (Phase.MOVEMENT, ["de2"])


def test_5_4_a_hex_costs_one_factor() -> None:
    state = position(axis={"de1": At("2803", movement=3)})
    assert drawn(area(*goals_of(state, "de1"))) == drawing("""
        . x x x x . . .
         x x x x x . . .
        x x x x x x . .
         x x . x x x . .
        x x x x x x . .
         x x x x x . . .
        . x x x x . . .
         . . . . . . . .
    """)


@pytest.mark.parametrize("terrain", [Terrain.CLEAR, Terrain.HILL, Terrain.SWAMP, Terrain.MOUNTAIN])
def test_5_4_no_ground_costs_more(terrain: Terrain) -> None:
    """One factor takes a cavalry corps into every land neighbour of every twentieth hex next to such ground."""
    beside = [hex for hex in LAND if is_dry(hex) and terrain in {TERRAIN[near] for near in sides(hex)}]
    assert len(beside) > 20
    for hex in beside[::20]:
        state = position(soviet={"kk1": At(GRID.name(hex), movement=1)}, side=SOVIET)
        assert {near for near in sides(hex) if TERRAIN[near] == terrain} <= set(destinations(state, unit(state, "kk1")))


def test_5_4_rivers_cost_nothing() -> None:
    state = position(axis={"de1": At("1306", movement=1)})
    assert "1305" in goals_of(state, "de1")  # over the river on its north-eastern side


def test_5_4_a_unit_takes_the_cheapest_way_and_holds_what_it_passes_through() -> None:
    state = position(axis={"de1": "2803"})
    way = way_of(state, "de1", "3103")
    assert way == ["2903", "3003", "3103"]
    assert not any(is_held(state, AXIS, hex_of(hex)) for hex in way)
    play(state, "move de1 3103")
    assert all(is_held(state, AXIS, hex_of(hex)) and not is_held(state, SOVIET, hex_of(hex)) for hex in way)


def test_5_4_the_way_leads_round_enemy_zones() -> None:
    state = position(axis={"ro1": At("2803", movement=6)}, soviet={"su62": "3003"})
    way = way_of(state, "ro1", "3203")
    assert len(way) == 6 and not {"2903", "3002", "3102", "3103", "3004", "3104"} & set(way)


def test_5_4_nobody_leaves_the_field() -> None:
    names_in = [f"{column:02}{row:02}" for column in range(27, 30) for row in range(2, 6)]
    state = position(axis={"de1": At("2803", movement=6)}, field=names_in)
    assert goals_of(state, "de1") == set(names_in) - {"2803"}


def test_5_5_infantry_that_keeps_to_a_road_goes_one_hex_further() -> None:
    """From Voronezh roads lead north and south."""
    state = position(soviet={"su40": At("2318", movement=2)}, side=SOVIET)
    beyond = goals_of(state, "su40") & at_distance("2318", 3)
    assert beyond and at_distance("2318", 3) - beyond
    for goal in beyond:
        way = ["2318", *way_of(state, "su40", goal)]
        assert len(way) == 4 and all(is_road(*step) for step in pairwise(way))
    assert not goals_of(state, "su40") & at_distance("2318", 4)


@pytest.mark.parametrize(
    ("code", "hexes"),
    [
        ("su40", 3),  # rifles: one more
        ("su1g", 3),
        ("su1s", 3),
        ("ab5", 3),
        ("kk1", 2),  # cavalry gains nothing
        ("tk1", 4),  # armour: two for each factor
        ("mk1", 4),
        ("su1t", 4),
    ],
)
def test_5_5_what_a_road_is_worth(code: str, hexes: int) -> None:
    state = position(soviet={code: At("2318", movement=2)}, side=SOVIET)
    assert farthest(state, code) == hexes


@pytest.mark.parametrize(("code", "hexes"), [("de1", 3), ("de49", 3), ("de57", 4), ("hum", 4), ("sk1", 4), ("roc", 2)])
def test_5_5_the_axis_uses_roads_alike(code: str, hexes: int) -> None:
    state = position(axis={code: At("2318", movement=2)})
    assert farthest(state, code) == hexes


def test_5_5_off_the_road_a_hex_costs_armour_a_whole_factor() -> None:
    """Two road hexes are one factor, and the second takes it to any hex beside them."""
    state = position(soviet={"tk1": At("2318", movement=2)}, side=SOVIET)
    goals = goals_of(state, "tk1")
    by_road = [name for name in at_distance("2318", 2) if len(way_by_road(name)) == 2]
    assert by_road
    for name in by_road:
        assert around(name) - {"2318"} <= goals
    assert all(len(way_by_road(name)) == 4 for name in goals & at_distance("2318", 4))


def test_5_5_a_half_factor_that_is_left_takes_nobody_off_the_road() -> None:
    """One factor: two road hexes, or one and then no more."""
    state = position(soviet={"tk1": At("2318", movement=1)}, side=SOVIET)
    by_road = {name for name in at_distance("2318", 2) if len(way_by_road(name)) == 2}
    assert goals_of(state, "tk1") == around("2318") | by_road


def way_by_road(goal: str) -> list[str]:
    """The shortest way from Voronezh along roads alone, if it has no more than four hexes."""
    ways = {"2318": list[str]()}
    for _ in range(4):
        for name, way in list(ways.items()):
            for near in around(name):
                if is_road(name, near) and near not in ways:
                    ways[near] = [*way, near]
    return ways.get(goal, [])


def test_5_5_a_road_does_not_lead_past_an_enemy_zone() -> None:
    free = position(soviet={"tk1": At("2318", movement=2)}, side=SOVIET)
    far = next(name for name in sorted(goals_of(free, "tk1")) if len(way_by_road(name)) == 4)
    road = way_by_road(far)
    beside = sorted(around(road[2]) - around(road[0]) - {"2318", *road})
    blocked = position(soviet={"tk1": At("2318", movement=2)}, axis={"de1": beside[0]}, side=SOVIET)
    assert far not in goals_of(blocked, "tk1")


@pytest.mark.parametrize(
    ("start", "beyond"),
    [
        ("1405", "1506"),  # Lake Ilmen
        ("2031", "2131"),  # the strait of Kerch
        ("1829", "1830"),  # the Sivash, though a road crosses it
    ],
)
@pytest.mark.parametrize("code", ["su40", "tk1", "kk1"])
def test_5_6_crossing_a_lake_or_the_strait_is_a_whole_move(start: str, beyond: str, code: str) -> None:
    state = position(soviet={code: At(start, movement=1)}, side=SOVIET)
    assert beyond in goals_of(state, code)
    state = position(soviet={code: At(start, movement=8)}, side=SOVIET)
    for goal in goals_of(state, code) & around(beyond):
        way = [start, *way_of(state, code, goal)]
        assert not any(edge(*step) & WATER_SIDE for step in pairwise(way))
    play(state, f"move {code} {beyond}")
    assert where(state, code) == beyond


def test_5_6_a_frozen_lake_is_no_obstacle() -> None:
    for weather, month, goes_on in ((Weather.GOOD, "1942-07", False), (Weather.SNOW, "1943-01", True)):
        state = position(soviet={"kk1": At("1405", movement=2)}, side=SOVIET, weather=weather, month=month)
        assert ("1507" in goals_of(state, "kk1")) == goes_on


def test_5_6_nobody_swims() -> None:
    state = position(soviet={"su40": At("1329", movement=8)}, side=SOVIET)
    assert all(TERRAIN[hex] not in (Terrain.SEA, Terrain.LAKE) for hex in destinations(state, unit(state, "su40")))


def test_5_9_finns_stay_north_of_the_svir_and_the_isthmus_border() -> None:
    state = position(axis={"fi2": At("1201", movement=8), "de1": At("1200", movement=8)}, control="1941-06")
    finns = destinations(state, unit(state, "fi2"))
    assert finns and not finns - FINNISH
    assert destinations(state, unit(state, "de1")) - FINNISH


def test_5_9_the_border_lies_where_it_was() -> None:
    """Vyborg and the road to it are the Finns', the last hex before Leningrad and the city are not."""
    assert {"1201", "1301"} <= names(FINNISH)
    assert not names(FINNISH) & {"1402", "1302", "1602"}


@pytest.mark.parametrize(("code", "may_attack"), [("fi2", False), ("de1", True)])
def test_5_9_finns_never_attack_leningrad(code: str, may_attack: bool) -> None:
    state = position(axis={code: At("1301", attack=12)}, phase=Phase.PREPARED)
    assert ("1402" in orders_of(state, "attack")) == may_attack
    other = position(axis={code: At("1301", attack=12)}, soviet={"su23": "1300"}, phase=Phase.PREPARED)
    assert "1300" in orders_of(other, "attack")
