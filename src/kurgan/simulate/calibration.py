"""Calibration: of the positions that were called 60 to 70 percent, how many were won?

One player plays itself; when a side's turn begins, both seats say how likely they are to win, each from what it knows.
The positions of one game belong together, so the intervals come from drawing whole games again and again. A game that
a player forfeited says nothing about its positions: it is counted, and left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel

from kurgan.engine.game import NOBODY
from kurgan.engine.record import AnyRecord, Ints
from kurgan.games import load
from kurgan.players.counsel import own_chance, win_probability
from kurgan.players.guard import Guarded
from kurgan.players.weights import weights
from kurgan.simulate.contest import Job
from kurgan.simulate.referee import Account, Referee

TENTHS: Final = 10
DRAWINGS: Final = 2000  # of as many games as there are
LOW, HIGH = 2.5, 97.5  # percent of them: where the true share lies, 95 times in 100
FEWEST: Final = 30  # positions of a tenth that say anything about how far it is off


class Word(NamedTuple):
    """What was said of one position, and what came of it: 1 won, 0 lost, a half drawn."""

    game: int
    said: float
    came: float


class Heard(NamedTuple):
    """What was said in some games, without those that were forfeited, and how many these were."""

    words: list[Word]
    forfeits: int

    @classmethod
    def together(cls, parts: Sequence[Heard]) -> Heard:
        """All of them."""
        return cls([word for part in parts for word in part.words], sum(part.forfeits for part in parts))


class Tenth(BaseModel):
    """The positions that were called so much."""

    low: float
    high: float
    positions: int
    games: int
    said: float  # on average
    won: float
    interval: tuple[float, float]


class Calibration(BaseModel):
    """All tenths that were said at all, and how good the words were: the Brier score, and how far off the worst is."""

    game: str
    scenario: str
    rules: str
    weights: str
    player: str
    seed: int
    games: int
    forfeits: int  # of these games, which are left out
    positions: int
    brier: float | None  # where anything was said at all
    worst: float | None  # of the tenths with enough positions
    tenths: list[Tenth]


@dataclass(frozen=True)
class Listener(Referee):
    """A referee who asks both seats how likely they are to win whenever a side's turn begins."""

    asked: list[int] = field(default_factory=list)  # turns, of the present game
    said: list[tuple[int, float]] = field(default_factory=list)  # seats and what they said, in it

    def answered(self, state: AnyRecord, mind: Guarded, source: Ints, account: Account) -> int:
        """Ask before the first decision of a turn, then go on."""
        turn = int(self.game.player_turn(state))
        if turn not in self.asked:
            self.asked.append(turn)
            for seat in range(len(self.game.seats)):
                known = self.game.knows(state, seat)
                self.said.append((seat, win_probability(self.game, known, seat, own_chance(known))))
        return super().answered(state, mind, source, account)


@dataclass(frozen=True)
class Hearing:
    """A contest whose games are listened to, by any process."""

    job: Job

    def heard(self, games: range) -> Heard:
        """What was said in some of its games."""
        return Heard.together([self.heard_in(number) for number in games])

    def heard_in(self, number: int) -> Heard:
        """What was said in one of them."""
        game = load(self.job.game)
        listener = Listener(game, self.job.players)
        account = listener.play(game.state.load(self.job.start), self.job.seed, number)
        if account.is_forfeited:
            return Heard([], 1)
        return Heard([Word(number, said, came(account.winner, seat)) for seat, said in listener.said], 0)


def came(winner: int, seat: int) -> float:
    """What a game brought a seat."""
    return 0.5 if winner == NOBODY else float(winner == seat)


def calibrated(job: Job, scenario: str, games: int, heard: Heard) -> Calibration:
    """What was said against what came of it."""
    game, words = load(job.game), heard.words
    said, result = (np.array([getattr(each, name) for each in words]) for name in ("said", "came"))
    tenths = list(tenths_of(words, games))
    far = [abs(each.said - each.won) for each in tenths if each.positions >= FEWEST]
    return Calibration(
        game=job.game,
        scenario=scenario,
        rules=game.ruleset,
        weights=weights(game),
        player=job.players[0],
        seed=job.seed,
        games=games,
        forfeits=heard.forfeits,
        positions=len(words),
        brier=float(np.mean((said - result) ** 2)) if words else None,
        worst=max(far, default=None),
        tenths=tenths,
    )


def tenths_of(words: Sequence[Word], games: int) -> Iterable[Tenth]:
    """The tenths that were said, each with its share of wins and where the true one lies."""
    counts, wins, sums = (np.zeros((games, TENTHS)) for _ in range(3))
    for game, said, result in words:
        tenth = min(TENTHS - 1, int(TENTHS * said))
        counts[game, tenth] += 1
        wins[game, tenth] += result
        sums[game, tenth] += said
    for tenth in np.flatnonzero(counts.sum(axis=0)).tolist():
        positions = counts[:, tenth].sum()
        yield Tenth(
            low=tenth / TENTHS,
            high=(tenth + 1) / TENTHS,
            positions=int(positions),
            games=int((counts[:, tenth] > 0).sum()),
            said=float(sums[:, tenth].sum() / positions),
            won=float(wins[:, tenth].sum() / positions),
            interval=interval(counts[:, tenth], wins[:, tenth]),
        )


def interval(counts: NDArray[np.float64], wins: NDArray[np.float64]) -> tuple[float, float]:
    """Where the true share of wins lies: games are drawn again, with all of their positions."""
    own = counts > 0
    counts, wins = counts[own], wins[own]
    drawn = np.random.default_rng(1942).multinomial(len(counts), np.full(len(counts), 1 / len(counts)), DRAWINGS)
    low, high = np.percentile((drawn @ wins) / (drawn @ counts), (LOW, HIGH))
    return float(low), float(high)
