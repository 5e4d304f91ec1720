"""`kurgan games`: which games and scenarios there are."""

from __future__ import annotations

import tomllib
from pathlib import Path

from pydantic import BaseModel
from rich.padding import Padding

from kurgan import games as library
from kurgan.cli.voice import Json, Language, checked_language, in_language, out, print_json, say
from kurgan.engine.datafile import Text


class ScenarioHead(BaseModel):
    """A scenario in a few words."""

    name: str
    title: Text
    summary: Text


class GameHead(BaseModel):
    """A game in a few words."""

    name: str
    version: str
    title: Text
    summary: Text
    seats: list[str]
    default_scenario: str
    scenarios: list[ScenarioHead]


class Shelf(BaseModel):
    """All of them."""

    games: list[GameHead]


def games(json: Json = False, language: Language = "") -> None:
    """List the games and their scenarios."""
    language = checked_language(language)
    shelf = Shelf(games=[described(name) for name in library.folders()])
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


def described(name: str) -> GameHead:
    """A game without compiling it."""
    about = library.about(name)
    return GameHead(
        name=name,
        version=about.version,
        title=about.title,
        summary=about.summary,
        seats=about.seats,
        default_scenario=about.scenario,
        scenarios=[head(path) for path in sorted(library.folder(name).glob("tables/scenarios/*.toml"))],
    )


def head(path: Path) -> ScenarioHead:
    """A scenario's title and summary."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    return ScenarioHead(name=path.stem, title=content["title"], summary=content["summary"])
