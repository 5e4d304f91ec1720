"""What OpenSpiel's search thinks of a position: a random game from there, played in compiled code.

To its end it is OpenSpiel's own random rollout, only quicker; cut short, the rest is judged as the game judges it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms import mcts

from kurgan.engine.chance import draw, draw_weighted, stream
from kurgan.engine.compiled import Desk, desk_for, for_game
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, Ints, copy_into
from kurgan.train.openspiel import KurganState

if TYPE_CHECKING:
    from kurgan.engine.compiled import apply, chance_outcomes, evaluate, legal, seat_to_move, winner

Rollout: TypeAlias = Callable[[AnyRecord, AnyRecord, Ints, Desk, int], float]

TO_THE_END: Final = 2**40


def rollout(start: AnyRecord, state: AnyRecord, source: Ints, desk: Desk, length: int) -> float:
    """Play at most so many random numbers; what comes of it is worth this to the first seat."""
    copy_into(start, state)
    for _ in range(length):
        seat = seat_to_move(state)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            count = chance_outcomes(state, desk.outcomes, desk.weights)
            apply(state, desk.outcomes[draw_weighted(source, desk.weights, count)])
        else:
            apply(state, desk.numbers[draw(source, legal(state, desk.numbers))])
    if seat_to_move(state) == NOBODY:
        won = winner(state)
        return 0.0 if won == NOBODY else 1.0 if won == 0 else -1.0
    return (evaluate(state, 0) - evaluate(state, 1)) / 2


@cache
def rollout_of(game: AnyGame) -> Rollout:
    """The loop compiled for a game."""
    return for_game(game, rollout)


def rehearse(game: AnyGame, start: AnyRecord) -> None:
    """Play one, so that it is compiled."""
    rollout_of(game)(start, game.state.new(), stream(0), desk_for(game, 1), TO_THE_END)


class Rollouts(mcts.Evaluator):
    """A random game of some length from each position."""

    def __init__(self, game: AnyGame, source: Ints, length: int) -> None:
        self.play, self.room, self.desk = rollout_of(game), game.state.new(), desk_for(game, 1)
        self.source, self.length = source, length

    def evaluate(self, state: KurganState) -> NDArray[np.float64]:
        """What the position is worth to each player."""
        worth = self.play(state.position.state, self.room, self.source, self.desk, self.length)
        return np.array([worth, -worth])

    def prior(self, state: KurganState) -> list[tuple[int, float]]:
        """All legal actions alike."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
