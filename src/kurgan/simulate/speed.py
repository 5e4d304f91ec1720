"""Speed, as a ratio to plain Python on the same machine in the same run."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

import numpy as np

from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord, copy_into
from kurgan.engine.rule import helper
from kurgan.simulate.contest import DECISIONS, play

LOOPS: Final = 10_000_000
GAMES_AT_ONCE: Final = 500
COPIES: Final = 1_000_000


@dataclass(frozen=True)
class Speed:
    """One measurement, on one core. Actions are decisions of the seats; dice and cards between them are not counted."""

    game: str
    scenario: str
    python_loops_per_second: float
    random_actions_per_second: float
    games_per_second: float
    ratio: float
    state_bytes: int
    copy_nanoseconds: float


def measure(game: AnyGame, scenario: str, start: AnyRecord, seconds: float) -> Speed:
    """Whole random games, second by second between runs of the calibration loop; the middle round is reported."""
    rounds = [one_round(game, start, number) for number in range(max(1, round(seconds)))]
    loops, actions, games = (float(np.median(figures)) for figures in zip(*rounds, strict=True))
    return Speed(
        game=game.name,
        scenario=scenario,
        python_loops_per_second=loops,
        random_actions_per_second=actions,
        games_per_second=games,
        ratio=actions / loops,
        state_bytes=game.state.dtype.itemsize,
        copy_nanoseconds=copy_nanoseconds(start),
    )


def one_round(game: AnyGame, start: AnyRecord, number: int) -> tuple[float, float, float]:
    """Loops, actions and games a second, measured side by side."""
    loops = loops_per_second()
    actions = games = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < 1.0:
        rows = play(game, start, ("random", "random"), number, range(games, games + GAMES_AT_ONCE))
        actions += int(rows[:, DECISIONS].sum())
        games += GAMES_AT_ONCE
    return loops, actions / elapsed, games / elapsed


def loops_per_second() -> float:
    """How fast this machine runs the fixed piece of plain Python that everything is compared to."""
    began = time.perf_counter()
    python_loop()
    return LOOPS / (time.perf_counter() - began)


def python_loop() -> int:
    """Ten million additions."""
    x = 0
    for i in range(LOOPS):
        x += i & 7
    return x


def copy_nanoseconds(state: AnyRecord) -> float:
    """How long it takes to copy a state."""
    ring = np.repeat(np.array([state], state.dtype), 8)
    copy_often(ring, 8)
    began = time.perf_counter()
    copy_often(ring, COPIES)
    return (time.perf_counter() - began) / COPIES * 1e9


@helper
def copy_often(ring: AnyRecord, times: int) -> None:
    """Copy the states of a ring one into the next."""
    for turn in range(times):
        copy_into(ring[turn & 7], ring[turn + 1 & 7])
