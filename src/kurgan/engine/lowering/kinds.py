"""The compile-time types of a grid and of a set of its hexes."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core.imputils import lower_constant, lower_getattr_generic
from numba.core.types.abstract import IterableType
from numba.core.types.common import SimpleIteratorType
from numba.core.typing.templates import AttributeTemplate, infer_getattr
from numba.extending import models, register_model, typeof_impl

from kurgan.engine.hexes import HexGrid
from kurgan.engine.hexset import HexSet
from kurgan.engine.lowering.registers import Registers, registers_for

MEASURES = ("n_hexes", "off_map", "words", "lines", "length")  # of a grid: constants in compiled code


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
    def registers(self) -> Registers:
        return registers_for(self.grid.words)


class SetIterator(SimpleIteratorType):
    """Walks through a set from its lowest hex."""

    def __init__(self, area: SetType) -> None:
        self.area = area
        super().__init__(f"iter({area})", types.int64)


register_model(GridType)(models.OpaqueModel)


@register_model(SetType)
class SetModel(models.PrimitiveModel):
    def __init__(self, manager: Any, kind: SetType) -> None:
        super().__init__(manager, kind, kind.registers.llvm)


@typeof_impl.register(HexGrid)
def type_of_grid(grid: HexGrid, context: object) -> GridType:
    return GridType(grid)


@typeof_impl.register(HexSet)
def type_of_set(area: HexSet, context: object) -> SetType:
    return SetType(area.grid)


@lower_constant(GridType)
def grid_constant(context: Any, builder: Any, kind: GridType, grid: HexGrid) -> Any:
    return context.get_dummy_value()


@lower_constant(SetType)
def set_constant(context: Any, builder: Any, kind: SetType, area: HexSet) -> Any:
    return kind.registers.constant(area.bits)


@infer_getattr
class GridAttributes(AttributeTemplate):
    """The measures of a grid are constants in compiled code."""

    key = GridType

    def generic_resolve(self, kind: GridType, name: str) -> Any:  # type: ignore[override]  # a hook, not an override
        return types.int64 if name in MEASURES else None


@lower_getattr_generic(GridType)
def grid_attribute(context: Any, builder: Any, kind: GridType, value: Any, name: str) -> Any:
    return context.get_constant(types.int64, getattr(kind.grid, name))


def are_words(kind: Any, rows: int = 1) -> bool:
    """Is this the type of one set's words, or with another number of axes that of a table of sets?"""
    return isinstance(kind, types.Array) and (kind.ndim, kind.layout, kind.dtype) == (rows, "C", types.uint64)
