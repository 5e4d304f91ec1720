"""Chapter 6, first part: who attacks whom, and who must be attacked."""

from __future__ import annotations

import pytest

from kurgan.games.eastern_front.rules.attack import owed
from kurgan.games.eastern_front.rules.odds import NOT_ALLOWED, ratio_column
from kurgan.games.eastern_front.state import Phase, State, Step
from kurgan.games.eastern_front.tables.map import SOVIET
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    column_of,
    orders,
    orders_of,
    play,
    played,
    position,
    unit,
    where,
)


def joiners(state: State, target: str) -> set[str]:
    """Who may join an attack on a hex."""
    return set(orders_of(played(state, f"attack {target}"), "join"))


def test_6_1_adjacent_units_of_several_hexes_combine() -> None:
    axis: Counters = {"de1": "2703", "de2": "2703", "de4": "2802", "de5": "2902", "de6": "2701"}
    state = position(axis=axis, soviet={"su62": "2803"}, phase=Phase.PREPARED)
    assert joiners(state, "2803") == {"de1", "de2", "de4", "de5"}
    assert column_of(state, "2803", "de1", "de4", "de5") == "3:1"
    assert column_of(state, "2803", "de1", "de2", "de4", "de5") == "4:1"


def test_6_1_units_of_one_hex_may_strike_several() -> None:
    axis: Counters = {"de1": "2803", "de2": "2803"}
    state = position(axis=axis, soviet={"su62": "2902", "su64": "2904"}, phase=Phase.PREPARED)
    play(state, "attack 2902 de1", 3)  # 1:1 and a three: nothing
    assert (state.step, joiners(state, "2904")) == (Step.TARGET, {"de2"})


def test_6_1_all_units_of_a_hex_defend_together() -> None:
    for tanks, column in (("2803", "1:1"), ("3303", "3:2")):
        soviet: Counters = {"su62": "2803", "tk1": At(tanks, defence=2)}
        state = position(axis={"de1": At("2703", attack=6)}, soviet=soviet, phase=Phase.PREPARED)
        assert column_of(state, "2803", "de1") == column


def test_6_1_each_unit_attacks_once_a_turn() -> None:
    axis: Counters = {"de1": "2803"}
    state = position(axis=axis, soviet={"su62": "2902", "su64": "2904"}, phase=Phase.PREPARED)
    play(state, "attack 2902 de1", 3)
    assert orders(state) == ["end"]
    play(state, "end")  # nobody can move or attack
    assert state.side == SOVIET


def test_6_1_each_hex_is_attacked_once_a_phase() -> None:
    axis: Counters = {"de1": "2703", "de2": "2703"}
    state = position(axis=axis, soviet={"su62": "2803"}, phase=Phase.PREPARED)
    play(state, "attack 2803 de1", 3)
    assert orders(state) == ["end"]
    play(state, "end")
    assert state.phase == Phase.MOVEMENT
    play(state, "end")
    assert joiners(state, "2803") == {"de2"}


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        (At("2703", attack=0), At("2803")),
        (At("2703", dispersed=True), At("2803")),
        (At("2703", spent=True), At("2803")),
        (At("2603"), At("2803")),  # two hexes away
        (At("2703", attack=2), At("2803", defence=9)),  # below 1:4
    ],
)
def test_6_1_what_cannot_be_attacked_is_no_target(attacker: At, defender: At) -> None:
    state = position(axis={"de1": attacker}, soviet={"su62": defender}, phase=Phase.PREPARED)
    assert orders(state) == ["end"]


def test_6_1_odds_below_one_to_four_are_not_allowed() -> None:
    axis: Counters = {"de1": At("2703", attack=1), "de2": At("2703", attack=1)}
    state = position(axis=axis, soviet={"su62": At("2803", defence=8)}, phase=Phase.PREPARED)
    play(state, "attack 2803")
    play(state, "join de1")
    assert "commit" not in orders(state)
    play(state, "join de2")
    assert "commit" in orders(state)


def test_6_1_an_attack_that_is_called_off_is_not_planned_again_in_the_phase() -> None:
    axis: Counters = {"de1": "2703"}
    state = position(axis=axis, soviet={"su62": "2803"}, phase=Phase.PREPARED)
    play(state, "attack 2803")
    play(state, "join de1")
    play(state, "call-off")
    assert orders(state) == ["end"]
    assert not state.joined[unit(state, "de1")] and not state.spent[unit(state, "de1")]
    play(state, "end")
    play(state, "end")
    assert orders_of(state, "attack") == ["2803"]


LADDER = [(1, 4), (1, 3), (1, 2), (1, 1), (3, 2), (2, 1), (3, 1), (4, 1), (5, 1), (7, 1), (10, 1)]


def test_6_1_between_two_columns_the_lower_one_counts() -> None:
    for attack in range(1, 61):
        for defence in range(1, 25):
            fitting = [place for place, (up, down) in enumerate(LADDER) if attack / defence >= up / down - 1e-9]
            assert ratio_column(attack, defence) == (fitting[-1] if fitting else NOT_ALLOWED)


def soviets(axis: Counters, soviet: Counters, phase: Phase = Phase.PREPARED) -> State:
    return position(axis=axis, soviet=soviet, side=SOVIET, phase=phase)


def test_6_2_germans_next_to_an_attacking_soviet_unit_must_be_attacked_too() -> None:
    """su62 in 2803 attacks 2903; 2902 is German and next to it, 2904 too; 3003 is not next to it."""
    state = soviets({"de1": "2903", "de2": "2902", "de4": "3003"}, {"su62": "2803", "su64": "2802"})
    play(state, "attack 2903 su62")
    play(state, "yield", 3)
    assert "end" not in orders(state) and orders_of(state, "attack") == ["2902"]
    play(state, "attack 2902 su64")
    play(state, "yield", 3)
    assert orders(state) == ["end"]


