"""Positions as pictures: a map in text in, a map in text out.

. A . .
. . . .        one sign for each hex, row by row; odd columns of a flat-top grid lie half a hex lower
. . S .
"""

from __future__ import annotations

from kurgan.engine.hexes import HexGrid
from kurgan.engine.hexset import HexSet


def signs(picture: str) -> list[list[str]]:
    """The signs of a picture, row by row."""
    return [line.split() for line in picture.splitlines() if line.strip()]


def found(grid: HexGrid, picture: str, sign: str) -> list[int]:
    """The hexes where a sign stands; the picture's top left is hex 0000."""
    rows = signs(picture)
    places = [
        grid.hex_at(column, row) for row, line in enumerate(rows) for column, each in enumerate(line) if each == sign
    ]
    return sorted(places)


def drawn(area: HexSet, columns: int, rows: int) -> str:
    """The top left part of the grid, with an x on every hex of the area."""
    grid = area.grid
    return "\n".join(
        " ".join("x" if grid.hex_at(column, row) in area else "." for column in range(columns)) for row in range(rows)
    )


def drawing(picture: str) -> str:
    """A picture as `drawn` writes it."""
    return "\n".join(" ".join(row) for row in signs(picture))
