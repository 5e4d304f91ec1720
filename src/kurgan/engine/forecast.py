"""What an order would lead to, exactly: how its chances come about, and what follows from each."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal, TypeAlias

from pydantic import PlainSerializer

from kurgan.engine.text import Line

Chance: TypeAlias = Annotated[Fraction, PlainSerializer(float, return_type=float)]
"""Exact here, a decimal number on the wire."""


@dataclass(frozen=True)
class Mark:
    """A place in the table of a rule: a row, a column (the one with the names is 0) or, with both, a cell."""

    rule: str
    row: int | None = None
    column: int | None = None


@dataclass(frozen=True)
class Factor:
    """One value that counts, with the rule it rests on."""

    label: Line
    value: str
    is_sum: bool = False  # what the values before it come to
    read_at: tuple[Mark, ...] = ()  # where the rulebook's tables say so, the one to open first


@dataclass(frozen=True)
class Case:
    """One thing the target may be: how likely, and how the column or threshold comes about."""

    who: Line
    chance: Chance
    factors: tuple[Factor, ...]


@dataclass(frozen=True)
class Consequence:
    """One thing that follows, and how likely it is in all."""

    line: Line
    chance: Chance


@dataclass(frozen=True)
class Outcome:
    """One result: how likely, with which dice (if the target is known), and what follows from it."""

    result: Line
    chance: Chance
    dice: tuple[int, ...]
    follows: tuple[Consequence, ...]


Gravity: TypeAlias = Literal["note", "danger", "doubt"]
"""To be known; to be feared; or so much to be feared that whoever orders it is asked first."""


@dataclass(frozen=True)
class Caution:
    """What an order brings with it, beside what it would lead to itself."""

    line: Line
    gravity: Gravity


@dataclass(frozen=True)
class Forecast:
    """The whole answer. More than one case only where the target is not known; no outcomes where no die is cast. Where
    there are many outcomes, the summary says of the few things that matter how likely they are in all."""

    title: Line
    cases: tuple[Case, ...]
    outcomes: tuple[Outcome, ...]
    note: Line | None = None
    summary: tuple[Consequence, ...] = ()
    cautions: tuple[Caution, ...] = ()

    @property
    def is_doubtful(self) -> bool:
        """Is it worth a question before it is ordered?"""
        return any(each.gravity == "doubt" for each in self.cautions)
