"""Hex grids: numbering, names, neighbours, distances, and the sets of hexes within a radius.

Hexes are numbered line by line, where a line is a column of a flat-top grid and a row of a pointy-top grid;
odd lines lie half a hex further. So both layouts are the same grid turned on its side, and a set of hexes
shifts to its neighbours the same way in both.

    flat-top, odd-q                     pointy-top, odd-r
     __    __
    /00\\__/20\\__                        / \\ / \\ / \\
    \\__/10\\__/30\\                      |00 |10 |20 |
    /01\\__/21\\__/                       \\ / \\ / \\ / \\
    \\__/11\\__/31\\                        |01 |11 |21 |
"""

from __future__ import annotations

from enum import Enum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kurgan.engine.record import Ints, Words, table

N_DIRECTIONS: Final = 6
OFFSETS = {  # neighbour's (line, place) offset for even and odd lines, clockwise from the top
    "flat": (
        ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)),
        ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
    ),
    "pointy": (
        ((-1, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1)),
        ((-1, 1), (0, 1), (1, 1), (1, 0), (0, -1), (-1, 0)),
    ),
}


class Layout(Enum):
    """Which way the hexes point; odd lines are pushed half a hex on."""

    FLAT_TOP = "flat"  # odd-q: directions N, NE, SE, S, SW, NW
    POINTY_TOP = "pointy"  # odd-r: directions NE, E, SE, SW, W, NW


class HexGrid:
    """A rectangle of hexes. `off_map` is a real last row of every table, never an index to avoid."""

    def __init__(self, layout: Layout, columns: int, rows: int) -> None:
        self.layout, self.columns, self.rows = layout, columns, rows
        self.lines, self.length = (columns, rows) if layout is Layout.FLAT_TOP else (rows, columns)
        self.n_hexes: Final = columns * rows
        self.off_map: Final = self.n_hexes
        self.words: Final = self.n_hexes // 64 + 1  # room for the off_map bit too
        self.neighbours: Ints = self._neighbours()
        self.cubes: NDArray[np.int16] = self._cubes()
        self.names: Final = tuple("{:02}{:02}".format(*self.column_row(hex)) for hex in range(self.n_hexes + 1))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HexGrid) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def key(self) -> tuple[str, int, int]:
        """What two grids must share to be the same."""
        return self.layout.value, self.columns, self.rows

    def hex_at(self, column: int, row: int) -> int:
        """The number of the hex in this column and row; `off_map` outside the rectangle."""
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return self.off_map
        return column * self.rows + row if self.layout is Layout.FLAT_TOP else row * self.columns + column

    def column_row(self, hex: int) -> tuple[int, int]:
        """Where a hex lies."""
        line, place = divmod(int(hex), self.length)
        return (line, place) if self.layout is Layout.FLAT_TOP else (place, line)

    def name(self, hex: int) -> str:
        """Column and row in two digits each: `0502`."""
        return self.names[hex]

    def named(self, name: str) -> int:
        """The hex with this name, or `off_map`."""
        if len(name) != 4 or not (name.isascii() and name.isdigit()):
            return self.off_map
        return self.hex_at(int(name[:2]), int(name[2:]))

    def distance(self, start: int, end: int) -> int:
        """Steps between two hexes, by cube coordinates."""
        return int(np.abs(self.cubes[start] - self.cubes[end]).max())

    def within(self, radius: int) -> Words:
        """For each hex, and each radius up to this one, the words of the set of hexes at most so far away."""
        far = np.abs(self.cubes[:-1, np.newaxis] - self.cubes[np.newaxis, :-1]).max(axis=2)
        rings = np.zeros((self.n_hexes + 1, radius + 1, 8 * self.words), np.uint8)
        for reach in range(radius + 1):
            bits = np.packbits(far <= reach, axis=1, bitorder="little")
            rings[:-1, reach, : bits.shape[1]] = bits
        return table(rings.view(np.uint64), np.uint64)

    def _neighbours(self) -> Ints:
        rows = np.full((self.n_hexes + 1, N_DIRECTIONS), self.off_map)
        for hex in range(self.n_hexes):
            line, place = divmod(hex, self.length)
            for direction, (over, along) in enumerate(OFFSETS[self.layout.value][line % 2]):
                if 0 <= line + over < self.lines and 0 <= place + along < self.length:
                    rows[hex, direction] = (line + over) * self.length + place + along
        return table(rows)

    def _cubes(self) -> NDArray[np.int16]:
        cubes = np.zeros((self.n_hexes + 1, 3))
        for hex in range(self.n_hexes):
            line, place = divmod(hex, self.length)
            along = place - (line - line % 2) // 2
            cubes[hex] = line, along, -line - along
        return table(cubes)
