"""The games and their scenarios in a few words, read from their data files without compiling anything."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from pydantic import BaseModel

from kurgan import games
from kurgan.engine.datafile import Text
from kurgan.engine.editions import TODAY, editions, of_edition
from kurgan.engine.scenario import Facts


class ScenarioHead(BaseModel):
    """A scenario in a few words."""

    name: str
    title: Text
    summary: Text
    turns: int
    facts: Facts | None  # measured for the scenarios that come with the games
    side: str | None  # who begins and is offered first, where the scenario says so
    is_given: bool  # the first cards or dice are given, not drawn: a lesson


class GameHead(BaseModel):
    """A game in a few words."""

    name: str
    version: str
    title: Text
    summary: Text
    seats: list[str]
    default_scenario: str
    scenarios: list[ScenarioHead]


def shelf() -> list[GameHead]:
    """Every game."""
    return [described(name) for name in games.folders()]


def described(name: str) -> GameHead:
    """One game."""
    about = games.about(name)
    return GameHead(
        name=name,
        version=about.version,
        title=about.title,
        summary=about.summary,
        seats=about.seats,
        default_scenario=about.scenario,
        scenarios=[head(path) for path in sorted(games.folder(name).glob("tables/scenarios/*.toml"))],
    )


def all_editions(files: Iterable[Path]) -> dict[tuple[str, int], ScenarioHead]:
    """Every edition of some scenarios that is here, by name and number."""
    return {(file.stem, edition): head(file, edition) for file in files for edition in editions(file)}


def head(file: Path, edition: int = TODAY) -> ScenarioHead:
    """A scenario's title and summary."""
    content = tomllib.loads(of_edition(file, edition).read_text(encoding="utf-8"))
    return ScenarioHead(
        name=file.stem,
        title=content["title"],
        summary=content["summary"],
        turns=content.get("turns", 20),
        facts=content.get("facts"),
        side=content.get("first_side"),
        is_given="script" in content,
    )
