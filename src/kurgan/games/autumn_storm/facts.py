"""What a position is made of, for whoever learns to judge it: who stands where, who holds what, and how it stands."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np

from kurgan.engine.facts import note
from kurgan.engine.hexset import HexSet, around, only
from kurgan.engine.record import Floats, Ints, table
from kurgan.engine.rule import helper
from kurgan.games.autumn_storm.evaluate import GOALS, N_GOALS, prospect, worth
from kurgan.games.autumn_storm.rules.combat import attack_value, column, defence_value
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.rules.supply import network
from kurgan.games.autumn_storm.rules.victory import score
from kurgan.games.autumn_storm.state import N_SIDES, State, controlled, enemy_of, is_on_map, standing, units_of
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, GRID, N_HEXES, SOVIET

OF_A_UNIT: Final = 5  # it is there, its strength, attack and defence, and if it is disrupted


class Sum(IntEnum):
    """What is added up for each side."""

    UNITS = 0
    STRENGTH = 1
    ATTACK = 2
    DEFENCE = 3
    CUT_OFF = 4
    DISRUPTED = 5
    PROSPECTS = 6
    IN_CONTACT = 7
    SCORE = 8
    WORTH = 9
    GOOD_ATTACKS = 10
    IMMOBILE = 11


N_SUMS: Final = len(Sum)
SCALES: Floats = table([0.1, 0.03, 0.02, 0.02, 0.3, 0.3, 0.2, 0.2, 0.1, 0.01, 0.1, 0.1], np.float32)  # to about 1
EVEN: Final = 2  # the column of 1:1


class Clock(IntEnum):
    """How far the game is, and what is missing to win it."""

    TURNS_LEFT = 0
    LAST_TURN = 1
    LAST_BUT_ONE = 2
    AXIS_TO_MOVE = 3
    AXIS_LACKS = 4
    AXIS_LACKS_ONE = 5
    AXIS_LACKS_TWO = 6
    SOVIET_HAS_MORE = 7
    SOVIET_HAS_ENOUGH = 8
    AXIS_LACKS_A_TURN = 9


class Means(IntEnum):
    """What the side to move has left."""

    COMMAND = 0
    NO_COMMAND = 1
    ARTILLERY = 2
    AIR = 3
    MUST_ATTACK = 4
    LAST_COMMAND = 5
    UPKEEP = 6


N_MEANS: Final = len(Means)

# Where each kind of fact begins
STANDING: Final = 0
HOLDING: Final = STANDING + N_SIDES * N_HEXES * OF_A_UNIT
SUMS: Final = HOLDING + N_SIDES * N_GOALS
CLOCK: Final = SUMS + N_SIDES * N_SUMS
MEANS: Final = CLOCK + len(Clock)
N_FACTS: Final = MEANS + N_SIDES * N_MEANS


@helper
def facts(state: State, places: Ints, amounts: Floats) -> int:
    """Write the facts of a position and return how many there are; of one in the middle of an order there are none."""
    if state.step == Step.WAY:
        return 0
    count = 0
    for side in range(N_SIDES):
        count = facts_of_units(state, side, places, amounts, count)
        count = facts_of_side(state, side, places, amounts, count)
    count = facts_of_clock(state, places, amounts, count)
    return facts_of_means(state, places, amounts, count)


@helper
def facts_of_units(state: State, side: int, places: Ints, amounts: Floats, count: int) -> int:
    """Who stands where, in which condition."""
    for unit in units_of(side):
        if is_on_map(state, unit):
            first = STANDING + (side * N_HEXES + state.unit_hex[unit]) * OF_A_UNIT
            count = note(places, amounts, count, first, 1.0)
            count = note(places, amounts, count, first + 1, 0.2 * state.strength[unit])
            count = note(places, amounts, count, first + 2, 0.15 * state.attack[unit])
            count = note(places, amounts, count, first + 3, 0.2 * state.defence[unit])
            count = note(places, amounts, count, first + 4, 1.0 * state.disrupted[unit])
    return count


@helper
def facts_of_side(state: State, side: int, places: Ints, amounts: Floats, count: int) -> int:
    """What a side has on the whole, and which goals it holds."""
    sums = np.zeros(N_SUMS, np.float32)
    fed, enemies, held = network(state, side), standing(state, enemy_of(side)), controlled(state, side)
    contact = around(enemies)
    for unit in units_of(side):
        if is_on_map(state, unit):
            hex = state.unit_hex[unit]
            sums[Sum.UNITS] += 1
            sums[Sum.STRENGTH] += state.strength[unit]
            sums[Sum.ATTACK] += state.attack[unit]
            sums[Sum.DEFENCE] += state.defence[unit]
            sums[Sum.CUT_OFF] += hex not in fed
            sums[Sum.DISRUPTED] += state.disrupted[unit]
            sums[Sum.IMMOBILE] += state.side == side and state.points[unit] == 0
            if hex in contact:
                targets = around(only(GRID, hex)) & enemies
                sums[Sum.IN_CONTACT] += 1
                if state.attack[unit] > 0:
                    sums[Sum.PROSPECTS] += prospect(state, unit, targets)
                    sums[Sum.GOOD_ATTACKS] += advantage(state, unit, targets)
    sums[Sum.SCORE], sums[Sum.WORTH] = score(state, side), worth(state, side)
    for each in range(N_SUMS):
        count = note(places, amounts, count, SUMS + side * N_SUMS + each, SCALES[each] * sums[each])
    for goal in range(N_GOALS):
        if GOALS[goal] in held:
            count = note(places, amounts, count, HOLDING + side * N_GOALS + goal, 1.0)
    return count


@helper
def advantage(state: State, unit: int, targets: HexSet) -> int:
    """How far the best odds a unit has lie above even ones."""
    best = 0
    for hex in targets:
        odds = column(attack_value(state, unit), defence_value(state, state.occupant[hex]))
        best = max(best, odds - EVEN)
    return best


@helper
def facts_of_clock(state: State, places: Ints, amounts: Floats, count: int) -> int:
    """How far the game is, and what is missing."""
    left = state.last_turn - state.turn
    lacks, spare = state.axis_needs - score(state, AXIS), score(state, SOVIET) - state.soviet_needs
    count = note(places, amounts, count, CLOCK + Clock.TURNS_LEFT, 0.125 * left)
    count = note(places, amounts, count, CLOCK + Clock.LAST_TURN, 1.0 * (left == 0))
    count = note(places, amounts, count, CLOCK + Clock.LAST_BUT_ONE, 1.0 * (left == 1))
    count = note(places, amounts, count, CLOCK + Clock.AXIS_TO_MOVE, 1.0 * (state.side == AXIS))
    count = note(places, amounts, count, CLOCK + Clock.AXIS_LACKS, 0.2 * lacks)
    count = note(places, amounts, count, CLOCK + Clock.AXIS_LACKS_ONE, 1.0 * (lacks <= 1))
    count = note(places, amounts, count, CLOCK + Clock.AXIS_LACKS_TWO, 1.0 * (lacks <= 2))
    count = note(places, amounts, count, CLOCK + Clock.SOVIET_HAS_MORE, 0.2 * spare)
    count = note(places, amounts, count, CLOCK + Clock.SOVIET_HAS_ENOUGH, 1.0 * (spare >= 0))
    return note(places, amounts, count, CLOCK + Clock.AXIS_LACKS_A_TURN, lacks / (1.0 + left))


@helper
def facts_of_means(state: State, places: Ints, amounts: Floats, count: int) -> int:
    """What the side to move can still do in its turn."""
    first = MEANS + state.side * N_MEANS
    if state.step != Step.ACTION:
        return note(places, amounts, count, first + Means.UPKEEP, 1.0)
    is_last = state.turn == state.last_turn
    is_pressed = state.event == Card.POLITICAL_PRESSURE and state.attacked == 0
    count = note(places, amounts, count, first + Means.COMMAND, 0.15 * state.command)
    count = note(places, amounts, count, first + Means.NO_COMMAND, 1.0 * (state.command == 0))
    count = note(places, amounts, count, first + Means.ARTILLERY, 0.5 * state.artillery)
    count = note(places, amounts, count, first + Means.AIR, 1.0 * state.air)
    count = note(places, amounts, count, first + Means.MUST_ATTACK, 1.0 * (is_pressed))
    return note(places, amounts, count, first + Means.LAST_COMMAND, 0.2 * state.command * is_last)
