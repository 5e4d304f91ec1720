"""Games gathered from as many workers as it is worth, with a bar that shows how far they are."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Final, TypeVar

from kurgan.cli.voice import progress
from kurgan.engine.workers import cores
from kurgan.simulate.contest import in_parts
from kurgan.simulate.hands import Hands

R = TypeVar("R")
START_UP: Final = 3.0  # seconds until a second process has loaded a game: what takes less is played in this one
PART: Final = 1.0  # seconds of games that a worker is given at once
PARTS_EACH: Final = 4  # at least, so that no worker waits long for the last


def gathered(game: str, task: Callable[[range], R], games: int, workers: int | None, ray: str = "") -> list[R]:
    """What a task brings for all games, in their order; the first is played here, to see how long one takes."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # whatever is played, Ray tells nobody
    with progress(f"Playing {games:,} games", games) as advance:
        first, seconds = timed(task)
        advance(1)
        found = [first]
        hands = Hands(game, workers or fitting(seconds * (games - 1)), ray)
        parts = parts_of(games - 1, seconds, hands.workers)
        for part, brought in zip(parts, hands.carry_out(task, parts), strict=True):
            found.append(brought)
            advance(len(part))
    return found


def timed(task: Callable[[range], R]) -> tuple[R, float]:
    """The first game, and the seconds that one takes: again, if the first time something may have been loaded."""
    for _ in range(2):
        began = time.perf_counter()
        found = task(range(1))
        seconds = time.perf_counter() - began
        if seconds > START_UP:
            break
    return found, seconds


def fitting(seconds: float) -> int:
    """How many workers are worth their start."""
    return 1 if seconds < START_UP else cores()


def parts_of(games: int, seconds: float, workers: int) -> list[range]:
    """The games after the first in parts, small enough that all workers end at about the same time."""
    even = games // (PARTS_EACH * workers)
    part = max(1, min(even, int(PART / max(seconds, 1e-6))))
    return [range(each.start + 1, each.stop + 1) for each in in_parts(games, part)]
