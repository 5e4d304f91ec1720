"""Which part of the map is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from kurgan.games.eastern_front.tables.map import GRID, N_HEXES
from kurgan.games.eastern_front.terminal.ground import Ground

CELL: Final = 7  # columns of the screen that a hex takes on the part map
SHIFT: Final = 3  # and that odd rows lie further right
ROWS: Final = 9
NEAR: Final = 4  # so far around a hex the front is one


@dataclass(frozen=True)
class Window:
    """Some columns and rows of the map."""

    columns: range
    rows: range

    def __contains__(self, hex: int) -> bool:
        column, row = GRID.column_row(hex)
        return column in self.columns and row in self.rows


def whole(ground: Ground) -> Window:
    """The field of the scenario."""
    places = [GRID.column_row(hex) for hex in range(N_HEXES) if ground.is_in_play(hex)]
    columns, rows = zip(*places, strict=True)
    return Window(range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1))


def around(ground: Ground, hex: int, width: int) -> Window:
    """As much of the field around a hex as a screen can show."""
    field, (column, row) = whole(ground), GRID.column_row(hex)
    return Window(span(field.columns, column, (width - SHIFT) // CELL), span(field.rows, row, ROWS))


def span(field: range, middle: int, length: int) -> range:
    """So many numbers of a range, the middle one in their middle unless the range ends before."""
    start = max(field.start, min(middle - length // 2, field.stop - length))
    return range(start, min(start + length, field.stop))


def focus(ground: Ground) -> int:
    """Where the action is: the attack in hand, the chosen unit, or where the front has most enemies in contact."""
    view = ground.view
    if view.battle is not None:
        return GRID.named(view.battle.target)
    chosen = view.units[view.subject] if view.subject else None
    if chosen and (chosen.hex or chosen.entry):
        return GRID.named(chosen.hex or chosen.entry or "")
    if view.overdue:
        return GRID.named(view.overdue[0])
    crowd = sorted(ground.contacts or ground.stacks or ground.goals)
    cubes = GRID.cubes[crowd]
    apart = np.abs(cubes[:, None] - cubes[None]).max(axis=2)
    return crowd[int((apart <= NEAR).sum(axis=1).argmax())]
