"""How fast players think: seconds a decision of each, nodes a second of the search, and what a second worker brings."""

from __future__ import annotations

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
from kurgan.simulate.contest import Job
from kurgan.simulate.hands import Hands

FEWEST: Final = 20  # decisions of each player, however long they take
MOST: Final = 200
PARTS: Final = 8  # for each worker


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
    """Games of `greedy` against itself a second, with so many workers that have begun to work."""
    job = Job.of(game, start, ("greedy", "greedy"), 1)
    began = time.perf_counter()
    job.run(range(2))
    each = max(1, int(seconds / PARTS / ((time.perf_counter() - began) / 2)))
    parts = [range(part * each, part * each + each) for part in range(PARTS * workers + workers)]
    brought = Hands(workers).carry_out(job.run, parts)
    for _ in range(workers):
        next(brought)  # every worker has loaded the game
    began = time.perf_counter()
    return sum(len(rows) for rows in brought) / (time.perf_counter() - began)
