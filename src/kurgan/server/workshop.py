"""The workshop: errands that take long, worked off one at a time in a process of their own.

Every question is worked out once and its answer kept; whoever asks has a turn, however many questions another asks;
nobody may have many waiting; and what nobody waits for any more is not begun.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeAlias

from kurgan.server.errands import Errand
from kurgan.server.impossible import Impossible
from kurgan.server.process import Answer, Lost, Process

LOG: Final = logging.getLogger("kurgan.server")
MOST_WAITING: Final = 6  # questions of one client
MOST_KEPT: Final = 48_000_000  # bytes of answers
IDLE: Final = 300.0  # seconds without an errand, after which the worker is ended and its memory free

Fetch: TypeAlias = Callable[[], Awaitable[Errand]]


class Asker(Protocol):
    """Somebody who waits for an answer."""

    client: str  # whoever shares it shares the turns

    async def gone(self) -> None:
        """Returns when nobody waits any more."""


@dataclass(eq=False)
class Job:
    """A question that somebody waits for; what it needs to know is fetched when its turn comes."""

    name: Hashable
    client: str
    fetch: Fetch
    waiting: int = 0
    is_begun: bool = False
    done: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Workshop:
    """All questions, asked and answered."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.kept: OrderedDict[Hashable, Answer] = OrderedDict()
        self.size = 0
        self.jobs: dict[Hashable, Job] = {}
        self.turns: OrderedDict[str, deque[Job]] = OrderedDict()  # of each client; the first is the next
        self.has_jobs = asyncio.Event()
        self.working: asyncio.Task[None] | None = None

    async def answer(self, name: Hashable, fetch: Fetch, asker: Asker) -> bytes:
        """The answer to a question, worked out if it is not known; Impossible if it cannot be."""
        answer = self.kept.get(name)
        if answer is None:
            answer = await self.awaited(self.jobs.get(name) or self.entered(name, fetch, asker.client), asker)
        else:
            self.kept.move_to_end(name)
        if isinstance(answer, Impossible):
            raise Impossible(answer.status, answer.line.key, answer.line.values)  # a new one: it has its own traceback
        return answer

    def entered(self, name: Hashable, fetch: Fetch, client: str) -> Job:
        """A new question in its client's line."""
        self.expect_turn(name, client)
        self.jobs[name] = job = Job(name, client, fetch)
        self.turns.setdefault(client, deque()).append(job)
        self.has_jobs.set()
        if self.working is None or self.working.done():
            self.working = asyncio.create_task(self.work_on())
        return job

    def expect_turn(self, name: Hashable, client: str) -> None:
        """Refuse a new question of a client that has many waiting; whoever prepares one may ask this first."""
        is_new = name not in self.kept and name not in self.jobs
        if is_new and len(self.turns.get(client, ())) >= MOST_WAITING:
            raise Impossible(429, "too-many-questions", {"most": MOST_WAITING})

    async def awaited(self, job: Job, asker: Asker) -> Answer:
        """The answer, if the one who asks is still there when it comes; what nobody waits for is not begun."""
        job.waiting += 1
        left = asyncio.create_task(nobody(asker))
        try:
            await asyncio.wait({job.done, left}, return_when=asyncio.FIRST_COMPLETED)
            return job.done.result() if job.done.done() else left.result()
        finally:
            left.cancel()
            job.waiting -= 1
            if not job.waiting and not job.is_begun:
                self.turns[job.client].remove(job)
                del self.jobs[job.name]

    def next_job(self) -> Job | None:
        """The oldest question of the client whose turn it is."""
        while self.turns:
            client, line = self.turns.popitem(last=False)
            if line:
                job = line.popleft()
                self.turns[client] = line  # and now the others
                return job
        return None

    async def work_on(self) -> None:
        """One errand after the other; when there are none for long, the worker may go."""
        while True:
            job = self.next_job()
            if job is not None:
                await self.work(job)
                continue
            self.has_jobs.clear()
            try:
                await asyncio.wait_for(self.has_jobs.wait(), IDLE)
            except TimeoutError:
                self.process.stop()
                return

    async def work(self, job: Job) -> None:
        """Carry one errand out; what was answered is kept, what failed may be asked again."""
        job.is_begun = True
        try:
            answer = await self.process.answer(await job.fetch())
            self.keep(job.name, answer)
        except Impossible as impossible:
            answer = impossible
        except Lost as lost:
            LOG.error("event=worker-lost errand=%s why=%s", job.name, lost)
            answer = Impossible(503, "no-answer")
        except Exception:  # whoever comes next must still be answered
            LOG.exception("event=errand-failed errand=%s", job.name)
            answer = Impossible(503, "no-answer")
        finally:
            del self.jobs[job.name]
        job.done.set_result(answer)

    def keep(self, name: Hashable, answer: Answer) -> None:
        """Remember an answer, and forget the oldest when they are too many."""
        self.kept[name] = answer
        self.size += weight(answer)
        while self.size > MOST_KEPT:
            _, oldest = self.kept.popitem(last=False)
            self.size -= weight(oldest)

    async def close(self) -> None:
        """End the work that is under way."""
        if self.working:
            self.working.cancel()
            with suppress(asyncio.CancelledError):
                await self.working


async def nobody(asker: Asker) -> Answer:
    """What is answered when the one who asked has gone."""
    await asker.gone()
    return Impossible(499, "nobody-waits")


def weight(answer: Answer) -> int:
    """About how many bytes an answer takes."""
    return 1_000 + (len(answer) if isinstance(answer, bytes) else 0)
