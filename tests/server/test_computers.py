"""The computer at the server: it thinks off the event loop, a few at a time, and hostile ones are contained."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path

import pytest

from kurgan.engine.compiled import Desk
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.match import Match
from kurgan.engine.record import AnyRecord, Ints
from kurgan.players.guard import AT_A_TABLE, LATE, Failure, Guarded, Thought
from kurgan.players.rooms import Rooms
from kurgan.players.study import Study
from kurgan.server import computers as server_computers
from kurgan.server.chairs import Chair
from kurgan.server.computers import MOST_MOVING, Computers, most_thinking
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
    if table.moves.thinking:
        await asyncio.wait_for(table.moves.thinking, PATIENCE)


@pytest.mark.parametrize(
    ("choose", "failure"),
    [
        (hostile.raises, Failure.RAISED),
        (hostile.babbles, Failure.NONSENSE),
        (hostile.cheats, Failure.ILLEGAL),
        (hostile.idles, Failure.IDLE),
        (hostile.scribbles, Failure.ILLEGAL),
        (hostile.is_not_there, Failure.RAISED),
    ],
    ids=["raises", "babbles", "cheats", "idles", "scribbles", "is_not_there"],
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


class Pondering:
    """Players that answer when they are let go."""

    def __init__(self, game: AnyGame, may_end: threading.Event) -> None:
        self.game, self.may_end, self.begun = game, may_end, 0

    def choose(self, known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> object:
        self.begun += 1
        assert self.may_end.wait(PATIENCE)
        return self.game.choices(known)[0]


class Timeless(Rooms):
    """Rooms in which everybody is waited for."""

    async def will_have_ended(self, answer: Future[object], seconds: float) -> bool:
        return await super().will_have_ended(answer, PATIENCE)


async def host(matches: Matches, guest: str) -> Table:
    """A guest's match against a computer, which is to move."""
    row = await matches.make(guest, OFFICER)
    await matches.mix(guest, row.id, {"axis": ""})
    table = await matches.table(row.id)
    await order(table)
    return table


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.001)


def test_one_thinks_and_the_more_wait_the_shorter_each_thinks(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    crowds, begin, many = list[int](), Guarded.begin, 20
    pondering = Pondering(games["autumn-storm"], threading.Event())

    def noted(computer: Guarded, known: AnyRecord, source: Ints, crowd: int, since: float) -> Thought:
        crowds.append(crowd)
        return begin(computer, known, source, crowd, since)

    async def play(matches: Matches) -> None:
        computers, computers.rooms = matches.computers, Timeless()
        tables = [await host(matches, f"guest {number}") for number in range(many)]
        await until(lambda: computers.waiting == many and pondering.begun == 1)
        assert len(crowds) == 1, "there is one core"
        pondering.may_end.set()
        await until(lambda: len(crowds) >= many)
        assert max(crowds) == many - 1, "all others wait for it"
        await asyncio.gather(*(table.moves.thinking for table in tables if table.moves.thinking))
        assert computers.waiting == 0 and all(table.match.to_move == 0 for table in tables)

    monkeypatch.setattr(server_computers, "most_thinking", lambda: 1)
    monkeypatch.setattr(Guarded, "begin", noted)
    seat_hostile(monkeypatch, pondering.choose)
    with_matches(tmp_path, games, play)


class Patient(Rooms):
    """Rooms in which whoever idles is late at once, and waited for until the test has had enough."""

    def __init__(self) -> None:
        super().__init__()
        self.is_enough = asyncio.Event()

    async def will_have_ended(self, answer: Future[object], seconds: float) -> bool:
        idle = len(hostile.IDLING)
        if seconds == AT_A_TABLE.patience and not answer.done():
            await self.is_enough.wait()
        else:
            await until(lambda: answer.done() or len(hostile.IDLING) > idle or seconds == LATE)
        return answer.done()


def test_who_does_not_stop_keeps_nobody_else_from_thinking(
    games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        computers, game = Computers(), games["autumn-storm"]
        computers.rooms = rooms = Patient()
        known = first_known(game)
        idle = asyncio.create_task(computers.chosen(computers.guarded("officer", game, 0), known, "anna"))
        other = await asyncio.wait_for(computers.chosen(computers.guarded("greedy", game, 0), known, "boris"), PATIENCE)
        assert other.failure is None and not idle.done() and computers.waiting == 0
        rooms.is_enough.set()
        assert (await idle).failure == Failure.IDLE

    monkeypatch.setattr(server_computers, "most_thinking", lambda: 1)
    seat_hostile(monkeypatch, hostile.idles)
    asyncio.run(run())


def first_known(game: AnyGame) -> AnyRecord:
    """What the first seat knows when it is first asked."""
    state = game.start(SCENARIO, {})
    while game.seat_to_move(state) < 0:
        game.apply(state, game.outcomes(state)[0][0])
    assert game.seat_to_move(state) == 0
    return game.knows(state, 0)


def test_what_a_few_computers_have_decided_is_written_at_a_time(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many have, or every page would wait for all of it."""
    writing, follow, may_write = list[Table](), Table.follow, asyncio.Event()

    async def slow(table: Table, steps: Sequence[Match]) -> None:
        writing.append(table)
        await may_write.wait()
        writing.remove(table)
        await follow(table, steps)

    async def play(matches: Matches) -> None:
        tables = [await host(matches, f"guest {number}") for number in range(2 * MOST_MOVING)]
        await until(lambda: len(writing) == MOST_MOVING)
        await until(lambda: matches.computers.waiting == 0)
        await asyncio.sleep(0.3)
        assert len(writing) == MOST_MOVING
        may_write.set()
        await asyncio.gather(*(table.moves.thinking for table in tables if table.moves.thinking))
        assert all(table.match.to_move == 0 for table in tables)

    monkeypatch.setattr(Table, "follow", slow)
    with_matches(tmp_path, games, play)


@pytest.mark.parametrize(("cores", "thinking"), [(1, 1), (2, 1), (8, 7)])
def test_as_many_think_as_there_are_cores_but_one(monkeypatch: pytest.MonkeyPatch, cores: int, thinking: int) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(cores)), raising=False)
    assert most_thinking() == thinking


def test_only_those_who_thought_last_have_a_study(
    games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        computers, game = Computers(), games["autumn-storm"]
        known, many = first_known(game), [computers.guarded("recruit", game, 0) for _ in range(4)]
        for each in (many[0], many[1], many[2], many[0], many[3]):
            assert (await computers.chosen(each, known, "guest")).failure is None
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
        assert table.moves.guarded[1].mind is not None
        table.leave(chair)
        assert table.moves.guarded[1].mind is None
        await moved(table)
        assert table.match.to_move == 0, "it is made anew when it is needed"
        assert table.moves.guarded[1].mind is None, "and given up when it is no longer"

    with_matches(tmp_path, games, play)


def test_nor_one_that_everybody_left_while_the_computer_thought(
    tmp_path: Path, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    pondering = Pondering(games["autumn-storm"], threading.Event())

    async def play(matches: Matches) -> None:
        table, chair = await begun(matches, OFFICER), Chair("guest", [0], is_watching=False)
        table.chairs.append(chair)
        await order(table)
        await until(lambda: pondering.begun > 0)
        table.leave(chair)
        pondering.may_end.set()
        assert table.moves.thinking
        await asyncio.wait_for(table.moves.thinking, PATIENCE)
        assert table.match.to_move == 0 and table.moves.guarded[1].mind is None

    seat_hostile(monkeypatch, pondering.choose)
    with_matches(tmp_path, games, play)
