"""[5] The way a unit takes by itself, and what each hex of it costs."""

from __future__ import annotations

import numpy as np

from kurgan.engine.hexset import hexes, only
from kurgan.engine.networks import rings
from kurgan.engine.record import Words
from kurgan.engine.rule import helper
from kurgan.games.eastern_front.rules.movement import (
    HALVES,
    N_RINGS,
    allowance,
    find_way,
    going,
    marching,
    road_bonus,
    within_reach,
)
from kurgan.games.eastern_front.state import State
from kurgan.games.eastern_front.tables.map import GRID


def way_to(state: State, unit: int, goal: int) -> list[int]:
    """The hexes a unit would enter on its way to a destination, in order."""
    way = np.zeros(N_RINGS, np.int16)
    return [int(hex) for hex in way[: find_way(state, unit, goal, way)]]


def costs_of(state: State, unit: int) -> dict[int, int]:
    """What it costs a unit to get to each hex, in halves of a factor; a whole move of one hex takes all it has."""
    costs = dict.fromkeys(within_reach(state, unit), HALVES * int(allowance(state, unit)))
    by_road, by_land = np.zeros((2, N_RINGS, GRID.words), np.uint64)
    if road_bonus(state, unit):
        walk(state, unit, by_road)
    explore(state, unit, by_land)
    for entered in (by_road, by_land):  # by land where that leads there too
        for halves in range(1, N_RINGS):
            costs.update(dict.fromkeys(hexes(GRID, entered[halves]), halves))
    return costs


@helper
def explore(state: State, unit: int, entered: Words) -> None:
    """Write the hexes a unit first gets to for each number of half factors."""
    rings(only(GRID, state.unit_hex[unit]), HALVES * allowance(state, unit), going(state, unit), entered)


@helper
def walk(state: State, unit: int, entered: Words) -> None:
    """The same for infantry that keeps to a road."""
    points = allowance(state, unit) + road_bonus(state, unit)
    rings(only(GRID, state.unit_hex[unit]), HALVES * points, marching(state, unit), entered)
