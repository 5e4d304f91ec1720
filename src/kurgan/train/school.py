"""The school: in each round the search practises, the policy forms habits of it, and the net learns from its games.

The same seed makes the same weights, on any number of cores.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from kurgan.engine.game import AnyGame
from kurgan.players.level import Level
from kurgan.players.study import Learned
from kurgan.train.habits import Decisions, Practice, formed
from kurgan.train.lessons import Lesson, Pace
from kurgan.train.net import Course, Positions, block_of, trained, unblocked
from kurgan.train.timetable import PARTS, Stage, starts_of

Found = TypeVar("Found")


class Report(NamedTuple):
    """What is learned after a round; how much the policy is still surprised by what the search prefers, and the net by
    how games end that it never saw; and what those games brought the first seat."""

    learned: Learned
    policy: float
    net: float
    results: float


@dataclass(frozen=True)
class School:
    """A game and whoever plays it there."""

    game: AnyGame
    pool: ProcessPoolExecutor

    def round(self, learned: Learned, stage: Stage, seed: int) -> Report:
        """One round."""
        starts, wavering = starts_of(self.game, stage, seed), 0.0
        if stage.practice and self.game.rank is not None:
            practice = Practice(self.game.name, starts, learned, Level(simulations=stage.simulations))
            decisions = Decisions.joined(self.carried_out(practice.played, 2 * seed, stage.practice))
            policy, wavering = formed(learned.policy, decisions, seed)
            learned = learned._replace(policy=policy)
        lesson = Lesson(self.game.name, starts, learned, Pace(stage.thought, stage.opening, stage.every))
        positions = Positions.joined(self.carried_out(lesson.played, 2 * seed + 1, stage.lessons))
        block, surprise = trained(block_of(learned, seed), positions, Course(), seed)
        return Report(unblocked(block, learned), wavering, surprise, float(positions.results.mean()))

    def carried_out(self, task: Callable[[tuple[int, int]], Found], seed: int, games: int) -> list[Found]:
        """A task in parts, on all cores."""
        return list(self.pool.map(task, [(seed * PARTS + part, games // PARTS) for part in range(PARTS)]))
