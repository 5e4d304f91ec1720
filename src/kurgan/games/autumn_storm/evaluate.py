"""What a position is worth to a side: for players that look ahead. Judgement, not rules; the weights are tuned."""

from __future__ import annotations

from typing import Final

from kurgan.engine.record import Ints, table
from kurgan.engine.rule import helper
from kurgan.games.autumn_storm.rules.combat import terrain_bonus
from kurgan.games.autumn_storm.rules.victory import is_over, score
from kurgan.games.autumn_storm.state import State, controlled, enemy_of, is_on_map, units_of
from kurgan.games.autumn_storm.tables.map import DISTANCE, GRID, VICTORY_VALUES

GOALS: Ints = table([GRID.named(name) for name in VICTORY_VALUES])
WORTH: Ints = table(list(VICTORY_VALUES.values()))
N_GOALS: Final = len(VICTORY_VALUES)

POINT: Final = 12.0  # a victory point held
STRENGTH: Final = 1.0  # a strength point, for each point of attack and defence above
UNIT: Final = 4.0
DISRUPTED: Final = 3.0
UNSUPPLIED: Final = 2.0
COVER: Final = 0.6  # a point of terrain under a unit
PULL: Final = 14.0  # of a goal's worth on the nearest units, fading with distance
SETTLED: Final = 120.0  # the lead at which a game looks three parts in four won


@helper
def evaluate(state: State, side: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if is_over(state):
        return 1.0 if state.winner == side else -1.0 if state.winner == enemy_of(side) else 0.0
    lead = standing_of(state, side) - standing_of(state, enemy_of(side))
    return lead / (abs(lead) + SETTLED)


@helper
def standing_of(state: State, side: int) -> float:
    """What one side has: points, forces, and forces near the goals."""
    value = POINT * score(state, side)
    for unit in units_of(side):
        if is_on_map(state, unit):
            quality = 0.5 + 0.1 * (state.attack[unit] + state.defence[unit])
            value += UNIT + STRENGTH * state.strength[unit] * quality + COVER * terrain_bonus(state, unit)
            value -= DISRUPTED * state.disrupted[unit] + UNSUPPLIED * (1 - state.supplied[unit])
    for goal in range(N_GOALS):
        value += PULL * WORTH[goal] * grip(state, side, GOALS[goal])
    return value


@helper
def grip(state: State, side: int, hex: int) -> float:
    """How firmly a side's fighting units surround a goal, from 0 to about 1."""
    nearest = next_nearest = 99
    for unit in units_of(side):
        if is_on_map(state, unit) and state.attack[unit] > 0:
            distance = DISTANCE[state.unit_hex[unit], hex]
            if distance < nearest:
                nearest, next_nearest = distance, nearest
            elif distance < next_nearest:
                next_nearest = distance
    own = hex in controlled(state, side)
    return (0.5 if own else 1.0) / (2 + nearest) + 0.5 / (2 + next_nearest)
