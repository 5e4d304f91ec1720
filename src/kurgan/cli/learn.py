"""`kurgan learn`: the weights of a game's players, from nothing but play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kurgan.cli.contests import Workers, writable
from kurgan.cli.voice import Seed, aside, out

Plan = Annotated[Path | None, typer.Option(help="A timetable of your own instead of the game's school.toml.")]
Onward = Annotated[Path | None, typer.Option("--from", help="Go on from the weights in this file; else from nothing.")]
Write = Annotated[Path | None, typer.Option(help="Keep the weights here; in the game's folder by default.")]


def learn(
    game: str, plan: Plan = None, seed: Seed = 1, onward: Onward = None, write: Write = None, workers: Workers = None
) -> None:
    """Learn a game by playing it, round by round; the weights are kept after each."""
    from kurgan.cli.ready import ready
    from kurgan.engine.workers import cores
    from kurgan.engine.workers import workers as processes
    from kurgan.players.study import LEARNED, blank, checked, read
    from kurgan.players.study import write as keep
    from kurgan.train.school import School
    from kurgan.train.timetable import timetable

    writable("--write", write, ".npz")
    loaded = ready(game)
    rounds = timetable(loaded, plan).rounds
    learned = checked(loaded, read(onward)) if onward else blank(loaded)
    aside().print(f"Learning {loaded.rulebook.game.title.en} in {len(rounds)} rounds …")
    with processes(workers or cores()) as pool:
        school = School(loaded, pool)
        for number, stage in enumerate(rounds, start=seed):
            report = school.round(learned, stage, number)
            learned = report.learned
            keep(learned, write or loaded.folder / LEARNED)
            out().print(
                f"round {number}: the policy is surprised by {report.policy:.4f}, the net by {report.net:.4f}; "
                f"the first seat got {100 * report.results:.0f} percent"
            )
