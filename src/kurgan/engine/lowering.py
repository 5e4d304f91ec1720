"""How Numba compiles the vocabulary: a `HexSet` is one LLVM integer as wide as its grid.

LLVM shifts, masks and counts integers of any width, so one description serves a map of 80 hexes (two machine
words) and one of 1,260 (twenty). This file and `rule` are the only ones that speak to Numba.
"""

from __future__ import annotations

import operator
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import RefType, iternext_impl, lower_constant, lower_getattr_generic
from numba.core.types.abstract import IterableType
from numba.core.types.common import SimpleIteratorType
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr, infer_global, signature
from numba.extending import (
    NativeValue,
    box,
    lower_builtin,
    models,
    register_model,
    type_callable,
    typeof_impl,
    unbox,
)

from kurgan.engine.hexes import HexGrid
from kurgan.engine.hexset import HexSet, around, edges_of, first, hexes, keep, listed, nothing, only
from kurgan.engine.record import copy_into

INT16, INT64 = ir.IntType(16), ir.IntType(64)
EIGHT = ir.VectorType(INT16, 8)


class GridType(types.Opaque):
    """The compile-time type of a `HexGrid`: the grid itself."""

    def __init__(self, grid: HexGrid) -> None:
        self.grid = grid
        super().__init__(name=f"HexGrid{grid.key}")

    @property
    def key(self) -> tuple[str, int, int]:
        return self.grid.key


class SetType(IterableType):
    """The compile-time type of a `HexSet`: its grid says how wide it is."""

    def __init__(self, grid: HexGrid) -> None:
        self.grid = grid
        super().__init__(name=f"HexSet{grid.key}")

    @property
    def key(self) -> tuple[str, int, int]:
        return self.grid.key

    @property
    def iterator_type(self) -> SetIterator:
        return SetIterator(self)

    @property
    def llvm(self) -> Any:
        return ir.IntType(64 * self.grid.words)


class SetIterator(SimpleIteratorType):
    """Walks through a set from its lowest hex."""

    def __init__(self, area: SetType) -> None:
        self.area = area
        super().__init__(f"iter({area})", types.int64)


register_model(GridType)(models.OpaqueModel)


@register_model(SetType)
class SetModel(models.PrimitiveModel):
    def __init__(self, manager: Any, kind: SetType) -> None:
        super().__init__(manager, kind, kind.llvm)


@register_model(SetIterator)
class IteratorModel(models.StructModel):
    def __init__(self, manager: Any, kind: SetIterator) -> None:
        super().__init__(manager, kind, [("rest", types.EphemeralPointer(kind.area))])


@typeof_impl.register(HexGrid)
def type_of_grid(grid: HexGrid, context: object) -> GridType:
    return GridType(grid)


@typeof_impl.register(HexSet)
def type_of_set(area: HexSet, context: object) -> SetType:
    return SetType(area.grid)


@lower_constant(GridType)
def grid_constant(context: Any, builder: Any, kind: GridType, grid: HexGrid) -> Any:
    return context.get_dummy_value()


@infer_getattr
class GridAttributes(AttributeTemplate):
    """The measures of a grid are constants in compiled code."""

    key = GridType

    def generic_resolve(self, kind: GridType, name: str) -> Any:  # type: ignore[override]  # a hook, not an override
        return types.int64 if name in ("n_hexes", "off_map", "words") else None


@lower_getattr_generic(GridType)
def grid_attribute(context: Any, builder: Any, kind: GridType, value: Any, name: str) -> Any:
    return context.get_constant(types.int64, getattr(kind.grid, name))


@lower_constant(SetType)
def set_constant(context: Any, builder: Any, kind: SetType, area: HexSet) -> Any:
    return ir.Constant(kind.llvm, area.bits)


# --- making sets -----------------------------------------------------------------------------------------


@type_callable(nothing)
def type_nothing(context: object) -> Any:
    return lambda grid: SetType(grid.grid)


