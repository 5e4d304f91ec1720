"""Chapter 4: stacking."""

from __future__ import annotations

import pytest

from kurgan.games.eastern_front.actions import seat_to_move
from kurgan.games.eastern_front.rules.stacking import fits, is_overfull
from kurgan.games.eastern_front.state import Phase, State, Step
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import SOVIET
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    goals_of,
    hex_of,
    orders,
    orders_of,
    play,
    position,
    stack,
    unit,
    where,
)

MOUNTAIN, SWAMP = "0523", "1408"


def may_join(state: State, code: str, hex: str) -> bool:
    """May a unit end its move on what stands in this hex?"""
    return hex in goals_of(state, code)


def test_4_1_two_units_stand_in_a_hex() -> None:
    state = position(axis={"de1": "2803", "de2": "2903"})
    assert may_join(state, "de1", "2903")
    play(state, "move de1 2903")
    assert stack(state, "2903") == {"de1", "de2"}


def test_4_1_a_third_unit_finds_no_room_but_passes_through() -> None:
    wall: Counters = {"de2": "2902", "de4": "2902", "de5": "2903", "de6": "2903", "de7": "2904", "de8": "2904"}
    state = position(axis={"de1": At("2803", movement=2), **wall})
    goals = goals_of(state, "de1")
    assert not goals & {"2902", "2903", "2904"}
    assert {"3003", "3002", "3004"} <= goals


def test_4_1_one_of_the_two_may_be_an_army() -> None:
    state = position(soviet={"su62": "2803", "su64": "2903", "tk1": "2802", "mk1": "2804"}, side=SOVIET)
    assert not may_join(state, "su62", "2903")
    assert may_join(state, "tk1", "2903") and may_join(state, "su62", "2802")
    play(state, "move tk1 2804")
    assert not may_join(state, "su62", "2804")


def test_4_1_divisions_fill_a_hex_as_corps_do() -> None:
    state = position(axis={"de1": "2803", "de7pz": "2903", "de11pz": "2903"})
    assert not may_join(state, "de1", "2903")


@pytest.mark.parametrize(
    ("hex", "weather", "is_rough"),
    [
        (MOUNTAIN, Weather.GOOD, True),
        (MOUNTAIN, Weather.SNOW, True),
        (SWAMP, Weather.GOOD, True),
        (SWAMP, Weather.MUD, True),
        (SWAMP, Weather.HARD_FROST, False),
        (SWAMP, Weather.SNOW, False),
        ("2803", Weather.GOOD, False),
        ("1706", Weather.GOOD, False),  # hills
    ],
)
def test_4_2_mountains_and_open_swamps_have_room_for_one_armour_unit(
    hex: str, weather: Weather, is_rough: bool
) -> None:
    state = position(axis={"de57": hex, "de39": "2600", "de1": "2601"}, weather=weather)
    assert fits(state, unit(state, "de39"), hex_of(hex)) != is_rough
    assert fits(state, unit(state, "de1"), hex_of(hex))
    state = position(axis={"de1": hex, "de39": "2600"}, weather=weather)
    assert fits(state, unit(state, "de39"), hex_of(hex))


@pytest.mark.parametrize(("weather", "second"), [(Weather.GOOD, False), (Weather.HARD_FROST, True)])
def test_4_2_into_a_swamp_one_armour_unit_attacks_from_each_hex(weather: Weather, second: bool) -> None:
    """1408 is a swamp with 1308 to its west and 1508 to its east."""
    axis: Counters = {"de57": "1308", "de39": "1308", "de3": "1508", "de1": "1508"}
    state = position(axis=axis, soviet={"su11": SWAMP}, phase=Phase.PREPARED, weather=weather)
    play(state, f"attack {SWAMP}")
    play(state, "join de57")
    assert ("de39" in orders_of(state, "join")) == second
    assert {"de3", "de1"} <= set(orders_of(state, "join"))


def test_4_2_the_stronger_of_two_counts_for_what_may_be_attacked() -> None:
    """A garrison of 12 in the mountains: 3 factors make 1:4, 2 and 2 from one hex do not add up to it."""
    for strengths, is_target in (((3, 1), True), ((2, 2), False)):
        axis: Counters = {"de57": At("0423", attack=strengths[0]), "de39": At("0423", attack=strengths[1])}
        soviet: Counters = {"tk1": At(MOUNTAIN, defence=12)}
        state = position(axis=axis, soviet=soviet, phase=Phase.PREPARED)
        assert (MOUNTAIN in orders_of(state, "attack")) == is_target


def driven(soviet: Counters, goal: str = "2903", axis: Counters | None = None) -> State:
    """The stack of eight factors in 2803 is driven to a hex by twelve from the west: 3:2 and a five, DW."""
    state = position(axis=axis or {"de57": At("2703", attack=12)}, soviet=soviet, phase=Phase.OPERATIONAL)
    play(state, "attack 2803 de57", 5)
    play(state, "decline")
    play(state, f"retreat {goal}")
    return play(state, "done")


def test_4_3_a_retreat_may_break_the_limit_until_the_phase_ends() -> None:
    state = driven({"su62": At("2803", defence=8), "tk1": "2903", "mk1": "2903"})
    assert stack(state, "2903") == {"su62", "mk1", "tk1"} and is_overfull(state, hex_of("2903"))
    assert state.step == Step.TARGET
    play(state, "end")
    assert state.step == Step.EXCESS


