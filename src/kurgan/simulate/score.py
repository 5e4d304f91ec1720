"""What games brought the first seat: a win is one, a draw a half."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel

from kurgan.engine.game import NOBODY
from kurgan.simulate.contest import WINNER, Counts
from kurgan.simulate.shares import interval

Scores: TypeAlias = NDArray[np.float64]


class Share(BaseModel):
    """The first seat's part of so many games; the interval is Wilson's at 95 percent, with a draw as half a win."""

    games: int
    wins: int
    draws: int
    losses: int
    score: float
    interval: tuple[float, float]


def scores(rows: Counts) -> Scores:
    """1, ½ or 0 for each game, as the first seat sees it."""
    return np.where(rows[:, WINNER] == NOBODY, 0.5, rows[:, WINNER] == 0)


def share(results: Scores) -> Share:
    """Scores summed up."""
    games, points = len(results), float(results.sum())
    wins, draws = int((results == 1).sum()), int((results == 0.5).sum())
    return Share(
        games=games,
        wins=wins,
        draws=draws,
        losses=games - wins - draws,
        score=points / games if games else 0.5,
        interval=interval(points, games),
    )
