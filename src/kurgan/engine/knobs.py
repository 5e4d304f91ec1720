"""Knobs: numbers of a scenario file that may be turned to bring it into balance, and how far.

A knob names a number by its path through the file, `victory.axis_needs`; a row of a list is called by a word in it,
`axis.units.14pz.attack`. Where it names several, by `*` for every row or in a list of paths, what it brings is added.
A row may be a line of text with numbers in it: which they are, and what they are called, its game says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Self

from pydantic import Field, model_validator

from kurgan.engine.datafile import Data, Place
from kurgan.engine.editions import Edition

MOST_VALUES: Final = 99
EVERY: Final = "*"


@dataclass(frozen=True)
class Rated:
    """How the lines of a game's scenarios are rated: a pattern with a group for each number, and the names of these."""

    pattern: re.Pattern[str]
    names: tuple[str, ...]

    def span(self, line: str, name: str) -> tuple[int, int] | None:
        """From where to where a number stands in a line, if it has it."""
        found = self.pattern.search(line) if name in self.names else None
        return found.span(1 + self.names.index(name)) if found else None


class Knob(Data):
    """What may be turned, and from where to where; what it adds to is kept from `least` to `most`."""

    path: str | Annotated[tuple[str, ...], Field(min_length=1)]
    first: Annotated[int, Field(alias="from")]
    last: Annotated[int, Field(alias="to")]
    step: Annotated[int, Field(ge=1)] = 1
    least: int | None = None
    most: int | None = None

    @property
    def paths(self) -> tuple[str, ...]:
        return (self.path,) if isinstance(self.path, str) else self.path

    @property
    def adds(self) -> bool:
        """Is it added to what stands there, and not written in its place?"""
        return not isinstance(self.path, str) or EVERY in self.path.split(".")

    @property
    def values(self) -> range:
        """Everything it can be turned to."""
        return range(self.first, self.last + 1, self.step)

    def turned(self, number: int, value: int) -> int:
        """What becomes of a number; where a knob adds, nothing stays nothing: a staff does not learn to attack."""
        if not self.adds:
            return value
        if number == 0:
            return 0
        raised = number + value if self.least is None else max(number + value, self.least)
        return raised if self.most is None else min(raised, self.most)

    @model_validator(mode="after")
    def can_be_turned(self) -> Self:
        if self.last <= self.first:
            raise ValueError(f"goes from {self.first} to {self.last}: there is nothing to turn")
        if len(self.values) > MOST_VALUES:
            raise ValueError(f"has {len(self.values)} values, and at most {MOST_VALUES} can be tried")
        if not self.adds and not self.least is self.most is None:
            raise ValueError("least and most are for a knob that adds to several numbers")
        return self


class Tunable(Data):
    """A scenario file: which edition it is, and its knobs."""

    rated: ClassVar[Rated | None] = None  # where its rows are lines with numbers in them
    edition: Edition = 1
    knobs: Mapping[Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]*$")], Knob] = {}

    def faults(self) -> Iterator[tuple[Place, str]]:
        content = self.model_dump(exclude={"knobs", "edition"})
        for name, knob in self.knobs.items():
            for path in knob.paths:
                numbers = len(places(content, path, self.rated))
                if numbers == 0:
                    yield ("knobs", name, "path"), f"{path} names no number of this file"
                elif numbers > 1 and not knob.adds:
                    yield ("knobs", name, "path"), f"{path} names {numbers} numbers: * stands for every row"


def places(content: object, path: str, rated: Rated | None = None) -> list[Place]:
    """Where the numbers stand that a path names; one in a line has the line's place and its own name."""
    return list(found(content, tuple(path.split(".")), rated))


def found(content: object, way: tuple[str, ...], rated: Rated | None) -> Iterator[Place]:
    """How one comes to the numbers at the end of a way."""
    if not way:
        if type(content) is int:  # and no word or yes-or-no that is a number inside
            yield ()
    elif isinstance(content, str):
        if rated is not None and len(way) == 1 and rated.span(content, way[0]):
            yield way
    else:
        for step, part in steps(content, way[0]):
            yield from ((step, *place) for place in found(part, way[1:], rated))


def steps(content: object, word: str) -> Iterator[tuple[int | str, object]]:
    """Where one word of a path leads: into a part of the file by its name, or into the rows it stands in."""
    if isinstance(content, dict):
        yield from (pair for pair in content.items() if word in (EVERY, pair[0]))
    elif isinstance(content, list | tuple):
        yield from (pair for pair in enumerate(content) if word == EVERY or word in words_of(pair[1]))


def words_of(row: object) -> list[object]:
    """The words by which a row is called: those of its line, or its values."""
    return [*row.values()] if isinstance(row, dict) else [*row.split()] if isinstance(row, str) else []
