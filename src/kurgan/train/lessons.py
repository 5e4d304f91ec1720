"""Lessons: games that the search plays against itself, with little thought or none, and facts of their positions.

Loose play opens each game, for a while that is drawn by lot: so there is something to learn about positions that the
search would not have come to. What is written down begins where it takes over.
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

MOST_POSITIONS: Final = 512  # of a game that there is room for
LOOSE: Final = 4  # times as loosely as else a game is opened
FULL: Final = -1


class Pace(NamedTuple):
    """How a lesson is played, and how much of it is written down."""

    thought: int  # simulations for an order; 0: at a glance
    opening: int  # orders at a glance that a game may begin with
    every: int  # one position in so many is written down
    looseness: int = 500  # in thousandths


class Sheet(NamedTuple):
    """Room for the facts of one game's positions."""

    ends: NDArray[np.int64]
    places: NDArray[np.int16]
    amounts: Floats


def write_down(state: AnyRecord, rows: int, sheet: Sheet, study: Study) -> int:
    """Add the facts of a position; how many positions there are now, or FULL."""
    count, end = facts(state, study.places, study.amounts), sheet.ends[rows]
    if count == 0:
        return rows
    if rows + 1 == len(sheet.ends) or end + count > len(sheet.places):
        return FULL
    for index in range(count):
        sheet.places[end + index], sheet.amounts[end + index] = study.places[index], study.amounts[index]
    sheet.ends[rows + 1] = end + count
    return rows + 1


def lesson(start: AnyRecord, source: Ints, pace: Pace, sheet: Sheet, study: Study) -> tuple[int, int]:
    """Play one game and write down about one position in so many; how many those are, and who won."""
    rows, state, seen, terms = 0, study.states[2], study.states[3], study.terms
    copy_into(start, state)
    hasty = draw(source, pace.opening + 1)
    seat = seat_to_move(state)
    while seat != NOBODY:
        if seat == CHANCE:
            count = chance_outcomes(state, study.outcomes, study.weights)
            apply(state, study.outcomes[draw_weighted(source, study.weights, count)])
        else:
            if hasty <= 0 and rows != FULL and draw(source, pace.every) == 0:
                rows = write_down(state, rows, sheet, study)
            known(state, seat, seen)
            terms[Term.ROOT], terms[Term.SIMULATIONS] = OUT, pace.thought if hasty <= 0 else 0
            terms[Term.LOOSENESS] = pace.looseness if hasty <= 0 else LOOSE * pace.looseness
            apply(state, choose(seen, seat, source, study))
            hasty -= 1
        seat = seat_to_move(state)
    return rows, winner(state)


@dataclass(frozen=True)
class Lesson:
    """Games to be learned from, that any process can play."""

    game: str
    starts: bytes  # first positions, one after another, between which lots are drawn
    learned: Learned
    pace: Pace

    def played(self, part: tuple[int, int]) -> Positions:
        """So many games with this seed."""
        seed, games = part
        game = load(self.game)
        kinds = np.frombuffer(self.starts, game.state.dtype)
        study, sheet = study_of(game, Level(simulations=self.pace.thought), self.learned), sheet_of()
        play, source, found = lesson_of(game), stream(seed), list[Positions]()
        for kind in np.random.default_rng(seed).integers(len(kinds), size=games):
            rows, won = play(kinds[kind], source, self.pace, sheet, study)
            if rows == FULL:
                raise ValueError(f"a game has more than {MOST_POSITIONS} positions: learn from fewer, with --every")
            found.append(noted(sheet, rows, 0.5 if won == NOBODY else float(won == 0)))
        return Positions.joined(found)


def sheet_of() -> Sheet:
    """Room for one game."""
    room = MOST_POSITIONS * MOST_FACTS
    return Sheet(np.zeros(MOST_POSITIONS + 1, np.int64), np.zeros(room, np.int16), np.zeros(room, np.float32))


def noted(sheet: Sheet, rows: int, result: float) -> Positions:
    """What a sheet has of a game, and what came of it."""
    end = sheet.ends[rows]
    return Positions(
        sheet.ends[: rows + 1].copy(),
        sheet.places[:end].copy(),
        sheet.amounts[:end].copy(),
        np.full(rows, result, np.float32),
        np.zeros(rows, np.int64),
    )


@cache
def lesson_of(game: AnyGame) -> Loop:
    """The loop compiled for a game."""
    compiled = for_game(game, write_down)
    return for_game(game, lesson, write_down=compiled, choose=player("search", game))
