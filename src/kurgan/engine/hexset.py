"""`HexSet`: a set of hexes with a face. Compiled, it is one wide integer in machine registers (see `lowering`).

    reach - occupied        in reach, and not occupied
    zone & city             in both          zone | city     in either
    hex in zone             for hex in zone  len(zone)       if zone: …
    around(zone)            every hex next to one of the zone's

What stands here is the plain twin that runs with `NUMBA_DISABLE_JIT=1`; a test holds the two together.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import NamedTuple

from kurgan.engine.hexes import HexGrid
from kurgan.engine.record import Ints, Words


class HexSet:
    """A set of hexes of one grid."""

    __slots__ = ("bits", "grid")

    def __init__(self, grid: HexGrid, bits: int) -> None:
        self.grid, self.bits = grid, bits

    def __or__(self, other: HexSet) -> HexSet:
        return HexSet(self.grid, self.bits | other.bits)

    def __and__(self, other: HexSet) -> HexSet:
        return HexSet(self.grid, self.bits & other.bits)

    def __sub__(self, other: HexSet) -> HexSet:
        return HexSet(self.grid, self.bits & ~other.bits)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HexSet) and self.bits == other.bits

    def __hash__(self) -> int:
        return hash(self.bits)

    def __contains__(self, hex: int) -> bool:
        return bool(self.bits >> int(hex) & 1)

    def __iter__(self) -> Iterator[int]:
        rest = self.bits
        while rest:
            yield (rest & -rest).bit_length() - 1
            rest &= rest - 1

    def __len__(self) -> int:
        return self.bits.bit_count()

    def to_bytes(self) -> bytes:
        """The set's words in memory order, as compiled code wants them."""
        return self.bits.to_bytes(8 * self.grid.words, "little")

    @staticmethod
    def from_bytes(grid: HexGrid, data: bytes) -> HexSet:
        """The set that compiled code hands back."""
        return HexSet(grid, int.from_bytes(data, "little"))

    def __repr__(self) -> str:
        return "{" + " ".join(self.grid.name(hex) for hex in self) + "}"


def nothing(grid: HexGrid) -> HexSet:
    """The empty set."""
    return HexSet(grid, 0)


def only(grid: HexGrid, hex: int) -> HexSet:
    """The set of this one hex."""
    return HexSet(grid, 1 << int(hex))


def hexes(grid: HexGrid, words: Words) -> HexSet:
    """The set kept in these words of a record or a table."""
    return HexSet(grid, sum(int(word) << 64 * place for place, word in enumerate(words)))


def keep(words: Words, area: HexSet) -> None:
    """Write a set into the words of a record."""
    for place in range(area.grid.words):
        words[place] = area.bits >> 64 * place & 0xFFFF_FFFF_FFFF_FFFF


def first(area: HexSet) -> int:
    """The lowest-numbered hex of a set that is not empty."""
    return next(iter(area))


def listed(area: HexSet, first: int, numbers: Ints, count: int) -> int:
    """Append `first + hex` for every hex of the area on the map to a list of `count`, and return the new count."""
    for hex in area & HexSet(area.grid, edges_of(area.grid).board):
        numbers[count] = first + hex
        count += 1
    return count


def around(area: HexSet) -> HexSet:
    """Every hex next to a hex of the area (hexes of the area itself only if they are neighbours of others)."""
    bits, edges = area.bits, edges_of(area.grid)
    step = area.grid.length
    beside = bits & edges.board | (bits & edges.even_not_first) >> 1 | (bits & edges.odd_not_last) << 1
    ahead = (bits & edges.not_last) << 1 | (bits & edges.not_first) >> 1
    return HexSet(area.grid, (ahead | beside << step | beside >> step) & edges.board)


def hexset(grid: HexGrid, *names: str) -> HexSet:
    """The set of the hexes with these names, for tables and tests."""
    return HexSet(grid, sum(1 << grid.named(name) for name in set(names)))


class Edges(NamedTuple):
    """Which bits may move along their line, and which half step into the next line is open to them."""

    board: int
    not_first: int
    not_last: int
    even_not_first: int  # an even line's neighbours in the next line lie at the same place and the one before
    odd_not_last: int  # an odd line's at the same place and the one after


@functools.cache
def edges_of(grid: HexGrid) -> Edges:
    """The masks `around` needs, for one grid."""
    board = not_first = not_last = even_not_first = odd_not_last = 0
    for hex in range(grid.n_hexes):
        line, place = divmod(hex, grid.length)
        board |= 1 << hex
        not_first |= (place > 0) << hex
        not_last |= (place < grid.length - 1) << hex
        even_not_first |= (line % 2 == 0 and place > 0) << hex
        odd_not_last |= (line % 2 == 1 and place < grid.length - 1) << hex
    return Edges(board, not_first, not_last, even_not_first, odd_not_last)
