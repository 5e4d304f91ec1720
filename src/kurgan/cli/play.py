"""`kurgan play`: a game in the terminal, against the computer or each other."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kurgan.cli.seats import Named, beginning, seated
from kurgan.cli.voice import Language, Scenario, checked_language

if TYPE_CHECKING:
    from kurgan.engine.match import Match
    from kurgan.players.mind import Mind

DEFAULT = "autumn-storm"
First = Annotated[str, typer.Option(help="Who plays the first seat: human, or a player's name; by default you begin.")]
Second = Annotated[str, typer.Option(help="Who plays the second seat.")]
Resume = Annotated[Path | None, typer.Option(help="Go on with a saved match.")]
Kept = Annotated[Path | None, typer.Option(help="Where to keep the journal; every order is saved at once.")]
Mix = Annotated[str, typer.Option(help="Any text of yours to be mixed into the dice; by default a random one.")]
Options = Annotated[list[str] | None, typer.Option(help="An option of the game, as name=value.")]


def play(
    game: Annotated[str, typer.Argument(help="By default autumn-storm, or the game of the match to resume.")] = "",
    scenario: Scenario = "",
    axis: First = "",
    soviet: Second = "",
    seat: Named = None,
    resume: Resume = None,
    journal: Kept = None,
    mix: Mix = "",
    option: Options = None,
    language: Language = "",
) -> None:
    """Play a game."""
    from kurgan.cli import saves
    from kurgan.cli.table import Table
    from kurgan.engine.match import HUMAN

    language = checked_language(language)
    if journal and (journal.exists() or not journal.parent.is_dir()):
        raise ValueError(f"{journal} exists already, or its folder does not: name another, or go on with --resume")
    if resume and (game or scenario or option or mix or seat):
        raise ValueError("a match that is resumed has its game, scenario, players, options and dice already")
    game = game or DEFAULT
    players = seated(game, [axis, soviet] if axis or soviet else beginning(game, scenario), seat or [])
    match = saves.resume(resume) if resume else new_match(game, scenario, players, option or [], mix)
    compile_players(match, set(match.players) - {HUMAN})
    Table(match, journal or resume or saves.new_file(match), language).play()


def new_match(name: str, scenario: str, players: Sequence[str], options: Sequence[str], mix: str) -> Match:
    """A match as the command line asks for it."""
    from kurgan.cli.ready import ready
    from kurgan.engine.chance import random_text
    from kurgan.engine.match import Match

    game = ready(name)
    if not all("=" in option for option in options):
        raise ValueError("an option is given as name=value")
    chosen = dict(option.partition("=")[::2] for option in options)
    texts = [mix or random_text(), *(random_text() for _ in game.seats[1:])]
    return Match.new(game, scenario or game.rulebook.game.scenario, players, chosen, texts)


def compile_players(match: Match, names: Collection[str]) -> None:
    """Let every idea of these players think once, and say what it is after: the waiting comes before the game."""
    from kurgan.cli.ready import first_time
    from kurgan.engine.chance import stream
    from kurgan.players.intent import chances
    from kurgan.players.mind import Mind

    game, seat = match.game, max(0, match.to_move)
    minds, title = [Mind(name, game, seat) for name in names], game.rulebook.game.title.en
    if match.result is not None:
        return
    for mind in {mind.idea: mind for mind in reversed(minds)}.values():
        let_think(mind, match)
    if minds and game.goals is not None:
        with first_time(f"what a player is after in {title}", game, "intent"):
            chances(game, match.known(seat), seat, stream(0))


def compile_counsel(match: Match) -> None:
    """Let whoever gives hints think once, and say how likely a side is to win: when that is first wanted."""
    from kurgan.cli.ready import first_time, is_done
    from kurgan.engine.chance import stream
    from kurgan.players.counsel import COUNSELLOR, win_probability
    from kurgan.players.mind import Mind

    game, seat, mark = match.game, match.to_move, "counsel"
    if not is_done(game, mark):
        let_think(Mind(COUNSELLOR, game, seat), match)
        with first_time(f"how likely a side is to win {game.rulebook.game.title.en}", game, mark):
            win_probability(game, match.known(seat), seat, stream(0))


def let_think(mind: Mind, match: Match) -> None:
    """Once, so that its idea is compiled."""
    from kurgan.cli.ready import first_time
    from kurgan.engine.chance import stream

    with first_time(f"the player {mind.idea} for {mind.game.rulebook.game.title.en}", mind.game, f"{mind.idea}.player"):
        mind.choose(match.known(mind.seat), stream(0))
