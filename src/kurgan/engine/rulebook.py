"""A game's rulebook.toml: who it is, every numbered rule in one line, and every reading where the source is silent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import BeforeValidator, Field

from kurgan.engine.datafile import Data, Place, Text, load


class About(Data):
    """The game in a few words; read by `kurgan games` without compiling anything."""

    name: str
    version: str
    title: Text
    summary: Text
    seats: Annotated[list[str], Field(min_length=1)]
    scenario: str
    measured: tuple[str, ...] = ()  # scenarios that `kurgan bench` measures besides
    turn_rule: str
    end_rule: str


def in_both(value: object) -> object:
    """Figures and signs are the same words in both languages, and written once."""
    return {"en": value, "fr": value} if isinstance(value, str) else value


Cell = Annotated[Text, BeforeValidator(in_both)]


class Table(Data):
    """A printed table: the first column names the rows."""

    title: Text
    columns: Annotated[list[Cell], Field(min_length=2)]
    rows: Annotated[list[list[Cell]], Field(min_length=1)]


class Rule(Data):
    """One numbered rule."""

    number: Annotated[str, Field(pattern=r"^\d+(\.\d+)?$")]
    title: Text
    summary: Text
    status: Literal["document", "fact", "reading", "design"]
    reading: Text | None = None
    table: Table | None = None
    source: tuple[str, ...] = ()  # the lines of the game's source document that it rests on, to the letter


class Rulebook(Data):
    """The whole file."""

    game: About
    rule: list[Rule]

    @classmethod
    def load(cls, folder: Path) -> Self:
        """The rulebook of the game in this folder."""
        return load(folder / "rulebook.toml", cls)

    def numbered(self, number: str) -> Rule | None:
        """The rule with this number."""
        return next((rule for rule in self.rule if rule.number == number), None)

    def faults(self) -> Iterator[tuple[Place, str]]:
        seen: set[str] = set()
        for row, rule in enumerate(self.rule):
            if rule.number in seen:
                yield ("rule", row, "number"), f"{rule.number} is there twice"
            if rule.status == "reading" and rule.reading is None:
                yield ("rule", row, "status"), f"{rule.number} is a reading but does not say which"
            if rule.table and any(len(cells) != len(rule.table.columns) for cells in rule.table.rows):
                yield ("rule", row, "table", "rows"), f"a row of {rule.number} is not as long as its columns"
            seen.add(rule.number)
