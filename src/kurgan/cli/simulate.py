"""`kurgan simulate`: many games between two players, with win rates and how sure one can be of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from kurgan.cli.contests import First, Options, Second, Workers, chosen, judging, prepared, spelled, writable
from kurgan.cli.seats import Named, seated
from kurgan.cli.voice import (
    Json,
    Language,
    Scenario,
    Seed,
    checked_language,
    out,
    print_json,
    say,
)
from kurgan.engine.figures import decimal, percent
from kurgan.engine.text import Line

if TYPE_CHECKING:
    from kurgan.engine.game import AnyGame
    from kurgan.simulate.findings import Findings
    from kurgan.simulate.paper.words import Voice
    from kurgan.simulate.report import Report

Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Ray = Annotated[str, typer.Option(help="Play on a Ray cluster: its address, auto, or local to start one.")]
Parquet = Annotated[Path | None, typer.Option(help="Write every game into this Parquet file.")]
Sheet = Annotated[Path | None, typer.Option(help="Write a report with plots into this HTML file.")]


def simulate(
    game: str,
    axis: First = "greedy",
    soviet: Second = "greedy",
    seat: Named = None,
    games: Games = 200,
    seed: Seed = 1,
    scenario: Scenario = "",
    option: Options = None,
    workers: Workers = None,
    ray: Ray = "",
    parquet: Parquet = None,
    report: Sheet = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Play many games and report wins with 95 percent intervals, length and losses."""
    import numpy as np

    from kurgan.cli.gathering import gathered
    from kurgan.cli.ready import ready
    from kurgan.players import QUICK
    from kurgan.simulate import ledger
    from kurgan.simulate.contest import Job
    from kurgan.simulate.paper import page
    from kurgan.simulate.report import full_report
    from kurgan.simulate.report import report as report_of

    language = checked_language(language)
    check(ray, parquet, report)
    options = chosen(option)
    first, second = seated(game, [axis, soviet], seat or [])
    loaded = ready(game)
    name = scenario or loaded.rulebook.game.scenario
    start = loaded.start(name, options)
    prepared(loaded, start, [(first, second)])
    job = Job.of(loaded, start, (first, second), seed)
    if set(job.players) <= set(QUICK) and not (json or parquet or report):
        rows = np.concatenate(gathered(job.game, job.run, games, workers, ray))
        summary = report_of(loaded, name, job.players, seed, rows, options)
    else:
        judging(loaded, start)
        accounts = [each for part in gathered(job.game, job.written, games, workers, ray) for each in part]
        summary = full_report(loaded, name, job.players, seed, accounts, options)
        if parquet:
            ledger.keep(parquet, loaded, summary, accounts)
        if report:
            page.write(report, loaded, summary, accounts, language)
    if json:
        print_json(summary)
    else:
        show(summary, loaded, language)


def check(ray: str, parquet: Path | None, report: Path | None) -> None:
    """Complain before anything is played: of what is not installed, does not answer, or cannot be written."""
    from kurgan.simulate.hands import answers, needs

    if ray:
        needs("ray", "--ray")
        answers(ray)
    for library, option, file in (("pyarrow", "--parquet", parquet), ("matplotlib", "--report", report)):
        if file is not None:
            needs(library, option)
            writable(option, file)


def show(summary: Report, game: AnyGame, language: str) -> None:
    """The report on the screen."""
    from kurgan.simulate.paper.words import Voice

    voice = Voice(game, language)
    about = f"{summary.game}, {summary.scenario}{spelled(summary.options)}"
    out().print(say("simulate-title", language, about=about, games=summary.games, seed=str(summary.seed)))
    out().print(wins(summary, game, language))
    out().print(measures(summary, language))
    if summary.findings is not None and summary.findings.setups:
        out().print(set_ups(summary.findings, voice))
    if summary.follies is not None:
        count = sum(each.times for each in summary.follies)
        out().print("  " + say("simulate-follies", language, count=count, games=summary.games))
        for each in summary.follies:
            out().print(f"  {voice.side(each.side)} ({each.player}): {voice.folly(each.kind)}, {each.times}×")
    for failed in summary.failures or []:
        out().print(f"  {voice.forfeited(failed)}")


def wins(summary: Report, game: AnyGame, language: str) -> Grid:
    """Who won how often, and where the true share lies."""
    grid = Grid.grid(padding=(0, 2, 0, 2), pad_edge=True)
    for side in ("left", "left", "right", "right"):
        grid.add_column(justify=side)
    for seat, player in summary.players.items():
        low, high = (percent(share, 1, language) for share in summary.intervals[seat])
        grid.add_row(
            game.catalogue.say(Line(f"side-{seat}"), language),
            player,
            say("simulate-wins", language, wins=summary.wins[seat]),
            percent(summary.shares[seat], 1, language),
            say("simulate-interval", language, low=low, high=high),
        )
    draws = say("simulate-draws", language, draws=summary.draws)
    grid.add_row("", "", draws, percent(summary.draws / summary.games, 1, language))
    return grid


def set_ups(findings: Findings, voice: Voice) -> Grid:
    """How often each side won with the set-up it chose."""
    grid = Grid.grid(padding=(0, 2, 0, 2), pad_edge=True)
    for each in findings.setups:
        low, high = (voice.percent(share, 1) for share in each.won.interval)
        grid.add_row(
            voice.side(each.side),
            voice.set_up(each.subject),
            say("versus-side", voice.language, wins=each.won.count, games=each.won.games),
            voice.percent(each.won.share, 1),
            say("simulate-interval", voice.language, low=low, high=high),
        )
    return grid


def measures(summary: Report, language: str) -> Grid:
    """How long the games were and what they cost; the tallies go by the names the game gives them."""
    grid = Grid.grid(padding=(0, 2, 0, 2), pad_edge=True)
    for name, spread in {say("simulate-turns", language): summary.turns, **summary.tallies}.items():
        grid.add_row(
            name,
            say("simulate-mean", language, mean=decimal(spread.mean, 2, language)),
            say("simulate-median", language, median=decimal(spread.median, 1, language)),
            say("simulate-ends", language, least=spread.least, most=spread.most),
        )
    return grid
