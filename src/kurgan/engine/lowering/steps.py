"""Sets moved to their neighbours, in compiled code."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import lower_builtin, type_callable

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import across, around, edges_of, shift, steps_of
from kurgan.engine.lowering.kinds import SetType, are_words
from kurgan.engine.lowering.registers import INT64, union


@type_callable(around)
def type_around(context: object) -> Any:
    return lambda area: area if isinstance(area, SetType) else None


@lower_builtin(around, SetType)
def lower_around(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """The shifts of `hexset.around`, word for word."""
    kind, area = sig.args[0], args[0]
    registers, edges = kind.registers, edges_of(kind.grid)

    def masked(mask: int) -> Any:
        return builder.and_(area, registers.constant(mask))

    def moved(area: Any, by: int) -> Any:
        return registers.moved(builder, area, by)

    beside = [masked(edges.board), moved(masked(edges.even_not_first), -1), moved(masked(edges.odd_not_last), 1)]
    next_lines = union(builder, beside)
    ahead = [moved(masked(edges.not_last), 1), moved(masked(edges.not_first), -1)]
    both = [moved(next_lines, kind.grid.length), moved(next_lines, -kind.grid.length)]
    return builder.and_(union(builder, ahead + both), registers.constant(edges.board))


@type_callable(shift)
def type_shift(context: object) -> Any:
    return lambda area, direction: area if isinstance(area, SetType) and isinstance(direction, types.Integer) else None


@lower_builtin(shift, SetType, types.Integer)
def lower_shift(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """One direction if it is known, and otherwise a switch between the six."""
    kind, area = sig.args[0], args[0]
    direction = context.cast(builder, args[1], sig.args[1], types.int64)
    if isinstance(direction, ir.Constant):
        return shifted(builder, kind, area, direction.constant)
    end = builder.append_basic_block("shifted")
    cases = [builder.append_basic_block(f"direction{each}") for each in range(N_DIRECTIONS)]
    choice = builder.switch(direction, end)
    found = [(kind.registers.constant(0), builder.block)]
    for each, block in enumerate(cases):
        choice.add_case(each, block)
        builder.position_at_end(block)
        found.append((shifted(builder, kind, area, each), builder.block))
        builder.branch(end)
    builder.position_at_end(end)
    result = builder.phi(area.type)
    for value, block in found:
        result.add_incoming(value, block)
    return result


def shifted(builder: Any, kind: SetType, area: Any, direction: int) -> Any:
    """Every hex that has a neighbour in a direction, moved there."""
    registers = kind.registers
    parts = [
        registers.moved(builder, builder.and_(area, registers.constant(step.leaving)), step.by(kind.grid))
        for step in steps_of(kind.grid)[direction]
    ]
    return union(builder, parts) if parts else registers.constant(0)


@type_callable(across)
def type_across(context: object) -> Any:
    return lambda area, sides: area if isinstance(area, SetType) and are_words(sides, rows=2) else None


@lower_builtin(across, SetType, types.Array)
def lower_across(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """All that goes to the same line is moved there at once: eight shifts for six directions of two parities."""
    kind, area = sig.args[0], args[0]
    registers, grid = kind.registers, kind.grid
    data = context.make_array(sig.args[1])(context, builder, args[1]).data
    leaving: defaultdict[tuple[int, int], list[Any]] = defaultdict(list)
    for direction, steps in enumerate(steps_of(grid)):
        row = builder.gep(data, [ir.Constant(INT64, direction * grid.words)])
        open = builder.and_(area, registers.load(builder, row)) if steps else None
        for step in steps:
            leaving[step.over, step.along].append(builder.and_(open, registers.constant(step.leaving)))
    arriving: defaultdict[int, list[Any]] = defaultdict(list)
    for (over, along), parts in leaving.items():
        arriving[over].append(registers.moved(builder, union(builder, parts), along))
    lines = [registers.moved(builder, union(builder, parts), over * grid.length) for over, parts in arriving.items()]
    return union(builder, lines) if lines else registers.constant(0)
