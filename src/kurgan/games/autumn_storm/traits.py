"""How promising orders look at a glance: each has traits, and what each trait weighs was learned."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

import numpy as np

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import HexSet, around, only
from kurgan.engine.record import Ints, Reals, table
from kurgan.engine.rule import helper
from kurgan.games.autumn_storm.actions import (
    ATTACK,
    BOMBARD,
    END_TURN,
    FIRST_ORDER,
    ORDERS_PER_UNIT,
    RECON,
    WAY,
    ordered_unit,
)
from kurgan.games.autumn_storm.evaluate import GOALS, N_GOALS, PROMISE
from kurgan.games.autumn_storm.rules.combat import attack_value, column, defence_value
from kurgan.games.autumn_storm.rules.fog import seen_enemies
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.rules.supply import network
from kurgan.games.autumn_storm.state import NO_UNIT, State, controlled, standing
from kurgan.games.autumn_storm.tables.map import (
    DEFENCE_BONUS,
    DISTANCE,
    GRID,
    N_HEXES,
    NEIGHBOURS,
    TERRAIN,
    VICTORY_HEXES,
    VICTORY_VALUES,
)


class Trait(IntEnum):
    """What may be said of an order."""

    END = 0
    END_WITHOUT_COMMAND = 1
    END_WITH_COMMAND = 2

    MOVE = 3
    MOVE_TO_ENEMY_GOALS = 4  # how much nearer a unit that fights comes to them
    MOVE_TO_OWN_GOALS = 5
    MOVE_BY_STAFF = 6  # towards enemy goals, of a unit that cannot attack
    TAKES_GOAL = 7
    FILLS_GOAL = 8
    LEAVES_GOAL = 9
    COVER_THERE = 10
    COVER_HERE = 11
    FRIENDS_THERE = 12
    FRIENDS_HERE = 13
    CONTACT_THERE = 14
    CONTACT_HERE = 15
    ENEMIES_THERE = 16
    ENEMIES_HERE = 17
    WEAK_INTO_CONTACT = 18
    STAFF_INTO_CONTACT = 19
    PROMISE_THERE = 20
    PROMISE_HERE = 21
    CONTACT_AT_LAST = 22  # nothing is left to attack with
    CUT_OFF_THERE = 23
    FAR = 24
    AGAIN = 25  # a unit that has had an order

    ASSAULT = 26
    ODDS = 27  # one for each of seven columns
    ASSAULT_WEAK = 34  # the attacker is
    ASSAULT_FROM_GOAL = 35
    ASSAULT_FROM_AIR = 36
    ASSAULT_ON_GOAL = 37
    ASSAULT_ON_WEAK = 38
    ASSAULT_ON_DISRUPTED = 39
    ASSAULT_ON_UNKNOWN = 40
    ASSAULT_TOGETHER = 41  # friends next to the target
    ASSAULT_FIRST = 42

    FIRE = 43
    FIRE_ON_GOAL = 44
    FIRE_TOGETHER = 45
    FIRE_ON_COVER = 46
    FIRE_ON_DISRUPTED = 47
    FIRE_ON_WEAK = 48
    FIRE_ON_UNKNOWN = 49

    SCAN = 50
    REST = 51
    REST_IN_CONTACT = 52
    REST_WEAK = 53


N_TRAITS: Final = len(Trait) + 6  # odds have seven
NEVER: Final = -1e9  # a way hex by hex leads nowhere that a move does not
WEAK: Final = 2  # strength
EVEN: Final = 2  # the column that is thought of an unknown unit

VALUE: Ints = table([VICTORY_VALUES.get(GRID.name(hex), 0) for hex in range(N_HEXES)] + [0])
NEARNESS: Reals = table(
    [
        [value / (1 + GRID.distance(hex, GRID.named(name))) for name, value in VICTORY_VALUES.items()]
        for hex in range(N_HEXES)
    ]
    + [[0.0] * N_GOALS],
    np.float32,
)


class Front(NamedTuple):
    """What a side has before it."""

    enemies: HexSet
    own: HexSet
    held: HexSet
    fed: HexSet


@helper
def rank(state: State, numbers: Ints, count: int, weights: Reals, scores: Reals) -> None:
    """Score the orders of the side to move."""
    side = state.side
    front = Front(seen_enemies(state, side), standing(state, side), controlled(state, side), network(state, side))
    for index in range(count):
        number = numbers[index]
        if state.step == Step.WAY:
            scores[index] = 0.0
        elif number == END_TURN:
            scores[index] = of_end(state, weights)
        elif number >= WAY:
            scores[index] = NEVER
        elif number >= BOMBARD:
            scores[index] = of_fire(state, number - BOMBARD, front, weights)
        else:
            unit, what = ordered_unit(state, number), (number - FIRST_ORDER) % ORDERS_PER_UNIT
            if what < ATTACK:
                scores[index] = of_move(state, unit, what, front, weights)
            elif what < RECON:
                scores[index] = of_assault(state, unit, what - ATTACK, front, weights)
            else:
                scores[index] = weights[Trait.SCAN] if what == RECON else of_rest(state, unit, front, weights)


@helper
def of_end(state: State, weights: Reals) -> float:
    """Ending the turn."""
    score = weights[Trait.END] + weights[Trait.END_WITH_COMMAND] * state.command
    return score + weights[Trait.END_WITHOUT_COMMAND] * (state.command == 0)


@helper
def pull(hex: int, goals: HexSet) -> float:
    """How near a hex is to some of the goals, by their value."""
    total = 0.0
    for goal in range(N_GOALS):
        if GOALS[goal] in goals:
            total += NEARNESS[hex, goal]
    return total


@helper
def of_move(state: State, unit: int, there: int, front: Front, weights: Reals) -> float:
    """A move: what it leaves and what it comes to."""
    here, fights = state.unit_hex[unit], state.attack[unit] > 0
    others = pull(there, VICTORY_HEXES - front.held) - pull(here, VICTORY_HEXES - front.held)
    score: float = (
        weights[Trait.MOVE] + weights[Trait.AGAIN] * state.acted[unit] + weights[Trait.FAR] * DISTANCE[here, there]
    )
    score += (weights[Trait.MOVE_TO_ENEMY_GOALS] if fights else weights[Trait.MOVE_BY_STAFF]) * others
    score += weights[Trait.MOVE_TO_OWN_GOALS] * (pull(there, front.held) - pull(here, front.held))
    score += (weights[Trait.FILLS_GOAL] if there in front.held else weights[Trait.TAKES_GOAL]) * VALUE[there]
    score += weights[Trait.LEAVES_GOAL] * VALUE[here]
    score += weights[Trait.COVER_THERE] * DEFENCE_BONUS[TERRAIN[there]]
    score += weights[Trait.COVER_HERE] * DEFENCE_BONUS[TERRAIN[here]]
    if there not in front.fed:
        score += weights[Trait.CUT_OFF_THERE]
    return score + of_neighbours(state, unit, there, front, weights)


@helper
def of_neighbours(state: State, unit: int, there: int, front: Front, weights: Reals) -> float:
    """Whom a unit leaves and meets by moving."""
    here, fights = state.unit_hex[unit], state.attack[unit] > 0
    around_here, around_there = around(only(GRID, here)), around(only(GRID, there))
    score = weights[Trait.FRIENDS_HERE] * len(around_here & front.own)
    score += weights[Trait.FRIENDS_THERE] * len(around_there & front.own)
    met, left = len(around_there & front.enemies), len(around_here & front.enemies)
    if met > 0:
        score += weights[Trait.CONTACT_THERE] + weights[Trait.ENEMIES_THERE] * met
        score += weights[Trait.WEAK_INTO_CONTACT] * (state.strength[unit] <= WEAK)
        if fights:
            score += weights[Trait.PROMISE_THERE] * promise(state, unit, there, front.enemies)
            score += weights[Trait.CONTACT_AT_LAST] * (state.command <= 1)
        else:
            score += weights[Trait.STAFF_INTO_CONTACT]
    if left > 0:
        score += weights[Trait.CONTACT_HERE] + weights[Trait.ENEMIES_HERE] * left
        if fights:
            score += weights[Trait.PROMISE_HERE] * promise(state, unit, here, front.enemies)
    return score


@helper
def promise(state: State, unit: int, hex: int, enemies: HexSet) -> float:
    """What the best attack from a hex would promise."""
    best = 0
    for direction in range(N_DIRECTIONS):
        target = NEIGHBOURS[hex, direction]
        if target in enemies:
            best = max(best, odds_against(state, unit, target))
    return 0.1 * PROMISE[best]


@helper
def odds_against(state: State, unit: int, hex: int) -> int:
    """The column of an attack, as far as the defender is known."""
    defender = state.occupant[hex]
    if defender == NO_UNIT:
        return EVEN
    return column(attack_value(state, unit), defence_value(state, defender))


@helper
def of_assault(state: State, unit: int, hex: int, front: Front, weights: Reals) -> float:
    """An attack."""
    defender = state.occupant[hex]
    score = weights[Trait.ASSAULT] + weights[Trait.ASSAULT_WEAK] * (state.strength[unit] <= WEAK)
    score += (
        weights[Trait.ASSAULT_FROM_GOAL] * VALUE[state.unit_hex[unit]] + weights[Trait.ASSAULT_FROM_AIR] * state.air
    )
    score += weights[Trait.ASSAULT_TOGETHER] * len(around(only(GRID, hex)) & front.own)
    score += weights[Trait.ASSAULT_FIRST] * (state.attacked == 0)
    if defender == NO_UNIT:
        return score + weights[Trait.ASSAULT_ON_UNKNOWN]
    score += weights[Trait.ODDS + odds_against(state, unit, hex)]
    score += weights[Trait.ASSAULT_ON_GOAL] * VALUE[hex] * (0.5 if hex in front.held else 1.0)
    score += weights[Trait.ASSAULT_ON_WEAK] * (state.strength[defender] <= WEAK)
    return score + weights[Trait.ASSAULT_ON_DISRUPTED] * state.disrupted[defender]


@helper
def of_fire(state: State, hex: int, front: Front, weights: Reals) -> float:
    """A bombardment."""
    target = state.occupant[hex]
    score = weights[Trait.FIRE] + weights[Trait.FIRE_ON_GOAL] * VALUE[hex]
    score += weights[Trait.FIRE_TOGETHER] * len(around(only(GRID, hex)) & front.own)
    if target == NO_UNIT:
        return score + weights[Trait.FIRE_ON_UNKNOWN]
    score += weights[Trait.FIRE_ON_COVER] * (state.defence[target] + DEFENCE_BONUS[TERRAIN[hex]])
    score += weights[Trait.FIRE_ON_WEAK] * (state.strength[target] <= WEAK)
    return score + weights[Trait.FIRE_ON_DISRUPTED] * state.disrupted[target]


@helper
def of_rest(state: State, unit: int, front: Front, weights: Reals) -> float:
    """A rest."""
    score = weights[Trait.REST] + weights[Trait.REST_WEAK] * (state.strength[unit] <= WEAK)
    return score + weights[Trait.REST_IN_CONTACT] * (state.unit_hex[unit] in around(front.enemies))
