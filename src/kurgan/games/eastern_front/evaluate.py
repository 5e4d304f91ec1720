"""What a position is worth to a side, for players that look ahead.

A unit that is chosen, an attack that is planned and losses that are due count as if they were about to happen, so that
a player who looks one action ahead sees what the action is for.
"""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexset import around
from kurgan.engine.rule import helper
from kurgan.games.eastern_front.legal import goals
from kurgan.games.eastern_front.rules.attack import potential
from kurgan.games.eastern_front.rules.odds import QUARTERS, joined_quarters, joined_sides
from kurgan.games.eastern_front.rules.supply import supplied
from kurgan.games.eastern_front.rules.victory import Contest, is_over
from kurgan.games.eastern_front.state import (
    N_GOALS,
    State,
    Step,
    enemy_of,
    is_held,
    is_on_map,
    no_hexes,
    standing,
    units_in_play,
)
from kurgan.games.eastern_front.tables.map import AXIS, OFF_MAP, SOVIET
from kurgan.games.eastern_front.worth import FACTOR, POINT, footing, promise, unit_worth

SETTLED: Final = 120.0  # a lead of so much is half the way from even to won
TRIFLE: Final = 0.01
SPENT: Final = 0.1  # of each factor that an attack takes, since it cannot be used elsewhere


@helper
def evaluate(state: State, side: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if is_over(state):
        return 1.0 if state.winner == side else -1.0 if state.winner == enemy_of(side) else 0.0
    lead = holdings(state, side) - holdings(state, enemy_of(side))
    mover = prospects(state)
    lead += mover if state.side == side else -mover
    return lead / (abs(lead) + SETTLED)


@helper
def holdings(state: State, side: int) -> float:
    """What one side has: goals, units and where they stand."""
    value = 0.0
    for goal in range(N_GOALS):
        if state.goal_hex[goal] != OFF_MAP and is_held(state, side, state.goal_hex[goal]):
            value += POINT * state.goal_points[goal]
    if state.victory == Contest.SOVIET_POINTS and side == SOVIET:
        value += POINT * state.destroyed[AXIS]
    is_moving = state.side == side
    fed = supplied(state, side) if is_moving else no_hexes()
    contact = around(standing(state, enemy_of(side)))
    for unit in units_in_play(state, side):
        if is_on_map(state, unit) and not (state.falls[unit] and state.step == Step.REMOVAL):
            value += unit_worth(state, unit)
            if is_moving:
                value += footing(state, unit, state.unit_hex[unit], fed, contact)
    return value


@helper
def prospects(state: State) -> float:
    """What the side to move is about to gain or lose."""
    step = state.step
    if step == Step.DESTINATION:
        return best_step(state)
    if step == Step.ATTACKERS:
        return best_attack(state)
    if step == Step.LOSSES or step == Step.REMOVAL:
        return -0.5 * FACTOR * state.due
    if step == Step.ADVANCE or step == Step.BREAKTHROUGH:
        return 0.5
    return -TRIFLE if state.no_retreat and state.side == SOVIET else 0.0


@helper
def best_step(state: State) -> float:
    """How much better the chosen unit would stand where it may go; one that comes to the map is itself a gain."""
    unit = state.subject
    fed = supplied(state, state.side)
    contact = around(standing(state, enemy_of(state.side)))
    here = -unit_worth(state, unit)
    if is_on_map(state, unit):
        here = footing(state, unit, state.unit_hex[unit], fed, contact)
    best = -1e9
    for hex in goals(state):
        best = max(best, footing(state, unit, hex, fed, contact))
    return best - here - TRIFLE


@helper
def best_attack(state: State) -> float:
    """What the attack would bring with all who may join, less something for everybody it takes."""
    hex = state.target
    joined, sides = joined_quarters(state, hex), joined_sides(state, hex)
    more, more_sides = potential(state, hex)
    return promise(state, hex, joined + more, sides | more_sides) - TRIFLE - SPENT * joined / QUARTERS
