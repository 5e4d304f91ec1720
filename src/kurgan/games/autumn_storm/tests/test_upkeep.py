"""Chapter 3: upkeep."""

from __future__ import annotations

import pytest

from kurgan.games.autumn_storm.actions import apply
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET
from kurgan.games.autumn_storm.tests.positions import At, Counters, outcomes, pass_turn, play, position, unit

FAR_AXIS, FAR_SOVIET = {"71": "0000"}, {"112": "0705"}


@pytest.mark.parametrize(
    ("side", "axis", "soviet", "points"),
    [
        (AXIS, FAR_AXIS, {"62a": "0704"}, 6),
        (AXIS, {"li": "0000"}, FAR_SOVIET, 7),
        (AXIS, {"li": "0000", "xiv": "0001"}, FAR_SOVIET, 8),
        (SOVIET, {"li": "0000"}, FAR_SOVIET, 5),
        (SOVIET, FAR_AXIS, {"62a": "0704"}, 6),
    ],
)
def test_3_1_command_points_are_the_base_and_one_for_each_headquarters(
    side: int, axis: Counters, soviet: Counters, points: int
) -> None:
    assert position(axis=axis, soviet=soviet, side=side).command == points


@pytest.mark.parametrize(("side", "points"), [(AXIS, 2), (SOVIET, 1)])
def test_3_2_artillery_points_are_two_and_one(side: int, points: int) -> None:
    assert position(axis=FAR_AXIS, soviet=FAR_SOVIET, side=side).artillery == points


@pytest.mark.parametrize(("side", "debt", "points"), [(AXIS, 1, 1), (AXIS, 2, 0), (SOVIET, 1, 0), (SOVIET, 2, 0)])
def test_3_2_counter_battery_fire_takes_artillery_once_and_not_below_zero(side: int, debt: int, points: int) -> None:
    state = position(axis=FAR_AXIS, soviet=FAR_SOVIET, side=1 - side)
    state.debt[side] = debt
    pass_turn(state)
    assert (state.side, state.artillery) == (side, points)
    pass_turn(pass_turn(state))
    assert (state.side, state.artillery) == (side, 2 - side)


def test_3_3_supply_is_traced_for_both_sides() -> None:
    state = position(axis={"71": "0000", "94": "0501"}, soviet={"112": "0705", "95": "0203"})
    state.supplied[:] = 0  # as if nobody had looked
    play(state, "end")
    assert [state.supplied[unit(state, code)] for code in ("71", "94", "112", "95")] == [1, 1, 1, 1]


def test_3_3_the_check_holds_until_the_next_upkeep() -> None:
    state = position(axis={"71": "0100"}, soviet=FAR_SOVIET, soviet_holds=["0000", "0003", "0007"])
    assert not state.supplied[unit(state, "71")]
    play(state, "move 71 0000")  # a source is open again, but that counts at the next check
    assert not state.supplied[unit(state, "71")]
    play(state, "end")
    assert state.supplied[unit(state, "71")]


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("is_supplied", "needed"), [(True, 5), (False, 6)])
def test_3_4_a_disrupted_unit_recovers_on_five_or_unsupplied_on_six(die: int, is_supplied: bool, needed: int) -> None:
    cut_off = [] if is_supplied else ["0000", "0003", "0007"]
    state = position(
        axis={"71": At("0205", disrupted=True)}, soviet=FAR_SOVIET, side=SOVIET, turn=2, soviet_holds=cut_off
    )
    play(state, "end", die)
    assert state.supplied[unit(state, "71")] == is_supplied
    assert (state.disrupted[unit(state, "71")] == 0) == (die >= needed)


def test_3_4_every_own_disrupted_unit_rolls_once_and_the_enemy_does_not() -> None:
    shaken = {code: At(place, disrupted=True) for code, place in (("71", "0000"), ("94", "0002"))}
    enemy = {"112": At("0705", disrupted=True)}
    state = play(position(axis={**shaken, "295": "0004"}, soviet=enemy, side=SOVIET), "end")
    rolled = []
    while state.step == Step.RECOVERY_DIE:
        assert list(outcomes(state)) == [1, 2, 3, 4, 5, 6]
        rolled.append(state.subject)
        apply(state, 4)
    assert rolled == [unit(state, "71"), unit(state, "94")]
    assert state.disrupted[unit(state, "112")]


@pytest.mark.parametrize(
    ("printed", "is_supplied", "points"), [(4, True, 4), (4, False, 3), (1, True, 1), (1, False, 1)]
)
def test_3_5_movement_points_are_printed_less_one_unsupplied_and_at_least_one(
    printed: int, is_supplied: bool, points: int
) -> None:
    cut_off = [] if is_supplied else ["0000", "0003", "0007"]
    state = position(axis={"71": At("0205", movement=printed)}, soviet=FAR_SOVIET, soviet_holds=cut_off)
    assert state.points[unit(state, "71")] == points


def test_3_5_movement_points_are_set_anew_each_turn() -> None:
    state = position(axis={"71": "0000"}, soviet=FAR_SOVIET)
    play(state, "move 71 0004")
    assert state.points[unit(state, "71")] == 0
    pass_turn(pass_turn(state))
    assert state.points[unit(state, "71")] == 4


def test_3_5_unused_command_and_artillery_are_lost() -> None:
    state = position(axis=FAR_AXIS, soviet=FAR_SOVIET)
    assert (state.command, state.artillery) == (6, 2)
    play(state, "end")
    assert (state.command, state.artillery) == (5, 1)  # the Soviet side's own, nothing kept
    apply(state, Card.FACTORY_FIRE)
    play(state, "end")
    assert (state.command, state.artillery) == (6, 2)


def test_3_5_points_left_and_orders_given_end_with_the_turn() -> None:
    state = position(axis={"71": "0000", "94": "0004"}, soviet=FAR_SOVIET)
    play(state, "move 71 0001")
    assert [state.acted[unit(state, code)] for code in ("71", "94")] == [1, 0]
    play(state, "end")
    assert [state.acted[unit(state, code)] for code in ("71", "94")] == [0, 0]
    assert [state.points[unit(state, code)] for code in ("71", "94")] == [0, 0]
