"""Chapter 9: artillery and rest."""

from __future__ import annotations

import pytest

from kurgan.games.autumn_storm.actions import apply
from kurgan.games.autumn_storm.rules.artillery import threshold
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.state import State
from kurgan.games.autumn_storm.tables.map import AXIS
from kurgan.games.autumn_storm.tests.positions import (
    At,
    orders,
    orders_of,
    outcomes,
    play,
    position,
    unit,
    where,
)


def target(defence: int, place: str = "0204", strength: int = 3) -> State:
    """The 95th Rifle in sight of an Axis observer in 0202 or 0501."""
    eyes = "0202" if place < "0300" else "0501"
    return position(axis={"14pz": eyes}, soviet={"95": At(place, defence=defence, strength=strength)})


def condition(state: State) -> tuple[int, bool]:
    rifles = unit(state, "95")
    return int(state.strength[rifles]), bool(state.disrupted[rifles])


def test_9_1_a_bombardment_costs_a_command_and_an_artillery_point() -> None:
    state = target(4)
    play(state, "bombard 0204")
    assert (state.command, state.artillery, state.step) == (5, 1, Step.BOMBARDMENT_DIE)
    assert list(outcomes(state)) == [1, 2, 3, 4, 5, 6]
    apply(state, 1)
    assert (state.side, state.step) == (AXIS, Step.ACTION)


@pytest.mark.parametrize(("command", "artillery", "is_offered"), [(1, 1, True), (0, 2, False), (6, 0, False)])
def test_9_1_without_either_point_the_guns_are_silent(command: int, artillery: int, is_offered: bool) -> None:
    state = target(4)
    state.command, state.artillery = command, artillery
    assert ("bombard 0204" in orders(state)) == is_offered


def test_9_1_any_enemy_in_sight_is_in_range() -> None:
    axis = {"14pz": "0000", "recbn": "0400"}
    state = position(axis=axis, soviet={"95": "0404", "308": "0700", "112": "0707"})
    assert [words for words in orders(state) if "bombard" in words] == ["bombard 0404", "bombard 0700"]


def test_9_1_a_question_mark_is_enough() -> None:
    state = target(4)
    assert where(state, "95") == "0204"
    assert "bombard 0204" in orders(state)


def test_9_1_one_unit_may_be_bombarded_twice() -> None:
    state = play(target(4), "bombard 0204", 1)
    play(state, "bombard 0204", 6)
    assert (state.artillery, condition(state)) == (0, (2, True))


@pytest.mark.parametrize(
    ("defence", "needed"),
    [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3), (7, 4), (8, 4), (9, 4), (10, 5), (11, 5), (20, 5)],
)
def test_9_2_the_threshold_rises_with_the_defence(defence: int, needed: int) -> None:
    state = target(defence)
    assert threshold(state, unit(state, "95")) == needed


@pytest.mark.parametrize(
    ("place", "cover"),
    [("0204", 0), ("0302", 0), ("0401", 2), ("0502", 2), ("0600", 4), ("0601", 4)],  # a factory gives 3 and 1 more
)
def test_9_2_terrain_and_factories_protect(place: str, cover: int) -> None:
    for defence in range(1, 12):
        state, plain = target(defence, place), target(defence + cover)
        assert threshold(state, unit(state, "95")) == threshold(plain, unit(plain, "95"))


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("defence", "needed"), [(3, 2), (6, 3), (9, 4), (10, 5)])
def test_9_2_the_die_disrupts_at_the_threshold_and_costs_strength_two_above(
    defence: int, needed: int, die: int
) -> None:
    state = play(target(defence), "bombard 0204", die)
    assert condition(state) == (2 if die >= needed + 2 else 3, die >= needed)


def test_9_2_the_last_strength_may_be_shot_away() -> None:
    state = play(target(3, strength=1), "bombard 0204", 6)
    assert where(state, "95") == "lost"


def test_9_2_a_bombarded_unit_does_not_retreat() -> None:
    assert where(play(target(3), "bombard 0204", 6), "95") == "0204"


def rester(*, disrupted: bool, damaged: int, supplied: bool) -> State:
    unit = At("0204", strength=4, disrupted=disrupted, damaged=damaged, supplied=supplied)
    return position(axis={"14pz": unit}, soviet={"112": "0705"})


@pytest.mark.parametrize(
    ("disrupted", "damaged", "supplied", "strength"),
    [(True, 0, True, 4), (True, 2, True, 3), (False, 2, True, 3), (True, 2, False, 2), (True, 0, False, 4)],
)
def test_9_3_rest_clears_disruption_and_gives_a_supplied_unit_one_strength(
    disrupted: bool, damaged: int, supplied: bool, strength: int
) -> None:
    state = play(rester(disrupted=disrupted, damaged=damaged, supplied=supplied), "rest 14pz")
    assert (state.strength[0], state.disrupted[0], state.command) == (strength, 0, 5)


@pytest.mark.parametrize(("damaged", "supplied"), [(0, True), (0, False), (2, False)])
def test_9_3_rest_is_not_offered_where_it_would_do_nothing(damaged: int, supplied: bool) -> None:
    assert "rest" not in orders_of(rester(disrupted=False, damaged=damaged, supplied=supplied), "14pz")


def test_9_3_rest_goes_up_to_the_maximum() -> None:
    state = rester(disrupted=False, damaged=1, supplied=True)
    play(state, "rest 14pz")
    assert (state.strength[0], "rest" in orders_of(state, "14pz")) == (4, False)


def test_9_3_rest_takes_no_movement_points_and_may_be_repeated() -> None:
    state = rester(disrupted=False, damaged=2, supplied=True)
    play(play(state, "rest 14pz"), "rest 14pz")
    assert (state.strength[0], state.points[0], state.command) == (4, 4, 4)
