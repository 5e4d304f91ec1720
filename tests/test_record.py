"""Records: one block of numbers without gaps, copied, saved and compared by their bytes."""

from __future__ import annotations

import hashlib
from typing import TypeVar

import numba
import numpy as np
import pytest
from numpy.typing import NDArray

from kurgan.engine.record import (
    LARGEST_TABLE,
    Ints,
    Record,
    Words,
    copy,
    copy_into,
    digest,
    equals,
    one,
    per,
    save,
    sets,
    table,
)
from kurgan.engine.rule import helper
from kurgan.games import folders, load


class Camp(Record):
    """Widths that would leave gaps if they were laid out as declared."""

    tents: int = one(np.int8)
    water: int = one(np.int64)
    fires: Ints = per(3, np.int8)
    paces: Ints = per((2, 3), np.int16)
    woods: Words = sets(2, 3)
    guard: int = one(np.int32)


class Tent(Record):
    """One number only."""

    poles: int = one(np.int16)


R = TypeVar("R", bound=Record)


@pytest.fixture(params=["camp", "tent", *folders()])
def kind(request: pytest.FixtureRequest) -> type[Record]:
    """Two small records and the state of every game."""
    own: dict[str, type[Record]] = {"camp": Camp, "tent": Tent}
    return own[request.param] if request.param in own else load(request.param).state


def filled(kind: type[R], seed: int) -> R:
    """A record of arbitrary bytes."""
    size = kind.dtype.itemsize
    material = b"".join(hashlib.sha256(f"{seed} {part}".encode()).digest() for part in range(size // 32 + 1))
    return kind.load(material[:size])


@helper
def copied(record: Camp, into: Camp) -> None:
    copy_into(record, into)


@helper
def compared(record: Camp, other: Camp) -> bool:
    return equals(record, other)


@helper
def tents_compared(record: Tent, other: Tent) -> bool:
    return equals(record, other)


def test_fields_lie_one_behind_the_other_and_fill_the_record(kind: type[Record]) -> None:
    fields = kind.dtype.fields
    assert fields is not None
    end = 0
    for part, offset in sorted(((field[0], field[1]) for field in fields.values()), key=lambda field: field[1]):
        assert offset == end, "a gap, or two fields in one place"
        assert offset % part.base.itemsize == 0, "a number that is not aligned"
        end += part.itemsize
    assert end == kind.dtype.itemsize


@pytest.mark.parametrize("name", folders())
def test_the_state_of_every_game_is_under_sixteen_kilobytes(name: str) -> None:
    assert load(name).state.dtype.itemsize < 16 * 1024


def test_a_new_record_is_all_zeros(kind: type[Record]) -> None:
    assert save(kind.new()) == bytes(kind.dtype.itemsize)


def test_a_copy_has_the_same_numbers_and_a_life_of_its_own(kind: type[Record]) -> None:
    record = filled(kind, 1)
    twin = copy(record)
    assert save(twin) == save(record)
    copy_into(kind.new(), twin)
    assert save(twin) == save(kind.new()) and save(record) == save(filled(kind, 1))


def test_copy_into_is_the_same_compiled_and_plain() -> None:
    for function in (copied, getattr(copied, "py_func", copied)):
        source, target = filled(Camp, 2), filled(Camp, 3)
        function(source, target)
        assert save(target) == save(source) == save(filled(Camp, 2))


def test_records_are_equal_that_have_the_same_bytes_to_the_last() -> None:
    saved = save(filled(Camp, 6))
    others = [saved[:at] + bytes([saved[at] ^ 1]) + saved[at + 1 :] for at in range(len(saved))]
    for function in (compared, getattr(compared, "py_func", compared)):
        assert function(Camp.load(saved), Camp.load(saved))
        assert not any(function(Camp.load(saved), Camp.load(other)) for other in others)
    for function in (tents_compared, getattr(tents_compared, "py_func", tents_compared)):
        assert function(Tent.load(b"ab"), Tent.load(b"ab")) and not function(Tent.load(b"ab"), Tent.load(b"ac"))


def test_a_loaded_record_is_the_saved_one_and_can_be_changed(kind: type[Record]) -> None:
    saved = save(filled(kind, 4))
    loaded = kind.load(saved)
    assert save(loaded) == saved and isinstance(loaded, np.record)
    copy_into(kind.new(), loaded)
    assert save(loaded) != saved and save(filled(kind, 4)) == saved


@pytest.mark.parametrize("size", [0, 1, Camp.dtype.itemsize - 1, Camp.dtype.itemsize + 1])
def test_bytes_of_another_length_are_no_record(size: int) -> None:
    with pytest.raises((ValueError, IndexError)):
        Camp.load(bytes(size))


def test_a_digest_is_sixteen_digits_of_sha_256_and_moves_with_every_byte(kind: type[Record]) -> None:
    saved = save(filled(kind, 5))
    assert digest(kind.load(saved)) == hashlib.sha256(saved).hexdigest()[:16]
    others = [saved[:at] + bytes([saved[at] ^ 1]) + saved[at + 1 :] for at in range(0, len(saved), 7)]
    assert len({digest(kind.load(other)) for other in others} | {digest(kind.load(saved))}) == len(others) + 1


def test_fields_are_read_and_written_by_name() -> None:
    camp = Camp.new()
    camp.water, camp.paces[1, 2], camp.fires[2] = 2**40, -7, 5
    assert (camp.water, camp.paces[1, 2], camp.fires[2], camp.tents) == (2**40, -7, 5, 0)
    assert Camp.load(save(camp)).paces[1, 2] == -7


def test_a_table_is_read_only_and_laid_out_as_printed() -> None:
    chart = table([[1, 2, 3], [4, 5, 6]])
    assert chart.dtype == np.int16 and chart.shape == (2, 3) and chart[1, 0] == 4
    with pytest.raises(ValueError, match="read-only"):
        chart[0, 0] = 9
    assert table([1, 2], np.uint64).dtype == np.uint64


def is_kept_compiled(chart: NDArray[np.int8]) -> bool:
    """Would the compiler keep on disk what uses this array?"""
    using = numba.njit(lambda place: chart[place])
    using(0)
    (compiled,) = using.overloads.values()
    return not compiled.library.has_dynamic_globals


def test_a_table_is_refused_if_what_uses_it_would_be_compiled_at_every_start() -> None:
    assert is_kept_compiled(table(np.zeros(LARGEST_TABLE), np.int8))
    assert not is_kept_compiled(np.zeros(LARGEST_TABLE + 1, np.int8)), "so there is a reason to refuse it"
    with pytest.raises(ValueError, match=r"1,000,002 bytes: beyond 1,000,000 no rule"):
        table(np.zeros(LARGEST_TABLE // 2 + 1))
