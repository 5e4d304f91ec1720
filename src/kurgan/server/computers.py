"""The computer against all who play it: it thinks off the event loop, and behind whoever answers people.

One order at a time is thought of against the same guest, however many matches he has. As many think at the same time as
there are cores but one, in threads that yield to all others; the more of them wait, the shorter each thinks. Who does
not stop when he is asked to keeps nobody else from it. Only those who thought last have a study, since it is large.
"""

from __future__ import annotations

import asyncio
import secrets
from time import monotonic
from typing import Final

from kurgan.engine.chance import stream
from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord
from kurgan.engine.workers import cores
from kurgan.players.guard import AT_A_TABLE, LATE, Answer, Guarded, Thought
from kurgan.players.rooms import POLITE, Rooms
from kurgan.server.turns import Lines

MOST_MOVING: Final = 4  # whose orders are written at the same time: else all pages would wait for all of them
MOST_STUDIES: Final = 32


def most_thinking() -> int:
    """One core is for people."""
    return max(1, cores() - 1)


class Computers(Lines):
    """All of them, and who may think now."""

    def __init__(self) -> None:
        super().__init__()
        self.moving, self.free = asyncio.Semaphore(MOST_MOVING), asyncio.Semaphore(most_thinking())
        self.rooms = Rooms(POLITE)
        self.waiting = 0  # for a core, or thinking
        self.studying: list[Guarded] = []  # who thought last comes last

    def guarded(self, name: str, game: AnyGame, seat: int) -> Guarded:
        """A computer for one seat of a match."""
        return Guarded(name, game, seat, AT_A_TABLE, self.rooms)

    async def chosen(self, computer: Guarded, known: AnyRecord, against: str) -> Answer:
        """What a computer chooses, when it is its turn to think; of those against one guest, one after the other."""
        async with self.line(against):
            thought = await self.thought_of(computer, known)
            await self.rooms.will_have_ended(thought.answer, computer.limits.patience)
            return await asyncio.to_thread(computer.judged, thought)

    async def thought_of(self, computer: Guarded, known: AnyRecord) -> Thought:
        """A thought that has ended, or should have: a core is free for others again."""
        since = monotonic()
        self.waiting += 1
        try:
            async with self.free:
                self.keep(computer)
                crowd = -(-self.waiting // most_thinking())
                thought = computer.begin(known, stream(secrets.randbits(60)), crowd, since)
                if not await self.rooms.will_have_ended(thought.answer, thought.seconds):
                    thought.stop()
                    await self.rooms.will_have_ended(thought.answer, LATE)
                return thought
        finally:
            self.waiting -= 1

    def keep(self, computer: Guarded) -> None:
        """It has a study now; who thought longest ago gives up his own."""
        self.studying = [each for each in self.studying if each is not computer] + [computer]
        while len(self.studying) > MOST_STUDIES:
            self.studying.pop(0).rest()
