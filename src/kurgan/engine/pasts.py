"""What undo goes back to: positions of a match before each order that can be taken back.

A position may have sixteen thousand bytes, and hardly any of them differ from one order to the next. So only the newest
is kept whole, and each older one as its difference from the one after it, packed. There is room for so many bytes, and
beyond that the oldest are forgotten. A difference is counted at a flat rate: what it really takes depends on what is
hidden too, and how far one can go back must tell nothing of that.
"""

from __future__ import annotations

import zlib
from collections import deque
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

MOST_BYTES: Final = 2**20
OVERHEAD: Final = 250  # what Python needs for a past besides its state
SHARE: Final = 16  # a difference is counted as this part of a state; they were found to take half of it and less


@dataclass(frozen=True, slots=True)
class Past:
    """A position: its state, how many entries the match had, and the digest of what was said in it."""

    state: bytes
    entries: int
    said: str


class Pasts:
    """All that can be gone back to, the newest last."""

    def __init__(self) -> None:
        self.newest: Past | None = None
        self.older: deque[Past] = deque()  # each with the difference in the place of its state

    def __bool__(self) -> bool:
        return self.newest is not None

    def __len__(self) -> int:
        return len(self.older) + (self.newest is not None)

    def copy(self) -> Pasts:
        """The same, to go on with or to throw away."""
        twin = Pasts()
        twin.newest, twin.older = self.newest, self.older.copy()
        return twin

    def push(self, past: Past) -> None:
        """One more; the one before it is packed, and the oldest is dropped if there is no room for it."""
        if self.newest is not None:
            packed = zlib.compress(difference(self.newest.state, past.state), 1)
            self.older.append(replace(self.newest, state=packed))
        self.newest = past
        if len(self.older) * (OVERHEAD + len(past.state) // SHARE) > MOST_BYTES:
            self.older.popleft()

    def pop(self) -> Past:
        """The newest, which is gone back to now."""
        past = self.newest
        if past is None:
            raise IndexError("there is nothing to go back to")
        self.newest = None
        if self.older:
            before = self.older.pop()
            self.newest = replace(before, state=difference(zlib.decompress(before.state), past.state))
        return past

    def join(self, since: int) -> bool:
        """What was given since so many entries is one thing to go back on; were there several?"""
        before = len(self)
        while self.older and self.older[-1].entries >= since:
            self.pop()
        return len(self) < before


def difference(one: bytes, other: bytes) -> bytes:
    """What two states of one length differ in; of that and one of them, the other."""
    return bytes(np.frombuffer(one, np.uint8) ^ np.frombuffer(other, np.uint8))
