"""A chair: one connection at a table, and what it waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from kurgan.engine.match import Refused
from kurgan.engine.text import Line
from kurgan.server.pictures import NEVER, Look

MOST_UNSENT: Final = 4_000_000  # bytes: who lets so much lie does not listen


@dataclass(eq=False)
class Chair:
    """One connection at a table: which seats are its guest's, which one it is shown, and what it waits to be sent."""

    guest: str | None
    seats: Sequence[int]
    is_watching: bool
    shown: int | None = None
    asked: int | None = None  # on one screen: the seat that is asked before both players [decision 26]
    look: Look | None = None  # through whose eyes it was told anything last
    told: int = 0  # lines of the log it has
    at: int = NEVER  # the moment it was told last
    news: str = ""  # the head of the match it was told last
    unsent: deque[str] = field(default_factory=deque)
    size: int = 0  # of all that is unsent
    has_unsent: asyncio.Event = field(default_factory=asyncio.Event)
    is_too_slow: bool = False

    @property
    def is_shared(self) -> bool:
        """Several players look at it in turn."""
        return len(self.seats) > 1

    @property
    def eyes(self) -> int:
        """The seat whose eyes it has now; Refused behind the curtain."""
        if self.is_shared and self.shown is None:
            raise Refused(Line("refused-curtain"))
        return self.seats[0] if self.shown is None else self.shown

    @property
    def voice(self) -> int:
        """The seat that it speaks for now; Refused to whoever only watches."""
        if self.is_watching:
            raise Refused(Line("refused-watching"))
        return self.eyes if self.asked is None else self.asked

    def turn(self, look: Look | None) -> None:
        """Look through other eyes, or none: what it was told before is no beginning of what it is told now."""
        if look != self.look:
            self.look, self.told, self.at = look, 0, NEVER

    def tell(self, text: str) -> None:
        """Let the connection have a message in its time; one that does not listen is told no more."""
        self.size += size_of(text)
        if self.unsent and self.size > MOST_UNSENT:
            self.is_too_slow = True
            self.unsent.clear()
        if not self.is_too_slow:
            self.unsent.append(text)
        self.has_unsent.set()

    def take(self) -> str:
        """The next message to be sent."""
        text = self.unsent.popleft()
        self.size -= size_of(text)
        return text


def size_of(text: str) -> int:
    """The bytes of a message; most are as many as its letters."""
    return len(text) if text.isascii() else len(text.encode())
