"""The websocket of a match: what the page says comes in here, and what its seat may know goes out.

Origin and seat are checked before the connection is accepted. A message that cannot be read, or an order that
cannot be carried out, is answered with one sentence, and the match goes on.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from kurgan.engine.game import NOBODY
from kurgan.engine.match import Refused
from kurgan.engine.text import Line
from kurgan.server.chairs import Chair
from kurgan.server.company import note
from kurgan.server.dice import unmixed
from kurgan.server.matches import Impossible, Matches
from kurgan.server.messages import (
    LONGEST_MESSAGE,
    SAID,
    Again,
    Do,
    Foresee,
    Foreseen,
    News,
    Refusal,
    Resign,
    Sit,
    Undo,
    Welcome,
)
from kurgan.server.recap import recap
from kurgan.server.seats import Guests, is_own_origin
from kurgan.server.tables import Table
from kurgan.server.writer import Unwritten

FORBIDDEN: Final = 4403
CLOSED: Final = 4409
MOST_WINDOWS: Final = 8  # in which one guest has one match open
MOST_WATCHERS: Final = 24  # over one shoulder
TOO_SLOW: Final = 1013
LATEST_MIX: Final = 10.0  # seconds
AT_ONCE: Final = 120  # messages a page may send in a burst
A_SECOND: Final = 40  # and on average


class Pace:
    """How fast a page may talk: a bucket that fills by itself."""

    def __init__(self) -> None:
        self.left, self.since = float(AT_ONCE), time.monotonic()

    def is_too_fast(self) -> bool:
        now = time.monotonic()
        self.left = min(AT_ONCE, self.left + (now - self.since) * A_SECOND)
        self.since = now
        self.left -= 1
        return self.left < 0


class Connection:
    """One page at one table."""

    def __init__(self, websocket: WebSocket, matches: Matches, table: Table, chair: Chair) -> None:
        self.websocket, self.matches, self.table, self.chair = websocket, matches, table, chair
        self.recapped: tuple[int, int] | None = None  # the seat and moment of the last recap

    async def play(self) -> None:
        """Sit down, listen and answer until the page goes."""
        table, chair = self.table, self.chair
        await note(self.matches.store, table, chair)
        table.chairs.append(chair)
        sending, mixing = asyncio.create_task(self.send_on()), asyncio.create_task(self.mix_late())
        try:
            chair.tell(self.welcome().model_dump_json())
            self.matches.tell_news(table)
            table.tell(chair)
            table.think_on()
            await self.listen()
        finally:
            table.chairs.remove(chair)
            sending.cancel()
            mixing.cancel()
            await note(self.matches.store, table, chair)
            self.matches.tell_news(table)

    def welcome(self) -> Welcome:
        table, chair = self.table, self.chair
        head = self.matches.head(table.row, chair.guest)
        chair.news = News(match=head).model_dump_json()
        return Welcome(
            match=head,
            scene=table.game.scene(table.match.known(chair.seats[0])),
            is_watching=chair.is_watching,
        )

    async def mix_late(self) -> None:
        """A page that does not mix in time does it without a word: a match must not wait for one that cannot."""
        late = set() if self.chair.is_watching else {*self.chair.seats}
        while late & {*unmixed(self.table.row)}:
            await asyncio.sleep(LATEST_MIX)
            with suppress(Unwritten):  # what the disk does not take is tried again
                await self.table.mix(dict.fromkeys(late, ""))
            self.matches.tell_news(self.table)

    async def send_on(self) -> None:
        """Send what there is to send; a page that does not listen is sent away, and may come back."""
        chair = self.chair
        with suppress(WebSocketDisconnect, RuntimeError):
            while not chair.is_too_slow:
                await chair.has_unsent.wait()
                chair.has_unsent.clear()
                while chair.unsent:
                    await self.websocket.send_text(chair.take())
            await self.websocket.close(TOO_SLOW)

    async def listen(self) -> None:
        """Take one message after the other."""
        pace = Pace()
        while True:
            heard = await self.websocket.receive()
            if heard["type"] == "websocket.disconnect":
                return
            try:
                if pace.is_too_fast():
                    raise Refused(Line("refused-too-fast"))
                await self.answer(heard.get("text"))
            except Refused as refused:
                self.chair.tell(Refusal(line=refused.line).model_dump_json())

    async def answer(self, text: str | None) -> None:
        """Carry out what a message says; Refused if it cannot be."""
        if text is None or len(text) > LONGEST_MESSAGE:
            raise Refused(Line("refused-oversized" if text else "refused-malformed"))
        try:
            said = SAID.validate_json(text)
        except ValidationError as error:
            raise Refused(Line("refused-malformed")) from error
        if isinstance(said, Sit):
            self.sit(said.seat)
            return
        if isinstance(said, Again):
            await self.recap()
            return
        seat = self.seat()
        match said:
            case Do(words=words, at=at):
                if self.chair.asked is not None:
                    self.table.match.read_openly(seat, words)  # else it would be refused by what one of them knows
                await self.table.order(seat, words, at)
            case Undo(at=at):
                await self.table.undo(seat, at)
            case Resign():
                await self.table.resign(seat)
            case Foresee(words=words):
                self.foresee(seat, words)

    def seat(self) -> int:
        """The seat this page speaks for now."""
        if self.chair.is_watching:
            raise Refused(Line("refused-watching"))
        return self.shown() if self.chair.asked is None else self.chair.asked

    def shown(self) -> int:
        """The seat whose eyes this page has now."""
        if self.chair.is_shared and self.chair.shown is None:
            raise Refused(Line("refused-curtain"))
        return self.chair.seats[0] if self.chair.shown is None else self.chair.shown

    def sit(self, name: str) -> None:
        """On one screen: the player to move has taken it."""
        table, chair = self.table, self.chair
        seats = [seat for seat in chair.seats if table.game.seats[seat] == name]
        is_theirs = bool(seats) and (table.match.to_move in (seats[0], NOBODY))
        if not chair.is_shared or not is_theirs:
            raise Refused(Line("refused-seat"))
        chair.shown, chair.asked, chair.told, chair.at = seats[0], None, 0, -1
        table.tell(chair)

    async def recap(self) -> None:
        """Since its last turn: once for each moment, since it is long, and off the event loop."""
        if self.chair.asked is not None:  # both look on: what one of them was shown is not for the other
            return
        seat, match = self.shown(), self.table.match
        if self.recapped == (seat, match.moments[seat]):
            raise Refused(Line("refused-too-fast"))
        self.recapped = (seat, match.moments[seat])
        text = await asyncio.to_thread(lambda: recap(match, seat).model_dump_json())
        if not self.chair.is_shared or self.chair.shown == seat:  # or the curtain has fallen meanwhile
            self.chair.tell(text)

    def foresee(self, seat: int, words: str) -> None:
        """What an order would lead to, as far as the seat can know, or why it would be refused."""
        match, forecast, refusal = self.table.match, None, None
        try:
            forecast = match.foreseen(seat, words) if self.chair.asked is None else match.foreseen_openly(seat, words)
        except Refused as refused:
            refusal = refused.line
        self.chair.tell(Foreseen(words=words, forecast=forecast, refusal=refusal).model_dump_json())


async def serve_player(websocket: WebSocket, matches: Matches, guests: Guests, id: str, watching: str | None) -> None:
    """Let a page in if it is ours and its guest has a seat, or the link of somebody who has."""
    guest = guests.known(websocket)
    try:
        if not is_own_origin(websocket):
            raise Impossible(403, "not-yours")
        row = await matches.row(id)
        if watching is None:
            seats = [place for place, seat in enumerate(row.seats) if guest and seat.guest == guest]
        else:
            seats = [place for place, seat in enumerate(row.seats) if seat.watching == watching]
        if not seats:
            raise Impossible(403, "not-yours")
    except Impossible:
        await websocket.close(FORBIDDEN)  # before it is accepted: a stranger gets HTTP 403, whatever is wrong
        return
    await websocket.accept()
    chair = Chair(guest if watching is None else None, seats, watching is not None)
    try:
        with matches.window(id, watching or guest or "", MOST_WATCHERS if watching else MOST_WINDOWS):
            await Connection(websocket, matches, await matches.table(id), chair).play()
    except Impossible as error:  # whoever may sit here may also know why it cannot be
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.send_text(Refusal(line=error.line).model_dump_json())
            await websocket.close(CLOSED)
