"""What games brought the first seat: a win is one, a draw a half. What was forfeited counts, and is counted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel

from kurgan.engine.game import NOBODY
from kurgan.simulate.contest import FORFEITED, WINNER, Counts
from kurgan.simulate.shares import interval

Scores: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True)
class Results:
    """1, ½ or 0 for each game, as the first seat sees it, and whether somebody's player failed in it."""

    scores: Scores
    forfeited: NDArray[np.bool_]

    @classmethod
    def of(cls, rows: Counts) -> Results:
        """What the rows of a contest say."""
        scores = np.where(rows[:, WINNER] == NOBODY, 0.5, rows[:, WINNER] == 0)
        return cls(scores, rows[:, FORFEITED] != 0)

    @classmethod
    def together(cls, parts: Iterable[Results]) -> Results:
        """All of them, one after the other."""
        parts = [cls(np.zeros(0), np.zeros(0, bool)), *parts]
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in ("scores", "forfeited")))

    def __len__(self) -> int:
        return len(self.scores)

    @property
    def forfeits(self) -> tuple[int, int]:
        """How many games each seat's player forfeited."""
        first, second = (int((self.forfeited & (self.scores == lost)).sum()) for lost in (0, 1))
        return first, second


class Share(BaseModel):
    """The first seat's part of so many games; the interval is Wilson's at 95 percent, with a draw as half a win. Among
    the wins and losses are games that a player forfeited."""

    games: int
    wins: int
    draws: int
    losses: int
    forfeits: int
    score: float
    interval: tuple[float, float]


def share(results: Results) -> Share:
    """Results summed up."""
    games, points = len(results), float(results.scores.sum())
    wins, draws = int((results.scores == 1).sum()), int((results.scores == 0.5).sum())
    return Share(
        games=games,
        wins=wins,
        draws=draws,
        losses=games - wins - draws,
        forfeits=sum(results.forfeits),
        score=points / games if games else 0.5,
        interval=interval(points, games),
    )
