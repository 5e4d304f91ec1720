"""Whoever plays on this machine: this process, or several that stay for many contests; what they bring is in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from kurgan.engine.workers import cores, workers
from kurgan.simulate.contest import Counts, Job, in_parts

PART: Final = 10  # games that are played in one go, whoever plays them: what is looked at when must not depend on it
AHEAD: Final = 2  # parts a process may be ahead of what was asked for

R = TypeVar("R")
Task: TypeAlias = tuple[Job, range]


@dataclass(frozen=True)
class Crew:
    """Whoever plays: this process, or several others."""

    pool: ProcessPoolExecutor | None
    workers: int

    def carry_out(self, task: Callable[[range], R], parts: Sequence[range]) -> Iterator[R]:
        """The task done for every part, all of which are wanted."""
        return map(task, parts) if self.pool is None else self.pool.map(task, parts)

    def rows(self, tasks: Iterable[Task]) -> Iterator[Counts]:
        """The rows of each task in order; who stops asking leaves little that is played in vain."""
        if self.pool is None:
            yield from (job.run(games) for job, games in tasks)
            return
        waiting: deque[Future[Counts]] = deque()
        try:
            for job, games in tasks:
                waiting.append(self.pool.submit(job.run, games))
                if len(waiting) > AHEAD * self.workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for each in waiting:
                each.cancel()


@contextmanager
def crew(wanted: int | None) -> Iterator[Crew]:
    """So many processes, or one for each core; one is this one."""
    count = wanted or cores()
    if count <= 1:
        yield Crew(None, 1)
        return
    with workers(count) as pool:
        yield Crew(pool, count)


def parts(games: range) -> list[range]:
    """A range of game numbers in parts."""
    return [range(games.start + part.start, games.start + part.stop) for part in in_parts(len(games), PART)]
