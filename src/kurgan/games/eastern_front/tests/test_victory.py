"""Chapter 11: scenarios and victory."""

from __future__ import annotations

import pytest

from kurgan.engine.datafile import load
from kurgan.engine.game import NOBODY
from kurgan.engine.text import LANGUAGES
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.rules.victory import Verdict, score
from kurgan.games.eastern_front.setup import scenarios
from kurgan.games.eastern_front.state import Phase, State, Step
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET, month_name, month_number
from kurgan.games.eastern_front.tables.places import PLACES
from kurgan.games.eastern_front.tables.scenarios import Scenario
from kurgan.games.eastern_front.tables.units import Size
from kurgan.games.eastern_front.tables.victories import (
    BarbarossaVictory,
    CampaignVictory,
    Deadline,
)
from kurgan.games.eastern_front.tests.matches import match_at
from kurgan.games.eastern_front.tests.positions import At, Counters, pass_turn, play, position

LASTS = (NOBODY, Verdict.NONE)


def ending(state: State) -> tuple[int, int]:
    """Who has won, or NOBODY, and how; LASTS while the game lasts."""
    assert (state.step == Step.OVER) == (state.verdict != Verdict.NONE)
    return GAME.winner(state), int(state.verdict)


def scenario(name: str) -> Scenario:
    return load(scenarios()[name], Scenario)


# The specification's own lines
URANUS = {"stalingrad": 3, "rostov": 3} | dict.fromkeys(
    ("kalach", "kotelnikovo", "morozovsk", "millerovo", "rossosh", "voroshilovgrad"), 1
)
CASE_BLUE = (
    dict.fromkeys(("sevastopol", "voronezh", "rostov", "krasnodar", "novorossiysk", "ordzhonikidze"), 1)
    | dict.fromkeys(("maikop", "tuapse", "sukhumi", "saratov"), 2)
    | dict.fromkeys(("stalingrad", "grozny", "astrakhan"), 3)
)


@pytest.mark.parametrize(
    ("name", "columns", "rows", "turns", "first_month", "first_side"),
    [
        ("uranus", (21, 33), (17, 29), 4, "1942-11", "soviet"),
        ("case-blue", (15, 34), (15, 35), 5, "1942-07", "axis"),
        ("barbarossa", (0, 34), (0, 35), 10, "1941-06", "axis"),
        ("campaign", (0, 34), (0, 35), 48, "1941-06", "axis"),
    ],
)
def test_11_1_each_scenario_has_its_field_and_its_months(
    name: str, columns: tuple[int, int], rows: tuple[int, int], turns: int, first_month: str, first_side: str
) -> None:
    found = scenario(name)
    assert (found.columns, found.rows, found.turns) == (columns, rows, turns)
    assert (found.first_month, found.first_side) == (first_month, first_side)


@pytest.mark.parametrize(("name", "points"), [("uranus", URANUS), ("case-blue", CASE_BLUE)])
def test_11_2_each_place_has_the_points_of_the_specification(name: str, points: dict[str, int]) -> None:
    assert dict(scenario(name).points) == points


def uranus(turn: int = 4, axis_holds: tuple[str, ...] = ()) -> State:
    """The last turn of a contest for points of the Soviets."""
    return position(
        axis={"de1": "0217"},
        soviet={"su62": "gorky"},
        points=URANUS,
        victory=scenario("uranus").victory,
        turn=turn,
        turns=4,
        axis_holds=axis_holds,
        side=SOVIET,
    )


def test_11_1_the_soviets_count_the_places_they_hold_and_what_they_destroyed() -> None:
    state = uranus()
    assert score(state, SOVIET) == 12
    assert score(uranus(axis_holds=("stalingrad", "kalach")), SOVIET) == 8
    state.destroyed[AXIS] = 14
    assert score(state, SOVIET) == 26


@pytest.mark.parametrize(
    ("code", "size", "prize"),
    [
        ("de1", Size.CORPS, 2),
        ("de57", Size.CORPS, 2),
        ("ss6", Size.ARMY, 2),
        ("de7pz", Size.DIVISION, 0),
        ("ro1", Size.CORPS, 1),
        ("it2", Size.CORPS, 1),
        ("hu1ad", Size.DIVISION, 0),
    ],
)
def test_11_1_a_german_corps_destroyed_counts_two_an_allied_one_one(code: str, size: Size, prize: int) -> None:
    soviet: Counters = {"su62": At("2903", attack=12)}
    state = position(axis={code: At("2803", defence=1, size=size)}, soviet=soviet, side=SOVIET, phase=Phase.PREPARED)
    state.german_prize, state.allied_prize = 2, 1
    play(state, "attack 2803 su62")
    if state.step == Step.STAND:
        play(state, "yield")
    GAME.apply(state, 6)
    assert state.destroyed[AXIS] == prize


def test_11_1_soviet_losses_count_for_nothing() -> None:
    axis: Counters = {"de1": At("2903", attack=12)}
    state = position(axis=axis, soviet={"su62": At("2803", defence=1)}, phase=Phase.PREPARED)
    state.german_prize, state.allied_prize = 2, 1
    play(state, "attack 2803 de1", 6)
    assert state.destroyed[AXIS] == state.destroyed[SOVIET] == 0


