"""[1.2] Nations, kinds and sizes of units, and the historical formations a scenario may use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BeforeValidator, StringConstraints

from kurgan.engine.datafile import Data, Place, Text, load
from kurgan.engine.record import Ints, table
from kurgan.engine.rule import chart
from kurgan.games.eastern_front.tables.words import member

AXIS_UNITS: Final = 120  # at most, over the whole war
SOVIET_UNITS: Final = 200
UNITS_PER_SIDE: Final = 200  # the larger of the two
LONGEST_LABEL: Final = 6


class Nation(IntEnum):
    """Whose soldiers they are."""

    GERMAN = 0
    FINNISH = 1
    ROMANIAN = 2
    HUNGARIAN = 3
    ITALIAN = 4
    SLOVAK = 5
    SOVIET = 6


class Kind(IntEnum):
    """What a unit is."""

    INFANTRY = 0
    MOUNTAIN = 1
    RIFLE = 2
    SHOCK = 3
    GUARDS = 4
    AIRBORNE = 5
    PANZER = 6
    MECHANISED = 7
    TANK = 8
    TANK_ARMY = 9
    CAVALRY = 10
    MOTORISED = 11


class Size(IntEnum):
    """How large a unit is; only an army is above corps size [4.1]."""

    DIVISION = 0
    CORPS = 1
    ARMY = 2


#                           Inf Mtn Rif Sho Gds Abn Pz Mec Tk TkA Cav Mot
IS_INFANTRY: Ints = table([  1,  1,  1,  1,  1,  1, 0,  0, 0,  0,  0,  0])
IS_ARMOUR: Ints = table([    0,  0,  0,  0,  0,  0, 1,  1, 1,  1,  0,  0])

Code = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9]*$", max_length=LONGEST_LABEL)]
Label = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_LABEL)]


class Named(Data):
    """What has a code and names."""

    code: Code
    side: Literal["axis", "soviet"]
    label: Label
    name: Text


class Formation(Named):
    """One line of formations.toml: a name for a counter, without ratings."""

    nation: Annotated[Nation, BeforeValidator(member(Nation))]
    kind: Annotated[Kind, BeforeValidator(member(Kind))]
    size: Annotated[Size, BeforeValidator(member(Size))]
    note: Text | None = None


class AirFormation(Named):
    """[6.12] An air fleet or an air army."""


class Roster(Data):
    """The whole of formations.toml."""

    formations: tuple[Formation, ...]
    air: tuple[AirFormation, ...]

    def faults(self) -> Iterator[tuple[Place, str]]:
        codes = set[str]()
        parts: tuple[tuple[str, Sequence[Named]], ...] = (("formations", self.formations), ("air", self.air))
        for part, rows in parts:
            for row, formation in enumerate(rows):
                if formation.code in codes:
                    yield (part, row, "code"), f"{formation.code} is there twice"
                codes.add(formation.code)


ROSTER: Final = load(Path(__file__).with_name("formations.toml"), Roster)
FORMATIONS: Final = ROSTER.formations
FORMATION_BY_CODE: Final = {formation.code: formation for formation in FORMATIONS}
FORMATION_NUMBER: Final = {formation.code: number for number, formation in enumerate(FORMATIONS)}
AIR_FORMATIONS: Final = ROSTER.air
AIR_BY_CODE: Final = {formation.code: formation for formation in AIR_FORMATIONS}

chart(__name__, FORMATIONS="1.2", IS_INFANTRY="1.2", IS_ARMOUR="1.2", AIR_FORMATIONS="6.12")
