"""The workshop: long errands are worked out once, in turn, for whoever still waits, and a lost worker is replaced."""

from __future__ import annotations

import asyncio
import gc
import pickle
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Hashable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from kurgan.engine.game import AnyGame
from kurgan.server import process as processes
from kurgan.server import workshop as workshops
from kurgan.server.archive import Archive
from kurgan.server.errands import Errand, TakeIn
from kurgan.server.impossible import Impossible
from kurgan.server.matches import Matches
from kurgan.server.process import Answer, Lost, Process, heard
from kurgan.server.store import MatchRow
from kurgan.server.workshop import MOST_WAITING, Asker, Fetch, Workshop
from tests.server.test_tables import ONE_SCREEN, with_matches


class Bench(Process):
    """A worker that answers when the test says so, with what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.may_answer = asyncio.Event()
        self.stops = 0

    async def answer(self, errand: Errand) -> Answer:
        assert isinstance(errand, TakeIn)
        self.asked.append(errand.text)
        await self.may_answer.wait()
        if errand.text == "lost":
            raise Lost("as the test wants it")
        return Impossible(422, "damaged") if errand.text == "damaged" else errand.text.encode()

    def stop(self) -> None:
        self.stops += 1
        super().stop()


class Page:
    """Somebody who asks, and leaves when the test says so."""

    def __init__(self, client: str) -> None:
        self.client, self.leaves = client, asyncio.Event()

    async def gone(self) -> None:
        await self.leaves.wait()


def with_workshop(act: Callable[[Workshop, Bench], Awaitable[None]]) -> None:
    async def run() -> None:
        bench = Bench()
        workshop = Workshop(bench)
        await act(workshop, bench)
        await workshop.close()
        bench.close()

    asyncio.run(run())


def ask(workshop: Workshop, text: str, page: Page) -> asyncio.Task[bytes]:
    async def fetch() -> Errand:
        return TakeIn(text)

    return asyncio.create_task(workshop.answer(text, fetch, page))


async def settle() -> None:
    """Everybody has had their say."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_the_same_question_is_worked_out_once_and_its_answer_kept() -> None:
    async def act(workshop: Workshop, bench: Bench) -> None:
        asked = [ask(workshop, text, Page(str(n))) for n in range(30) for text in ("story", "damaged")]
        bench.may_answer.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [answer for answer in answers if isinstance(answer, bytes)] == [b"story"] * 30
        assert {str(answer) for answer in answers if isinstance(answer, Impossible)} == {"damaged"}
        assert await ask(workshop, "story", Page("late")) == b"story"
        with pytest.raises(Impossible, match="damaged"):
            await ask(workshop, "damaged", Page("late"))
        assert bench.asked == ["story", "damaged"]

    with_workshop(act)


def test_a_question_that_nobody_waits_for_is_not_begun_and_one_under_way_is_finished() -> None:
    async def act(workshop: Workshop, bench: Bench) -> None:
        pages = [Page("one") for _ in range(4)]
        texts = ("first", "second", "second", "third")
        asked = [ask(workshop, text, page) for text, page in zip(texts, pages, strict=True)]
        await settle()
        for page in (pages[0], pages[1], pages[3]):
            page.leaves.set()
        await settle()
        bench.may_answer.set()
        assert await asked[2] == b"second", "another still waits for it"
        await settle()
        assert bench.asked == ["first", "second"] and not workshop.jobs
        assert workshop.kept["first"] == b"first", "who asks again need not wait"
        for left in (asked[0], asked[1], asked[3]):
            with pytest.raises(Impossible, match="nobody-waits") as error:
                await left
            assert error.value.status == 499

    with_workshop(act)


def test_each_client_has_its_turn_and_not_too_many_questions_waiting() -> None:
    async def act(workshop: Workshop, bench: Bench) -> None:
        greedy = [ask(workshop, f"greedy {n}", Page("greedy")) for n in range(MOST_WAITING + 3)]
        await settle()
        modest = ask(workshop, "modest", Page("modest"))
        refused = [task for task in greedy if task.done()]
        assert len(refused) == 3, "one question at most is under way"
        for task in refused:
            with pytest.raises(Impossible, match="too-many-questions") as error:
                await task
            assert error.value.status == 429
        greedy.append(ask(workshop, "in the place of the one under way", Page("greedy")))
        await settle()
        with pytest.raises(Impossible, match="too-many-questions"):
            workshop.expect_turn("new", "greedy")
        workshop.expect_turn("greedy 1", "greedy")  # what is asked already is no new question
        bench.may_answer.set()
        await modest
        assert bench.asked.index("modest") <= 2, "after the one under way and one of each other client"
        await asyncio.gather(*(task for task in greedy if task not in refused))
        bench.may_answer.clear()
        again = [ask(workshop, f"again {n}", Page("greedy")) for n in range(MOST_WAITING)]
        await settle()
        again.append(ask(workshop, "and again", Page("greedy")))
        await settle()
        workshop.expect_turn("greedy 1", "greedy")  # nor is what has been answered
        bench.may_answer.set()
        await asyncio.gather(*again)

    with_workshop(act)


