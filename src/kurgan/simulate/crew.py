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
from kurgan.simulate.edition import Brought, accepted, worked

PART: Final = 10  # games that are played in one go, whoever plays them: what is looked at when must not depend on it
AHEAD: Final = 2  # parts a process may be ahead of what was asked for

R = TypeVar("R")
Task: TypeAlias = tuple[Job, range]
Work: TypeAlias = tuple[str, Callable[[range], R], range]
"""A game, and what is to be done for some numbers of its games."""


@dataclass(frozen=True)
class Crew:
    """Whoever plays: this process, or several others."""

    pool: ProcessPoolExecutor | None
    workers: int

    def carry_out(self, game: str, task: Callable[[range], R], parts: Sequence[range]) -> Iterator[R]:
        """The task done for every part of a game's contest, all of which are wanted."""
        return self.done(((game, task, part) for part in parts), len(parts))

    def rows(self, tasks: Iterable[Task]) -> Iterator[Counts]:
        """The rows of each task; who stops asking leaves little that is played in vain."""
        return self.done(((job.game, job.run, games) for job, games in tasks), AHEAD * self.workers)

    def done(self, works: Iterable[Work[R]], ahead: int) -> Iterator[R]:
        """What comes of each, in order, with so many more begun than were asked for; those are given up at the end."""
        if self.pool is None:
            yield from (task(part) for _, task, part in works)
            return
        waiting: deque[tuple[str, Future[Brought[R]]]] = deque()
        try:
            for game, task, part in works:
                waiting.append((game, self.pool.submit(worked, game, task, part)))
                if len(waiting) > ahead:
                    yield next_of(waiting)
            while waiting:
                yield next_of(waiting)
        finally:
            for _, each in waiting:
                each.cancel()


def next_of(waiting: deque[tuple[str, Future[Brought[R]]]]) -> R:
    """What has been waited for longest, once it is there."""
    game, brought = waiting.popleft()
    return accepted(game, brought.result())


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
