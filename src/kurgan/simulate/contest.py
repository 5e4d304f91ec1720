"""Many games between two players: who wins, how often, and how sure one can be.

Two quick players meet in one compiled loop; whoever else plays does so under a referee. The rows are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kurgan.engine.chance import draw_weighted
from kurgan.engine.compiled import Desk, desk_for, for_game
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, copy_into, save
from kurgan.engine.rule import Loop
from kurgan.games import load
from kurgan.players import QUICK, player
from kurgan.simulate.referee import Account, Referee, sources

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

WINNER, FORFEITED, DECISIONS, CHANCES, TALLIES = range(5)
"""Columns of a game's row: the winning seat or NOBODY, 1 if it won because the other's player failed, numbers given by
seats and by chance, the game's tallies."""

DICE: Final = 2  # whose stream of chance comes after those of the seats


def contest(start: AnyRecord, state: AnyRecord, seen: AnyRecord, desk: Desk, chances: Counts, rows: Counts) -> None:
    """Play one game for each row of sources of chance and write a row about it."""
    for index in range(len(rows)):
        source, row = chances[index], rows[index]
        copy_into(start, state)
        while True:
            seat = seat_to_move(state)
            if seat == NOBODY:
                break
            if seat == CHANCE:
                count = chance_outcomes(state, desk.outcomes, desk.weights)
                number = desk.outcomes[draw_weighted(source[DICE], desk.weights, count)]
                row[CHANCES] += 1
            else:
                known(state, seat, seen)
                if seat == 0:
                    number = choose_first(seen, seat, source[0], desk)
                else:
                    number = choose_second(seen, seat, source[1], desk)
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
    """Play the games with these numbers; each has its own streams of chance, whoever plays it and in whatever order."""
    if not set(players) <= set(QUICK):
        referee = Referee(game, players)
        return rows_of([referee.play(start, seed, number) for number in games])
    chances = np.stack(sources(seed, games, len(players)), axis=1)
    rows = np.zeros((len(games), TALLIES + len(game.tallies)), np.int64)
    contest_of(game, *players)(start, game.state.new(), game.state.new(), desk_for(game), chances, rows)
    return rows


def rows_of(accounts: Sequence[Account]) -> Counts:
    """The rows of games that a referee has watched."""
    return np.array(
        [[each.winner, each.is_forfeited, each.decisions, each.chances, *each.tallies] for each in accounts], np.int64
    )


@dataclass(frozen=True)
class Job:
    """A contest that any process can carry on: everything in it can be sent."""

    game: str
    start: bytes
    players: tuple[str, str]
    seed: int

    @classmethod
    def of(cls, game: AnyGame, start: AnyRecord, players: tuple[str, str], seed: int) -> Job:
        """The contest of two players from a start."""
        return cls(game.name, save(start), players, seed)

    def run(self, games: range) -> Counts:
        """The rows of some of its games."""
        game = load(self.game)
        return play(game, game.state.load(self.start), self.players, self.seed, games)

    def written(self, games: range) -> list[Account]:
        """The accounts of some of its games, with all that their referee can write down."""
        game = load(self.game)
        referee, start = Referee.writing(game, self.players), game.state.load(self.start)
        return [referee.play(start, self.seed, number) for number in games]


def in_parts(games: int, part: int) -> list[range]:
    """The games 0 … n - 1 in parts."""
    return [range(first, min(first + part, games)) for first in range(0, games, part)]
