"""Lessons: games that the search plays against itself, with little thought or none, and facts of their positions.

The quick policy opens each game, for a while that is drawn by lot: so there is something to learn about positions that
the search would not have come to. What is written down begins where it takes over.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kurgan.engine.chance import draw, draw_weighted, stream
from kurgan.engine.compiled import for_game
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, Floats, Ints, copy_into
from kurgan.engine.rule import Loop
from kurgan.games import load
from kurgan.players import player
from kurgan.players.level import Level
from kurgan.players.mind import study_of
from kurgan.players.search import OUT
from kurgan.players.study import MOST_FACTS, Learned, Study, Term
from kurgan.train.net import Positions

if TYPE_CHECKING:
    from kurgan.engine.compiled import apply, chance_outcomes, facts, known, seat_to_move, winner
    from kurgan.players.search import choose

A_GAME: Final = 24  # positions that there is room for
A_POSITION: Final = 160  # facts


class Pace(NamedTuple):
    """How a lesson is played, and how much of it is written down."""

    thought: int  # simulations for an order; 0: at a glance
    opening: int  # orders at a glance that a game may begin with
    every: int  # one position in so many is written down


class Sheet(NamedTuple):
    """Room for what is written down; see `Positions`."""

    ends: NDArray[np.int64]
    places: NDArray[np.int16]
    amounts: Floats
    results: Floats
    games: NDArray[np.int64]


def write_down(state: AnyRecord, game: int, rows: int, sheet: Sheet, study: Study) -> int:
    """Add the facts of a position, while there is room; how many positions there are now."""
    end = sheet.ends[rows]
    if rows == len(sheet.games) or end + MOST_FACTS > len(sheet.places):
        return rows
    count = facts(state, study.places, study.amounts)
    if count == 0:
        return rows
    for index in range(count):
        sheet.places[end + index], sheet.amounts[end + index] = study.places[index], study.amounts[index]
    sheet.games[rows], sheet.ends[rows + 1] = game, end + count
    return rows + 1


def lesson(starts: AnyRecord, source: Ints, pace: Pace, sheet: Sheet, study: Study) -> int:
    """Play one game for each start and write down about one position in so many; how many those are."""
    rows, state, seen, terms = 0, study.states[2], study.states[3], study.terms
    for game in range(len(starts)):
        copy_into(starts[game], state)
        first, hasty = rows, draw(source, pace.opening + 1)
        seat = seat_to_move(state)
        while seat != NOBODY:
            if seat == CHANCE:
                count = chance_outcomes(state, study.outcomes, study.weights)
                apply(state, study.outcomes[draw_weighted(source, study.weights, count)])
            else:
                if hasty <= 0 and draw(source, pace.every) == 0:
                    rows = write_down(state, game, rows, sheet, study)
                known(state, seat, seen)
                terms[Term.ROOT], terms[Term.SIMULATIONS] = OUT, pace.thought if hasty <= 0 else 0
                apply(state, choose(seen, seat, source, study))
                hasty -= 1
            seat = seat_to_move(state)
        won = winner(state)
        for row in range(first, rows):
            sheet.results[row] = 0.5 if won == NOBODY else 1.0 if won == 0 else 0.0
    return rows


@dataclass(frozen=True)
class Lesson:
    """Games to be learned from, that any process can play."""

    game: str
    starts: bytes  # first positions, one after another, between which lots are drawn
    learned: Learned
    looseness: int  # in thousandths
    pace: Pace

    def played(self, part: tuple[int, int]) -> Positions:
        """So many games with this seed."""
        seed, games = part
        game = load(self.game)
        kinds = np.frombuffer(self.starts, game.state.dtype)
        starts = kinds[np.random.default_rng(seed).integers(len(kinds), size=games)]
        level = Level(simulations=self.pace.thought, looseness=self.looseness)
        study, sheet = study_of(game, level, self.learned), sheet_for(games)
        rows = lesson_of(game)(starts, stream(seed), self.pace, sheet, study)
        end = sheet.ends[rows]
        return Positions(
            sheet.ends[: rows + 1].copy(),
            sheet.places[:end].copy(),
            sheet.amounts[:end].copy(),
            sheet.results[:rows].copy(),
            sheet.games[:rows].copy(),
        )


def sheet_for(games: int) -> Sheet:
    """Room for the positions of so many games."""
    rows = games * A_GAME
    return Sheet(
        np.zeros(rows + 1, np.int64),
        np.zeros(rows * A_POSITION, np.int16),
        np.zeros(rows * A_POSITION, np.float32),
        np.zeros(rows, np.float32),
        np.zeros(rows, np.int64),
    )


@cache
def lesson_of(game: AnyGame) -> Loop:
    """The loop compiled for a game."""
    compiled = for_game(game, write_down)
    return for_game(game, lesson, write_down=compiled, choose=player("search", game))
