"""How promising orders look, without thinking any of them through."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord, copy_into
from kurgan.players.study import Study

if TYPE_CHECKING:
    from kurgan.engine.compiled import apply, evaluate, rank, seat_to_move

Ranking: TypeAlias = Callable[[AnyRecord, int, Study], None]

KEENNESS: Final = 30.0  # of a game without traits: what a whole win is worth in the scores of its orders

ranked: Ranking  # as the player knows one of the two that follow


def rank_by_traits(state: AnyRecord, count: int, study: Study) -> None:
    """Score the listed orders by what they are."""
    rank(state, study.listed, count, study.learned.policy[seat_to_move(state)], study.scores)


def rank_by_result(state: AnyRecord, count: int, study: Study) -> None:
    """Score them by what the game thinks of the position after each."""
    seat, after = seat_to_move(state), study.states[0]
    for index in range(count):
        copy_into(state, after)
        apply(after, study.listed[index])
        study.scores[index] = KEENNESS * evaluate(after, seat)


def ranking_of(game: AnyGame) -> Ranking:
    """By traits, where the game has any."""
    return rank_by_traits if game.rank else rank_by_result
