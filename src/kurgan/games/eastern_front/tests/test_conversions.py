"""Chapter 6 [6.8, 6.9]: what turns one result into another, where nobody can, may or will retreat."""

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
    planned,
    play,
    position,
    stack,
    unit,
    where,
)

WEST, TARGET, EAST = "2703", "2803", "2903"


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
    state = position(axis={"de1": WEST}, soviet={"su62": TARGET}, phase=Phase.OPERATIONAL)
    play(state, f"attack {TARGET} de1")
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
