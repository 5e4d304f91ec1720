"""`kurgan forecast`: what an order would lead to in a saved game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kurgan.cli.voice import Json, Language, Seat, checked_language, out, print_json

if TYPE_CHECKING:
    from kurgan.engine.forecast import Forecast
    from kurgan.engine.match import Match

Order = Annotated[
    list[str] | None,
    typer.Argument(help="An order in words, such as attack 14pz 0503; all that cast a die if none is given."),
]
At = Annotated[
    int | None,
    typer.Option(min=0, help="After so many numbers of the journal of a match that is over; by default at its end."),
]


def forecast(
    file: Annotated[Path, typer.Argument(help="A journal.")],
    order: Order = None,
    at: At = None,
    seat: Seat = "",
    json: Json = False,
    language: Language = "",
) -> None:
    """Forecast an order exactly, from what the seat to move knows."""
    from kurgan.cli.odds import as_json, shown

    language = checked_language(language)
    match = position(file, at, seat)
    words = " ".join(order or [])
    catalogue, found = match.game.catalogue, forecasts(match, words, language)
    if words and not found:
        raise ValueError(f"“{words}” casts no die: there is nothing to forecast")
    if json:
        orders = {words: as_json(answer, catalogue, language) for words, answer in found.items()}
        print_json({"game": match.game.name, "seat": match.game.seats[match.to_move], "orders": orders})
        return
    for answer in found.values():
        out().print(shown(answer, catalogue, language))
        out().print()


def position(file: Path, at: int | None, seat: str) -> Match:
    """The match of a journal where a seat is to move and may look: at its end or, if it is over, after so many numbers.

    While it is not over, where the seat was to move would tell it how many orders it did not see.
    """
    from kurgan.cli.saves import audience, opened
    from kurgan.engine.game import CHANCE, NOBODY
    from kurgan.engine.journal import replayed

    journal, match = opened(file)
    seats = audience(file, match, seat)
    if at is not None and match.result is None:
        raise ValueError(f"{file.name} is not over yet: it can be looked at only as it stands, without --at")
    if at is not None:
        match = replayed(match.game, replace(journal, entries=journal.entries[:at], result="", winner=""))
    if match.to_move in (CHANCE, NOBODY):
        raise ValueError(f"{file.name}: no seat is to move there, so there is no order to forecast")
    if match.to_move not in seats:
        raise ValueError(f"{file.name}: {seat} is not to move there, so it has no order to forecast")
    return match


def forecasts(match: Match, order: str, language: str) -> dict[str, Forecast]:
    """The forecast of one order, or of every legal one that casts a die; by its words."""
    from kurgan.engine.match import Refused

    game, seat = match.game, match.to_move
    known = match.known(seat)
    try:
        numbers = [match.read(seat, order)] if order else match.legal(seat)
    except Refused as error:
        raise ValueError(game.catalogue.say(error.line, language)) from error
    found = {game.say(known, number): answer for number in numbers if (answer := game.forecast(known, number))}
    return {words: answer for words, answer in found.items() if order or answer.outcomes}
