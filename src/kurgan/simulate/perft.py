"""Perft: how many lines of play there are to a depth. Every choice of a seat and every outcome of chance is a move."""

from __future__ import annotations

from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, copy


def perft(game: AnyGame, state: AnyRecord, depth: int) -> int:
    """The number of lines of exactly this length, or shorter where the game ends."""
    seat = game.seat_to_move(state)
    if depth == 0 or seat == NOBODY:
        return 1
    numbers = moves(game, state)
    return len(numbers) if depth == 1 else sum(divide(game, state, depth).values())


def divide(game: AnyGame, state: AnyRecord, depth: int) -> dict[int, int]:
    """The same, by first move: to find where two engines part."""
    counts = {}
    for number in moves(game, state):
        after = copy(state)
        game.apply(after, number)
        counts[number] = perft(game, after, depth - 1)
    return counts


def moves(game: AnyGame, state: AnyRecord) -> list[int]:
    """What may come next."""
    seat = game.seat_to_move(state)
    if seat == CHANCE:
        return [number for number, _ in game.outcomes(state)]
    return game.choices(game.knows(state, seat))
