"""What a simulation found, in numbers one can quote."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from pydantic import BaseModel

from kurgan.engine.game import NOBODY, AnyGame
from kurgan.players.weights import weights
from kurgan.simulate.contest import DECISIONS, FORFEITED, TALLIES, WINNER, Counts, rows_of
from kurgan.simulate.findings import Failed, Findings, Folly, failures, follies, found
from kurgan.simulate.referee import Account
from kurgan.simulate.shares import interval


class Spread(BaseModel):
    """How a number is spread over the games."""

    mean: float
    median: float
    least: int
    most: int


class Report(BaseModel):
    """The whole of it; intervals are Wilson's at 95 percent, over all games."""

    game: str
    scenario: str
    rules: str
    weights: str
    options: dict[str, str]
    seed: int
    games: int
    players: dict[str, str]
    wins: dict[str, int]
    draws: int
    forfeits: int  # games among the wins that the other player lost by failing
    shares: dict[str, float]
    intervals: dict[str, tuple[float, float]]
    turns: Spread
    decisions: Spread
    tallies: dict[str, Spread]
    findings: Findings | None = None  # where a referee wrote the games down, and the game has a chronicle
    follies: list[Folly] | None = None  # where he did, and the game says what is foolish
    failures: list[Failed] | None = None  # where he did: how games were forfeited, and by whom


def report(
    game: AnyGame,
    scenario: str,
    players: Sequence[str],
    seed: int,
    rows: Counts,
    options: Mapping[str, str] | None = None,
) -> Report:
    """Sum up the rows of a contest."""
    wins = {seat: int((rows[:, WINNER] == index).sum()) for index, seat in enumerate(game.seats)}
    tallies = {name: spread(rows[:, TALLIES + index]) for index, name in enumerate(game.tallies)}
    return Report(
        game=game.name,
        scenario=scenario,
        rules=game.ruleset,
        weights=weights(game),
        options=dict(options or {}),
        seed=seed,
        games=len(rows),
        players=dict(zip(game.seats, players, strict=True)),
        wins=wins,
        draws=int((rows[:, WINNER] == NOBODY).sum()),
        forfeits=int((rows[:, FORFEITED] != 0).sum()),
        shares={seat: count / len(rows) for seat, count in wins.items()},
        intervals={seat: interval(count, len(rows)) for seat, count in wins.items()},
        turns=tallies.pop("turns"),
        decisions=spread(rows[:, DECISIONS]),
        tallies=tallies,
    )


def full_report(
    game: AnyGame,
    scenario: str,
    players: Sequence[str],
    seed: int,
    accounts: Sequence[Account],
    options: Mapping[str, str] | None = None,
) -> Report:
    """Sum up games that a referee has written down."""
    summary = report(game, scenario, players, seed, rows_of(accounts), options)
    if game.chronicle is not None:
        summary.findings = found(game, accounts)
    if game.folly is not None:
        summary.follies = follies(game, players, accounts)
    summary.failures = failures(game, players, accounts)
    return summary


def spread(values: Counts) -> Spread:
    """Mean, median and ends of a column."""
    return Spread(mean=values.mean(), median=np.median(values), least=values.min(), most=values.max())
