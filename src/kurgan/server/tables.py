"""A table: one match being played, everybody who sits at it or looks on, and the computer if it plays.

Nothing is told before it is on disk. If the disk refuses, the table forgets what it could not keep and is set up
again from the store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np

from kurgan.engine.chance import stream
from kurgan.engine.compiled import desk_for
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.match import RESIGN, Match, Refused, SealedDice
from kurgan.engine.record import digest
from kurgan.engine.text import Line
from kurgan.players import player
from kurgan.server.messages import (
    Curtain,
    MatchHead,
    News,
    Position,
    ResultMessage,
)
from kurgan.server.store import MatchRow, NumberRow, Store, Unwritten, now

LOG: Final = logging.getLogger("kurgan.server")
UNDO: Final = -2  # in the place of a number: the last order was taken back
HUMAN: Final = "human"


@dataclass(eq=False)
class Chair:
    """One connection at a table: which seats are its guest's, which one it is shown, and how to reach it."""

    guest: str | None
    seats: Sequence[int]
    is_watching: bool
    tell: Callable[[str], None]
    shown: int | None = None
    told: int = 0  # lines of the log it has
    at: int = -1  # the moment it was told last


@dataclass
class Heard:
    """What one seat has heard, ready to be told; `before` says for each number how many lines came before it."""

    lines: list[Line] = field(default_factory=list)
    before: list[int] = field(default_factory=list)


class Table:
    """One match being played."""

    def __init__(self, store: Store, row: MatchRow, match: Match, written: int) -> None:
        self.store, self.row, self.match = store, row, match
        self.written = written  # rows of the store
        self.chairs: list[Chair] = []
        self.lock = asyncio.Lock()
        self.heard = [Heard() for _ in match.game.seats]
        self.thinking: asyncio.Task[None] | None = None
        self.hear()

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def is_busy(self) -> bool:
        """Somebody is at it, or something is being done to it."""
        return bool(self.chairs) or self.lock.locked() or (self.thinking is not None and not self.thinking.done())

    # Orders

    async def order(self, seat: int, words: str, at: int) -> None:
        """A seat's order in words."""
        await self.change(lambda: self.match.play(seat, words, at))

    async def undo(self, seat: int, at: int) -> None:
        """A seat takes its last order back."""

        def take_back() -> None:
            self.match.expect(seat, at)
            self.match.undo(seat)

        await self.change(take_back)

    async def resign(self, seat: int) -> None:
        """A seat gives up."""
        await self.change(lambda: self.match.resign(seat))

    async def change(self, act: Callable[[], None]) -> None:
        """Do something to the match, keep it, then tell everybody; Refused leaves everything as it was."""
        async with self.lock:
            before = len(self.match.entries)
            act()
            await self.keep(before)
            self.hear()
            self.tell_all()
        self.think_on()

    async def keep(self, before: int) -> None:
        """Put on disk what has come since there were so many entries."""
        entries = self.match.entries
        new = [(entry.seat, entry.number) for entry in entries[before:]] or [(self.match.to_move, UNDO)]
        rows = [NumberRow(self.written + place, *each) for place, each in enumerate(new)]
        row = headed(self.row, self.match)
        try:
            await self.store.append(row, rows)
        except Unwritten as error:
            LOG.error("event=unwritten match=%s error=%r", self.row.id, str(error))
            self.match = replayed(self.game, self.row, await self.store.numbers(self.row.id))
            raise Refused(Line("refused-unwritten")) from error
        self.row, self.written = row, self.written + len(rows)

    def hear(self) -> None:
        """Bring what each seat has heard up to the match's entries, also when some were taken back."""
        for seat, heard in enumerate(self.heard):
            if len(heard.before) > len(self.match.entries):
                del heard.lines[heard.before[len(self.match.entries)] :]
                del heard.before[len(self.match.entries) :]
            for entry in self.match.entries[len(heard.before) :]:
                heard.before.append(len(heard.lines))
                heard.lines += entry.heard[seat]

    # The computer

    def think_on(self) -> None:
        """If the computer is to move, let it think."""
        seat = self.match.to_move
        is_idle = self.thinking is None or self.thinking.done()
        if seat >= 0 and self.row.seats[seat].player != HUMAN and is_idle:
            self.thinking = asyncio.create_task(self.think())

    async def think(self) -> None:
        """Play for the computer until somebody else is to move; thinking is off the event loop."""
        while (seat := self.match.to_move) >= 0 and self.row.seats[seat].player != HUMAN:
            known, name = self.match.known(seat), self.row.seats[seat].player
            number = await asyncio.to_thread(chosen, self.game, name, known, seat)
            try:
                async with self.lock:
                    if self.match.to_move != seat:
                        continue  # its opponent resigned in the meantime
                    before = len(self.match.entries)
                    self.match.play_number(seat, number)
                    await self.keep(before)
                    self.hear()
                    self.tell_all()
            except Refused:
                return  # the disk is full; whoever plays next tries again

    # Telling

    def tell_all(self) -> None:
        """Everybody is told what is new to them."""
        for chair in self.chairs:
            self.tell(chair)

    def tell(self, chair: Chair) -> None:
        """One connection is shown its seat, or the curtain falls."""
        to_move, is_over = self.match.to_move, self.match.to_move == NOBODY
        if len(chair.seats) > 1 and not chair.is_watching:
            if not is_over and chair.shown != to_move:
                chair.shown, chair.told, chair.at = None, 0, -1
                chair.tell(Curtain(seat=self.game.seats[to_move]).model_dump_json())
                return
            chair.shown = chair.seats[0] if chair.shown is None else chair.shown
        seat = chair.seats[0] if chair.shown is None else chair.shown
        if chair.at != self.match.moments[seat]:
            chair.tell(self.position(seat, chair).model_dump_json())
            chair.at = self.match.moments[seat]

    def position(self, seat: int, chair: Chair) -> Position:
        """What a seat sees, hears and may do now."""
        match, game, lines = self.match, self.game, self.heard[seat].lines
        known = match.known(seat)
        may_order = match.to_move == seat and not chair.is_watching
        told = min(chair.told, len(lines))
        chair.told = len(lines)
        return Position(
            seat=game.seats[seat],
            at=match.moments[seat],
            to_move=self.row.to_move,
            prompt=game.prompt(known, seat),
            view=game.view(known, seat),
            orders=list(game.menu(known, match.legal(seat))) if may_order else [],
            can_undo=may_order and match.can_undo(seat),
            heard_from=told,
            heard=lines[told:],
            result=result_of(self.row),
        )

    def tell_news(self, head: Callable[[Chair], MatchHead]) -> None:
        """Somebody came, left or joined."""
        for chair in self.chairs:
            chair.tell(News(match=head(chair)).model_dump_json())


