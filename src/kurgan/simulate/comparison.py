"""Two scenarios or variants with the same chance: do they differ in who wins, and when is that sure?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pydantic import BaseModel

from kurgan.engine.game import AnyGame
from kurgan.players.weights import weights
from kurgan.simulate.contest import Job
from kurgan.simulate.crew import Crew, Task, parts
from kurgan.simulate.knobs import Variant
from kurgan.simulate.score import Results, Share, share
from kurgan.simulate.sequential import ERROR, Verdict, difference, judged

TEST: Final = "betting confidence sequence of paired differences"


class Arm(BaseModel):
    """One of the two, and what the first seat got of it."""

    name: str
    scenario: str
    setting: dict[str, int]
    options: dict[str, str]
    share: Share


class Comparison(BaseModel):
    """What is known so far. The difference is what B has more than A of the first seat's score, game by game with the
    same chance; its interval holds at every look together."""

    game: str
    rules: str
    weights: str
    players: dict[str, str]
    seed: int
    a: Arm
    b: Arm
    games: int
    most: int
    difference: float
    interval: tuple[float, float]
    margin: float
    error: float
    test: str
    verdict: Verdict
    forfeits: int  # of the games of both


class Trial:
    """A comparison under way."""

    def __init__(self, names: Sequence[str], arms: Sequence[Variant], players: tuple[str, str], seed: int) -> None:
        self.names, self.arms, self.players, self.seed = names, arms, players, seed
        self.game: AnyGame = arms[0].game
        self.results = [Results.together([]) for _ in arms]
        self.jobs = [Job.of(self.game, arm.start(), players, seed) for arm in arms]

    def looks(self, crew: Crew, most: int, margin: float) -> Iterator[Comparison]:
        """Play on, part by part with both arms, and say after each what is known, until it is sure or the games end."""
        tasks: Iterator[Task] = ((job, part) for part in parts(range(most)) for job in self.jobs)
        for played, rows in enumerate(crew.rows(tasks)):
            arm = played % len(self.jobs)
            self.results[arm] = Results.together([self.results[arm], Results.of(rows)])
            if arm == 1:
                yield (known := self.known(most, margin))
                if known.verdict != Verdict.UNSURE:
                    return

    def known(self, most: int, margin: float) -> Comparison:
        """What the games so far come to."""
        pairs = self.results[1].scores - self.results[0].scores
        low, high = difference(pairs)
        a, b = (self.arm(which) for which in (0, 1))
        return Comparison(
            game=self.game.name,
            rules=self.game.ruleset,
            weights=weights(self.game),
            players=dict(zip(self.game.seats, self.players, strict=True)),
            seed=self.seed,
            a=a,
            b=b,
            games=len(pairs),
            most=most,
            difference=float(pairs.mean()),
            interval=(low, high),
            margin=margin,
            error=ERROR,
            test=TEST,
            verdict=judged(low, high, margin),
            forfeits=a.share.forfeits + b.share.forfeits,
        )

    def arm(self, which: int) -> Arm:
        """One side of it."""
        variant = self.arms[which]
        return Arm(
            name=self.names[which],
            scenario=variant.scenario,
            setting=dict(variant.setting),
            options=dict(variant.options),
            share=share(self.results[which]),
        )
