"""Chapter 5, first part: zones of control."""

from __future__ import annotations

import pytest

from kurgan.games.eastern_front.rules.zones import zone
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    area,
    drawing,
    drawn,
    goals_of,
    names,
    names_with,
    orders_of,
    play,
    position,
)

FRONT = """
    . . . . . . . .
     . . . . . . . .
    . . . S . . . .
     . . A . . . . .
    . . . T . . . .
     . . . . . . . .
    . . . . . . . .
     . . . . . . . .
"""
"""A in the zones of S and T at once; what is west of it is free."""


def test_5_1_a_zone_is_the_six_hexes_around_a_unit() -> None:
    state = position(soviet={"su62": "2803"})
    assert drawn(zone(state, SOVIET)) == drawing("""
        . . . . . . . .
         . . . . . . . .
        . . x x . . . .
         . x . x . . . .
        . . x x . . . .
         . . . . . . . .
        . . . . . . . .
         . . . . . . . .
    """)
    assert not zone(state, AXIS)


def test_5_1_a_dispersed_unit_has_no_zone_but_one_in_good_order_with_it_has() -> None:
    state = position(soviet={"su62": At("2803", dispersed=True)})
    assert not zone(state, SOVIET)
    state = position(soviet={"su62": At("2803", dispersed=True), "tk1": "2803"})
    assert len(zone(state, SOVIET)) == 6


def test_5_1_zones_of_several_units_are_one() -> None:
    state = position(soviet={"su62": "2803", "su64": "2903", "tk1": "2903"})
    assert names(zone(state, SOVIET)) == {
        *("2802", "2902", "2703", "2903", "2804", "2904"),
        *("3002", "2803", "3003", "3004"),
    }


@pytest.mark.parametrize(
    ("hex", "without"),
    [
        ("1405", {"1506"}),  # Novgorod, and Lake Ilmen south-east of it
        ("2005", {"2004", "2104", "2105", "2106"}),  # a reservoir on five of six sides
        ("1329", {"1429"}),  # Odessa, and the sea
        ("2031", {"2131", "2032", "2030", "2130"}),  # Kerch, its strait and both seas
    ],
)
def test_5_1_no_zone_crosses_open_water(hex: str, without: set[str]) -> None:
    state = position(soviet={"su62": hex})
    assert zone(state, SOVIET)
    assert not names(zone(state, SOVIET)) & without


def test_5_1_over_a_frozen_lake_there_is_a_zone_but_not_over_the_strait() -> None:
    for hex, beyond, is_frozen in (("1405", "1506", True), ("2031", "2131", False)):
        state = position(soviet={"su62": hex}, weather=Weather.SNOW, month="1943-01")
        assert (beyond in names(zone(state, SOVIET))) == is_frozen


def test_5_1_a_river_does_not_hold_a_zone_up() -> None:
    state = position(soviet={"su62": "1306"})  # the river is on its north-eastern side
    assert len(zone(state, SOVIET)) == 6


def test_5_2_a_unit_stops_when_it_enters_an_enemy_zone() -> None:
    state = position(soviet={"su62": At("2603", movement=5)}, axis={"de1": "2903"}, side=SOVIET)
    assert drawn(area(*goals_of(state, "su62"))) == drawing("""
        x x x x x . . .
         x x x x x . . .
        x x x x x . . .
         . x x . . . . .
        x x x x x . . .
         x x x x x . . .
        x x x x x . . .
         x x x x . . . .
    """)


def test_5_2_a_zone_that_one_begins_in_can_be_left() -> None:
    state = position(soviet={"su62": At("2803", movement=2)}, axis={"de1": "2903"}, side=SOVIET)
    assert drawn(area(*goals_of(state, "su62"))) == drawing("""
        . . . . . . . .
         . x x . . . . .
        . x x x . . . .
         x x . . . . . .
        . x x x . . . .
         . x x . . . . .
        . . . . . . . .
         . . . . . . . .
    """)


def test_5_2_own_units_do_not_lift_a_zone() -> None:
    alone = position(soviet={"su62": "2603"}, axis={"de1": "2903"}, side=SOVIET)
    helped = position(soviet={"su62": "2603", "tk1": "2803"}, axis={"de1": "2903"}, side=SOVIET)
    assert goals_of(alone, "su62") == goals_of(helped, "su62")


def test_5_2_nobody_passes_through_enemies_even_if_they_are_dispersed() -> None:
    dispersed: Counters = {"de1": At("2803", dispersed=True), "de2": At("2804", dispersed=True)}
    state = position(soviet={"su62": At("2703", movement=2)}, axis=dispersed, side=SOVIET)
    assert not goals_of(state, "su62") & {"2803", "2804"}
    assert "2902" in goals_of(state, "su62")  # right past them


def test_5_2_an_empty_victory_city_that_was_never_taken_is_not_entered() -> None:
    state = position(axis={"de57": At("2010", movement=6)})
    assert "2011" not in goals_of(state, "de57")
    state = position(axis={"de57": At("2010", movement=6)}, axis_holds=["moscow"])
    assert "2011" in goals_of(state, "de57")


@pytest.mark.parametrize(
    ("code", "is_supple"),
    [
        ("de1", True),
        ("de49", True),
        ("de57", True),
        ("ro1", False),
        ("hu3", False),
        ("it2", False),
        ("sk1", False),
    ],
)
def test_5_3_of_the_axis_only_germans_go_from_zone_to_zone(code: str, is_supple: bool) -> None:
    state = position(axis={code: At("A", movement=1)}, soviet={"su62": "S", "su64": "T"}, picture=FRONT)
    assert goals_of(state, code) == ({"2703"} | ({"2802", "2804", "2903"} if is_supple else set()))


@pytest.mark.parametrize(
    ("code", "is_supple"),
    [
        ("su1g", True),
        ("gk1", True),
        ("su1s", True),
        ("su1t", True),
        ("su62", False),
        ("rk9", False),
        ("tk1", False),
        ("mk1", False),
        ("kk1", False),
        ("ab5", False),
        ("gmk2", False),
        ("gkk1", False),
    ],
)
def test_5_3_of_the_soviets_guards_shock_and_tank_armies(code: str, is_supple: bool) -> None:
    state = position(soviet={code: At("A", movement=1)}, axis={"de1": "S", "de2": "T"}, picture=FRONT, side=SOVIET)
    assert goals_of(state, code) == ({"2703"} | ({"2802", "2804", "2903"} if is_supple else set()))


def test_5_3_such_a_move_is_a_whole_one_of_one_hex() -> None:
    """The panzers pass between S and T into 2903, and no further."""
    state = position(axis={"de57": At("A", movement=6)}, soviet={"su62": "S", "su64": "T"}, picture=FRONT)
    assert "2903" in goals_of(state, "de57")
    assert not goals_of(state, "de57") & {"3003", "3103", "3002", "3004"}
    play(state, "move de57 2903")
    assert "de57" not in orders_of(state, "move")


def test_5_3_from_a_free_hex_nobody_goes_on_through_two_zones() -> None:
    state = position(axis={"de57": At("2703", movement=6)}, soviet={"su62": "S", "su64": "T"}, picture=FRONT)
    assert "2803" in goals_of(state, "de57")
    assert "2903" not in goals_of(state, "de57")


def test_5_3_the_picture_is_as_it_says() -> None:
    state = position(soviet={"su62": "S", "su64": "T"}, picture=FRONT)
    assert names_with(FRONT, "A") == ["2803"]
    assert {"2803", "2802", "2903", "2804"} <= names(zone(state, SOVIET))
    assert not names(zone(state, SOVIET)) & {"2702", "2703", "2704"}
