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
from kurgan.simulate.thinking import Pace, paces

LOOPS: Final = 10_000_000
SHORT: Final = 0.1  # seconds: more games at once until they take as long
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
    greedy_games_per_second: float
    state_bytes: int
    copy_nanoseconds: float
    search_nodes_per_second: float
    seconds_per_decision: dict[str, Pace]


def measure(game: AnyGame, scenario: str, seconds: float) -> Speed:
    """Whole random games, second by second between runs of the calibration loop; the middle round is reported."""
    start = game.start(scenario, {})
    rounds = [one_round(game, start, number) for number in range(max(1, round(seconds)))]
    thought, looked = paces(game, start, seconds)
    loops, actions, games = (float(np.median(figures)) for figures in zip(*rounds, strict=True))
    return Speed(
        game=game.name,
        scenario=scenario,
        python_loops_per_second=loops,
        random_actions_per_second=actions,
        games_per_second=games,
        ratio=actions / loops,
        greedy_games_per_second=played(game, start, "greedy", 0)[1],
        state_bytes=game.state.dtype.itemsize,
        copy_nanoseconds=copy_nanoseconds(start),
        search_nodes_per_second=looked,
        seconds_per_decision=thought,
    )


def one_round(game: AnyGame, start: AnyRecord, number: int) -> tuple[float, float, float]:
    """Loops, actions and games a second, measured side by side."""
    return loops_per_second(), *played(game, start, "random", number)


def played(game: AnyGame, start: AnyRecord, player: str, number: int) -> tuple[float, float]:
    """Actions and games a second of a player against itself, for a second at least."""
    actions = games = 0
    at_once, began = 1, time.perf_counter()
    while (elapsed := time.perf_counter() - began) < 1.0:
        rows = play(game, start, (player, player), number, range(games, games + at_once))
        actions += int(rows[:, DECISIONS].sum())
        games += at_once
        at_once *= 2 if time.perf_counter() - began - elapsed < SHORT else 1
    return actions / elapsed, games / elapsed


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
