"""What a position is worth to a side, for players that look ahead.

A unit that is chosen, an attack that is planned and losses that are due count as if they were about to happen, so that
a player who looks one action ahead sees what the action is for.
"""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexset import hexes, holds, only
from kurgan.engine.rule import helper
from kurgan.games.eastern_front.legal import goals
from kurgan.games.eastern_front.rules.attack import incurred, owed, potential
from kurgan.games.eastern_front.rules.odds import QUARTERS, joined_quarters, joined_sides
from kurgan.games.eastern_front.rules.victory import Contest, is_over
from kurgan.games.eastern_front.rules.zones import near
from kurgan.games.eastern_front.state import (
    N_GOALS,
    NO_UNIT,
    State,
    Step,
    enemy_of,
    is_held,
    is_on_map,
    standing,
    steady,
    units_in_play,
)
from kurgan.games.eastern_front.tables.map import AXIS, GRID, OFF_MAP, SOVIET
from kurgan.games.eastern_front.worth import (
    AIR,
    ATTACKER,
    HOLE,
    POINT,
    SHIELD,
    ahead_of,
    factor,
    footing,
    gate,
    holes,
    is_alone,
    line_without,
    promise,
    stake,
    surroundings,
    unit_worth,
)

SETTLED: Final = 120.0  # a lead of so much is half the way from even to won
TRIFLE: Final = 0.01
REGRET: Final = 100.0  # moves and attacks that can only hurt are not begun, whatever the end of the phase brings
SPENT: Final = 0.15  # of each factor that an attack takes, since it cannot be used elsewhere


@helper
def evaluate(state: State, side: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if is_over(state):
        return 1.0 if state.winner == side else -1.0 if state.winner == enemy_of(side) else 0.0
    lead = holdings(state, side) - holdings(state, enemy_of(side))
    mover = prospects(state) + duties(state)
    lead += mover if state.side == side else -mover
    return lead / (abs(lead) + SETTLED)


@helper
def holdings(state: State, side: int) -> float:
    """What one side has: goals, units and where they stand."""
    about = surroundings(state, side)
    value = AIR * state.air[side] if state.side == side else 0.0
    line = steady(state, side) if state.side == side else standing(state, side)  # who is Dispersed now may soon recover
    value -= HOLE * len(holes(state, side, line))
    for goal in range(N_GOALS):
        place = state.goal_hex[goal]
        if place != OFF_MAP and is_held(state, side, place):
            is_shielded = place in about.alarm and holds(state.cover[side], place)
            value += state.goal_points[goal] * (POINT + SHIELD if is_shielded else POINT)
            if state.top[place] == NO_UNIT:
                value -= gate(state, side, place, about)
    if state.victory == Contest.SOVIET_POINTS and side == SOVIET:
        value += POINT * state.destroyed[AXIS]
    for unit in units_in_play(state, side):
        if is_on_map(state, unit) and not (state.falls[unit] and state.step == Step.REMOVAL):
            value += unit_worth(state, unit) + footing(state, unit, state.unit_hex[unit], about)
    return value


@helper
def prospects(state: State) -> float:
    """What the side to move is about to gain or lose."""
    step = state.step
    if step == Step.DESTINATION:
        return best_step(state)
    if step == Step.ATTACKERS:
        return best_attack(state)
    if step == Step.STAND:
        return promise(state, state.target, joined_quarters(state, state.target), joined_sides(state, state.target))
    if step == Step.LOSSES or step == Step.REMOVAL:
        return -0.5 * ATTACKER * factor(state.side) * state.due
    if step == Step.ADVANCE or step == Step.RETREAT:
        return 0.5 + stake(state, state.side, state.target)
    if step == Step.BREAKTHROUGH:
        return 0.5
    return -TRIFLE if state.no_retreat and state.side == SOVIET else 0.0


@helper
def duties(state: State) -> float:
    """[6.2] What the attacks will cost that must be made because of others."""
    total = 0.0
    if state.side == SOVIET:
        must = owed(state) | incurred(state) if state.step == Step.ATTACKERS else owed(state)
        for hex in must - hexes(GRID, state.attacked[0]):
            if hex != state.target:
                strength, sides = potential(state, hex)
                total += min(0.0, promise(state, hex, strength, sides))
    return total


@helper
def best_step(state: State) -> float:
    """How much better the chosen unit would stand where it may go; one that comes to the map is itself a gain."""
    unit = state.subject
    about = surroundings(state, state.side)
    here = -unit_worth(state, unit)
    if is_on_map(state, unit):
        here = footing(state, unit, state.unit_hex[unit], about)
        if is_alone(state, unit):
            here += gate(state, state.side, state.unit_hex[unit], about)
    best, ahead = -1e9, ahead_of(about)
    gap = holes(state, state.side, line_without(state, unit))
    here -= HOLE * len(holes(state, state.side, steady(state, state.side)))
    for hex in goals(state):
        closed = HOLE * len(gap & (only(GRID, hex) | near(state, hex)))
        if state.top[hex] == NO_UNIT:
            closed += gate(state, state.side, hex, about)
        best = max(best, footing(state, unit, hex, ahead) + stake(state, state.side, hex) + closed)
    gain = best - HOLE * len(gap) - here - TRIFLE
    return gain if gain > 0 else gain - REGRET


@helper
def best_attack(state: State) -> float:
    """What the attack would bring with all who may join, less something for everybody it takes."""
    hex = state.target
    joined, sides = joined_quarters(state, hex), joined_sides(state, hex)
    more, more_sides = potential(state, hex)
    best = promise(state, hex, joined + more, sides | more_sides) - SPENT * more / QUARTERS
    if joined > 0:
        best = max(best, promise(state, hex, joined, sides))
    if best < 0 and hex not in owed(state):
        best -= REGRET
    return best - TRIFLE - SPENT * joined / QUARTERS
