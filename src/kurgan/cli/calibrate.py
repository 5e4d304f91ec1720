"""`kurgan calibrate`: a player plays itself, and what it said of its chances is held against what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from kurgan.cli.contests import Workers, judging, prepared, spread, writable
from kurgan.cli.voice import Json, Language, Scenario, Seed, checked_language, out, print_json, say
from kurgan.engine.figures import decimal, percent

if TYPE_CHECKING:
    from kurgan.simulate.calibration import Calibration

Player = Annotated[str, typer.Option(help="Who plays itself.")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Draw = Annotated[Path | None, typer.Option(help="Draw the reliability diagram into this file (.svg).")]


def calibrate(
    game: str,
    scenario: Scenario = "",
    player: Player = "marshal",
    games: Games = 200,
    seed: Seed = 1,
    workers: Workers = None,
    draw: Draw = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Of the positions called 60 to 70 percent, how many were won? In every tenth, with 95 percent intervals."""
    from kurgan.cli.gathering import gathered
    from kurgan.cli.ready import ready
    from kurgan.simulate.calibration import Heard, Hearing, calibrated
    from kurgan.simulate.contest import Job
    from kurgan.simulate.hands import needs

    language = checked_language(language)
    writable("--draw", draw, ".svg")
    if draw is not None:
        needs("matplotlib", "--draw")
    loaded = ready(game)
    name = scenario or loaded.rulebook.game.scenario
    start = loaded.start(name, {})
    prepared(loaded, start, [(player, player)])
    judging(loaded, start)
    job = Job.of(loaded, start, (player, player), seed)
    heard = Heard.together(gathered(job.game, Hearing(job).heard, games, workers))
    found = calibrated(job, name, games, heard)
    if draw is not None:
        from kurgan.simulate.paper.reliability import write

        write(draw, found, (say("calibrate-said", language), say("calibrate-won", language)))
    if json:
        print_json(found)
    else:
        show(found, language)


def show(found: Calibration, language: str) -> None:
    """The tenths on the screen."""
    about = f"{found.game}, {found.scenario}, {found.player}"
    out().print(say("calibrate-title", language, about=about, games=found.games, positions=found.positions))
    grid = Grid(box=None, padding=(0, 2, 0, 2))
    for key in ("called", "positions", "said", "won", "interval"):
        grid.add_column(say(f"calibrate-{key}", language), justify="right")
    for tenth in found.tenths:
        low, high = spread(*tenth.interval, language)
        grid.add_row(
            f"{100 * tenth.low:.0f} – {percent(tenth.high, 0, language)}",
            str(tenth.positions),
            percent(tenth.said, 1, language),
            percent(tenth.won, 1, language),
            say("simulate-interval", language, low=low, high=high),
        )
    out().print(grid)
    worst = "–" if found.worst is None else percent(found.worst, 1, language)
    brier = "–" if found.brier is None else decimal(found.brier, 3, language)
    out().print(say("calibrate-worst", language, worst=worst, brier=brier))
    if found.forfeits:
        out().print(say("calibrate-forfeits", language, count=found.forfeits))
