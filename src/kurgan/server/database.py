"""The file of the store: made, locked, checked and brought up to date before anything is served from it. The check of
a large file takes longer than a page may wait, so it is left to the inspection.

Whatever is wrong with it is an Unusable, in one sentence, before a port is opened or a rule compiled. Alembic is
only asked when a file has another version than today's: loading it takes a fifth of a second.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.schema import CreateIndex, CreateTable, DDLElement

from kurgan.server.schema import JOURNAL, SCHEMA, VERSION

PRIVATE: Final = 0o600  # it holds the secrets of the dice and the key that signs guests
BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside a file that is in use
MIGRATIONS: Final = Path(__file__).parent / "migrations"
LEAST_SPACE: Final = 5_000_000  # bytes: with less, the first evening would end in the middle of an order
LARGE: Final = 30_000_000  # bytes: to check so much takes some tenths of a second
LEAST_FOR_NEW: Final = 20_000_000  # bytes: what is left below it is for the matches that have begun
DAMAGED: Final = "it is damaged ({why}); put the last good copy in its place"
IN_USE: Final = "another server has it open; stop that one, or choose another folder with --data"

VERSIONED: Final = """
    CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
    INSERT INTO alembic_version VALUES ('{version}')
"""


class Unusable(ValueError):
    """A file that matches cannot be kept in, and why."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"matches cannot be kept in {path}: {why}")


@contextmanager
def held(path: Path) -> Iterator[Path]:
    """The file, sound, of today's version, and nobody else's while this lasts; by its own name, since a lock beside
    a link to it would keep out nobody who comes another way."""
    path = Path(os.path.realpath(path))
    make(path)
    with locked(path):
        if not is_large(path):
            check(path)
        migrate(path)
        yield path


def make(path: Path) -> None:
    """The file is there and nobody but its owner may read it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, PRIVATE))
        for each in (path, *(Path(f"{path}{ending}") for ending in BESIDE)):
            if each.is_file():
                each.chmod(PRIVATE)
        free = shutil.disk_usage(path.parent).free
    except OSError as error:
        raise Unusable(path, f"{error.strerror} ({error.filename})") from error
    if free < LEAST_SPACE:
        raise Unusable(path, f"the disk is full ({free // 1_000_000} MB are left)")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Two servers on one file would not know of each other's orders, so the second is sent away.

    The lock is a transaction on an empty database beside the file: the system ends it with the process, however that
    ends. The file itself cannot be locked, since the server opens it more than once.
    """
    beside = Path(f"{path}.lock")
    make(beside)
    with ExitStack() as open_files:
        try:
            lock = sqlite3.connect(beside, timeout=0, isolation_level=None)
            open_files.enter_context(closing(lock))
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            is_busy = code_of(error) == sqlite3.SQLITE_BUSY
            raise Unusable(path, IN_USE if is_busy else f"{said(error)} ({beside})") from error
        yield


def is_large(path: Path) -> bool:
    """Is it too large to be checked before anything is answered?"""
    return sum(each.stat().st_size for each in (path, Path(f"{path}-wal")) if each.exists()) > LARGE


def check(path: Path) -> None:
    """The file can be read and is sound."""
    try:
        with closing(sqlite3.connect(path)) as file:
            expect_sound(path, file)
    except sqlite3.DatabaseError as error:
        raise Unusable(path, said(error)) from error


def expect_sound(path: Path, file: sqlite3.Connection) -> None:
    """Every page and row of the file can be read and belongs to something; a damaged one is named."""
    found = str(file.execute("PRAGMA quick_check(1)").fetchone()[0]).rpartition("\n")[2]
    orphan = file.execute("PRAGMA foreign_key_check").fetchone()
    if orphan:
        table, row, parent, _ = orphan
        found = f"row {row} of {table} belongs to nothing in {parent}"
    if found != "ok":
        raise Unusable(path, DAMAGED.format(why=found))


def migrate(path: Path) -> None:
    """Bring the tables up to today's version, all of it or nothing."""
    try:
        with closing(sqlite3.connect(path)) as file:
            version = version_of(path, file)
            if version is None and is_empty(file):
                version = make_tables(file)
        if version != VERSION:
            upgrade(path, version)
        with closing(sqlite3.connect(path)) as file:
            # Nobody else has it open: two who change it at the same time would lock each other out.
            file.execute(f"PRAGMA {JOURNAL}")
    except sqlite3.DatabaseError as error:
        raise Unusable(path, said(error)) from error


def version_of(path: Path, file: sqlite3.Connection) -> str | None:
    """The version of the tables in a file; None if they are older than versions, or not there."""
    if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        return None
    match file.execute("SELECT * FROM alembic_version").fetchall():
        case [(str(version),)] if re.fullmatch(r"\w+", version):
            return version
    raise Unusable(path, DAMAGED.format(why="the version of its tables cannot be read"))


def is_empty(file: sqlite3.Connection) -> bool:
    """Is there no table in it?"""
    return file.execute("SELECT 1 FROM sqlite_master").fetchone() is None


def make_tables(file: sqlite3.Connection) -> str:
    """The tables of today in a new file, as all the versions together would make them, without waiting for Alembic."""
    indexes = [index for table in SCHEMA.sorted_tables for index in table.indexes]
    wanted: list[DDLElement] = [*map(CreateTable, SCHEMA.sorted_tables), *map(CreateIndex, indexes)]
    made = [str(each.compile(dialect=sqlite.dialect())) for each in wanted]
    file.executescript(";".join(["BEGIN IMMEDIATE", *made, VERSIONED.format(version=VERSION), "COMMIT"]))
    return VERSION


def upgrade(path: Path, version: str | None) -> None:
    """Let Alembic carry out what has changed since a version."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError
    from sqlalchemy.exc import DBAPIError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = create_engine(f"sqlite:///{path}")
    event.listen(engine, "connect", leave_transactions_to_us)
    event.listen(engine, "begin", begin)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        newer = f"its tables are of version {version}, and this Kurgan knows them up to {VERSION}; use a newer Kurgan"
        raise Unusable(path, newer) from error
    except DBAPIError as error:
        raise Unusable(path, said(error.orig or error)) from error
    finally:
        engine.dispose()


def leave_transactions_to_us(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Python's own module would end the transaction at the first change of a table."""
    assert isinstance(connection, sqlite3.Connection) or hasattr(connection, "isolation_level")
    connection.isolation_level = None


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def said(error: BaseException) -> str:
    """What SQLite complains of, and what to do about it where that is known."""
    if code_of(error) == sqlite3.SQLITE_FULL:
        return "the disk is full"
    return DAMAGED.format(why=error) if code_of(error) == sqlite3.SQLITE_CORRUPT else str(error)


def code_of(error: BaseException) -> int:
    """The kind of an error by SQLite's own numbers."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
