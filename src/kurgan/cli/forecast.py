"""`kurgan forecast`: what an order would lead to in a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kurgan.cli.voice import Json, Language, checked_language, out, print_json

if TYPE_CHECKING:
    from kurgan.engine.match import Match


def forecast(
    file: Annotated[Path, typer.Argument(help="A journal.")],
    order: Annotated[
        str, typer.Argument(help="An order in words, such as “attack 14pz 0503”; all of them if none is given.")
    ] = "",
    at: Annotated[int, typer.Option(help="After so many numbers of the journal; by default at its end.")] = -1,
    json: Json = False,
    language: Language = "",
) -> None:
    """Forecast an order exactly, from what the seat to move knows."""
    from kurgan.cli.odds import as_json, shown
    from kurgan.engine.match import Refused

    language = checked_language(language)
    match = position(file, at)
    game, seat = match.game, match.to_move
    if seat < 0:
        raise ValueError(f"{file.name}: no seat is to move there, so there is no order to forecast")
    known = match.known(seat)
    try:
        numbers = [number_of(match, seat, order)] if order else match.legal(seat)
    except Refused as error:
        raise ValueError(game.catalogue.say(error.line, language)) from error
    found = {game.say(known, number): answer for number in numbers if (answer := game.forecast(known, number))}
    if order and not found:
        raise ValueError(f"“{order}” casts no die: there is nothing to forecast")
    if json:
        print_json(
            {
                "game": game.name,
                "seat": game.seats[seat],
                "orders": {words: as_json(answer, game.catalogue, language) for words, answer in found.items()},
            }
        )
        return
    for answer in found.values():
        out().print(shown(answer, game.catalogue, language))
        out().print()


def position(file: Path, at: int) -> Match:
    """The match of a journal, at its end or after so many numbers."""
    from kurgan.cli.ready import ready
    from kurgan.engine import journal as journals

    try:
        journal = journals.parsed(file.read_text(encoding="utf-8"))
        if at >= 0:
            del journal.entries[at:]
            journal.result = ""
        return journals.replayed(ready(journal.game), journal)
    except journals.Damaged as error:
        raise ValueError(f"{file.name}, {error}") from error


def number_of(match: Match, seat: int, order: str) -> int:
    """The number of a legal order; Refused if it is none."""
    from kurgan.engine.game import Unreadable
    from kurgan.engine.match import Refused

    known = match.known(seat)
    try:
        number = match.game.read(known, order)
    except Unreadable as error:
        raise Refused(error.line) from error
    if number not in match.game.choices(known):
        raise Refused(match.game.refusal(known, number))
    return number
