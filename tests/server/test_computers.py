"""The computer at the server: it thinks off the event loop, a few at a time, and hostile ones are contained."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from pathlib import Path

import pytest

from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, Ints
from kurgan.players.guard import AT_A_TABLE, Answer, Failure, Guarded
from kurgan.server import computers as server_computers
from kurgan.server.chairs import Chair
from kurgan.server.computers import Computers, most_thinking
from kurgan.server.matches import Matches
from kurgan.server.messages import NewMatch
from kurgan.server.tables import Table
from tests import hostile
from tests.hostile import Hostile, Hurried, seat_hostile
from tests.server.test_tables import SCENARIO, begun, is_as_kept, order, with_matches

OFFICER = NewMatch(game="autumn-storm", scenario=SCENARIO, seats={"axis": "me", "soviet": "officer"})
GREEDY = NewMatch(game="autumn-storm", scenario=SCENARIO, seats={"axis": "me", "soviet": "greedy"})
PATIENCE = 60.0


async def moved(table: Table, words: str = "end") -> None:
    """An order of a person's, and all that the computer answers."""
    await order(table, words)
    if table.thinking:
        await asyncio.wait_for(table.thinking, PATIENCE)


@pytest.mark.parametrize(
    ("choose", "failure"),
    [
        (hostile.raises, Failure.RAISED),
        (hostile.babbles, Failure.NONSENSE),
        (hostile.cheats, Failure.ILLEGAL),
        (hostile.idles, Failure.IDLE),
        (hostile.scribbles, Failure.ILLEGAL),
    ],
    ids=["raises", "babbles", "cheats", "idles", "scribbles"],
)
def test_a_hostile_computer_forfeits_its_seat_and_everybody_else_plays_on(
    tmp_path: Path,
    games: Mapping[str, AnyGame],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    choose: Hostile,
    failure: Failure,
) -> None:
    async def play(matches: Matches) -> None:
        seat_hostile(monkeypatch, choose)
        matches.computers.rooms = Hurried()
        table, other = await begun(matches, OFFICER), await begun(matches, GREEDY)
        while table.match.to_move != NOBODY:
            await moved(table)
        given = [entry.number for entry in table.match.entries if entry.seat == 1]
        assert len(given) == AT_A_TABLE.failures and table.match.entries[-1].seat == 1, "greedy's orders, then no more"
        assert table.row.result and table.row.result["winner"] == "axis"
        assert await is_as_kept(table, matches)
        await moved(other)
        assert other.match.to_move == 0 and not other.row.result

    with_matches(tmp_path, games, play)
    failed = [record.getMessage() for record in caplog.records if "event=player-failed" in record.getMessage()]
    assert len(failed) == AT_A_TABLE.failures
    assert all(f"seat=soviet player=officer failure={failure}" in line for line in failed)
    assert [f"failures={count} forfeited={count == 3}" in failed[count - 1] for count in (1, 2, 3)] == [True] * 3


class Slow(Guarded):
    """A computer that thinks until it is let go."""

    def __init__(self, game: AnyGame, may_end: threading.Event, thinking: list[int]) -> None:
        super().__init__("random", game, 0)
        self.may_end, self.thinking = may_end, thinking

    def choose(self, known: AnyRecord, source: Ints, crowd: int = 1) -> Answer:
        self.thinking.append(crowd)
        self.may_end.wait(PATIENCE)
        return Answer(len(self.thinking))


def test_a_few_think_at_a_time_and_nobody_waits_for_them_but_their_own(
    games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        computers, may_end, thinking = Computers(), threading.Event(), list[int]()
        game = games["autumn-storm"]
        slow = [Slow(game, may_end, thinking) for _ in range(6)]
        asked = [asyncio.create_task(computers.chosen(each, None)) for each in slow]
        while len(thinking) < 2:
            await asyncio.sleep(0.001)  # the loop turns meanwhile
        for _ in range(20):
            await asyncio.sleep(0.001)
        assert len(thinking) == 2 and computers.waiting == 6
        may_end.set()
        await asyncio.gather(*asked)
        assert computers.waiting == 0 and len(thinking) == 6
        assert thinking[:2] == [1, 1] and max(thinking) >= 2, "the more wait for a core, the shorter each thinks"

    monkeypatch.setattr(server_computers, "most_thinking", lambda: 2)
    asyncio.run(run())


def test_one_core_is_for_people() -> None:
    assert most_thinking() >= 1


@pytest.mark.parametrize(("cores", "thinking"), [(1, 1), (2, 1), (8, 7)])
def test_as_many_think_as_there_are_cores_but_one(monkeypatch: pytest.MonkeyPatch, cores: int, thinking: int) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(cores)), raising=False)
    assert most_thinking() == thinking


def test_only_those_who_thought_last_have_a_study(
    games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        computers, game = Computers(), games["autumn-storm"]
        start = game.start(SCENARIO, {})
        while game.seat_to_move(start) < 0:
            game.apply(start, game.outcomes(start)[0][0])
        seat = game.seat_to_move(start)
        known, many = game.knows(start, seat), [computers.guarded("recruit", game, seat) for _ in range(4)]
        for each in (many[0], many[1], many[2], many[0], many[3]):
            assert (await computers.chosen(each, known)).failure is None
        assert [each.mind is not None for each in many] == [True, False, False, True]
        assert computers.studying == [many[0], many[3]]

    monkeypatch.setattr(server_computers, "MOST_STUDIES", 2)
    asyncio.run(run())


def test_a_computer_hears_what_was_given_since_its_last_order_and_nothing_that_was_taken_back(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[int] = []
    monkeypatch.setattr(Guarded, "hear", lambda _, number: heard.append(number))

    async def play(matches: Matches) -> None:
        table = await begun(matches, GREEDY)
        await moved(table)
        begun_at = next(place for place, entry in enumerate(table.match.entries) if entry.seat == 1)
        for number in table.match.legal(0):
            twin = table.match.twin()
            twin.play_number(0, number)
            if twin.can_undo(0):
                await table.order(0, twin.entries[-1].words, table.match.moments[0])
                await table.undo(0, table.match.moments[0])
                break
        else:
            raise AssertionError("no order could be taken back")
        await moved(table)
        entries, states = list(table.match.entries), list(table.match.states())
        last = max(place for place, entry in enumerate(entries) if entry.seat == 1)
        expected = [int(table.game.witness(states[place], entries[place].number, 1)) for place in range(begun_at, last)]
        assert heard == expected and len(expected) > 3

    with_matches(tmp_path, games, play)


def test_a_table_that_everybody_has_left_keeps_no_study(tmp_path: Path, games: Mapping[str, AnyGame]) -> None:
    async def play(matches: Matches) -> None:
        table, chair = await begun(matches, OFFICER), Chair("guest", [0], is_watching=False)
        table.chairs.append(chair)
        await moved(table)
        assert table.guarded[1].mind is not None
        table.leave(chair)
        assert table.guarded[1].mind is None
        await moved(table)
        assert table.match.to_move == 0, "it is made anew when it is needed"

    with_matches(tmp_path, games, play)
