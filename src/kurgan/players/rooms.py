"""Rooms to think in: threads of their own, so that whoever never comes out of one keeps nobody waiting for him."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue
from typing import Final

POLITE: Final = 10  # how much nicer a thread is that yields to all who answer people


def be_nice(niceness: int) -> None:
    """From now on the present thread yields to those who are less nice, where the system lets it."""
    if niceness and sys.platform == "linux":
        with suppress(OSError):
            own = threading.get_native_id()
            os.setpriority(os.PRIO_PROCESS, own, os.getpriority(os.PRIO_PROCESS, own) + niceness)


class Room(threading.Thread):
    """One thread that thinks for whoever holds it; it ends with the program, whatever it does."""

    def __init__(self, niceness: int) -> None:
        super().__init__(name="thinking", daemon=True)
        self.niceness = niceness
        self.asked: SimpleQueue[tuple[Future[object], Callable[[], object]]] = SimpleQueue()

    def run(self) -> None:
        be_nice(self.niceness)
        while True:
            answer, work = self.asked.get()
            try:
                answer.set_result(work())
            except BaseException as error:
                answer.set_exception(error)
            del answer, work  # an idle room remembers nothing


class Rooms:
    """All there are. One that somebody never left is not given to anybody again."""

    def __init__(self, niceness: int = 0) -> None:
        self.niceness = niceness
        self.free: list[Room] = []

    def think(self, work: Callable[[], object]) -> Future[object]:
        """Begin to think."""
        try:
            room = self.free.pop()
        except IndexError:
            room = Room(self.niceness)
            room.start()
        answer = Future[object]()
        answer.add_done_callback(lambda _: self.free.append(room))
        room.asked.put((answer, work))
        return answer

    def has_ended(self, answer: Future[object], seconds: float) -> bool:
        """Wait until an answer is there, or so long; is it?"""
        try:
            answer.exception(seconds)
        except TimeoutError:
            return False
        return True

    async def will_have_ended(self, answer: Future[object], seconds: float) -> bool:
        """The same on an event loop, which turns meanwhile."""
        await asyncio.wait([asyncio.wrap_future(answer)], timeout=seconds)
        return answer.done()
