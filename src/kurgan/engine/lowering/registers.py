"""How a set of hexes lies in machine registers: one integer on a small map, a vector of words on a large one.

LLVM shifts, masks and counts integers of any width, but those beyond two words one word after the other. A vector is
moved by as many words at once as the processor can: the neighbours of a set on a map of 1,260 hexes take a third of the
time, and a third of the instructions to compile. Vectors have a power of two of lanes, for LLVM takes others to pieces;
in memory a set has just its words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from llvmlite import ir
from numba.core import cgutils

INT1, INT16, INT32, INT64 = (ir.IntType(width) for width in (1, 16, 32, 64))
WORD: Final = 64
MOST_WORDS: Final = 64  # of a vector: the words that hold something are bits of one more


class Integer:
    """One integer as wide as its words."""

    def __init__(self, words: int) -> None:
        self.words = words
        self.llvm = ir.IntType(WORD * words)

    def constant(self, bits: int) -> Any:
        """A set that is known before anything runs."""
        return ir.Constant(self.llvm, bits)

    def load(self, builder: Any, data: Any) -> Any:
        """The set in words of memory."""
        return builder.load(builder.bitcast(data, self.llvm.as_pointer()), align=8)

    def store(self, builder: Any, area: Any, data: Any) -> None:
        """Write a set into words of memory."""
        builder.store(area, builder.bitcast(data, self.llvm.as_pointer()), align=8)

    def moved(self, builder: Any, area: Any, by: int) -> Any:
        """Every hex so many numbers further on, or back; what goes over an end is gone."""
        shift = builder.shl if by > 0 else builder.lshr
        return shift(area, self.constant(abs(by))) if by else area

    def is_any(self, builder: Any, area: Any) -> Any:
        """Is there any hex in it?"""
        return builder.icmp_unsigned("!=", area, self.constant(0))

    def count(self, builder: Any, area: Any) -> Any:
        """How many hexes are in it?"""
        return self.narrowed(builder, builder.ctpop(area))

    def lowest(self, builder: Any, area: Any) -> Any:
        """The lowest-numbered hex of a set that is not empty."""
        return self.narrowed(builder, lowest_bit(builder, area))

    def only(self, builder: Any, hex: Any) -> Any:
        """The set of one hex."""
        return builder.shl(self.constant(1), self.widened(builder, hex))

    def holds(self, builder: Any, area: Any, hex: Any) -> Any:
        """Is a hex in it?"""
        return builder.trunc(builder.lshr(area, self.widened(builder, hex)), INT1)

    def widened(self, builder: Any, number: Any) -> Any:
        """A number as wide as the set."""
        return builder.zext(number, self.llvm) if self.words > 1 else number

    def narrowed(self, builder: Any, number: Any) -> Any:
        """A number as wide as numbers are."""
        return builder.trunc(number, INT64) if self.words > 1 else number


class Vector:
    """A vector of words: some lanes more than there are words, always empty."""

    def __init__(self, words: int) -> None:
        self.words = words
        self.lanes = 1 << (words - 1).bit_length()
        self.llvm = ir.VectorType(INT64, self.lanes)
        self.mask = ir.IntType(self.lanes)

    def constant(self, bits: int) -> Any:
        return ir.Constant(self.llvm, [bits >> WORD * lane & 2**WORD - 1 for lane in range(self.lanes)])

    def load(self, builder: Any, data: Any) -> Any:
        """In pieces whose lengths are powers of two: one piece of another length would make all that follows so."""
        parts = []
        for place, length in self.pieces:
            part = builder.load(self.piece(builder, data, place, length), align=8)
            lanes = [lane - place if place <= lane < place + length else length for lane in range(self.lanes)]
            parts.append(builder.shuffle_vector(part, ir.Constant(part.type, None), chosen(lanes)))
        return union(builder, parts)

    def store(self, builder: Any, area: Any, data: Any) -> None:
        for place, length in self.pieces:
            part = builder.shuffle_vector(area, area, chosen(range(place, place + length)))
            builder.store(part, self.piece(builder, data, place, length), align=8)

    @property
    def pieces(self) -> list[tuple[int, int]]:
        """Where each piece of a set in memory begins, and how long it is."""
        lengths = [1 << power for power in reversed(range(self.words.bit_length())) if self.words >> power & 1]
        return [(sum(lengths[:which]), length) for which, length in enumerate(lengths)]

    def piece(self, builder: Any, data: Any, place: int, length: int) -> Any:
        """The address of a piece."""
        start = builder.gep(builder.bitcast(data, INT64.as_pointer()), [ir.Constant(INT64, place)])
        return builder.bitcast(start, ir.VectorType(INT64, length).as_pointer())

    def moved(self, builder: Any, area: Any, by: int) -> Any:
        """Each lane takes the one so many words before it, and what that one's neighbour lost over the edge."""
        if by == 0:
            return area
        words, bits = divmod(abs(by), WORD)
        sign = 1 if by > 0 else -1
        near, far = self.slid(builder, area, sign * words), self.slid(builder, area, sign * (words + 1))
        ahead, behind = (builder.shl, builder.lshr) if by > 0 else (builder.lshr, builder.shl)
        return builder.or_(ahead(near, self.all(bits)), behind(far, self.all(WORD - bits))) if bits else near

    def slid(self, builder: Any, area: Any, by: int) -> Any:
        """Every word so many lanes further on; nothing comes after."""
        lanes = [lane - by if 0 <= lane - by < self.lanes else self.lanes for lane in range(self.lanes)]
        return builder.shuffle_vector(area, self.constant(0), chosen(lanes)) if by else area

    def all(self, number: int) -> Any:
        """One number in every lane."""
        return ir.Constant(self.llvm, [number] * self.lanes)

    def spread(self, builder: Any, number: Any) -> Any:
        """One number in every lane, found out at run time."""
        first = builder.insert_element(ir.Constant(self.llvm, ir.Undefined), number, ir.Constant(INT64, 0))
        return builder.shuffle_vector(first, first, chosen([0] * self.lanes))

    def occupied(self, builder: Any, area: Any) -> Any:
        """Which lanes hold anything, a bit for each."""
        return builder.bitcast(builder.icmp_unsigned("!=", area, self.constant(0)), self.mask)

    def is_any(self, builder: Any, area: Any) -> Any:
        return builder.icmp_unsigned("!=", self.occupied(builder, area), ir.Constant(self.mask, 0))

    def count(self, builder: Any, area: Any) -> Any:
        kind = ir.FunctionType(INT64, [self.llvm])
        name = f"llvm.vector.reduce.add.v{self.lanes}i64"
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, name), [self.counts(builder, area)])

    def counts(self, builder: Any, area: Any) -> Any:
        """How many hexes each lane holds."""
        kind = ir.FunctionType(self.llvm, [self.llvm])
        name = f"llvm.ctpop.v{self.lanes}i64"
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, name), [area])

    def lowest(self, builder: Any, area: Any) -> Any:
        lane = resized(builder, lowest_bit(builder, self.occupied(builder, area)), INT64)
        word = builder.extract_element(area, lane)
        return builder.or_(builder.shl(lane, ir.Constant(INT64, 6)), lowest_bit(builder, word))

    def only(self, builder: Any, hex: Any) -> Any:
        numbers = ir.Constant(self.llvm, list(range(self.lanes)))
        is_its = builder.icmp_unsigned("==", numbers, self.spread(builder, word_of(builder, hex)))
        bit = builder.shl(ir.Constant(INT64, 1), place_of(builder, hex))
        return builder.select(is_its, self.spread(builder, bit), self.constant(0))

    def holds(self, builder: Any, area: Any, hex: Any) -> Any:
        word = builder.extract_element(area, word_of(builder, hex))
        return builder.trunc(builder.lshr(word, place_of(builder, hex)), INT1)


