"""Questions that are asked before both players at one screen show nothing that either of them hides."""

from __future__ import annotations

from kurgan.engine.chance import stream
from kurgan.engine.record import save
from kurgan.engine.testing.positions import random_positions
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.menu import is_open
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import N_FACES, N_SIDES

OPEN = (Step.LOSSES, Step.MEDAL)


def test_7_11_losses_and_medals_are_open_and_nothing_that_a_hand_matters_for() -> None:
    steps = {(Step(state.step), is_open(GAME.common(state))) for state, _ in random_positions(GAME, 1_500, seed=3)}
    assert {step for step, asked in steps if asked} <= set(OPEN)
    assert (Step.LOSSES, True) in steps and (Step.ACTION, False) in steps and (Step.REACTION, False) in steps


def test_11_what_both_know_is_the_same_whatever_either_hand_holds() -> None:
    source, compared = stream(8), 0
    for state, _ in random_positions(GAME, 1_500, seed=3):
        if state.step not in OPEN:
            continue
        common, other = GAME.common(state), State.new()
        for seat in range(N_SIDES):
            GAME.guess(GAME.knows(state, seat), seat, source, other)
            assert save(GAME.common(other)) == save(common)
        actor = int(state.actor)
        assert GAME.choices(common) == GAME.choices(GAME.knows(state, actor)), "the answers are the same"
        compared += 1
    assert compared > 30


def test_11_neither_hand_is_in_it_but_for_what_was_seen() -> None:
    for state, _ in random_positions(GAME, 300, seed=4):
        common = GAME.common(state)
        assert all(common.hand[face] == state.seen[face] for face in range(N_FACES))
