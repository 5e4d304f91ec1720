"""`kurgan simulate`: many games between two players, with win rates and how sure one can be of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from kurgan.cli.seats import Named, seated
from kurgan.cli.voice import (
    Json,
    Language,
    Scenario,
    Seed,
    checked_language,
    decimal,
    out,
    percent,
    print_json,
    progress,
    say,
)
from kurgan.engine.text import Line

if TYPE_CHECKING:
    from kurgan.engine.game import AnyGame
    from kurgan.simulate.contest import Counts
    from kurgan.simulate.report import Report

First = Annotated[str, typer.Option(help="The first seat's player.")]
Second = Annotated[str, typer.Option(help="The second seat's player.")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Workers = Annotated[int, typer.Option(min=1, help="How many processes.")]


def simulate(
    game: str,
    axis: First = "greedy",
    soviet: Second = "greedy",
    seat: Named = None,
    games: Games = 200,
    seed: Seed = 1,
    scenario: Scenario = "",
    workers: Workers = 1,
    json: Json = False,
    language: Language = "",
) -> None:
    """Play many games and report wins with 95 percent intervals, length and losses."""
    from kurgan.cli.ready import ready
    from kurgan.simulate.report import report

    language = checked_language(language)
    first, second = seated(game, [axis, soviet], seat or [])
    loaded = ready(game)
    name = scenario or loaded.rulebook.game.scenario
    rows = played(loaded, name, (first, second), seed, games, workers)
    summary = report(loaded, name, (first, second), seed, rows)
    if json:
        print_json(summary)
    else:
        show(summary, loaded, language)


def played(game: AnyGame, scenario: str, players: tuple[str, str], seed: int, games: int, workers: int) -> Counts:
    """The rows of all games, with a bar that shows how far they are."""
    import numpy as np

    from kurgan.cli.ready import first_time
    from kurgan.players import player
    from kurgan.simulate.contest import play, run

    start = game.start(scenario, {})
    for each in players:
        player(each, game)  # or it is said that there is none
    with first_time(" against ".join(players), game, ".".join(players)):
        play(game, start, players, seed, range(1))
    part = max(1, min(100, games // (4 * workers)))
    rows = []
    with progress(f"Playing {games:,} games", games) as advance:
        for found in run(game, start, players, seed, games, workers, part):
            rows.append(found)
            advance(len(found))
    return np.concatenate(rows)


def show(summary: Report, game: AnyGame, language: str) -> None:
    """The report on the screen."""
    about = f"{summary.game}, {summary.scenario}"
    out().print(say("simulate-title", language, about=about, games=summary.games, seed=str(summary.seed)))
    out().print(wins(summary, game, language))
    out().print(measures(summary, language))


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
