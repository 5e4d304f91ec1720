"""The one who writes: a thread with a connection of its own, so that nobody waits for the disk but those who must.

Many matches write at the same time, so writes are gathered: whatever has come together while the disk was busy goes
there in one transaction. An order is mostly written alone, and then SQLAlchemy would take ten times as long to say what
is to be written as SQLite takes to do it; so its statements are put into SQL once.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import JSON
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.base import Executable
from sqlalchemy.sql.elements import ClauseElement

from kurgan.server.schema import PRAGMAS, SCHEMA, WRITES

Rows: TypeAlias = list[dict[str, object]]
Writing: TypeAlias = Mapping[Executable, Rows]  # for each way of writing, the rows

LOG: Final = logging.getLogger("kurgan.server")
SPELLED: Final = frozenset(  # columns of JSON, by the names their values have in a statement
    f"{new}{column.name}"
    for table in SCHEMA.tables.values()
    for column in table.c
    if isinstance(column.type, JSON)
    for new in ("", "new_")
)


class Unwritten(Exception):
    """The disk did not take it; nothing of it was kept."""


class Task(NamedTuple):
    """Something to be written, and who waits for it."""

    writing: Writing
    done: asyncio.Future[None]


class Writer:
    """One thread that writes into the file, in the order in which it is asked."""

    def __init__(self, path: Path) -> None:
        self.path, self.loop = path, asyncio.get_running_loop()
        self.waiting: SimpleQueue[Task | None] = SimpleQueue()
        self.thread = Thread(target=self.write_on, name="writer", daemon=True)
        self.thread.start()

    async def write(self, writing: Writing) -> None:
        """Return when this is on disk; raise Unwritten if it is not."""
        done: asyncio.Future[None] = self.loop.create_future()
        self.waiting.put(Task(writing, done))
        await asyncio.shield(done)  # whoever waits may be sent away; the writer answers all the same

    async def close(self) -> None:
        """Write what still waits, and end."""
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    def write_on(self) -> None:
        """Take whatever waits and commit it together, until the store is closed."""
        is_open = True
        with closing(connected(self.path)) as connection:
            while is_open:
                tasks = [self.waiting.get()]
                while not self.waiting.empty():
                    tasks.append(self.waiting.get())
                is_open = None not in tasks
                self.write_together(connection, [task for task in tasks if task])

    def write_together(self, connection: sqlite3.Connection, tasks: Sequence[Task]) -> None:
        """All in one transaction; if that fails, one by one, so that the one at fault fails alone."""
        fault = committed(connection, [task.writing for task in tasks])
        if fault is None:
            faults: list[Exception | None] = [None] * len(tasks)
        elif len(tasks) == 1:
            faults = [fault]
        else:
            faults = [committed(connection, [task.writing]) for task in tasks]
        self.loop.call_soon_threadsafe(tell, tasks, faults)


def tell(tasks: Sequence[Task], faults: Sequence[Exception | None]) -> None:
    """Let everybody go on who has waited; on the event loop."""
    for (_, done), fault in zip(tasks, faults, strict=True):
        if done.done():
            continue
        if fault is None:
            done.set_result(None)
        else:
            done.set_exception(Unwritten(str(fault)))


def connected(path: Path) -> sqlite3.Connection:
    """A connection that begins no transaction by itself."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def committed(connection: sqlite3.Connection, writings: Sequence[Writing]) -> Exception | None:
    """All of these are on disk, or none and why: whatever is written the same way goes together."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for statement in WRITES:
            rows = [row for writing in writings for row in writing.get(statement, ())]
            if rows:
                sql, fixed = sql_of(statement)
                connection.executemany(sql, [fixed | spelled(row) for row in rows])
        connection.execute("COMMIT")
    except Exception as fault:  # whatever it is, those who come next must still be written
        give_up(connection)
        return fault
    return None


def give_up(connection: sqlite3.Connection) -> None:
    """End a transaction of which nothing is to be kept, if SQLite has not."""
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    except sqlite3.Error:
        LOG.exception("event=rollback-failed")


@cache
def sql_of(statement: Executable) -> tuple[str, dict[str, object]]:
    """A statement in SQLite's own words, with named values, and those of them that it brings itself."""
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"))
    return str(compiled), dict(compiled.params)


def spelled(row: dict[str, object]) -> dict[str, object]:
    """A row as SQLite takes it."""
    if SPELLED.isdisjoint(row):
        return row
    return {name: json.dumps(value) if name in SPELLED else value for name, value in row.items()}
