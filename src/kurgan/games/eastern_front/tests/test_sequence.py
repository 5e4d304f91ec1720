"""Chapter 2: sequence of play."""

from __future__ import annotations

import pytest

from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.rules.victory import score
from kurgan.games.eastern_front.rules.zones import zone
from kurgan.games.eastern_front.state import Phase, State, Step, is_held
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET, month_name
from kurgan.games.eastern_front.tables.victories import PointsVictory
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    hex_of,
    names,
    orders,
    orders_of,
    pass_turn,
    play,
    position,
    unit,
    where,
)

BOTH: Counters = {"de1": "2703"}
SOVIETS: Counters = {"su62": "2803"}


def test_2_1_a_turn_is_a_month_of_both_sides() -> None:
    state = position(axis=BOTH, soviet=SOVIETS, phase=Phase.INITIAL, month="1942-06")
    assert (state.side, state.turn, month_name(state.month)) == (AXIS, 1, "1942-06")
    pass_turn(state)
    assert (state.side, state.turn, month_name(state.month)) == (SOVIET, 1, "1942-06")
    pass_turn(state)
    assert (state.side, state.turn, month_name(state.month)) == (AXIS, 2, "1942-07")


def test_2_1_the_scenario_says_who_is_first() -> None:
    state = position(axis=BOTH, soviet=SOVIETS, side=SOVIET, phase=Phase.INITIAL, month="1942-06")
    state.first_side = SOVIET
    pass_turn(state)
    assert (state.side, state.turn) == (AXIS, 1)
    pass_turn(state)
    assert (state.side, state.turn) == (SOVIET, 2)


def test_2_1_a_month_begins_with_its_weather() -> None:
    state = position(axis=BOTH, soviet=SOVIETS, side=SOVIET, month="1942-09")
    pass_turn(state)
    assert (state.step, month_name(state.month)) == (Step.WEATHER_DIE, "1942-10")
    GAME.apply(state, 2)
    assert (state.step, state.side, state.weather) == (Step.INITIAL, AXIS, Weather.MUD)


def test_2_1_after_the_last_month_the_game_is_over() -> None:
    state = position(axis=BOTH, soviet=SOVIETS, side=SOVIET, turn=8, turns=8)
    pass_turn(state)
    assert state.step == Step.OVER


def test_2_2_the_initial_phase_comes_first_and_offers_what_it_lists() -> None:
    soviet: Counters = {"su62": "moscow", "coast": "sevastopol"}
    state = position(axis=BOTH, soviet=soviet, side=SOVIET, phase=Phase.INITIAL, air=(0, 1))
    verbs = {words.split()[0] for words in orders(state)}
    assert (state.step, verbs) == (Step.INITIAL, {"end", "no-retreat", "rail", "sail", "cover"})


def test_2_2_only_the_soviets_give_the_order_not_to_retreat() -> None:
    state = position(axis={"de1": "moscow"}, soviet=SOVIETS, phase=Phase.INITIAL)
    assert "no-retreat" not in orders(state)


def phases(state: State) -> list[Phase]:
    """The phases in which a side is asked for something, until its turn ends."""
    found, side = list[Phase](), state.side
    while state.side == side:
        found.append(Phase(state.phase))
        play(state, "end")
    return found


def test_2_3_prepared_attacks_come_before_movement_and_operational_attacks_after() -> None:
    state = position(axis=BOTH, soviet=SOVIETS, phase=Phase.INITIAL)
    assert phases(state) == [Phase.INITIAL, Phase.PREPARED, Phase.MOVEMENT, Phase.OPERATIONAL]


def test_2_3_a_phase_with_nothing_to_do_is_passed_over() -> None:
    state = position(axis={"de1": "2603"}, soviet={"su62": "3103"}, phase=Phase.INITIAL)
    assert phases(state) == [Phase.INITIAL, Phase.MOVEMENT]


def test_2_3_a_unit_that_attacked_prepared_is_spent() -> None:
    state = position(axis=BOTH, soviet={"su62": "2803", "su64": "2902"}, phase=Phase.PREPARED)
    play(state, "attack 2803 de1", 3)
    assert state.spent[unit(state, "de1")]
    play(state, "end")
    assert state.side == SOVIET  # it neither moves nor attacks again


