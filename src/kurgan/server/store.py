"""The store: every match as its start and its numbers, in one SQLite file that survives whatever stops the server.

Numbers are only ever added; taking an order back is a number too. A `Writer` writes, a `Reader` reads.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple, Self

from pydantic import TypeAdapter
from sqlalchemy.sql.base import Executable

from kurgan.engine.editions import Edition
from kurgan.engine.match import HUMAN
from kurgan.engine.snapshots import Standing
from kurgan.server.database import LEAST_FOR_NEW, make, migrate
from kurgan.server.queries import (
    BY_ID,
    COUNTS,
    INVITED,
    KEY,
    NUMBERS_OF,
    OF_GUEST,
    SEATED,
    SEATS_OF,
    SNAPSHOTS_OF,
    Which,
)
from kurgan.server.reader import Read, Reader, Row, rows_of
from kurgan.server.schema import (
    ADD_KEY,
    ADD_MATCH,
    ADD_NUMBER,
    ADD_SEAT,
    ADD_SNAPSHOT,
    DROP_SNAPSHOTS,
    HEAD,
    MATCHES,
    SET_ASKED,
    SET_GUEST,
    SET_HEAD,
    SET_PUT_AWAY,
    SET_REMATCH,
    SET_SEEN,
)
from kurgan.server.writer import Rows, Writer, Writing

LOG: Final = logging.getLogger("kurgan.server")
ONE: Final = range(1)
DAMAGE: Final = (ValueError, LookupError, TypeError, sqlite3.Error)  # what reading a spoiled row may raise
LONGEST_COMPLAINT: Final = 200


class DamagedRow(Exception):
    """A match that is in the file but cannot be read; said once in the log, in one line."""

    def __init__(self, id: str, why: Exception) -> None:
        super().__init__(id)
        LOG.error("event=damaged-row match=%s why=%s", id, in_a_line(why))


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
    said: str | None  # matches of old have none
    edition: Edition  # of the scenario
    seats: tuple[SeatRow, ...]

    @property
    def host(self) -> str:
        """The guest in the first seat that has one."""
        return next((seat.guest for seat in self.seats if seat.guest), "")

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


@dataclass(frozen=True)
class SnapshotRow:
    """A snapshot beside the numbers, as server/snapshots.py makes and checks it."""

    place: int
    rules: str
    standing: Standing
    state: bytes
    pages: list[tuple[int, int]]  # how many entries, how many bytes
    told: bytes
    digest: str


class Fresh(NamedTuple):
    """New snapshots of a match, in the place of all that stand behind the last that was good."""

    after: int = 0  # that one's place
    snapshots: Sequence[SnapshotRow] = ()


class Past(NamedTuple):
    """All that has happened in a match, and what was kept of it on the way."""

    numbers: list[NumberRow]
    snapshots: list[SnapshotRow]


MATCH: Final = TypeAdapter(MatchRow)
NUMBERS: Final = TypeAdapter(list[NumberRow])
SNAPSHOT: Final = TypeAdapter(SnapshotRow)


def now() -> str:
    """The hour, to the second: whoever closes two windows leaves once."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def this_instant() -> str:
    """The hour, so fine that a turn never passes twice in the same one."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


class Store:
    """The SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path, self.reader, self.writer = path, Reader(path), Writer(path)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """The store in a file, made if it is not there."""
        make(path)
        await asyncio.to_thread(migrate, path)
        return cls(path)

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()

    async def write(self, writing: Writing) -> None:
        """Return when this is on disk; raise Unwritten if it is not."""
        await self.writer.write(writing)

    async def has_room(self) -> bool:
        """Is there room on the disk for another match, beside those that have begun?"""
        return await self.reader.read(lambda _: shutil.disk_usage(self.path.parent).free >= LEAST_FOR_NEW)

    async def key(self, name: str) -> str:
        """A random key that is made once and kept."""
        found = await self.reader.read(lambda file: rows_of(file, KEY, name=name))
        if found:
            return str(found[0]["value"])
        made = secrets.token_hex(32)
        await self.write({ADD_KEY: [{"name": name, "value": made}]})
        return made

    async def add(self, match: MatchRow, numbers: Sequence[NumberRow], follows: str | None = None) -> None:
        """A new match with what has happened in it, and the match it follows."""
        head = {column.name: getattr(match, column.name) for column in MATCHES.c}
        seats = [{"match": match.id, "place": place, **vars(seat)} for place, seat in enumerate(match.seats)]
        link: Rows = [{"of": follows, "new_rematch": match.id}] if follows else []
        await self.write(
            {ADD_MATCH: [head], ADD_SEAT: seats, ADD_NUMBER: numbered(match.id, numbers), SET_REMATCH: link}
        )

    async def append(self, match: MatchRow, numbers: Sequence[NumberRow], fresh: Fresh | None = None) -> None:
        """More numbers, where the match stands after them, and snapshots if some were taken."""
        head = {"of": match.id} | {f"new_{name}": getattr(match, name) for name in HEAD}
        beside = snapped(match.id, fresh) if fresh else {}
        await self.write({ADD_NUMBER: numbered(match.id, numbers), SET_HEAD: [head], **beside})

    async def keep(self, match: str, fresh: Fresh) -> None:
        """Snapshots of numbers that were there before."""
        await self.write(snapped(match, fresh))

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
        found = await self.looked(id, lambda file: matches_in(file, BY_ID, ONE, id=id))
        return found[0] if found else None

    async def all_of(self, id: str) -> tuple[MatchRow, Past] | None:
        """The same with its past, as both were at one moment: one of another would not fit."""
        found = await self.looked(id, lambda file: (matches_in(file, BY_ID, ONE, id=id), past_in(file, id)))
        return (found[0][0], found[1]) if found[0] else None

    async def has_seat(self, match: str, guest: str | None, watching: str | None) -> bool:
        """Has a guest a seat in a match, or a link to one, though the match itself cannot be read?"""
        known = {"match": match, "guest": guest or "", "watching": watching or ""}
        try:
            return bool(await self.reader.read(lambda file: rows_of(file, SEATED, **known)))
        except DAMAGE:
            return False

    async def of_guest(self, guest: str, page: range) -> list[MatchRow]:
        """Some of the matches in which a guest has a seat, the last touched first."""
        return await self.reader.read(lambda file: sound_matches_in(file, OF_GUEST, page, guest=guest))

    async def counts(self, guest: str) -> tuple[int, int]:
        """How many matches of a guest are not over, and how many there are in all."""
        [row] = await self.reader.read(lambda file: rows_of(file, COUNTS, guest=guest))
        running, every = row.values()
        assert isinstance(running, int) and isinstance(every, int)
        return running, every

    async def invited(self, invitation: str) -> MatchRow | None:
        """The match an invitation leads to, while it is open."""
        found = await self.reader.read(lambda file: sound_matches_in(file, INVITED, ONE, invitation=invitation))
        return found[0] if found else None

    async def past(self, id: str) -> Past:
        """All that has happened in a match; DamagedRow if a number cannot be read."""
        return await self.looked(id, lambda file: past_in(file, id))

    async def looked(self, id: str, look: Callable[[sqlite3.Connection], Read]) -> Read:
        """What is found of a match; DamagedRow if it cannot be read."""
        try:
            return await self.reader.read(look)
        except DAMAGE as error:
            raise DamagedRow(id, error) from error


