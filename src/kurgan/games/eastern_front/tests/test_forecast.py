"""Forecasts of attacks and journeys [6.5, 5.4]: exact, with every value and its rule."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kurgan.engine.forecast import Forecast
from kurgan.engine.game import CHANCE
from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import keep
from kurgan.engine.match import Match
from kurgan.engine.testing.positions import random_game
from kurgan.engine.text import LANGUAGES
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.numbering import COMMIT
from kurgan.games.eastern_front.reckoning import cheapest
from kurgan.games.eastern_front.state import Phase, State, Step
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, EDGES, HEX_NAMES, HIGHWAY, LAND, NEIGHBOURS, SOVIET
from kurgan.games.eastern_front.tables.units import Size
from kurgan.games.eastern_front.tests.matches import match_at, said
from kurgan.games.eastern_front.tests.positions import At, Counters, area, play, position
from kurgan.games.eastern_front.tests.scenes import covered, depot, overwhelming, storm, two_against_two

SIXTH = Fraction(1, 6)


def foreseen(state: State, words: str) -> Forecast:
    """The forecast of an order that has one."""
    match = match_at(state)
    found = match.foreseen(match.to_move, words)
    assert found is not None
    return found


def values(found: Forecast) -> list[tuple[str, str]]:
    """What counts, and how much."""
    return [(factor.label.key.removeprefix("factor-"), factor.value) for factor in found.cases[0].factors]


def rules(found: Forecast) -> list[str]:
    return [factor.label.rule for factor in found.cases[0].factors]


def results(found: Forecast) -> dict[str, tuple[int, ...]]:
    """Each result in English with its dice."""
    return {GAME.catalogue.say(outcome.result, "en"): outcome.dice for outcome in found.outcomes}


def follows(found: Forecast, die: int) -> list[str]:
    """What a die would lead to, in English."""
    outcome = next(outcome for outcome in found.outcomes if die in outcome.dice)
    return said([each.line for each in outcome.follows])


def chances(found: Forecast) -> list[Fraction]:
    """Taken, destroyed, costly."""
    return [each.chance for each in found.summary]


def test_6_5_the_worked_example_is_counted_as_the_charts_say() -> None:
    match = Match.waiting(GAME, "barbarossa", ["human", "human"])
    match.play(AXIS, "end")
    found = match.foreseen(AXIS, "attack grodno de57 de39 air")
    assert found is not None
    assert values(found) == [
        *(("unit", "6"), ("unit", "7"), ("attack", "13")),
        *(("unit", "3"), ("unit", "1"), ("city", "+1"), ("defence", "5")),
        *(("ratio", "2:1"), ("river", "−1"), ("dispersed", "+1"), ("air", "+1"), ("column", "3:1")),
    ]
    assert rules(found)[-6:] == ["6.5", "6.1", "7.1", "6.6", "6.12", "6.5"]
    assert results(found)["DR, back 2 hexes, Dispersed"] == (4, 5)


def attacked(place: str, start: str, weather: Weather = Weather.GOOD, **counters: At) -> Forecast:
    """A German corps of 9 attacks the 62nd Army in a place; more counters of either side may stand there."""
    axis = {code: at for code, at in counters.items() if not code.startswith(("su", "rk"))}
    soviet = {"su62": At(place), **{code: at for code, at in counters.items() if code.startswith(("su", "rk"))}}
    state = position(axis={"de1": At(start, attack=9), **axis}, soviet=soviet, phase=Phase.PREPARED, weather=weather)
    return foreseen(state, f"attack {place} de1")


def test_7_3_a_swamp_is_told_with_its_rule_and_a_frozen_one_is_not() -> None:
    found = attacked("1504", "1505")
    assert values(found)[2:5] == [("unit", "4"), ("swamp", "+1"), ("defence", "5")] and rules(found)[3] == "7.3"
    assert values(attacked("1504", "1505", Weather.HARD_FROST))[2:4] == [("unit", "4"), ("defence", "4")]


def test_7_9_a_victory_city_doubles_and_adds_its_own_factors() -> None:
    found = attacked("sevastopol", "1832", rk9=At("sevastopol", defence=1))
    told = [
        *(("unit", "4"), ("unit", "1"), ("fortress", "+2"), ("doubled", "×2"), ("garrison", "+1"), ("defence", "15"))
    ]
    assert values(found)[2:8] == told
    assert rules(found)[4:7] == ["7.8", "7.9", "7.9"]


def test_7_11_a_city_adds_for_each_infantry_corps_and_nothing_for_a_division() -> None:
    assert ("city", "+2") in values(attacked("grodno", "0715", rk9=At("grodno")))
    assert ("city", "+1") in values(attacked("grodno", "0715", rk9=At("grodno", size=Size.DIVISION)))


def test_7_2_and_8_2_what_is_halved_is_told_unit_by_unit() -> None:
    axis: Counters = {"de1": At("2002", attack=5), "de2": At("2003", attack=5, hungry=1)}
    state = position(axis=axis, soviet={"su62": At("2102", defence=3)}, phase=Phase.PREPARED)
    found = foreseen(state, "attack 2102 de1 de2")
    assert values(found)[:5] == [("unit", "5"), ("starved", "−2.5"), ("unit", "5"), ("boats", "−2.5"), ("attack", "5")]
    assert rules(found)[1] == "8.2" and rules(found)[3] == "7.2"


def test_3_2_subarctic_and_enemy_aircraft_are_columns() -> None:
    soviet: Counters = {"su62": At("2903", attack=9)}
    state = position(
        axis={"ro1": "2803"},
        soviet=soviet,
        side=SOVIET,
        phase=Phase.PREPARED,
        weather=Weather.SUBARCTIC,
        month="1942-01",
    )
    keep(state.cover[AXIS], area("2803"))
    found = foreseen(state, "attack 2803 su62")
    assert values(found)[-4:] == [("ratio", "2:1"), ("cover", "−1"), ("arctic", "+1"), ("column", "2:1")]


def test_6_3_the_column_is_the_one_that_is_read_in_the_book() -> None:
    found = foreseen(storm(), "attack 2903 de57 de1 de2 de5")
    (mark,) = found.cases[0].factors[-1].read_at
    rule = GAME.rulebook.numbered(mark.rule)
    assert rule is not None and rule.table is not None and mark.column is not None
    printed = {row[0].en: row[mark.column].en for row in rule.table.rows}
    assert rule.table.columns[mark.column].en == values(found)[-1][1] == "4:1"
    assert printed == {"6": "BR", "5": "DE", "4": "DR", "3": "DR", "2": "DW", "1": "dw"}
    assert [(outcome.chance, outcome.dice) for outcome in found.outcomes] == [
        *((SIXTH, (6,)), (SIXTH, (5,)), (2 * SIXTH, (3, 4)), (SIXTH, (2,)), (SIXTH, (1,)))
    ]


def test_6_10_the_forecast_says_how_far_they_are_driven_and_by_how_many_ways() -> None:
    found = foreseen(storm(), "attack 2903 de57 de1 de2 de5")
    assert follows(found, 1)[0] == "62nd Army is driven back 1 hex; 2 ways are open [6.10]"
    assert follows(found, 3)[0].startswith("62nd Army is driven back 2 hexes and Dispersed; ")
    assert follows(found, 3)[0].endswith("ways are open [6.10]")


def test_6_7_the_forecast_says_what_an_elimination_may_be_bought_for() -> None:
    found = foreseen(storm(), "attack 2903 de57 de1 de2 de5")
    offer = "the defenders’ elimination may be bought for {} factors, which costs at least {} [6.7]"
    assert offer.format(4, "I Corps") in follows(found, 2)
    assert offer.format(2, "II Corps") in follows(found, 3)


def test_6_11_the_forecast_says_who_may_advance_and_break_through() -> None:
    found = foreseen(overwhelming(), "attack 2903 de57 de1")
    assert follows(found, 6) == [
        "62nd Army is lost [6.4]",
        "LVII Panzer Corps may advance up to 3 hexes, as far as zones permit [6.11]",
        "I Corps may advance 1 hex [6.11]",
        "LVII Panzer Corps may then attack once more [6.4]",
    ]
    assert chances(found) == [Fraction(1), Fraction(1), Fraction(0)]


def test_6_4_the_forecast_says_what_a_failure_costs_at_least() -> None:
    found = foreseen(covered(), "attack 2903 de57 de1 de2")
    assert follows(found, 1) == [
        "it costs attackers for 8 factors, at least LVII Panzer Corps and I Corps [6.4]",
        "II Corps is Dispersed [6.4]",
    ]
    assert chances(found) == [3 * SIXTH, SIXTH, 2 * SIXTH], "an exchange would destroy the defenders, at a price"


def test_6_9_the_forecast_says_that_the_defender_may_stand() -> None:
    found = foreseen(two_against_two(), "attack 2803 su62")
    assert found.note is not None and found.note.key == "forecast-may-stand"
    asked = play(two_against_two(), "attack 2803 su62")
    assert "DR, back 2 hexes, Dispersed" in results(foreseen(asked, "yield"))
    assert "DR, ordered to stand: DE, destroyed" in results(foreseen(asked, "stand"))
    assert foreseen(asked, "stand").note is None


@pytest.mark.parametrize(
    ("attacks", "due", "lost"),
    [
        ((4, 4, 4), 8, [4]),
        ((4, 4, 4), 9, [4, 4]),
        ((5, 3, 3), 12, [3, 3]),
        ((5, 3, 3), 14, [5, 3]),
        ((2, 1), 20, [2, 1]),
    ],
)
def test_6_4_the_smallest_loss_that_pays(attacks: tuple[int, ...], due: int, lost: list[int]) -> None:
    codes = ("de57", "de1", "de2")[: len(attacks)]
    hexes = ("2803", "2803", "2902")
    axis = {code: At(hex, attack=attack) for code, hex, attack in zip(codes, hexes, attacks, strict=False)}
    state = play(position(axis=axis, soviet={"su62": "2903"}, phase=Phase.PREPARED), "attack 2903")
    for code in codes:
        play(state, f"join {code}")
    assert [int(state.attack[unit]) for unit in cheapest(state, due)] == lost


def test_5_4_the_forecast_of_a_move_shows_its_way_and_why_it_stops() -> None:
    state = position(axis={"de1": At("2603", movement=4)}, soviet={"su62": "2903"})
    found = foreseen(state, "move de1 2803")
    assert values(found) == [("step", "1"), ("step-zone", "1"), ("points", "2")]
    assert rules(found) == ["5.4", "5.2", "5.4"]
    assert found.title.places == ("2703", "2803")


def test_5_5_armour_pays_half_along_a_road() -> None:
    start, way = next((hex, way) for hex in LAND for way in range(N_DIRECTIONS) if EDGES[hex, way] & HIGHWAY)
    goal = int(NEIGHBOURS[start, way])
    state = position(axis={"de57": HEX_NAMES[start]}, soviet={"su62": "3307"}, axis_holds=(HEX_NAMES[goal],))
    found = foreseen(state, f"move de57 {HEX_NAMES[goal]}")
    assert values(found) == [("step", "0.5"), ("points", "0.5")] and rules(found) == ["5.5", "5.4"]


def test_5_7_the_forecast_of_a_journey_says_what_is_left() -> None:
    found = foreseen(depot(), "rail de1 taganrog")
    assert values(found) == [("trains", "2")] and found.title.rule == "5.7"


def test_9_3_the_forecast_of_a_replacement_says_what_it_costs() -> None:
    found = foreseen(depot(), "replace de5 rostov")
    assert values(found) == [("saved", "9"), ("cost", "−7"), ("left", "2")] and found.title.rule == "9.3"


def test_orders_without_a_choice_of_fate_have_no_forecast() -> None:
    match = match_at(depot())
    assert match.foreseen(AXIS, "end") is None and match.foreseen(AXIS, "rail de1") is None


def test_every_forecast_of_random_games_is_whole_and_can_be_said() -> None:
    seen = 0
    for state, _ in random_game(GAME, "uranus", 5):
        seat = GAME.seat_to_move(state)
        if seat == CHANCE or state.step != Step.ATTACKERS:
            continue
        known = GAME.knows(state, seat)
        if COMMIT not in GAME.choices(known):
            continue
        found = GAME.forecast(known, COMMIT)
        assert found is not None
        assert sorted(die for outcome in found.outcomes for die in outcome.dice) == [1, 2, 3, 4, 5, 6]
        assert sum(outcome.chance for outcome in found.outcomes) == 1
        lines = [each.line for outcome in found.outcomes for each in outcome.follows]
        lines += [*(each.line for each in found.summary), *(factor.label for factor in found.cases[0].factors)]
        assert all(GAME.catalogue.say(line, language) for line in lines for language in LANGUAGES)
        assert all(GAME.rulebook.numbered(line.rule) for line in lines)
        seen += 1
    assert seen > 10
