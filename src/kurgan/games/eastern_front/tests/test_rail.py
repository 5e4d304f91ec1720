"""Chapter 5, third part: by rail and by sea."""

from __future__ import annotations

import pytest

from kurgan.engine.hexset import hexes, keep
from kurgan.games.eastern_front.rules.control import rules_the_sea
from kurgan.games.eastern_front.rules.rail import rail_net, trains
from kurgan.games.eastern_front.rules.sequence import begin_side
from kurgan.games.eastern_front.state import Phase, State
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, GRID, LAND, SOVIET
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    area,
    goals_of,
    hex_of,
    names,
    orders_of,
    pass_turn,
    play,
    position,
    where,
)

OCTOBER_RAILWAY = ["2011", "2010", "1909", "1908", "1807", "1707", "1706", "1605", "1505", "1504", "1403", "1402"]
"""From Moscow to Leningrad, by way of Klin, Kalinin, Bologoye and Chudovo."""


def test_5_7_from_city_to_city_along_the_rails() -> None:
    state = position(soviet={"su1s": "moscow"}, side=SOVIET, phase=Phase.INITIAL)
    goals = goals_of(state, "su1s", "rail")
    assert {"1402", "2010", "3109", "1732", "3434"} <= goals
    assert "1909" not in goals  # on the line, but no town
    play(state, "rail su1s leningrad")
    assert where(state, "su1s") == "1402"


def test_5_7_from_a_hex_without_a_town_nobody_boards() -> None:
    state = position(soviet={"su1s": "1909", "su10": "1908"}, side=SOVIET, phase=Phase.INITIAL)
    assert orders_of(state, "rail") == ["su10"]


def test_5_7_where_no_rail_leads_nobody_goes() -> None:
    state = position(soviet={"su1s": "demyansk", "su10": "klin"}, side=SOVIET, phase=Phase.INITIAL)
    assert orders_of(state, "rail") == ["su10"]
    assert "1507" not in goals_of(state, "su10", "rail")


def test_5_7_rails_under_an_enemy_or_in_his_zone_are_cut() -> None:
    """1906 lies beside the line north of Kalinin."""
    for enemy, is_open in ((None, True), (At("1906"), False), (At("1906", dispersed=True), True), (At("1707"), False)):
        state = october_railway({"su1s": "moscow"}, enemy)
        assert ("1402" in goals_of(state, "su1s", "rail")) == is_open
        assert "1908" in goals_of(state, "su1s", "rail")


def test_5_7_a_friend_in_the_zone_does_not_open_the_line() -> None:
    state = october_railway({"su1s": "moscow", "su10": "1807"}, At("1906"))
    assert "1402" not in goals_of(state, "su1s", "rail")


def october_railway(soviet: Counters, enemy: At | None, source: str = "moscow") -> State:
    """The line from Moscow to Leningrad is all that the Soviets hold."""
    return position(
        soviet=soviet,
        axis={"de1": enemy} if enemy else {},
        axis_holds=names(LAND),
        soviet_holds=set(OCTOBER_RAILWAY) - ({enemy.hex} if enemy else set()),
        soviet_sources=[source],
        side=SOVIET,
        phase=Phase.INITIAL,
    )


def test_5_7_a_net_that_hangs_with_no_source_carries_nobody() -> None:
    state = october_railway({"su1s": "moscow", "su10": "1908"}, None, source="gorky")
    assert not orders_of(state, "rail")
    assert orders_of(october_railway({"su1s": "moscow", "su10": "1908"}, None), "rail") == ["su1s", "su10"]


@pytest.mark.parametrize(("side", "count"), [(AXIS, 3), (SOVIET, 5)])
def test_5_7_three_axis_and_five_soviet_units_a_turn(side: int, count: int) -> None:
    codes = [["de1", "de2", "de4", "de5"], ["tk1", "tk4", "tk5", "tk7", "tk9", "tk13"]][side]
    places = ["minsk", "orsha", "smolensk", "vyazma", "bryansk", "orel"]
    counters = dict(zip(codes, places, strict=False))
    state = position(
        axis=counters if side == AXIS else None,
        soviet=counters if side == SOVIET else None,
        control="1942-06",
        soviet_holds=[] if side == AXIS else names(LAND),
        side=side,
        phase=Phase.INITIAL,
    )
    assert len(orders_of(state, "rail")) == count + 1
    for code in codes[:count]:
        play(state, f"rail {code} {sorted(goals_of(state, code, 'rail'))[0]}")
    assert (orders_of(state, "rail"), state.rails[side]) == ([], 0)


def test_5_7_trains_come_again_each_turn() -> None:
    state = position(soviet={"su1s": "moscow", "su10": "klin"}, axis={"de1": "0217"}, side=SOVIET, phase=Phase.INITIAL)
    play(state, "rail su1s leningrad")
    assert state.rails[SOVIET] == 4
    pass_turn(pass_turn(state))
    assert (state.side, state.rails[SOVIET], "su1s" in orders_of(state, "rail")) == (SOVIET, 5, True)


@pytest.mark.parametrize(
    ("first_side", "fell", "turn", "count"),
    [
        (AXIS, 0, 5, 5),
        (AXIS, 5, 5, 3),  # the Soviet turn after the Axis took it
        (AXIS, 5, 6, 5),
        (SOVIET, 5, 6, 3),
        (SOVIET, 5, 7, 5),
    ],
)
def test_5_7_in_the_turn_after_moscow_falls_three_soviet_units(
    first_side: int, fell: int, turn: int, count: int
) -> None:
    state = position(soviet={"su1s": "gorky"}, axis_holds=["moscow"] if fell else (), turn=turn)
    state.first_side, state.moscow_fell = first_side, fell
    assert trains(state, SOVIET) == count
    assert trains(state, AXIS) == 3


