"""`kurgan simulate`: many games between two players, with win rates and how sure one can be of them."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from kurgan.cli.voice import Json, Scenario, Seed, aside, out, print_json


def simulate(
    game: str,
    axis: Annotated[str, typer.Option(help="The first seat's player.")] = "greedy",
    soviet: Annotated[str, typer.Option(help="The second seat's player.")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    seed: Seed = 1,
    scenario: Scenario = "",
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    json: Json = False,
) -> None:
    """Play many games and report wins with 95 percent intervals, length and losses."""
    import numpy as np

    from kurgan.cli.ready import first_time, ready
    from kurgan.players import player
    from kurgan.simulate.contest import play, run
    from kurgan.simulate.report import report

    loaded = ready(game)
    name = scenario or loaded.rulebook.game.scenario
    start = loaded.start(name, {})
    for each in (axis, soviet):
        player(each, loaded)  # or it is said that there is none
    with first_time(f"{axis} against {soviet}", loaded, f"{axis}.{soviet}"):
        play(loaded, start, (axis, soviet), seed, range(1))
    part = max(1, min(100, games // (4 * workers)))
    rows = []
    with Progress(
        "Playing", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=aside(), transient=True
    ) as bar:
        task = bar.add_task("", total=games)
        for found in run(loaded, start, (axis, soviet), seed, games, workers, part):
            rows.append(found)
            bar.advance(task, len(found))
    summary = report(loaded, name, (axis, soviet), seed, np.concatenate(rows))
    if json:
        print_json(summary)
        return
    out().print(f"{summary.game}, {summary.scenario}: {summary.games:,} games, seed {seed}")
    for seat, name in summary.players.items():
        low, high = summary.intervals[seat]
        wins = f"{summary.wins[seat]:>6,}  {summary.shares[seat]:6.1%}  ({low:.1%} to {high:.1%})"
        out().print(f"  {seat:<8} {name:<8} wins {wins}")
    out().print(f"  draws                  {summary.draws:>6,}  {summary.draws / summary.games:6.1%}")
    for measure, spread in {"turns": summary.turns, **summary.tallies}.items():
        ends = f"from {spread.least} to {spread.most}"
        out().print(f"  {measure:<20} mean {spread.mean:7.2f}   median {spread.median:5.1f}   {ends}")
