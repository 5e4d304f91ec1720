"""`kurgan perft`: how many lines of play there are to a depth."""

from __future__ import annotations

from typing import Annotated

import typer

from kurgan.cli.voice import Json, Scenario, out, print_json, progress


def perft(
    game: str,
    depth: Annotated[int, typer.Option(min=0, max=6, help="How many numbers deep; chance counts too.")] = 2,
    scenario: Scenario = "",
    divide: Annotated[bool, typer.Option("--divide", help="Count by first move.")] = False,
    json: Json = False,
) -> None:
    """Count the lines of play from the start of each scenario, or of one."""
    from kurgan.cli.ready import ready
    from kurgan.engine.testing import perft as counting

    loaded = ready(game)
    counts: dict[str, object] = {}
    starts = {name: loaded.start(name, {}) for name in ([scenario] if scenario else loaded.scenarios())}
    with progress("Counting lines of play", len(starts)) as advance:
        for name, start in starts.items():
            if divide and depth > 0:
                counts[name] = {str(number): count for number, count in counting.divide(loaded, start, depth).items()}
            else:
                counts[name] = counting.perft(loaded, start, depth)
            advance(1)
    if json:
        print_json({"game": game, "depth": depth, "counts": counts})
        return
    for name, count in counts.items():
        rows = count.items() if isinstance(count, dict) else [("", count)]
        for number, lines in rows:
            out().print(f"{name:<24} {number:>6} {lines:>12,}")
