"""Chapter 2: turns, and how a game ends."""

import pytest

from kurgan.engine.game import NOBODY
from kurgan.engine.match import Match, Refused
from kurgan.games.ridge import GAME
from kurgan.games.ridge.actions import END_TURN, apply
from kurgan.games.ridge.rules.sequence import Step
from kurgan.games.ridge.state import BLUE, RED, State
from kurgan.games.ridge.tests.positions import orders, play, position

QUIET = """
    B . . . . . .
    . . . ^ . . .
    . . . ^ . . .
    . . . ^ . . .
    . . . . . . R
"""
ONE_AHEAD = """
    . . . . . . .
    . . . B . . .
    . . . ^ . . .
    . . . ^ . . .
    . . . . . . R
"""
TWO_AHEAD = """
    . . . . . . .
    . . . B . . .
    . . . B . . .
    . . . ^ . . .
    . . . . . . R
"""
RED_TWO_AHEAD = """
    . . . . . . .
    . . . R . . .
    . . . R . . .
    . . . ^ . . .
    . . . . . . B
"""
LEVEL = """
    . . . . . . .
    . . . B . . .
    . . . ^ . . .
    . . . R . . .
    . . . . . . R
"""


def test_2_1_blue_and_red_take_turns_blue_first() -> None:
    state = GAME.start("first-light", {})
    sides = []
    while GAME.seat_to_move(state) != NOBODY:
        sides.append(GAME.seat_to_move(state))
        apply(state, END_TURN)
    assert sides == [BLUE, RED] * 6


def test_2_1_a_turn_has_two_orders_which_may_go_to_the_same_unit() -> None:
    state = play(position(QUIET), "go 0000 0100", "go 0100 0201")
    assert (state.side, state.orders) == (BLUE, 0)
    assert orders(state) == ["end"]
    assert play(state, "end").orders == 2


def test_2_1_a_side_may_end_its_turn_without_an_order() -> None:
    state = play(position(QUIET), "end")
    assert (state.turn, state.side, state.step) == (2, RED, Step.ORDER)


def test_2_1_an_order_without_orders_left_is_refused() -> None:
    state = play(position(QUIET), "go 0000 0100", "go 0100 0201")
    refusal = GAME.refusal(GAME.knows(state, BLUE), GAME.read(GAME.knows(state, BLUE), "go 0201 0202"))
    assert (refusal.key, refusal.rule) == ("refused-no-orders", "2.1")


def test_2_1_who_is_not_to_move_is_refused() -> None:
    match = Match.new(GAME, "first-light", ["human", "human"])
    with pytest.raises(Refused, match=r"refused-not-your-turn \[2.1\]"):
        match.play(RED, "end")


def ended(state: State) -> tuple[int, int, str]:
    """The winner, the step and the line of a game that is over."""
    assert GAME.seat_to_move(state) == NOBODY
    result = GAME.result(state)
    assert result.winner == GAME.winner(state)
    return result.winner, Step(state.step), GAME.catalogue.say(result.line, "en")


def test_2_2_two_hills_ahead_when_its_turn_begins_wins() -> None:
    state = play(position(TWO_AHEAD, side=RED), "end")
    assert ended(state) == (BLUE, Step.HILLS_HELD, "Blue wins: it is two hills ahead")


def test_2_2_two_hills_ahead_when_the_enemy_begins_do_not_win_yet() -> None:
    assert play(position(TWO_AHEAD, side=BLUE), "end").step == Step.ORDER


def test_2_2_one_hill_ahead_is_not_enough_before_the_last_turn() -> None:
    assert play(position(ONE_AHEAD, side=RED), "end").step == Step.ORDER


def test_2_2_three_hills_against_one_unit_elsewhere_win_too() -> None:
    state = position(TWO_AHEAD.replace(". . . ^ . . .", ". . . B . . ."), side=RED)
    assert ended(play(state, "end"))[:2] == (BLUE, Step.HILLS_HELD)


def test_2_2_after_the_last_turn_one_hill_ahead_wins() -> None:
    state = play(position(ONE_AHEAD, side=RED, turn=12), "end")
    assert ended(state) == (BLUE, Step.TURNS_OVER, "Blue wins: it is ahead after the last turn")


def test_2_2_after_the_last_turn_the_side_that_gave_the_last_order_may_win() -> None:
    state = play(position(RED_TWO_AHEAD, side=RED, turn=12), "end")
    assert ended(state) == (RED, Step.TURNS_OVER, "Red wins: it is ahead after the last turn")


@pytest.mark.parametrize("picture", [QUIET, LEVEL])
def test_2_2_on_equally_many_hills_the_game_is_drawn(picture: str) -> None:
    state = play(position(picture, side=RED, turn=12), "end")
    assert ended(state) == (NOBODY, Step.TURNS_OVER, "The game is drawn")


def test_2_2_the_turn_before_the_last_ends_nothing() -> None:
    assert play(position(ONE_AHEAD, side=BLUE, turn=11), "end").step == Step.ORDER


@pytest.mark.parametrize(("side", "winner", "said"), [(BLUE, RED, "Red"), (RED, BLUE, "Blue")])
def test_2_3_a_side_may_resign_at_any_time_and_its_enemy_wins(side: int, winner: int, said: str) -> None:
    state = position(QUIET)
    GAME.resign(state, side)
    assert ended(state) == (winner, Step.RESIGNED, f"{said} wins by resignation")
