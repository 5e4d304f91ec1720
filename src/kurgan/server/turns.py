"""Questions that take a moment, worked out off the event loop: one at a time, and everybody in turn.

An address has one question in the line of all, a guest one in the line of its address: whoever asks much waits for
himself. A question whose asker has gone leaves its line.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

from kurgan.players.rooms import be_nice
from kurgan.server.visitors import Visitor

Found = TypeVar("Found")


class Lines:
    """Those who wait, by what they wait for."""

    def __init__(self) -> None:
        self.lines: WeakValueDictionary[tuple[str, ...], asyncio.Lock] = WeakValueDictionary()

    def line(self, *of: str) -> asyncio.Lock:
        """Who waits: of a guest, of an address, or all; the first come is the first served."""
        return self.lines.setdefault(of, asyncio.Lock())


class Turns(Lines):
    """One thread, and the lines of those who wait for it; it may be nicer than others."""

    def __init__(self, name: str, niceness: int = 0) -> None:
        super().__init__()
        self.thread = ThreadPoolExecutor(1, name, be_nice, (niceness,))

    async def worked_out(self, visitor: Visitor, work: Callable[[], Found]) -> Found:
        """What comes of some work, when it is somebody's turn."""
        async with self.line(*visitor), self.line(visitor.client), self.line():
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
