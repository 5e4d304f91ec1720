"""Chapter 7: what the ground gives a defender, and what water costs an attacker."""

from __future__ import annotations

import pytest

from kurgan.games.eastern_front.rules.odds import defence, joined_quarters, joined_sides, shifts, unit_defence
from kurgan.games.eastern_front.state import Phase, State
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tables.units import FORMATION_BY_CODE, Size
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    column_of,
    hex_of,
    orders_of,
    planned,
    play,
    position,
    unit,
    where,
)

# [7] What each row of the terrain chart says to each kind of defender, in a hex where nothing else counts
SOVIET_INFANTRY = ("su62", "su1g", "su1s", "rk9", "ab5")
AXIS_INFANTRY = ("de1", "de49", "ro1", "ital")
INFANTRY = (*SOVIET_INFANTRY, *AXIS_INFANTRY)
OTHERS = ("tk1", "mk1", "su1t", "kk1", "de57", "hu1ad", "hum", "roc")
ROWS = {
    "clear": ("2803", ()),
    "7.3 swamp": ("1408", SOVIET_INFANTRY),  # Defending Russian infantry units have 1 factor added
    "7.4 hills": ("1706", INFANTRY),  # +1 defense factor for each infantry unit
    "7.5 mountains": ("0523", INFANTRY),  # Fortress City defense factor bonuses for all infantry-type units
    "7.10 major city": ("tula", INFANTRY),  # +1 defense factor for each infantry unit
    "7.11 dot city": ("kursk", INFANTRY),  # +1 defense factor for each infantry army or infantry corps
    "7.12 town": ("lozovaya", ()),  # None
    "7.12 road": ("2219", ()),  # No effect
}
CASES = [(row, code) for row in ROWS for code in (*INFANTRY, *OTHERS)]


def in_defence(code: str, at: At, month: str = "1942-07", weather: Weather = Weather.GOOD) -> State:
    """A unit that is going to be attacked."""
    is_soviet = FORMATION_BY_CODE[code].side == "soviet"
    counters: Counters = {code: at}
    return position(
        axis=None if is_soviet else counters,
        soviet=counters if is_soviet else None,
        side=AXIS if is_soviet else SOVIET,
        phase=Phase.PREPARED,
        month=month,
        weather=weather,
    )


@pytest.mark.parametrize(("row", "code"), CASES)
def test_7_12_each_row_of_the_chart_helps_whom_it_says(row: str, code: str) -> None:
    hex, helped = ROWS[row]
    state = in_defence(code, At(hex, defence=4))
    assert unit_defence(state, unit(state, code), hex_of(hex), 0) == (5 if code in helped else 4)


@pytest.mark.parametrize("code", ["su62", "de1", "tk1"])
def test_7_3_a_frozen_swamp_helps_nobody(code: str) -> None:
    state = in_defence(code, At("1408"), weather=Weather.HARD_FROST)
    assert unit_defence(state, unit(state, code), hex_of("1408"), 0) == 4


def test_7_4_hills_help_each_infantry_unit_of_a_stack() -> None:
    soviet: Counters = {"su62": "1706", "rk9": At("1706", defence=2)}
    assert defence(position(soviet=soviet), hex_of("1706"), 0) == 4 + 1 + 2 + 1


def test_7_5_mountains_help_armour_no_more_than_a_fortress_does() -> None:
    assert defence(position(axis={"de57": "0523", "de49": "0523"}), hex_of("0523"), 0) == 4 + 4 + 1


@pytest.mark.parametrize(
    ("code", "size", "bonus"),
    [
        ("su62", Size.ARMY, 1),
        ("rk9", Size.CORPS, 1),
        ("rk9", Size.DIVISION, 0),
        ("de1", Size.CORPS, 1),
        ("de1", Size.DIVISION, 0),
        ("tk1", Size.CORPS, 0),
    ],
)
def test_7_11_a_dot_city_helps_infantry_armies_and_corps(code: str, size: Size, bonus: int) -> None:
    state = in_defence(code, At("kursk", size=size))
    assert unit_defence(state, unit(state, code), hex_of("kursk"), 0) == 4 + bonus


def test_7_10_a_major_city_helps_divisions_too() -> None:
    state = in_defence("de1", At("tula", size=Size.DIVISION))
    assert unit_defence(state, unit(state, "de1"), hex_of("tula"), 0) == 5


@pytest.mark.parametrize(("code", "factors"), [("su62", 6), ("rk9", 6), ("de1", 5), ("tk1", 4), ("de57", 4)])
def test_7_8_a_fortress_helps_soviet_infantry(code: str, factors: int) -> None:
    """Brest is a fortress and a dot city."""
    state = in_defence(code, At("brest"))
    assert unit_defence(state, unit(state, code), hex_of("brest"), 0) == factors


def test_7_8_a_fortress_helps_a_division_that_the_dot_city_does_not() -> None:
    state = in_defence("rk9", At("brest", size=Size.DIVISION))
    assert unit_defence(state, unit(state, "rk9"), hex_of("brest"), 0) == 5


