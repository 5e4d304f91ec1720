"""The websocket of a match: what the page says comes in here, and what its seat may know goes out.

Origin and seat are checked before the connection is accepted. A message that cannot be read, or an order that
cannot be carried out, is answered with one sentence, and the match goes on. Orders are carried out as they came, one
after the other; while a question is worked out elsewhere (`questions`) the page is still heard, so that nothing is
worked out for one that has gone. Orders it gave before are carried out all the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from kurgan.engine.game import NOBODY
from kurgan.engine.match import Refused
from kurgan.engine.script import NO_SCRIPT
from kurgan.engine.text import Line
from kurgan.server.chairs import Chair
from kurgan.server.company import note, places_of
from kurgan.server.dice import unmixed
from kurgan.server.impossible import Impossible
from kurgan.server.matches import Matches
from kurgan.server.messages import (
    LONGEST_MESSAGE,
    SAID,
    Do,
    Intent,
    News,
    Refusal,
    Resign,
    Said,
    Sit,
    Undo,
    Welcome,
)
from kurgan.server.questions import NO_INTENT, TOO_FAST, Questions
from kurgan.server.seats import Guests, client_of, is_own_origin
from kurgan.server.store import MatchRow
from kurgan.server.tables import Table
from kurgan.server.visitors import A_SECOND, Visitor
from kurgan.server.writer import Unwritten

FORBIDDEN: Final = 4403
CLOSED: Final = 4409
MOST_WINDOWS: Final = 8  # in which one guest has one match open
MOST_WATCHERS: Final = 24  # over one shoulder
TOO_SLOW: Final = 1013  # or too fast: the page may try again by itself
LATEST_MIX: Final = 10.0  # seconds
UNTIL_SENT_AWAY: Final = 1.0  # seconds: who comes too often comes less often by waiting
OF_COMING: Final = 4  # messages: so much a new window costs its guest


class Connection:
    """One page at one table."""

    def __init__(self, websocket: WebSocket, matches: Matches, table: Table, chair: Chair, visitor: Visitor) -> None:
        self.websocket, self.matches, self.table, self.chair = websocket, matches, table, chair
        self.visitor = visitor
        self.heard: asyncio.Queue[Mapping[str, object] | None] = asyncio.Queue()  # None when the page has gone
        self.questions = Questions(matches, table, chair, visitor)

    async def play(self) -> None:
        """Sit down, listen and answer until the page goes."""
        table, chair = self.table, self.chair
        await note(self.matches.store, table, chair)
        table.chairs.append(chair)
        sending = asyncio.create_task(self.send_on())
        tasks = [sending, *map(asyncio.create_task, (self.mix_late(), self.listen(sending)))]
        try:
            chair.tell(self.welcome().model_dump_json())
            self.matches.tell_news(table)
            table.tell(chair)
            table.moves.go_on()
            await self.answer_on()
        finally:
            table.leave(chair)
            for task in tasks:
                task.cancel()

    async def leave(self) -> None:
        """The page has gone: that is noted and told."""
        await note(self.matches.store, self.table, self.chair)
        self.matches.tell_news(self.table)

    def welcome(self) -> Welcome:
        table, chair = self.table, self.chair
        head = self.matches.head(table.row, chair.guest)
        chair.news = News(match=head).model_dump_json()
        return Welcome(
            match=head,
            scene=table.game.scene(table.match.known(chair.seats[0])),
            is_given=table.match.script != NO_SCRIPT,
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

    async def listen(self, sending: asyncio.Task[None]) -> None:
        """Hear what the page says until it goes; one that talks too fast is told so, and heard more slowly."""
        try:
            while not sending.done():
                heard = await self.websocket.receive()
                if heard["type"] == "websocket.disconnect":
                    return
                if self.matches.visitors.is_too_fast(self.visitor):
                    self.put_off(heard)
                    await asyncio.sleep(1 / A_SECOND)
                else:
                    self.heard.put_nowait(heard)
        finally:
            self.heard.put_nowait(None)
            self.questions.leave()

    async def answer_on(self) -> None:
        """Answer one message after the other."""
        while (heard := await self.heard.get()) is not None:
            try:
                await self.answer(text_of(heard))
            except Refused as refused:
                self.refuse(refused.line)

    def refuse(self, line: Line) -> None:
        """Say why something was not done."""
        self.chair.tell(Refusal(line=line).model_dump_json())

    def put_off(self, heard: Mapping[str, object]) -> None:
        """Say that a page talks too fast, unless its player has not said anything: then nothing comes of it."""
        with suppress(Refused):
            if isinstance(read(text_of(heard)), Intent):
                self.chair.tell(NO_INTENT)
                return
        self.refuse(TOO_FAST)

    async def answer(self, text: str | None) -> None:
        """Carry out what a message says; Refused if it cannot be."""
        said = read(text)
        if isinstance(said, Sit):
            self.sit(said.seat)
        elif isinstance(said, Do | Undo | Resign):
            await self.carry_out(said)
            self.questions.drop_hint()
        else:
            await self.questions.answer(said)

    async def carry_out(self, said: Do | Undo | Resign) -> None:
        """An order of the seat that this page speaks for."""
        seat = self.chair.voice
        match said:
            case Do(words=words, at=at):
                if self.chair.asked is not None:
                    self.table.match.read_openly(seat, words)  # else it would be refused by what one of them knows
                await self.table.order(seat, words, at)
            case Undo(at=at):
                await self.table.undo(seat, at)
            case Resign():
                await self.table.resign(seat)

    def sit(self, name: str) -> None:
        """On one screen: the player to move has taken it."""
        table, chair = self.table, self.chair
        seats = [seat for seat in chair.seats if table.game.seats[seat] == name]
        is_theirs = bool(seats) and (table.match.to_move in (seats[0], NOBODY))
        if not chair.is_shared or not is_theirs:
            raise Refused(Line("refused-seat"))
        chair.shown, chair.asked = seats[0], None
        chair.turn(None)
        table.tell(chair)


def text_of(heard: Mapping[str, object]) -> str | None:
    """What a page said, if it is text."""
    text = heard.get("text")
    return text if isinstance(text, str) else None


def read(text: str | None) -> Said:
    """What a message says; Refused if it says nothing."""
    if text is None or len(text) > LONGEST_MESSAGE:
        raise Refused(Line("refused-oversized" if text else "refused-malformed"))
    try:
        return SAID.validate_json(text)
    except ValidationError as error:
        raise Refused(Line("refused-malformed")) from error


async def serve_player(websocket: WebSocket, matches: Matches, guests: Guests, id: str, watching: str | None) -> None:
    """Let a page in if it is ours and its guest has a seat, or the link of somebody who has."""
    guest, seats, fault = guests.known(websocket), list[int](), None
    try:
        if is_own_origin(websocket):
            seats = seats_for(await matches.row(id), guest, watching)
    except Impossible as error:
        fault = error.line if await matches.store.has_seat(id, guest, watching) else None
    if not seats and fault is None:
        await websocket.close(FORBIDDEN)  # before it is accepted: a stranger gets HTTP 403, whatever is wrong
        return
    await websocket.accept()
    visitor = Visitor(client_of(websocket), guest or client_of(websocket))
    if matches.visitors.is_too_fast(visitor, OF_COMING):
        await asyncio.sleep(UNTIL_SENT_AWAY)
        await send_away(websocket, TOO_FAST, TOO_SLOW)
    elif fault is not None:
        await send_away(websocket, fault, CLOSED)
    else:
        chair, connection = Chair(guest if watching is None else None, seats, watching is not None), None
        try:
            with matches.window(id, watching or guest or "", MOST_WATCHERS if watching else MOST_WINDOWS):
                connection = Connection(websocket, matches, await matches.table(id), chair, visitor)
                with matches.visitors.visit(visitor):
                    await connection.play()
        except Impossible as error:  # whoever may sit here may also know why it cannot be
            await send_away(websocket, error.line, CLOSED)
        finally:
            if connection:  # its window is free at once: no disk need be waited for
                await connection.leave()


def seats_for(row: MatchRow, guest: str | None, watching: str | None) -> list[int]:
    """The seats that a guest has, or the one that a link leads to."""
    if watching is None:
        return places_of(row, guest)
    return [place for place, seat in enumerate(row.seats) if seat.watching == watching]


async def send_away(websocket: WebSocket, line: Line, code: int) -> None:
    """Say why a page cannot stay, and close it."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(Refusal(line=line).model_dump_json())
        await websocket.close(code)
