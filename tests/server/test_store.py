"""The store: what was told is on disk, whatever then happens to the server; and what cannot be kept is not done."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from kurgan.engine.game import AnyGame
from kurgan.engine.match import Refused
from kurgan.engine.record import save
from kurgan.server import play as plays
from kurgan.server.impossible import Impossible
from kurgan.server.load import Guest
from kurgan.server.matches import Matches
from kurgan.server.messages import MatchList, NewMatch
from kurgan.server.schema import ADD_NUMBER
from kurgan.server.store import NumberRow, Store
from kurgan.server.tables import Table
from kurgan.server.writer import Unwritten
from tests.browser.server import Server
from tests.server.served import begun, made, offered, sitting, two_guests

WANTED = NewMatch(game="autumn-storm", scenario="mamayev-kurgan", seats={"axis": "me", "soviet": "me"})
MARCHING = NewMatch(game="eastern-front", scenario="first-ring", seats={"axis": "me", "soviet": "me"})


def test_kill_9_in_the_middle_of_a_match_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    match, (host, friend) = two_guests(server.url)
    with sitting(host, match) as axis:
        axis.wait("position")
        axis.do(offered(axis.told["position"], "move")[0])
        before = axis.do(offered(axis.told["position"], "move")[-1])
        server.kill9()
    server.start()
    with sitting(host, match) as axis, sitting(friend, match) as soviet:
        after = axis.wait("position")
        assert after["view"] == before["view"] and after["at"] == before["at"]
        assert soviet.wait("position")["to_move"] == "axis"
        axis.do("end")
        while not offered(soviet.wait("position")):
            pass
    server.stop()


async def opened(path: Path, games: Mapping[str, AnyGame]) -> tuple[Matches, Table]:
    """A store with one match in it, on one screen, and its table."""
    matches = Matches(await Store.open(path), games)
    row = await matches.make("guest", WANTED)
    await matches.mix("guest", row.id, {"axis": "north", "soviet": "wind"})
    return matches, await matches.table(row.id)


async def order(table: Table, words: str) -> None:
    seat = table.match.to_move
    await table.order(seat, words, table.match.moments[seat])


def test_every_number_is_on_disk_before_anyone_is_told(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kurgan.sqlite"

    async def play() -> None:
        matches, table = await opened(path, games)
        seen: list[int] = []

        def count_rows() -> None:
            with closing(sqlite3.connect(path)) as reader:
                seen.append(reader.execute("select count(*) from numbers").fetchone()[0] - len(table.match.entries))

        monkeypatch.setattr(table, "tell_all", count_rows)
        for _ in range(3):
            await order(table, "end")
        assert seen == [0, 0, 0]
        await matches.store.close()

    asyncio.run(play())


def test_an_order_that_the_disk_refuses_is_not_done(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        matches, table = await opened(tmp_path / "kurgan.sqlite", games)
        before, entries = save(table.match.state), list(table.match.entries)

        async def full(*written: object) -> None:
            raise Unwritten("database or disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(matches.store, "write", full)
            with pytest.raises(Refused, match="refused-unwritten"):
                await order(table, "end")
        assert save(table.match.state) == before and len(table.match.entries) == len(entries)
        await order(table, "end")
        assert save(table.match.state) != before, "the next order is kept again"
        await matches.store.close()

    asyncio.run(play())


def test_on_a_full_disk_a_match_can_still_be_opened_and_looked_at(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, (host, friend) = two_guests(address)
    late = made(host, soviet="greedy").id

    async def full(*written: object) -> None:
        raise Unwritten("database or disk is full")

    monkeypatch.setattr(plays, "LATEST_MIX", 0.05)
    with sitting(host, late) as waiting:
        with monkeypatch.context() as patched:
            patched.setattr(Store, "write", full)
            for _ in range(2):  # and come back
                with sitting(host, match) as axis, sitting(friend, match) as soviet:
                    order = offered(axis.wait("position"))[0]
                    assert soviet.wait("position")["to_move"] == "axis"
                    assert axis.refusal(kind="do", words=order, at=axis.at) == "refused-unwritten"
        waiting.wait("position")  # the dice are mixed for who cannot, as soon as that can be kept


def test_one_write_that_fails_fails_alone(tmp_path: Path, games: Mapping[str, AnyGame]) -> None:
    async def write() -> None:
        matches, table = await opened(tmp_path / "kurgan.sqlite", games)
        store, id, next_place = matches.store, table.row.id, table.trail.place
        good = store.append(table.row, [NumberRow(next_place, 0, 0)])
        bad = store.write({ADD_NUMBER: [{"match": id, "place": 0, "seat": 0, "number": 0}]})
        results = await asyncio.gather(good, bad, return_exceptions=True)
        assert results[0] is None and isinstance(results[1], Unwritten)
        assert [row.place for row in (await store.past(id)).numbers] == list(range(next_place + 1))
        await store.close()

    asyncio.run(write())


def test_a_match_comes_back_from_its_numbers_with_undone_orders_undone(
    tmp_path: Path, games: Mapping[str, AnyGame]
) -> None:
    async def play() -> None:
        matches, table = await opened(tmp_path / "kurgan.sqlite", games)
        for place in range(1, 4):
            await order(table, table.game.say(table.match.known(0), table.match.legal(0)[place]))
            if table.match.can_undo(0):
                await table.undo(0, table.match.moments[0])
                break
        else:
            raise AssertionError("none of these orders could be taken back")
        await order(table, "end")
        await table.resign(1)
        match, again = table.match, await Matches(matches.store, games).table(table.row.id)
        assert save(again.match.state) == save(match.state) and again.match.entries == match.entries
        assert again.match.moments == match.moments
        await matches.store.close()

    asyncio.run(play())


def test_who_went_together_is_taken_back_together_from_the_store_too(
    tmp_path: Path, games: Mapping[str, AnyGame]
) -> None:
    async def play() -> None:
        matches = Matches(await Store.open(tmp_path / "kurgan.sqlite"), games)
        row = await matches.make("guest", MARCHING)
        await matches.mix("guest", row.id, {"axis": "north", "soviet": "wind"})
        table = await matches.table(row.id)
        for words in ("end", "end", "move su65 2720"):
            await order(table, words)
        before, told = save(table.match.state), table.match.entries.counts[:]
        await order(table, "move su51,mk13b 3124")
        for each in (table, await Matches(matches.store, games).table(row.id)):
            twin = each.match.twin()
            twin.undo(twin.to_move)
            assert save(twin.state) == before and twin.entries.counts == told
        await table.undo(1, table.match.moments[1])
        again = (await Matches(matches.store, games).table(row.id)).match
        assert save(again.state) == before and again.moments == table.match.moments and again.can_undo(1)
        await matches.store.close()

    asyncio.run(play())


def test_a_match_of_older_rules_goes_on_where_its_numbers_say_the_same_and_is_refused_where_not(
    tmp_path: Path, games: Mapping[str, AnyGame]
) -> None:
    path = tmp_path / "kurgan.sqlite"

    def change(to: str) -> None:
        with closing(sqlite3.connect(path)) as other, other:
            other.execute(f"update matches set {to}")

    async def play() -> None:
        matches, table = await opened(path, games)
        await order(table, "end")
        change("state = 'of another record', rules = 'older'")
        again = await Matches(matches.store, games).table(table.row.id)
        assert [entry.words for entry in again.match.entries] == [entry.words for entry in table.match.entries]
        await order(again, "end")
        row = await matches.store.match(table.row.id)
        assert row and row.rules == again.game.ruleset, "from here on it is a match of today"
        for otherwise, key in (
            ("state = 'of another record'", "damaged-match"),
            ("rules = 'older', result = '{}'", "other-rules"),
            ("said = null", "other-rules"),
            ("result = 'null', said = 'another'", "other-rules"),
        ):
            change(otherwise)
            with pytest.raises(Impossible, match=key) as error:
                await Matches(matches.store, games).table(table.row.id)
            assert error.value.status == 409
        await matches.store.close()

    asyncio.run(play())


def test_a_guest_is_known_again_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    guest = Guest(server.url)
    match, cookie = begun(guest), guest.cookie
    server.stop()
    server.start()
    assert [each.id for each in guest.ask(MatchList, "GET", "/api/matches").matches] == [match.id]
    assert begun(guest) and guest.cookie == cookie
    server.stop()
