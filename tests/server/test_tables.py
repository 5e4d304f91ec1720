"""A table: whatever goes wrong, its match is what the disk has; and there is only one of it."""

from __future__ import annotations

import asyncio
import builtins
import gc
import json
import logging
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing, suppress
from pathlib import Path

import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.match import Match, Refused
from kurgan.engine.record import save
from kurgan.server import matches as all_matches
from kurgan.server import moves, pictures, tables
from kurgan.server import store as stores
from kurgan.server.chairs import MOST_UNSENT, Chair
from kurgan.server.changes import position_after
from kurgan.server.computers import Computers
from kurgan.server.foresight import Question
from kurgan.server.impossible import Impossible
from kurgan.server.matches import Matches
from kurgan.server.messages import NewMatch, Position
from kurgan.server.pictures import Look, Pictures, drawn
from kurgan.server.reopening import played_again
from kurgan.server.replay import Replay
from kurgan.server.schema import ADD_NUMBER
from kurgan.server.store import Fresh, MatchRow, NumberRow, Past, Store
from kurgan.server.tables import Table, headed
from kurgan.server.writer import Unwritten
from tests.matches import new_match, play_on
from tests.server.worlds import new_row

SCENARIO = "mamayev-kurgan"
OWN = Look(0, 0)
ONE_SCREEN = NewMatch(game="autumn-storm", scenario=SCENARIO, seats={"axis": "me", "soviet": "me"})
FRIENDS = NewMatch(game="autumn-storm", scenario=SCENARIO, seats={"axis": "me", "soviet": "friend"})
COMPUTER = NewMatch(game="autumn-storm", scenario=SCENARIO, seats={"axis": "me", "soviet": "greedy"})


def with_matches(path: Path, games: Mapping[str, AnyGame], act: Callable[[Matches], Awaitable[None]]) -> None:
    """Do something with the matches of a new store."""

    async def run() -> None:
        matches = Matches(await Store.open(path / "kurgan.sqlite"), games)
        await act(matches)
        await matches.store.close()

    asyncio.run(run())


async def begun(matches: Matches, wanted: NewMatch = ONE_SCREEN) -> Table:
    row = await matches.make("guest", wanted)
    await matches.mix("guest", row.id, {seat.name: "" for seat in row.seats if seat.guest})
    return await matches.table(row.id)


async def order(table: Table, words: str = "end") -> None:
    seat = table.match.to_move
    await table.order(seat, words, table.match.moments[seat])


async def is_as_kept(table: Table, matches: Matches) -> bool:
    """Would a server that starts now find the same?"""
    kept = await Matches(matches.store, matches.games).table(table.row.id)
    return save(kept.match.state) == save(table.match.state) and kept.match.entries == table.match.entries


