"""The store: every match as its start and its numbers, in one SQLite file that survives whatever stops the server.

Numbers are only ever added; taking an order back is a number too. A `Writer` writes, SQLAlchemy reads.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Self

from sqlalchemy import ColumnElement, event, func, insert, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from kurgan.engine.match import HUMAN
from kurgan.server.database import make, migrate
from kurgan.server.schema import (
    ADD_MATCH,
    ADD_NUMBER,
    ADD_SEAT,
    HEAD,
    KEYS,
    MATCHES,
    NUMBERS,
    PRAGMAS,
    SEATS,
    SET_ASKED,
    SET_GUEST,
    SET_HEAD,
    SET_PUT_AWAY,
    SET_REMATCH,
    SET_SEEN,
)
from kurgan.server.writer import Rows, Writer, Writing

LOG: Final = logging.getLogger("kurgan.server")
LATEST: Final = (MATCHES.c.touched.desc(), MATCHES.c.begun.desc(), MATCHES.c.id)
DAMAGE: Final = (ValueError, LookupError, TypeError)  # what reading a row that somebody spoiled may raise


class DamagedRow(Exception):
    """A match that is in the file but cannot be read."""


@dataclass(frozen=True)
class SeatRow:
    """Who sits where."""

    name: str
    player: str
    guest: str | None
    invitation: str | None
    watching: str = field(default_factory=lambda: secrets.token_urlsafe(18))
    called: str | None = None
    seen: str | None = None
    put_away: str | None = None


@dataclass(frozen=True)
class MatchRow:
    """A match without its numbers."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    rules: str
    state: str
    dice: str
    secret: str
    mix: list[str | None]  # for each seat; None until its text has come; matches of old have none at all
    begun: str
    touched: str
    to_move: str | None
    turn: int
    result: dict[str, object] | None
    rematch: str | None
    asked: str | None
    declined: str | None
    seats: tuple[SeatRow, ...]

    @property
    def is_same_screen(self) -> bool:
        """One guest plays every seat."""
        host = self.seats[0].guest
        is_one_guest = host is not None and all(seat.guest == host for seat in self.seats)
        return len(self.seats) > 1 and is_one_guest and all(seat.player == HUMAN for seat in self.seats)


