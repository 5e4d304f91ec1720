"""A mean that may be looked at after every game: bounds that hold at all times together, with a stated error.

Of bounded numbers whose mean were m one could not grow rich by betting on them. So m is ruled out once a gambler who
takes fair bets under it has multiplied his money by 1/error, which happens, at whatever time, with a chance of at
most `error` if m is true [decision 42].
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import numpy as np

from kurgan.simulate.score import Scores

ERROR: Final = 0.05
BETS: Final = (np.arange(100) + 0.5) / 100  # the parts of his money that he keeps on "more", each a gambler's own
HALVINGS: Final = 30
TINY: Final = 1e-12  # a mean of nothing or all pays without end


class Verdict(StrEnum):
    """What a comparison comes to."""

    DIFFER = "differ"
    ALIKE = "alike"
    UNSURE = "unsure"


def bounds(numbers: Scores, error: float = ERROR) -> tuple[float, float]:
    """Between which bounds the mean of numbers from 0 to 1 lies, at all looks together, but for the error."""
    if len(numbers) == 0:
        return 0.0, 1.0
    values, counts = np.unique(numbers, return_counts=True)
    mean = float(numbers.mean())
    out, inside = np.array([0.0, 1.0]), np.array([mean, mean])  # at the mean itself nobody wins anything
    for _ in range(HALVINGS):
        middle = (out + inside) / 2
        is_out = riches(middle, values, counts) >= -np.log(error)
        out, inside = np.where(is_out, middle, out), np.where(is_out, inside, middle)
    return float(out[0]), float(out[1])


def riches(means: Scores, values: Scores, counts: np.ndarray[tuple[int], np.dtype[np.int64]]) -> Scores:
    """The logarithm of what the gamblers have together, for each mean that is asked about.

    A number x pays x / m on "more" and (1 - x) / (1 - m) on "less": fair, if the mean is m. In m the logarithm is
    convex, so whatever is not ruled out lies between two bounds.
    """
    m, on_more = np.clip(means, TINY, 1 - TINY)[:, None], BETS[:, None, None]
    pays = np.log(on_more * values / m + (1 - on_more) * (1 - values) / (1 - m))
    together: Scores = np.logaddexp.reduce((pays * counts).sum(axis=2), axis=0) - np.log(len(BETS))
    return together


def difference(pairs: Scores, error: float = ERROR) -> tuple[float, float]:
    """Between which bounds the mean of differences from -1 to 1 lies."""
    low, high = bounds((pairs + 1) / 2, error)
    return 2 * low - 1, 2 * high - 1


def judged(low: float, high: float, margin: float) -> Verdict:
    """What follows from the bounds of a difference."""
    if low > 0 or high < 0:
        return Verdict.DIFFER
    return Verdict.ALIKE if -margin <= low and high <= margin else Verdict.UNSURE
