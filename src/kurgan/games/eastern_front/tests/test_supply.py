"""Chapter 8: supply."""

from __future__ import annotations

import pytest

from kurgan.engine.hexset import HexSet, keep
from kurgan.games.eastern_front.rules.movement import allowance
from kurgan.games.eastern_front.rules.supply import check_supply, sources, supplied, supplied_overland
from kurgan.games.eastern_front.state import Phase, State
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, EAST_EDGE, GRID, LAND, SOVIET
from kurgan.games.eastern_front.tables.places import AXIS_SOURCES, FINNISH_SOURCE
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    area,
    column_of,
    goals_of,
    hex_of,
    is_dispersed,
    names,
    pass_turn,
    position,
    unit,
    where,
)

LINE = ["3417", "3317", "3318", "3218", "3118", "3018"]
"""The railway from Uralsk, on the east edge, to Saratov."""


def is_fed(state: State, code: str) -> bool:
    """Is a unit in supply?"""
    return int(state.unit_hex[unit(state, code)]) in supplied(state, SOVIET if code.startswith("su") else AXIS)


@pytest.mark.parametrize(
    ("weather", "reach"),
    [
        (Weather.GOOD, 6),
        (Weather.HARD_FROST, 6),
        (Weather.MUD, 4),
        (Weather.SNOW, 4),
        (Weather.SUBARCTIC, 4),
    ],
)
def test_8_1_supply_reaches_six_hexes_from_the_rail_and_four_in_mud_and_snow(weather: Weather, reach: int) -> None:
    state = position(soviet_sources=["3417"], soviet_holds=["3417", "3317"], axis_holds=names(LAND), weather=weather)
    assert supplied(state, SOVIET) == within(reach, "3417", "3317")


def within(steps: int, *rails: str) -> HexSet:
    """All land at most so far from one of these; there is no water near them that anybody would have to go round."""
    return area(*(GRID.name(hex) for hex in LAND if min(GRID.distance(hex, hex_of(rail)) for rail in rails) <= steps))


def saratov(soviet: Counters, enemy: At | None = None, gap: str = "") -> State:
    """The line to Saratov, perhaps with a gap, is all that the Soviets hold."""
    return position(
        soviet=soviet,
        axis={"de1": enemy} if enemy else None,
        soviet_sources=["3417"],
        soviet_holds=set(LINE) - {gap},
        axis_holds=names(LAND),
    )


def test_8_1_the_rail_must_be_connected_to_a_source() -> None:
    assert is_fed(saratov({"su62": "2518"}), "su62")
    assert not is_fed(saratov({"su62": "2518"}, gap="3318"), "su62")


@pytest.mark.parametrize(
    ("enemy", "is_open"),
    [
        (At("3218"), False),  # on the rail
        (At("3217"), False),  # beside it
        (At("3217", dispersed=True), True),
        (At("3215"), True),
    ],
)
def test_8_1_an_enemy_on_the_rail_or_his_zone_cuts_it(enemy: At, is_open: bool) -> None:
    assert is_fed(saratov({"su62": "2518"}, enemy), "su62") == is_open


def test_8_1_a_friend_in_the_zone_keeps_the_line_open() -> None:
    guards: Counters = {"su64": "3317", "su65": "3318", "su66": "3218"}
    assert is_fed(saratov({"su62": "2518", **guards}, At("3217")), "su62")
    assert not is_fed(saratov({"su62": "2518", "su64": "3317", "su65": "3318"}, At("3217")), "su62")


def test_8_1_the_way_to_the_rail_leads_round_enemies_and_their_zones() -> None:
    """A ring of four corps leaves no way to the unit in the middle; a friend in the ring opens one."""
    ring: Counters = {"de1": "2801", "de2": "2805", "de4": "2603", "de5": "3003"}
    state = position(soviet={"su62": "2803"}, axis=ring, soviet_sources=["3403"])
    assert not is_fed(state, "su62")
    opened = position(soviet={"su62": "2803", "su64": "2902", "su65": "3002"}, axis=ring, soviet_sources=["3403"])
    assert is_fed(opened, "su62")
    gap = position(soviet={"su62": "2803"}, axis={"de1": "2801", "de2": "2805", "de4": "2603"}, soviet_sources=["3403"])
    assert is_fed(gap, "su62")


def test_8_1_the_axis_needs_mended_rails() -> None:
    state = position(axis={"de1": "1413"}, axis_sources=["warsaw"], control="1942-06")
    assert is_fed(state, "de1")
    keep(state.gauge[0], area("0416", "0516", "0517", "0617"))
    assert not is_fed(state, "de1")


def test_8_1_axis_sources_are_the_seven_cities_and_helsinki() -> None:
    printed = area("konigsberg", "danzig", "warsaw", "lodz", "krakow", "budapest", "bucharest")
    assert printed == AXIS_SOURCES and area("helsinki") == FINNISH_SOURCE


def test_8_1_soviet_sources_are_rails_on_the_east_edge() -> None:
    assert names(EAST_EDGE) == {"3403", "3407", "3412", "3417", "3434"}


def test_8_1_a_source_in_enemy_hands_supplies_nobody() -> None:
    for holder, count in (((), 1), (["3417"], 0)):
        state = position(soviet={"su62": "2803"}, soviet_sources=["3417"], axis_holds=[*holder, "1503", "1603"])
        assert len(sources(state, SOVIET) & area("3417")) == count


