"""How fast players think: seconds a decision of each, nodes a second of the search, and what a second worker brings."""

from __future__ import annotations

import os
import time
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

import numpy as np

from kurgan.engine.chance import draw, stream
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, copy
from kurgan.players import LEVELS, names
from kurgan.players.mind import Mind
from kurgan.players.study import Term
from kurgan.simulate.contest import Job, in_parts
from kurgan.simulate.crew import Crew, crew

FEWEST: Final = 20  # decisions of each player, however long they take
MOST: Final = 200
PARTS: Final = 24  # for each worker, so that no one waits long for the last
REHEARSED: Final = 2  # games
PAUSE: Final = 0.05  # seconds in which another worker takes what is next


@dataclass(frozen=True)
class Pace:
    """Seconds a decision: half of them take less than the first, 95 in a hundred less than the second."""

    p50: float
    p95: float


def positions(game: AnyGame, start: AnyRecord, count: int) -> list[tuple[AnyRecord, int]]:
    """What seats know at so many decisions of two recruits, in as many games as that takes."""
    found: list[tuple[AnyRecord, int]] = []
    number = 0
    while len(found) < count:
        state, source = copy(start), stream(7, number)
        minds = [Mind("recruit", game, seat) for seat in range(len(game.seats))]
        while (seat := game.seat_to_move(state)) != NOBODY and len(found) < count:
            if seat == CHANCE:
                outcomes = [each for each, weight in game.outcomes(state) for _ in range(weight)]
                game.apply(state, outcomes[draw(source, len(outcomes))])
            else:
                found.append((game.knows(state, seat), seat))
                game.apply(state, minds[seat].choose(found[-1][0], source))
        number += 1
    return found


def paces(game: AnyGame, start: AnyRecord, seconds: float) -> tuple[dict[str, Pace], float]:
    """The pace of every player, for so many seconds each, and the nodes a second that the strongest looks at."""
    taken: dict[str, list[float]] = defaultdict(list)
    known, looked = positions(game, start, MOST), 0.0
    for name in names():
        minds, began = [Mind(name, game, seat) for seat in range(len(game.seats))], time.perf_counter()
        for number, (seen, seat) in enumerate(known):
            before = time.perf_counter()
            minds[seat].choose(seen, stream(number))
            taken[name].append(time.perf_counter() - before)
            if number >= FEWEST and time.perf_counter() - began > seconds:
                break
        if name == LEVELS[-1]:
            nodes = sum(int(mind.study.terms[Term.LOOKED]) for mind in minds if mind.study is not None)
            looked = nodes / sum(taken[name])
    return {name: Pace(*np.quantile(each, (0.5, 0.95)).tolist()) for name, each in taken.items()}, looked


def throughput(game: AnyGame, start: AnyRecord, workers: int, seconds: float) -> float:
    """Games of `greedy` against itself a second, with so many workers, all of which have the game ready."""
    job = Job.of(game, start, ("greedy", "greedy"), 1)
    with crew(workers) as together:
        each = max(1, int(seconds / PARTS / max(rehearsed(together, job).values())))
        parts = in_parts(PARTS * workers * each, each)
        began = time.perf_counter()
        played = sum(len(rows) for rows in together.carry_out(game.name, job.run, parts))
        return played / (time.perf_counter() - began)


def rehearsed(together: Crew, job: Job) -> dict[int, float]:
    """Let every worker load the game, and say for each process how many seconds a game takes it then."""
    if together.pool is None:
        return dict([rehearsal(job)])
    ready: dict[int, float] = {}
    while len(ready) < together.workers:  # who was ready first may have done all of them
        ready |= dict(together.pool.map(rehearsal, [job] * together.workers))
    return ready


def rehearsal(job: Job) -> tuple[int, float]:
    """This process, and the seconds that a game takes it when everything is loaded."""
    job.run(range(1))
    began = time.perf_counter()
    job.run(range(REHEARSED))
    taken = time.perf_counter() - began
    time.sleep(PAUSE)
    return os.getpid(), taken / REHEARSED
