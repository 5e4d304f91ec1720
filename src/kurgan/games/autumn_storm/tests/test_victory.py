"""Chapter 12: victory."""

from __future__ import annotations

import pytest

from kurgan.engine.game import NOBODY
from kurgan.engine.match import Refused
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.rules.victory import Verdict, score
from kurgan.games.autumn_storm.state import State
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET
from kurgan.games.autumn_storm.tests.positions import At, knows, match_at, pass_turn, play, position, said, where
from kurgan.games.autumn_storm.view import view

NINE = ["0600", "0700", "0601", "0502", "0505"]  # 2 + 1 + 2 + 2 + 2
FAR_AXIS, FAR_SOVIET = {"71": "0000"}, {"112": "0707"}


def ending(state: State) -> tuple[int, int]:
    """Who has won, or NOBODY, and by which rule; nothing while the game lasts."""
    assert (state.step == Step.OVER) == (state.verdict != Verdict.NONE)
    return GAME.winner(state), int(state.verdict)


LASTS = (NOBODY, Verdict.NONE)


def last_turn(soviet_holds: list[str], axis_holds: list[str] | None = None, event: Card = Card.FACTORY_FIRE) -> State:
    """The Soviet side's last faction turn, with nothing left to do."""
    return position(
        axis=FAR_AXIS,
        soviet=FAR_SOVIET,
        side=SOVIET,
        turn=8,
        axis_holds=axis_holds or [],
        soviet_holds=soviet_holds,
        event=event,
    )


def test_12_1_the_axis_wins_at_once_with_ten_points() -> None:
    state = position(axis={"14pz": "0701"}, soviet=FAR_SOVIET, axis_holds=NINE)
    assert (score(state, AXIS), ending(state)) == (9, LASTS)
    play(state, "move 14pz 0801")
    assert (score(state, AXIS), ending(state)) == (10, (AXIS, Verdict.AXIS_POINTS))


def test_12_1_nine_points_are_not_enough() -> None:
    state = position(axis={"14pz": "0701"}, soviet=FAR_SOVIET, axis_holds=NINE)
    play(state, "move 14pz 0702")
    play(state, "end")
    assert ending(state) == LASTS


def test_12_1_a_hex_in_passing_is_enough() -> None:
    state = position(axis={"14pz": At("0703", movement=8)}, soviet=FAR_SOVIET, axis_holds=NINE)
    play(state, "move 14pz 0705")
    assert (where(state, "14pz"), ending(state)) == ("0705", (AXIS, Verdict.AXIS_POINTS))


def test_12_1_a_retreat_onto_a_victory_hex_wins_too() -> None:
    state = position(
        axis={"14pz": At("0703", supplied=True), "71": "0603"},
        soviet={"95": At("0702", attack=9, supplied=True), "112": "0707"},
        axis_holds=[*NINE, "0604"],
        side=SOVIET,
        field=("0702", "0703", "0704", "0603", "0707"),
    )
    play(state, "attack 95 0703", 5)
    assert (where(state, "14pz"), ending(state)) == ("0704", (AXIS, Verdict.AXIS_POINTS))


def test_12_1_a_soviet_retreat_can_take_a_victory_hex_back() -> None:
    state = position(
        axis={"14pz": At("0702", attack=9, supplied=True)},
        soviet={"95": At("0703", supplied=True), "112": "0707"},
        axis_holds=[*NINE[:-1], "0704"],
        field=("0702", "0703", "0704", "0707"),
    )
    assert score(state, AXIS) == 8
    play(state, "attack 14pz 0703", 5)
    assert (where(state, "95"), score(state, AXIS), ending(state)) == ("0704", 7, LASTS)


def test_12_1_penalties_count_against_the_axis() -> None:
    state = position(axis={"14pz": "0701"}, soviet=FAR_SOVIET, axis_holds=NINE)
    state.penalty[AXIS] = 1
    play(state, "move 14pz 0801")
    assert (score(state, AXIS), ending(state)) == (9, LASTS)


def test_12_1_ten_soviet_points_are_no_victory_before_the_end() -> None:
    state = position(axis=FAR_AXIS, soviet=FAR_SOVIET, soviet_holds=[*NINE, "0506"], turn=7, side=SOVIET)
    play(state, "end")
    assert (score(state, SOVIET), ending(state), state.turn) == (11, LASTS, 8)