@pytest.mark.parametrize(
    ("destroyed", "result"),
    [
        (14, (AXIS, Verdict.POINTS)),  # 26
        (17, (AXIS, Verdict.POINTS)),  # 29
        (18, (NOBODY, Verdict.POINTS)),  # 30
        (19, (SOVIET, Verdict.POINTS)),  # 31
    ],
)
def test_11_1_31_points_win_and_30_draw_at_the_end(destroyed: int, result: tuple[int, int]) -> None:
    state = uranus()
    state.destroyed[AXIS] = destroyed
    pass_turn(state)
    assert ending(state) == result


def test_11_1_not_before_the_end() -> None:
    state = uranus(turn=3)
    state.destroyed[AXIS] = 30
    pass_turn(state)
    assert ending(state) == LASTS


@pytest.mark.parametrize(
    ("held", "result"),
    [
        (("stalingrad",), (SOVIET, Verdict.POINTS)),  # 3
        (("stalingrad", "rostov"), (NOBODY, Verdict.POINTS)),  # 4
        (("stalingrad", "maikop"), (AXIS, Verdict.POINTS)),  # 5
        (("stalingrad", "grozny", "astrakhan", "maikop"), (AXIS, Verdict.POINTS)),  # 11
    ],
)
def test_11_2_the_axis_wins_with_5_points_and_draws_with_4(held: tuple[str, ...], result: tuple[int, int]) -> None:
    state = position(
        axis={"de1": "0217"},
        soviet={"su62": "gorky"},
        points=CASE_BLUE,
        victory=scenario("case-blue").victory,
        turn=5,
        turns=5,
        axis_holds=held,
        side=SOVIET,
    )
    assert score(state, AXIS) == sum(CASE_BLUE[place] for place in held)
    pass_turn(state)
    assert ending(state) == result


BARBAROSSA = BarbarossaVictory(kind="barbarossa", axis_needs=6, soviet_needs=9, soviet_from=10)
VICTORY = {place.code: place.points for place in PLACES if place.points}
FIVE = ("leningrad", "moscow", "kiev")
SIX = (*FIVE, "smolensk")


def barbarossa(
    held: tuple[str, ...], turn: int = 5, side: int = AXIS, axis_sources: tuple[str, ...] | None = None
) -> State:
    """A month of the first year, with these cities of the Axis."""
    return position(
        axis={"de1": "0217"},
        soviet={"su62": "gorky"},
        victory=BARBAROSSA,
        turn=turn,
        turns=10,
        month=month_name(month_number("1941-06") + turn - 1),
        axis_holds=held,
        axis_sources=axis_sources,
        side=side,
    )


def test_11_3_the_thresholds_are_the_scenarios_own() -> None:
    assert scenario("barbarossa").victory == BARBAROSSA


def test_11_3_the_axis_wins_at_once_with_six_points_in_supply() -> None:
    assert sum(VICTORY[city] for city in FIVE) == 5
    state = barbarossa(FIVE)
    pass_turn(state)
    assert ending(state) == LASTS
    state = barbarossa((*FIVE, "odessa"))
    pass_turn(state)
    assert ending(state) == (AXIS, Verdict.AT_ONCE)


def test_11_3_only_at_its_own_check() -> None:
    state = barbarossa((*FIVE, "odessa"), side=SOVIET)
    pass_turn(state)
    assert ending(state) == LASTS


def test_11_3_cities_out_of_supply_do_not_count() -> None:
    state = barbarossa((*FIVE, "odessa"), axis_sources=("lodz",))
    assert score(state, AXIS) == 0
    pass_turn(state)
    assert ending(state) == LASTS


def test_9_4_siberians_called_early_are_a_point_for_the_axis() -> None:
    state = barbarossa(FIVE)
    assert score(state, AXIS) == 5
    state.called = 1
    assert score(state, AXIS) == 5
    state.called = 2
    assert score(state, AXIS) == 6


@pytest.mark.parametrize(
    ("held", "turn", "result"),
    [
        ((*FIVE,), 10, (SOVIET, Verdict.HELD)),  # nine are left
        ((*FIVE,), 9, LASTS),
    ],
)
def test_11_3_the_soviets_win_from_the_tenth_turn_with_nine_points(
    held: tuple[str, ...], turn: int, result: tuple[int, int]
) -> None:
    state = barbarossa(held, turn=turn, side=SOVIET)
    assert score(state, SOVIET) == 9
    pass_turn(state)
    assert ending(state) == result


def test_11_3_in_overland_supply() -> None:
    """Five points of the Axis leave nine, but Odessa lives from its port alone."""
    state = position(
        axis={"de1": "1228", "de2": "1327", "de4": "1427", "de5": "1428"},
        soviet={"su62": "gorky"},
        victory=BARBAROSSA,
        turn=10,
        turns=10,
        month="1942-03",
        axis_holds=FIVE,
        soviet_sources=("3417",),
        side=SOVIET,
    )
    assert score(state, SOVIET) == 8
    pass_turn(state)
    assert ending(state) == (NOBODY, Verdict.STALEMATE)


