"""Chapter 3: weather, and what it freezes."""

from __future__ import annotations

import calendar
from itertools import product

import numpy as np
import pytest

from kurgan.engine.game import CHANCE
from kurgan.games.eastern_front.actions import apply, chance_outcomes, seat_to_move
from kurgan.games.eastern_front.rules.movement import allowance, destinations
from kurgan.games.eastern_front.rules.odds import arctic_shift
from kurgan.games.eastern_front.rules.sequence import begin_month
from kurgan.games.eastern_front.rules.terrain import is_across_water, water_shift
from kurgan.games.eastern_front.rules.weather import is_open_swamp
from kurgan.games.eastern_front.rules.zones import zone
from kurgan.games.eastern_front.state import ROLLED, Phase, State, Step
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import (
    AXIS,
    DIRECTION_NAMES,
    EDGES,
    GRID,
    LAKE_SIDE,
    LOWER_VOLGA,
    NEIGHBOURS,
    RIVER,
    SOUTHERN,
    SOVIET,
    SUBARCTIC,
    SWAMPS,
    month_name,
    month_number,
)
from kurgan.games.eastern_front.tables.units import FORMATION_BY_CODE
from kurgan.games.eastern_front.tests.positions import At, area, hex_of, names, play, position, unit

# [3.1] The specification's list, month by month and die by die
PRINTED = """
    every June        Good     Good     Good     Good     Good     Good
    every July        Good     Good     Good     Good     Good     Good
    every August      Good     Good     Good     Good     Good     Good
    every September   Mud      Good     Good     Good     Good     Good
    every October     Mud      Mud      Mud      Mud      Good     Good
    1941  December    Subarct. Subarct. Subarct. Subarct. Subarct. Subarct.
    every December    Snow     Snow     Snow     Snow     Snow     Snow
    1942  January     Subarct. Subarct. Subarct. Subarct. Subarct. Subarct.
    every January     Subarct. Subarct. Subarct. Snow     Snow     Snow
    1942  February    Subarct. Subarct. Subarct. Snow     Snow     Snow
    every February    Snow     Snow     Snow     Snow     Snow     Snow
    every March       Snow     Snow     Snow     Mud      Mud      Mud
    every April       Mud      Mud      Mud      Mud      Mud      Good
    every May         Mud      Mud      Good     Good     Good     Good
"""
ROWS = [line.split() for line in PRINTED.strip().splitlines()]
WORDS = {"Good": Weather.GOOD, "Mud": Weather.MUD, "Snow": Weather.SNOW, "Subarct.": Weather.SUBARCTIC}
WAR = [month_name(month) for month in range(month_number("1941-06"), month_number("1945-05") + 1)]
FROSTS = (Weather.HARD_FROST, Weather.SNOW, Weather.SUBARCTIC)


def printed(month: str) -> list[Weather]:
    """The weather of a month for each die; a year's own line goes before that of every year."""
    year, name = month[:4], calendar.month_name[int(month[5:])]
    lines = [row[2:] for row in ROWS if row[0] in (year, "every") and row[1] == name]
    return [WORDS[word] for word in lines[0]]


def a_month(month: str, before: Weather = Weather.GOOD) -> State:
    """A month begins after one with this weather, and nothing is fixed."""
    state = position(axis={"de1": "2803"}, month=month, weather=before)
    state.forecast[state.turn] = ROLLED
    begin_month(state)
    return state


@pytest.mark.parametrize("month", [month for month in WAR if not month.endswith("-11")])
def test_3_1_each_month_has_the_weather_of_the_chart(month: str) -> None:
    chart = printed(month)
    state = a_month(month)
    if len(set(chart)) == 1:
        assert (state.step, state.weather) == (Step.INITIAL, chart[0])
        return
    for die in range(1, 7):
        rolled = a_month(month)
        assert (rolled.step, seat_to_move(rolled)) == (Step.WEATHER_DIE, CHANCE)
        apply(rolled, die)
        assert (rolled.step, rolled.weather) == (Step.INITIAL, chart[die - 1])


@pytest.mark.parametrize(("october", "november"), [(Weather.MUD, Weather.HARD_FROST), (Weather.GOOD, Weather.SNOW)])
def test_3_1_november_freezes_hard_after_a_mud_october_and_is_snow_after_a_dry_one(
    october: Weather, november: Weather
) -> None:
    for year in (1941, 1942, 1943, 1944):
        state = a_month(f"{year}-11", october)
        assert (state.step, state.weather) == (Step.INITIAL, november)


def test_3_1_november_remembers_the_october_that_was_rolled() -> None:
    for die, november in ((4, Weather.HARD_FROST), (5, Weather.SNOW)):
        state = a_month("1943-10")
        apply(state, die)
        for _ in range(2):  # both sides do nothing
            play(state, "end")
            while state.step != Step.INITIAL:
                play(state, "end")
        assert (month_name(state.month), state.weather) == ("1943-11", november)


