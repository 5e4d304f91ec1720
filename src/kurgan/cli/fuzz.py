"""`kurgan fuzz`: random games in which every state is examined, with bounds checks compiled in."""

from __future__ import annotations

import os
from dataclasses import asdict
from typing import Annotated

import typer

from kurgan.cli.voice import Json, Seed, out, print_json, progress


def fuzz(
    game: str,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Seed = 1,
    json: Json = False,
) -> None:
    """Look for crashes, dead ends, endless games and broken states; exit with 1 if there is one."""
    os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")  # before anything is compiled
    from kurgan.cli.ready import ready
    from kurgan.simulate import fuzz as fuzzing

    loaded = ready(game)
    with progress(f"Fuzzing {games:,} games", games) as advance:
        for found in fuzzing.fuzz(loaded, games, seed):
            findings = found
            advance(1)
    if json:
        print_json({"game": game, "seed": seed, **asdict(findings)})
    else:
        out().print(
            f"{findings.games:,} games: {findings.crashes} crashes, {findings.dead_ends} dead ends, "
            f"{findings.runaways} runaways, {findings.violations} violations"
        )
        for sentence in findings.first:
            out().print(f"  {sentence}")
    if not findings.is_clean:
        raise typer.Exit(1)
