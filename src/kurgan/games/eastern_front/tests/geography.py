"""The map as tests walk over it: hex by hex and side by side, without sets."""

from __future__ import annotations

from functools import cache

from kurgan.games.eastern_front.tables.map import EDGES, GRID, LAKE_SIDE, NEIGHBOURS, OFF_MAP, ROAD, SEA_SIDE, STRAIT
from kurgan.games.eastern_front.tests.positions import hex_of

WATER_SIDE = SEA_SIDE | LAKE_SIDE | STRAIT
DIRECTIONS = range(6)


@cache
def sides(hex: int) -> dict[int, int]:
    """Each neighbour of a hex, and what lies between."""
    around = {int(NEIGHBOURS[hex, direction]): int(EDGES[hex, direction]) for direction in DIRECTIONS}
    return {beyond: edge for beyond, edge in around.items() if beyond != OFF_MAP}


def direction_of(hex: int, beyond: int) -> int:
    """In which direction the next hex lies."""
    return next(direction for direction in DIRECTIONS if NEIGHBOURS[hex, direction] == beyond)


def edge(start: str, end: str) -> int:
    """What lies between two hexes, by their names."""
    return sides(hex_of(start))[hex_of(end)]


def is_dry(hex: int) -> bool:
    """Land without water on any side."""
    return len(sides(hex)) == len(DIRECTIONS) and not any(each & WATER_SIDE for each in sides(hex).values())


def is_road(start: str, end: str) -> bool:
    """Does a road lead from one hex to the next?"""
    return bool(edge(start, end) & ROAD)


def around(name: str) -> set[str]:
    """The names of the hexes around one."""
    return {GRID.name(hex) for hex in sides(hex_of(name))}


def at_distance(name: str, steps: int) -> set[str]:
    """The names of the hexes that lie so far from one."""
    return {GRID.name(hex) for hex in range(GRID.n_hexes) if GRID.distance(hex, hex_of(name)) == steps}