def test_2_3_a_unit_that_came_by_rail_does_not_attack_prepared() -> None:
    for moved, targets in ((False, ["2803"]), (True, [])):
        axis: Counters = {"de1": At("2703", moved=moved)}
        state = position(axis=axis, soviet=SOVIETS, phase=Phase.PREPARED)
        assert orders_of(state, "attack") == targets


def test_2_4_a_unit_moves_and_then_attacks() -> None:
    state = position(axis={"de1": "2603"}, soviet=SOVIETS)
    play(state, "move de1 2703")
    play(state, "end")
    assert (state.phase, orders_of(state, "attack")) == (Phase.OPERATIONAL, ["2803"])
    play(state, "attack 2803 de1", 3)
    assert orders(state) == ["end"]


def test_2_4_a_unit_that_did_not_move_attacks_too() -> None:
    state = position(axis=BOTH, soviet=SOVIETS)
    play(state, "end")
    assert orders_of(state, "attack") == ["2803"]


def test_2_4_spent_units_turn_back_when_their_turn_ends() -> None:
    axis: Counters = {"de1": At("2703", spent=True), "de2": At("2603", moved=True)}
    state = position(axis=axis, soviet=SOVIETS, phase=Phase.OPERATIONAL)
    pass_turn(state)
    assert not any(state.spent[unit(state, code)] or state.moved[unit(state, code)] for code in axis)


def test_2_5_a_hex_belongs_to_whoever_entered_it_last() -> None:
    state = position(axis={"de1": "2703"}, soviet={"su62": "3303"})
    play(state, "move de1 2903")
    assert is_held(state, AXIS, hex_of("2803")) and is_held(state, AXIS, hex_of("2903"))
    assert is_held(state, SOVIET, hex_of("3003"))


def test_2_5_at_its_check_a_side_takes_what_lies_in_its_zone_alone() -> None:
    """2903 lies in the zones of both, the other hexes around de1 in its own alone."""
    state = position(axis={"de1": "2803"}, soviet={"su62": "3003"})
    contested = names(zone(state, AXIS) & zone(state, SOVIET))
    assert contested == {"2903"}
    pass_turn(state)
    around = {"2802", "2902", "2703", "2804", "2904"}
    assert all(is_held(state, AXIS, hex_of(name)) for name in around)
    assert is_held(state, SOVIET, hex_of("2903"))


def test_2_5_a_dispersed_unit_takes_nothing_around_it() -> None:
    state = position(axis={"de1": At("2803", dispersed=True)}, soviet={"su62": "3303"})
    pass_turn(state)
    assert is_held(state, SOVIET, hex_of("2802"))


def test_2_5_an_untaken_victory_city_is_not_taken_by_a_zone() -> None:
    state = position(axis={"de1": "2010"}, soviet={"su62": "3303"})
    pass_turn(state)
    assert is_held(state, SOVIET, hex_of("moscow")) and is_held(state, AXIS, hex_of("2009"))


def test_2_5_supply_is_checked_before_control() -> None:
    """de1 starves at this check, so that its zone takes nothing any more."""
    state = position(axis={"de1": At("2803", hungry=2), "de2": "0217"}, soviet={"su62": "3303"}, axis_sources=["lodz"])
    pass_turn(state)
    assert where(state, "de1") == "lost"
    assert is_held(state, SOVIET, hex_of("2802"))


def test_2_5_control_is_taken_before_victory_is_looked_at() -> None:
    """Millerovo falls to the zone of su62 at the very last check, and its point is enough."""
    state = position(
        axis={"de1": "0217"},
        soviet={"su62": "2425"},
        axis_holds=["millerovo"],
        points={"millerovo": 1},
        victory=PointsVictory(kind="points", side="soviet", win=1, draw=1),
        side=SOVIET,
        turn=8,
        turns=8,
    )
    assert score(state, SOVIET) == 0
    pass_turn(state)
    assert (state.step, GAME.winner(state), score(state, SOVIET)) == (Step.OVER, SOVIET, 1)


@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_2_5_each_side_has_its_own_check(side: int) -> None:
    state = position(axis={"de1": "2803"}, soviet={"su62": "2603"}, axis_sources=(), soviet_sources=(), side=side)
    pass_turn(state)
    assert bool(state.hungry[unit(state, "de1")]) == (side == AXIS)
