"""`kurgan games`: which games and scenarios there are."""

from __future__ import annotations

import tomllib
from pathlib import Path

from rich.padding import Padding

from kurgan import games as library
from kurgan.cli.voice import Json, Language, checked_language, out, print_json
from kurgan.engine.datafile import Text


def games(json: Json = False, language: Language = "") -> None:
    """List the games and their scenarios."""
    language = checked_language(language)
    listed = [described(name) for name in library.folders()]
    if json:
        print_json({"games": listed})
        return
    for game in listed:
        out().print(f"[bold]{game['name']}[/]  {of(game['title'], language)}")
        out().print(Padding(of(game["summary"], language), (0, 0, 0, 4)))
        for scenario in game["scenarios"]:
            out().print(Padding(f"[bold]{scenario['name']}[/]  {of(scenario['title'], language)}", (0, 0, 0, 4)))


def described(name: str) -> dict[str, object]:
    """A game without compiling it."""
    about = library.about(name)
    return {
        "name": name,
        "version": about.version,
        "title": about.title.model_dump(),
        "summary": about.summary.model_dump(),
        "seats": about.seats,
        "default_scenario": about.scenario,
        "scenarios": [head(path) for path in sorted(library.folder(name).glob("tables/scenarios/*.toml"))],
    }


def head(path: Path) -> dict[str, object]:
    """A scenario's title and summary."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    return {"name": path.stem, "title": content.get("title", {}), "summary": content.get("summary", {})}


def of(text: object, language: str) -> str:
    """A text in a language."""
    return getattr(Text.model_validate(text), language)
