"""What the computer decides is carried out at even steps of time: when it is told hangs on nothing that is hidden."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import pytest

from kurgan.engine.compiled import Desk
from kurgan.engine.game import AnyGame
from kurgan.engine.match import Match
from kurgan.engine.record import AnyRecord, Ints
from kurgan.players.guard import Answer, Guarded
from kurgan.players.study import Study
from kurgan.server import moves
from kurgan.server.chairs import Chair
from kurgan.server.computers import Computers
from kurgan.server.matches import Matches
from kurgan.server.moves import LONGEST_STEP, REMEMBERED, SHORTEST_STEP, Draft, until_next
from kurgan.server.tables import Table
from tests.hostile import seat_hostile
from tests.server.test_computers import GREEDY, OFFICER, PATIENCE, Pondering, until
from tests.server.test_tables import begun, is_as_kept, looking, order, with_matches


class Clock:
    """A clock whose steps are over when the test says so, and what was decided meanwhile."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.over, self.steps, self.drafts = asyncio.Semaphore(0), 0, list[Draft]()
        add = Draft.add

        def noted(draft: Draft, match: Match) -> None:
            self.drafts.append(draft)
            add(draft, match)

        monkeypatch.setattr(Draft, "add", noted)
        monkeypatch.setattr(moves, "until_next", self.until_next)

    async def until_next(self, step: float, began: float) -> None:
        await self.over.acquire()
        self.steps += 1

    def decided(self) -> int:
        """How many orders nobody knows of yet."""
        return len(self.drafts[-1].steps) if self.drafts else 0

    async def has_decided(self, table: Table) -> int:
        """A whole turn is decided; how many orders that are."""
        await until(lambda: bool(self.drafts) and not table.moves.is_to_move(self.drafts[-1].last))
        return self.decided()


async def end(table: Table) -> None:
    assert table.moves.thinking
    await asyncio.wait_for(table.moves.thinking, PATIENCE)


def test_the_match_stands_still_while_a_turn_is_decided_and_then_all_of_it_is_told(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many orders it has, seen or not, and however long they took: it is one step for each turn."""
    clock, orders = Clock(monkeypatch), set[int]()

    async def play(matches: Matches) -> None:
        while len(orders) < 2:
            table = await begun(matches, GREEDY)
            chair = looking(table, 0)
            clock.drafts.clear()
            await order(table)
            chair.unsent.clear()
            before, row, at, steps = table.match, table.row, table.match.moments[0], clock.steps
            orders.add(await clock.has_decided(table))
            await asyncio.sleep(0.05)
            assert (table.match, table.row) == (before, row) and not chair.unsent
            assert await is_as_kept(table, matches), "not even the disk has any of it"
            clock.over.release()
            await end(table)
            assert clock.steps == steps + 1 and table.match.to_move == 0 and table.row.to_move == "axis"
            assert len(chair.unsent) == table.match.moments[0] - at > 0, "each thing that the seat saw is told"
            assert await is_as_kept(table, matches)

    with_matches(tmp_path, games, play)


def test_of_a_turn_that_takes_longer_something_is_told_at_every_step(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, game, choices = Clock(monkeypatch), games["autumn-storm"], 0
    pondering = Pondering(game, threading.Event())

    def slow(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> object:
        nonlocal choices
        choices += 1
        return pondering.choose(known, seat, source, desk) if choices == 3 else game.choices(known)[-1]

    async def play(matches: Matches) -> None:
        table = await begun(matches, OFFICER)
        await order(table)
        before = len(table.match.entries)
        await until(lambda: pondering.begun == 1)
        assert clock.decided() == 2 and len(table.match.entries) == before
        clock.over.release()
        await until(lambda: len(table.match.entries) > before)
        assert sum(entry.seat == 1 for entry in table.match.entries[before:]) == 2 and table.match.to_move == 1
        pondering.may_end.set()
        await clock.has_decided(table)
        clock.over.release()
        await end(table)
        assert clock.steps == 2 and table.match.to_move == 0 and await is_as_kept(table, matches)

    seat_hostile(monkeypatch, slow)
    with_matches(tmp_path, games, play)


def test_what_was_decided_before_the_opponent_resigned_never_happened(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def play(matches: Matches) -> None:
        table = await begun(matches, OFFICER)
        table.chairs.append(Chair("guest", [0], is_watching=False))
        await order(table)
        before = len(table.match.entries)
        assert await clock.has_decided(table) > 0 and table.moves.guarded[1].mind is not None
        await table.resign(0)
        clock.over.release()
        await end(table)
        assert [entry.seat for entry in table.match.entries[before:]] == [0] and await is_as_kept(table, matches)
        computer = table.moves.guarded[1]
        assert (computer.mind, computer.place) == (None, None), "nor does the computer remember it"

    with_matches(tmp_path, games, play)


def test_a_step_is_as_long_as_the_longest_of_the_last_turns_and_never_longer_than_a_second(
    tmp_path: Path, games: Mapping[str, AnyGame]
) -> None:
    async def play(matches: Matches) -> None:
        computer = (await begun(matches, GREEDY)).moves
        assert computer.step(1) == SHORTEST_STEP
        computer.took[1].extend([0.46, 0.31])
        assert computer.step(1) == pytest.approx(0.5)
        assert computer.step(0) == SHORTEST_STEP, "in the turns of the other side it is only asked in between"
        computer.took[1].append(17.0)
        assert computer.step(1) == LONGEST_STEP == 1.0
        computer.took[1].extend([0.07] * REMEMBERED)
        assert computer.step(1) == SHORTEST_STEP, "what was long ago does not count"

    with_matches(tmp_path, games, play)


def test_a_step_ends_at_a_whole_number_of_steps_since_the_turn_began(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    for now in (100.0, 100.2, 101.1):
        monkeypatch.setattr(moves, "monotonic", partial(float, now))
        asyncio.run(until_next(0.5, 100.0))
    assert waited == pytest.approx([0.5, 0.3, 0.4])


def test_a_turn_that_cannot_be_decided_is_told_as_far_as_it_was(
    tmp_path: Path,
    games: Mapping[str, AnyGame],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    chosen, asked = Computers.chosen, 0

    async def breaks(computers: Computers, computer: Guarded, known: AnyRecord, against: str) -> Answer:
        nonlocal asked
        asked += 1
        if asked == 3:
            raise ZeroDivisionError
        return await chosen(computers, computer, known, against)

    async def play(matches: Matches) -> None:
        table = await begun(matches, GREEDY)
        before = len(table.match.entries)
        await order(table)
        await end(table)
        assert sum(entry.seat == 1 for entry in table.match.entries[before:]) == 2 and await is_as_kept(table, matches)
        table.moves.go_on()
        await end(table)
        assert table.match.to_move == 0, "whoever comes next lets it try again"

    monkeypatch.setattr(Computers, "chosen", breaks)
    with_matches(tmp_path, games, play)
    assert "event=computer-failed" in caplog.text
