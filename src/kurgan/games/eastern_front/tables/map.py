"""[1.1] The map of the Eastern Front: hexes, hexsides and paths, as map.toml pictures them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import HexSet, hexset
from kurgan.engine.record import Ints, Words, table
from kurgan.engine.rule import chart
from kurgan.games.eastern_front.tables import mapfile
from kurgan.games.eastern_front.tables.mapfile import COUNTRY_SIGNS, PRINTED, TERRAIN_SIGNS, Sides, Way

GRID: Final = mapfile.GRID
DIRECTION_NAMES: Final = mapfile.DIRECTION_NAMES
N_HEXES: Final = GRID.n_hexes
OFF_MAP: Final = GRID.off_map
NEIGHBOURS: Ints = GRID.neighbours
HEX_NAMES: Final = GRID.names

AXIS: Final = 0
SOVIET: Final = 1
SIDE_NAMES: Final = ("axis", "soviet")

MONTH_ZERO: Final = 1941  # months are counted from its January


def month_number(name: str) -> int:
    """A month of a data file, 1942-11, counted from January 1941."""
    year, month = name.split("-")
    return 12 * (int(year) - MONTH_ZERO) + int(month) - 1


def month_name(month: int) -> str:
    """The same month, as a data file writes it."""
    return f"{MONTH_ZERO + month // 12}-{month % 12 + 1:02}"


class Terrain(IntEnum):
    """[1.1] What a hex is made of."""

    CLEAR = 0
    HILL = 1
    SWAMP = 2
    MOUNTAIN = 3
    SEA = 4
    LAKE = 5


class Country(IntEnum):
    """To whom a hex belonged in June 1941."""

    USSR = 0
    GERMANY = 1
    ROMANIA = 2
    HUNGARY = 3
    FINLAND = 4
    CLOSED = 5  # Bulgaria, Serbia, Sweden, Turkey: no unit enters


TERRAIN: Ints = table([*(TERRAIN_SIGNS.index(sign) for sign in PRINTED.terrain), Terrain.SEA])
COUNTRY: Ints = table([*(min(COUNTRY_SIGNS.index(sign), 5) for sign in PRINTED.country), Country.CLOSED])


def where(signs: str, wanted: str) -> HexSet:
    """The hexes in which a picture has one of these signs."""
    return HexSet(GRID, sum(1 << hex for hex, sign in enumerate(signs) if sign in wanted))


def words_of(area: HexSet) -> Words:
    """A set as a row of machine words, for `holds`."""
    return table([np.frombuffer(area.to_bytes(), np.uint64)], np.uint64)


LAND: Final = where(PRINTED.terrain, ".^%M") - where(PRINTED.country, "Bx")
HILLS: Final = where(PRINTED.terrain, "^") & LAND
SWAMPS: Final = where(PRINTED.terrain, "%") & LAND
MOUNTAINS: Final = where(PRINTED.terrain, "M") & LAND
ROMANIA: Final = where(PRINTED.country, "R") & LAND
SUBARCTIC: Final = where(PRINTED.climate, "*")  # [3.2] north-east of the weather line
SOUTHERN: Final = where(PRINTED.climate, "-")   # [3.3] south of 47 degrees north
NORTHEAST_WORDS: Words = words_of(SUBARCTIC)
FINNISH: Final = (where(PRINTED.country, "F") & LAND) | hexset(GRID, *PRINTED.finnish)  # [5.9]

# Who holds what, by date: the Axis with the Finns, and the Soviets
CONTROL: Final = {
    date: (where(signs, "AF") & LAND, where(signs, "S") & LAND) for date, signs in PRINTED.control.items()
}

# What may lie on a hexside; both of its hexes say the same
RIVER: Final = 1
LAKE_SIDE: Final = 2       # a lake or a lagoon
STRAIT: Final = 4
SEA_SIDE: Final = 8        # no way: sea, a lake hex, a closed country, the edge of the map, or all water
FORT: Final = 16           # [7.7] a fortification line, from the month in FORT_FROM
RAIL: Final = 32
ROAD: Final = 64
HIGHWAY: Final = 128       # [3.2] keeps its bonus in mud
THAWS: Final = 256         # [3.3] both hexes south of 47 degrees north
LOWER_VOLGA: Final = 512   # [3.3] the Volga below Saratov
NORTHEAST: Final = 1024    # [3.2] both hexes north-east of the weather line


Side = tuple[int, int]
"""A hex and a direction."""
ALL_SIDES: Final = [(hex, direction) for hex in range(N_HEXES + 1) for direction in range(N_DIRECTIONS)]


def both(hex: int, direction: int) -> set[Side]:
    """A hexside from both of its hexes; one at the edge of the map from one."""
    beyond = int(NEIGHBOURS[hex, direction])
    return {(hex, direction)} if beyond == OFF_MAP else {(hex, direction), (beyond, (direction + 3) % N_DIRECTIONS)}


def named(parts: Iterable[Sides]) -> set[Side]:
    """The hexsides of rivers, lakes or lines."""
    names = [name for part in parts for name in part.sides]
    return set().union(*(both(GRID.named(name[:4]), DIRECTION_NAMES.index(name[5:])) for name in names))


def crossed(paths: Iterable[Way]) -> set[Side]:
    """The hexsides that railways or roads cross."""
    steps = {step for path in paths for step in path.steps}
    steps |= {(end, start) for start, end in steps}
    return {side for side in ALL_SIDES if (side[0], int(NEIGHBOURS[side])) in steps}


def inside(area: HexSet) -> set[Side]:
    """The hexsides between two hexes of an area."""
    return {side for side in ALL_SIDES if side[0] in area and int(NEIGHBOURS[side]) in area}


SIDES: Final = {
    RIVER: named(PRINTED.rivers),
    LAKE_SIDE: named(PRINTED.lakes),
    STRAIT: named(PRINTED.straits),
    SEA_SIDE: named(PRINTED.seas) | (set(ALL_SIDES) - inside(LAND)),
    FORT: named(PRINTED.lines),
    RAIL: crossed(PRINTED.rails),
    ROAD: crossed(PRINTED.roads),
    HIGHWAY: crossed(road for road in PRINTED.roads if road.highway),
    THAWS: inside(SOUTHERN),
    LOWER_VOLGA: named(river for river in PRINTED.rivers if river.lower),
    NORTHEAST: inside(SUBARCTIC),
}
EDGES: Ints = table([
    [sum(bit for bit, sides in SIDES.items() if (hex, direction) in sides) for direction in range(N_DIRECTIONS)]
    for hex in range(N_HEXES + 1)
])


def fort_months() -> Ints:
    """From which month the line on each hexside is manned; the earlier one if there are two, 0 where there is none."""
    months = np.zeros((N_HEXES + 1, N_DIRECTIONS), np.int16)
    for line in sorted(PRINTED.lines, key=lambda line: line.from_month, reverse=True):
        for side in named([line]):
            months[side] = month_number(line.from_month)
    return table(months)


FORT_FROM: Ints = fort_months()


def by_direction(sides: Iterable[Side]) -> NDArray[np.uint64]:
    """Hexsides as six sets of hexes, one for each direction, for `across`."""
    words = np.zeros((N_DIRECTIONS, GRID.words), np.uint64)
    for hex, direction in sides:
        words[direction, hex // 64] |= np.uint64(1 << hex % 64)
    return table(words, np.uint64)


WATER: Final = SIDES[LAKE_SIDE] | SIDES[STRAIT]
DRY: Final = inside(LAND) - SIDES[SEA_SIDE] - WATER
RAIL_SIDES: Words = by_direction(SIDES[RAIL])
BOAT_SIDES: Words = by_direction(WATER)  # [5.6] one may be ferried there

# [3.3] The sides one may step over when nothing is frozen, the swamps, water in the north-east, water in the north
OPEN_BY_ICE: Words = table([
    by_direction(DRY),
    by_direction(DRY),
    by_direction(DRY | (SIDES[LAKE_SIDE] & SIDES[NORTHEAST])),
    by_direction(DRY | (SIDES[LAKE_SIDE] - SIDES[THAWS])),
], np.uint64)
# [3.2, 5.5] All roads, those of them that are of use in mud, and none. The one over the Sivash ends at the water [5.6].
ALL_ROADS, MUD_ROADS, NO_ROADS = range(3)
ROADS: Words = table([by_direction(SIDES[ROAD] - WATER), by_direction(SIDES[HIGHWAY]), by_direction([])], np.uint64)

# Rails
RAILS: Final = HexSet(GRID, sum(1 << hex for hex in {hex for hex, _ in SIDES[RAIL]}))
EAST_EDGE: Final = RAILS & HexSet(GRID, sum(1 << GRID.hex_at(GRID.columns - 1, row) for row in range(GRID.rows)))

# [10] How far a Soviet hex lies from Germany, Hungary or Romania, at most 10, farther than any surprise reaches.
# Finland went to war days later.
FARTHEST: Final = 10
AGGRESSORS: Final = where(PRINTED.country, "GHR") & LAND


def frontier_distances() -> Ints:
    """Steps to the frontier of June 1941; the farthest too for what is not Soviet soil."""
    near = np.stack([np.abs(GRID.cubes - GRID.cubes[hex]).max(axis=1) for hex in AGGRESSORS]).min(axis=0)
    far = np.minimum(near, FARTHEST)
    far[[hex for hex in range(N_HEXES + 1) if COUNTRY[hex] != Country.USSR]] = FARTHEST
    return table(far)


FRONTIER_DISTANCE: Ints = frontier_distances()
SURPRISE_DEPTH: Final = 3
FRONTIER: Final = HexSet(
    GRID, sum(1 << hex for hex in LAND if FRONTIER_DISTANCE[hex] <= SURPRISE_DEPTH)
)

chart(__name__, TERRAIN="1.1", EDGES="1.1", OPEN_BY_ICE="3.3", ROADS="3.2 5.5", BOAT_SIDES="5.6")
chart(__name__, RAILS="5.7", FINNISH="5.9", FORT_FROM="7.7", EAST_EDGE="8.1", FRONTIER="10")
