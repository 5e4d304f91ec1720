"""Every question that is put to the store's tables."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, bindparam, func, select
from sqlalchemy.sql.base import Executable

from kurgan.server.schema import KEYS, MATCHES, NUMBERS, SEATS, SNAPSHOTS

LATEST: Final = (MATCHES.c.touched.desc(), MATCHES.c.begun.desc(), MATCHES.c.id)
OWN: Final = MATCHES.c.id.in_(select(SEATS.c.match).where(SEATS.c.guest == bindparam("guest")))


class Which(NamedTuple):
    """Matches of which something is true, the latest first: all of each, or its id alone if it cannot be read."""

    matches: Executable
    ids: Executable


def which(are: ColumnElement[bool]) -> Which:
    """So many of them, from the first that is wanted."""

    def of(*columns: ColumnElement[object]) -> Executable:
        found = select(*columns).where(are).order_by(*LATEST)
        return found.offset(bindparam("first")).limit(bindparam("most"))

    return Which(of(*MATCHES.c), of(MATCHES.c.id))


BY_ID: Final = which(MATCHES.c.id == bindparam("id"))
OF_GUEST: Final = which(OWN)
INVITED: Final = which(MATCHES.c.id.in_(select(SEATS.c.match).where(SEATS.c.invitation == bindparam("invitation"))))

COUNTS: Final = (
    select(func.count().filter(MATCHES.c.to_move.is_not(None)).label("running"), func.count().label("every"))
    .select_from(MATCHES)
    .where(OWN)
)
SEATS_OF: Final = (
    select(*(column for column in SEATS.c if column.name != "match"))
    .where(SEATS.c.match == bindparam("id"))
    .order_by(SEATS.c.place)
)
SEATED: Final = select(SEATS.c.place).where(
    (SEATS.c.match == bindparam("match"))
    & ((SEATS.c.guest == bindparam("guest")) | (SEATS.c.watching == bindparam("watching")))
)
NUMBERS_OF: Final = (
    select(NUMBERS.c.place, NUMBERS.c.seat, NUMBERS.c.number)
    .where(NUMBERS.c.match == bindparam("id"))
    .order_by(NUMBERS.c.place)
)
SNAPSHOTS_OF: Final = (
    select(*(column for column in SNAPSHOTS.c if column.name != "match"))
    .where(SNAPSHOTS.c.match == bindparam("id"))
    .order_by(SNAPSHOTS.c.place)
)
KEY: Final = select(KEYS.c.value).where(KEYS.c.name == bindparam("name"))
