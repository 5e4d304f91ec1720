"""The tables of the rulebook say what the game's own tables and scenarios say."""

from __future__ import annotations

from typing import Final

import pytest

from kurgan.engine.datafile import load
from kurgan.engine.testing.book import Book
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.names import month_line, weather_line
from kurgan.games.eastern_front.rules.supply import ALLY_ENDURES, BESIEGED_ENDURES, ENDURES
from kurgan.games.eastern_front.tables.charts import (
    ADVANCE,
    ADVANCE_COLUMN,
    AFTER_OCTOBER,
    COLUMN_NAMES,
    COMBAT_RESULTS,
    CORNERED,
    FIRST_WINTER,
    MOST_MOVEMENT,
    OUTCOME_NAMES,
    OVERRUN,
    PRICE,
    WEATHER_BY_DIE,
    Advancer,
    Mover,
    Outcome,
    Weather,
)
from kurgan.games.eastern_front.tables.places import PLACE_BY_CODE
from kurgan.games.eastern_front.tables.scenarios import Scenario
from kurgan.games.eastern_front.tables.victories import BarbarossaVictory, CampaignVictory, PointsVictory

BOOK: Final = Book(GAME)
DICE: Final = range(6)
MONTHS: Final = 12
FREE: Final = 9  # in the chart of movement: no limit
RETREATS: Final = (Outcome.DW1, Outcome.DW, Outcome.DR, Outcome.DE, Outcome.BR)


def spoken(line: Line, language: str) -> str:
    return GAME.catalogue.say(line, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_3_1_the_weather_is_as_in_the_book(language: str) -> None:
    rows = BOOK.table("3.1").rows
    assert len(rows) == len(WEATHER_BY_DIE)
    for row, cells in enumerate(rows):
        named = [getattr(cell, language) for cell in cells]
        is_late = row >= MONTHS
        month = spoken(month_line(FIRST_WINTER + row - MONTHS if is_late else row), language)
        assert named[0] == (month if is_late else month.removesuffix(" 1941"))
        after = {"en": "by October", "fr": "selon octobre"}[language]
        expected = [WEATHER_BY_DIE[row, die] for die in DICE]
        assert named[1:] == [
            after if weather == AFTER_OCTOBER else spoken(weather_line(weather), language) for weather in expected
        ]


def test_3_2_the_limits_of_movement_are_as_in_the_book() -> None:
    for weather, row in zip(Weather, BOOK.cells("3.2"), strict=True):
        limits = [MOST_MOVEMENT[weather, mover] for mover in Mover]
        assert row == [spoken(weather_line(weather), "en"), *("–" if each == FREE else str(each) for each in limits)]


def test_6_3_the_results_are_as_in_the_book() -> None:
    assert [column.en for column in BOOK.table("6.3").columns[1:]] == list(COLUMN_NAMES)
    for die, row in zip(reversed(DICE), BOOK.cells("6.3"), strict=True):
        results = [OUTCOME_NAMES[COMBAT_RESULTS[die, column]] for column in range(len(COLUMN_NAMES))]
        assert row == [str(die + 1), *results]


def test_6_4_the_book_explains_every_result() -> None:
    assert [row[0] for row in BOOK.cells("6.4")] == list(OUTCOME_NAMES)


def test_6_7_the_prices_are_as_in_the_book() -> None:
    halves = {OUTCOME_NAMES[outcome]: int(PRICE[outcome]) for outcome in Outcome if PRICE[outcome]}
    printed = {row[0]: 1 if row[1] == "½" else 2 * int(row[1]) for row in BOOK.cells("6.7")}
    assert printed == halves


def test_6_8_and_6_9_what_results_become_is_as_in_the_book() -> None:
    names = [OUTCOME_NAMES[outcome] for outcome in RETREATS]
    cornered = [OUTCOME_NAMES[CORNERED[outcome]] for outcome in RETREATS]
    overrun = [OUTCOME_NAMES[OVERRUN[outcome]] for outcome in RETREATS]
    assert BOOK.cells("6.8") == [list(row) for row in zip(names, cornered, overrun, strict=True)]
    assert BOOK.cells("6.9") == [list(row) for row in zip(names, cornered, strict=True)]


def test_6_11_the_advances_are_as_in_the_book() -> None:
    assert [column.en for column in BOOK.table("6.11").columns[1:]] == ["X", "dw", "DW", "DR", "DE", "BR"]
    columns = [ADVANCE_COLUMN[OUTCOME_NAMES.index(column.en)] for column in BOOK.table("6.11").columns[1:]]
    rows = [
        [str(ADVANCE[season, advancer, column]) for column in columns]
        for season in range(len(ADVANCE))
        for advancer in Advancer
    ]
    assert [row[1:] for row in BOOK.cells("6.11")] == rows


def test_8_2_the_endurance_is_as_in_the_book() -> None:
    assert [int(row[1]) for row in BOOK.cells("8.2")] == [ALLY_ENDURES, ENDURES, BESIEGED_ENDURES]


@pytest.mark.parametrize(("number", "name"), [("11.1", "uranus"), ("11.2", "case-blue")])
def test_11_1_and_11_2_the_points_are_those_of_the_scenarios(number: str, name: str) -> None:
    scenario = load(GAME.scenarios()[name], Scenario)
    assert isinstance(scenario.victory, PointsVictory)
    victory, rows = scenario.victory, BOOK.table(number).rows
    places = [PLACE_BY_CODE[code].name for code in scenario.points]
    assert [(row[0].en, row[0].fr) for row in rows[: len(places)]] == [(place.en, place.fr) for place in places]
    prizes = [victory.german_corps, victory.allied_corps] if victory.german_corps else []
    figures = [*scenario.points.values(), *prizes, victory.win, victory.draw]
    assert [int(row[1].en) for row in rows] == figures


@pytest.mark.parametrize("name", ["barbarossa", "campaign"])
def test_10_surprise_is_as_deep_as_in_the_scenarios(name: str) -> None:
    rule, depth = GAME.rulebook.numbered("10"), load(GAME.scenarios()[name], Scenario).surprise_depth
    assert rule and f"within {depth} hexes" in rule.summary.en and f"à {depth} hexagones" in rule.summary.fr


def test_11_3_and_11_4_the_thresholds_are_those_of_the_scenarios() -> None:
    barbarossa, campaign = (load(GAME.scenarios()[name], Scenario).victory for name in ("barbarossa", "campaign"))
    assert isinstance(barbarossa, BarbarossaVictory) and isinstance(campaign, CampaignVictory)
    told = {number: rule.summary.en for number in ("11.3", "11.4") if (rule := GAME.rulebook.numbered(number))}
    assert f"worth {barbarossa.axis_needs} points" in told["11.3"]
    assert f"with {barbarossa.soviet_needs} points" in told["11.3"]
    assert f"with {campaign.axis_needs} points" in told["11.4"]
    assert f"with {campaign.axis_needs_later} until November 1942" in told["11.4"]
