"""The computer at a table: it decides on a draft of the match, which is carried out at even steps of time.

Nobody can tell from when he hears of something how long the computer thought, or how often it did something out of his
sight: the match itself stands still until a step is over. A step is as long as the longest of the last stretches in
turns of the same side was, so that nearly every one is carried out in one piece; of a long one something is told every
second. Where it is only asked in between, in its opponent's turn, that is soon.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict, deque
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Final

from kurgan.engine.match import HUMAN, RESIGN, Match, Refused
from kurgan.players.guard import Guarded
from kurgan.server.computers import Computers

if TYPE_CHECKING:
    from kurgan.server.tables import Table

LOG: Final = logging.getLogger("kurgan.server")
UNSAVED: Final = "refused-unwritten"
UNTIL_AGAIN: Final = 5.0  # seconds after which it tries again what the disk refused
SHORTEST_STEP: Final = 0.1  # seconds, and every other is so many of these
LONGEST_STEP: Final = 1.0
REMEMBERED: Final = 8  # stretches whose length counts


class Draft:
    """What the computer has decided in one stretch, until somebody else is to move."""

    def __init__(self, match: Match) -> None:
        self.told, self.last, self.began = match, match, monotonic()
        self.steps: list[Match] = []  # after each order that nobody knows of yet
        self.took = 0.0

    def add(self, match: Match) -> None:
        self.steps.append(match)
        self.last, self.took = match, monotonic() - self.began


class Moves:
    """The computer at one table."""

    def __init__(self, table: Table, computers: Computers) -> None:
        self.table, self.computers = table, computers
        self.guarded: dict[int, Guarded] = {}  # by their seats, once they were asked
        self.took: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))  # by whose turn it is
        self.thinking: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        return self.thinking is None or self.thinking.done()

    def step(self, whose: int) -> float:
        """Seconds after which something is told, in the turns of a side."""
        longest = max(self.took[whose], default=0.0)
        return min(LONGEST_STEP, SHORTEST_STEP * max(1, ceil(longest / SHORTEST_STEP)))

    def is_to_move(self, match: Match) -> bool:
        """Is the computer asked?"""
        return match.to_move >= 0 and self.table.row.seats[match.to_move].player != HUMAN

    def go_on(self) -> None:
        """If the computer is to move, let it think."""
        if self.is_idle and self.is_to_move(self.table.match):
            self.thinking = asyncio.create_task(self.think())

    async def think(self) -> None:
        """Play for the computer until somebody else is to move."""
        try:
            while self.is_to_move(self.table.match):
                if not await self.play():
                    await asyncio.sleep(UNTIL_AGAIN)
        except Exception:  # nobody waits for this task, so nobody else would hear of it
            LOG.exception("event=computer-failed match=%s", self.table.row.id)
        finally:
            if not self.table.chairs:
                self.rest()

    async def play(self) -> bool:
        """One stretch; could it be saved?"""
        draft, game = Draft(self.table.match), self.table.game
        whose = int(game.player_turn(draft.told.state)) % len(game.seats)
        step = self.step(whose)
        deciding = asyncio.create_task(self.decide(draft))
        try:
            while self.table.match is draft.told and (draft.steps or not deciding.done()):
                await until_next(step, draft.began)
                await self.carry_out(draft)
            if deciding.done():
                self.took[whose].append(draft.took)
                deciding.result()
        except Refused as refused:
            if refused.line.key != UNSAVED:
                raise
            return False
        finally:
            deciding.cancel()
            if self.table.match is not draft.last:  # what else it has thought of did not come to pass
                for computer in self.guarded.values():
                    computer.forget()
        return True

    async def decide(self, draft: Draft) -> None:
        """Order after order, as far as nobody else is asked; thinking is off the event loop."""
        while self.is_to_move(draft.last):
            twin, seat = draft.last.twin(), draft.last.to_move
            number = twin.scripted(seat)
            number = await self.chosen(twin, seat) if number is None else number
            if number == RESIGN:
                twin.resign(seat)
            else:
                twin.play_number(seat, number)
            draft.add(twin)
            await asyncio.sleep(0)

    async def chosen(self, match: Match, seat: int) -> int:
        """What the computer in a seat chooses, or that it must give up: it has failed too often."""
        table = self.table
        name = table.row.seats[seat].player
        computer = self.guarded.setdefault(seat, self.computers.guarded(name, match.game, seat))
        computer.attend(match)
        number, failure, reason = await self.computers.chosen(computer, match.known(seat), table.row.host)
        if failure is not None:
            LOG.warning(
                "event=player-failed match=%s seat=%s player=%s failure=%s failures=%d forfeited=%s reason=%r",
                *(table.row.id, match.game.seats[seat], name, failure, computer.failures),
                *(computer.has_forfeited, reason),
            )
        return RESIGN if computer.has_forfeited else number

    async def carry_out(self, draft: Draft) -> None:
        """What was decided until now happens, unless something else has: an opponent has resigned."""
        if draft.steps:
            async with self.table.lock, self.computers.moving:
                if self.table.match is draft.told:
                    steps, draft.steps = draft.steps, []
                    await self.table.follow(steps)
                    draft.told = steps[-1]

    def rest(self) -> None:
        """Nobody is at the table: what was thought of takes no room."""
        for computer in self.guarded.values():
            computer.rest()


async def until_next(step: float, began: float) -> None:
    """Wait until another step of time is over."""
    await asyncio.sleep(step - (monotonic() - began) % step)
