"""The one who reads: a few threads with connections of their own, so that the event loop waits for no disk and a long
list holds up nobody. As in the writer, statements are put into SQL once and SQLite is asked itself: an engine that
awaits every row would take ten times as long, and half a second of a server's start to load.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import Final, TypeAlias, TypeVar

from sqlalchemy.sql.base import Executable

from kurgan.server.writer import SPELLED, connected, give_up, sql_of

THREADS: Final = 4

Row: TypeAlias = dict[str, object]
Read = TypeVar("Read")


class Reader:
    """Threads that read from the file, each when it is asked."""

    def __init__(self, path: Path) -> None:
        self.path, self.own = path, local()
        self.connections: list[sqlite3.Connection] = []
        self.threads = ThreadPoolExecutor(THREADS, "reader", self.connect)

    async def read(self, look: Callable[[sqlite3.Connection], Read]) -> Read:
        """What somebody finds who looks into the file: all of it as it was at one moment."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.at_one_moment, look)

    def at_one_moment(self, look: Callable[[sqlite3.Connection], Read]) -> Read:
        """The same, for a thread: whatever is written meanwhile is not seen."""
        file: sqlite3.Connection = self.own.connection
        file.execute("BEGIN")
        try:
            return look(file)
        finally:
            give_up(file)

    def connect(self) -> None:
        """A thread's connection."""
        self.own.connection = connected(self.path)
        self.own.connection.execute("PRAGMA query_only = ON")
        self.connections.append(self.own.connection)

    async def close(self) -> None:
        """Read what was asked for, and end."""
        await asyncio.to_thread(self.threads.shutdown)
        for connection in self.connections:
            connection.close()


def rows_of(connection: sqlite3.Connection, query: Executable, **values: object) -> list[Row]:
    """What a query finds, by the names of its columns; ValueError if what should be JSON is not."""
    sql, fixed = sql_of(query)
    found = connection.execute(sql, fixed | values)
    names = [name for name, *_ in found.description]
    return [understood(dict(zip(names, row, strict=True))) for row in found]


def understood(row: Mapping[str, object]) -> Row:
    """A row as it was before it was spelled."""
    return {
        name: unspelled(value) if name in SPELLED and isinstance(value, str) else value for name, value in row.items()
    }


def unspelled(value: str) -> object:
    """What a value of JSON says; ValueError if no page could be told of it, since it has half a sign in it."""
    said = json.loads(value)
    if "\\u" in value:
        json.dumps(said, ensure_ascii=False).encode()
    return said
