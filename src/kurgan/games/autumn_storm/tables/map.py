"""[1.1]-[1.4] The map of Stalingrad, as printed."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from kurgan.engine.hexes import HexGrid, Layout
from kurgan.engine.hexset import HexSet, hexset
from kurgan.engine.record import Ints, table
from kurgan.engine.rule import chart
from kurgan.games.autumn_storm.tables.units import MOST_VISION

GRID: Final = HexGrid(Layout.FLAT_TOP, columns=10, rows=8)
N_HEXES: Final = GRID.n_hexes
OFF_MAP: Final = GRID.off_map
NEIGHBOURS: Ints = GRID.neighbours
HEX_NAMES: Final = [GRID.name(hex) for hex in range(N_HEXES)]

AXIS: Final = 0
SOVIET: Final = 1
SIDE_NAMES: Final = ("axis", "soviet")


class Terrain(IntEnum):
    """[1.2] What a hex is made of."""

    OPEN = 0
    ROAD = 1
    RUINS = 2
    FACTORY = 3
    HILL = 4
    FERRY = 5
    VOLGA = 6


SIGNS: Final = ".=cF^B~"  # one for each terrain

# [1.1] column  0 1 2 3 4 5 6 7 8 9
MAP: Final = """
                . = . . c c F F ~ ~
                . . = . c c F c B ~
                . . . = c ^ c c ~ ~
                . = . c c c c c ~ ~
                . . = c c c c B ~ ~
                . . . c c F c c ~ ~
                . = . c c F c c B ~
                . . . . c c c c ~ ~
"""
ROWS: Final = [line.split() for line in MAP.split("\n") if line.strip()]
PLACES: Final = [GRID.column_row(hex) for hex in range(N_HEXES)]
TERRAIN: Ints = table([SIGNS.index(ROWS[row][column]) for column, row in PLACES] + [Terrain.VOLGA])

# [1.2]                     open road ruins factory hill ferry Volga
ENTRY_COST: Ints = table([     1,   1,    2,      2,   2,    1,    0])
DEFENCE_BONUS: Ints = table([  0,   0,    2,      3,   2,    0,    0])


def hexes_of(terrain: Terrain) -> HexSet:
    """Every hex of this terrain."""
    return HexSet(GRID, sum(1 << hex for hex in range(N_HEXES) if TERRAIN[hex] == terrain))


def costing(points: int) -> HexSet:
    """Every hex that costs so many points to enter; what costs none cannot be entered."""
    return HexSet(GRID, sum(1 << hex for hex in range(N_HEXES) if ENTRY_COST[TERRAIN[hex]] == points))


COSTING_ONE: Final = costing(1)
COSTING_TWO: Final = costing(2)
PASSABLE: Final = COSTING_ONE | COSTING_TWO
RUINS: Final = hexes_of(Terrain.RUINS)
FACTORIES: Final = hexes_of(Terrain.FACTORY)

# [1.3] Victory hexes
VICTORY_VALUES: Final = {
    "0600": 2,  # Tractor Factory
    "0700": 1,  # Tractor Factory East
    "0601": 2,  # Barrikady Factory
    "0502": 2,  # Mamayev Kurgan
    "0505": 2,  # Red October Factory
    "0506": 2,  # Lazur Chemical
    "0801": 1,  # North Ferry
    "0704": 1,  # Central Ferry
    "0806": 1,  # South Ferry
}
VICTORY_HEXES: Final = hexset(GRID, *VICTORY_VALUES)
VICTORY_TWOS: Final = hexset(GRID, *(name for name, value in VICTORY_VALUES.items() if value == 2))

# [1.4] Supply sources
AXIS_SOURCES: Final = hexset(GRID, "0000", "0003", "0007")
SOVIET_SOURCES: Final = hexset(GRID, "0801", "0704", "0806")

# [7.1] The hexes within each radius of each hex, as words of a set
FARTHEST_SIGHT: Final = MOST_VISION + 1 + 2  # with Commando Raid and RECON
WITHIN = GRID.within(FARTHEST_SIGHT)

# Distances between all pairs of hexes
DISTANCE: Ints = table(
    [[GRID.distance(start, end) for end in range(N_HEXES)] + [0] for start in range(N_HEXES)] + [[0] * (N_HEXES + 1)]
)

chart(__name__, TERRAIN="1.1", ENTRY_COST="1.2", DEFENCE_BONUS="1.2", VICTORY_VALUES="1.3")
chart(__name__, AXIS_SOURCES="1.4", SOVIET_SOURCES="1.4")