def test_5_7_moscow_is_taken_by_whoever_enters_it() -> None:
    state = position(axis={"de57": "klin"}, soviet={"su10": "gorky"}, turn=3)
    keep(state.untaken[0], area())
    play(state, "move de57 moscow")
    assert state.moscow_fell == 3
    pass_turn(state)
    assert (state.side, state.rails[SOVIET]) == (SOVIET, 3)


def test_5_7_a_dispersed_unit_does_not_board() -> None:
    soviet: Counters = {"su1s": At("moscow", dispersed=True), "su10": "klin"}
    state = position(soviet=soviet, axis={"de1": "2012"}, side=SOVIET, phase=Phase.INITIAL)
    assert "su1s" not in orders_of(state, "rail")


def test_5_7_whoever_went_by_rail_has_moved_and_attacks_after_the_movement_only() -> None:
    state = position(soviet={"su1s": "gorky", "su10": "tula"}, axis={"ro1": "2013"}, side=SOVIET, phase=Phase.INITIAL)
    play(state, "rail su1s moscow")
    assert "su1s" not in orders_of(state, "rail")
    play(state, "end")
    assert state.phase == Phase.PREPARED
    play(state, "attack 2013")
    assert orders_of(state, "join") == ["su10"]


def test_5_7_a_train_brings_nobody_where_there_is_no_room() -> None:
    soviet: Counters = {"su1s": "gorky", "su10": "moscow", "tk1": "klin", "tk4": "klin"}
    state = position(soviet=soviet, side=SOVIET, phase=Phase.INITIAL)
    assert not goals_of(state, "su1s", "rail") & {"2011", "2010"}
    assert "2011" in goals_of(state, "tk1", "rail")


GAUGE = ["0416", "0516", "0517"]  # Warsaw to Siedlce
LINE = [
    *("0617", "0717", "0816", "0916", "0915", "1015", "1114", "1214"),
    *("1314", "1313", "1413", "1513", "1613", "1712", "1812", "1811"),
]
"""… and on to Minsk, Smolensk and Gzhatsk."""


@pytest.mark.parametrize(
    ("weather", "length"),
    [
        (Weather.GOOD, 8),
        (Weather.HARD_FROST, 8),
        (Weather.MUD, 4),
        (Weather.SNOW, 4),
        (Weather.SUBARCTIC, 4),
    ],
)
def test_5_7_the_axis_railhead_advances(weather: Weather, length: int) -> None:
    state = railhead(weather, LINE)
    assert {name for name in LINE if name in names(hexes(GRID, state.gauge[0]))} == set(LINE[:length])
    assert hex_of(LINE[length - 1]) in rail_net(state, AXIS)
    assert hex_of(LINE[length]) not in rail_net(state, AXIS)


def test_5_7_the_railhead_does_not_advance_over_what_the_axis_does_not_hold() -> None:
    state = railhead(Weather.GOOD, [name for name in LINE if name != "0916"])
    assert {name for name in LINE if name in names(hexes(GRID, state.gauge[0]))} == set(LINE[:3])


def test_5_7_what_the_soviets_retake_must_be_mended_again() -> None:
    state = position(axis={"de1": "0416"}, soviet={"su3": "0615"}, axis_holds=["0616", "0617"], side=SOVIET)
    assert hex_of("0617") in hexes(GRID, state.gauge[0])
    play(state, "move su3 0617")
    assert hex_of("0617") not in hexes(GRID, state.gauge[0])


def railhead(weather: Weather, held: list[str]) -> State:
    """The Axis begins a turn with its railhead in Siedlce, and holds these hexes of the line to Moscow."""
    state = position(axis={"de1": "0416"}, axis_holds=[*GAUGE, *held], axis_sources=["warsaw"], weather=weather)
    keep(state.gauge[0], area(*GAUGE))
    begin_side(state, AXIS)
    return state


def test_5_8_the_black_sea_is_soviet_until_the_axis_holds_sevastopol_and_kerch() -> None:
    for held, ruler in (
        ([], SOVIET),
        (["sevastopol"], SOVIET),
        (["kerch"], SOVIET),
        (["sevastopol", "kerch"], AXIS),
        (["odessa", "novorossiysk", "nikolayev"], SOVIET),
    ):
        state = position(axis={"de1": "0217"}, axis_holds=held)
        assert [rules_the_sea(state, side) for side in (AXIS, SOVIET)] == [ruler == AXIS, ruler == SOVIET]


def test_5_8_one_unit_a_turn_goes_from_port_to_port() -> None:
    soviet: Counters = {"su51": "odessa", "coast": "novorossiysk", "su9": "kirovograd"}
    state = position(soviet=soviet, axis={"de1": "0217"}, axis_holds=["kerch"], side=SOVIET, phase=Phase.INITIAL)
    assert sorted(orders_of(state, "sail")) == ["coast", "su51"]
    goals = goals_of(state, "su51", "sail")
    assert {"1732", "2635", "1932"} <= goals
    assert not goals & {"2031", "1402", "3327", "1525"}  # taken; on the Baltic; on the Caspian; inland
    play(state, "sail su51 sevastopol")
    assert (where(state, "su51"), orders_of(state, "sail")) == ("1732", [])
    assert "su51" not in orders_of(state, "rail")
    pass_turn(pass_turn(state))
    assert sorted(orders_of(state, "sail")) == ["coast", "su51"]


def test_5_8_whoever_does_not_rule_the_sea_stays_ashore() -> None:
    for held, sailors in (([], []), (["sevastopol", "kerch"], ["ro1"])):
        state = position(
            axis={"ro1": "constanta"}, axis_holds=["odessa", *held], control="1941-06", phase=Phase.INITIAL
        )
        assert orders_of(state, "sail") == sailors
