"""`kurgan play`: a game in the terminal, against the computer or each other."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from kurgan.cli.voice import Language, Scenario, checked_language


def play(
    game: Annotated[str, typer.Argument()] = "autumn-storm",
    scenario: Scenario = "",
    axis: Annotated[str, typer.Option(help="Who plays the first seat: human, or a player's name.")] = "human",
    soviet: Annotated[str, typer.Option(help="Who plays the second seat.")] = "greedy",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    journal: Annotated[
        Path | None, typer.Option(help="Where to keep the journal; every order is saved at once.")
    ] = None,
    mix: Annotated[
        str, typer.Option(help="Any text: it is mixed into the dice, so that nobody can have prepared them.")
    ] = "",
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as name=value.")] = None,
    language: Language = "",
) -> None:
    """Play a game."""
    from kurgan.cli import saves
    from kurgan.cli.ready import first_time, ready
    from kurgan.cli.table import Table
    from kurgan.engine.chance import stream
    from kurgan.engine.compiled import desk_for
    from kurgan.engine.match import Match
    from kurgan.players import player

    language = checked_language(language)
    if resume is not None:
        match = saves.resume(resume, ready)
    else:
        loaded = ready(game)
        options = dict(each.partition("=")[::2] for each in option or [])
        match = Match.new(
            loaded, scenario or loaded.rulebook.game.scenario, [axis, soviet], options, [mix, ""] if mix else []
        )
    for name in {name for name in match.players if name != "human"}:
        choose = player(name, match.game)
        with first_time(f"the player {name}", match.game, f"{name}.player"):
            seat = max(match.to_move, 0)
            choose(match.known(seat), seat, stream(0), desk_for(match.game))
    path = journal or resume or saves.matches_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{match.game.name}.kurgan"
    Table(match, path, language).play()
