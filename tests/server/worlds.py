"""A world: one match at a server of its own, without a network: a frame is what the server gives to a socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, cast

from starlette.websockets import WebSocket

from kurgan.engine.chance import Dice
from kurgan.engine.game import AnyGame
from kurgan.engine.match import HUMAN, Match
from kurgan.engine.record import AnyRecord, copy
from kurgan.server.matches import Matches
from kurgan.server.play import Connection, serve_player
from kurgan.server.replay import UNDO
from kurgan.server.rows import row_of
from kurgan.server.seats import Guests
from kurgan.server.store import Fresh, MatchRow, NumberRow, Past, SeatRow, SnapshotRow, Store
from kurgan.server.tables import Table, headed
from tests.server.stretches import Deed

PATIENCE: Final = 60.0
HEADERS: Final = {"origin": "http://kurgan", "host": "kurgan"}


@dataclass
class Given(Dice):
    """Dice that fall as they are told."""

    places: list[int] = field(default_factory=list)

    def roll(self, weights: Sequence[int]) -> int:
        self.rolls += 1
        return self.places[self.rolls - 1]


class Memory(Store):
    """A store that forgets everything when it ends."""

    def __init__(self, row: MatchRow) -> None:
        self.row, self.rows, self.snapshots = row, list[NumberRow](), list[SnapshotRow]()

    async def append(self, match: MatchRow, numbers: Sequence[NumberRow], fresh: Fresh | None = None) -> None:
        self.row, self.rows = replace(match, seats=self.row.seats), [*self.rows, *numbers]
        if fresh:
            await self.keep(match.id, fresh)

    async def keep(self, match: str, fresh: Fresh) -> None:
        self.snapshots = [*(each for each in self.snapshots if each.place <= fresh.after), *fresh.snapshots]

    async def see(self, match: str, places: Sequence[int], seen: str) -> None:
        seats = (replace(seat, seen=seen) if place in places else seat for place, seat in enumerate(self.row.seats))
        self.row = replace(self.row, seats=tuple(seats))

    async def match(self, id: str) -> MatchRow | None:
        return self.row

    async def all_of(self, id: str) -> tuple[MatchRow, Past] | None:
        return self.row, Past(self.rows, self.snapshots)


class Socket:
    """The server's end of a connection: what is said to it, and every frame it was sent."""

    def __init__(self, guest: str) -> None:
        self.guest, self.headers, self.client, self.sent = guest, HEADERS, None, list[str]()
        self.said: asyncio.Queue[Mapping[str, object]] = asyncio.Queue()
        self.is_idle = asyncio.Event()
        self.has_spoken = False

    async def accept(self) -> None:
        self.sent.append("accepted")

    async def receive(self) -> Mapping[str, object]:
        if not self.has_spoken:
            self.is_idle.set()
        return await self.said.get()

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.sent.append(f"closed {code}")
        self.is_idle.set()

    async def take(self, heard: Mapping[str, object]) -> None:
        """Let the server hear something, and wait until it has answered."""
        self.has_spoken = True
        self.is_idle.clear()
        self.said.put_nowait(heard)
        await asyncio.wait_for(self.is_idle.wait(), PATIENCE)


class Answering(Connection):
    """A connection that says when it has answered."""

    async def answer(self, text: str | None) -> None:
        try:
            await super().answer(text)
        finally:
            cast(Socket, self.websocket).is_idle.set()


class Known(Guests):
    """Everybody is who he says he is."""

    def __init__(self) -> None:
        pass

    def known(self, connection: object) -> str | None:
        return cast(Socket, connection).guest


class World:
    """One server with one match, and everybody who is connected to it."""

    def __init__(self, game: AnyGame, row: MatchRow, beginning: AnyRecord) -> None:
        self.game = replace(game, setup=lambda path, options: copy(beginning))
        match = Match.waiting(self.game, row.scenario, [HUMAN] * len(game.seats))
        self.store, self.rolls = Memory(headed(row, match)), list[int]()
        self.open: dict[str, tuple[Socket, asyncio.Task[None]]] = {}
        self.start()

    def start(self) -> None:
        """A server that has just been started."""
        self.matches = Matches(self.store, {self.game.name: self.game})

    async def table(self) -> Table:
        """The table of the match, with dice that fall as they are told."""
        table = await self.matches.table(self.store.row.id)
        if not isinstance(table.match.dice, Given):
            dice = table.match.dice
            assert isinstance(dice, Dice)
            table.match.dice = Given(dice.match, dice.secret, dice.mix, dice.rolls, self.rolls)
        return table

    async def connect(self, name: str, guest: str, watching: str | None = None) -> None:
        """A page of a guest's, or one that looks over a shoulder, under a name of ours."""
        await self.table()
        socket = Socket(guest)
        serving = serve_player(cast(WebSocket, socket), self.matches, Known(), self.store.row.id, watching)
        self.open[name] = socket, asyncio.create_task(serving)
        await asyncio.wait_for(socket.is_idle.wait(), PATIENCE)

    async def leave(self, name: str) -> list[str]:
        """A page is closed; all that it was sent and nobody has read yet."""
        frames = await self.frames(name)
        socket, serving = self.open.pop(name)
        socket.said.put_nowait({"type": "websocket.disconnect"})
        await asyncio.wait_for(serving, PATIENCE)
        return frames

    async def frames(self, name: str) -> list[str]:
        """Every frame since they were last asked for."""
        for chair in (await self.table()).chairs:
            while chair.unsent or chair.has_unsent.is_set():
                await asyncio.sleep(0)
        socket, _ = self.open[name]
        frames, socket.sent = socket.sent, []
        return frames

    async def say(self, name: str, **message: object) -> None:
        """A page says something, and the server has answered."""
        await self.open[name][0].take({"type": "websocket.receive", "text": json.dumps(message)})

    async def carry_out(self, name: str, deed: Deed) -> str:
        """A page gives the order of a deed, or takes its last one back; the words of it."""
        match = (await self.table()).match
        self.rolls += deed.rolls
        at, entries = match.moments[deed.seat], len(match.entries)
        words = "undo" if deed.number == UNDO else self.game.say(match.known(deed.seat), deed.number)
        if deed.number == UNDO:
            await self.say(name, kind="undo", at=at)
        else:
            await self.say(name, kind="do", words=words, at=at)
        assert len((await self.table()).match.entries) != entries, "the order was carried out"
        return words


def new_row(game: AnyGame) -> MatchRow:
    """A match between two guests who have mixed the dice: the same in both worlds."""
    seats = [SeatRow(name, HUMAN, f"guest of {name}", None, f"over {name}", called=name) for name in game.seats]
    match = Match.waiting(game, game.rulebook.game.scenario, [HUMAN] * len(seats))
    row = row_of(match, "secret", seats)
    return replace(row, id="match", dice="dice", mix=[""] * len(seats), begun="then", touched="then")
