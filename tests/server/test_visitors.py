"""How fast somebody may ask, and whose question is worked out next: by what he does himself, and nobody else."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from types import SimpleNamespace

import pytest

from kurgan.games import load
from kurgan.players.guard import Guarded, Thought
from kurgan.server import pace as paces
from kurgan.server.computers import Computers
from kurgan.server.pace import MOST_BUCKETS, Pace
from kurgan.server.turns import Turns
from kurgan.server.visitors import A_SECOND, AT_ONCE, MOST_GUESTS, OF_A_FILE, Visitor, Visitors

ANNA, BORIS, CLARA = Visitor("here", "anna"), Visitor("here", "boris"), Visitor("there", "clara")


class Clock:
    """A clock that goes when the test says so."""

    def __init__(self) -> None:
        self.hour = 1_000.0

    def monotonic(self) -> float:
        return self.hour


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(paces, "time", SimpleNamespace(monotonic=clock.monotonic))
    return clock


def test_somebody_may_ask_so_much_at_once_and_then_so_much_a_second(clock: Clock) -> None:
    pace = Pace()
    for _ in range(2):
        assert not any(pace.is_too_fast("one", 5, 2.0) for _ in range(5))
        assert pace.is_too_fast("one", 5, 2.0)
        clock.hour += 0.25
        assert pace.is_too_fast("one", 5, 2.0), "half of one is none"
        clock.hour += 0.25
        assert not pace.is_too_fast("one", 5, 2.0), "and what was refused was not taken"
        assert pace.is_too_fast("one", 5, 2.0)
        assert not pace.is_too_fast("another", 5, 2.0)
        clock.hour += 3_600.0  # who was quiet for long may not ask more at once


def test_what_costs_more_is_taken_as_a_whole_or_not_at_all(clock: Clock) -> None:
    pace = Pace()
    assert not pace.is_too_fast("one", 5, 1.0, cost=3)
    assert pace.is_too_fast("one", 5, 1.0, cost=3)
    assert not pace.is_too_fast("one", 5, 1.0, cost=2)
    assert pace.is_too_fast("one", 5, 1.0)


def test_so_many_are_remembered_and_the_oldest_is_forgotten(clock: Clock) -> None:
    pace = Pace()
    for name in range(MOST_BUCKETS):
        pace.is_too_fast(str(name), 1, 1.0)
    assert pace.is_too_fast("0", 1, 1.0), "and has now asked last"
    pace.is_too_fast("one more", 1, 1.0)
    assert len(pace.buckets) == MOST_BUCKETS and "1" not in pace.buckets
    assert pace.is_too_fast("0", 1, 1.0)


def said_by(visitors: Visitors, visitor: Visitor) -> int:
    """How many messages of somebody's are heard until he is too fast."""
    count = 0
    while not visitors.is_too_fast(visitor):
        count += 1
    return count


def test_the_guests_of_an_address_share_however_much_each_says(clock: Clock) -> None:
    """A count of what the neighbours say would tell a seat of orders that it did not see."""
    visitors = Visitors(trusted=["there"])
    crowd = [Visitor(client, f"guest {n}") for client in ("here", "there") for n in range(2 * MOST_GUESTS - 1)]
    with ExitStack() as open_windows:
        for visitor in (ANNA, ANNA, ANNA, BORIS):
            open_windows.enter_context(visitors.visit(visitor))
        assert said_by(visitors, ANNA) == AT_ONCE, "what she has open in many windows is one guest's"
        clock.hour += 1
        assert said_by(visitors, ANNA) == A_SECOND
        with ExitStack() as more_windows:
            for visitor in (CLARA, *crowd):
                more_windows.enter_context(visitors.visit(visitor))
            assert said_by(visitors, CLARA) == AT_ONCE
            for neighbour in crowd[:5]:
                said_by(visitors, neighbour)
            clock.hour += 2.1
            here = 2 * MOST_GUESTS + 1
            assert said_by(visitors, ANNA) == int(2.1 * A_SECOND * MOST_GUESTS / here), "whoever else talked"
            assert said_by(visitors, CLARA) == int(2.1 * A_SECOND), "she comes from a trusted address"
        clock.hour += 1
        assert said_by(visitors, ANNA) == A_SECOND, "and now the others have gone"
    assert not visitors.windows


def test_a_question_of_each_address_is_worked_out_in_turn_and_of_each_guest() -> None:
    async def run() -> None:
        turns, begins, done = Turns("test"), asyncio.Event(), list[str]()

        def ask(visitor: Visitor, count: int) -> list[asyncio.Task[None]]:
            return [
                asyncio.create_task(turns.worked_out(visitor, lambda: done.append(visitor.guest))) for _ in range(count)
            ]

        async def first() -> None:
            async with turns.line():
                await begins.wait()

        waiting = asyncio.create_task(first())
        await asyncio.sleep(0)
        asked = [*ask(ANNA, 4), *ask(BORIS, 2), *ask(CLARA, 2)]
        for _ in range(5):
            await asyncio.sleep(0)
        begins.set()
        await asyncio.gather(waiting, *asked)
        assert done == ["anna", "clara", "boris", "clara", "anna", "boris", "anna", "anna"]
        assert not turns.lines, "lines in which nobody waits are forgotten"
        turns.close()

    asyncio.run(run())


def test_one_computer_at_a_time_thinks_against_a_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        computers, thinking, crowds, may_end = Computers(), list[str](), list[list[str]](), asyncio.Event()
        game = load("ridge")

        async def thought_of(_: Computers, computer: Guarded, known: object) -> Thought:
            thinking.append(computer.name)
            crowds.append(list(thinking))
            await may_end.wait()
            await asyncio.sleep(0)
            thinking.remove(computer.name)
            raise LookupError

        monkeypatch.setattr(Computers, "thought_of", thought_of)
        guests = ["anna"] * 5 + [f"guest {number}" for number in range(6)] + ["anna"]
        asked = [asyncio.create_task(computers.chosen(Guarded(guest, game, 0), None, guest)) for guest in guests]
        for _ in range(5):
            await asyncio.sleep(0)
        assert thinking == ["anna", *guests[5:11]], "whoever has one match need not wait for five of hers"
        may_end.set()
        await asyncio.gather(*asked, return_exceptions=True)
        assert len(crowds) == len(guests) and all(len(crowd) == len(set(crowd)) for crowd in crowds)

    asyncio.run(run())


def test_a_question_whose_asker_has_gone_is_not_worked_out() -> None:
    async def run() -> None:
        turns, done = Turns("test"), list[str]()
        async with turns.line():
            asked = [asyncio.create_task(turns.worked_out(ANNA, lambda: done.append("anna"))) for _ in range(3)]
            await asyncio.sleep(0.01)
            for each in asked[:2]:
                each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert done == ["anna"]
        turns.close()

    asyncio.run(run())


def test_a_long_file_counts_for_several() -> None:
    visitors = Visitors()
    assert [visitors.has_brought_too_many("here", 10) for _ in range(31)] == [False] * 30 + [True]
    assert not visitors.has_brought_too_many("there", 25 * OF_A_FILE)
    assert visitors.has_brought_too_many("there", 10 * OF_A_FILE) and not visitors.has_brought_too_many("there", 10)
