"""Areas of the map as a page is sent them: rows of signs, from north to south."""

from __future__ import annotations

from functools import lru_cache

from kurgan.engine.hexset import HexSet
from kurgan.games.eastern_front.tables.map import GRID, HEX_NAMES, N_HEXES


def rows(layers: tuple[tuple[str, HexSet], ...]) -> list[str]:
    """Areas as rows of signs, the later above the earlier."""
    return list(signs(tuple((sign, area.bits) for sign, area in layers)))


@lru_cache(maxsize=2_000)
def signs(layers: tuple[tuple[str, int], ...]) -> tuple[str, ...]:
    """The same, remembered: from one order to the next most areas stay as they are."""
    board = ["."] * N_HEXES
    for sign, bits in layers:
        for hex in HexSet(GRID, bits):
            if hex < N_HEXES:
                board[hex] = sign
    text = "".join(board)
    return tuple(text[start : start + GRID.columns] for start in range(0, N_HEXES, GRID.columns))


def names(area: HexSet) -> list[str]:
    """The names of some hexes."""
    return [HEX_NAMES[hex] for hex in area]
