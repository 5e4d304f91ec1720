"""The geography as it was collected: what it holds, where a hex lies on the globe, and hexsides in order."""

from __future__ import annotations

import math
from typing import Final, TypedDict

from kurgan.engine.hexes import HexGrid, Layout

GRID: Final = HexGrid(Layout.POINTY_TOP, 35, 36)
DIRECTION_NAMES: Final = ("NE", "E", "SE", "SW", "W", "NW")
N_FIRST: Final = 3  # a hexside is named from the hex that has it to its north-east, east or south-east

Point = tuple[float, float]  # longitude and latitude
Corner = tuple[int, int]
Side = tuple[int, int]  # hex and direction


class HexPath(TypedDict):
    """A railway or a road, hex by hex."""

    name: str
    hexes: list[tuple[int, int]]


class HexMap(TypedDict):
    """The ready-made map of hexes."""

    terrain: list[str]
    zone: list[str]
    hexsides: dict[str, list[tuple[int, int, str, str]]]
    rail_paths: list[HexPath]
    road_paths: list[HexPath]
    control: dict[str, list[str]]


class River(TypedDict):
    """A river from its source to its mouth."""

    name: str
    line: list[Point]


class FortLine(TypedDict):
    """A line of fortifications."""

    name: str
    active_from: str


class Place(TypedDict, total=False):
    """A city or a town."""

    id: str
    name: str
    lat: float
    lon: float
    cls: str
    vp: int
    hex: tuple[int, int]
    port: bool
    fortress: bool
    tank_factory: bool
    oil: bool
    supply_source: bool


class Geography(TypedDict):
    """What we read of the collection."""

    places: list[Place]
    rivers: list[River]
    fort_lines: list[FortLine]
    weather_line: list[Point]
    hexmap: HexMap


# Lambert's conformal conic projection, true at 47 and 58 degrees; kilometres from 33.5 E, 52 N
TRUE_SOUTH, TRUE_NORTH, ORIGIN = (math.radians(degrees) for degrees in (47, 58, 52))
MERIDIAN: Final = 33.5
RADIUS: Final = 6371.0
WIDTH, ROW_STEP = 66.0, 57.158
WEST, NORTH = -1105.0, 1030.157


def stretched(latitude: float) -> float:
    return math.tan(math.pi / 4 + latitude / 2)


CONE: Final = math.log(math.cos(TRUE_SOUTH) / math.cos(TRUE_NORTH)) / math.log(
    stretched(TRUE_NORTH) / stretched(TRUE_SOUTH)
)
SCALE: Final = RADIUS * math.cos(TRUE_SOUTH) * stretched(TRUE_SOUTH) ** CONE / CONE
TO_POLE: Final = SCALE / stretched(ORIGIN) ** CONE


def place_of(column: float, row: float) -> Point:
    """Longitude and latitude of a point of the map, in columns and rows."""
    x, y = WEST + WIDTH * column, NORTH - ROW_STEP * row
    far = math.hypot(x, TO_POLE - y)
    longitude = MERIDIAN + math.degrees(math.atan2(x, TO_POLE - y) / CONE)
    return longitude, math.degrees(2 * math.atan((SCALE / far) ** (1 / CONE)) - math.pi / 2)


def centre(hex: int) -> Point:
    """Longitude and latitude of the middle of a hex."""
    column, row = GRID.column_row(hex)
    return place_of(column + row % 2 / 2, row)


def middle(side: Side) -> Point:
    """Longitude and latitude of the middle of a hexside."""
    (ax, ay), (bx, by) = ends(side)
    return place_of((ax + bx) / 4, (ay + by) / 6)


def ends(side: Side) -> tuple[Corner, Corner]:
    """The two corners of a hexside, in half columns and thirds of a row: corners of neighbours are equal."""
    column, row = GRID.column_row(side[0])
    x, y = 2 * column + row % 2, 3 * row
    corners = ((x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1))
    return corners[side[1]], corners[(side[1] + 1) % 6]


def named_side(name: str) -> Side:
    """The hexside "1402 SE", from whichever of its hexes it is named."""
    hex, direction = GRID.named(name[:4]), DIRECTION_NAMES.index(name[5:])
    beyond = int(GRID.neighbours[hex, direction])
    if direction < N_FIRST or beyond == GRID.off_map:
        return hex, direction
    return beyond, direction - N_FIRST


def side_name(side: Side) -> str:
    """A hexside as the data file names it."""
    return f"{GRID.name(side[0])} {DIRECTION_NAMES[side[1]]}"


def downstream(sides: set[Side], source: Point) -> list[Side]:
    """The hexsides of a river in order, each stretch from the end that is nearer to its source."""
    left, ordered = set(sides), list[Side]()
    while left:
        corners = [corner for side in left for corner in ends(side)]
        loose = [corner for corner in corners if corners.count(corner) == 1]
        at = min(loose, key=lambda corner: math.dist(place_of(corner[0] / 2, corner[1] / 3), source))
        while step := min((side for side in left if at in ends(side)), default=None):
            ordered.append(step)
            left.remove(step)
            at = next(corner for corner in ends(step) if corner != at)
    return ordered