@pytest.mark.parametrize(
    ("city", "soviet", "german"),
    [
        ("moscow", 4 * 2 + 2, 4 * 2),
        ("leningrad", (4 + 1) * 2 + 2, 4 * 2),  # a fortress too
        ("sevastopol", (4 + 1) * 2 + 1, 4 * 2),
        ("odessa", (4 + 1) * 2 + 1, 4 * 2),
        *((name, 4 * 2 + 1, 4 * 2) for name in ("stalino", "kiev", "kharkov", "rostov", "smolensk", "voronezh")),
        *((name, 4 * 2 + 1, 4 * 2) for name in ("dnepropetrovsk", "stalingrad")),
    ],
)
def test_7_9_a_victory_city_doubles_all_factors_and_adds_its_own(city: str, soviet: int, german: int) -> None:
    assert defence(position(soviet={"su62": city}), hex_of(city), 0) == soviet
    assert defence(position(axis={"de1": city}), hex_of(city), 0) == german


def test_7_9_armour_is_doubled_too_and_the_citys_own_factors_are_not() -> None:
    soviet: Counters = {"tk1": At("moscow", defence=3), "su62": At("moscow", defence=5)}
    assert defence(position(soviet=soviet), hex_of("moscow"), 0) == (3 + 5) * 2 + 2


def test_7_9_an_empty_city_that_was_never_taken_defends_itself() -> None:
    state = position(axis={"de1": At("2010", attack=2), "de2": At("2012", attack=2)}, phase=Phase.PREPARED)
    assert defence(state, hex_of("moscow"), 0) == 2
    assert orders_of(state, "attack") == ["2011"]
    assert column_of(state, "moscow", "de1") == "1:1"
    assert column_of(state, "moscow", "de1", "de2") == "2:1"


def test_7_9_once_taken_a_city_has_no_factors_of_its_own_any_more() -> None:
    state = position(axis={"de1": At("2010", attack=12)}, soviet={"su62": "gorky"}, phase=Phase.PREPARED)
    play(state, "attack moscow de1", 6)
    play(state, "advance de1 moscow")
    assert where(state, "de1") == "2011" and defence(state, hex_of("moscow"), 0) == 8
    retaken = position(soviet={"su62": "2010"}, axis={"de1": "0217"}, axis_holds=["moscow"], side=SOVIET)
    play(retaken, "move su62 moscow")
    assert defence(retaken, hex_of("moscow"), 0) == 8


def water(defender: str, at: str, attackers: Counters, **season: str) -> State:
    """An attack on one unit, planned by all attackers."""
    is_soviet = FORMATION_BY_CODE[defender].side == "soviet"
    winter = "month" in season
    own: Counters = {defender: at}
    state = position(
        axis=attackers if is_soviet else own,
        soviet=own if is_soviet else attackers,
        side=AXIS if is_soviet else SOVIET,
        phase=Phase.PREPARED,
        month=season.get("month", "1942-07"),
        weather=Weather.SNOW if winter else Weather.GOOD,
    )
    return planned(state, at, *attackers)


def shift_of(state: State) -> int:
    return shifts(state, state.target, joined_sides(state, state.target))


# The river runs between 1306 and 1305, north-east of it; 1406 is east of 1306, on its own side.
@pytest.mark.parametrize(
    ("defender", "shift"), [("su62", -1), ("tk1", -1), ("ro1", -1), ("hu3", -1), ("de1", -2), ("de57", -2)]
)
def test_7_1_across_a_river_one_column_down_and_two_against_germans(defender: str, shift: int) -> None:
    attacker = "de2" if FORMATION_BY_CODE[defender].side == "soviet" else "su64"
    assert shift_of(water(defender, "1306", {attacker: "1305"})) == shift
    assert shift_of(water(defender, "1306", {attacker: "1406"})) == 0


def test_7_1_any_german_in_the_stack_makes_it_two() -> None:
    axis: Counters = {"ro1": "1306", "de1": "1306"}
    state = position(axis=axis, soviet={"su64": At("1305", attack=12)}, side=SOVIET, phase=Phase.PREPARED)
    assert shift_of(planned(state, "1306", "su64")) == -2


def test_7_1_one_attacker_on_the_defenders_side_is_enough() -> None:
    assert shift_of(water("su62", "1306", {"de2": "1305", "de4": "1406"})) == 0


def test_7_1_a_frozen_river_costs_nothing() -> None:
    assert shift_of(water("su62", "1306", {"de2": "1305"}, month="1943-01")) == 0
    assert shift_of(water("su62", "1306", {"de2": "1305"}, month="1942-12")) == -1


