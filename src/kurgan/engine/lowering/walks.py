"""Sets hex by hex: loops over them, and lists of action numbers, in compiled code."""

from __future__ import annotations

from typing import Any, NamedTuple

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import RefType, iternext_impl
from numba.extending import lower_builtin, models, register_model, type_callable

from kurgan.engine.hexset import edges_of, listed
from kurgan.engine.lowering.kinds import SetIterator, SetType
from kurgan.engine.lowering.registers import (
    INT16,
    INT32,
    INT64,
    WORD,
    Vector,
    lowest_bit,
    resized,
    without_lowest,
)

INT8 = ir.IntType(8)
EIGHT = ir.VectorType(INT16, 8)


@register_model(SetIterator)
class IteratorModel(models.StructModel):
    """An integer is walked until nothing is `rest`. Of a vector, whose words lie in memory, `rest` is what is still to
    come of the word that begins at hex `base`, and `occupied` the words after it that hold anything."""

    def __init__(self, manager: Any, kind: SetIterator) -> None:
        number = types.EphemeralPointer(types.uint64)
        parts = [("rest", types.EphemeralPointer(kind.area))]
        if isinstance(kind.area.registers, Vector):
            parts = [("words", types.EphemeralPointer(kind.area)), ("rest", number), ("base", number)]
            parts.append(("occupied", number))
        super().__init__(manager, kind, parts)


