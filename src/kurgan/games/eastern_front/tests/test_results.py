"""Chapter 6, third part: what comes of each result."""

from __future__ import annotations

import pytest

from kurgan.games.eastern_front.state import Phase, State, Step
from kurgan.games.eastern_front.tables.charts import OUTCOME_NAMES, Weather
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    is_dispersed,
    orders,
    orders_of,
    play,
    position,
    where,
)

WEST, TARGET, EAST = "2703", "2803", "2903"


def duel(attack: int, defence: int, phase: Phase = Phase.OPERATIONAL) -> State:
    """I Corps in 2703 attacks the 62nd Army east of it in the snow, when nothing can be bought."""
    axis: Counters = {"de1": At(WEST, attack=attack)}
    return position(axis=axis, soviet={"su62": At(TARGET, defence=defence)}, phase=phase, weather=Weather.SNOW)


def three(strengths: tuple[int, int, int], defence: int) -> State:
    """Three corps attack the same army; what they have together is below 3:2."""
    axis: Counters = {
        code: At(hex, attack=each)
        for code, hex, each in zip(("de1", "de2", "de4"), (WEST, WEST, "2802"), strengths, strict=True)
    }
    soviet: Counters = {"su62": At(TARGET, defence=defence)}
    state = position(axis=axis, soviet=soviet, phase=Phase.OPERATIONAL, weather=Weather.SNOW)
    return play(state, f"attack {TARGET} de1 de2 de4", 1)  # 1:1 and a one: AE


def test_6_4_ae_attackers_worth_the_defenders_factors_are_lost_and_the_owner_says_who() -> None:
    state = three((4, 4, 3), 8)
    assert (state.step, sorted(orders(state))) == (Step.LOSSES, ["lose de1", "lose de2", "lose de4"])
    play(state, "lose de4")
    assert sorted(orders(state)) == ["lose de1", "lose de2"]  # three of eight factors are paid
    play(state, "lose de1")  # seven: one more is due, and nobody is asked any more
    assert [where(state, code) for code in ("de1", "de2", "de4")] == ["lost", "lost", "lost"]


def test_6_4_ae_the_survivors_are_dispersed() -> None:
    state = play(three((4, 4, 3), 8), "lose de1")
    play(state, "lose de2")
    assert (where(state, "de4"), is_dispersed(state, "de4")) == ("2802", True)
    assert not is_dispersed(state, "su62") and where(state, "su62") == TARGET


def test_6_4_ae_one_large_unit_may_pay_for_all() -> None:
    state = play(three((8, 1, 1), 8), "lose de1")
    assert [where(state, code) for code in ("de1", "de2", "de4")] == ["lost", WEST, "2802"]
    assert is_dispersed(state, "de2") and is_dispersed(state, "de4")


def test_6_4_ae_below_even_odds_all_attackers_are_lost() -> None:
    state = play(duel(2, 4), f"attack {TARGET} de1", 1)
    assert where(state, "de1") == "lost"


def test_6_4_ae_counts_the_ground() -> None:
    """Kursk: 4 + 1 = 5 factors; 4 are not enough."""
    axis: Counters = {"de1": At("1819", attack=4), "de2": At("1819", attack=1), "de4": At("1918", attack=4)}
    state = position(axis=axis, soviet={"su40": "kursk"}, phase=Phase.OPERATIONAL, weather=Weather.SNOW)
    play(state, "attack kursk de1 de2 de4", 2)  # 9:5 is 3:2, nothing
    assert state.step == Step.TARGET
    axis = {"de1": At("1819", attack=4), "de4": At("1918", attack=3)}
    state = position(axis=axis, soviet={"su40": "kursk"}, phase=Phase.OPERATIONAL, weather=Weather.SNOW)
    play(state, "attack kursk de1 de4", 1)  # 7:5 is 1:1: AE, and five are due
    play(state, "lose de1")
    assert [where(state, code) for code in ("de1", "de4")] == ["lost", "lost"]


def test_6_4_d_ae_is_both() -> None:
    state = play(duel(1, 4), f"attack {TARGET} de1", 6)
    assert where(state, "de1") == "lost" and is_dispersed(state, "su62") and where(state, "su62") == TARGET


@pytest.mark.parametrize(
    ("strength", "die", "dispersed", "steps"),
    [
        (4, 3, False, 0),  # -
        (4, 4, True, 0),  # D
        (4, 5, False, 1),  # dw
        (6, 5, True, 1),  # DW
        (4, 6, True, 2),  # DR
    ],
)
def test_6_4_what_becomes_of_the_defender(strength: int, die: int, dispersed: bool, steps: int) -> None:
    state = play(duel(strength, 4), f"attack {TARGET} de1", die)
    if steps:
        play(state, f"retreat {EAST}")
    if steps == 2:
        play(state, "retreat 3003")
    if steps:
        play(state, "done")
    assert where(state, "su62") == (TARGET, EAST, "3003")[steps]
    assert is_dispersed(state, "su62") == dispersed
    assert (state.step, where(state, "de1"), is_dispersed(state, "de1")) == (Step.TARGET, WEST, False)


