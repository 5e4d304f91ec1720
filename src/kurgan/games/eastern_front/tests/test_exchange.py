"""Chapter 6, fourth part: exchanges."""

from __future__ import annotations

import re

import pytest

from kurgan.games.eastern_front.rules.exchange import price
from kurgan.games.eastern_front.state import Phase, State, Step
from kurgan.games.eastern_front.tables.charts import OUTCOME_NAMES, Weather
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    goals_of,
    orders,
    planned,
    play,
    position,
    stack,
    where,
)

WEST, TARGET, EAST = "2703", "2803", "2903"
HALVES = 2


def exchange(axis: Counters, soviet: Counters, die: int = 1) -> State:
    """Everybody of the Axis attacks 2803 in the snow, when nothing can be bought."""
    state = position(axis=axis, soviet=soviet, phase=Phase.OPERATIONAL, weather=Weather.SNOW)
    return play(state, f"attack {TARGET} {' '.join(axis)}", die)


def test_6_7_x_a_single_defender_is_lost_and_the_attacker_loses_as_much() -> None:
    state = exchange({"de1": At(WEST, attack=4), "de2": At(WEST, attack=2)}, {"su62": TARGET})  # 3:2 and a one
    assert where(state, "su62") == "lost"
    assert sorted(orders(state)) == ["lose de1", "lose de2"]
    play(state, "lose de1")
    assert (where(state, "de1"), where(state, "de2"), state.step) == ("lost", WEST, Step.ADVANCE)


def test_6_7_x_whoever_pays_with_small_units_goes_on_until_it_is_paid() -> None:
    state = exchange({"de1": At(WEST, attack=4), "de2": At(WEST, attack=2)}, {"su62": TARGET})
    play(state, "lose de2")  # two are still due, and only one unit can pay them
    assert (where(state, "de1"), where(state, "de2")) == ("lost", "lost")


STACK: Counters = {"su62": At(TARGET, defence=4), "tk1": At(TARGET, defence=2)}


def test_6_7_x_the_attacker_says_which_defenders_are_exchanged() -> None:
    for chosen in ("su62", "tk1"):
        state = exchange({"de1": At(WEST, attack=6), "de2": At(WEST, attack=3)}, STACK)
        assert (state.step, sorted(orders(state))) == (Step.REMOVAL, ["remove su62", "remove tk1"])
        play(state, f"remove {chosen}")
        assert "done" in orders(state)
        play(state, "done")
        assert stack(state, TARGET) == {"su62", "tk1"} - {chosen}
        play(state, "lose de1")
        assert (where(state, "de2"), state.step) == (WEST, Step.TARGET)  # the hex is not empty


def test_6_7_x_all_of_them_if_he_can_afford_it() -> None:
    state = exchange({"de1": At(WEST, attack=6), "de2": At(WEST, attack=3)}, STACK)
    play(state, "remove su62")
    play(state, "remove tk1")
    assert not stack(state, TARGET)
    play(state, "lose de1")
    assert (where(state, "de2"), state.step) == (WEST, Step.ADVANCE)


def test_6_7_x_only_what_he_can_afford() -> None:
    """Three German factors can remove the tanks, not the army."""
    state = exchange({"de1": At(WEST, attack=3), "ro1": At(WEST, attack=6)}, STACK)
    assert orders(state) == ["remove tk1"]
    play(state, "remove tk1")
    assert (stack(state, TARGET), where(state, "de1"), where(state, "ro1")) == ({"su62"}, "lost", WEST)


@pytest.mark.parametrize("ally", ["ro1", "hu3", "it2", "fi2", "sk1"])
def test_6_7_x_allies_never_pay_for_an_axis_exchange(ally: str) -> None:
    state = exchange({ally: At(WEST, attack=6)}, {"su62": TARGET})
    assert (where(state, "su62"), where(state, ally)) == (TARGET, "lost")  # so it is AE, and by AE they are lost


