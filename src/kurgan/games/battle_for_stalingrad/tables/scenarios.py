"""Scenarios: data files anyone can write, checked when loaded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, field_validator

from kurgan.engine.datafile import Data, Place, Text
from kurgan.engine.knobs import Tunable
from kurgan.engine.scenario import Facts
from kurgan.engine.script import NO_SCRIPT, Script
from kurgan.games.battle_for_stalingrad.tables.cards import FORCES, LOCATIONS, N_URANUS, SIDE_NAMES
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tables.setups import BY_CODE as FORCES_BY_CODE
from kurgan.games.battle_for_stalingrad.tables.setups import Placed, placing_faults

FOLDER: Final = Path(__file__).with_name("scenarios")
BY_CODE: Final = {location.code: index for index, location in enumerate(LOCATIONS)}


class Side(Data):
    """One side's points and first hand. Forces that the scenario places leave nothing to choose; where it names the
    reserves, no other Forces come from the pile."""

    points: Annotated[int, Field(ge=1, le=40)]
    hand: Annotated[int, Field(ge=0, le=30)]
    forces: tuple[Placed, ...] = ()
    reserves: tuple[str, ...] | None = None


class Scenario(Tunable):
    """A whole scenario file."""

    title: Text
    summary: Text
    facts: Facts | None = None
    script: Script = NO_SCRIPT
    turns: Annotated[int, Field(ge=1, le=40)] = 20
    uranus_needed: Annotated[int, Field(ge=1, le=N_URANUS)] = 5
    launch_price: Annotated[int, Field(ge=0, le=6)] = 2
    locations: Annotated[tuple[str, ...], Field(min_length=N_PLACES)] = tuple(BY_CODE)
    german: Side
    soviet: Side

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.german, self.soviet

    @property
    def is_dealt(self) -> bool:
        """More Locations than places: which are in play is left to chance."""
        return len(self.locations) > N_PLACES

    @field_validator("locations")
    @classmethod
    def are_locations(cls, codes: tuple[str, ...]) -> tuple[str, ...]:
        for code in codes:
            if code not in BY_CODE:
                raise ValueError(f"no Location is called {code!r}; there are {', '.join(BY_CODE)}")
        if len(set(codes)) < len(codes):
            raise ValueError("a Location is there twice")
        return codes

    def faults(self) -> Iterator[tuple[Place, str]]:
        yield from super().faults()
        for name, side in zip(SIDE_NAMES, self.sides, strict=True):
            for place, fault in placing_faults(side.forces, name):
                yield (name, "forces", *place), fault
            for code in side.reserves or ():
                if code not in FORCES_BY_CODE or FORCES[FORCES_BY_CODE[code]].side != name:
                    yield (name, "reserves"), f"no Force of this side is called {code!r}; cards.toml lists them"
            if side.reserves is not None and not side.forces:
                yield (name, "reserves"), "can be named only beside the Forces that are placed"
            if side.forces and self.is_dealt:
                yield (name, "forces"), "Forces can be placed only where the five Locations are named [3.1]"
