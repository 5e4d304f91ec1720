"""Scenarios: data files anyone can write, checked when loaded."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, time
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Self

from pydantic import Field, field_validator, model_validator

from kurgan.engine.datafile import Data, Place, Text
from kurgan.engine.hexset import HexSet
from kurgan.engine.knobs import Tunable
from kurgan.engine.scenario import Facts
from kurgan.engine.script import NO_SCRIPT, Script
from kurgan.games.autumn_storm.tables.map import (
    AXIS_SOURCES,
    GRID,
    N_HEXES,
    OFF_MAP,
    PASSABLE,
    SIDE_NAMES,
    SOVIET_SOURCES,
    VICTORY_VALUES,
)
from kurgan.games.autumn_storm.tables.units import BY_CODE, FORMATIONS, MOST_MOVEMENT, MOST_VISION, UNITS_PER_SIDE, Kind

FOLDER: Final = Path(__file__).with_name("scenarios")


class Unit(Data):
    """One counter: a formation, its start hex and its ratings."""

    unit: str
    at: str
    attack: Annotated[int, Field(ge=0, le=20)]
    defence: Annotated[int, Field(ge=1, le=20)]
    movement: Annotated[int, Field(ge=1, le=MOST_MOVEMENT)]
    strength: Annotated[int, Field(ge=1, le=9)]
    damaged: Annotated[int, Field(ge=0, le=8)] = 0
    vision: Annotated[int, Field(ge=1, le=MOST_VISION)] | None = None

    @property
    def formation(self) -> int:
        """Its line in formations.toml."""
        return BY_CODE[self.unit]

    @property
    def kind(self) -> Kind:
        return Kind[FORMATIONS[self.formation].kind.upper()]

    @property
    def hex(self) -> int:
        return GRID.named(self.at)

    @property
    def sees(self) -> int:
        """[1.5] Vision is 2, and 4 for recon, unless the scenario says otherwise."""
        return self.vision or (4 if self.kind == Kind.RECON else 2)

    @field_validator("unit")
    @classmethod
    def is_formation(cls, code: str) -> str:
        if code not in BY_CODE:
            raise ValueError(f"no formation is called {code!r}; formations.toml lists them")
        if FORMATIONS[BY_CODE[code]].kind == "artillery":
            raise ValueError("artillery units are reserved [1.5]")
        return code

    @field_validator("at")
    @classmethod
    def is_place(cls, name: str) -> str:
        if GRID.named(name) == OFF_MAP:
            raise ValueError(f"there is no hex {name!r}; hexes go from 0000 to 0907")
        if GRID.named(name) not in PASSABLE:
            raise ValueError(f"{name} is in the Volga")
        return name

    @model_validator(mode="after")
    def has_strength_left(self) -> Self:
        if self.damaged >= self.strength:
            raise ValueError(f"{self.unit} would start with no strength")
        return self


class Side(Data):
    """One side's points and counters."""

    command: Annotated[int, Field(ge=0, le=12)]
    artillery: Annotated[int, Field(ge=0, le=6)]
    units: Annotated[list[Unit], Field(min_length=1, max_length=UNITS_PER_SIDE)]


class Scenario(Tunable):
    """A whole scenario file."""

    title: Text
    summary: Text
    facts: Facts | None = None
    script: Script = NO_SCRIPT
    turns: Annotated[int, Field(ge=1, le=24)]
    first_turn: datetime
    axis_needs: Annotated[int, Field(ge=1, le=14)]
    soviet_needs: Annotated[int, Field(ge=1, le=14)]
    headquarters_free_order: bool = True
    field: Annotated[tuple[str, ...], Field(min_length=1)] = ("0000-0907",)
    axis: Side
    soviet: Side

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.axis, self.soviet

    @cached_property
    def in_play(self) -> HexSet:
        """The hexes of the field: single ones, and rectangles named by two corners."""
        return HexSet(GRID, sum(1 << hex for hex in range(N_HEXES) if any(covers(part, hex) for part in self.field)))

    @field_validator("field")
    @classmethod
    def are_places(cls, parts: tuple[str, ...]) -> tuple[str, ...]:
        for part in parts:
            if any(GRID.named(corner) == OFF_MAP for corner in part.split("-")) or part.count("-") > 1:
                raise ValueError(f"{part!r} is neither a hex (0502) nor a rectangle (0300-0705)")
        return parts

    @field_validator("first_turn")
    @classmethod
    def is_quarter_of_a_day(cls, begins: datetime) -> datetime:
        """[2] A turn is six hours."""
        if begins.tzinfo or begins.time() not in (time(0), time(6), time(12), time(18)):
            raise ValueError("a turn begins at 00:00, 06:00, 12:00 or 18:00, in no time zone")
        if not 1941 <= begins.year <= 1945:
            raise ValueError("that was not during the war in the East, 1941 to 1945")
        return begins

    def faults(self) -> Iterator[tuple[Place, str]]:
        yield from super().faults()
        yield from self.unit_faults()
        for name, printed in zip(SIDE_NAMES, (AXIS_SOURCES, SOVIET_SOURCES), strict=True):
            if not printed & self.in_play:
                yield ("field",), f"no supply source of the {name} side lies in it [1.4]"
        prize = sum(VICTORY_VALUES[name] for name in VICTORY_VALUES if GRID.named(name) in self.in_play)
        for needs in ("axis_needs", "soviet_needs"):
            if getattr(self, needs) > prize:
                yield (needs,), f"the victory hexes of the field are worth only {prize} [1.3]"
        if sum(VICTORY_VALUES.get(unit.at, 0) for unit in self.axis.units) >= self.axis_needs:
            yield ("axis_needs",), "the Axis would have won before the first turn [12.1]"

    def unit_faults(self) -> Iterator[tuple[Place, str]]:
        """What is wrong with counters that are right one by one."""
        taken: dict[str, str] = {}
        seen: set[str] = set()
        for name, side in zip(SIDE_NAMES, self.sides, strict=True):
            for row, unit in enumerate(side.units):
                place = (name, "units", row)
                if FORMATIONS[unit.formation].side != name:
                    yield (*place, "unit"), f"{unit.unit} does not fight for this side"
                if unit.unit in seen:
                    yield (*place, "unit"), f"{unit.unit} is there twice"
                if unit.at in taken:
                    yield (*place, "at"), f"{unit.at} is taken by {taken[unit.at]} (one unit a hex [5.2])"
                if unit.hex not in self.in_play:
                    yield (*place, "at"), f"{unit.at} is outside the field"
                seen.add(unit.unit)
                taken[unit.at] = unit.unit


def covers(part: str, hex: int) -> bool:
    """Is a hex in this part of a field?"""
    column, row = GRID.column_row(hex)
    first, last = (GRID.column_row(GRID.named(corner)) for corner in (part[:4], part[-4:]))
    columns, rows = sorted((first[0], last[0])), sorted((first[1], last[1]))
    return columns[0] <= column <= columns[1] and rows[0] <= row <= rows[1]