def test_3_1_a_scenario_may_fix_the_weather() -> None:
    state = position(axis={"de1": "2803"}, month="1943-10")
    state.forecast[state.turn] = Weather.SUBARCTIC
    begin_month(state)
    assert (state.step, state.weather) == (Step.INITIAL, Weather.SUBARCTIC)


def test_3_1_one_die_of_six_sides_decides() -> None:
    numbers, weights = np.zeros((2, 16), np.int16)
    count = chance_outcomes(a_month("1942-10"), numbers, weights)
    assert (numbers[:count].tolist(), weights[:count].tolist()) == ([1, 2, 3, 4, 5, 6], [1] * 6)


# [3.2] How far units with six movement factors go       Good Mud Frost Snow Subarctic
MOVERS = {
    "de1": (6, 2, 6, 2, 2),  # German infantry
    "de49": (6, 2, 6, 2, 2),  # and mountain troops
    "de57": (6, 3, 6, 3, 3),  # German panzers
    "ro1": (6, 3, 6, 2, 2),  # the allies' infantry
    "ital": (6, 3, 6, 2, 2),
    "roc": (6, 3, 6, 3, 3),  # their cavalry, motorised troops and armour
    "hum": (6, 3, 6, 3, 3),
    "hu1ad": (6, 3, 6, 3, 3),
    "su62": (6, 3, 6, 6, 6),  # the Soviets
    "su1g": (6, 3, 6, 6, 6),
    "tk1": (6, 3, 6, 6, 6),
    "kk1": (6, 3, 6, 6, 6),
}


@pytest.mark.parametrize(("code", "weather"), list(product(MOVERS, Weather)))
def test_3_2_mud_and_snow_slow_units_down(code: str, weather: Weather) -> None:
    counters = {code: At("2803", movement=6)}
    is_soviet = FORMATION_BY_CODE[code].side == "soviet"
    state = position(axis=None if is_soviet else counters, soviet=counters if is_soviet else None, weather=weather)
    assert allowance(state, unit(state, code)) == MOVERS[code][weather]


def test_3_2_nobody_moves_further_than_his_own_factors() -> None:
    for weather in Weather:
        state = position(soviet={"su62": At("2803", movement=2)}, side=SOVIET, weather=weather)
        assert allowance(state, unit(state, "su62")) == 2
        state = position(axis={"de57": At("2803", movement=1)}, weather=weather)
        assert allowance(state, unit(state, "de57")) == 1


def test_3_2_in_mud_only_the_highway_from_smolensk_to_moscow_keeps_its_bonus() -> None:
    def reach(start: str, weather: Weather) -> int:
        """How far a panzer corps with three factors gets."""
        state = position(axis={"de57": At(start, movement=3)}, weather=weather)
        goals = destinations(state, unit(state, "de57"))
        return max(GRID.distance(hex_of(start), hex) for hex in goals)

    assert reach("1613", Weather.GOOD) == reach("1613", Weather.MUD) > 3
    assert reach("2718", Weather.GOOD) > 3 == reach("2718", Weather.MUD)


def test_3_2_hard_frost_is_as_good_on_the_roads_too() -> None:
    def goals(weather: Weather) -> set[str]:
        state = position(axis={"de57": At("2718", movement=3)}, weather=weather)
        return names(destinations(state, unit(state, "de57")))

    assert goals(Weather.HARD_FROST) == goals(Weather.GOOD) > goals(Weather.MUD)


@pytest.mark.parametrize(
    ("target", "defender", "side", "weather", "shift"),
    [
        ("2803", "de1", SOVIET, Weather.SUBARCTIC, 1),
        ("2803", "de1", SOVIET, Weather.SNOW, 0),
        ("2803", "de1", SOVIET, Weather.GOOD, 0),
        ("2803", "su62", AXIS, Weather.SUBARCTIC, 0),  # no Axis attack gains by it
        ("2114", "de1", SOVIET, Weather.SUBARCTIC, 0),  # Germans in Tula, a city
        ("2010", "de1", SOVIET, Weather.SUBARCTIC, 0),  # in Klin, a town
        ("2114", "ro1", SOVIET, Weather.SUBARCTIC, 1),  # others in a city
        ("2125", "de1", SOVIET, Weather.SUBARCTIC, 0),  # south-west of the line
        ("2224", "de1", SOVIET, Weather.SUBARCTIC, 0),
    ],
)
def test_3_2_in_the_subarctic_zone_soviet_attacks_gain_a_column_unless_germans_hold_a_place(
    target: str, defender: str, side: int, weather: Weather, shift: int
) -> None:
    counters = {defender: target}
    axis, soviet = (None, counters) if side == AXIS else (counters, None)
    state = position(axis=axis, soviet=soviet, side=side, phase=Phase.PREPARED, weather=weather)
    assert arctic_shift(state, hex_of(target)) == shift


