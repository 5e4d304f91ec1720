"""Knobs: numbers of a scenario file that may be turned to bring it into balance, and how far.

A knob names a number by its path through the file, `victory.axis_needs`; a row of a list is called by a word in it,
`axis.units.14pz.attack`. Where it names several, by `*` for every row or in a list of paths, what it brings is added.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Final, Self

from pydantic import Field, model_validator

from kurgan.engine.datafile import Data, Place

MOST_VALUES: Final = 99
EVERY: Final = "*"
RATINGS: Final = ("attack", "defence", "movement")
RATED: Final = re.compile(r"(?<!\S)(\d+)-(\d+)-(\d+)(?!\S)")  # a unit that is a line of text has its ratings in it


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
    """A scenario file with knobs."""

    knobs: Mapping[Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]*$")], Knob] = {}

    def faults(self) -> Iterator[tuple[Place, str]]:
        content = self.model_dump(exclude={"knobs"})
        for name, knob in self.knobs.items():
            for path in knob.paths:
                numbers = len(places(content, path))
                if numbers == 0:
                    yield ("knobs", name, "path"), f"{path} names no number of this file"
                elif numbers > 1 and not knob.adds:
                    yield ("knobs", name, "path"), f"{path} names {numbers} numbers: * stands for every row"


def places(content: object, path: str) -> list[Place]:
    """Where the numbers stand that a path names."""
    return [place for place, _ in found(content, tuple(path.split(".")))]


def found(content: object, way: tuple[str, ...]) -> Iterator[tuple[Place, int]]:
    """The numbers at the end of a way, and how one came there."""
    if not way:
        if type(content) is int:  # and no word or yes-or-no that is a number inside
            yield (), content
        return
    if isinstance(content, str):
        if (rated := RATED.search(content)) and len(way) == 1 and way[0] in RATINGS:
            yield way, int(rated[1 + RATINGS.index(way[0])])
        return
    for step, part in steps(content, way[0]):
        yield from (((step, *place), number) for place, number in found(part, way[1:]))


def steps(content: object, word: str) -> Iterator[tuple[int | str, object]]:
    """Where one word of a path leads: into a part of the file by its name, or into the rows it stands in."""
    if isinstance(content, dict):
        yield from (pair for pair in content.items() if word in (EVERY, pair[0]))
    elif isinstance(content, list | tuple):
        yield from (pair for pair in enumerate(content) if word == EVERY or word in words_of(pair[1]))


def words_of(row: object) -> list[object]:
    """The words by which a row is called: those of its line, or its values."""
    return [*row.values()] if isinstance(row, dict) else [*row.split()] if isinstance(row, str) else []
