"""Sets made, kept, combined and asked, in compiled code."""

from __future__ import annotations

import operator
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import lower_builtin, type_callable

from kurgan.engine.hexset import exclude, first, hexes, holds, include, keep, nothing, only
from kurgan.engine.lowering.kinds import GridType, SetType, are_words
from kurgan.engine.lowering.registers import INT1, INT64, Vector, place_of, word_of


@type_callable(nothing)
def type_nothing(context: object) -> Any:
    return lambda grid: SetType(grid.grid)


@lower_builtin(nothing, GridType)
def lower_nothing(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return sig.return_type.registers.constant(0)


@type_callable(only)
def type_only(context: object) -> Any:
    return lambda grid, hex: SetType(grid.grid)


@lower_builtin(only, GridType, types.Integer)
def lower_only(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return sig.return_type.registers.only(builder, context.cast(builder, args[1], sig.args[1], types.int64))


@type_callable(hexes)
def type_hexes(context: object) -> Any:
    return lambda grid, words: SetType(grid.grid) if are_words(words) else None


@lower_builtin(hexes, GridType, types.Array)
def lower_hexes(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    data = context.make_array(sig.args[1])(context, builder, args[1]).data
    return sig.return_type.registers.load(builder, data)


@type_callable(keep)
def type_keep(context: object) -> Any:
    return lambda words, area: types.none if are_words(words) else None


@lower_builtin(keep, types.Array, SetType)
def lower_keep(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    data = context.make_array(sig.args[0])(context, builder, args[0]).data
    sig.args[1].registers.store(builder, args[1], data)
    return context.get_dummy_value()


# --- one hex of a set in memory --------------------------------------------------------------------------


def in_place(function: Any, answer: Any, emit: Any) -> None:
    @type_callable(function)
    def typed(context: object) -> Any:
        return lambda words, hex: answer if are_words(words) and isinstance(hex, types.Integer) else None

    @lower_builtin(function, types.Array, types.Integer)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        words = context.make_array(sig.args[0])(context, builder, args[0])
        hex = context.cast(builder, args[1], sig.args[1], types.int64)
        if context.enable_boundscheck:
            cgutils.do_boundscheck(context, builder, word_of(builder, hex), builder.extract_value(words.shape, 0), 0)
        found = emit(builder, builder.gep(words.data, [word_of(builder, hex)]), place_of(builder, hex))
        return context.get_dummy_value() if answer is types.none else found


def bit(builder: Any, place: Any) -> Any:
    return builder.shl(ir.Constant(INT64, 1), place)


in_place(holds, types.boolean, lambda builder, word, place: is_set(builder, builder.load(word), place))
in_place(
    include,
    types.none,
    lambda builder, word, place: builder.store(builder.or_(builder.load(word), bit(builder, place)), word),
)
in_place(
    exclude,
    types.none,
    lambda builder, word, place: builder.store(
        builder.and_(builder.load(word), builder.not_(bit(builder, place))), word
    ),
)


def is_set(builder: Any, word: Any, place: Any) -> Any:
    return builder.trunc(builder.lshr(word, place), INT1)


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
        return emit(builder, sig.args[0].registers, *args)


combine(operator.or_, lambda builder, registers, a, b: builder.or_(a, b))
combine(operator.and_, lambda builder, registers, a, b: builder.and_(a, b))
combine(operator.sub, lambda builder, registers, a, b: builder.and_(a, builder.not_(b)))
combine(operator.ne, lambda builder, registers, a, b: registers.is_any(builder, builder.xor(a, b)))
combine(operator.eq, lambda builder, registers, a, b: builder.not_(registers.is_any(builder, builder.xor(a, b))))


def answer(name: Any, kind: Any, emit: Any) -> None:
    @infer_global(name)
    class Answer(AbstractTemplate):
        def generic(self, args: Any, keywords: Any) -> Any:
            return signature(kind, *args) if isinstance(args[0], SetType) else None

    @lower_builtin(name, SetType)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return emit(sig.args[0].registers, builder, args[0])


answer(bool, types.boolean, lambda registers, builder, area: registers.is_any(builder, area))
answer(len, types.int64, lambda registers, builder, area: registers.count(builder, area))


@type_callable(first)
def type_first(context: object) -> Any:
    return lambda area: types.int64 if isinstance(area, SetType) else None


@lower_builtin(first, SetType)
def lower_first(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return sig.args[0].registers.lowest(builder, args[0])


@infer_global(operator.contains)
class Contains(AbstractTemplate):
    def generic(self, args: Any, keywords: Any) -> Any:
        if isinstance(args[0], SetType) and isinstance(args[1], types.Integer):
            return signature(types.boolean, *args)
        return None


@lower_builtin(operator.contains, SetType, types.Integer)
def lower_contains(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """A variable that is a vector is asked where it lies, for only in memory do words have addresses."""
    registers, area = sig.args[0].registers, args[0]
    hex = context.cast(builder, args[1], sig.args[1], types.int64)
    variable = variable_of(builder, area) if isinstance(registers, Vector) else None
    if variable is None:
        return registers.holds(builder, area, hex)
    word, last = word_of(builder, hex), ir.Constant(INT64, registers.words - 1)
    word = builder.select(builder.icmp_unsigned("<", word, last), word, last)  # whatever is asked: nothing beyond it
    words = builder.bitcast(variable, INT64.as_pointer())
    return is_set(builder, builder.load(builder.gep(words, [word])), place_of(builder, hex))


def variable_of(builder: Any, area: Any) -> Any:
    """The address that a value was just loaded from, if nothing was written since."""
    if not isinstance(area, ir.LoadInstr) or area.parent is not builder.block:
        return None
    since = builder.block.instructions[builder.block.instructions.index(area) + 1 :]
    return None if any(each.opname in ("store", "call") for each in since) else area.operands[0]
