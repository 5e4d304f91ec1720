"""What a position is worth to a side, for players that look ahead. Judgement, not rules: every weight here is tuned."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexset import HexSet, around, hexes, only
from kurgan.engine.record import Ints, table
from kurgan.engine.rule import helper
from kurgan.games.autumn_storm.rules.combat import attack_value, column, defence_value, terrain_bonus
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.rules.supply import network
from kurgan.games.autumn_storm.rules.victory import is_over, score
from kurgan.games.autumn_storm.state import State, controlled, enemy_of, is_on_map, no_hexes, standing, units_of
from kurgan.games.autumn_storm.tables.map import FARTHEST_SIGHT, GRID, VICTORY_VALUES, WITHIN

GOALS: Ints = table([GRID.named(name) for name in VICTORY_VALUES])
WORTH: Ints = table(list(VICTORY_VALUES.values()))
N_GOALS: Final = len(VICTORY_VALUES)

POINT: Final = 16.0  # a victory point held
UNIT: Final = 10.0  # a unit on the map
DISRUPTED: Final = 1.5
CUT_OFF: Final = 3.0  # a unit outside its side's network
COVER: Final = 0.5  # a point of terrain under a unit
PULL: Final = 70.0  # of a victory point on the nearest units, fading with distance
SETTLED: Final = 150.0  # a lead of so much is half the way from even to won

# What an attack at each column is worth to the attacker: the defender's expected loss less its own, in tenths
PROMISE: Ints = table([-25, -20, -10, 2, 10, 20, 28])


@helper
def evaluate(state: State, side: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if is_over(state):
        return 1.0 if state.winner == side else -1.0 if state.winner == enemy_of(side) else 0.0
    if state.step == Step.WAY:
        return -1.0 if state.side == side else 1.0  # a way half chosen promises nothing: who looks one step ahead moves
    lead = worth(state, side) - worth(state, enemy_of(side))
    return lead / (abs(lead) + SETTLED)


@helper
def worth(state: State, side: int) -> float:
    """What one side has: points, forces, prospects of attack, and a grip on the goals."""
    value = POINT * score(state, side)
    fed = network(state, side)
    enemies = standing(state, enemy_of(side))
    contact = around(enemies)
    fighters = no_hexes()
    for unit in units_of(side):
        if is_on_map(state, unit):
            hex = state.unit_hex[unit]
            value += UNIT + state.strength[unit] * (0.4 + 0.1 * (state.attack[unit] + state.defence[unit]))
            value += COVER * terrain_bonus(state, unit) - DISRUPTED * state.disrupted[unit]
            if hex not in fed:
                value -= CUT_OFF
            if state.attack[unit] > 0:
                fighters = fighters | only(GRID, hex)
                if hex in contact:
                    value += prospect(state, unit, around(only(GRID, hex)) & enemies)
    for goal in range(N_GOALS):
        value += PULL * WORTH[goal] * grip(state, side, fighters, GOALS[goal])
    return value


@helper
def prospect(state: State, unit: int, targets: HexSet) -> float:
    """The best attack a unit could make next."""
    best = 0
    for hex in targets:
        odds = column(attack_value(state, unit), defence_value(state, state.occupant[hex]))
        best = max(best, PROMISE[odds])
    return 0.1 * best


@helper
def grip(state: State, side: int, fighters: HexSet, hex: int) -> float:
    """How near a side's two nearest fighting units are to a goal; worth more while it is not yet its own."""
    nearest = next_nearest = FARTHEST_SIGHT
    for distance in range(FARTHEST_SIGHT + 1):
        count = len(hexes(GRID, WITHIN[hex, distance]) & fighters)
        if count > 0:
            nearest = min(nearest, distance)
        if count > 1:
            next_nearest = distance
            break
    own = 0.6 if hex in controlled(state, side) else 1.0
    return own / (1 + nearest) + 0.2 / (1 + next_nearest)
