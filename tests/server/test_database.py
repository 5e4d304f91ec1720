"""The file of the store: of today's version however old it is, one server's, its owner's, and sound, or named."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from kurgan.server import database
from kurgan.server.database import MIGRATIONS, Unusable, held, migrate, upgrade, version_of
from kurgan.server.schema import SCHEMA, VERSION
from kurgan.server.store import Store
from kurgan.server.writer import connected

UNREAD = r"it is damaged \(the version of its tables cannot be read\); put the last good copy in its place"
SAFE = (("synchronous", 2), ("journal_mode", "wal"), ("foreign_keys", 1))
BEFORE_VERSIONS = Path(__file__).parent / "before_versions.sql"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kurgan.sqlite"


def run(path: Path, script: str) -> None:
    """Do something to a file behind the server's back."""
    with closing(sqlite3.connect(path)) as file:
        file.executescript(script)


def test_the_versions_lead_to_the_tables_of_today(path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [VERSION]
    upgrade(path, None)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SCHEMA) == []
    engine.dispose()


def test_a_new_file_has_the_tables_that_the_versions_lead_to(path: Path, tmp_path: Path) -> None:
    def tables(file: Path) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(file)) as opened:
            names = [
                name for (name,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1")
            ]
            kinds = ("table_info", "index_list", "foreign_key_list")
            found = [
                (name, kind, *sorted(map(str, opened.execute(f"SELECT * FROM pragma_{kind}('{name}')"))))
                for name in names
                for kind in kinds
            ]
            return [*found, *opened.execute("SELECT version_num FROM alembic_version")]

    migrate(path)
    upgrade(tmp_path / "by_versions.sqlite", None)
    assert tables(path) == tables(tmp_path / "by_versions.sqlite")


def test_a_file_older_than_versions_is_brought_up_to_date_with_all_that_is_in_it(path: Path) -> None:
    run(path, BEFORE_VERSIONS.read_text())

    async def look() -> None:
        store = await Store.open(path)
        [row] = await store.of_guest("guest", range(20))
        assert (row.id, row.to_move, [seat.player for seat in row.seats]) == ("old", "axis", ["human", "greedy"])
        assert [number.number for number in (await store.past("old")).numbers] == [3]
        assert await store.key("guests") == "a key that must stay"
        await store.close()

    asyncio.run(look())
    with closing(sqlite3.connect(path)) as file:
        assert version_of(path, file) == VERSION


def test_a_change_of_the_tables_that_fails_leaves_the_file_as_it_was(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(path)
    broken = shutil.copytree(MIGRATIONS, tmp_path / "migrations")
    (broken / "versions" / "broken.py").write_text(
        f"from alembic import op\nrevision, down_revision = 'broken', '{VERSION}'\n"
        "def upgrade():\n    op.execute('CREATE TABLE half (a)')\n    op.execute('DROP TABLE keys')\n"
        "    op.execute('INSERT INTO nowhere VALUES (1)')\n"
    )
    monkeypatch.setattr(database, "MIGRATIONS", broken)
    monkeypatch.setattr(database, "VERSION", "broken")
    with pytest.raises(Unusable, match="no such table: nowhere"):
        migrate(path)
    with closing(sqlite3.connect(path)) as file:
        assert version_of(path, file) == VERSION
        tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert "keys" in tables and "half" not in tables


def newer(path: Path) -> None:
    run(path, "UPDATE alembic_version SET version_num = '9999'")


def versionless(path: Path) -> None:
    run(path, "DELETE FROM alembic_version")


def of_two_versions(path: Path) -> None:
    run(path, "INSERT INTO alembic_version VALUES ('0001')")


def of_no_version(path: Path) -> None:
    run(path, "UPDATE alembic_version SET version_num = x'00ff'")


def of_another_table(path: Path) -> None:
    run(
        path,
        "DROP TABLE alembic_version; CREATE TABLE alembic_version (a, b); INSERT INTO alembic_version VALUES (1, 2)",
    )


def torn(path: Path) -> None:
    """A page in the middle is lost."""
    filling = "".join(f"INSERT INTO keys VALUES ({number}, hex(zeroblob(900)));" for number in range(40))
    run(path, f"PRAGMA journal_mode = DELETE; {filling}")
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"\xff" * 4096)


def orphaned(path: Path) -> None:
    run(path, "INSERT INTO numbers VALUES ('nobody', 0, 0, 0)")


def letter(path: Path) -> None:
    path.write_text("Dear Mother, it is cold here. " * 100)


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def locked_by_letter(path: Path) -> None:
    letter(path.with_suffix(".txt"))
    beside = Path(f"{path}.lock")
    beside.unlink()
    beside.symlink_to(path.with_suffix(".txt"))


def locked_by_folder(path: Path) -> None:
    folder(Path(f"{path}.lock"))


def looping(path: Path) -> None:
    path.unlink()
    path.symlink_to(path)


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (newer, "its tables are of version 9999, and this Kurgan knows them up to"),
        (versionless, UNREAD),
        (of_two_versions, UNREAD),
        (of_no_version, UNREAD),
        (of_another_table, UNREAD),
        (torn, r"it is damaged \(.*\); put the last good copy in its place"),
        (orphaned, r"it is damaged \(row 1 of numbers belongs to nothing in matches\); put the last good copy in its"),
        (letter, "file is not a database"),
        (folder, "unable to open database file"),
        (locked_by_letter, r"file is not a database \(.*kurgan.sqlite.lock\)"),
        (locked_by_folder, r"unable to open database file \(.*kurgan.sqlite.lock\)"),
        (looping, "Too many levels of symbolic links"),
    ],
)
def test_what_cannot_be_used_is_named_in_one_sentence(path: Path, spoil: Callable[[Path], None], why: str) -> None:
    with held(path):
        pass
    spoil(path)
    sentence = f"^matches cannot be kept in {re.escape(str(path))}: {why}"
    with pytest.raises(Unusable, match=sentence) as error, held(path):
        pytest.fail("it was used")
    assert "\n" not in str(error.value)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Mother")
    with (
        pytest.raises(Unusable, match=r"File exists \(.*letter.txt\)$"),
        held(tmp_path / "letter.txt" / "kurgan.sqlite"),
    ):
        pytest.fail("it was used")