def chosen(game: AnyGame, name: str, known: object, seat: int) -> int:
    """What a computer player chooses."""
    choose = player(name, game)
    return int(choose(known, seat, stream(secrets.randbits(60)), desk_for(game)))


def headed(row: MatchRow, match: Match) -> MatchRow:
    """A row that says where the match stands now."""
    game, to_move, result = match.game, match.to_move, match.result
    numbers = np.zeros(len(game.tallies), np.int64)
    game.tally(match.state, numbers)
    after = replace(
        row,
        to_move=None if to_move == NOBODY else game.seats[to_move],
        state=digest(match.state),
        turn=int(numbers[list(game.tallies).index("turns")]),
        result=None if result is None else result_message(game, result.winner, result.line).model_dump(mode="json"),
    )
    return after if after.to_move == row.to_move and after.result == row.result else replace(after, touched=now())


def result_message(game: AnyGame, winner: int, line: Line) -> ResultMessage:
    return ResultMessage(winner=None if winner == NOBODY else game.seats[winner], line=line)


def result_of(row: MatchRow) -> ResultMessage | None:
    return None if row.result is None else ResultMessage.model_validate(row.result)


def replayed(game: AnyGame, row: MatchRow, numbers: Sequence[NumberRow]) -> Match:
    """A match from its start and its numbers."""
    players = [seat.player for seat in row.seats]
    match = Match.waiting(game, row.scenario, players, row.options, SealedDice(row.dice, row.mix))
    for row_of in numbers:
        if row_of.number == UNDO:
            match.undo(row_of.seat)
        elif row_of.number == RESIGN:
            match.resign(row_of.seat)
        elif row_of.seat == CHANCE:
            match.happen(row_of.number)
        else:
            match.carry_out(row_of.seat, row_of.number)
    if row.secret:
        match.unseal(row.secret)
    return match