CAMPAIGN = CampaignVictory(
    kind="campaign",
    axis_needs=7,
    early_until="1942-03",
    axis_needs_later=9,
    later_until="1942-11",
    deadlines=(
        Deadline(by="1944-04", points=14),
        Deadline(by="1944-08", all=("riga", "minsk", "lvov", "kishinev")),
        Deadline(by="1945-01", all=("warsaw", "bucharest")),
        Deadline(by="1945-04", any=("konigsberg", "budapest")),
    ),
)


def test_11_4_the_dates_are_the_specifications() -> None:
    assert scenario("campaign").victory == CAMPAIGN


def campaign(month: str, held: tuple[str, ...], side: int = SOVIET) -> State:
    """A month of the war, with these places of the Axis."""
    return position(
        axis={"de1": "0017"},
        soviet={"su62": "gorky"},
        victory=CAMPAIGN,
        turn=month_number(month) - month_number("1941-06") + 1,
        turns=48,
        month=month,
        axis_holds=held,
        side=side,
    )


@pytest.mark.parametrize(
    ("month", "points", "wins"),
    [
        ("1942-03", 6, False),
        ("1942-03", 7, True),
        ("1942-04", 7, False),
        ("1942-04", 8, False),
        ("1942-04", 9, True),
        ("1942-11", 9, True),
        ("1942-12", 9, False),
        ("1942-12", 14, False),
    ],
)
def test_11_4_seven_points_win_until_march_1942_and_nine_until_november(month: str, points: int, wins: bool) -> None:
    held = {6: SIX, 7: (*SIX, "odessa"), 8: (*SIX, "odessa", "kharkov"), 14: tuple(VICTORY)}
    state = campaign(month, held.get(points, (*SIX, "odessa", "kharkov", "rostov")), side=AXIS)
    assert score(state, AXIS) == points
    pass_turn(state)
    assert ending(state) == ((AXIS, Verdict.AT_ONCE) if wins else LASTS)


@pytest.mark.parametrize(
    ("month", "lost", "is_missed"),
    [
        ("1944-04", (), False),
        ("1944-04", ("odessa",), True),
        ("1944-03", ("odessa",), False),
        ("1944-05", ("odessa",), False),
        ("1944-08", (), False),
        *(("1944-08", (city,), True) for city in ("riga", "minsk", "lvov", "kishinev")),
        ("1944-08", ("warsaw",), False),
        ("1945-01", ("warsaw",), True),
        ("1945-01", ("bucharest",), True),
        ("1945-01", ("konigsberg",), False),
        ("1945-04", ("konigsberg",), False),  # one of the two is enough
        ("1945-04", ("budapest",), False),
        ("1945-04", ("konigsberg", "budapest"), True),
    ],
)
def test_11_4_dates_are_checked_at_the_end_of_their_months(month: str, lost: tuple[str, ...], is_missed: bool) -> None:
    state = campaign(month, lost)
    pass_turn(state)
    assert (state.missed, ending(state)) == (int(is_missed), LASTS)


def test_11_4_two_dates_missed_are_an_axis_victory_at_once() -> None:
    state = campaign("1944-08", ("riga",))
    state.missed = 1
    pass_turn(state)
    assert ending(state) == (AXIS, Verdict.TWO_MISSED)


@pytest.mark.parametrize(("missed", "result"), [(0, (SOVIET, Verdict.DATES_MET)), (1, (AXIS, Verdict.ONE_MISSED))])
def test_11_4_one_date_missed_is_a_narrow_axis_victory_at_the_end(missed: int, result: tuple[int, int]) -> None:
    state = campaign("1945-05", ())
    state.missed = missed
    assert state.turn == 48
    pass_turn(state)
    assert ending(state) == result


def test_1_1_twelve_victory_cities_are_worth_fourteen_points() -> None:
    assert len(VICTORY) == 12 and sum(VICTORY.values()) == 14
    assert {city for city, points in VICTORY.items() if points == 2} == {"leningrad", "moscow"}


@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_2_5_whoever_resigns_has_lost_at_once(side: int) -> None:
    match = match_at(position(axis={"de1": "2803"}, soviet={"su62": "3103"}))
    match.resign(side)
    assert match.result is not None and match.result.winner == SOVIET - side
    assert match.result.line.key == "verdict-resigned"


def test_11_1_every_verdict_can_be_said_in_both_languages() -> None:
    for verdict in Verdict:
        for winner in (AXIS, SOVIET, 2):
            if verdict == Verdict.NONE or (verdict == Verdict.RESIGNED and winner == 2):
                continue
            state = uranus()
            state.winner, state.verdict, state.step = winner, verdict, Step.OVER
            line = GAME.result(state).line
            assert all(len(GAME.catalogue.say(line, language)) > 20 for language in LANGUAGES)