# Lake Ilmen lies between Novgorod, 1405, and Staraya Russa, 1506.
@pytest.mark.parametrize(
    ("code", "may_attack"),
    [("de1", True), ("de49", True), ("ro1", True), ("de57", False), ("roc", False), ("hum", False)],
)
def test_7_2_only_infantry_attacks_across_a_lake(code: str, may_attack: bool) -> None:
    state = position(axis={code: At("1506", attack=12)}, soviet={"su62": "1405"}, phase=Phase.PREPARED)
    assert ("1405" in orders_of(state, "attack")) == may_attack


def test_7_2_at_half_strength() -> None:
    state = water("tk1", "1405", {"de1": At("1506", attack=5)})
    assert joined_quarters(state, hex_of("1405")) == 10  # two and a half
    assert shift_of(state) == 0
    both: Counters = {"de1": At("1506", attack=4), "de2": At("1404", attack=2)}
    assert joined_quarters(water("tk1", "1405", both), hex_of("1405")) == 4 * 2 + 4 * 2


def test_7_2_over_a_frozen_lake_everybody_attacks_in_full() -> None:
    state = water("tk1", "1405", {"de57": At("1506", attack=5)}, month="1943-01")
    assert joined_quarters(state, hex_of("1405")) == 20


KERCH, TAMAN = "2031", "2131"


def strait(side: int, rules: int, attacker: str) -> State:
    """An attack over the strait of Kerch by whoever rules the Black Sea, or not."""
    axis_holds = ["sevastopol", *([KERCH] if rules == AXIS else [])]
    soviet_holds = [] if rules == AXIS else ["sevastopol"]
    own: Counters = {attacker: At(KERCH if side == AXIS else TAMAN, attack=8)}
    enemy: Counters = {"tk1": TAMAN} if side == AXIS else {"roc": KERCH}
    return position(
        axis=own if side == AXIS else enemy,
        soviet=enemy if side == AXIS else own,
        axis_holds=axis_holds,
        soviet_holds=soviet_holds,
        side=side,
        phase=Phase.PREPARED,
    )


def test_7_6_kerch_is_one_column_down_for_whoever_rules_the_sea() -> None:
    for side, code in ((AXIS, "de57"), (AXIS, "de1"), (SOVIET, "tk4"), (SOVIET, "su51")):
        state = strait(side, side, code)
        target = TAMAN if side == AXIS else KERCH
        attack = planned(state, target, code)
        assert (joined_quarters(attack, hex_of(target)), shift_of(attack)) == (4 * 8, -1)


def test_7_6_and_a_lake_for_whoever_does_not() -> None:
    for side, foot, wheels in ((AXIS, "de1", "de57"), (SOVIET, "su51", "tk4")):
        target = TAMAN if side == AXIS else KERCH
        attack = planned(strait(side, SOVIET - side, foot), target, foot)
        assert (joined_quarters(attack, hex_of(target)), shift_of(attack)) == (2 * 8, 0)
        assert target not in orders_of(strait(side, SOVIET - side, wheels), "attack")


# 1113 lies behind the Stalin Line on its western and north-western sides, 1013 and 1112; 1114, Minsk, is beside it.
@pytest.mark.parametrize(
    ("month", "attackers", "bonus"),
    [
        ("1941-07", ("1013",), 0),
        ("1941-08", ("1013",), 1),
        ("1943-06", ("1013",), 1),
        ("1941-08", ("1013", "1112"), 1),
        ("1941-08", ("1013", "1114"), 0),  # flanked
        ("1941-08", ("1114",), 0),
    ],
)
def test_7_7_the_stalin_line_helps_from_august_1941_unless_it_is_flanked(
    month: str, attackers: tuple[str, ...], bonus: int
) -> None:
    axis: Counters = dict(zip(("de1", "de2"), attackers, strict=False))
    soviet: Counters = {"su13": "1113", "tk1": At("1113", defence=3)}
    state = planned(position(axis=axis, soviet=soviet, phase=Phase.PREPARED, month=month), "1113", *axis)
    assert defence(state, hex_of("1113"), joined_sides(state, hex_of("1113"))) == 4 + bonus + 3


@pytest.mark.parametrize(("hex", "west", "first"), [("1711", "1611", "1941-09"), ("1910", "1810", "1941-10")])
def test_7_7_other_lines_have_dates_of_their_own(hex: str, west: str, first: str) -> None:
    before = f"{first[:5]}{int(first[5:]) - 1:02}"
    for month, bonus in ((before, 0), (first, 1)):
        state = position(axis={"de1": west}, soviet={"su16": hex}, phase=Phase.PREPARED, month=month)
        plan = planned(state, hex, "de1")
        with_line = defence(plan, hex_of(hex), joined_sides(plan, hex_of(hex)))
        assert with_line - defence(plan, hex_of(hex), 0) == bonus


def test_7_7_a_line_helps_no_german() -> None:
    state = position(soviet={"su13": "1013"}, axis={"de1": "1113"}, side=SOVIET, phase=Phase.PREPARED)
    plan = planned(state, "1113", "su13")
    assert defence(plan, hex_of("1113"), joined_sides(plan, hex_of("1113"))) == 4
