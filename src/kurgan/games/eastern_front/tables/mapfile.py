"""The form of map.toml: pictures, hexsides and paths, refused where they are no such thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final

from pydantic import AfterValidator, StringConstraints

from kurgan.engine.datafile import Data, Place, Text, load
from kurgan.engine.hexes import HexGrid, Layout

GRID: Final = HexGrid(Layout.POINTY_TOP, columns=35, rows=36)
DIRECTION_NAMES: Final = ("NE", "E", "SE", "SW", "W", "NW")

TERRAIN_SIGNS: Final = ".^%M~o"  # in the order of Terrain
COUNTRY_SIGNS: Final = "UGRHFBx"  # in the order of Country; the last two are closed
CLIMATE_SIGNS: Final = ".*-"
CONTROL_SIGNS: Final = "AFS~x"

MonthName = Annotated[str, StringConstraints(pattern=r"^19\d\d-(0[1-9]|1[0-2])$")]
"""A month as data files write it: 1942-11."""


def picture(text: str) -> str:
    """The signs of a picture without its line ends, if it is as large as the map."""
    rows = text.split()
    if len(rows) != GRID.rows or any(len(row) != GRID.columns for row in rows):
        raise ValueError(f"a picture of the map has {GRID.rows} rows of {GRID.columns} signs")
    return "".join(rows)


def hex_path(text: str) -> str:
    """A path's hexes, if each is next to the one before."""
    hexes = [GRID.named(name) for name in text.split()]
    for name, hex in zip(text.split(), hexes, strict=True):
        if hex == GRID.off_map:
            raise ValueError(f"there is no hex {name!r}")
    for before, after in pairwise(hexes):
        if GRID.distance(before, after) != 1:
            raise ValueError(f"{GRID.name(after)} is not next to {GRID.name(before)}")
    return text


def hexside(text: str) -> str:
    """A hex and a direction."""
    name, _, direction = text.partition(" ")
    if GRID.named(name) == GRID.off_map or direction not in DIRECTION_NAMES:
        raise ValueError(f"{text!r} is no hexside: a hex and one of {' '.join(DIRECTION_NAMES)}")
    return text


Picture = Annotated[str, AfterValidator(picture)]
HexPath = Annotated[str, AfterValidator(hex_path)]
HexSide = Annotated[str, AfterValidator(hexside)]


class Sides(Data):
    """Hexsides that have a name: of a lake, a strait or an arm of the sea."""

    name: Text
    sides: tuple[HexSide, ...]


class River(Sides):
    """A river, downstream; below Saratov the Volga is a river of its own [3.3]."""

    lower: bool = False


class Line(Sides):
    """[7.7] A fortification line, and the month from which it is manned."""

    from_month: MonthName


class Way(Data):
    """A railway or a road, hex by hex."""

    name: str
    hexes: HexPath
    highway: bool = False  # keeps its road bonus in mud [3.2]

    @property
    def steps(self) -> Iterator[tuple[int, int]]:
        """From which hex to which it leads."""
        hexes = [GRID.named(name) for name in self.hexes.split()]
        return pairwise(hexes)


class MapFile(Data):
    """The whole of map.toml."""

    terrain: Picture
    country: Picture
    climate: Picture
    finnish: tuple[str, ...]
    seas: tuple[Sides, ...]
    control: Mapping[MonthName, Picture]
    rivers: tuple[River, ...]
    lakes: tuple[Sides, ...]
    straits: tuple[Sides, ...]
    lines: tuple[Line, ...]
    rails: tuple[Way, ...]
    roads: tuple[Way, ...]

    def faults(self) -> Iterator[tuple[Place, str]]:
        pictures: list[tuple[Place, str, str]] = [
            (("terrain",), self.terrain, TERRAIN_SIGNS),
            (("country",), self.country, COUNTRY_SIGNS),
            (("climate",), self.climate, CLIMATE_SIGNS),
            *((("control", date), picture, CONTROL_SIGNS) for date, picture in self.control.items()),
        ]
        for place, signs, allowed in pictures:
            for hex, sign in enumerate(signs):
                if sign not in allowed:
                    yield place, f"{sign!r} in {GRID.name(hex)} is none of {allowed}"
        for name in self.finnish:
            if GRID.named(name) == GRID.off_map:
                yield ("finnish",), f"there is no hex {name!r}"


PRINTED: Final = load(Path(__file__).with_name("map.toml"), MapFile)