def test_8_1_ports_are_sources_while_the_soviets_rule_the_sea() -> None:
    for held, is_source in (([], True), (["sevastopol"], True), (["sevastopol", "kerch"], False)):
        state = position(soviet={"coast": "odessa"}, soviet_sources=(), axis_holds=held)
        assert (hex_of("odessa") in sources(state, SOVIET)) == is_source
        assert hex_of("leningrad") in sources(state, SOVIET)
        assert hex_of("astrakhan") not in sources(state, SOVIET)


@pytest.mark.parametrize(
    ("lost", "is_source"),
    [((), True), (("volkhov",), True), (("tikhvin",), True), (("volkhov", "tikhvin"), False), (("leningrad",), False)],
)
def test_8_1_leningrad_is_supplied_across_ladoga_while_volkhov_or_tikhvin_is_held(
    lost: tuple[str, ...], is_source: bool
) -> None:
    state = position(soviet={"su23": "1301"}, soviet_sources=(), axis_holds=lost)
    assert (hex_of("leningrad") in sources(state, SOVIET)) == is_source


def test_8_1_the_axis_has_no_ports_and_no_ladoga() -> None:
    state = position(
        axis={"de1": "odessa"}, axis_sources=(), axis_holds=["sevastopol", "kerch", "leningrad", "volkhov"]
    )
    assert not sources(state, AXIS)


def test_11_3_overland_supply_is_without_ports_and_ladoga() -> None:
    state = position(soviet_sources=["3417"], soviet_holds=["3417", "3317", "odessa", "leningrad", "volkhov"])
    assert hex_of("leningrad") in supplied(state, SOVIET) & supplied_overland(state, SOVIET)
    cut = position(
        soviet_sources=["3417"],
        axis_holds=names(LAND),
        soviet_holds=["3417", "3317", "odessa", "leningrad", "volkhov", "sevastopol"],
    )
    for city in ("odessa", "leningrad"):
        assert hex_of(city) in supplied(cut, SOVIET)
        assert hex_of(city) not in supplied_overland(cut, SOVIET)


def hungry(code: str, at: At) -> State:
    """Cut off from everything, in its side's movement."""
    side = SOVIET if code.startswith(("su", "tk")) else AXIS
    counters: Counters = {code: at}
    return position(
        axis=counters if side == AXIS else None,
        soviet=counters if side == SOVIET else None,
        axis_sources=(),
        soviet_sources=(),
        axis_holds=names(LAND) if side == SOVIET else (),
        side=side,
    )


def test_8_2_out_of_supply_at_the_own_check_a_unit_goes_hungry() -> None:
    for code in ("de1", "su62"):
        state = hungry(code, At("2803"))
        assert not state.hungry[unit(state, code)]
        pass_turn(state)
        assert state.hungry[unit(state, code)] == 1


def test_8_2_the_enemys_check_does_not_count() -> None:
    state = hungry("de1", At("2803"))
    state.side = SOVIET
    pass_turn(state)
    assert state.hungry[unit(state, "de1")] == 0


def test_8_2_a_hungry_unit_moves_two_factors_at_most_and_attacks_at_half() -> None:
    state = position(axis={"de1": At("2803", movement=6, hungry=1), "de2": At("2804", movement=1, hungry=2)})
    assert [allowance(state, unit(state, code)) for code in ("de1", "de2")] == [2, 1]
    assert "3003" in goals_of(state, "de1") and "3103" not in goals_of(state, "de1")
    fight = position(axis={"de1": At("2803", attack=8, hungry=1)}, soviet={"su62": "2903"}, phase=Phase.PREPARED)
    assert column_of(fight, "2903", "de1") == "1:1"


def test_8_2_a_hungry_unit_does_not_recover() -> None:
    for checks, recovers in ((0, True), (1, False)):
        axis: Counters = {"de1": At("2803", dispersed=True, hungry=checks)}
        state = position(axis=axis, phase=Phase.INITIAL)
        assert is_dispersed(state, "de1") != recovers


def test_8_2_whoever_is_fed_again_starts_anew() -> None:
    state = position(axis={"de1": At("2803", hungry=2)})
    pass_turn(state)
    assert state.hungry[unit(state, "de1")] == 0


@pytest.mark.parametrize(
    ("code", "hex", "checks"),
    [
        ("de1", "2803", 3),
        ("su62", "2803", 3),
        ("tk1", "2803", 3),
        ("ro1", "2803", 2),
        ("hu3", "2803", 2),
        ("it2", "2803", 2),
        ("de1", "moscow", 5),
        ("ro1", "stalingrad", 5),
        ("su62", "kiev", 5),
        ("su62", "brest", 5),  # a fortress
        ("de1", "tula", 3),  # a major city is neither
    ],
)
def test_8_2_units_are_lost_at_the_check_the_rule_names(code: str, hex: str, checks: int) -> None:
    state = hungry(code, At(hex))
    for check in range(1, checks + 1):
        assert where(state, code) == GRID.name(hex_of(hex))
        check_supply(state, int(state.side))
        assert state.hungry[unit(state, code)] == (check if check < checks else 0)
    assert where(state, code) == "lost"


def test_8_2_air_supply_lets_a_unit_hold_out_until_the_fifth_check() -> None:
    state = hungry("ro1", At("2803", hungry=3))
    keep(state.lift[AXIS], area("2803"))
    check_supply(state, AXIS)
    assert (where(state, "ro1"), state.hungry[unit(state, "ro1")]) == ("2803", 4)
    check_supply(state, AXIS)
    assert where(state, "ro1") == "lost"
