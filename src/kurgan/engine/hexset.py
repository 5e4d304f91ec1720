"""`HexSet`: a set of hexes with a face. Compiled, it lies in machine registers (see `lowering.registers`).

    reach - occupied        in reach, and not occupied
    zone & city             in both          zone | city     in either
    hex in zone             for hex in zone  len(zone)       if zone: …
    around(zone)            every hex next to one of the zone's
    shift(zone, 2)          every hex of the zone, one step in a direction
    across(zone, roads)     the same in every direction in which there is a road from it

A record or table keeps a set in words. `hexes` and `keep` take it out and put it in; where it is about one hex only,
`holds`, `include` and `exclude` touch no more than the word it is in. Six sets, one for each direction, are hexsides:
the hexes that have a road, a bridge or nothing in the way on that side (see `networks`).

What stands here is the plain twin that runs with `NUMBA_DISABLE_JIT=1`; a test holds the two together.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Final, NamedTuple

from kurgan.engine.hexes import N_DIRECTIONS, OFFSETS, HexGrid
from kurgan.engine.record import Ints, Words

WORD: Final = 64


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
    return HexSet(grid, sum(int(word) << WORD * place for place, word in enumerate(words)))


def keep(words: Words, area: HexSet) -> None:
    """Write a set into the words of a record."""
    for place in range(area.grid.words):
        words[place] = area.bits >> WORD * place & 2**WORD - 1


def holds(words: Words, hex: int) -> bool:
    """Is this hex in the set kept in these words?"""
    return bool(list(words)[int(hex) // WORD] >> int(hex) % WORD & 1)


def include(words: Words, hex: int) -> None:
    """Put one hex into the set kept in these words."""
    words[int(hex) // WORD] = int(list(words)[int(hex) // WORD]) | 1 << int(hex) % WORD


def exclude(words: Words, hex: int) -> None:
    """Take one hex out of the set kept in these words."""
    words[int(hex) // WORD] = int(list(words)[int(hex) // WORD]) & ~(1 << int(hex) % WORD)


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


def shift(area: HexSet, direction: int) -> HexSet:
    """Every hex of the area moved one step in a direction of `hexes.OFFSETS`; those that leave the map are gone."""
    bits = 0
    for step in steps_of(area.grid)[int(direction)]:
        by = step.by(area.grid)
        leaving = area.bits & step.leaving
        bits |= leaving << by if by > 0 else leaving >> -by
    return HexSet(area.grid, bits)


def across(area: HexSet, sides: Words) -> HexSet:
    """Every hex that is one step from a hex of the area, over one of these hexsides."""
    reached = nothing(area.grid)
    for direction in range(N_DIRECTIONS):
        reached |= shift(area & hexes(area.grid, sides[direction]), direction)
    return reached


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


class Step(NamedTuple):
    """A step in one direction, from the hexes that leave so: over how many lines, and how far along the line."""

    leaving: int
    over: int
    along: int

    def by(self, grid: HexGrid) -> int:
        """How much higher the number is that one arrives at."""
        return self.over * grid.length + self.along


@functools.cache
def steps_of(grid: HexGrid) -> tuple[tuple[Step, ...], ...]:
    """For each direction the steps there are: one for all hexes, or one from the even lines and one from the odd."""
    steps = []
    for direction in range(N_DIRECTIONS):
        leaving: dict[tuple[int, int], int] = {}
        for hex in range(grid.n_hexes):
            if grid.neighbours[hex, direction] != grid.off_map:
                offset = OFFSETS[grid.layout.value][hex // grid.length % 2][direction]
                leaving[offset] = leaving.get(offset, 0) | 1 << hex
        steps.append(tuple(Step(bits, *offset) for offset, bits in leaving.items()))
    return tuple(steps)
