"""Scenarios: data files anyone can write, checked line by line when loaded."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Annotated, ClassVar, Final, Literal

from pydantic import BeforeValidator, Field, field_validator

from kurgan.engine.datafile import Data, Place, Text
from kurgan.engine.hexset import HexSet, hexset, nothing
from kurgan.engine.knobs import Rated, Tunable
from kurgan.engine.scenario import Facts
from kurgan.engine.script import NO_SCRIPT, Script
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.limits import MOST_AIR_UNITS, MOST_CHANGES, MOST_GOALS, MOST_TURNS
from kurgan.games.eastern_front.tables.lines import AirLine, ArrivalLine, ChangeLine, UnitLine
from kurgan.games.eastern_front.tables.map import (
    AXIS,
    CONTROL,
    COUNTRY,
    FINNISH,
    GRID,
    LAND,
    N_HEXES,
    RAILS,
    SIDE_NAMES,
    Country,
    month_number,
    where,
)
from kurgan.games.eastern_front.tables.mapfile import CONTROL_SIGNS, MonthName, picture
from kurgan.games.eastern_front.tables.places import (
    AXIS_SOURCES,
    FINNISH_SOURCE,
    PLACE_BY_CODE,
    PLACES,
    SOVIET_SOURCES,
)
from kurgan.games.eastern_front.tables.stacks import stack_faults
from kurgan.games.eastern_front.tables.units import AXIS_UNITS, SOVIET_UNITS, Nation
from kurgan.games.eastern_front.tables.victories import Count, PlaceCode, SideName, Victory
from kurgan.games.eastern_front.tables.words import member

FOLDER: Final = Path(__file__).with_name("scenarios")
MOST_UNITS: Final = (AXIS_UNITS, SOVIET_UNITS)
GROUPS: Final = ("units", "reserve", "arrivals")
RATED: Final = Rated(re.compile(r"(?<!\S)(\d+)-(\d+)-(\d+)(?!\S)"), ("attack", "defence", "movement"))  # 5-6-4


class Replacements(Data):
    """[9.2, 9.3] Factors a turn; the Soviets have more for the cities and factories they hold."""

    infantry: Count = 0
    armour: Count = 0


class Side(Data):
    """One side's counters, and where its supply comes from on a part of the map."""

    sources: tuple[str, ...] | None = None
    replacements: Replacements = Replacements()
    air: Annotated[tuple[AirLine, ...], Field(max_length=MOST_AIR_UNITS)] = ()
    units: Annotated[tuple[UnitLine, ...], Field(min_length=1)]
    reserve: tuple[UnitLine, ...] = ()  # [9.4]
    arrivals: tuple[ArrivalLine, ...] = ()
    changes: tuple[ChangeLine, ...] = ()

    @property
    def counters(self) -> tuple[UnitLine, ...]:
        """Every counter that may ever come, in the order of the units of a game."""
        return (*self.units, *self.reserve, *self.arrivals)


