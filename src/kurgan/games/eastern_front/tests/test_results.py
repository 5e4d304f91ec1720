"""Chapter 6, third part: results, and what turns one into another."""

from __future__ import annotations

import re

import pytest

from kurgan.games.eastern_front.rules.odds import joined_sides
from kurgan.games.eastern_front.rules.results import converted, is_overrun
from kurgan.games.eastern_front.state import Phase, State, Step
from kurgan.games.eastern_front.tables.charts import OUTCOME_NAMES, Weather
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    is_dispersed,
    orders,
    orders_of,
    planned,
    play,
    position,
    stack,
    unit,
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


# The source's own words
SURROUNDED = "SURROUNDED and ARMOR OVERRUN -- Retreat Impossible: DR->DE, DE->BR"
NO_RETREAT = "NO RETREAT! ORDERS -- (BR->BR,) DE->BR, DR->DE, DW->D, dw->-"
OURS = "DW->D, dw->-"  # where it is silent about those who are surrounded


def turned(words: str) -> dict[str, str]:
    """What becomes of each result; those that are not named stay."""
    stay: dict[str, str] = {name: name for name in OUTCOME_NAMES}
    return stay | dict(re.findall(r"(\w+)->([\w-]+)", words))


def conversions(state: State) -> dict[str, str]:
    """What each printed result becomes in this attack."""
    sides = joined_sides(state, state.target)
    return {name: OUTCOME_NAMES[converted(state, code, sides)] for code, name in enumerate(OUTCOME_NAMES)}


def attack_on(defender: str, extra: Counters | None = None, phase: Phase = Phase.PREPARED) -> State:
    """A planned attack from the west, by infantry on Germans or by infantry on Soviets."""
    is_soviet = defender.startswith("su")
    own: Counters = {("de1" if is_soviet else "su64"): WEST, **(extra or {})}
    other: Counters = {defender: TARGET}
    state = position(
        axis=own if is_soviet else other,
        soviet=other if is_soviet else own,
        side=AXIS if is_soviet else SOVIET,
        phase=phase,
    )
    return planned(state, TARGET, "de1" if is_soviet else "su64")


def test_6_8_whoever_can_retreat_suffers_what_is_printed() -> None:
    for defender in ("su62", "de2", "ro1"):
        assert conversions(attack_on(defender)) == {name: name for name in OUTCOME_NAMES}


@pytest.mark.parametrize(("defender", "others"), [("su62", ("de2", "de4")), ("de2", ("su65", "su66"))])
def test_6_8_whoever_is_surrounded_fares_worse(defender: str, others: tuple[str, str]) -> None:
    ring: Counters = {others[0]: "2902", others[1]: "2904"}
    assert conversions(attack_on(defender, ring)) == turned(f"{SURROUNDED}, {OURS}")


def test_6_8_whoever_has_one_hex_but_not_two_is_surrounded_for_dr_only() -> None:
    """A friend in 2903 gives a way of one hex; behind it are enemy zones."""
    ring: Counters = {"de2": "2902", "de4": "2904", "de5": "3103"}
    state = position(axis={"de1": WEST, **ring}, soviet={"su62": TARGET, "tk1": EAST}, phase=Phase.PREPARED)
    assert conversions(planned(state, TARGET, "de1")) == turned("DR->DE")


def test_6_8_by_play_a_surrounded_army_is_lost_by_dr_and_held_by_dw() -> None:
    ring: Counters = {"de1": At(WEST, attack=6), "de2": "2902", "de4": "2904"}
    for die, place, dispersed in ((6, "lost", False), (5, TARGET, True), (4, TARGET, False)):
        state = position(axis=ring, soviet={"su62": TARGET}, phase=Phase.OPERATIONAL, weather=Weather.SNOW)
        play(state, f"attack {TARGET} de1", die)
        assert (where(state, "su62"), is_dispersed(state, "su62")) == (place, dispersed)


@pytest.mark.parametrize(("strength", "is_over"), [(8, False), (9, True)])
def test_6_8_armour_of_more_than_twice_the_infantry_overruns_it(strength: int, is_over: bool) -> None:
    state = overrun(At(WEST, attack=strength))
    assert is_overrun(state, joined_sides(state, state.target)) == is_over
    assert conversions(state) == (turned(SURROUNDED) if is_over else {name: name for name in OUTCOME_NAMES})


def overrun(panzer: At, weather: Weather = Weather.GOOD, target: str = TARGET, defender: str = "su62") -> State:
    axis: Counters = {"de57": panzer}
    state = position(axis=axis, soviet={defender: target}, phase=Phase.PREPARED, weather=weather)
    return planned(state, target, "de57")


@pytest.mark.parametrize(
    ("weather", "axis", "soviet"),
    [
        (Weather.GOOD, True, True),
        (Weather.MUD, False, False),
        (Weather.SNOW, False, True),
        (Weather.SUBARCTIC, False, True),
    ],
)
def test_6_8_in_good_weather_and_for_soviets_in_snow(weather: Weather, axis: bool, soviet: bool) -> None:
    state = overrun(At(WEST, attack=9), weather)
    assert is_overrun(state, joined_sides(state, state.target)) == axis
    red = position(
        axis={"de1": TARGET}, soviet={"tk1": At(WEST, attack=9)}, side=SOVIET, phase=Phase.PREPARED, weather=weather
    )
    red = planned(red, TARGET, "tk1")
    assert is_overrun(red, joined_sides(red, red.target)) == soviet


