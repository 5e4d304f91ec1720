"""`Record`, `one`, `per`, `sets`, `table`: how a game declares its state and its printed charts.

A subclass of `Record` is a declaration, not a container. What `new()` returns is a `numpy.record`, one block
of integers that compiled rules change in place; `copy`, `digest` and saving are one line for every game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, ClassVar, Final, NamedTuple, Protocol, Self, TypeAlias, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

Place: TypeAlias = int | tuple[int, ...]

LARGEST_TABLE: Final = 10**6  # bytes; what Numba still copies


class Ints(Protocol):
    """Whole numbers in rows, whatever their width: fields of a state, charts, lists of actions."""

    def __getitem__(self, place: Place, /) -> int: ...
    def __setitem__(self, place: Place | slice, value: int, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...


class Reals(Protocol):
    """Real numbers in rows: weights, scores."""

    def __getitem__(self, place: Place, /) -> float: ...
    def __setitem__(self, place: Place | slice, value: float, /) -> None: ...
    def __len__(self) -> int: ...


class Words(Protocol):
    """The machine words of sets of hexes, one set to a row."""

    def __getitem__(self, place: Place, /) -> Words: ...
    def __setitem__(self, place: int, value: int, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...


Floats: TypeAlias = NDArray[np.float32]
"""Planes or rows of numbers for learning."""
AnyRecord: TypeAlias = Any
"""A state whose game is not known here."""


class Field(NamedTuple):
    """One declared field: its number type and its shape (empty for a single number)."""

    kind: type[np.generic]
    shape: tuple[int, ...]


def one(kind: type[np.generic]) -> Any:
    """A single number."""
    return Field(kind, ())


def per(count: int | tuple[int, ...], kind: type[np.generic]) -> Any:
    """One number for each unit, hex, side …"""
    return Field(kind, count if isinstance(count, tuple) else (count,))


def sets(count: int | tuple[int, ...], words: int) -> Any:
    """Sets of hexes, each of so many machine words (`HexGrid.words`)."""
    return Field(np.uint64, (*(count if isinstance(count, tuple) else (count,)), words))


class Record:
    """A game's state, declared once with `one`, `per` and `sets`."""

    dtype: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        fields = [(name, field) for name, field in vars(cls).items() if isinstance(field, Field)]
        laid = np.dtype(without_gaps(fields), align=True)
        cls.dtype = np.dtype((record_class(cls.__name__, laid), laid))

    @classmethod
    def new(cls) -> Self:
        """A record of zeros; numpy's own would take ten times as long, field by field."""
        return cls.load(bytes(cls.dtype.itemsize))

    @classmethod
    def load(cls, data: bytes) -> Self:
        """The record that `save` turned into these bytes."""
        born: Self = record_in(bytearray(data), cls.dtype)
        return born


def record_class(name: str, laid: np.dtype[np.void]) -> type[np.record]:
    """A numpy.record made for being used from Python: its memory is at hand, and every field finds itself in it.

    Looking a field up by its name takes numpy.record fifty times as long. And whenever a compiled rule is called,
    Numba asks a record for its `data`, for which numpy would write down a description of all its fields: twenty
    times as long as the call itself.
    """
    own = {
        "__getattribute__": object.__getattribute__,
        "__setattr__": set_field,
        "__getitem__": np.void.__getitem__,
        "data": Memory(),
    }
    fields = {each: Number(each, laid) if laid[each].shape == () else Row(each) for each in laid.names or ()}
    return type(name, (np.record,), {**own, **fields})


def record_in(memory: bytearray, dtype: np.dtype[np.void]) -> Any:
    """The record that lies in some memory, which it remembers, with the array that is its room."""
    room = np.frombuffer(memory, dtype)
    record = room[0]
    vars(record).update(data=memoryview(memory), room_=room)
    return record


def set_field(record: Any, name: str, value: Any) -> None:
    """Write into the record's memory, where every view of the field sees it."""
    record[name] = value


class Memory:
    """The bytes of a record that was taken out of an array; one that was born here has them as an attribute."""

    def __get__(self, record: Any, owner: type) -> Any:
        return np.record.data.__get__(record)


class Number:
    """A field of one number: a plain whole number, as wide as in compiled code."""

    def __init__(self, name: str, laid: np.dtype[np.void]) -> None:
        kind, offset = dict(laid.fields or {})[name][:2]
        self.name, self.letter, self.place = name, kind.char, offset // kind.itemsize

    def __get__(self, record: Any, owner: type) -> Any:
        own = record.__dict__
        numbers = own.get(self.letter)
        if numbers is None:
            if "data" not in own:
                return record[self.name].item()
            numbers = own[self.letter] = own["data"].cast(self.letter)
        return numbers[self.place]


class Row:
    """A field of several numbers: an array, made when it is first asked for and then at hand like any attribute.

    It is cut out of the room and not out of the record, which would then hold itself in memory.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, record: Any, owner: type) -> Any:
        own = record.__dict__
        if "room_" not in own:
            return record[self.name]
        row = own[self.name] = own["room_"][self.name][0]
        return row


def without_gaps(fields: list[tuple[str, Field]]) -> list[tuple[str, type[np.generic], tuple[int, ...]]]:
    """Widest numbers first, and the end filled up: equal records have equal bytes, with nothing stray between."""
    laid = [
        (name, kind, shape) for name, (kind, shape) in sorted(fields, key=lambda each: -np.dtype(each[1].kind).itemsize)
    ]
    widest = np.dtype(laid[0][1]).itemsize
    spare = -sum(np.dtype((kind, shape)).itemsize for _, kind, shape in laid) % widest
    return [*laid, ("spare_", np.uint8, (spare,))] if spare else laid


S = TypeVar("S", bound=Record)


def copy(record: S) -> S:
    """Another record with the same numbers."""
    twin: S = record_in(bytearray(save(record)), record.dtype)
    return twin


def copy_into(record: S, into: S) -> None:
    """Copy every number of one record into another. Compiled, this is one memory copy (see `lowering`)."""
    for name in record.dtype.names or ():
        into[name] = record[name]  # type: ignore[index]  # a declared Record is a numpy.record at run time


def equals(record: S, other: S) -> bool:
    """Have two records the same numbers? Compiled, this compares their memory (see `lowering`)."""
    return save(record) == save(other)


def save(record: Record) -> bytes:
    """The record as bytes."""
    data: bytes = record.tobytes()  # type: ignore[attr-defined]  # the same
    return data


def digest(record: Record) -> str:
    """Sixteen hexadecimal digits that stand for this state in a journal."""
    return hashlib.sha256(save(record)).hexdigest()[:16]


def table(rows: ArrayLike, kind: type[np.generic] = np.int16) -> NDArray[Any]:
    """A printed chart as a read-only array.

    Numba puts a copy of it into everything that uses it, but of a larger one its address: then neither what uses it nor
    whoever calls that would be kept on disk, and the game be compiled anew at every start.
    """
    chart = np.ascontiguousarray(rows, dtype=kind)
    if chart.nbytes > LARGEST_TABLE:
        raise ValueError(
            f"a table of {chart.nbytes:,} bytes: beyond {LARGEST_TABLE:,} no rule that uses it would be kept compiled"
        )
    chart.flags.writeable = False
    return chart
