"""Match files and databases as older versions wrote them: they open and verify, or are refused in a sentence."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from kurgan.engine.journal import Damaged, parsed, replayed, verify
from kurgan.games import load
from kurgan.server.reopening import played_again
from kurgan.server.store import MatchRow, Past, Store

FOLDER: Final = Path(__file__).parent / "old_matches"
FILES: Final = sorted(str(file.relative_to(FOLDER)) for file in FOLDER.glob("*/*.kurgan"))

# Each with the line at which the rules of today lead it elsewhere.
REFUSED: Final = {"1/battle-for-stalingrad-over.kurgan": 225}  # [6.3, 15.8] it moves to and fro for nothing


@pytest.mark.parametrize("name", FILES)
def test_a_match_of_an_older_version_opens_and_verifies_or_says_where_it_goes_another_way(name: str) -> None:
    journal = parsed((FOLDER / name).read_text(encoding="utf-8"))
    game = load(journal.game)
    if name in REFUSED:
        with pytest.raises(Damaged, match="it goes another way from here") as refusal:
            replayed(game, journal)
        assert refusal.value.line == REFUSED[name] and journal.rules in str(refusal.value)
        return
    match = replayed(game, journal)
    assert match.edition == journal.edition
    assert len(match.entries) == len(journal.entries) and (match.result is not None) == bool(journal.result)
    rolls = sum(seat == "chance" for _, seat, *_ in journal.entries)
    if match.result is not None:
        assert verify(game, journal) == rolls
    else:
        match.unseal(journal.secret)
        assert match.legal(match.to_move), "it goes on"


def stored(version: str, into: Path) -> list[tuple[MatchRow, Past]]:
    """All that a guest of some version had, as the store of today finds it."""
    path = into / "kurgan.sqlite"
    with closing(sqlite3.connect(path)) as file:
        file.executescript((FOLDER / version / "kurgan.sql").read_text(encoding="utf-8"))

    async def look() -> list[tuple[MatchRow, Past]]:
        store = await Store.open(path)
        found = [(row, await store.past(row.id)) for row in await store.of_guest("anna", range(100))]
        await store.close()
        return found

    return asyncio.run(look())


def test_a_database_older_than_versions_is_opened_with_all_its_matches(tmp_path: Path) -> None:
    found = stored("1", tmp_path)
    assert sorted((row.game, row.result is not None) for row, _ in found) == [
        ("autumn-storm", False),
        ("autumn-storm", True),
        ("battle-for-stalingrad", True),
        ("battle-for-stalingrad", True),
    ]
    for row, _ in found:
        assert row.edition == 1, "there was no other"
        assert row.mix == [] and row.asked is None and row.said is None and row.seats[0].seen is None


@pytest.mark.parametrize("version", sorted(folder.name for folder in FOLDER.iterdir()))
def test_the_matches_of_an_older_database_go_on(version: str, tmp_path: Path) -> None:
    found = stored(version, tmp_path)
    assert {"autumn-storm", "battle-for-stalingrad"} <= {row.game for row, _ in found}
    for row, past in found:
        match = played_again(load(row.game), row, past).match
        assert len(match.entries) > 10 and match.edition == row.edition
        assert (match.result is not None) == (row.result is not None)
        assert row.result or match.legal(match.to_move), "it goes on"