def test_a_full_disk_is_named_before_anything_is_served(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    total, used, _ = shutil.disk_usage(path.parent)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(total, used, 2_500_000))
    with pytest.raises(Unusable, match=r"the disk is full \(2 MB are left\)"), held(path):
        pytest.fail("it was used")


def test_a_second_server_on_the_same_file_is_sent_away_until_the_first_has_gone(path: Path) -> None:
    with held(path):
        with pytest.raises(Unusable, match="another server has it open"), held(path):
            pytest.fail("two have it")
        run(path, "INSERT INTO keys VALUES ('written', 'while it is held')")
    with held(path):
        pass


def test_a_file_is_one_servers_by_whichever_link_it_is_found(path: Path, tmp_path: Path) -> None:
    linked, folder = tmp_path / "linked.sqlite", tmp_path / "folder"
    linked.symlink_to(path)
    folder.symlink_to(tmp_path)
    for link in (linked, folder / path.name):
        with held(link) as found:
            assert found == path.resolve()
            with pytest.raises(Unusable, match="another server has it open"), held(path):
                pytest.fail("two have it")
        with held(path), pytest.raises(Unusable, match="another server has it open"), held(link):
            pytest.fail("two have it")
    assert not list(tmp_path.glob("linked.sqlite?*"))


def test_the_file_and_what_sqlite_keeps_beside_it_are_its_owners_alone(path: Path) -> None:
    path.touch(0o644)

    async def modes() -> dict[str, int]:
        store = await Store.open(path)
        await store.key("guests")
        found = {each.name: stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
        await store.close()
        return found

    names = ("kurgan.sqlite", "kurgan.sqlite-wal", "kurgan.sqlite-shm")
    assert asyncio.run(modes()) == dict.fromkeys(names, 0o600)


def test_every_connection_waits_for_the_disk_and_writes_ahead(path: Path) -> None:
    """`synchronous` 2 is FULL: a commit returns when the disk has it, so a power cut loses nothing that was told."""

    async def ask() -> None:
        store = await Store.open(path)

        def told(file: sqlite3.Connection) -> list[tuple[str, object]]:
            return [(pragma, file.execute(f"PRAGMA {pragma}").fetchone()[0]) for pragma, _ in SAFE]

        assert await store.reader.read(told) == [*SAFE]
        with closing(connected(path)) as writing:
            assert told(writing) == [*SAFE]
        await store.close()

    asyncio.run(ask())
