"""Adam: small steps against a gradient, each as long as the gradients before it were steady."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from kurgan.engine.record import Floats
from kurgan.engine.rule import helper

MEMORY: Final = 0.9  # of past gradients …
MEMORY_OF_SQUARES: Final = 0.999  # … and of their squares
TINY: Final = 1e-8


class Pace(NamedTuple):
    """How far the next step goes: the rate, and what the two means still lack, since they began at nothing."""

    rate: float
    mean: float
    square: float


@helper
def pace(rate: float, steps: int) -> Pace:
    """The pace of the step with this number, from 1."""
    return Pace(rate, 1.0 - MEMORY**steps, 1.0 - MEMORY_OF_SQUARES**steps)


@helper
def step(weights: Floats, slope: Floats, mean: Floats, square: Floats, at: Pace) -> None:
    """Take one step with a row of weights; the slope is used up."""
    for place in range(len(weights)):
        mean[place] = MEMORY * mean[place] + (1.0 - MEMORY) * slope[place]
        square[place] = MEMORY_OF_SQUARES * square[place] + (1.0 - MEMORY_OF_SQUARES) * slope[place] * slope[place]
        weights[place] -= at.rate * (mean[place] / at.mean) / (np.sqrt(square[place] / at.square) + TINY)
        slope[place] = 0.0
