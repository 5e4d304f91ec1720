"""`kurgan bench`: how fast a game runs, compared to plain Python on the same machine."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from kurgan.cli.voice import Json, Scenario, out, print_json

if TYPE_CHECKING:
    from kurgan.simulate.speed import Speed


def bench(
    game: Annotated[str, typer.Argument()] = "autumn-storm",
    scenario: Scenario = "",
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play.")] = 5.0,
    json: Json = False,
) -> None:
    """Play whole games on one core and compare with a loop of plain Python."""
    from kurgan.cli.ready import first_time, ready
    from kurgan.simulate import speed
    from kurgan.simulate.thinking import throughput

    loaded = ready(game)
    about = loaded.rulebook.game
    names = [scenario] if scenario else [about.scenario, *about.measured]
    loaded.start(names[0], {})  # or it is said that there is none, before anything is compiled
    with first_time("the benchmark", loaded, "bench"):
        speed.measure(loaded, names[0], 1)
    found = [speed.measure(loaded, name, seconds) for name in names]
    start = loaded.start(names[0], {})
    brought = {workers: throughput(loaded, start, workers, seconds) for workers in (1, 2)}
    if json:
        print_json({**asdict(found[0]), "throughput": brought, "scenarios": [asdict(each) for each in found]})
        return
    for each in found:
        say(each)
    for workers, games in brought.items():
        out().print(f"  {games:>14,.1f}  games of greedy a second with workers: {workers}")


def say(found: Speed) -> None:
    """One scenario's figures."""
    out().print(f"{found.game}, {found.scenario}, one core")
    out().print(f"  {found.random_actions_per_second:>14,.0f}  random actions a second")
    out().print(f"  {found.games_per_second:>14,.1f}  whole games a second")
    out().print(f"  {found.greedy_games_per_second:>14,.1f}  whole games of greedy against itself a second")
    out().print(f"  {found.search_nodes_per_second:>14,.0f}  positions a second that the search looks at")
    for name, pace in found.seconds_per_decision.items():
        out().print(f"  {pace.p50 * 1e3:>14,.1f}  ms a decision of {name}, {pace.p95 * 1e3:,.1f} at most in 95 of 100")
    out().print(f"  {found.python_loops_per_second:>14,.0f}  loops of plain Python a second")
    out().print(f"  {found.ratio:>14.4f}  ratio")
    out().print(f"  {found.state_bytes:>14,}  bytes a state, copied in {found.copy_nanoseconds:.0f} ns")