def test_a_worker_that_is_lost_fails_its_errand_alone(caplog: pytest.LogCaptureFixture) -> None:
    async def act(workshop: Workshop, bench: Bench) -> None:
        bench.may_answer.set()
        for _ in range(2):
            with pytest.raises(Impossible, match="no-answer") as error:
                await ask(workshop, "lost", Page("one"))
            assert error.value.status == 503
        assert await ask(workshop, "story", Page("one")) == b"story"
        assert bench.asked == ["lost", "lost", "story"], "a failure is not kept"

    with_workshop(act)
    assert "event=worker-lost" in caplog.text


def test_answers_are_forgotten_the_oldest_first_when_they_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshops, "MOST_KEPT", 3_100)

    async def act(workshop: Workshop, bench: Bench) -> None:
        bench.may_answer.set()
        for text in ("a", "b", "c", "a", "d"):
            await ask(workshop, text, Page("one"))
        assert list(workshop.kept) == ["c", "a", "d"] and workshop.size <= 3_100

    with_workshop(act)


def test_a_worker_with_nothing_to_do_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshops, "IDLE", 0.01)

    async def act(workshop: Workshop, bench: Bench) -> None:
        bench.may_answer.set()
        for text in ("story", "another"):
            await ask(workshop, text, Page("one"))
            assert workshop.working
            await workshop.working
        assert bench.stops == 2

    with_workshop(act)


def test_the_process_answers_is_replaced_when_killed_and_is_not_waited_for_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        worker = Process()
        wrong = TakeIn("Dear Mother\n")
        for _ in range(2):
            answer = await worker.answer(wrong)
            assert isinstance(answer, Impossible) and answer.line.key == "damaged"
            assert worker.process
            worker.process.kill()
            worker.process.wait()
        monkeypatch.setattr(processes, "LONGEST", 0.2)
        with pytest.raises(Lost, match="the worker ended"):
            await worker.answer(wrong)
        assert worker.process is None
        worker.close()

    asyncio.run(run())


def test_errands_are_run_one_after_the_other_and_the_worker_ends_with_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at_once, most = 0, 0

    def ask(self: Process, errand: Errand) -> bytes:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.05)
        at_once -= 1
        return b""

    async def run() -> None:
        worker = Process()
        await worker.answer(TakeIn("Dear Mother\n"))
        process = worker.process
        monkeypatch.setattr(Process, "ask", ask)
        await asyncio.gather(*(worker.answer(TakeIn("")) for _ in range(4)))
        worker.close()
        assert process is not None and process.poll() is not None and worker.process is None

    asyncio.run(run())
    assert most == 1


def test_how_an_errand_ended_that_nobody_waits_for_is_heard_and_said_to_nobody(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def run() -> None:
        failed, cancelled = (asyncio.get_running_loop().create_future() for _ in range(2))
        failed.set_exception(Lost("the worker ended"))
        cancelled.cancel()
        for asked in (failed, cancelled):
            heard(asked)

    asyncio.run(run())
    gc.collect()
    assert caplog.text == ""


class Forger(Workshop):
    """Answers every question with a match that no page could be told of."""

    def __init__(self, row: MatchRow) -> None:
        super().__init__(Bench())
        self.row = row

    async def answer(self, name: Hashable, fetch: Fetch, asker: Asker) -> bytes:
        return pickle.dumps((replace(self.row, mix=["\ud800", ""]), ["human", "human"], []))


def test_a_match_that_could_not_be_shown_is_not_kept(tmp_path: Path, games: Mapping[str, AnyGame]) -> None:
    async def take_in(matches: Matches) -> None:
        row = await matches.make("another", ONE_SCREEN)
        with pytest.raises(Impossible, match="damaged") as error:
            await Archive(matches, Forger(row)).take_in("guest", "a file", Page("here"))
        assert error.value.status == 422 and await matches.store.counts("guest") == (0, 0)

    with_matches(tmp_path, games, take_in)


def test_a_worker_of_a_large_server_is_small() -> None:
    """The most memory that a process ever used is on Linux its parent's too: a worker would end at once, for ever."""
    asked = "from kurgan.server.worker import memory; print(memory())"
    large = f"import subprocess, sys; b'x' * 600_000_000; subprocess.run([sys.executable, '-c', {asked!r}], check=True)"
    said = subprocess.run([sys.executable, "-c", large], capture_output=True, text=True, check=True).stdout
    assert 10_000 < int(said) < 500_000
