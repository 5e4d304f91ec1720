"""Learning to judge: the net's weights from positions and how their games ended, by gradients in small steps (Adam)."""

from __future__ import annotations

from math import cos, exp, log, pi
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kurgan.engine.record import Floats, Ints
from kurgan.engine.rule import helper
from kurgan.players.judgement import LEAK
from kurgan.players.study import HIDDEN, Learned
from kurgan.train.descent import TINY, pace, step

BATCH: Final = 256
HELD_BACK: Final = 12  # one game in so many is not learned from, but tells how well the net judges what it never saw

BIAS, SECOND, OFFSET, ROWS_MORE = -3, -2, -1, 3  # the last rows of a block; before them one for each fact


class Positions(NamedTuple):
    """Facts of many positions, one after another, and what the first seat got in the end: 1, 1/2 or 0."""

    ends: NDArray[np.int64]  # where the facts of each begin, and the end of the last
    places: NDArray[np.int16]
    amounts: Floats
    results: Floats
    games: NDArray[np.int64]  # which game each belongs to

    @classmethod
    def joined(cls, parts: list[Positions]) -> Positions:
        """Several collections as one; no two have a game in common."""
        ends, games, end, first = [np.zeros(1, np.int64)], [], 0, 0
        for part in parts:
            ends.append(part.ends[1:] + end)
            games.append(part.games + first)
            end, first = end + part.ends[-1], first + int(part.games.max(initial=0)) + 1
        return cls(
            np.concatenate(ends),
            np.concatenate([part.places for part in parts]),
            np.concatenate([part.amounts for part in parts]),
            np.concatenate([part.results for part in parts]),
            np.concatenate(games),
        )


class Slopes(NamedTuple):
    """The gradient of a batch and the means that Adam keeps, as blocks; and which rows the batch has touched."""

    now: Floats
    mean: Floats
    square: Floats
    touched: Ints
    steps: Ints


def slopes_for(block: Floats) -> Slopes:
    """No gradients yet."""
    rows = np.zeros(len(block), np.int64)
    return Slopes(np.zeros_like(block), np.zeros_like(block), np.zeros_like(block), rows, np.zeros(1, np.int64))


@helper
def forward(block: Floats, positions: Positions, position: int, hidden: Floats) -> float:
    """The logarithm of the first seat's odds."""
    for place in range(HIDDEN):
        hidden[place] = block[BIAS, place]
    for entry in range(positions.ends[position], positions.ends[position + 1]):
        fact, amount = positions.places[entry], positions.amounts[entry]
        for place in range(HIDDEN):
            hidden[place] += amount * block[fact, place]
    total = float(block[OFFSET, 0])
    for place in range(HIDDEN):
        total += block[SECOND, place] * hidden[place] * (1.0 if hidden[place] > 0.0 else LEAK)
    return total


@helper
def backward(block: Floats, positions: Positions, position: int, hidden: Floats, error: float, slopes: Slopes) -> None:
    """Add what an error says about the weights; `hidden` is used up."""
    now = slopes.now
    now[OFFSET, 0] += error
    for place in range(HIDDEN):
        slope = 1.0 if hidden[place] > 0.0 else LEAK
        now[SECOND, place] += error * hidden[place] * slope
        hidden[place] = error * block[SECOND, place] * slope
        now[BIAS, place] += hidden[place]
    for entry in range(positions.ends[position], positions.ends[position + 1]):
        fact, amount = positions.places[entry], positions.amounts[entry]
        slopes.touched[fact] = 1
        for place in range(HIDDEN):
            now[fact, place] += amount * hidden[place]


@helper
def take_step(block: Floats, slopes: Slopes, rate: float, decay: float) -> None:
    """Take a step against the gradient of a batch; facts that it did not have stay as they are."""
    slopes.steps[0] += 1
    at = pace(rate, slopes.steps[0])
    for row in range(len(block)):
        if slopes.touched[row] or row >= len(block) - ROWS_MORE:
            slopes.touched[row] = 0
            for place in range(HIDDEN):
                slopes.now[row, place] = slopes.now[row, place] / BATCH + decay * block[row, place]
            step(block[row], slopes.now[row], slopes.mean[row], slopes.square[row], at)


@helper
def pass_over(block: Floats, positions: Positions, order: Ints, slopes: Slopes, haste: tuple[float, float]) -> float:
    """Learn from positions in an order, at a rate and with a decay; what the surprise was on average."""
    rate, decay = haste
    hidden, surprise = np.zeros(HIDDEN, np.float32), 0.0
    for index in range(len(order)):
        position = order[index]
        likely = 1.0 / (1.0 + exp(-forward(block, positions, position, hidden)))
        result = positions.results[position]
        surprise -= result * log(likely + TINY) + (1.0 - result) * log(1.0 - likely + TINY)
        if rate > 0.0:
            backward(block, positions, position, hidden, likely - result, slopes)
            if (index + 1) % BATCH == 0 or index + 1 == len(order):
                take_step(block, slopes, rate, decay)
    return surprise / max(1, len(order))


class Course(NamedTuple):
    """How the net learns: how often it goes over everything, how far its steps go, how fast it forgets."""

    epochs: int = 3
    rate: float = 1e-3
    decay: float = 1e-5


def trained(block: Floats, positions: Positions, course: Course, seed: int) -> tuple[Floats, float]:
    """The block that judged games it never saw best, and how much they surprised it."""
    generator, slopes = np.random.default_rng(seed), slopes_for(block)
    is_held_back = positions.games % HELD_BACK == 0
    learned, unseen = np.flatnonzero(~is_held_back), np.flatnonzero(is_held_back)
    best, least = block.copy(), float("inf")
    for epoch in range(course.epochs):
        generator.shuffle(learned)
        rate = course.rate * (0.02 + 0.49 * (1 + cos(pi * epoch / course.epochs)))
        pass_over(block, positions, learned, slopes, (rate, course.decay))
        surprise = pass_over(block, positions, unseen, slopes, (0.0, 0.0))
        if surprise < least:
            best, least = block.copy(), surprise
    return best, least


def block_of(learned: Learned, seed: int) -> Floats:
    """The net as one block; one that has learned nothing begins with small random numbers."""
    block = np.zeros((len(learned.first) + ROWS_MORE, HIDDEN), np.float32)
    block[:BIAS], block[BIAS], block[SECOND] = learned.first, learned.bias, learned.second
    block[OFFSET, 0] = learned.offset[0]
    if not block[SECOND].any():
        generator = np.random.default_rng(seed)
        block[:BIAS] = 0.1 * generator.standard_normal(block[:BIAS].shape)
        block[SECOND] = 0.3 * generator.standard_normal(HIDDEN)
    return block


def unblocked(block: Floats, learned: Learned) -> Learned:
    """What was learned, with the net of a block."""
    return learned._replace(
        first=block[:BIAS].copy(), bias=block[BIAS].copy(), second=block[SECOND].copy(), offset=block[OFFSET, :1].copy()
    )
