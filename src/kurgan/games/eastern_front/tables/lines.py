"""The lines of scenario files: a unit and where it stands, an arrival, a change, an air unit."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Final, Self

from pydantic import BeforeValidator, Field, model_validator

from kurgan.engine.datafile import Data
from kurgan.games.eastern_front.tables.map import GRID, LAND, OFF_MAP, month_number
from kurgan.games.eastern_front.tables.mapfile import MonthName
from kurgan.games.eastern_front.tables.units import (
    AIR_BY_CODE,
    FORMATION_BY_CODE,
    AirFormation,
    Formation,
    Kind,
    Size,
)
from kurgan.games.eastern_front.tables.words import member, written

MOST_RATING: Final = 12
MOST_MOVEMENT: Final = 8
END_OF_WAR: Final = "1945-05"

UNIT: Final = re.compile(r"(?P<code>\S+) +(?P<at>\S+) +(?P<ratings>\S+)(?P<traits>( +\S+)*)")
ARRIVAL: Final = re.compile(rf"(?P<month>\S+) +{UNIT.pattern}")
CHANGE: Final = re.compile(r"(?P<month>\S+) +(?P<code>\S+) +(?P<ratings>\S+)")
AIR: Final = re.compile(r"(?P<code>\S+)( +from +(?P<first>\S+))?( +until +(?P<last>\S+))?")

Rating = Annotated[int, Field(ge=0, le=MOST_RATING)]
Movement = Annotated[int, Field(ge=1, le=MOST_MOVEMENT)]


def taken_apart(line: object, form: re.Pattern[str], example: str) -> dict[str, str]:
    """The named parts of a line."""
    found = form.fullmatch(line.strip()) if isinstance(line, str) else None
    if not found:
        raise ValueError(f"{line!r} does not read like {example!r}")
    return {name: part for name, part in found.groupdict().items() if part is not None}


def numbers(ratings: str) -> dict[str, object]:
    """The three numbers of a counter."""
    parts = ratings.split("-")
    if len(parts) != 3 or not all(part.isdigit() for part in parts):
        raise ValueError(f"{ratings!r} is not attack-defence-movement, like 4-5-4")
    return dict(zip(("attack", "defence", "movement"), map(int, parts), strict=True))


def formation_called(code: str) -> Formation:
    """The formation with this code."""
    if code not in FORMATION_BY_CODE:
        raise ValueError(f"no formation is called {code!r}; formations.toml lists them")
    return FORMATION_BY_CODE[code]


class UnitLine(Data):
    """One counter: "de57 0613 6-5-6", and then `dispersed`, or a kind or size that is not its formation's."""

    code: str
    at: str
    attack: Rating
    defence: Annotated[int, Field(ge=1, le=MOST_RATING)]
    movement: Movement
    dispersed: bool = False
    kind: Annotated[Kind, BeforeValidator(member(Kind))]
    size: Annotated[Size, BeforeValidator(member(Size))]

    @property
    def formation(self) -> Formation:
        return FORMATION_BY_CODE[self.code]

    @property
    def hex(self) -> int:
        return GRID.named(self.at)

    @model_validator(mode="before")
    @classmethod
    def read(cls, line: object) -> object:
        return read_unit(taken_apart(line, UNIT, "de57 0613 6-5-6"))

    @model_validator(mode="after")
    def stands_on_land(self) -> Self:
        if self.hex == OFF_MAP:
            raise ValueError(f"{self.code}: there is no hex {self.at!r}; hexes go from 0000 to 3435")
        if self.hex not in LAND:
            raise ValueError(f"{self.code}: {self.at} is water, or closed")
        return self


def read_unit(parts: Mapping[str, str]) -> dict[str, object]:
    """The fields of a counter from the parts of its line."""
    formation = formation_called(parts["code"])
    fields: dict[str, object] = {"code": parts["code"], "at": parts["at"], **numbers(parts["ratings"])}
    fields |= {"kind": formation.kind, "size": formation.size}
    for trait in parts["traits"].split():
        if trait == "dispersed":
            fields["dispersed"] = True
        elif trait in map(written, Size):
            fields["size"] = trait
        else:
            fields["kind"] = trait
    return fields


class ArrivalLine(UnitLine):
    """[9.5] A counter that comes later: "1942-12 de57 2826 8-6-6"."""

    month: MonthName

    @property
    def month_number(self) -> int:
        return month_number(self.month)

    @model_validator(mode="before")
    @classmethod
    def read(cls, line: object) -> object:
        parts = taken_apart(line, ARRIVAL, "1942-12 de57 2826 8-6-6")
        return {"month": parts["month"], **read_unit(parts)}


class ChangeLine(Data):
    """[9.5] A unit leaves, "1943-05 it2 gone", or has other ratings from then on, "1943-04 su65 4-5-4"."""

    month: MonthName
    code: str
    attack: Rating = 0
    defence: Rating = 0
    movement: Annotated[int, Field(ge=0, le=MOST_MOVEMENT)] = 0
    gone: bool = False

    @property
    def formation(self) -> Formation:
        return FORMATION_BY_CODE[self.code]

    @property
    def month_number(self) -> int:
        return month_number(self.month)

    @model_validator(mode="before")
    @classmethod
    def read(cls, line: object) -> object:
        parts = taken_apart(line, CHANGE, "1943-05 it2 gone")
        code = formation_called(parts["code"]).code
        change = {"gone": True} if parts["ratings"] == "gone" else numbers(parts["ratings"])
        return {"month": parts["month"], "code": code, **change}


class AirLine(Data):
    """[6.12] An air unit: "lf4", or "lf2 until 1941-11", or "va8 from 1942-06"."""

    code: str
    first: MonthName = "1941-06"
    last: MonthName = END_OF_WAR

    @property
    def formation(self) -> AirFormation:
        return AIR_BY_CODE[self.code]

    @model_validator(mode="before")
    @classmethod
    def read(cls, line: object) -> object:
        return taken_apart(line, AIR, "lf2 until 1941-11")

    @model_validator(mode="after")
    def is_known(self) -> Self:
        if self.code not in AIR_BY_CODE:
            raise ValueError(f"no air unit is called {self.code!r}; formations.toml lists them")
        if self.first > self.last:
            raise ValueError(f"{self.code} would leave before it comes")
        return self