class Scenario(Tunable):
    """A whole scenario file."""

    rated: ClassVar[Rated | None] = RATED
    title: Text
    summary: Text
    facts: Facts | None = None
    script: Script = NO_SCRIPT
    first_month: MonthName
    turns: Annotated[int, Field(ge=1, le=MOST_TURNS)]
    first_side: SideName = "axis"
    columns: tuple[int, int] = (0, GRID.columns - 1)
    rows: tuple[int, int] = (0, GRID.rows - 1)
    control: str
    railhead: Literal["frontier", "front"] | tuple[str, ...] = "front"
    weather: tuple[Annotated[Weather, BeforeValidator(member(Weather))], ...] = ()
    surprise_depth: Annotated[int, Field(ge=0, le=9)] = 0
    points: Annotated[Mapping[PlaceCode, Annotated[int, Field(ge=1, le=9)]], Field(max_length=MOST_GOALS)] = {}
    victory: Victory
    axis: Side
    soviet: Side

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.axis, self.soviet

    @property
    def month_number(self) -> int:
        """The first month, counted from January 1941."""
        return month_number(self.first_month)

    @cached_property
    def in_play(self) -> HexSet:
        """The hexes of the field: a rectangle of columns and rows, both ends in it."""
        columns, rows = range(self.columns[0], self.columns[1] + 1), range(self.rows[0], self.rows[1] + 1)
        return HexSet(GRID, sum(1 << GRID.hex_at(column, row) for column in columns for row in rows))

    @cached_property
    def held(self) -> tuple[HexSet, HexSet]:
        """What each side controls at the start."""
        if self.control in CONTROL:
            axis, soviet = CONTROL[self.control]
        else:
            axis, soviet = where(picture(self.control), "AF") & LAND, where(picture(self.control), "S") & LAND
        return axis & self.in_play, soviet & self.in_play

    @cached_property
    def gauge(self) -> HexSet:
        """[5.7] The railways that Axis trains use at the start: at home, or up to the front, or those listed."""
        if self.railhead == "frontier":
            home = HexSet(GRID, sum(1 << hex for hex in range(N_HEXES) if COUNTRY[hex] != Country.USSR))
            return RAILS & home & self.held[AXIS]
        return RAILS & (self.held[AXIS] if self.railhead == "front" else hexset(GRID, *self.railhead))

    @cached_property
    def supply(self) -> tuple[HexSet, HexSet]:
        """[8.1] Where each side's supply comes from."""
        printed = (AXIS_SOURCES | FINNISH_SOURCE, SOVIET_SOURCES)
        given = [nothing(GRID) if side.sources is None else hexset(GRID, *side.sources) for side in self.sides]
        axis, soviet = (own or whole for own, whole in zip(given, printed, strict=True))
        return axis & self.in_play, soviet & self.in_play

    @cached_property
    def goals(self) -> Mapping[int, int]:
        """Hexes that count, and their points: those given, or else those printed."""
        printed = {place.code: place.points for place in PLACES if place.points}
        return {PLACE_BY_CODE[code].hex: points for code, points in (self.points or printed).items()}

    @field_validator("control")
    @classmethod
    def is_front(cls, control: str) -> str:
        if control not in CONTROL and set(picture(control)) - set(CONTROL_SIGNS):
            raise ValueError(f"is neither a picture of {CONTROL_SIGNS} nor one of {', '.join(CONTROL)}")
        return control

    @field_validator("columns", "rows")
    @classmethod
    def is_span(cls, span: tuple[int, int]) -> tuple[int, int]:
        if not 0 <= span[0] <= span[1] < GRID.rows:
            raise ValueError("goes from the first to the last, both in it")
        return span

    def faults(self) -> Iterator[tuple[Place, str]]:
        yield from super().faults()
        if self.columns[1] >= GRID.columns:
            yield ("columns",), f"the map has {GRID.columns} of them, from 0"
        if self.weather and len(self.weather) != self.turns:
            yield ("weather",), f"{len(self.weather)} months for {self.turns} turns"
        if len(self.axis.changes) + len(self.soviet.changes) > MOST_CHANGES:
            yield ("soviet", "changes"), f"both sides together may have {MOST_CHANGES} changes"
        for hex in set(self.goals) - set(self.in_play):
            yield ("points",), f"{GRID.name(hex)} is outside the field"
        for number, name in enumerate(SIDE_NAMES):
            yield from side_faults(self, number, name)


def side_faults(scenario: Scenario, number: int, name: str) -> Iterator[tuple[Place, str]]:
    """What is wrong with one side's lines that are right one by one."""
    side = scenario.sides[number]
    if len(side.counters) > MOST_UNITS[number]:
        yield (name, "units"), f"{len(side.counters)} units, and this side has at most {MOST_UNITS[number]}"
    if not scenario.supply[number]:
        yield (name,), "has no supply source in the field [8.1]"
    for source in side.sources or ():
        if GRID.named(source) not in RAILS & scenario.in_play:
            yield (name, "sources"), f"{source} is no rail hex of the field [8.1]"
    seen = set[str]()
    for group in GROUPS:
        lines: Sequence[UnitLine] = getattr(side, group)
        for row, line in enumerate(lines):
            yield from (((name, group, row), fault) for fault in unit_faults(scenario, number, line, seen))
            seen.add(line.code)
        yield from (((name, group, row), fault) for row, fault in stack_faults(lines))
    yield from (((name, *place), fault) for place, fault in later_faults(side, name, seen))


def unit_faults(scenario: Scenario, side: int, line: UnitLine, seen: Container[str]) -> Iterator[str]:
    """What is wrong with one counter in this scenario, after those that were seen."""
    if line.code in seen:
        yield f"{line.code} is there twice"
    if line.formation.side != SIDE_NAMES[side]:
        yield f"{line.code} does not fight for this side"
    if line.hex not in scenario.in_play:
        yield f"{line.code}: {line.at} is outside the field"
    if line in scenario.sides[side].units and line.hex not in scenario.held[side]:
        yield f"{line.code}: {line.at} is behind the enemy’s front"
    if line.formation.nation == Nation.FINNISH and line.hex not in FINNISH:
        yield f"{line.code}: Finns do not go to {line.at} [5.9]"
    if line.formation.nation == Nation.HUNGARIAN and COUNTRY[line.hex] == Country.ROMANIA:
        yield f"{line.code}: Hungarians do not go to Romania [4.4]"


def later_faults(side: Side, name: str, codes: Container[str]) -> Iterator[tuple[Place, str]]:
    """What is wrong with changes and air units."""
    for row, change in enumerate(side.changes):
        if change.code not in codes:
            yield ("changes", row), f"{change.code} is not in this scenario"
    for row, air in enumerate(side.air):
        if air.formation.side != name:
            yield ("air", row), f"{air.code} does not fly for this side"