Registers: TypeAlias = Integer | Vector


@cache
def registers_for(words: int) -> Registers:
    """What suits a set of so many words."""
    return Vector(words) if 2 < words <= MOST_WORDS else Integer(words)


def chosen(lanes: Sequence[int]) -> Any:
    """Which lanes a vector is made of."""
    return ir.Constant(ir.VectorType(INT32, len(lanes)), list(lanes))


def union(builder: Any, areas: Sequence[Any]) -> Any:
    """What is in any of some sets."""
    all, *others = areas
    for area in others:
        all = builder.or_(all, area)
    return all


def resized(builder: Any, number: Any, kind: Any) -> Any:
    """A number that is not negative, in another width."""
    if number.type.width == kind.width:
        return number
    return builder.zext(number, kind) if number.type.width < kind.width else builder.trunc(number, kind)


def lowest_bit(builder: Any, bits: Any) -> Any:
    """The place of the lowest bit, of which there is one."""
    return builder.cttz(bits, ir.Constant(INT1, 1))


def without_lowest(builder: Any, bits: Any) -> Any:
    """All bits but the lowest."""
    return builder.and_(bits, builder.sub(bits, ir.Constant(bits.type, 1)))


def word_of(builder: Any, hex: Any) -> Any:
    """Which word of a set a hex is in."""
    return builder.lshr(hex, ir.Constant(INT64, 6))


def place_of(builder: Any, hex: Any) -> Any:
    """Which bit of its word a hex is."""
    return builder.and_(hex, ir.Constant(INT64, 63))