def test_an_order_that_fails_halfway_leaves_the_match_as_it_was(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(match: Match) -> None:
        raise ZeroDivisionError

    async def play(matches: Matches) -> None:
        table = await begun(matches)
        before = list(table.match.entries)
        with monkeypatch.context() as patched:
            patched.setattr(Match, "settle", broken)
            with pytest.raises(ZeroDivisionError):
                await order(table)
        assert table.match.entries == before
        await order(table)
        assert len(table.match.entries) > len(before) and await is_as_kept(table, matches)

    with_matches(tmp_path, games, play)


def test_who_comes_while_an_order_is_being_written_is_not_told_of_it(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(matches: Matches) -> None:
        table, disk, append = await begun(matches), asyncio.Event(), matches.store.append

        async def slow(match: MatchRow, numbers: list[NumberRow], fresh: Fresh | None) -> None:
            await disk.wait()
            await append(match, numbers, fresh)

        monkeypatch.setattr(matches.store, "append", slow)
        before, ordering = table.match.moments[0], asyncio.create_task(order(table))
        await asyncio.sleep(0.05)
        late = Chair("guest", [0], is_watching=True)
        table.tell(late)
        assert late.at == before and f'"at":{before},' in late.unsent[-1]
        disk.set()
        await ordering
        assert table.match.moments[0] == before + 1

    with_matches(tmp_path, games, play)


def test_an_order_whose_page_is_cut_off_while_it_is_written_blocks_nobody(
    tmp_path: Path, games: Mapping[str, AnyGame]
) -> None:
    async def play(matches: Matches) -> None:
        table = await begun(matches)
        cut = asyncio.create_task(order(table))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        cut.cancel()
        with suppress(asyncio.CancelledError):
            await cut
        with suppress(Refused):
            await asyncio.wait_for(order(table), 10)  # perhaps the disk has the first one after all
        await asyncio.wait_for(order(table), 10)
        assert await is_as_kept(table, matches)

    with_matches(tmp_path, games, play)


def test_a_table_that_another_server_has_played_at_catches_up(tmp_path: Path, games: Mapping[str, AnyGame]) -> None:
    async def play(matches: Matches) -> None:
        table = await begun(matches)
        other = await Matches(matches.store, games).table(table.row.id)
        watcher, question = Chair(None, [0], True, look=Look(0, NOBODY), told=3), Question(0, 0, False, "end")
        table.chairs.append(watcher)
        table.foresights.keep(question, "as it was before")
        await order(other)
        with pytest.raises(Refused, match="refused-unwritten"):
            await order(table)
        assert table.match.entries == other.match.entries
        assert table.foresights.answer(question) is None, "what was foreseen was foreseen of another position"
        assert json.loads(watcher.take())["heard_from"] == 0, "lines it has may have been taken back"
        await order(table)
        assert await is_as_kept(table, matches)

    with_matches(tmp_path, games, play)


def test_the_writer_survives_what_no_database_error_says(tmp_path: Path, games: Mapping[str, AnyGame]) -> None:
    async def play(matches: Matches) -> None:
        table = await begun(matches)
        huge = {"match": table.row.id, "place": 999, "seat": 0, "number": 2**70}  # an OverflowError of Python's own
        with pytest.raises(Unwritten):
            await matches.store.write({ADD_NUMBER: [huge]})
        await asyncio.wait_for(order(table), 10)

    with_matches(tmp_path, games, play)


def test_a_number_that_cannot_be_is_refused_before_it_reaches_compiled_rules(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(matches: Matches) -> None:
        table = await begun(matches)
        await order(table)
        monkeypatch.setattr(Match, "write_down", lambda *_: pytest.fail("it was carried out"))
        for column, value in (("number", 30_000), ("seat", 1)):
            with closing(sqlite3.connect(tmp_path / "kurgan.sqlite")) as file:
                file.execute(f"update numbers set {column} = {value} where place = 0")
                file.commit()
            with pytest.raises(Impossible, match="damaged-match") as error:
                await Matches(matches.store, games).table(table.row.id)
            assert error.value.status == 409

    with_matches(tmp_path, games, play)


def test_tables_are_kept_by_how_much_has_happened_at_them(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(matches: Matches) -> None:
        first, second = await begun(matches), await begun(matches)
        monkeypatch.setattr(all_matches, "MOST_RECENT", first.size + second.size)
        await matches.table(first.row.id)
        assert [*matches.recent] == [second.row.id, first.row.id]
        before = first.size
        for _ in range(4):
            await order(first)
        assert first.size > before, "more has happened at it"
        await matches.table(first.row.id)
        assert [*matches.recent] == [first.row.id], "there is no room for both any more"

    with_matches(tmp_path, games, play)


def test_a_table_that_somebody_holds_is_the_only_one_of_its_match(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(matches: Matches) -> None:
        monkeypatch.setattr(all_matches, "MOST_RECENT", 1)
        held, id = await begun(matches), (await begun(matches)).row.id
        await begun(matches)
        gc.collect()
        assert id not in matches.tables, "nobody was at it, and it is not the last"
        assert await matches.table(held.row.id) is held

    with_matches(tmp_path, games, play)


def test_who_comes_back_while_a_table_is_put_away_finds_the_same_one_and_all_of_it(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its last order is still being written when it is forgotten, and several come at once."""

    async def play(matches: Matches) -> None:
        monkeypatch.setattr(all_matches, "MOST_RECENT", 1)
        other = (await begun(matches)).row.id
        table = await begun(matches)
        id, entries = table.row.id, len(table.match.entries)
        ordering = asyncio.create_task(order(table))
        await asyncio.sleep(0)
        del table
        await matches.table(other)
        gc.collect()
        found = await asyncio.gather(*(matches.table(id) for _ in range(5)))
        await ordering
        assert len(set(map(builtins.id, found))) == 1 and len(found[0].match.entries) > entries
        assert await is_as_kept(found[0], matches)

    with_matches(tmp_path, games, play)


def test_a_match_is_read_as_it_was_at_one_moment(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever read its head before an order was written, and its numbers after, would take it for damaged."""

    async def play(matches: Matches) -> None:
        table = await begun(matches)
        read = stores.numbers_in

        def order_meanwhile(file: sqlite3.Connection, id: str) -> list[NumberRow]:
            asyncio.run_coroutine_threadsafe(order(table), loop).result(10)
            return read(file, id)

        loop, before = asyncio.get_running_loop(), len(table.match.entries)
        monkeypatch.setattr(stores, "numbers_in", order_meanwhile)
        again = await Matches(matches.store, games).table(table.row.id)
        assert len(again.match.entries) == before < len(table.match.entries)

    with_matches(tmp_path, games, play)


def test_a_match_that_is_put_away_while_its_table_is_set_up_stays_so(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(matches: Matches) -> None:
        id = (await begun(matches)).row.id
        others = Matches(matches.store, games)
        async with others.replaying.line("guest"):
            opening = asyncio.create_task(others.table(id))
            await has_come(others, "guest")
            putting = asyncio.create_task(others.put_away("guest", id))
            while (await others.row(id)).seats[0].put_away is None:
                await asyncio.sleep(0.01)
        await putting
        assert (await opening).row.seats[0].put_away

    with_matches(tmp_path, games, play)


async def has_come(matches: Matches, *line: str) -> None:
    """Somebody waits in a line: his match has been read, and is to be played again."""
    while not matches.replaying.line(*line)._waiters:
        await asyncio.sleep(0.01)


def test_whoever_has_many_matches_to_open_waits_for_himself(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def noted(game: AnyGame, row: MatchRow, past: Past) -> Replay:
        opened.append(row.host)
        return played_again(game, row, past)

    async def play(matches: Matches) -> None:
        made = [(await matches.make(guest, ONE_SCREEN)).id for guest in ("anna",) * 4 + ("boris",)]
        async with matches.replaying.line():
            opening = [asyncio.create_task(matches.table(id)) for id in made[:4]]
            await has_come(matches, "anna")
            opening.append(asyncio.create_task(matches.table(made[4])))
            while len(matches.replaying.line()._waiters or ()) < 2:
                await asyncio.sleep(0.01)
        await asyncio.gather(*opening)
        assert opened == ["anna", "boris", "anna", "anna", "anna"]

    monkeypatch.setattr(all_matches, "played_again", noted)
    with_matches(tmp_path, games, play)


@pytest.mark.parametrize("sign", ["x", "é", "伏"])
def test_a_page_that_does_not_listen_is_told_no_more(sign: str) -> None:
    """However long each of its letters is."""
    chair, half = Chair("guest", [0], is_watching=False), sign * (MOST_UNSENT // 2 // len(sign.encode()))
    for _ in range(5):
        chair.tell(half)
        chair.take()  # whoever listens may be told as much as there is
    chair.tell(half)
    chair.tell(half)
    assert len(chair.unsent) == 2 and not chair.is_too_slow
    chair.tell("one too many")
    chair.tell("and another")
    assert chair.is_too_slow and not chair.unsent


def test_a_seat_takes_back_so_many_orders_of_its_own_and_no_more(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A limit on all numbers of a match would tell a seat how many orders it did not see."""

    async def play(matches: Matches) -> None:
        table = await begun(matches)
        monkeypatch.setattr(tables, "MOST_UNDONE", 2)
        for _ in range(2):
            await order(table, undoable(table))
            await table.undo(0, table.match.moments[0])
        for each in (table, await Matches(matches.store, games).table(table.row.id)):
            assert each.undone == {0: 2}
        await order(table, undoable(table))
        with pytest.raises(Refused, match="refused-no-more-undo"):
            await table.undo(0, table.match.moments[0])
        table.undone = Counter({0: 0, 1: 1_000})
        await table.undo(0, table.match.moments[0])

    with_matches(tmp_path, games, play)


def undoable(table: Table) -> str:
    """An order of the first seat that can be taken back."""
    for number in table.match.legal(0):
        twin = table.match.twin()
        twin.play_number(0, number)
        if twin.can_undo(0):
            return twin.entries[-1].words
    raise AssertionError("no order could be taken back")


def test_a_page_is_sent_something_when_its_seat_has_a_new_moment_and_never_else(
    tmp_path: Path, games: Mapping[str, AnyGame]
) -> None:
    """A message, even an empty one, would tell the waiting seat that the enemy did something out of its sight."""

    async def play(matches: Matches) -> None:
        table = await begun(matches, FRIENDS)
        await table.mix({1: ""})
        chairs = [Chair("guest", [0], is_watching=False), Chair("friend", [1], is_watching=False)]
        table.chairs += chairs
        for chair in chairs:
            table.tell(chair)
        unseen, source = 0, stream(7)
        while table.match.to_move != NOBODY:
            before = list(table.match.moments)
            for chair in chairs:
                chair.unsent.clear()
            legal = table.match.legal(table.match.to_move)
            number = legal[draw(source, len(legal))]
            await order(table, table.game.say(table.match.known(table.match.to_move), number))
            for seat, chair in enumerate(chairs):
                assert len(chair.unsent) == (table.match.moments[seat] != before[seat])
            unseen += table.match.moments[1] == before[1]
        assert unseen

    with_matches(tmp_path, games, play)


def test_the_computer_tries_again_what_the_disk_refused(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(matches: Matches) -> None:
        table, append, refused = await begun(matches, COMPUTER), matches.store.append, 0
        await order(table)
        assert table.moves.thinking

        async def full_at_first(match: MatchRow, numbers: list[NumberRow], fresh: Fresh | None) -> None:
            nonlocal refused
            refused += 1
            if refused < 3:
                raise Unwritten("database or disk is full")
            await append(match, numbers, fresh)

        monkeypatch.setattr(moves, "UNTIL_AGAIN", 0)
        monkeypatch.setattr(matches.store, "append", full_at_first)
        await table.moves.thinking
        assert refused >= 3 and table.match.to_move == 0

    with_matches(tmp_path, games, play)


def test_a_computer_whose_opponent_resigns_while_it_waits_for_its_turn_does_nothing(
    tmp_path: Path, games: Mapping[str, AnyGame], caplog: pytest.LogCaptureFixture
) -> None:
    async def play(matches: Matches) -> None:
        table = await begun(matches, COMPUTER)
        async with matches.computers.line("guest"):
            await order(table)
            await asyncio.sleep(0)
            entries = len(table.match.entries)
            await table.resign(0)
        assert table.moves.thinking and table.row.result
        await table.moves.thinking
        assert all(entry.seat != 1 for entry in table.match.entries[entries:])

    with_matches(tmp_path, games, play)
    assert not caplog.records


def test_a_computer_that_fails_is_heard_of(
    tmp_path: Path,
    games: Mapping[str, AnyGame],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def broken(*_: object) -> int:
        raise ZeroDivisionError

    async def play(matches: Matches) -> None:
        table = await begun(matches, COMPUTER)
        with monkeypatch.context() as patched, caplog.at_level(logging.ERROR):
            patched.setattr(Computers, "chosen", broken)
            await order(table)
            assert table.moves.thinking
            await table.moves.thinking
        assert "event=computer-failed" in caplog.text
        table.moves.go_on()
        await table.moves.thinking
        assert table.match.to_move == 0, "whoever comes next lets it try again"

    with_matches(tmp_path, games, play)


def test_a_seats_moments_do_not_count_the_dice_that_are_cast_out_of_its_sight(games: Mapping[str, AnyGame]) -> None:
    """Else `at` would tell that somebody disrupted recovers in the dark."""
    hidden = 0
    for seed in range(6):
        match = new_match(games["autumn-storm"], seed)
        while match.to_move != NOBODY:
            before, entries = list(match.moments), len(match.entries)
            play_on(match, len(match.entries), most=1)
            assert max(after - then for after, then in zip(match.moments, before, strict=True)) <= 1
            new = match.entries[entries:]
            hidden += sum(entry.words.startswith("recovery") and not all(entry.heard) for entry in new)
    assert hidden, "somebody recovered where the enemy could not see it"


def looking(table: Table, seat: int, *, is_watching: bool = False) -> Chair:
    """Somebody who looks at a seat and has been told all there is."""
    chair = Chair("guest", [seat], is_watching)
    table.chairs.append(chair)
    table.tell(chair)
    return chair


def test_a_picture_is_made_once_for_all_who_look_and_only_if_somebody_does(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Look] = []
    player, watcher = Look(1, 1), Look(1, NOBODY)

    def counted(match: Match, look: Look) -> Position:
        made.append(look)
        return drawn(match, look)

    async def play(matches: Matches) -> None:
        table = await begun(matches)
        monkeypatch.setattr(pictures, "drawn", counted)
        await order(table)
        assert made == [] and not table.pictures.seen, "nobody looked"
        chairs = [looking(table, 1), looking(table, 1), looking(table, 1, is_watching=True)]
        assert made == [player, watcher]
        await order(table)
        assert made == [player, watcher] * 2
        assert chairs[0].unsent == chairs[1].unsent
        for chair, look in zip(chairs, (player, player, watcher), strict=True):
            before, told = map(json.loads, chair.unsent)
            late = looking(table, 1, is_watching=chair.is_watching)
            assert made == [player, watcher] * 2 and told["kind"] == "change"
            lines = [line for _, line in table.match.heard[1]]
            whole = drawn(table.match, look).model_copy(update={"heard": lines}).model_dump(mode="json")
            assert json.loads(late.unsent[-1]) == whole, "whoever comes later is told all"
            since = {"heard_from": told["heard_from"], "heard": whole["heard"][told["heard_from"] :]}
            assert position_after(before, told) == whole | since, "and who was there is told the same"

    with_matches(tmp_path, games, play)


def test_what_was_heard_of_an_order_taken_back_is_forgotten_though_another_came(games: Mapping[str, AnyGame]) -> None:
    match, before = new_match(games["autumn-storm"]), Pictures()
    moves = [number for number in match.legal(0) if match.game.say(match.known(0), number).startswith("move")]
    lines = []
    for number in moves:
        match.play_number(0, number)
        if match.can_undo(0):
            lines.append(Position.model_validate_json(before.message(match, OWN, 0)[0]).heard[-1])
            match.undo(0)
        if len(lines) == 2 or not match.legal(0):
            break
    told = match.entries.counts[0] + 1
    after = Position.model_validate_json(before.message(match, OWN, told)[0])
    assert len(set(lines)) == 2 and after.heard_from == told - 1 and after.heard == []
    whole = Position.model_validate_json(before.message(match, OWN, 0)[0])
    assert whole.heard == [line for _, line in match.heard[0]] and not set(lines) & set(whole.heard)


def test_the_hour_of_a_match_moves_when_somebody_else_is_to_move_and_not_with_every_order(
    games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = iter(range(9))
    monkeypatch.setattr(tables, "this_instant", lambda: f"hour {next(hours)}")
    match = new_match(games["autumn-storm"], 1)
    row = headed(new_row(match.game), match)
    giver = match.to_move
    while match.to_move == giver:
        before = row
        match.play_number(giver, match.legal(giver)[-1])
        row = headed(before, match)
        assert (row.touched != before.touched) == (match.to_move != giver)
    match.resign(match.to_move)
    assert headed(row, match).touched != row.touched
