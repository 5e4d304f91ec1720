"""The school: in each round the search practises, the policy forms habits of it, and the net learns from its games.

    python -m kurgan.train.school GAME --rounds 4 --write

is how the weights in a game's learned.npz were made. The same seed makes the same weights, on any number of cores.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, TypeAlias, TypeVar

import typer

from kurgan.engine.game import AnyGame
from kurgan.engine.record import save
from kurgan.engine.workers import workers
from kurgan.games import load
from kurgan.players.level import Level
from kurgan.players.study import LEARNED, Learned, learned_of, write
from kurgan.train.habits import Decisions, Practice, formed
from kurgan.train.lessons import Lesson, Pace
from kurgan.train.net import Positions, block_of, trained, unblocked

PARTS: Final = 8  # of each task, whoever carries them out
Found = TypeVar("Found")
Task: TypeAlias = Callable[[tuple[int, int]], Found]
"""(a seed, how many games) → what comes of them."""


@dataclass(frozen=True)
class Timetable:
    """How much of everything there is in a round."""

    practice: int  # games in which the search thinks
    simulations: int  # about each order
    lessons: int  # games that the net learns from
    pace: Pace  # of those
    looseness: int = 500
    epochs: int = 3
    rate: float = 1e-3
    decay: float = 1e-5


def carried_out(
    pool: ProcessPoolExecutor, task: Callable[[tuple[int, int]], Found], seed: int, games: int
) -> list[Found]:
    """A task in parts, on all cores."""
    return list(pool.map(task, [(seed * PARTS + part, games // PARTS) for part in range(PARTS)]))


def round_of(
    game: AnyGame, starts: bytes, learned: Learned, plan: Timetable, pool: ProcessPoolExecutor, seed: int
) -> tuple[Learned, float, float]:
    """One round: what is learned after it, and how much policy and net were surprised."""
    wavering = 0.0
    if plan.practice and game.rank is not None:
        practice = Practice(game.name, starts, learned, Level(simulations=plan.simulations))
        decisions = Decisions.joined(carried_out(pool, practice.played, 2 * seed, plan.practice))
        policy, wavering = formed(learned.policy, decisions, 6, 0.02, seed)
        learned = learned._replace(policy=policy)
    lesson = Lesson(game.name, starts, learned, plan.looseness, plan.pace)
    positions = Positions.joined(carried_out(pool, lesson.played, 2 * seed + 1, plan.lessons))
    block, surprise = trained(block_of(learned, seed), positions, plan.epochs, plan.rate, plan.decay, seed)
    return unblocked(block, learned), wavering, surprise


def starts_of(game: AnyGame, scenarios: Sequence[str]) -> bytes:
    """The first positions of some scenarios."""
    return b"".join(save(game.start(scenario, {})) for scenario in scenarios)


def school(
    game: str,
    scenarios: Annotated[str, typer.Option(help="Which, with commas; twice is twice as often. All by default.")] = "",
    rounds: Annotated[int, typer.Option(min=1)] = 1,
    seed: int = 1,
    practice: int = 240,
    simulations: int = 200,
    lessons: int = 200_000,
    thought: Annotated[int, typer.Option(help="Simulations for an order of a lesson; 0: at a glance.")] = 0,
    every: int = 16,
    opening: Annotated[int, typer.Option(help="Orders at a glance a lesson may begin with.")] = 0,
    processes: int = 2,
    save_as: Annotated[str, typer.Option("--write", help="Where to; into the game's folder by default.")] = "",
) -> None:
    """Learn a game by playing it."""
    loaded = load(game)
    starts = starts_of(loaded, scenarios.split(",") if scenarios else list(loaded.scenarios()))
    plan, learned = Timetable(practice, simulations, lessons, Pace(thought, opening, every)), learned_of(loaded)
    with workers(processes) as pool:
        for number in range(seed, seed + rounds):
            learned, wavering, surprise = round_of(loaded, starts, learned, plan, pool, number)
            typer.echo(f"round {number}: the policy is surprised by {wavering:.4f}, the net by {surprise:.4f}")
            write(learned, Path(save_as) if save_as else loaded.folder / LEARNED)


if __name__ == "__main__":
    typer.run(school)