@pytest.mark.parametrize(
    ("target", "beside"),
    [
        ("1706", "1606"),  # hills
        ("1408", "1308"),  # swamp
        ("kursk", "1819"),  # a city
        ("tula", "2013"),
        ("stalino", "2025"),  # a victory city
        ("1306", "1305"),  # across a river
    ],
)
def test_6_8_no_overrun_where_the_ground_helps(target: str, beside: str) -> None:
    state = overrun(At(beside, attack=12), target=target)
    assert not is_overrun(state, joined_sides(state, state.target))


def test_6_8_no_overrun_where_armour_defends_and_infantry_beside_armour_does_not_count() -> None:
    state = overrun(At(WEST, attack=12), defender="tk1")
    assert not is_overrun(state, joined_sides(state, state.target))
    axis: Counters = {"de57": At(WEST, attack=7), "de1": At(WEST, attack=12)}
    mixed = planned(position(axis=axis, soviet={"su62": TARGET}, phase=Phase.PREPARED), TARGET, "de57", "de1")
    assert not is_overrun(mixed, joined_sides(mixed, mixed.target))


def test_6_8_a_citys_own_garrison_never_retreats() -> None:
    state = position(axis={"de1": At("2010", attack=2)}, phase=Phase.PREPARED)
    assert conversions(planned(state, "moscow", "de1")) == turned(f"{SURROUNDED}, {OURS}")


def test_6_9_under_the_soviet_order_nobody_retreats_in_the_whole_axis_turn() -> None:
    for defender in ("su62", "su1g"):
        state = attack_on(defender)
        state.no_retreat = 1
        assert conversions(state) == turned(NO_RETREAT)


def test_6_9_the_order_is_given_in_the_initial_phase_and_ends_with_the_next_soviet_turn() -> None:
    state = position(soviet={"su62": TARGET}, axis={"de1": WEST}, side=SOVIET, phase=Phase.INITIAL)
    play(state, "no-retreat")
    assert state.no_retreat == 1 and "no-retreat" not in orders(state)
    while state.side == SOVIET:
        play(state, "end")
    assert (state.side, state.no_retreat) == (AXIS, 1) and "no-retreat" not in orders(state)
    while state.side == AXIS:
        play(state, "end")
    assert state.no_retreat == 0 and "no-retreat" in orders(state)


def test_6_9_the_soviet_order_does_not_bind_the_axis() -> None:
    state = attack_on("de2")
    state.no_retreat = 1
    assert conversions(state) == {name: name for name in OUTCOME_NAMES}


def german_defence(axis: Counters, extra: Counters | None = None) -> State:
    """A Soviet army attacks from the east."""
    soviet: Counters = {"su62": At(EAST, attack=4), **(extra or {})}
    state = position(axis=axis, soviet=soviet, side=SOVIET, phase=Phase.OPERATIONAL)
    return play(state, f"attack {TARGET} su62")


def test_6_9_a_german_stack_is_asked_before_the_die_whether_it_stands() -> None:
    state = german_defence({"de1": TARGET})
    assert (state.step, orders(state)) == (Step.STAND, ["stand", "yield"])
    play(state, "stand", 5)  # 1:1: dw, and it stays
    assert (where(state, "de1"), is_dispersed(state, "de1")) == (TARGET, False)
    state = german_defence({"de1": TARGET})
    play(state, "stand", 6)  # DR, and it is lost
    assert where(state, "de1") == "lost"


def test_6_9_whoever_yields_retreats() -> None:
    state = play(german_defence({"de1": TARGET}), "yield", 5)
    assert state.step == Step.RETREAT
    play(state, f"retreat {WEST}")
    assert where(state, "de1") == WEST


def test_6_9_a_stack_that_stands_suffers_what_the_source_says() -> None:
    state = attack_on("de2")
    state.stands = 1
    assert conversions(state) == turned(NO_RETREAT)


@pytest.mark.parametrize(("codes", "is_asked"), [(("ro1",), False), (("hu3", "hu4"), False), (("ro1", "de1"), True)])
def test_6_9_allies_alone_are_never_asked(codes: tuple[str, ...], is_asked: bool) -> None:
    state = german_defence(dict.fromkeys(codes, TARGET))
    assert (state.step == Step.STAND) == is_asked


def test_6_9_soviets_are_not_asked_in_battle() -> None:
    state = play(duel(4, 4), f"attack {TARGET} de1")
    assert state.step == Step.COMBAT_DIE


def test_6_9_whoever_cannot_retreat_at_all_is_not_asked() -> None:
    state = german_defence({"de1": TARGET}, {"su64": "2802", "su65": "2804"})
    assert state.step == Step.COMBAT_DIE


def test_6_9_whoever_could_go_back_one_hex_is_asked() -> None:
    """A friend in 2703 gives a way of one hex; behind it are enemy zones. dw would drive the stack back."""
    soviet: Counters = {"su64": "2802", "su65": "2804", "su66": "2503"}
    state = german_defence({"de1": TARGET, "de2": WEST}, soviet)
    assert state.step == Step.STAND
    play(state, "stand", 5)
    assert stack(state, TARGET) == {"de1"}


def test_6_9_one_stack_at_a_time() -> None:
    soviet: Counters = {"su62": EAST, "su64": "2901"}
    axis: Counters = {"de1": TARGET, "de2": "2801"}
    state = position(axis=axis, soviet=soviet, side=SOVIET, phase=Phase.OPERATIONAL)
    play(state, f"attack {TARGET} su62")
    play(state, "stand", 3)
    play(state, "attack 2801 su64")
    assert (state.step, state.stands) == (Step.STAND, 0)
    assert state.spent[unit(state, "su62")]