def test_6_7_x_what_cannot_be_paid_is_ae() -> None:
    """Germans with two factors, Romanians with four: nothing of four can be exchanged."""
    state = exchange({"de1": At(WEST, attack=2), "ro1": At(WEST, attack=4)}, {"su62": TARGET})
    assert (where(state, "su62"), state.step, sorted(orders(state))) == (TARGET, Step.LOSSES, ["lose de1", "lose ro1"])


def test_6_7_x_when_the_axis_defends_allies_may_be_exchanged() -> None:
    axis: Counters = {"ro1": At(TARGET, defence=4), "de1": At(TARGET, defence=2)}
    soviet: Counters = {"su62": At(EAST, attack=6), "tk1": At(EAST, attack=3)}
    state = position(axis=axis, soviet=soviet, side=SOVIET, phase=Phase.OPERATIONAL, weather=Weather.SNOW)
    play(state, f"attack {TARGET} su62 tk1")
    play(state, "yield", 1)
    assert sorted(orders(state)) == ["remove de1", "remove ro1"]


def test_6_7_x_modified_factors_are_paid() -> None:
    """Kursk adds one: five are due for four."""
    axis: Counters = {"de1": At("1819", attack=4), "de2": At("1819", attack=2), "de4": At("1918", attack=2)}
    state = position(axis=axis, soviet={"su40": "kursk"}, phase=Phase.OPERATIONAL, weather=Weather.SNOW)
    play(state, "attack kursk de1 de2 de4", 1)  # 8:5
    play(state, "lose de1")
    assert sorted(orders(state)) == ["lose de2", "lose de4"]


def test_6_7_x_survivors_advance_as_for_dr() -> None:
    axis: Counters = {"de57": At(WEST, attack=2), "de1": At(WEST, attack=4)}
    state = position(axis=axis, soviet={"su62": TARGET}, phase=Phase.OPERATIONAL)
    play(state, f"attack {TARGET} de57 de1", 1)
    play(state, "lose de1")
    assert EAST in goals_of(state, "de57", "advance")  # two hexes


def test_6_7_x_into_mountains_is_ae() -> None:
    """0523 adds one: 8 to 5 is 3:2."""
    state = position(axis={"de1": At("0423", attack=8)}, soviet={"su62": "0523"}, phase=Phase.OPERATIONAL)
    play(state, "attack 0523 de1", 1)
    assert (where(state, "su62"), where(state, "de1")) == ("0523", "lost")


def test_6_7_x_with_the_last_defender_goes_the_citys_garrison_at_its_price() -> None:
    """Stalino: 2 x 2 + 1 = 5. Eight attack at 3:2; four Germans could not pay, five can."""
    for germans, city in ((4, "2125"), (5, "lost")):
        axis: Counters = {"de1": At("2025", attack=germans), "ro1": At("2025", attack=8 - germans)}
        state = position(
            axis=axis, soviet={"su12": At("stalino", defence=2)}, phase=Phase.OPERATIONAL, weather=Weather.SNOW
        )
        play(state, "attack stalino de1 ro1", 1)
        assert where(state, "su12") == city


# The source's own words
RATES = "DR = 0.5 times the defending Russian factors, DW = 1.0 times, dw = 2.0 times, - = 3.0 times"
PRICES = {name: float(times) for name, times in re.findall(r"(\S+) = ([\d.]+) times", RATES)}


@pytest.mark.parametrize("name", OUTCOME_NAMES)
def test_6_7_germans_may_buy_an_elimination_at_the_printed_rates(name: str) -> None:
    state = position(axis={"de1": WEST}, soviet={"su62": At(TARGET, defence=5)}, phase=Phase.OPERATIONAL)
    plan = planned(state, TARGET, "de1")
    plan.outcome = OUTCOME_NAMES.index(name)
    assert price(plan) == HALVES * 5 * PRICES.get(name, 0)


