"""The tables of the store, as they are today.

Whoever changes them adds the way from yesterday as a file of `migrations/versions`, and names it in VERSION.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    bindparam,
    delete,
    insert,
    update,
)

VERSION: Final = "0005"  # the last of migrations/versions
SCHEMA: Final = MetaData()

MATCHES: Final = Table(
    "matches",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Text, nullable=False),  # the ruleset by which it came to where it stands
    Column("state", Text, nullable=False),  # digest of the state it stands at
    Column("dice", Text, nullable=False),  # the name that goes into every roll
    Column("secret", Text, nullable=False),
    Column("mix", JSON, nullable=False),
    Column("begun", Text, nullable=False),
    Column("touched", Text, nullable=False),  # when the turn last passed: more would tell of orders nobody saw
    Column("to_move", Text),
    Column("turn", Integer, nullable=False),
    Column("result", JSON),
    Column("rematch", Text),
    Column("asked", Text),  # the seat that asks for a rematch
    Column("declined", Text),  # the seat that wants none
    Column("said", Text),  # digest of all that was said in it
    Column("edition", Integer, nullable=False, server_default="1"),  # of the scenario
)

SEATS: Final = Table(
    "seats",
    SCHEMA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("guest", Text, index=True),
    Column("invitation", Text, unique=True),
    Column("watching", Text, nullable=False, unique=True),
    Column("called", Text),  # by its guest's own choice
    Column("seen", Text),  # when a page of its guest's last came or went
    Column("put_away", Text),  # what `touched` was when its guest put the match away
)

NUMBERS: Final = Table(
    "numbers",
    SCHEMA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    SCHEMA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("place", Integer, primary_key=True),  # so many numbers had led there
    Column("rules", Text, nullable=False),  # all that makes of the numbers what is kept here
    Column("standing", JSON, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("pages", JSON, nullable=False),  # of what was entered since the one before: how many entries, how many bytes
    Column("told", LargeBinary, nullable=False),  # and the pages themselves
    Column("digest", Text, nullable=False),  # over all of it, the numbers, and the one before
)

KEYS: Final = Table("keys", SCHEMA, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))

# Every way of writing, in the order in which a transaction must do it.
ADD_MATCH: Final = insert(MATCHES)
ADD_SEAT: Final = insert(SEATS)
ADD_NUMBER: Final = insert(NUMBERS)
DROP_SNAPSHOTS: Final = delete(SNAPSHOTS).where(  # those that were no good, before others are taken
    (SNAPSHOTS.c.match == bindparam("of")) & (SNAPSHOTS.c.place > bindparam("after"))
)
ADD_SNAPSHOT: Final = insert(SNAPSHOTS)
ADD_KEY: Final = insert(KEYS)
HEAD: Final = ("to_move", "turn", "result", "touched", "rules", "state", "said", "mix")
SET_HEAD: Final = (
    update(MATCHES).where(MATCHES.c.id == bindparam("of")).values({name: bindparam(f"new_{name}") for name in HEAD})
)
SET_GUEST: Final = (
    update(SEATS)
    .where((SEATS.c.match == bindparam("of")) & (SEATS.c.place == bindparam("at")))
    .values(guest=bindparam("new_guest"), called=bindparam("new_called"), invitation=None)
)
SET_REMATCH: Final = update(MATCHES).where(MATCHES.c.id == bindparam("of")).values(rematch=bindparam("new_rematch"))
SET_ASKED: Final = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("of"))
    .values(asked=bindparam("new_asked"), declined=bindparam("new_declined"))
)
AT_SEAT: Final = (SEATS.c.match == bindparam("of")) & (SEATS.c.place == bindparam("at"))
SET_SEEN: Final = update(SEATS).where(AT_SEAT).values(seen=bindparam("new_seen"))
SET_PUT_AWAY: Final = update(SEATS).where(AT_SEAT).values(put_away=bindparam("new_put_away"))
WRITES: Final = (
    ADD_MATCH,
    ADD_SEAT,
    ADD_NUMBER,
    DROP_SNAPSHOTS,
    ADD_SNAPSHOT,
    ADD_KEY,
    SET_HEAD,
    SET_GUEST,
    SET_REMATCH,
    SET_ASKED,
    SET_SEEN,
    SET_PUT_AWAY,
)

JOURNAL: Final = "journal_mode = WAL"
PRAGMAS: Final = (JOURNAL, "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON")
