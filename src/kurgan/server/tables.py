"""A table: one match being played, everybody who sits at it or looks on, and the computer if it plays.

Nothing is told before it is on disk: an order is carried out on a twin of the match, which takes its place once it is
kept. Whatever goes wrong before that leaves the match as it was.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.match import Match, Refused
from kurgan.engine.record import digest
from kurgan.engine.text import Line
from kurgan.server.chairs import Chair
from kurgan.server.computers import Computers
from kurgan.server.dice import cast, unmixed, with_texts
from kurgan.server.foresight import Foresights
from kurgan.server.messages import Curtain, MatchHead, News, ResultMessage
from kurgan.server.moves import UNSAVED, Moves
from kurgan.server.pictures import Look, Pictures, result_message
from kurgan.server.replay import UNDO, Replay, as_one, replayed
from kurgan.server.snapshots import row_of
from kurgan.server.store import DamagedRow, Fresh, MatchRow, NumberRow, Past, Store, this_instant
from kurgan.server.writer import Unwritten

LOG: Final = logging.getLogger("kurgan.server")
MOST_UNDONE: Final = 1_000  # orders that one seat takes back: without a limit a match could grow for ever
OF_A_TABLE: Final = 60_000  # bytes, whatever has happened at it


class Table:
    """One match being played."""

    def __init__(
        self,
        store: Store,
        row: MatchRow,
        replay: Replay,
        computers: Computers | None = None,
    ) -> None:
        self.store = store
        self.take_up(row, replay)
        self.chairs: list[Chair] = []
        self.lock = asyncio.Lock()
        self.pictures = Pictures()
        self.foresights = Foresights()
        self.moves = Moves(self, computers or Computers())

    def take_up(self, row: MatchRow, replay: Replay) -> None:
        """Go on from what is in the store."""
        self.row, self.match, self.trail = row, replay.match, replay.trail
        self.undone = undone_in(replay.numbers)

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def size(self) -> int:
        """About how many bytes it takes when nobody is at it."""
        halts = sum(len(halt.state) for halt in self.match.halts)
        return OF_A_TABLE + self.match.entries.size + halts + self.foresights.size

    # Orders

    async def order(self, seat: int, words: str, at: int) -> None:
        """A seat's order in words."""
        await self.change(lambda match: match.play(seat, words, at))

    async def undo(self, seat: int, at: int) -> None:
        """A seat takes its last order back."""

        def take_back(match: Match) -> None:
            match.expect(seat, at)
            if self.undone[seat] >= MOST_UNDONE:  # its own alone: a count of all would tell of orders it did not see
                raise Refused(Line("refused-no-more-undo"))
            match.undo(seat)

        await self.change(take_back)

    async def resign(self, seat: int) -> None:
        """A seat gives up."""
        await self.change(lambda match: match.resign(seat))

    async def mix(self, texts: Mapping[int, str]) -> None:
        """Seats mix their texts into the dice; with the last of them the first roll is made."""
        async with self.lock:
            row, twin = with_texts(self.row, texts), self.match.twin()
            cast(twin, row)
            if row != self.row:
                await self.write(twin, row, entered(twin, self.match))
                self.pictures = Pictures()
                self.tell_all()
        self.moves.go_on()

    async def change(self, act: Callable[[Match], bool | None]) -> None:
        """Do something to the match, keep it, then tell everybody; Refused leaves everything as it was.

        It says if it is taken back as one though it was several.
        """
        async with self.lock:
            twin = self.match.twin()
            is_one = act(twin)
            new = entered(twin, self.match) or [(twin.to_move, UNDO)]
            await self.keep(twin, [*new, as_one(new)] if is_one else new)
            self.tell_all()
        self.moves.go_on()

    async def follow(self, steps: Sequence[Match]) -> None:
        """Keep what was done on twins of the match, one after the other, and tell it in that order: for whoever holds
        the lock. Between two steps others have their turn."""
        await self.keep(steps[-1], entered(steps[-1], self.match))
        try:
            for step in steps:
                self.match = step
                self.tell_all()
                await asyncio.sleep(0)
        finally:
            self.match = steps[-1]

    async def keep(self, twin: Match, new: Sequence[tuple[int, int]]) -> None:
        """Go on with a twin once it is on disk; if it cannot be, Refused."""
        try:
            await self.write(twin, self.row, new)
        except Unwritten as error:
            LOG.error("event=unwritten match=%s error=%r", self.row.id, str(error))
            with suppress(DamagedRow):
                await self.set_up_again()
            raise Refused(Line(UNSAVED)) from error

    async def write(self, twin: Match, row: MatchRow, new: Sequence[tuple[int, int]]) -> None:
        """Put on disk what is new in a twin, or what it means that nothing is; the twin then is the match."""
        rows = [NumberRow(self.trail.place + place, *each) for place, each in enumerate(new)]
        row, trail = headed(row, twin), self.trail.copy()
        if row.result:
            cast(twin, row)  # given up before the first roll: its seal is opened all the same
        trail.follow(rows)
        fresh = Fresh(trail.last, [row_of(twin, trail)]) if trail.is_due(twin) else None
        await self.store.append(row, rows, fresh)
        self.row, self.match, self.trail = row, twin, trail
        self.undone += undone_in(rows)

    async def set_up_again(self) -> None:
        """What could not be written may be there already: by another server, or by an order whose page has gone."""
        row, past = await self.store.all_of(self.row.id) or (self.row, Past([], []))
        if len(past.numbers) > self.trail.place:
            self.take_up(row, replayed(self.game, row, past))
            self.pictures, self.foresights = Pictures(), Foresights()
            for chair in self.chairs:
                chair.told = 0  # lines it has may have been taken back
            self.tell_all()

    # Telling

    def tell_all(self) -> None:
        """Everybody is told what is new to them."""
        for chair in self.chairs:
            self.tell(chair)

    def tell(self, chair: Chair) -> None:
        """One connection is shown its seat, or the curtain falls; a player first mixes the dice."""
        if not chair.is_watching and {*chair.seats} & {*unmixed(self.row)}:
            return
        to_move, is_over = self.match.to_move, self.match.to_move == NOBODY
        if chair.is_shared:
            if not is_over and chair.shown != to_move:
                self.tell_both(chair)
                return
            chair.shown, chair.asked = chair.seats[0] if chair.shown is None else chair.shown, None
        seat = chair.seats[0] if chair.shown is None else chair.shown
        self.show(chair, Look(seat, NOBODY if chair.is_watching else seat))

    def tell_both(self, chair: Chair) -> None:
        """On one screen: what hides nothing is asked before both players; for anything else the curtain falls."""
        seat = self.match.to_move
        chair.shown, chair.asked = None, seat if self.match.is_open else None
        if chair.asked is None:
            chair.turn(None)
            chair.tell(Curtain(seat=self.game.seats[seat]).model_dump_json())
        else:
            self.show(chair, Look(seat, seat, is_open=True))

    def show(self, chair: Chair, look: Look) -> None:
        """One connection is told what is new to it through somebody's eyes."""
        chair.turn(look)
        if chair.at != self.match.moments[look.seat]:
            text, chair.told = self.pictures.message(self.match, look, chair.told, chair.at)
            chair.tell(text)
            chair.at = self.match.moments[look.seat]

    def leave(self, chair: Chair) -> None:
        """One connection has gone, and what nobody else looks at is forgotten."""
        self.chairs.remove(chair)
        self.pictures.forget({each.look for each in self.chairs})
        if not self.chairs and self.moves.is_idle:
            self.moves.rest()

    def tell_news(self, head: Callable[[Chair], MatchHead]) -> None:
        """Somebody came, left or joined: whoever sees another head of the match by it is told."""
        heads: dict[str | None, str] = {}
        for chair in self.chairs:
            if chair.guest not in heads:
                heads[chair.guest] = News(match=head(chair)).model_dump_json()
            if chair.news != heads[chair.guest]:
                chair.news = heads[chair.guest]
                chair.tell(chair.news)


def entered(twin: Match, match: Match) -> list[tuple[int, int]]:
    """What was entered in a twin and not in the match: seats and numbers."""
    return [(entry.seat, entry.number) for entry in twin.entries[len(match.entries) :]]


def undone_in(numbers: Sequence[NumberRow]) -> Counter[int]:
    """How many orders each seat took back."""
    return Counter(each.seat for each in numbers if each.number == UNDO)


def headed(row: MatchRow, match: Match) -> MatchRow:
    """A row that says where the match stands now."""
    game, to_move, result = match.game, match.to_move, match.result
    after = replace(
        row,
        to_move=None if to_move == NOBODY else match.named(to_move),
        rules=game.ruleset,
        state=digest(match.state),
        said=match.said,
        turn=game.tallied(match.state)["turns"],
        result=None if result is None else result_message(game, result).model_dump(mode="json"),
    )
    return (
        after if after.to_move == row.to_move and after.result == row.result else replace(after, touched=this_instant())
    )


def result_of(row: MatchRow) -> ResultMessage | None:
    return None if row.result is None else ResultMessage.model_validate(row.result)
