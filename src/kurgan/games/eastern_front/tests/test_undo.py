"""Rule 1.2: a plan is its side's own affair, so it can be taken back step by step until a die is cast."""

from __future__ import annotations

import pytest

from kurgan.engine.match import Match, Refused
from kurgan.engine.record import save
from kurgan.games.eastern_front.state import Phase, Step
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tests.matches import match_at
from kurgan.games.eastern_front.tests.positions import At, Counters, position, where

FORCES: Counters = {"de1": "2703", "de2": "2703"}


def attack_phase() -> Match:
    return match_at(
        position(axis=FORCES, soviet={"su62": "2803"}, axis_holds=["gorky"], phase=Phase.PREPARED, air=(1, 0))
    )


def test_1_2_each_step_of_a_plan_is_taken_back_by_itself() -> None:
    match = attack_phase()
    states = [save(match.state)]
    for words in ("attack 2803", "join de1", "join de2", "fly"):
        match.play(AXIS, words)
        states.append(save(match.state))
    while len(states) > 1:
        assert save(match.state) == states.pop()
        match.undo(AXIS)
    assert save(match.state) == states[0] and not match.can_undo(AXIS)
    assert not list(match.entries)


def test_1_2_a_plan_that_was_called_off_can_be_taken_up_again_by_undo() -> None:
    match = attack_phase()
    match.play(AXIS, "attack 2803")
    planned = save(match.state)
    match.play(AXIS, "call-off")
    match.undo(AXIS)
    assert save(match.state) == planned and match.state.step == Step.ATTACKERS


def movement() -> Match:
    return match_at(position(axis={"de1": "2703", "de57": At("2603", movement=6)}, soviet={"su62": "3303"}))


def test_1_2_a_unit_and_its_goal_are_taken_back_together() -> None:
    match = movement()
    before = save(match.state)
    match.play(AXIS, "move de57 2903")
    assert (where(match.state, "de57"), len(list(match.entries))) == ("2903", 2)
    match.undo(AXIS)
    assert save(match.state) == before and not match.can_undo(AXIS)


def test_1_2_a_unit_that_is_only_chosen_is_put_back() -> None:
    match = movement()
    before = save(match.state)
    match.play(AXIS, "move de57")
    assert match.state.step == Step.DESTINATION
    match.undo(AXIS)
    assert save(match.state) == before


def test_1_2_several_moves_are_taken_back_one_by_one_and_the_end_of_a_phase_too() -> None:
    match = match_at(position(axis={"de1": "2703", "de2": "2703"}, soviet={"su62": "2903"}))
    states = [save(match.state)]
    for words in ("move de1 2803", "move de2 2802", "end"):
        match.play(AXIS, words)
        states.append(save(match.state))
    assert (match.state.phase, match.to_move) == (Phase.OPERATIONAL, AXIS)
    for state in reversed(states[:-1]):
        match.undo(AXIS)
        assert save(match.state) == state
    assert not match.can_undo(AXIS)


def test_1_2_after_the_die_there_is_no_way_back() -> None:
    match = attack_phase()
    match.play(AXIS, "attack 2803 de1")
    match.happen(3)
    assert (match.to_move, match.can_undo(AXIS)) == (AXIS, False)
    with pytest.raises(Refused, match="refused-no-undo"):
        match.undo(AXIS)


def test_1_2_what_follows_the_die_can_be_taken_back_up_to_it() -> None:
    match = attack_phase()
    match.play(AXIS, "attack 2803 de1")
    match.happen(6)  # DR, and half the factors could buy it
    rolled = save(match.state)
    match.play(AXIS, "decline")
    match.play(AXIS, "retreat 2903")
    match.undo(AXIS)
    match.undo(AXIS)
    assert save(match.state) == rolled and not match.can_undo(AXIS)


def test_1_2_when_the_other_side_has_been_asked_there_is_no_way_back() -> None:
    match = match_at(position(axis={"de1": "2803"}, soviet={"su62": "2903"}, side=SOVIET, phase=Phase.PREPARED))
    match.play(SOVIET, "attack 2803")
    match.play(SOVIET, "join su62")
    assert match.can_undo(SOVIET)
    match.play(SOVIET, "commit")
    assert (match.to_move, match.can_undo(SOVIET), match.can_undo(AXIS)) == (AXIS, False, False)


def test_1_2_the_other_side_hears_nothing_of_what_was_taken_back() -> None:
    match = attack_phase()
    told = len(match.heard[SOVIET])
    moments = match.moments[SOVIET]
    match.play(AXIS, "attack 2803")
    match.play(AXIS, "join de1")
    match.undo(AXIS)
    assert (len(match.heard[SOVIET]), match.moments[SOVIET]) == (told, moments)


def test_1_2_when_the_turn_has_passed_it_is_over() -> None:
    match = movement()
    match.play(AXIS, "move de1 2803")
    match.play(AXIS, "end")
    assert (match.to_move, match.can_undo(AXIS), match.can_undo(SOVIET)) == (SOVIET, False, False)


def test_1_2_those_who_went_together_are_taken_back_together() -> None:
    match = match_at(position(axis={"de1": "2703", "de2": "2703", "de3": "2603"}, soviet={"su62": "3303"}))
    match.play(AXIS, "move de3 2503")
    before, moments, told = save(match.state), match.moments[SOVIET], len(match.heard[SOVIET])
    assert match.play(AXIS, "move de1,de2 2803")
    assert (where(match.state, "de1"), where(match.state, "de2")) == ("2803", "2803")
    match.undo(AXIS)
    assert save(match.state) == before and len(match.heard[SOVIET]) == told
    assert match.moments[SOVIET] > moments, "what it saw has changed, and is told once more"
    match.undo(AXIS)
    assert where(match.state, "de3") == "2603" and not match.can_undo(AXIS)


def test_1_2_one_who_goes_alone_is_one_order() -> None:
    match = movement()
    assert not match.play(AXIS, "move de57 2903")


def test_1_2_what_was_one_order_is_one_however_it_is_played_again() -> None:
    match = match_at(position(axis={"de1": "2703", "de2": "2703"}, soviet={"su62": "3303"}))
    before = save(match.state)
    for words in ("move de1 2803", "move de2 2803"):
        match.play(AXIS, words)
    match.bind(4)
    match.undo(AXIS)
    assert save(match.state) == before and not match.can_undo(AXIS)
    for count in (0, 1, 5):
        with pytest.raises(ValueError, match="cannot be one order"):
            match.bind(count)