def test_6_4_the_attacker_may_stop_dr_after_one_hex() -> None:
    state = play(duel(4, 4), f"attack {TARGET} de1", 6)
    assert "halt" not in orders(state)
    play(state, f"retreat {EAST}")
    assert "halt" in orders(state)
    play(state, "halt")
    assert (where(state, "su62"), is_dispersed(state, "su62"), state.step) == (EAST, True, Step.ADVANCE)


def test_6_4_de_eliminates() -> None:
    state = play(duel(12, 4), f"attack {TARGET} de1", 6)  # 3:1
    assert (where(state, "su62"), state.step) == ("lost", Step.ADVANCE)


def breakthrough(phase: Phase = Phase.PREPARED, weather: Weather = Weather.GOOD, **soviet: str) -> State:
    """Panzers, cavalry and infantry break through at 10:1; others stand behind."""
    axis: Counters = {"de57": At(WEST, attack=12), "roc": At("2802", attack=2), "de1": At(WEST, attack=2)}
    counters: Counters = {"su62": At(TARGET, defence=1), **soviet}
    state = position(axis=axis, soviet=counters, phase=phase, weather=weather)
    return play(state, f"attack {TARGET} de57 roc de1", 6)


def test_6_4_after_br_armour_and_cavalry_that_advanced_attack_once_more() -> None:
    state = breakthrough(su64="3003")
    assert where(state, "su62") == "lost"
    play(state, f"advance de57 {EAST}")
    play(state, f"advance roc {TARGET}")
    play(state, f"advance de1 {TARGET}")
    assert (state.step, orders(state)) == (Step.BREAKTHROUGH, ["done", "attack 3003"])
    play(state, "attack 3003")
    assert orders_of(state, "join") == ["de57"]  # the cavalry is not next to it
    play(state, "join de57")
    play(state, "commit", 6)  # 3:1, DE
    assert where(state, "su64") == "lost"


def test_6_4_infantry_and_those_who_stay_have_no_second_attack() -> None:
    state = breakthrough(su64="2903")
    play(state, f"advance de1 {TARGET}")
    play(state, "done")
    assert (state.step, orders(state)) == (Step.TARGET, ["end"])


def test_6_4_cavalry_has_one() -> None:
    state = breakthrough(su64="2903")
    play(state, f"advance roc {TARGET}")
    play(state, "done")
    play(state, f"attack {EAST}")
    assert orders_of(state, "join") == ["roc"]


def test_6_4_a_breakthrough_may_strike_what_was_attacked_in_the_phase_already() -> None:
    axis: Counters = {"de57": At(WEST, attack=12), "de4": "3003"}
    soviet: Counters = {"su62": At(TARGET, defence=1), "su64": EAST}
    state = position(axis=axis, soviet=soviet, phase=Phase.PREPARED)
    play(state, f"attack {EAST} de4", 3)
    play(state, f"attack {TARGET} de57", 6)
    play(state, f"advance de57 {TARGET}")
    assert orders_of(state, "attack") == [EAST]


def test_6_4_whoever_broke_through_may_leave_it_at_that() -> None:
    state = breakthrough(su64="2903")
    play(state, f"advance de57 {TARGET}")
    play(state, "done")
    play(state, "done")
    assert (state.step, orders(state)) == (Step.TARGET, ["end"])


def test_6_4_a_second_br_is_de() -> None:
    axis: Counters = {"de57": At(WEST, attack=12)}
    soviet: Counters = {"su62": At(TARGET, defence=1), "su64": At(EAST, defence=1), "su65": At("3003", defence=1)}
    state = position(axis=axis, soviet=soviet, phase=Phase.PREPARED)
    play(state, f"attack {TARGET} de57", 6)
    play(state, f"advance de57 {TARGET}")
    play(state, f"attack {EAST} de57", 6)
    assert where(state, "su64") == "lost"
    play(state, f"advance de57 {EAST}")
    assert (state.step, orders(state)) == (Step.TARGET, ["end"])  # 3003 is next to it, but that was all


def test_6_4_in_operational_attacks_br_is_de() -> None:
    state = breakthrough(Phase.OPERATIONAL, su64="2903")
    assert OUTCOME_NAMES[state.outcome] == "DE"
    play(state, f"advance de57 {TARGET}")
    play(state, "done")
    assert (state.step, orders(state)) == (Step.TARGET, ["end"])


def test_6_4_in_mud_nobody_attacks_again() -> None:
    state = breakthrough(weather=Weather.MUD, su64="2903")
    assert OUTCOME_NAMES[state.outcome] == "BR"
    play(state, f"advance de57 {TARGET}")
    play(state, "done")
    assert (state.step, orders(state)) == (Step.TARGET, ["end"])
