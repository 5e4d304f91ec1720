"""A hint on the terminal: orders worth a thought, as they are typed, what each is, and how likely it is to win. And
what the computer was after."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from kurgan.engine.entries import is_end
from kurgan.engine.figures import percent
from kurgan.engine.game import AnyGame
from kurgan.engine.match import HUMAN, Match
from kurgan.engine.record import AnyRecord
from kurgan.engine.text import Line
from kurgan.players.counsel import hint
from kurgan.players.intent import intent


def advised(game: AnyGame, known: AnyRecord, seat: int, language: str) -> Grid:
    """The orders that look best to a seat, the best first."""
    grid = Grid.grid(padding=(0, 2, 0, 2), pad_edge=True)
    for place, found in enumerate(hint(game, known, seat), 1):
        forecast = game.forecast(known, found.number)
        meant = game.catalogue.say(forecast.title, language) if forecast else ""
        chance = percent(found.probability, 0, language)
        grid.add_row(str(place), Text(chance, "bold"), Text(game.say(known, found.number), "bold"), Text(meant))
    return grid


def meant(match: Match, listener: int, news: Sequence[Line]) -> list[Line]:
    """What the computer was after, if the news say that its turn has ended."""
    computers = [seat for seat, name in enumerate(match.players) if name != HUMAN and seat != listener]
    ended = [seat for seat in computers if any(is_end(line, match.game.seats[seat]) for line in news)]
    return [line for seat in ended for line in intent(match, seat, listener)]
