"""Snapshots in the store: a long match opens from the last of them, and one that does not fit is never used."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.match import Match
from kurgan.engine.record import save
from kurgan.server import snapshots as kept
from kurgan.server.impossible import Impossible
from kurgan.server.matches import Matches
from kurgan.server.messages import NewMatch
from kurgan.server.recap import recap
from kurgan.server.snapshots import Trail, row_of, trusted
from kurgan.server.store import MatchRow, Store
from kurgan.server.tables import Table

WANTED = NewMatch(game="autumn-storm", scenario="mamayev-kurgan", seats={"axis": "me", "soviet": "me"})
ORDERS = 60


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots at every turn."""
    monkeypatch.setattr(kept, "EVERY", 6)


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every number that is played again."""
    numbers: list[int] = []
    follow = Match.follow

    def noted(match: Match, seat: int, number: int) -> None:
        numbers.append(number)
        follow(match, seat, number)

    monkeypatch.setattr(Match, "follow", noted)
    return numbers


async def play(table: Table, orders: int) -> None:
    """Random orders, of which some are taken back."""
    source = stream(len(table.match.entries), 3)
    for _ in range(orders):
        match, seat = table.match, table.match.to_move
        if seat == NOBODY:
            return
        if match.can_undo(seat) and draw(source, 3) == 0:
            await table.undo(seat, match.moments[seat])
        else:
            choices = match.legal(seat)
            words = match.game.say(match.known(seat), choices[draw(source, len(choices))])
            await table.order(seat, words, match.moments[seat])


def everything(table: Table) -> Iterator[object]:
    """All that a table knows of its match."""
    match = table.match
    yield from (save(match.state), match.said, list(match.entries), match.moments, match.ordered, match.heard)
    yield from (match.entries.counts, match.dice, table.trail.place, table.undone, table.row)
    yield from (recap(match, seat).model_dump_json() for seat in range(len(match.game.seats)))


def as_played(path: Path, games: Mapping[str, AnyGame], act: Callable[[sqlite3.Connection, str], None] | None) -> None:
    """Play a match, do something to its file, and open it: it is what it was."""

    async def run() -> None:
        matches = Matches(await Store.open(path), games)
        row = await matches.make("guest", WANTED)
        await matches.mix("guest", row.id, {"axis": "", "soviet": ""})
        table = await matches.table(row.id)
        await play(table, ORDERS)
        before = [*everything(table)]
        if act:
            with closing(sqlite3.connect(path)) as file, file:
                act(file, row.id)
        again = await Matches(matches.store, games).table(row.id)
        assert [*everything(again)] == before
        await play(again, 6)
        assert [*everything(await Matches(matches.store, games).table(row.id))] == [*everything(again)]
        await matches.store.close()

    asyncio.run(run())


def test_a_match_opens_from_its_last_snapshot_and_is_what_it_was(
    tmp_path: Path, games: Mapping[str, AnyGame], followed: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "kurgan.server"):
        as_played(tmp_path / "kurgan.sqlite", games, None)
    with closing(sqlite3.connect(tmp_path / "kurgan.sqlite")) as file:
        [(numbers,)] = file.execute("select count(*) from numbers")
        places = [place for (place,) in file.execute("select place from snapshots order by place")]
    assert len(places) > 3 and len(followed) <= 2 * (numbers - places[-2]) < numbers, "it was opened twice"
    assert not caplog.records


def damaged(column: str, value: str) -> Callable[[sqlite3.Connection, str], None]:
    """Spoil the last snapshot but one, and with it all that rests on it."""

    def spoil(file: sqlite3.Connection, match: str) -> None:
        [(place,)] = file.execute("select place from snapshots order by place desc limit 1 offset 1").fetchall()
        changed = file.execute(f"update snapshots set {column} = {value} where place = ?", (place,))
        assert changed.rowcount == 1

    return spoil


def flipped(column: str) -> Callable[[sqlite3.Connection, str], None]:
    """One bit of the last snapshot falls over."""

    def flip(file: sqlite3.Connection, match: str) -> None:
        [(place, data)] = file.execute(f"select place, {column} from snapshots order by place desc limit 1").fetchall()
        spoilt = bytearray(data)
        spoilt[len(spoilt) // 2] ^= 4
        file.execute(f"update snapshots set {column} = ? where place = ?", (bytes(spoilt), place))

    return flip


def forged(games: Mapping[str, AnyGame]) -> Callable[[sqlite3.Connection, str], None]:
    """A snapshot whose digest fits, of a match that never was: only what the numbers lead to can tell."""

    def forge(file: sqlite3.Connection, match: str) -> None:
        [(place,)] = file.execute("select place from snapshots order by place limit 1").fetchall()
        numbers = file.execute("select place, seat, number from numbers order by place").fetchall()[:place]
        other = Match.waiting(games["autumn-storm"], "mamayev-kurgan", ["human", "human"])
        first = Trail(f'["{match}", "autumn-storm", "mamayev-kurgan", 1, [], "{other.start}"]')
        for _, seat, number in numbers:
            first.sum.update(b"%d %d\n" % (seat, number))
        first.place = place
        other.resign(0)
        row = row_of(other, first)
        file.execute("delete from snapshots where place > ?", (place,))
        standing = f'{{"entries": 1, "said": "{row.standing.said}", "moments": {row.standing.moments}, '
        standing += f'"ordered": {row.standing.ordered}, "counts": {row.standing.counts}, "given": {{"0": 1}}}}'
        pages = str([list(page) for page in row.pages])
        new = (standing, row.state, pages, row.told, row.digest, place)
        said = "update snapshots set standing = ?, state = ?, pages = ?, told = ?, digest = ? where place = ?"
        assert file.execute(said, new).rowcount == 1

    return forge


SPOILT = [
    flipped("state"),
    flipped("told"),
    damaged("standing", "json_set(standing, '$.said', 'something else')"),
    damaged("standing", "json_set(standing, '$.moments[0]', 1)"),
    damaged("standing", "'no JSON'"),
    damaged("state", "'no bytes'"),
    damaged("state", "zeroblob(1000)"),
    damaged("pages", "'[[1, 1]]'"),
    damaged("digest", "'0123'"),
    damaged("place", "place + 1"),
    damaged("place", "place + 100000"),
    damaged("rules", "'of yesterday'"),
]


@pytest.mark.parametrize("spoil", SPOILT)
def test_one_that_is_damaged_or_of_other_rules_is_ignored_and_said_so(
    tmp_path: Path,
    games: Mapping[str, AnyGame],
    caplog: pytest.LogCaptureFixture,
    spoil: Callable[[sqlite3.Connection, str], None],
) -> None:
    with caplog.at_level(logging.WARNING, "kurgan.server"):
        as_played(tmp_path / "kurgan.sqlite", games, spoil)
    said = [record.message for record in caplog.records]
    assert any(("snapshot" in each and "ignored" in each) or "damaged-snapshot" in each for each in said), said
    assert all("unplayable" not in each for each in said)


def test_one_that_fits_its_digest_but_leads_elsewhere_is_not_followed(
    tmp_path: Path, games: Mapping[str, AnyGame], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "kurgan.server"):
        as_played(tmp_path / "kurgan.sqlite", games, forged(games))
    assert "they lead elsewhere" in caplog.text


@pytest.mark.parametrize(
    "other",
    [
        lambda row: replace(row, id="x"),
        lambda row: replace(row, scenario="x"),
        lambda row: replace(row, game="x"),
        lambda row: replace(row, edition=2),
    ],
)
def test_one_of_another_match_with_the_same_numbers_is_not_taken_for_its_own(
    tmp_path: Path, games: Mapping[str, AnyGame], other: Callable[[MatchRow], MatchRow]
) -> None:
    as_played(tmp_path / "kurgan.sqlite", games, None)

    async def run() -> None:
        store = await Store.open(tmp_path / "kurgan.sqlite")
        [row] = await store.of_guest("guest", range(1))
        past, start = await store.past(row.id), Match.waiting(games[row.game], row.scenario, ["human"] * 2).start
        for each, is_own in ((row, True), (other(row), False)):
            found, trail = trusted(each, past, games[row.game], Trail.of(each, start))
            assert bool(found) == bool(trail.place) == is_own
        await store.close()

    asyncio.run(run())


def test_what_was_no_good_is_written_over(
    tmp_path: Path, games: Mapping[str, AnyGame], followed: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    as_played(tmp_path / "kurgan.sqlite", games, flipped("state"))
    with closing(sqlite3.connect(tmp_path / "kurgan.sqlite")) as file:
        [(match,)] = file.execute("select id from matches").fetchall()

    async def run() -> None:
        matches = Matches(await Store.open(tmp_path / "kurgan.sqlite"), games)
        await matches.table(match)
        await matches.store.close()

    followed.clear()
    caplog.clear()
    asyncio.run(run())
    assert len(followed) < 30 and "snapshot" not in caplog.text


def test_a_match_that_has_none_gets_them_when_it_is_opened(tmp_path: Path, games: Mapping[str, AnyGame]) -> None:
    """As one from an older version, or from a file."""

    def forget(file: sqlite3.Connection, match: str) -> None:
        file.execute("delete from snapshots")

    as_played(tmp_path / "kurgan.sqlite", games, forget)
    with closing(sqlite3.connect(tmp_path / "kurgan.sqlite")) as file:
        [(count,)] = file.execute("select count(*) from snapshots")
    assert count > 3


@pytest.mark.parametrize(("column", "value"), [("number", "30000"), ("seat", "1 - seat"), ("number", "number + 1")])
def test_with_numbers_that_were_changed_before_it_no_snapshot_makes_a_match(
    tmp_path: Path, games: Mapping[str, AnyGame], column: str, value: str
) -> None:
    def change(file: sqlite3.Connection, match: str) -> None:
        assert file.execute(f"update numbers set {column} = {value} where place in (3, 4, 5)").rowcount == 3

    with pytest.raises(Impossible, match="damaged-match"):
        as_played(tmp_path / "kurgan.sqlite", games, change)
