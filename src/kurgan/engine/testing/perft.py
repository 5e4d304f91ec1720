"""Perft: how many lines of play there are to a depth. Every choice of a seat and every outcome of chance is a move."""

from __future__ import annotations

from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, copy


def perft(game: AnyGame, state: AnyRecord, depth: int) -> int:
    """The number of lines of exactly this length, or shorter where the game ends."""
    if depth == 0 or game.seat_to_move(state) == NOBODY:
        return 1
    numbers = game.continuations(state)
    return len(numbers) if depth == 1 else sum(divide(game, state, depth).values())


def divide(game: AnyGame, state: AnyRecord, depth: int) -> dict[int, int]:
    """The same, by first move: to find where two engines part."""
    counts = {}
    for number in game.continuations(state):
        after = copy(state)
        game.apply(after, number)
        counts[number] = perft(game, after, depth - 1)
    return counts
