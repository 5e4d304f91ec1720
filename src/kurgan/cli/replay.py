"""`kurgan replay`: a journal played again, shown or verified."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kurgan.cli.voice import Json, Language, checked_language, out, print_json

if TYPE_CHECKING:
    from kurgan.engine.match import Match


def replay(
    file: Path,
    verify: Annotated[
        bool, typer.Option("--verify", help="Work out every roll again from the published secret.")
    ] = False,
    seat: Annotated[str, typer.Option(help="Only what this seat heard.")] = "",
    pictures: Annotated[
        bool, typer.Option("--pictures", help="Show the game at the end as each seat sees it.")
    ] = False,
    scenario: Annotated[str, typer.Option(help="The scenario file, if it has moved.")] = "",
    json: Json = False,
    language: Language = "",
) -> None:
    """Play a journal again from its numbers; a damaged or edited file is refused with the line at fault."""
    from kurgan.cli.ready import ready
    from kurgan.engine import journal as journals

    language = checked_language(language)
    try:
        journal = journals.parsed(file.read_text(encoding="utf-8"))
        game = ready(journal.game)
        rolls = journals.verify(game, journal, scenario or None) if verify else 0
        match = journals.replayed(game, journal, scenario or None)
    except journals.Damaged as error:
        raise ValueError(f"{file.name}, {error}") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"{file.name} is not a text file") from error
    if seat and seat not in game.seats:
        raise ValueError(f"{game.name} has no seat {seat!r}; there are {', '.join(game.seats)}")
    result = game.catalogue.say(match.result.line, language) if match.result else None
    if json:
        print_json(
            {
                "game": game.name,
                "scenario": match.scenario,
                "rules": journal.rules,
                "same_rules": journal.rules == game.ruleset,
                "numbers": match.version,
                "rolls_verified": rolls if verify else None,
                "result": result,
                "winner": None if match.result is None or match.result.winner < 0 else game.seats[match.result.winner],
            }
        )
        return
    if verify:
        out().print(
            f"All {rolls} rolls follow from the secret, and the secret is the one committed to before the first."
        )
        return
    show(match, [game.seats.index(seat)] if seat else range(len(game.seats)), bool(seat), language)
    if pictures:
        for index in range(len(game.seats)):
            out().print(game.picture(match.known(index), index, game.catalogue, language))
    out().print(result or f"Not finished: {match.version} numbers so far.")


def show(match: Match, seats: Iterable[int], is_one: bool, language: str) -> None:
    """Everything that was heard, in order; a line that both seats heard is shown once."""
    game = match.game
    heard: dict[int, list[str]] = {version: [] for version in range(1, match.version + 1)}
    for seat in seats:
        for version, line in match.heard[seat]:
            words = game.catalogue.say(line, language)
            if words not in heard[version]:
                heard[version].append(words)
    for version, entry in enumerate(match.entries, 1):
        if not is_one:
            name = "chance" if entry.seat < 0 else game.seats[entry.seat]
            out().print(f"[dim]{version:>4} {name:<8} {entry.words}[/]")
        for words in heard[version]:
            out().print(f"       {words}", markup=False)
