"""What positions are worth: to both sides together nothing, where a game says so."""

from __future__ import annotations

import numpy as np
import pytest

from kurgan.engine.compiled import for_game_all
from kurgan.engine.game import NOBODY
from kurgan.engine.testing.positions import random_positions
from kurgan.games import folders, load
from kurgan.players.judgement import JUDGEMENT
from kurgan.players.study import study_for

EVEN = 1e-9
LOPSIDED = {"battle-for-stalingrad": 0.2}  # a side counts its own cards by their worth, the enemy's by their number
MOST = 300


@pytest.mark.parametrize("name", folders())
def test_what_one_side_gains_the_other_loses_but_for_cards_in_hand(name: str) -> None:
    game = load(name)
    sums = [
        abs(game.evaluate(state, 0) + game.evaluate(state, 1))
        for state, _ in random_positions(game, MOST, seed=1)
        if game.seat_to_move(state) != NOBODY
    ]
    assert len(sums) > MOST // 2
    assert max(sums) <= LOPSIDED.get(name, EVEN)
    if name in LOPSIDED:
        assert max(sums) > EVEN, "it has become even: say so in the contract"


@pytest.mark.parametrize("name", [name for name in folders() if load(name).n_facts])
def test_what_was_learned_judges_both_sides_as_one(name: str) -> None:
    game = load(name)
    judge, study = for_game_all(game, JUDGEMENT, "tests"), study_for(game, 1)
    judged = 0
    for state, _ in random_positions(game, MOST, seed=2):
        first, second = float(judge(state, 0, study)), float(judge(state, 1, study))
        if game.facts(state, study.places, study.amounts) > 0:
            judged += 1
            assert first == -second
            assert -1 <= first <= 1
    assert judged > MOST // 2


@pytest.mark.parametrize("name", [name for name in folders() if load(name).n_facts])
def test_facts_are_stated_once_within_their_room_and_differ_between_positions(name: str) -> None:
    game, seen = load(name), set()
    study = study_for(game, 1)
    for state, _ in random_positions(game, MOST, seed=3):
        count = game.facts(state, study.places, study.amounts)
        stated = [int(study.places[index]) for index in range(count)]
        assert all(0 <= fact < game.n_facts for fact in stated)
        assert count < len(study.places) // 2
        seen.add(tuple(zip(stated, [float(study.amounts[index]) for index in range(count)], strict=True)))
    assert len(seen) > MOST // 2


@pytest.mark.parametrize("name", [name for name in folders() if load(name).rank])
def test_a_ranking_is_a_sum_of_what_its_traits_weigh(name: str) -> None:
    game, generator = load(name), np.random.default_rng(4)
    rank = game.rank
    assert rank is not None
    one, two = (generator.standard_normal(game.n_traits).astype(np.float32) for _ in range(2))
    ranked = 0
    for state, _ in random_positions(game, 60, seed=4):
        seat = game.seat_to_move(state)
        if seat >= 0:
            numbers = np.array(game.choices(game.knows(state, seat)), np.int16)
            scores = np.zeros((3, len(numbers) + 8), np.float32)
            for weights, row in zip((one, two, one + two), scores, strict=True):
                rank(state, numbers, len(numbers), weights, row)
            counted = np.abs(scores[0, : len(numbers)]) < 1e6  # others are ruled out
            sums = (scores[0] + scores[1] - scores[2])[: len(numbers)][counted]
            assert np.abs(sums).max(initial=0.0) < 1e-2
            ranked += 1
    assert ranked > 20
