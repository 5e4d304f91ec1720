"""Match files and a database as older versions wrote them: they open and verify, or are refused in a sentence."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from kurgan.engine.journal import Damaged, parsed, replayed, verify
from kurgan.games import load
from kurgan.server.store import Store

FOLDER: Final = Path(__file__).parent / "old_matches"
FILES: Final = sorted(file.name for file in FOLDER.glob("*.kurgan"))

# Each with the line at which the rules of today lead it elsewhere.
REFUSED: Final = {"battle-for-stalingrad-over.kurgan": 225}


@pytest.mark.parametrize("name", FILES)
def test_a_match_of_an_older_version_opens_and_verifies_or_says_where_it_goes_another_way(name: str) -> None:
    journal = parsed((FOLDER / name).read_text(encoding="utf-8"))
    game = load(journal.game)
    assert journal.rules != game.ruleset
    if name in REFUSED:
        with pytest.raises(Damaged, match="it goes another way from here") as refusal:
            replayed(game, journal)
        assert refusal.value.line == REFUSED[name] and journal.rules in str(refusal.value)
        return
    match = replayed(game, journal)
    assert len(match.entries) == len(journal.entries) and (match.result is not None) == bool(journal.result)
    rolls = sum(seat == "chance" for _, seat, *_ in journal.entries)
    if match.result is not None:
        assert verify(game, journal) == rolls
    else:
        match.unseal(journal.secret)
        assert match.legal(match.to_move), "it goes on"


def test_a_database_older_than_versions_is_opened_with_all_its_matches(tmp_path: Path) -> None:
    path = tmp_path / "kurgan.sqlite"
    with closing(sqlite3.connect(path)) as file:
        file.executescript((FOLDER / "kurgan.sql").read_text(encoding="utf-8"))

    async def look() -> None:
        store = await Store.open(path)
        rows = await store.of_guest("anna", range(10))
        assert sorted((row.game, row.result is not None) for row in rows) == [
            ("autumn-storm", False),
            ("autumn-storm", True),
            ("battle-for-stalingrad", True),
            ("battle-for-stalingrad", True),
        ]
        assert all(row.mix == [] and row.asked is None and row.seats[0].seen is None for row in rows)
        assert all([len(await store.numbers(row.id)) > 10 for row in rows])
        await store.close()

    asyncio.run(look())
