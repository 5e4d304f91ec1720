"""The entries of a match: who gave each number, what it says, and what each seat heard of it.

A long match has thousands of lines, and as objects they would take megabytes. So a line is turned into JSON once, which
is what a page is sent; and all but the newest entries are packed, some at a time, to a tenth of that. Whoever asks for
one finds it as it was. Packed they can be kept beside the numbers of a match, and are not unpacked before anybody asks.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf
from typing import Final, NamedTuple, Self, TypeAlias, overload

from pydantic import TypeAdapter
from pydantic_core import from_json, to_json

from kurgan.engine.text import Line

PAGE: Final = 32  # entries that are packed together; at least as many stay unpacked
EVERYBODY: Final = -1  # in the place of a seat: what all of them heard
LINE: Final = TypeAdapter(Line)
TURN_ENDS: Final = "log-end"  # every game with turns says it alike

Heard: TypeAlias = tuple[tuple[Line, ...], ...]
"""What each seat heard, in the order of the seats."""


class Entry(NamedTuple):
    """One number of a match: who gave it, what it says, and what each seat was told of it, a line of JSON each."""

    seat: int
    number: int
    words: str
    told: tuple[bytes, ...]

    @classmethod
    def of(cls, seat: int, number: int, words: str, heard: Sequence[Sequence[Line]]) -> Entry:
        """With what each seat heard."""
        return cls(seat, number, words, tuple(b"\n".join(map(to_json, lines)) for lines in heard))

    def lines(self, seat: int) -> list[bytes]:
        """What a seat was told, or everybody."""
        if seat != EVERYBODY:
            return self.told[seat].split(b"\n") if self.told[seat] else []
        first, *others = (self.lines(each) for each in range(len(self.told)))
        return [line for line in first if all(line in other for other in others)]

    def ends_turn(self, listener: int, side: str) -> bool:
        """Was a seat told that a side's turn has ended?"""
        if TURN_ENDS.encode() not in self.told[listener]:
            return False
        return any(is_end(LINE.validate_json(line), side) for line in self.lines(listener))

    @property
    def heard(self) -> Heard:
        """What each seat heard."""
        return tuple(tuple(map(LINE.validate_json, self.lines(seat))) for seat in range(len(self.told)))


def is_end(line: Line, side: str) -> bool:
    """Does a line say that a side's turn has ended?"""
    whose = line.values.get("side")
    return line.key == TURN_ENDS and isinstance(whose, Line) and whose.key == f"side-{side}"


class Page(NamedTuple):
    """Some entries that follow one another, packed."""

    length: int
    packed: bytes

    @classmethod
    def of(cls, entries: Sequence[Entry]) -> Self:
        return cls(len(entries), zlib.compress(to_json(entries)))

    @property
    def entries(self) -> list[Entry]:
        """What was packed; ValueError if it is damaged, or zlib's own."""
        rows: list[tuple[int, int, str, list[str]]] = from_json(zlib.decompress(self.packed))
        return [Entry(seat, number, words, tuple(map(str.encode, told))) for seat, number, words, told in rows]


class Entries(Sequence[Entry]):
    """All entries of a match in their order; the older ones are packed."""

    def __init__(self, seats: int) -> None:
        self.pages: list[Page] = []
        self.packed = 0  # so many entries are
        self.newest: list[Entry] = []
        self.counts = [0] * (seats + 1)  # the lines that each seat was told, and those that everybody was
        self.given: Counter[int] = Counter()  # the numbers of each seat, and of chance

    def copy(self) -> Entries:
        """The same, to go on with or to throw away."""
        twin = Entries(0)
        twin.pages, twin.packed, twin.newest = list(self.pages), self.packed, list(self.newest)
        twin.counts, twin.given = list(self.counts), self.given.copy()
        return twin

    @property
    def size(self) -> int:
        """About how many bytes they take."""
        newest = sum(len(told) for entry in self.newest for told in entry.told)
        return newest + sum(len(page.packed) for page in self.pages)

    def __len__(self) -> int:
        return self.packed + len(self.newest)

    def __iter__(self) -> Iterator[Entry]:
        for page in self.pages:
            yield from page.entries
        yield from self.newest

    def __reversed__(self) -> Iterator[Entry]:
        yield from reversed(self.newest)
        for page in reversed(self.pages):
            yield from reversed(page.entries)

    def after(self, place: int) -> Iterator[Entry]:
        """All from a place on; what comes before it need not be unpacked."""
        before = 0
        for page in self.pages:
            if before + page.length > place:
                yield from page.entries[max(place - before, 0) :]
            before += page.length
        yield from self.newest[max(place - before, 0) :]

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        places = range(len(self))[place]
        if isinstance(places, range):
            return [self[each] for each in places] if places and places[0] >= self.packed else list(self)[place]
        return next(self.after(places))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self.counts))

    def append(self, entry: Entry) -> None:
        """One more; as soon as there are enough of them, the older ones are packed."""
        self.newest.append(entry)
        self.tally(entry, 1)
        if len(self.newest) == 2 * PAGE:
            self.pack(PAGE)

    def pack(self, count: int) -> None:
        """Pack the oldest of those that are not."""
        if count:
            self.add(Page.of(self.newest[:count]))
            del self.newest[:count]

    def add(self, page: Page) -> None:
        """One more page of entries that have been counted."""
        self.pages.append(page)
        self.packed += page.length

    def cut(self, length: int) -> None:
        """Only the first of them stay: the others were taken back."""
        while length < self.packed:
            page = self.pages.pop()
            self.packed -= page.length
            self.newest[:0] = page.entries
        for entry in self.newest[length - self.packed :]:
            self.tally(entry, -1)
        del self.newest[length - self.packed :]

    def tally(self, entry: Entry, by: int) -> None:
        """It counts, and so do its lines, or no longer."""
        self.given[entry.seat] += by
        for place, seat in enumerate([*range(len(entry.told)), EVERYBODY]):
            self.counts[place] += by * len(entry.lines(seat))

    def since(self, seat: int, told: int) -> list[bytes]:
        """What a seat (or everybody) was told beyond so many lines, each as JSON."""
        return self.latest(seat, range(told, self.counts[seat]))

    def latest(self, seat: int, lines: range, most: float = inf) -> list[bytes]:
        """The last of some lines that a seat (or everybody) was told, as many as have room but at least one."""
        found: list[bytes] = []
        place, size = self.counts[seat], 0
        for entry in reversed(self):
            for line in reversed(entry.lines(seat)):
                place -= 1
                if place in lines:
                    size += len(line)
                    if found and size > most:
                        return found[::-1]
                    found.append(line)
            if place <= lines.start:
                break
        return found[::-1]