@pytest.mark.parametrize(
    ("holds", "winner"),
    [
        (["0600", "0601", "0700"], (SOVIET, Verdict.SOVIET_HOLD)),  # 5
        (["0600", "0601", "0502"], (SOVIET, Verdict.SOVIET_HOLD)),  # 6
        (["0600", "0601"], (NOBODY, Verdict.DRAW)),  # 4
    ],
)
def test_12_2_after_turn_eight_the_soviet_side_wins_with_five_points(holds: list[str], winner: tuple[int, int]) -> None:
    assert ending(play(last_turn(holds), "end")) == winner


def test_12_2_not_before_the_soviet_faction_turn_of_turn_eight_is_over() -> None:
    state = position(axis=FAR_AXIS, soviet=FAR_SOVIET, soviet_holds=NINE, turn=8)
    pass_turn(state)
    assert (state.turn, state.side, ending(state)) == (8, SOVIET, LASTS)
    play(state, "end")
    assert ending(state) == (SOVIET, Verdict.SOVIET_HOLD)


def test_12_2_political_pressure_can_cost_the_soviet_side_the_game() -> None:
    five = ["0600", "0601", "0700"]
    assert ending(play(last_turn(five, event=Card.POLITICAL_PRESSURE), "end")) == (NOBODY, Verdict.DRAW)
    assert ending(play(last_turn([*five, "0801"], event=Card.POLITICAL_PRESSURE), "end"))[0] == SOVIET


def test_12_3_otherwise_the_game_is_drawn() -> None:
    state = play(last_turn(["0801"], axis_holds=NINE), "end")
    assert ending(state) == (NOBODY, Verdict.DRAW)
    assert GAME.result(state).winner == NOBODY
    assert said([GAME.result(state).line]) == [
        "The game is drawn: at the end of turn 8 the Axis needed 10 victory points and has 9. "
        "The Soviets needed 5 and have 1. [12.3]"
    ]


def test_12_1_a_victory_with_fewer_points_than_the_enemy_explains_itself() -> None:
    state = position(axis=FAR_AXIS, soviet=FAR_SOVIET, axis_holds=["0502"], soviet_holds=["0600", "0601"], axis_needs=2)
    assert said([GAME.result(play(state, "end")).line]) == [
        "Axis victory: it needed 2 victory points and has 2, which wins at once. The Soviets have 4. [12.1]"
    ]


def test_12_2_points_that_political_pressure_cost_are_accounted_for() -> None:
    state = play(last_turn(["0600", "0601", "0700", "0801"], event=Card.POLITICAL_PRESSURE), "end")
    assert said([GAME.result(state).line]) == [
        "Soviet victory: at the end of turn 8 they needed 5 victory points and have 5 "
        "(places worth 6, less 1 for Political Pressure). The Axis needed 10 and has 0. [12.2]"
    ]
    soviet = view(knows(state, AXIS), AXIS).sides[SOVIET]
    assert (soviet.score, soviet.held, soviet.penalty) == (5, 6, 1)


@pytest.mark.parametrize("seat", [AXIS, SOVIET])
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_12_4_either_side_may_resign_in_either_turn(seat: int, side: int) -> None:
    match = match_at(position(axis=FAR_AXIS, soviet=FAR_SOVIET, side=side))
    match.resign(seat)
    assert ending(match.state) == (1 - seat, Verdict.RESIGNATION)
    assert match.result is not None and match.result.winner == 1 - seat


def test_12_4_a_side_may_resign_while_the_dice_roll() -> None:
    match = match_at(position(axis={"14pz": "0203"}, soviet={"95": "0204"}))
    match.play(AXIS, "attack 14pz 0204")
    match.resign(SOVIET)
    assert ending(match.state) == (AXIS, Verdict.RESIGNATION)


def test_12_4_after_the_end_nobody_can_play_or_resign() -> None:
    match = match_at(position(axis=FAR_AXIS, soviet=FAR_SOVIET))
    match.resign(AXIS)
    with pytest.raises(Refused, match="refused-over"):
        match.resign(SOVIET)
    with pytest.raises(Refused, match="refused-over"):
        match.play(AXIS, "end")
    assert ending(match.state) == (SOVIET, Verdict.RESIGNATION)
