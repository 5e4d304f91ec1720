"""[1.5] The kinds of unit, and the historical formations a scenario may use."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from typing import Final, Literal

from kurgan.engine.datafile import Data, Text, load
from kurgan.engine.rule import chart

UNITS_PER_SIDE: Final = 12
MOST_MOVEMENT: Final = 8
MOST_VISION: Final = 5


class Kind(IntEnum):
    """What a unit is."""

    INFANTRY = 0
    ARMOUR = 1
    RECON = 2
    HQ = 3
    ARTILLERY = 4  # reserved by the design document: no scenario may use it yet


class Formation(Data):
    """One line of formations.toml: a name for a counter, without ratings."""

    code: str
    side: Literal["axis", "soviet"]
    kind: Literal["infantry", "armour", "recon", "hq", "artillery"]
    size: Literal["company", "battalion", "regiment", "brigade", "division", "corps", "army"]
    label: str
    name: Text


class Roster(Data):
    """The whole of formations.toml."""

    formations: list[Formation]


FORMATIONS: Final = load(Path(__file__).with_name("formations.toml"), Roster).formations
BY_CODE: Final = {formation.code: index for index, formation in enumerate(FORMATIONS)}

chart(__name__, FORMATIONS="1.5")
