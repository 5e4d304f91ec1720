"""`kurgan bench`: how fast a game runs, compared to plain Python on the same machine."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from kurgan.cli.voice import Json, Scenario, out, print_json


def bench(
    game: Annotated[str, typer.Argument()] = "autumn-storm",
    scenario: Scenario = "",
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play.")] = 5.0,
    json: Json = False,
) -> None:
    """Play whole random games on one core and compare with a loop of plain Python."""
    from kurgan.cli.ready import first_time, ready
    from kurgan.simulate import speed

    loaded = ready(game)
    name = scenario or loaded.rulebook.game.scenario
    start = loaded.start(name, {})
    with first_time("the benchmark", loaded, "bench"):
        speed.measure(loaded, name, start, 1)
    found = speed.measure(loaded, name, start, seconds)
    if json:
        print_json(asdict(found))
        return
    out().print(f"{found.game}, {found.scenario}, one core")
    out().print(f"  {found.random_actions_per_second:>14,.0f}  random actions a second")
    out().print(f"  {found.games_per_second:>14,.0f}  whole games a second")
    out().print(f"  {found.python_loops_per_second:>14,.0f}  loops of plain Python a second")
    out().print(f"  {found.ratio:>14.4f}  ratio")
    out().print(f"  {found.state_bytes:>14,}  bytes a state, copied in {found.copy_nanoseconds:.0f} ns")
