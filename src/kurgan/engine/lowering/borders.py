"""What crosses between Python and compiled code, and records copied whole."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import NativeValue, box, lower_builtin, type_callable, unbox

from kurgan.engine.hexset import HexSet
from kurgan.engine.lowering.kinds import GridType, SetType
from kurgan.engine.lowering.registers import INT64
from kurgan.engine.record import copy_into, equals


@unbox(SetType)
def unbox_set(kind: SetType, value: Any, c: Any) -> Any:
    data = c.pyapi.call_method(value, "to_bytes")
    area = kind.registers.load(c.builder, c.pyapi.bytes_as_string(data))
    c.pyapi.decref(data)
    return NativeValue(area, is_error=cgutils.is_not_null(c.builder, c.pyapi.err_occurred()))


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


@type_callable(copy_into)
def type_copy_into(context: object) -> Any:
    return lambda record, into: types.none if isinstance(record, types.Record) and record == into else None


@lower_builtin(copy_into, types.Record, types.Record)
def lower_copy_into(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    size = context.get_constant(types.intp, sig.args[0].size)
    cgutils.raw_memcpy(builder, args[1], args[0], size, 1)
    return context.get_dummy_value()


@type_callable(equals)
def type_equals(context: object) -> Any:
    return lambda record, other: types.boolean if isinstance(record, types.Record) and record == other else None


@lower_builtin(equals, types.Record, types.Record)
def lower_equals(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Word by word, as wide as its size allows, until two differ."""
    size = sig.args[0].size
    width = next(width for width in (8, 4, 2, 1) if size % width == 0)
    one, other = (builder.bitcast(record, ir.IntType(8 * width).as_pointer()) for record in args)
    are_equal = cgutils.alloca_once_value(builder, ir.Constant(ir.IntType(1), 1))
    with cgutils.for_range(builder, ir.Constant(INT64, size // width)) as loop:
        pair = [builder.load(builder.gep(each, [loop.index]), align=1) for each in (one, other)]
        with builder.if_then(builder.icmp_unsigned("!=", *pair)):
            builder.store(ir.Constant(ir.IntType(1), 0), are_equal)
            loop.do_break()
    return builder.load(are_equal)