def matches_in(file: sqlite3.Connection, which: Which, page: range, **values: object) -> list[MatchRow]:
    """Some of the matches of which something is true, the latest first; an error of DAMAGE if one cannot be read."""
    rows = rows_of(file, which.matches, first=page.start, most=len(page), **values)
    return [match_in(file, row) for row in rows]


def match_in(file: sqlite3.Connection, row: Row) -> MatchRow:
    """A match with its seats, if its fields are what they should be: SQLite itself does not mind."""
    seats = rows_of(file, SEATS_OF, id=row["id"])
    if not seats or [seat.pop("place") for seat in seats] != [*range(len(seats))]:
        raise LookupError("a seat is missing")
    return whole(MATCH.validate_python({**row, "seats": seats}))


def whole(row: MatchRow) -> MatchRow:
    """A match whose fields fit together; ValueError if they do not."""
    if row.to_move not in (None, "chance", *(seat.name for seat in row.seats)):
        raise ValueError(f"{row.to_move} is to move and has no seat")
    if len(row.mix) not in (0, len(row.seats)):
        raise ValueError("its dice were mixed for other seats")
    if row.result is None and not row.secret:
        raise ValueError("it is not over, and the secret of its dice is gone")
    for hour in (row.begun, row.touched):
        datetime.fromisoformat(hour)
    return row


def numbers_in(file: sqlite3.Connection, id: str) -> list[NumberRow]:
    """All numbers of a match; an error of DAMAGE if one cannot be read or is missing."""
    numbers = NUMBERS.validate_python(rows_of(file, NUMBERS_OF, id=id))
    if [number.place for number in numbers] != [*range(len(numbers))]:
        raise LookupError("one of its numbers is missing")
    return numbers


def past_in(file: sqlite3.Connection, id: str) -> Past:
    """All numbers of a match with its snapshots, as far as these can be read: they only save time."""
    numbers, snapshots = numbers_in(file, id), list[SnapshotRow]()
    try:
        for row in rows_of(file, SNAPSHOTS_OF, id=id):
            snapshots.append(SNAPSHOT.validate_python(row))
    except DAMAGE as error:
        LOG.warning("event=damaged-snapshot match=%s why=%s", id, in_a_line(error))
    return Past(numbers, snapshots)


def in_a_line(error: Exception) -> str:
    """What is wrong, without line breaks and not too long."""
    return " ".join(str(error).split())[:LONGEST_COMPLAINT]


def sound_matches_in(file: sqlite3.Connection, which: Which, page: range, **values: object) -> list[MatchRow]:
    """The same; a damaged one is named in the log and hides only itself."""
    try:
        return matches_in(file, which, page, **values)
    except DAMAGE:
        ids = rows_of(file, which.ids, first=page.start, most=len(page), **values)
    found = []
    for row in ids:
        try:
            found += matches_in(file, BY_ID, ONE, id=row["id"])
        except DAMAGE as error:
            DamagedRow(str(row["id"]), error)
    return found


def numbered(match: str, numbers: Sequence[NumberRow]) -> Rows:
    return [{"match": match, **vars(number)} for number in numbers]


def snapped(match: str, fresh: Fresh) -> dict[Executable, Rows]:
    rows: Rows = [{"match": match, **vars(each), "standing": vars(each.standing)} for each in fresh.snapshots]
    return {DROP_SNAPSHOTS: [{"of": match, "after": fresh.after}], ADD_SNAPSHOT: rows}
