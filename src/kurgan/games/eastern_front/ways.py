"""[5] The way a unit takes by itself, and what each hex of it costs."""

from __future__ import annotations

import numpy as np

from kurgan.engine.hexset import hexes
from kurgan.engine.record import Words
from kurgan.games.eastern_front.rules.movement import (
    BY_ROAD,
    HALVES,
    MOST_COST,
    N_RINGS,
    allowance,
    explore,
    find_way,
    is_motorised,
)
from kurgan.games.eastern_front.state import State
from kurgan.games.eastern_front.tables.map import GRID


def way_to(state: State, unit: int, goal: int) -> list[int]:
    """The hexes a unit would enter on its way to a destination, in order."""
    way = np.zeros(MOST_COST + 1, np.int16)
    return [int(hex) for hex in way[: find_way(state, unit, goal, way)]]


def parts_of(state: State, unit: int) -> int:
    """In how many parts a movement factor is counted: halves for whoever drives, wholes for the others."""
    return HALVES if is_motorised(state, unit) else 1


def costs_of(state: State, unit: int) -> dict[int, int]:
    """What it costs a unit to get to each hex, in the parts of a factor; a whole move of one hex takes all it has."""
    rings = no_rings()
    reached = explore(state, unit, rings)
    costs = dict.fromkeys(reached, int(allowance(state, unit)) * parts_of(state, unit))
    for first in (BY_ROAD, 0):  # off the road where that leads there too
        for cost in range(1, MOST_COST + 1):
            costs.update(dict.fromkeys(hexes(GRID, rings[first + cost]), cost))
    return costs


def no_rings() -> Words:
    """Room for the hexes that a unit gets to for each cost."""
    return np.zeros((N_RINGS, GRID.words), np.uint64)
