"""Chapter 10: surprise."""

from __future__ import annotations

from kurgan.engine.rule import rule
from kurgan.games.eastern_front.state import State, is_on_map, set_dispersed, units_in_play
from kurgan.games.eastern_front.tables.map import FRONTIER_DISTANCE, SOVIET


@rule("10")
def strike(state: State, depth: int) -> None:
    """Soviet units near the frontier are Dispersed when the war begins."""
    for unit in units_in_play(state, SOVIET):
        if is_on_map(state, unit) and FRONTIER_DISTANCE[state.unit_hex[unit]] <= depth:
            set_dispersed(state, unit, 1)