@dataclass(frozen=True)
class NumberRow:
    """One number of a match."""

    place: int
    seat: int
    number: int


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Store:
    """The SQLite file."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine, self.writer = engine, writer

    @classmethod
    async def open(cls, path: Path) -> Self:
        """The store in a file, made if it is not there."""
        make(path)
        await asyncio.to_thread(migrate, path)
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        event.listen(engine.sync_engine, "connect", prepare)
        return cls(engine, Writer(path))

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def write(self, writing: Writing) -> None:
        """Return when this is on disk; raise Unwritten if it is not."""
        await self.writer.write(writing)

    async def key(self, name: str) -> str:
        """A random key that is made once and kept."""
        async with self.engine.begin() as connection:
            found = (await connection.execute(select(KEYS.c.value).where(KEYS.c.name == name))).scalar_one_or_none()
            if found is None:
                found = secrets.token_hex(32)
                await connection.execute(insert(KEYS), {"name": name, "value": found})
        return str(found)

    async def add(self, match: MatchRow, numbers: Sequence[NumberRow], follows: str | None = None) -> None:
        """A new match with what has happened in it, and the match it follows."""
        head = {column.name: getattr(match, column.name) for column in MATCHES.c}
        seats = [{"match": match.id, "place": place, **vars(seat)} for place, seat in enumerate(match.seats)]
        link: Rows = [{"of": follows, "new_rematch": match.id}] if follows else []
        await self.write(
            {ADD_MATCH: [head], ADD_SEAT: seats, ADD_NUMBER: numbered(match.id, numbers), SET_REMATCH: link}
        )

    async def append(self, match: MatchRow, numbers: Sequence[NumberRow]) -> None:
        """More numbers, and where the match stands after them."""
        head = {"of": match.id} | {f"new_{name}": getattr(match, name) for name in HEAD}
        await self.write({ADD_NUMBER: numbered(match.id, numbers), SET_HEAD: [head]})

    async def sit(self, match: str, place: int, seat: SeatRow) -> None:
        """A guest takes a free seat; its invitation is used up."""
        await self.write({SET_GUEST: [{"of": match, "at": place, "new_guest": seat.guest, "new_called": seat.called}]})

    async def see(self, match: str, places: Sequence[int], seen: str) -> None:
        """Somebody came or went."""
        await self.write({SET_SEEN: [{"of": match, "at": place, "new_seen": seen} for place in places]})

    async def put_away(self, match: str, places: Sequence[int], put_away: str | None) -> None:
        """A guest no longer wants to see a match in his list, or wants to again."""
        await self.write({SET_PUT_AWAY: [{"of": match, "at": place, "new_put_away": put_away} for place in places]})

    async def ask(self, match: MatchRow) -> None:
        """Who asks for a rematch, and who wants none."""
        await self.write({SET_ASKED: [{"of": match.id, "new_asked": match.asked, "new_declined": match.declined}]})

    async def match(self, id: str) -> MatchRow | None:
        """One match by its id; DamagedRow if it is there but cannot be read."""
        try:
            found = await self.read(MATCHES.c.id == id)
        except DAMAGE as error:
            LOG.error("event=damaged-row match=%s why=%s", id, error)
            raise DamagedRow(id) from error
        return found[0] if found else None

    async def of_guest(self, guest: str, page: range) -> list[MatchRow]:
        """Some of the matches in which a guest has a seat, the last touched first."""
        return await self.matches(is_of(guest), page)

    async def counts(self, guest: str) -> tuple[int, int]:
        """How many matches of a guest are not over, and how many there are in all."""
        running = func.count().filter(MATCHES.c.to_move.is_not(None))
        query = select(running, func.count()).select_from(MATCHES).where(is_of(guest))
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one()
        return int(row[0]), int(row[1])

    async def invited(self, invitation: str) -> MatchRow | None:
        """The match an invitation leads to, while it is open."""
        found = await self.matches(MATCHES.c.id.in_(select(SEATS.c.match).where(SEATS.c.invitation == invitation)))
        return found[0] if found else None

    async def numbers(self, id: str) -> list[NumberRow]:
        """All numbers of a match, in their order."""
        query = select(NUMBERS.c.place, NUMBERS.c.seat, NUMBERS.c.number).where(NUMBERS.c.match == id)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(NUMBERS.c.place))
            return [NumberRow(*row) for row in rows]

    async def matches(self, where: ColumnElement[bool], page: range = range(1)) -> list[MatchRow]:
        """Some of the matches of which something is true, the latest first; a damaged one hides only itself."""
        try:
            return await self.read(where, page)
        except DAMAGE:
            query = select(MATCHES.c.id).where(where).order_by(*LATEST).offset(page.start).limit(len(page))
            async with self.engine.connect() as connection:
                ids = (await connection.execute(query)).scalars().all()
            return [row for id in ids for row in await self.if_sound(id)]

    async def if_sound(self, id: str) -> list[MatchRow]:
        """A match, if it can be read; one that cannot is named in the log."""
        try:
            return await self.read(MATCHES.c.id == id)
        except DAMAGE as error:
            LOG.error("event=damaged-row match=%s why=%s", id, error)
            return []

    async def read(self, where: ColumnElement[bool], page: range = range(1)) -> list[MatchRow]:
        """The same, or an error of DAMAGE."""
        query = select(MATCHES).where(where).order_by(*LATEST).offset(page.start).limit(len(page))
        by_match: dict[str, list[SeatRow]] = {}
        async with self.engine.connect() as connection:
            matches = (await connection.execute(query)).mappings().all()
            found = SEATS.c.match.in_([row["id"] for row in matches])
            for row in (await connection.execute(select(SEATS).where(found).order_by(SEATS.c.place))).mappings():
                own = {name: value for name, value in row.items() if name not in ("match", "place")}
                by_match.setdefault(row["match"], []).append(SeatRow(**own))
        return [sound(MatchRow(**row, seats=tuple(by_match[row["id"]]))) for row in matches]


def sound(row: MatchRow) -> MatchRow:
    """A row whose fields are what they should be: SQLite itself does not mind."""
    has_kinds = isinstance(row.options, dict) and isinstance(row.mix, list) and isinstance(row.turn, int)
    if not has_kinds or not isinstance(row.result, dict | None):
        raise ValueError("a field has the wrong kind of value")
    return row


def is_of(guest: str) -> ColumnElement[bool]:
    """Matches in which a guest has a seat."""
    return MATCHES.c.id.in_(select(SEATS.c.match).where(SEATS.c.guest == guest))


def numbered(match: str, numbers: Sequence[NumberRow]) -> Rows:
    return [{"match": match, **vars(number)} for number in numbers]


def prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """What each connection to the file must be told."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
