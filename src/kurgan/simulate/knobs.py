"""Scenarios with their knobs turned: as text that keeps its comments, and as the position they begin with."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import tomlkit
from pydantic import TypeAdapter

from kurgan.engine.datafile import Place, value_at
from kurgan.engine.editions import edition_of, former
from kurgan.engine.game import AnyGame
from kurgan.engine.knobs import Knob, Rated, places
from kurgan.engine.record import AnyRecord
from kurgan.simulate.score import Share

KNOBS: Final = TypeAdapter(dict[str, Knob])
FEWEST: Final = 20  # games that a scenario's card speaks of


def knobs_of(game: AnyGame, scenario: str) -> dict[str, Knob]:
    """The knobs that a scenario declares; a file at fault is named with its line."""
    game.start(scenario, {})
    return KNOBS.validate_python(tomllib.loads(text_of(game, scenario)).get("knobs", {}))


def text_of(game: AnyGame, scenario: str) -> str:
    """A scenario's file as it is written."""
    return game.scenario_file(scenario).read_text(encoding="utf-8")


@dataclass(frozen=True)
class Variant:
    """A scenario with knobs turned and options chosen."""

    game: AnyGame
    scenario: str
    setting: Mapping[str, int] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """Its file."""
        text = text_of(self.game, self.scenario)
        if not self.setting:
            return text
        return turned(text, knobs_of(self.game, self.scenario), self.setting, self.game.rated)

    def start(self) -> AnyRecord:
        """Its first position; ValueError if the game refuses what was turned."""
        if not self.setting:
            return self.game.start(self.scenario, self.options)
        with TemporaryDirectory() as folder:
            file = Path(folder) / self.game.scenario_file(self.scenario).name
            file.write_text(self.text, encoding="utf-8")
            try:
                return self.game.start(file, self.options)
            except ValueError as error:
                turns = ", ".join(f"{name} = {value}" for name, value in self.setting.items())
                raise ValueError(f"with {turns}: {error}") from error


def variant(game: AnyGame, words: str, usual: Mapping[str, str] | None = None) -> Variant:
    """A variant in words: `september-1942`, `my-battle.toml`, `uranus:weather=rolled,points=2`, `:axis_needs=9`.
    Options that it does not name are as usual."""
    name, _, rest = words.partition(":")
    scenario = name or game.rulebook.game.scenario
    knobs = knobs_of(game, scenario)
    setting, options = dict[str, int](), dict(usual or {})
    for choice in filter(None, rest.split(",")):
        what, _, value = choice.partition("=")
        if what in game.options:
            options[what] = value
        elif what not in knobs:
            there = ", ".join([*game.options, *knobs]) or "none"
            raise ValueError(f"{scenario} has no option and no knob {what!r}; there are {there}")
        elif not re.fullmatch(r"[+-]?\d+", value):
            raise ValueError(f"knob {what} is turned to a whole number, not to {value!r}")
        else:
            setting[what] = int(value)
    return Variant(game, scenario, setting, options)


def turned(text: str, knobs: Mapping[str, Knob], setting: Mapping[str, int], rated: Rated | None = None) -> str:
    """The text of a scenario with its knobs set so; comments and everything else stay as they are."""
    document, content = tomlkit.parse(text), tomllib.loads(text)
    for name, value in setting.items():
        knob = knobs[name]
        for path in knob.paths:
            found = places(content, path, rated)
            if knob.adds and not found:
                raise ValueError(f"knob {name}: {path} is not written in the file, so there is nothing to add to")
            for place in found or [tuple(path.split("."))]:
                put(document, *rewritten(content, place, knob, value, rated))
    return tomlkit.dumps(document)


def rewritten(content: object, place: Place, knob: Knob, value: int, rated: Rated | None) -> tuple[Place, int | str]:
    """What is to be written where to turn a number: itself, or the line of text that it stands in."""
    line, number = value_at(content, place[:-1]), value_at(content, place)
    span = rated.span(line, str(place[-1])) if rated is not None and isinstance(line, str) else None
    if span is None or not isinstance(line, str):
        return place, knob.turned(number if isinstance(number, int) else 0, value)
    first, last = span
    return place[:-1], f"{line[:first]}{knob.turned(int(line[first:last]), value)}{line[last:]}"


def put(part: object, place: Place, new: int | str) -> None:
    """Write a value into a part of a document; what is on the way there and was left out is made."""
    first, *rest = place
    if isinstance(part, list) and isinstance(first, int):
        if rest:
            put(part[first], tuple(rest), new)
        else:
            part[first] = new
    elif isinstance(part, dict):
        if rest:
            put(part.setdefault(first, tomlkit.inline_table()), tuple(rest), new)
        else:
            part[first] = new


def with_facts(text: str, seats: tuple[str, str], measured: Share) -> str:
    """A scenario whose card says what was measured; too few games to say so, and the card says nothing."""
    document = tomlkit.parse(text)
    facts = document.get("facts")
    if facts is None:
        return text
    if measured.games < FEWEST:
        document.remove("facts")
    else:
        for seat, wins in zip(seats, (measured.wins, measured.losses), strict=True):
            facts["wins"][seat] = round(100 * wins / measured.games, 1)
        facts["games"] = measured.games
    return tomlkit.dumps(document)


def next_edition(text: str) -> str:
    """A scenario that has been changed since it was played."""
    document = tomlkit.parse(text)
    document["edition"] = document.get("edition", 1) + 1
    return tomlkit.dumps(document)


def keep(file: Path) -> None:
    """Put what a scenario's file says among its former editions, if it is not there already."""
    kept = former(file, edition_of(file))
    kept.parent.mkdir(exist_ok=True)
    if not kept.exists():
        kept.write_bytes(file.read_bytes())
