"""Ratings: how strong players are, from who beat whom, on the scale of Elo.

The model of Bradley and Terry with a side's advantage and, after Davidson, draws: of two players the first wins,
draws and loses as e^(d/2) : n : e^(-d/2), where d is what their strengths and his seat make for him [decision 43].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

import numpy as np

from kurgan.simulate.score import Scores
from kurgan.simulate.shares import SURE

ELO: Final = 400 / log(10)  # points that make the odds of winning e times as good: 400 make them ten times
WEAK: Final = 1000 / ELO  # the prior's standard deviation: a shut-out is a great difference, not one without end
STEPS: Final = 200


@dataclass(frozen=True)
class Meeting:
    """What came of the games of two players, by their numbers, with the one in the first seat."""

    first: int
    second: int
    wins: int
    draws: int
    losses: int


@dataclass(frozen=True)
class Strengths:
    """Ratings of the players, and the first seat's advantage behind them, in points; half the width of 95 percent
    intervals, those of the ratings against the anchor."""

    ratings: Scores
    spreads: Scores
    side: float
    side_spread: float


def rated(players: int, meetings: Sequence[Meeting], anchor: int, level: float) -> Strengths:
    """The most likely ratings, where the anchor has its level; intervals by the Fisher information."""
    features, counts = described(players, meetings)
    best = most_likely(features, counts)
    spread = np.linalg.inv(information(features, counts, best))
    against = np.eye(players, players + 2) - np.eye(players + 2)[anchor]
    variances = np.einsum("ij,jk,ik->i", against, spread, against)
    return Strengths(
        ratings=level + ELO * (best[:players] - best[anchor]),
        spreads=SURE * ELO * np.sqrt(np.maximum(variances, 0)),
        side=ELO * float(best[players]),
        side_spread=SURE * ELO * float(np.sqrt(spread[players, players])),
    )


def described(players: int, meetings: Sequence[Meeting]) -> tuple[Scores, Scores]:
    """For each meeting what win, draw and loss have of the unknowns (ratings, side, draws), and how many there were."""
    features, counts = np.zeros((len(meetings), 3, players + 2)), np.zeros((len(meetings), 3))
    for row, meeting in enumerate(meetings):
        for result, half in ((0, 0.5), (2, -0.5)):
            features[row, result, [meeting.first, meeting.second, players]] = half, -half, half
        features[row, 1, players + 1] = 1
        counts[row] = meeting.wins, meeting.draws, meeting.losses
    return features, counts


def chances(features: Scores, unknowns: Scores) -> Scores:
    """How likely win, draw and loss are in each meeting."""
    worth = features @ unknowns
    shares: Scores = np.exp(worth - worth.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


def information(features: Scores, counts: Scores, unknowns: Scores) -> Scores:
    """How sharply the games tell the unknowns: the Fisher information, and the little that was assumed before."""
    likely, games = chances(features, unknowns), counts.sum(axis=1)
    means = np.einsum("mr,mru->mu", likely, features)
    told = np.einsum("m,mr,mru,mrv->uv", games, likely, features, features)
    told -= np.einsum("m,mu,mv->uv", games, means, means)
    sharpness: Scores = told + np.eye(len(unknowns)) / WEAK**2
    return sharpness


def most_likely(features: Scores, counts: Scores) -> Scores:
    """The unknowns under which the games are most likely: Newton's method on a function with one summit."""
    unknowns = np.zeros(features.shape[2])
    for _ in range(STEPS):
        missing = counts - counts.sum(axis=1, keepdims=True) * chances(features, unknowns)
        slope = np.einsum("mr,mru->u", missing, features) - unknowns / WEAK**2
        step = np.linalg.solve(information(features, counts, unknowns), slope)
        unknowns = unknowns + step / max(1.0, float(np.abs(step).max()))  # not too far at once
        if np.abs(step).max() < 1e-10:
            break
    return unknowns
