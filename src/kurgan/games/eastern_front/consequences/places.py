"""[2.5] Cities, and whatever else the scenario counts, that have changed hands."""

from __future__ import annotations

from collections.abc import Iterator

from kurgan.engine.hexset import HexSet, hexset
from kurgan.engine.text import Line
from kurgan.games.eastern_front.names import hex_names, places_line, side_line
from kurgan.games.eastern_front.state import N_GOALS, N_SIDES, State, controlled
from kurgan.games.eastern_front.tables.map import GRID, HEX_NAMES, OFF_MAP
from kurgan.games.eastern_front.tables.places import CITIES


def counted(state: State) -> HexSet:
    """The scenario's goals."""
    goals = [int(state.goal_hex[goal]) for goal in range(N_GOALS)]
    return hexset(GRID, *(HEX_NAMES[hex] for hex in goals if hex != OFF_MAP))


def captures(before: State, after: State) -> Iterator[Line]:
    """Who has taken what."""
    for side in range(N_SIDES):
        won = controlled(after, side) - controlled(before, side)
        taken = list(won & (CITIES | counted(after))) if won else []
        if taken:
            values = {"side": side_line(side), "places": places_line(taken)}
            yield Line("log-takes", values, "2.5", hex_names(*taken))
