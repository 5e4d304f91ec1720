"""What units and places are worth, for players that look ahead. Judgement, not rules: every weight here is tuned."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import HexSet
from kurgan.engine.paths import distance
from kurgan.engine.record import Ints, table
from kurgan.engine.rule import helper
from kurgan.games.eastern_front.rules.losses import prize
from kurgan.games.eastern_front.rules.odds import QUARTERS, column, defence
from kurgan.games.eastern_front.rules.supply import endurance
from kurgan.games.eastern_front.rules.terrain import ground_bonus, multiplier
from kurgan.games.eastern_front.rules.weather import DIE_SIDES
from kurgan.games.eastern_front.state import (
    N_GOALS,
    NO_UNIT,
    Phase,
    State,
    is_held,
    side_of,
)
from kurgan.games.eastern_front.tables.charts import COMBAT_RESULTS, Outcome
from kurgan.games.eastern_front.tables.map import EDGES, GRID, NEIGHBOURS, OFF_MAP, SEA_SIDE

FACTOR: Final = 1.0  # an attack or defence factor on the map
POINT: Final = 14.0  # a victory point held
DISPERSED: Final = 0.25  # the part of its worth that a dispersed unit has lost
HUNGRY: Final = 0.35  # the part lost with each failed check on the way to the last
STRANDED: Final = 2.5  # for each factor that would stand outside supply
PULL: Final = 4.0  # of a goal on those who could take it …
GUARD: Final = 2.0  # … and on those who could hold it
COVER: Final = 0.5  # a factor that the ground adds where the enemy is near
SHOULDER: Final = 0.35  # a friend next to it: lines have no holes
EAGER: Final = 0.9  # of the best attack that a unit could join where it stands
EXPOSED: Final = 0.3  # for each factor of an attack that would be too strong

ATTACKER: Final = 1.7  # what an attack factor that is lost takes with it, its defence included
HEX: Final = 1.0  # ground that is won

# What each result is worth in tenths of the defender's worth, and in hexes
#                          AE  D/AE   X   NE    D   dw   DW   DR   DE   BR
TAKEN: Ints = table([0, 2, 10, 0, 2, 0, 2, 3, 10, 10])
GROUND: Ints = table([0, 0, 1, 0, 0, 1, 1, 2, 2, 4])


@helper
def unit_worth(state: State, unit: int) -> float:
    """A unit on the map, in its condition."""
    worth = FACTOR * (state.attack[unit] + state.defence[unit])
    if state.dispersed[unit]:
        worth *= 1 - DISPERSED
    if state.hungry[unit]:
        worth *= 1 - HUNGRY * state.hungry[unit] / endurance(state, unit)
    return worth


@helper
def pull(state: State, unit: int, hex: int) -> float:
    """How much nearer to what is to be won, or held, a unit is here than far away."""
    side = side_of(unit)
    strength = 0.15 * state.attack[unit]
    total = 0.0
    for goal in range(N_GOALS):
        place = state.goal_hex[goal]
        if place == OFF_MAP:
            break
        away = distance(GRID, hex, place)
        weight = PULL * strength if not is_held(state, side, place) else GUARD * 0.1 * state.defence[unit]
        total += weight * state.goal_points[goal] / (2.0 + away)
    return total


@helper
def footing(state: State, unit: int, hex: int, fed: HexSet, contact: HexSet) -> float:
    """What a hex is worth to a unit: goals, supply, ground, neighbours and danger."""
    value = pull(state, unit, hex)
    if hex not in fed:
        value -= STRANDED * 0.2 * (state.attack[unit] + state.defence[unit])
    friends = 0
    threat = 0
    side = side_of(unit)
    for direction in range(N_DIRECTIONS):
        other = state.top[NEIGHBOURS[hex, direction]]
        if other != NO_UNIT:
            if side_of(other) == side:
                friends += 1
            else:
                threat += stack_attack(state, other)
    value += SHOULDER * min(friends, 2)
    if hex in contact:
        value += COVER * ground_bonus(state, unit, hex, 0) * multiplier(hex)
        held = (state.defence[unit] + ground_bonus(state, unit, hex, 0)) * multiplier(hex)
        held += company(state, unit, hex)
        if threat > 2 * held:
            value -= EXPOSED * (threat - 2 * held) / 2
        if state.side == side and state.phase == Phase.MOVEMENT and not state.spent[unit]:
            value += EAGER * opportunity(state, unit, hex)
    return value


@helper
def stack_attack(state: State, top: int) -> int:
    """The attack factors of a stack in good order."""
    total = 0
    unit = top
    while unit != NO_UNIT:
        if not state.dispersed[unit]:
            total += state.attack[unit]
        unit = state.below[unit]
    return total


@helper
def company(state: State, unit: int, hex: int) -> int:
    """The defence of those who stand there already."""
    total = 0
    other = state.top[hex]
    while other != NO_UNIT:
        if other != unit:
            total += state.defence[other]
        other = state.below[other]
    return total


@helper
def stack_worth(state: State, hex: int) -> float:
    """All that stands in a hex, with the points there are for destroying it."""
    total = 0.0
    unit = state.top[hex]
    while unit != NO_UNIT:
        total += unit_worth(state, unit) + POINT * prize(state, unit)
        unit = state.below[unit]
    return total


@helper
def promise(state: State, hex: int, attack: int, sides: int) -> float:
    """What an attack on a hex with so many quarter factors from these sides can be expected to bring."""
    odds = column(state, hex, attack, sides)
    if odds < 0:
        return -5.0
    factors = defence(state, hex, sides)
    worth, cost = stack_worth(state, hex), ATTACKER * min(factors, attack // QUARTERS)
    total = 0.0
    for die in range(DIE_SIDES):
        result = COMBAT_RESULTS[die, odds]
        total += 0.1 * TAKEN[result] * worth + HEX * GROUND[result]
        if result <= Outcome.X:
            total -= cost
    return total / DIE_SIDES


@helper
def opportunity(state: State, unit: int, hex: int) -> float:
    """The best attack that a unit could join from a hex, with those who are there already."""
    best = 0.0
    side = side_of(unit)
    for direction in range(N_DIRECTIONS):
        target = NEIGHBOURS[hex, direction]
        enemy = state.top[target]
        if enemy != NO_UNIT and side_of(enemy) != side and not EDGES[hex, direction] & SEA_SIDE:
            strength = QUARTERS * state.attack[unit]
            sides = 1 << (direction + 3) % N_DIRECTIONS
            for around in range(N_DIRECTIONS):
                friend = state.top[NEIGHBOURS[target, around]]
                if friend != NO_UNIT and side_of(friend) == side:
                    strength += QUARTERS * fresh_attack(state, friend, unit)
                    sides |= 1 << around
            best = max(best, promise(state, target, strength, sides))
    return best


@helper
def fresh_attack(state: State, top: int, apart: int) -> int:
    """The attack factors of a stack that has not attacked yet, without one of its units."""
    total = 0
    unit = top
    while unit != NO_UNIT:
        if unit != apart and not state.dispersed[unit] and not state.spent[unit]:
            total += state.attack[unit]
        unit = state.below[unit]
    return total
