"""The entries of a match: who gave each number, what it says, and what each seat heard of it.

A long match has thousands of lines, and as objects they would take megabytes. So a line is turned into JSON once, which
is what a page is sent; and all but the newest entries are packed, some at a time, to a tenth of that. Whoever asks for
one finds it as it was.
"""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias, overload

from pydantic import TypeAdapter
from pydantic_core import to_json

from kurgan.engine.text import Line

PAGE: Final = 32  # entries that are packed together; at least as many stay unpacked
EVERYBODY: Final = -1  # in the place of a seat: what all of them heard
LINE: Final = TypeAdapter(Line)

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

    @property
    def heard(self) -> Heard:
        """What each seat heard."""
        return tuple(tuple(map(LINE.validate_json, self.lines(seat))) for seat in range(len(self.told)))


class Entries(Sequence[Entry]):
    """All entries of a match in their order; the older ones are packed."""

    def __init__(self, seats: int) -> None:
        self.pages: list[bytes] = []
        self.newest: list[Entry] = []
        self.counts = [0] * (seats + 1)  # the lines that each seat was told, and those that everybody was

    def copy(self) -> Entries:
        """The same, to go on with or to throw away."""
        twin = Entries(0)
        twin.pages, twin.newest, twin.counts = list(self.pages), list(self.newest), list(self.counts)
        return twin

    @property
    def packed(self) -> int:
        return PAGE * len(self.pages)

    def __len__(self) -> int:
        return self.packed + len(self.newest)

    def __iter__(self) -> Iterator[Entry]:
        for page in self.pages:
            yield from unpacked(page)
        yield from self.newest

    def __reversed__(self) -> Iterator[Entry]:
        yield from reversed(self.newest)
        for page in reversed(self.pages):
            yield from reversed(unpacked(page))

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        places = range(len(self))[place]
        if isinstance(places, range):
            return [self[each] for each in places] if places and places[0] >= self.packed else list(self)[place]
        if places >= self.packed:
            return self.newest[places - self.packed]
        return unpacked(self.pages[places // PAGE])[places % PAGE]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self.counts))

    def append(self, entry: Entry) -> None:
        """One more; as soon as there are enough of them, the older ones are packed."""
        self.newest.append(entry)
        self.tally(entry, 1)
        if len(self.newest) == 2 * PAGE:
            self.pages.append(zlib.compress(pickle.dumps([tuple(each) for each in self.newest[:PAGE]])))
            del self.newest[:PAGE]

    def cut(self, length: int) -> None:
        """Only the first of them stay: the others were taken back."""
        while length < self.packed:
            self.newest[:0] = unpacked(self.pages.pop())
        for entry in self.newest[length - self.packed :]:
            self.tally(entry, -1)
        del self.newest[length - self.packed :]

    def tally(self, entry: Entry, by: int) -> None:
        """Its lines count, or no longer."""
        for place, seat in enumerate([*range(len(entry.told)), EVERYBODY]):
            self.counts[place] += by * len(entry.lines(seat))

    def since(self, seat: int, told: int) -> list[bytes]:
        """What a seat (or everybody) was told beyond so many lines, each as JSON."""
        found: list[list[bytes]] = []
        missing = self.counts[seat] - told
        for entry in reversed(self) if missing > 0 else ():
            found.append(entry.lines(seat))
            missing -= len(found[-1])
            if missing <= 0:
                break
        lines = [line for part in reversed(found) for line in part]
        return lines[-missing:] if missing < 0 else lines


def unpacked(page: bytes) -> list[Entry]:
    """The entries of a page."""
    return [Entry(*each) for each in pickle.loads(zlib.decompress(page))]