@lower_builtin(nothing, GridType)
def lower_nothing(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return ir.Constant(sig.return_type.llvm, 0)


@type_callable(only)
def type_only(context: object) -> Any:
    return lambda grid, hex: SetType(grid.grid)


@lower_builtin(only, GridType, types.Integer)
def lower_only(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    wide = sig.return_type.llvm
    return builder.shl(ir.Constant(wide, 1), widened(builder, args[1], wide))


@type_callable(hexes)
def type_hexes(context: object) -> Any:
    return lambda grid, words: SetType(grid.grid)


@lower_builtin(hexes, GridType, types.Array)
def lower_hexes(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    pointer = words_pointer(context, builder, sig.args[1], args[1], sig.return_type)
    return builder.load(pointer, align=8)


@type_callable(keep)
def type_keep(context: object) -> Any:
    return lambda words, area: types.none


@lower_builtin(keep, types.Array, SetType)
def lower_keep(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    pointer = words_pointer(context, builder, sig.args[0], args[0], sig.args[1])
    builder.store(args[1], pointer, align=8)
    return context.get_dummy_value()


def words_pointer(context: Any, builder: Any, kind: Any, value: Any, area: SetType) -> Any:
    data = context.make_array(kind)(context, builder, value).data
    return builder.bitcast(data, area.llvm.as_pointer())


def widened(builder: Any, hex: Any, wide: Any) -> Any:
    return builder.zext(hex, wide) if hex.type.width < wide.width else hex


# --- asking and combining --------------------------------------------------------------------------------


def combine(name: Any, emit: Any) -> None:
    @infer_global(name)
    class Combined(AbstractTemplate):
        def generic(self, args: Any, keywords: Any) -> Any:
            if len(args) == 2 and isinstance(args[0], SetType) and args[0] == args[1]:
                return signature(types.boolean if name in (operator.eq, operator.ne) else args[0], *args)
            return None

    @lower_builtin(name, SetType, SetType)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return emit(builder, *args)


combine(operator.or_, lambda builder, a, b: builder.or_(a, b))
combine(operator.and_, lambda builder, a, b: builder.and_(a, b))
combine(operator.sub, lambda builder, a, b: builder.and_(a, builder.not_(b)))
combine(operator.eq, lambda builder, a, b: builder.icmp_unsigned("==", a, b))
combine(operator.ne, lambda builder, a, b: builder.icmp_unsigned("!=", a, b))


@infer_global(operator.contains)
class Contains(AbstractTemplate):
    def generic(self, args: Any, keywords: Any) -> Any:
        if isinstance(args[0], SetType) and isinstance(args[1], types.Integer):
            return signature(types.boolean, *args)
        return None


@lower_builtin(operator.contains, SetType, types.Integer)
def lower_contains(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    area, hex = args
    return builder.trunc(builder.lshr(area, widened(builder, hex, area.type)), ir.IntType(1))


@infer_global(bool)
class Truth(AbstractTemplate):
    def generic(self, args: Any, keywords: Any) -> Any:
        return signature(types.boolean, *args) if isinstance(args[0], SetType) else None


@lower_builtin(bool, SetType)
def lower_truth(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.icmp_unsigned("!=", args[0], ir.Constant(args[0].type, 0))


@infer_global(len)
class Length(AbstractTemplate):
    def generic(self, args: Any, keywords: Any) -> Any:
        return signature(types.int64, *args) if isinstance(args[0], SetType) else None


@lower_builtin(len, SetType)
def lower_length(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.trunc(builder.ctpop(args[0]), INT64)


@type_callable(first)
def type_first(context: object) -> Any:
    return lambda area: types.int64 if isinstance(area, SetType) else None


@lower_builtin(first, SetType)
def lower_first(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.trunc(lowest(builder, args[0]), INT64)


@type_callable(around)
def type_around(context: object) -> Any:
    return lambda area: area


@lower_builtin(around, SetType)
def lower_around(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """The shifts of `hexset.around`, word for word."""
    kind, bits = sig.args[0], args[0]
    edges = edges_of(kind.grid)

    def masked(mask: int) -> Any:
        return builder.and_(bits, ir.Constant(kind.llvm, mask))

    def left(value: Any, by: int) -> Any:
        return builder.shl(value, ir.Constant(kind.llvm, by))

    def right(value: Any, by: int) -> Any:
        return builder.lshr(value, ir.Constant(kind.llvm, by))

    beside = builder.or_(
        masked(edges.board),
        builder.or_(right(masked(edges.even_not_first), 1), left(masked(edges.odd_not_last), 1)),
    )
    ahead = builder.or_(left(masked(edges.not_last), 1), right(masked(edges.not_first), 1))
    both = builder.or_(left(beside, kind.grid.length), right(beside, kind.grid.length))
    return builder.and_(builder.or_(ahead, both), ir.Constant(kind.llvm, edges.board))


# --- walking through -------------------------------------------------------------------------------------


@lower_builtin("getiter", SetType)
def lower_iterator(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    walk = context.make_helper(builder, sig.return_type)
    walk.rest = cgutils.alloca_once_value(builder, args[0])
    return walk._getvalue()


@lower_builtin("iternext", SetIterator)
@iternext_impl(RefType.UNTRACKED)
def lower_next(context: Any, builder: Any, sig: Any, args: Any, result: Any) -> None:
    walk = context.make_helper(builder, sig.args[0], value=args[0])
    rest = builder.load(walk.rest)
    is_left = builder.icmp_unsigned("!=", rest, ir.Constant(rest.type, 0))
    result.set_valid(is_left)
    with builder.if_then(is_left):
        result.yield_(builder.trunc(lowest(builder, rest), INT64))
        builder.store(without_lowest(builder, rest), walk.rest)


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
    grid = sig.args[0].grid
    start = builder.trunc(context.cast(builder, args[1], sig.args[1], types.int64), INT16)
    numbers = context.make_array(sig.args[2])(context, builder, args[2]).data
    count = cgutils.alloca_once_value(builder, context.cast(builder, args[3], sig.args[3], types.int64))
    area = builder.and_(args[0], ir.Constant(args[0].type, edges_of(grid).board))
    for place in range(grid.words):
        word = builder.trunc(builder.lshr(area, ir.Constant(area.type, 64 * place)), INT64)
        with builder.if_then(builder.icmp_unsigned("!=", word, ir.Constant(INT64, 0))):
            written = builder.load(count)
            for byte in range(min(8, -(-grid.n_hexes // 8) - 8 * place)):
                base = builder.add(start, ir.Constant(INT16, 64 * place + 8 * byte))
                written = list_byte(builder, word, byte, base, numbers, written)
            builder.store(written, count)
    return builder.load(count)


def list_byte(builder: Any, word: Any, byte: int, base: Any, numbers: Any, count: Any) -> Any:
    """Write the places of one byte's bits, plus a base, and return the new count."""
    bits = builder.trunc(builder.lshr(word, ir.Constant(INT64, 8 * byte)), ir.IntType(8))
    row = [ir.Constant(INT64, 0), builder.zext(bits, INT64)]
    places = builder.load(builder.gep(places_table(builder.module), row, inbounds=True))
    none = ir.Constant(EIGHT, ir.Undefined)
    spread = builder.insert_element(none, base, ir.Constant(INT64, 0))
    spread = builder.shuffle_vector(spread, none, ir.Constant(ir.VectorType(ir.IntType(32), 8), None))
    there = builder.bitcast(builder.gep(numbers, [count]), EIGHT.as_pointer())
    builder.store(builder.add(places, spread), there, align=2)
    return builder.add(count, builder.zext(builder.ctpop(bits), INT64))


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


def lowest(builder: Any, bits: Any) -> Any:
    return builder.cttz(bits, ir.Constant(ir.IntType(1), 1))


def without_lowest(builder: Any, bits: Any) -> Any:
    return builder.and_(bits, builder.sub(bits, ir.Constant(bits.type, 1)))


# --- crossing between Python and compiled code -----------------------------------------------------------


@unbox(SetType)
def unbox_set(kind: SetType, value: Any, c: Any) -> Any:
    data = c.pyapi.call_method(value, "to_bytes")
    pointer = c.builder.bitcast(c.pyapi.bytes_as_string(data), kind.llvm.as_pointer())
    bits = c.builder.load(pointer, align=1)
    c.pyapi.decref(data)
    return NativeValue(bits, is_error=cgutils.is_not_null(c.builder, c.pyapi.err_occurred()))


@box(SetType)
def box_set(kind: SetType, value: Any, c: Any) -> Any:
    room = cgutils.alloca_once_value(c.builder, value)
    pointer = c.builder.bitcast(room, ir.IntType(8).as_pointer())
    data = c.pyapi.bytes_from_string_and_size(pointer, ir.Constant(INT64, 8 * kind.grid.words))
    make = c.pyapi.unserialize(c.pyapi.serialize_object(HexSet.from_bytes))
    grid = c.pyapi.unserialize(c.pyapi.serialize_object(kind.grid))
    area = c.pyapi.call_function_objargs(make, (grid, data))
    for each in (data, make, grid):
        c.pyapi.decref(each)
    return area


@box(types.RangeType)
def box_range(kind: Any, value: Any, c: Any) -> Any:
    """Numba has no way back for a `range` that a helper returns."""
    state = cgutils.create_struct_proxy(kind)(c.context, c.builder, value)
    ends = [c.pyapi.from_native_value(kind.dtype, end) for end in (state.start, state.stop, state.step)]
    make = c.pyapi.unserialize(c.pyapi.serialize_object(range))
    found = c.pyapi.call_function_objargs(make, ends)
    for each in (make, *ends):
        c.pyapi.decref(each)
    return found


@unbox(GridType)
def unbox_grid(kind: GridType, value: Any, c: Any) -> Any:
    return NativeValue(c.context.get_dummy_value())


# --- records ---------------------------------------------------------------------------------------------


@type_callable(copy_into)
def type_copy_into(context: object) -> Any:
    return lambda record, into: types.none if isinstance(record, types.Record) and record == into else None


@lower_builtin(copy_into, types.Record, types.Record)
def lower_copy_into(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    size = context.get_constant(types.intp, sig.args[0].size)
    cgutils.raw_memcpy(builder, args[1], args[0], size, 1)
    return context.get_dummy_value()