@pytest.mark.parametrize("lost", ["su62", "mk1", "tk1"])
def test_4_3_the_owner_chooses_who_is_lost(lost: str) -> None:
    state = driven({"su62": At("2803", defence=8), "tk1": "2903", "mk1": "2903"})
    play(state, "end")
    assert seat_to_move(state) == SOVIET != state.side
    assert sorted(orders(state)) == ["lose mk1", "lose su62", "lose tk1"]
    play(state, f"lose {lost}")
    assert where(state, lost) == "lost"
    assert stack(state, "2903") == {"su62", "mk1", "tk1"} - {lost}
    assert state.side == SOVIET


def test_4_3_two_too_many_are_lost_one_by_one() -> None:
    soviet: Counters = {"su62": At("2803", defence=6), "mk3": At("2803", defence=2), "tk1": "2903", "mk1": "2903"}
    state = driven(soviet)
    play(state, "end")
    play(state, "lose tk1")
    assert state.step == Step.EXCESS
    play(state, "lose mk3")
    assert stack(state, "2903") == {"su62", "mk1"} and state.side == SOVIET


def test_4_3_of_two_armies_one_is_lost_though_there_are_no_more_than_two_units() -> None:
    state = play(driven({"su62": At("2803", defence=8), "su64": "2903"}), "end")
    assert sorted(orders(state)) == ["lose su62", "lose su64"]


def test_4_3_where_nobody_is_too_many_nobody_is_lost() -> None:
    state = play(driven({"su62": At("2803", defence=8), "tk1": "2903"}), "end")
    assert state.side == SOVIET and stack(state, "2903") == {"su62", "tk1"}


def test_4_3_of_two_armour_units_driven_into_the_mountains_one_is_lost() -> None:
    soviet: Counters = {"tk1": At("0423", defence=8), "mk1": MOUNTAIN}
    state = position(axis={"de57": At("0323", attack=12)}, soviet=soviet, phase=Phase.OPERATIONAL)
    play(state, "attack 0423 de57", 5)  # a mountain too, so there is nothing to buy
    play(state, f"retreat {MOUNTAIN}")
    play(state, "done")
    play(state, "end")
    assert (state.step, sorted(orders(state))) == (Step.EXCESS, ["lose mk1", "lose tk1"])


def test_4_3_an_advance_does_not_break_the_limit() -> None:
    axis = {"de57": At("2703", attack=12), "de39": At("2703", attack=12), "de3": At("2802", attack=12)}
    state = position(axis=axis, soviet={"su62": At("2803", defence=1)}, phase=Phase.OPERATIONAL)
    play(state, "attack 2803 de57 de39 de3", 1)
    assert where(state, "su62") == "lost"
    play(state, "advance de57 2803")
    play(state, "advance de39 2803")
    assert "2803" not in goals_of(state, "de3", "advance")


@pytest.mark.parametrize(
    ("code", "other", "may_mix"),
    [
        ("de1", "ro1", True),
        ("de1", "hu3", True),
        ("fi2", "de1", True),
        ("ro1", "ro2", True),
        ("ro1", "hu3", False),
        ("it2", "ro1", False),
        ("it2", "hu3", False),
        ("fi2", "ro1", False),
        ("sk1", "hu3", False),
    ],
)
def test_4_4_the_allies_do_not_mix(code: str, other: str, may_mix: bool) -> None:
    for here, there in ((code, other), (other, code)):
        state = position(axis={here: "2803", there: "2903"})
        assert fits(state, unit(state, here), hex_of("2903")) == may_mix


def test_4_4_germans_do_not_bring_two_allies_together() -> None:
    state = position(axis={"ro1": "2803", "hu3": "2903", "de1": "2903", "de2": "2804"})
    assert not may_join(state, "ro1", "2903")
    assert may_join(state, "ro1", "2804")


def test_4_4_hungarians_never_enter_romania() -> None:
    """0829 is Romanian, 0728 Hungarian."""
    state = position(axis={"hu3": At("0727", movement=6), "de1": At("0727", movement=6)}, control="1941-06")
    german, hungarian = goals_of(state, "de1"), goals_of(state, "hu3")
    assert "0829" in german - hungarian and hungarian


@pytest.mark.parametrize(("beaten", "other"), [("ro1", "hu3"), ("hu3", "ro1"), ("it2", "ro1"), ("hu3", "it2")])
def test_4_4_nobody_retreats_onto_allies_he_does_not_mix_with(beaten: str, other: str) -> None:
    axis: Counters = {beaten: At("2803", defence=8), other: "2703", "de1": "2802"}
    state = position(axis=axis, soviet={"su62": At("2903", attack=12)}, side=SOVIET, phase=Phase.OPERATIONAL)
    play(state, "attack 2803 su62", 5)
    assert set(orders_of(state, "retreat")) == {"2802", "2804"}


def test_4_4_whoever_could_only_go_to_such_allies_cannot_retreat() -> None:
    axis: Counters = {"ro1": At("2803", defence=8), "hu3": "2703"}
    ring: Counters = {"su62": At("2903", attack=12), "su64": "2702", "su65": "2704"}
    state = position(axis=axis, soviet=ring, side=SOVIET, phase=Phase.OPERATIONAL)
    play(state, "attack 2803 su62", 4)  # 3:2: dw, and nowhere to go
    assert (where(state, "ro1"), state.step) == ("2803", Step.TARGET)
