"""The board: what never changes in a match and everybody may see."""

from __future__ import annotations

from functools import cache, lru_cache

from pydantic import BaseModel

from kurgan.engine.datafile import Text
from kurgan.games.eastern_front.rules.weather import Ice
from kurgan.games.eastern_front.state import Known, Where, field
from kurgan.games.eastern_front.tables.map import (
    DIRECTION_NAMES,
    GRID,
    HEX_NAMES,
    LAKE_SIDE,
    LOWER_VOLGA,
    N_HEXES,
    NEIGHBOURS,
    NORTHEAST,
    RIVER,
    SIDE_NAMES,
    SIDES,
    STRAIT,
    SUBARCTIC,
    THAWS,
    Side,
    month_name,
)
from kurgan.games.eastern_front.tables.mapfile import PRINTED
from kurgan.games.eastern_front.tables.places import PLACES, PlaceKind
from kurgan.games.eastern_front.tables.units import FORMATIONS


class RiverView(BaseModel):
    """A river, along sides of hexes."""

    name: Text
    sides: list[tuple[str, str]]  # a hex and a direction


class PathView(BaseModel):
    """A railway or a road."""

    name: str
    hexes: list[str]
    is_highway: bool = False


class PlaceView(BaseModel):
    """A city or a town."""

    code: str
    name: Text
    hex: str
    kind: str
    points: int  # printed
    is_port: bool
    is_fortress: bool
    has_factory: bool


class FormationView(BaseModel):
    """Who a counter is."""

    side: str
    label: str
    name: Text


class Scene(BaseModel):
    """The board of a scenario."""

    columns: int
    rows: int
    terrain: str  # a sign for each hex, row by row
    country: str
    field: str  # 1 for each hex in play
    arctic: str  # 1 for each hex north-east of the weather line
    rivers: list[RiverView]
    lake_sides: list[tuple[str, str]]
    strait_sides: list[tuple[str, str]]
    fort_sides: list[tuple[str, str, str]]  # and the month from which it counts
    rails: list[PathView]
    roads: list[PathView]
    places: list[PlaceView]
    frozen: dict[str, list[tuple[str, str]]]  # which rivers and lakes are frozen, by what the weather freezes
    formations: dict[str, FormationView]
    first_month: str
    last_turn: int
    first_side: str


def scene(known: Known) -> Scene:
    """The board of a scenario."""
    playable = field(known)
    rows = zip(known.formation, known.where, strict=True)
    return board(
        "".join("1" if hex in playable else "0" for hex in range(N_HEXES)),
        tuple(int(formation) for formation, where in rows if where != Where.NEVER),
        month_name(int(known.first_month)),
        int(known.last_turn),
        SIDE_NAMES[known.first_side],
    )


@lru_cache(maxsize=8)
def board(field: str, used: tuple[int, ...], first_month: str, last_turn: int, first_side: str) -> Scene:
    """The same, made once for each scenario."""
    return Scene(
        columns=GRID.columns,
        rows=GRID.rows,
        terrain=PRINTED.terrain,
        country=PRINTED.country,
        field=field,
        arctic="".join("1" if hex in SUBARCTIC else "0" for hex in range(N_HEXES)),
        rivers=[RiverView(name=river.name, sides=[split(side) for side in river.sides]) for river in PRINTED.rivers],
        lake_sides=once(SIDES[LAKE_SIDE]),
        strait_sides=once(SIDES[STRAIT]),
        fort_sides=[(*split(side), line.from_month) for line in PRINTED.lines for side in line.sides],
        rails=[PathView(name=path.name, hexes=path.hexes.split()) for path in PRINTED.rails],
        roads=[PathView(name=path.name, hexes=path.hexes.split(), is_highway=path.highway) for path in PRINTED.roads],
        places=places(),
        frozen=frozen(),
        formations={
            FORMATIONS[each].code: FormationView(
                side=FORMATIONS[each].side, label=FORMATIONS[each].label, name=FORMATIONS[each].name
            )
            for each in used
        },
        first_month=first_month,
        last_turn=last_turn,
        first_side=first_side,
    )


def split(side: str) -> tuple[str, str]:
    """A hexside of the data file, `1402 SE`."""
    hex, direction = side.split()
    return hex, direction


def once(sides: set[Side]) -> list[tuple[str, str]]:
    """Each hexside from one of its hexes."""
    return [
        (HEX_NAMES[hex], DIRECTION_NAMES[direction])
        for hex, direction in sorted(sides)
        if hex < int(NEIGHBOURS[hex, direction])
    ]


@cache
def places() -> list[PlaceView]:
    return [
        PlaceView(
            code=place.code,
            name=place.name,
            hex=place.at,
            kind=PlaceKind(place.kind).name.lower(),
            points=place.points,
            is_port=place.is_port,
            is_fortress=place.is_fortress,
            has_factory=place.has_factory,
        )
        for place in PLACES
    ]


@cache
def frozen() -> dict[str, list[tuple[str, str]]]:
    """[3.3] What the weather freezes."""
    water = SIDES[RIVER] | SIDES[LAKE_SIDE]
    return {
        Ice.NORTHEAST.name.lower(): once(water & SIDES[NORTHEAST]),
        Ice.NORTH.name.lower(): once((water - SIDES[THAWS]) | SIDES[LOWER_VOLGA]),
    }
