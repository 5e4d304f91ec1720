"""Many games between two players: who wins, how often, and how sure one can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import sqrt
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kurgan.engine.chance import draw_weighted, streams
from kurgan.engine.compiled import Desk, desk_for, for_game
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, copy_into, save
from kurgan.games import load
from kurgan.players import player

if TYPE_CHECKING:
    from kurgan.engine.compiled import (
        apply,
        chance_outcomes,
        choose_first,
        choose_second,
        known,
        seat_to_move,
        tally,
        winner,
    )

Counts: TypeAlias = NDArray[np.int64]
Loop: TypeAlias = Callable[[AnyRecord, AnyRecord, AnyRecord, Desk, Counts, Counts], None]

WINNER, DECISIONS, CHANCES, TALLIES = range(4)
"""Columns of a game's row: the winning seat or NOBODY, numbers given by seats and by chance, the game's tallies."""


def contest(start: AnyRecord, state: AnyRecord, seen: AnyRecord, desk: Desk, sources: Counts, rows: Counts) -> None:
    """Play one game for each source of chance and write a row about it."""
    for index in range(len(rows)):
        source, row = sources[index], rows[index]
        copy_into(start, state)
        while True:
            seat = seat_to_move(state)
            if seat == NOBODY:
                break
            if seat == CHANCE:
                count = chance_outcomes(state, desk.outcomes, desk.weights)
                number = desk.outcomes[draw_weighted(source, desk.weights, count)]
                row[CHANCES] += 1
            else:
                known(state, seat, seen)
                number = (
                    choose_first(seen, seat, source, desk) if seat == 0 else choose_second(seen, seat, source, desk)
                )
                row[DECISIONS] += 1
            apply(state, number)
        row[WINNER] = winner(state)
        tally(state, row[TALLIES:])


@cache
def contest_of(game: AnyGame, first: str, second: str) -> Loop:
    """The loop compiled for a game and two players."""
    chosen = {"choose_first": player(first, game), "choose_second": player(second, game)}
    return for_game(game, contest, first, second, **chosen)


def play(game: AnyGame, start: AnyRecord, players: Sequence[str], seed: int, games: range) -> Counts:
    """Play the games with these numbers; each has its own stream of chance, whoever plays it and in whatever order."""
    sources = streams(seed, games)
    rows = np.zeros((len(games), TALLIES + len(game.tallies)), np.int64)
    contest_of(game, *players)(start, game.state.new(), game.state.new(), desk_for(game), sources, rows)
    return rows


@dataclass(frozen=True)
class Job:
    """A contest that any process can carry on: everything in it can be sent."""

    game: str
    start: bytes
    players: tuple[str, str]
    seed: int

    def run(self, games: range) -> Counts:
        game = load(self.game)
        return play(game, game.state.load(self.start), self.players, self.seed, games)


def in_parts(games: int, part: int) -> list[range]:
    """The games 0 … n - 1 in parts."""
    return [range(first, min(first + part, games)) for first in range(0, games, part)]


def run(
    game: AnyGame, start: AnyRecord, players: tuple[str, str], seed: int, games: int, workers: int, part: int
) -> Iterator[Counts]:
    """The rows of all games, part by part as they finish; the same rows for any number of workers."""
    job = Job(game.name, save(start), players, seed)
    parts = in_parts(games, part)
    if workers <= 1:
        yield from map(job.run, parts)
    else:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield from pool.map(job.run, parts)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true share lies, 95 times in 100."""
    if games == 0:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    centre, spread = share + z * z / (2 * games), z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return min(share, max(0.0, (centre - spread) / scale)), max(share, min(1.0, (centre + spread) / scale))