@pytest.mark.parametrize("weather", Weather)
def test_6_7_only_in_good_weather_and_hard_frost(weather: Weather) -> None:
    state = position(axis={"de1": WEST}, soviet={"su62": TARGET}, phase=Phase.OPERATIONAL, weather=weather)
    play(state, f"attack {TARGET} de1", 6)  # DR
    assert (state.step == Step.BUY) == (weather in (Weather.GOOD, Weather.HARD_FROST))


def bought(die: int, strengths: tuple[int, int], defence: int = 4) -> State:
    axis: Counters = {"de1": At(WEST, attack=strengths[0]), "de2": At(WEST, attack=strengths[1])}
    soviet: Counters = {"su62": At(TARGET, defence=defence)}
    state = position(axis=axis, soviet=soviet, phase=Phase.OPERATIONAL)
    return play(state, f"attack {TARGET} de1 de2", die)


def test_6_7_on_dr_half_the_factors_are_paid_and_halves_count() -> None:
    state = bought(6, (3, 2), defence=5)  # 1:1, DR: two and a half
    assert orders(state) == ["buy", "decline"]
    play(state, "buy")
    assert where(state, "su62") == "lost"
    play(state, "lose de2")  # two are not enough
    assert (where(state, "de1"), where(state, "de2")) == ("lost", "lost")
    state = play(bought(6, (3, 2), defence=5), "buy")
    play(state, "lose de1")
    assert (where(state, "de2"), state.step) == (WEST, Step.ADVANCE)


def test_6_7_whoever_declines_has_the_result_as_it_fell() -> None:
    state = play(bought(6, (3, 2), defence=5), "decline")
    assert state.step == Step.RETREAT and where(state, "su62") == TARGET


def test_6_7_what_cannot_be_paid_is_not_offered() -> None:
    state = bought(3, (4, 4), defence=8)  # 1:1, nothing: three times eight
    assert (state.step, where(state, "su62")) == (Step.TARGET, TARGET)
    state = bought(5, (2, 2), defence=4)  # dw: twice four
    assert state.step == Step.RETREAT
    state = bought(5, (4, 4), defence=4)  # 2:1, DR: half of four
    assert state.step == Step.BUY


def test_6_7_a_dispersed_stack_is_not_for_sale() -> None:
    state = bought(4, (2, 2), defence=4)  # D
    assert state.step == Step.TARGET


def test_6_7_allies_count_for_nothing_in_a_purchase() -> None:
    axis: Counters = {"de1": At(WEST, attack=1), "ro1": At(WEST, attack=3)}
    state = position(axis=axis, soviet={"su62": TARGET}, phase=Phase.OPERATIONAL)
    play(state, f"attack {TARGET} de1 ro1", 6)  # DR for two factors
    assert state.step == Step.RETREAT


def test_6_7_soviets_buy_nothing() -> None:
    state = position(axis={"ro1": TARGET}, soviet={"su62": At(EAST, attack=8)}, side=SOVIET, phase=Phase.OPERATIONAL)
    play(state, f"attack {TARGET} su62", 5)
    assert state.step == Step.RETREAT


def test_6_7_no_elimination_is_bought_in_mountains() -> None:
    state = position(axis={"de1": At("0423", attack=10)}, soviet={"su62": "0523"}, phase=Phase.OPERATIONAL)
    play(state, "attack 0523 de1", 5)  # 2:1, DR
    assert state.step == Step.RETREAT and state.side == AXIS


def test_6_7_whoever_bought_advances_as_after_an_exchange() -> None:
    axis: Counters = {"de57": At(WEST, attack=2), "de1": At(WEST, attack=2)}
    state = position(axis=axis, soviet={"su62": TARGET}, phase=Phase.OPERATIONAL)
    play(state, f"attack {TARGET} de57 de1", 6)
    play(state, "buy")
    play(state, "lose de1")
    assert EAST in goals_of(state, "de57", "advance")