@pytest.mark.parametrize(
    ("weather", "axis", "soviet"),
    [
        (Weather.GOOD, 3, 2),
        (Weather.HARD_FROST, 3, 2),
        (Weather.MUD, 1, 2),
        (Weather.SNOW, 1, 2),
        (Weather.SUBARCTIC, 1, 2),
    ],
)
def test_3_2_in_mud_and_snow_one_german_air_unit_works(weather: Weather, axis: int, soviet: int) -> None:
    for side, count in ((AXIS, axis), (SOVIET, soviet)):
        state = position(axis={"de1": "2803"}, side=side, phase=Phase.INITIAL, weather=weather, air=(3, 2))
        assert state.air[side] == count


def frozen_sides(state: State) -> set[tuple[int, int]]:
    """River and lake sides that hinder nobody: a river's attackers lose no column, a lake is no water."""
    found = set()
    for hex, direction in product(range(GRID.n_hexes), range(6)):
        edge = int(EDGES[hex, direction])
        if edge & RIVER and not edge & LAKE_SIDE and not water_shift(state, hex, 1 << direction):
            found.add((hex, direction))
        if edge & LAKE_SIDE and not is_across_water(state, hex, direction):
            found.add((hex, direction))
    return found


WATER = {
    (hex, direction)
    for hex, direction in product(range(GRID.n_hexes), range(6))
    if EDGES[hex, direction] & (RIVER | LAKE_SIDE)
}
IN_ZONE = {side for side in WATER if side[0] in SUBARCTIC and int(NEIGHBOURS[side]) in SUBARCTIC}
SOUTH = {side for side in WATER if side[0] in SOUTHERN and int(NEIGHBOURS[side]) in SOUTHERN}
VOLGA = {side for side in WATER if EDGES[side] & LOWER_VOLGA}


@pytest.mark.parametrize(
    ("weather", "month", "frozen"),
    [
        (Weather.GOOD, "1942-07", set()),
        (Weather.MUD, "1942-10", set()),
        (Weather.HARD_FROST, "1942-11", set()),
        (Weather.SNOW, "1942-12", set()),
        (Weather.SNOW, "1943-01", (WATER - SOUTH) | VOLGA),
        (Weather.SNOW, "1943-02", (WATER - SOUTH) | VOLGA),
        (Weather.SNOW, "1943-03", set()),
        (Weather.SUBARCTIC, "1941-12", IN_ZONE),
        (Weather.SUBARCTIC, "1942-01", (WATER - SOUTH) | VOLGA),
        (Weather.SUBARCTIC, "1942-02", (WATER - SOUTH) | VOLGA),
    ],
)
def test_3_3_rivers_and_lakes_freeze(weather: Weather, month: str, frozen: set[tuple[int, int]]) -> None:
    state = position(weather=weather, month=month)
    assert frozen_sides(state) == frozen
    assert frozen < WATER


def test_3_3_the_volga_below_saratov_freezes_south_of_the_47th_parallel_too() -> None:
    assert VOLGA & SOUTH and VOLGA - SOUTH


@pytest.mark.parametrize("weather", Weather)
def test_3_3_swamps_are_frozen_in_every_frost(weather: Weather) -> None:
    state = position(weather=weather, month="1942-12")
    assert {is_open_swamp(state, hex) for hex in SWAMPS} == {weather not in FROSTS}
    assert not is_open_swamp(state, hex_of("2803"))


def test_3_3_over_a_frozen_lake_one_walks_and_has_a_zone() -> None:
    lake = "1405", "SE"  # Lake Ilmen at Novgorod
    beyond = GRID.name(NEIGHBOURS[hex_of(lake[0]), DIRECTION_NAMES.index(lake[1])])
    for weather, month, is_frozen in ((Weather.GOOD, "1942-07", False), (Weather.SNOW, "1943-01", True)):
        state = position(axis={"de1": "1405"}, weather=weather, month=month)
        assert (hex_of(beyond) in zone(state, AXIS)) == is_frozen


def test_3_3_the_strait_of_kerch_never_freezes() -> None:
    state = position(axis={"de1": "kerch"}, weather=Weather.SUBARCTIC, month="1942-01")
    assert EDGES[hex_of("2031"), DIRECTION_NAMES.index("E")] and hex_of("2131") not in zone(state, AXIS)
    assert is_across_water(state, hex_of("2131"), DIRECTION_NAMES.index("W"))


def test_3_3_on_a_lake_hex_nobody_stands_frozen_or_not() -> None:
    state = position(soviet={"su62": At("1402", movement=8)}, side=SOVIET, weather=Weather.SUBARCTIC, month="1942-01")
    assert not destinations(state, unit(state, "su62")) & area("1401", "1501", "1502")