def test_6_2_what_is_stacked_with_germans_is_attacked_with_them_and_allies_alone_need_not_be() -> None:
    for other, is_owed in ((("ro1", "de2"), True), (("ro1", "ro2"), False), (("hu3",), False)):
        axis: Counters = {"de1": "2903"} | dict.fromkeys(other, "2902")
        state = soviets(axis, {"su62": "2803", "su64": "2802"})
        play(state, "attack 2903 su62")
        play(state, "yield", 3)
        assert ("end" not in orders(state)) == is_owed
        assert [bool(state.owed[unit(state, code)]) for code in other] == [is_owed] * len(other)


def test_6_2_dispersed_germans_need_not_be_attacked_unless_they_stand_with_others() -> None:
    for orderly, is_owed in ((False, False), (True, True)):
        axis: Counters = {"de1": "2903", "de2": At("2902", dispersed=True), "de4": "2902" if orderly else "3303"}
        state = soviets(axis, {"su62": "2803", "su64": "2802"})
        play(state, "attack 2903 su62")
        play(state, "yield", 3)
        assert ("end" not in orders(state)) == is_owed


def test_6_2_an_attack_on_allies_obliges_towards_germans_beside_them() -> None:
    state = soviets({"ro1": "2903", "de2": "2902"}, {"su62": "2803", "su64": "2802"})
    play(state, "attack 2903 su62", 3)
    assert "end" not in orders(state) and orders_of(state, "attack") == ["2902"]


def test_6_2_the_axis_has_no_such_duty() -> None:
    state = position(axis={"de1": "2803", "de2": "2802"}, soviet={"su62": "2903", "su64": "2902"}, phase=Phase.PREPARED)
    play(state, "attack 2903 de1", 3)
    assert "end" in orders(state)


def test_6_2_whoever_would_leave_germans_without_an_attacker_may_not_begin() -> None:
    """Nobody else could attack the Germans in 2904, so su62 alone may not attack 2903."""
    state = soviets({"de1": "2903", "de2": "2904"}, {"su62": "2803"})
    play(state, "attack 2903")
    play(state, "join su62")
    assert orders(state) == ["call-off"]
    helped = soviets({"de1": "2903", "de2": "2904"}, {"su62": "2803", "su64": "2804"})
    play(helped, "attack 2903")
    play(helped, "join su62")
    assert "commit" in orders(helped)


def test_6_2_an_attack_that_is_owed_cannot_be_called_off_and_ends_the_duty_when_made() -> None:
    state = soviets({"de1": "2903", "de2": "2902"}, {"su62": "2803", "su64": "2802", "su65": "2701"})
    play(state, "attack 2903 su62")
    play(state, "yield", 3)
    play(state, "attack 2902")
    assert "call-off" not in orders(state)
    play(state, "join su64")
    play(state, "commit")
    play(state, "yield", 3)
    assert not owed(state)
    assert "end" in orders(state)


def test_6_2_a_duty_that_was_called_off_before_must_be_met_all_the_same() -> None:
    state = soviets({"de1": "2903", "de2": "2902"}, {"su62": "2803", "su64": "2802"})
    play(state, "attack 2902")
    play(state, "call-off")
    assert orders_of(state, "attack") == ["2903"]
    play(state, "attack 2903 su62")
    play(state, "yield", 3)
    assert orders(state) == ["attack 2902"]


def test_6_2_a_duty_that_nobody_can_meet_any_more_lapses() -> None:
    """The Germans of 2902 and 2701 are both owed, and su64, which could attack either, is lost before the first."""
    state = soviets({"ro1": "2903", "de2": "2902", "de4": "2701"}, {"su62": "2803", "su64": "2802", "su65": "2702"})
    play(state, "attack 2903 su62", 3)
    assert orders(state) == ["attack 2701", "attack 2902"]
    play(state, "attack 2902 su64")
    play(state, "yield", 1)  # AE
    assert where(state, "su64") == "lost"
    assert orders(state) == ["attack 2701"]  # by su65
    lonely = soviets({"ro1": "2903", "de2": "2902", "de4": "2701"}, {"su62": "2803", "su64": "2802", "su65": "3303"})
    play(lonely, "attack 2903 su62", 3)
    play(lonely, "attack 2902 su64")
    play(lonely, "yield", 3)
    assert orders(lonely) == ["end"]


def test_6_2_in_the_next_phase_nothing_is_owed_from_the_last() -> None:
    state = soviets({"de1": "2903", "de2": "2902"}, {"su62": "2803", "su64": "2802", "su65": "2801"})
    play(state, "attack 2903 su62")
    play(state, "yield", 3)
    play(state, "attack 2902 su64")
    play(state, "yield", 3)
    play(state, "end")
    assert state.phase == Phase.MOVEMENT and not owed(state)


def test_6_2_a_duty_into_rough_ground_can_always_be_met() -> None:
    """Two tank corps stand before Germans in a swamp that only the stronger can attack at 1:4."""
    axis: Counters = {"ro1": "1608", "de2": At("1408", defence=12)}
    soviet: Counters = {"su62": "1508", "tk1": At("1308", attack=1), "tk4": At("1308", attack=3)}
    state = soviets(axis, soviet)
    play(state, "attack 1608 su62", 3)
    assert orders(state) == ["attack 1408"]
    play(state, "attack 1408")
    assert orders(state) == ["join tk4"]
    play(state, "join tk4")
    assert orders(state) == ["commit"]