@lower_builtin("getiter", SetType)
def lower_iterator(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    walk = context.make_helper(builder, sig.return_type)
    registers, area = sig.args[0].registers, args[0]
    if isinstance(registers, Vector):
        walk.words = cgutils.alloca_once_value(builder, area)
        walk.rest, walk.base = (cgutils.alloca_once_value(builder, ir.Constant(INT64, 0)) for _ in range(2))
        walk.occupied = cgutils.alloca_once_value(builder, resized(builder, registers.occupied(builder, area), INT64))
    else:
        walk.rest = cgutils.alloca_once_value(builder, area)
    return walk._getvalue()


@lower_builtin("iternext", SetIterator)
@iternext_impl(RefType.UNTRACKED)
def lower_next(context: Any, builder: Any, sig: Any, args: Any, result: Any) -> None:
    walk = context.make_helper(builder, sig.args[0], value=args[0])
    registers = sig.args[0].area.registers
    if isinstance(registers, Vector):
        next_word(builder, walk)
    rest = builder.load(walk.rest)
    is_left = builder.icmp_unsigned("!=", rest, ir.Constant(rest.type, 0))
    result.set_valid(is_left)
    with builder.if_then(is_left):
        place = resized(builder, lowest_bit(builder, rest), INT64)
        result.yield_(builder.add(builder.load(walk.base), place) if isinstance(registers, Vector) else place)
        builder.store(without_lowest(builder, rest), walk.rest)


def next_word(builder: Any, walk: Any) -> None:
    """Go on to the next word that holds anything, if this one is done and there is one."""
    none = ir.Constant(INT64, 0)
    occupied = builder.load(walk.occupied)
    is_done = builder.icmp_unsigned("==", builder.load(walk.rest), none)
    with builder.if_then(builder.and_(is_done, builder.icmp_unsigned("!=", occupied, none))):
        lane = lowest_bit(builder, occupied)
        words = builder.bitcast(walk.words, INT64.as_pointer())
        builder.store(builder.load(builder.gep(words, [lane])), walk.rest)
        builder.store(builder.mul(lane, ir.Constant(INT64, WORD)), walk.base)
        builder.store(without_lowest(builder, occupied), walk.occupied)


@type_callable(listed)
def type_listed(context: object) -> Any:
    def typer(area: Any, first: Any, numbers: Any, count: Any) -> Any:
        return types.int64 if isinstance(area, SetType) and numbers.dtype == types.int16 else None

    return typer


@lower_builtin(listed, SetType, types.Integer, types.Array, types.Integer)
def lower_listed(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Eight hexes at a time and without a branch that could be guessed wrong: legal lists are made of this.

    A table gives the places of the bits set in a byte, packed to the front; all eight are written and only as
    many counted as were set, so the list needs room for seven numbers more than it will have.
    """
    kind = sig.args[0]
    start = builder.trunc(context.cast(builder, args[1], sig.args[1], types.int64), INT16)
    numbers = context.make_array(sig.args[2])(context, builder, args[2]).data
    count = cgutils.alloca_once_value(builder, context.cast(builder, args[3], sig.args[3], types.int64))
    area = builder.and_(args[0], kind.registers.constant(edges_of(kind.grid).board))
    into = Listing(start, numbers, count)
    if isinstance(kind.registers, Vector):
        list_vector(builder, kind.registers, area, into)
    else:
        list_integer(builder, kind, area, into)
    return builder.load(count)


class Listing(NamedTuple):
    """A list that is being written: what is added to each hex, the list, and where its length is kept."""

    start: Any
    numbers: Any
    count: Any


def list_integer(builder: Any, kind: SetType, area: Any, into: Listing) -> None:
    """One word after the other, for there are few."""
    for place in range(kind.grid.words):
        word = resized(builder, builder.lshr(area, kind.registers.constant(WORD * place)), INT64)
        with builder.if_then(builder.icmp_unsigned("!=", word, ir.Constant(INT64, 0))):
            bytes = min(8, -(-kind.grid.n_hexes // 8) - 8 * place)
            list_word(builder, word, ir.Constant(INT64, WORD * place), bytes, into)


def list_vector(builder: Any, registers: Vector, area: Any, into: Listing) -> None:
    """In a loop over the words that hold anything."""
    words = builder.bitcast(cgutils.alloca_once_value(builder, area), INT64.as_pointer())
    occupied = resized(builder, registers.occupied(builder, area), INT64)
    left = cgutils.alloca_once_value(builder, occupied)
    with cgutils.for_range(builder, builder.ctpop(occupied)):
        lanes = builder.load(left)
        lane = lowest_bit(builder, lanes)
        builder.store(without_lowest(builder, lanes), left)
        word = builder.load(builder.gep(words, [lane]))
        list_word(builder, word, builder.mul(lane, ir.Constant(INT64, WORD)), 8, into)


def list_word(builder: Any, word: Any, base: Any, bytes: int, into: Listing) -> None:
    """List the hexes of one word, the first of which is hex `base`."""
    count, start = builder.load(into.count), builder.add(into.start, builder.trunc(base, INT16))
    none = ir.Constant(EIGHT, ir.Undefined)
    first = builder.insert_element(none, start, ir.Constant(INT64, 0))
    first = builder.shuffle_vector(first, none, ir.Constant(ir.VectorType(INT32, 8), None))
    for byte in range(bytes):
        bits = builder.trunc(builder.lshr(word, ir.Constant(INT64, 8 * byte)), INT8)
        numbers = builder.add(first, ir.Constant(EIGHT, [8 * byte] * 8))
        list_byte(builder, bits, numbers, builder.gep(into.numbers, [count]))
        count = builder.add(count, builder.zext(builder.ctpop(bits), INT64))
    builder.store(count, into.count)


def list_byte(builder: Any, bits: Any, numbers: Any, there: Any) -> None:
    """Write the places of one byte's bits, added to the number of the first."""
    row = [ir.Constant(INT64, 0), builder.zext(bits, INT64)]
    places = builder.load(builder.gep(places_table(builder.module), row, inbounds=True))
    builder.store(builder.add(places, numbers), builder.bitcast(there, EIGHT.as_pointer()), align=2)


def places_table(module: Any) -> Any:
    """For each byte, the places of its set bits in rising order, and zeros behind them."""
    name = "kurgan.places_of_bits"
    if name in module.globals:
        return module.globals[name]
    rows = [[place for place in range(8) if byte >> place & 1] for byte in range(256)]
    packed = [ir.Constant(EIGHT, [ir.Constant(INT16, place) for place in row + [0] * (8 - len(row))]) for row in rows]
    constant = ir.Constant(ir.ArrayType(EIGHT, 256), packed)
    table = ir.GlobalVariable(module, constant.type, name)
    table.initializer, table.global_constant, table.linkage = constant, True, "linkonce_odr"
    return table
