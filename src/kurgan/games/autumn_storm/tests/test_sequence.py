"""Chapter 2: sequence of play."""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta

import pytest

from kurgan.engine.game import CHANCE, NOBODY
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.actions import END_TURN, apply
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET
from kurgan.games.autumn_storm.tests.positions import At, Counters, hex_of, knows, orders, play, position, unit
from kurgan.games.autumn_storm.view import view


def test_2_the_axis_moves_first() -> None:
    state = GAME.start("published", {})
    assert (state.turn, state.side, state.step) == (1, AXIS, Step.EVENT_CARD)


def test_2_a_game_is_eight_turns_of_two_faction_turns() -> None:
    state = GAME.start("published", {})
    seen = []
    while GAME.seat_to_move(state) != NOBODY:
        seen.append((state.turn, state.side))
        apply(state, Card.SUPPLY_CONVOY)
        apply(state, END_TURN)
    assert seen == [(turn, side) for turn in range(1, 9) for side in (AXIS, SOVIET)]


def test_2_a_faction_turn_is_upkeep_event_action_end() -> None:
    state = play(position(axis={"14pz": "0000"}, soviet={"95": At("0705", disrupted=True)}), "end")
    assert (state.side, state.step, state.subject) == (SOVIET, Step.RECOVERY_DIE, unit(state, "95"))
    apply(state, 1)
    assert (state.side, state.step) == (SOVIET, Step.EVENT_CARD)
    apply(state, Card.NIGHT_ASSAULT)
    assert (state.side, state.step) == (SOVIET, Step.ACTION)
    apply(state, END_TURN)
    assert (state.turn, state.side, state.step) == (2, AXIS, Step.EVENT_CARD)


def test_2_only_the_side_to_move_gives_orders() -> None:
    axis = position(axis={"14pz": "0000"}, soviet={"95": "0705"})
    assert {words.split()[1] for words in orders(axis) if words not in ("way", "end")} == {"14pz"}
    soviet = position(axis={"14pz": "0000"}, soviet={"95": "0705"}, side=SOVIET)
    assert {words.split()[1] for words in orders(soviet) if words not in ("way", "end")} == {"95"}


def test_2_dice_and_cards_belong_to_chance() -> None:
    state = position(axis={"14pz": "0303"}, soviet={"95": "0304"})
    assert GAME.seat_to_move(state) == AXIS
    play(state, "attack 14pz 0304")
    assert GAME.seat_to_move(state) == CHANCE
    apply(state, 1)
    play(state, "end")
    assert (state.step, GAME.seat_to_move(state)) == (Step.EVENT_CARD, CHANCE)


def test_2_the_legal_list_rises_and_has_every_kind_of_order_once() -> None:
    axis: Counters = {"recbn": At("0203", damaged=1), "14pz": At("0204", damaged=1), "li": "0000"}
    state = position(axis=axis, soviet={"95": "0304"})
    numbers = GAME.choices(knows(state, AXIS))
    assert numbers == sorted(set(numbers))
    verbs = Counter(words.split()[0] for words in orders(state))
    del verbs["move"]
    assert verbs == {"end": 1, "attack": 1, "recon": 1, "rest": 2, "bombard": 1, "way": 1}


@pytest.mark.parametrize(
    ("words", "step"), [("attack 14pz 0000", Step.COMBAT_DIE), ("bombard 0000", Step.BOMBARDMENT_DIE)]
)
def test_2_an_order_into_the_first_hex_of_the_map_is_carried_out_and_seen_like_any_other(
    words: str, step: Step
) -> None:
    state = position(axis={"14pz": "0001"}, soviet={"95": "0000"})
    number = GAME.read(knows(state, AXIS), words)
    assert GAME.witness(state, number, SOVIET) == number
    play(state, words)
    assert (state.step, state.target) == (step, hex_of("0000"))


def test_2_the_turn_may_be_ended_with_points_left() -> None:
    state = position(axis={"14pz": "0000"}, soviet={"95": "0705"})
    assert state.command == 6
    assert orders(state)[0] == "end"
    assert play(state, "end").side == SOVIET


def test_2_without_command_points_only_the_end_is_left() -> None:
    state = position(axis={"14pz": At("0000", movement=8)}, soviet={"95": "0705"})
    state.command = 1
    play(state, "move 14pz 0001")
    assert orders(state) == ["end"]


@pytest.mark.parametrize("turn", range(1, 9))
def test_2_turns_are_six_hours_from_13_september_1942(turn: int) -> None:
    state = GAME.start("published", {})
    state.turn = turn
    first = view(knows(state, AXIS), AXIS).begins - timedelta(hours=6) * (turn - 1)
    assert first.date() == datetime(1942, 9, 13).date()
    assert GAME.start("published", {}).last_turn == 8
