"""`kurgan games`: which games and scenarios there are."""

from __future__ import annotations

from pydantic import BaseModel
from rich.padding import Padding

from kurgan.cli.voice import Json, Language, checked_language, in_language, out, print_json, say
from kurgan.games.shelf import GameHead
from kurgan.games.shelf import shelf as whole_shelf


class Shelf(BaseModel):
    """All of them."""

    games: list[GameHead]


def games(json: Json = False, language: Language = "") -> None:
    """List the games and their scenarios."""
    language = checked_language(language)
    shelf = Shelf(games=whole_shelf())
    if json:
        print_json(shelf)
        return
    for game in shelf.games:
        out().print(f"[bold]{game.name}[/]  {in_language(game.title, language)}")
        out().print(Padding(in_language(game.summary, language), (0, 0, 0, 4)))
        for scenario in game.scenarios:
            usual = say("games-default", language) if scenario.name == game.default_scenario else ""
            title = in_language(scenario.title, language)
            out().print(Padding(f"[bold]{scenario.name}[/]  {title} {usual}", (0, 0, 0, 4)))
