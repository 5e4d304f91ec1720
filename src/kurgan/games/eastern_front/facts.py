"""What a position is made of, for whoever learns to judge it: forces, ground, supply and what is missing to win."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np

from kurgan.engine.facts import note
from kurgan.engine.record import Floats, Ints
from kurgan.engine.rule import helper
from kurgan.games.eastern_front.evaluate import SETTLED, duties, holdings, prospects
from kurgan.games.eastern_front.rules.victory import Contest, contender, score, threshold
from kurgan.games.eastern_front.state import (
    N_GOALS,
    N_SIDES,
    NO_UNIT,
    Phase,
    State,
    Step,
    is_held,
    is_on_map,
    standing,
    units_in_play,
)
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, OFF_MAP, SOVIET
from kurgan.games.eastern_front.worth import holes, nearness, surroundings, unit_worth


class Sum(IntEnum):
    """What is added up for each side."""

    UNITS = 0
    ATTACK = 1
    DEFENCE = 2
    DISPERSED = 3
    STRANDED = 4
    HUNGRY = 5
    IN_CONTACT = 6
    HOLES = 7
    POINTS = 8
    POINTS_IN_ALARM = 9
    POINTS_UNGUARDED = 10
    DRAW_OF_GOALS = 11  # attack factors near goals that are not held
    GUARD_OF_GOALS = 12  # defence factors near those that are
    AIR = 13
    INFANTRY_SAVED = 14
    ARMOUR_SAVED = 15
    SPENT = 16
    HOLDINGS = 17


class Clock(IntEnum):
    """How it stands on the whole, in each kind of scenario."""

    LEAD = 0
    BALANCE = 1
    SHORT = 2  # points that who must gain them lacks
    SHORT_A_TURN = 3
    WINS = 4
    DRAWS = 5
    TURNS_LEFT = 6
    LAST_TURN = 7
    AXIS_TURN = 8
    PROMISED = 9
    OWED = 10


N_SUMS: Final = len(Sum)
N_CLOCK: Final = len(Clock)
N_PHASES: Final = len(Phase)
SUMS: Final = 0
CLOCKS: Final = SUMS + len(Contest) * N_SIDES * N_SUMS
PHASES: Final = CLOCKS + len(Contest) * N_CLOCK
WEATHERS: Final = PHASES + N_SIDES * N_PHASES
N_FACTS: Final = WEATHERS + len(Weather)


@helper
def facts(state: State, places: Ints, amounts: Floats) -> int:
    """Write the facts of a position and return how many there are."""
    count = 0
    for side in range(N_SIDES):
        count = facts_of_side(state, side, places, amounts, count)
    count = facts_of_clock(state, places, amounts, count)
    count = note(places, amounts, count, WEATHERS + state.weather, 1.0)
    if state.step == Step.WEATHER_DIE:
        return count
    return note(places, amounts, count, PHASES + state.side * N_PHASES + state.phase, 1.0)


@helper
def facts_of_side(state: State, side: int, places: Ints, amounts: Floats, count: int) -> int:
    """What a side has on the whole."""
    sums = np.zeros(N_SUMS, np.float32)
    about = surroundings(state, side)
    for unit in units_in_play(state, side):
        if is_on_map(state, unit):
            hex, worth = state.unit_hex[unit], unit_worth(state, unit)
            sums[Sum.UNITS] += 0.03
            sums[Sum.ATTACK] += 0.01 * state.attack[unit]
            sums[Sum.DEFENCE] += 0.01 * state.defence[unit]
            sums[Sum.DISPERSED] += 0.02 * worth * state.dispersed[unit]
            sums[Sum.STRANDED] += 0.02 * worth * (hex not in about.fed)
            sums[Sum.HUNGRY] += 0.1 * state.hungry[unit]
            sums[Sum.IN_CONTACT] += 0.05 * (hex in about.contact)
            sums[Sum.SPENT] += 0.01 * state.attack[unit] * state.spent[unit]
    for goal in range(N_GOALS):
        place, points = state.goal_hex[goal], state.goal_points[goal]
        if place != OFF_MAP:
            is_own = is_held(state, side, place)
            if is_own:
                sums[Sum.POINTS] += 0.1 * points
                sums[Sum.POINTS_IN_ALARM] += 0.1 * points * (place in about.alarm)
                is_open = state.top[place] == NO_UNIT and place in about.alarm
                sums[Sum.POINTS_UNGUARDED] += 0.1 * points * is_open
            near = massed(state, side, place, is_own)
            sums[Sum.GUARD_OF_GOALS if is_own else Sum.DRAW_OF_GOALS] += 0.003 * points * near
    sums[Sum.HOLES] = 0.02 * len(holes(state, side, standing(state, side)))
    sums[Sum.AIR] = 0.3 * state.air[side]
    sums[Sum.INFANTRY_SAVED] = 0.05 * state.infantry_factors[side]
    sums[Sum.ARMOUR_SAVED] = 0.05 * state.armour_factors[side]
    sums[Sum.HOLDINGS] = 0.002 * holdings(state, side)
    first = SUMS + (state.victory * N_SIDES + side) * N_SUMS
    for each in range(N_SUMS):
        count = note(places, amounts, count, first + each, sums[each])
    return count


@helper
def massed(state: State, side: int, place: int, is_own: bool) -> float:
    """What a side has near a place: defence to hold it, or attack to take it."""
    total = 0.0
    for unit in units_in_play(state, side):
        if is_on_map(state, unit):
            factors = state.defence[unit] if is_own else state.attack[unit]
            total += factors * nearness(state.unit_hex[unit], place)
    return total


@helper
def facts_of_clock(state: State, places: Ints, amounts: Floats, count: int) -> int:
    """How far the game is, who leads, and what is missing."""
    lead = holdings(state, AXIS) - holdings(state, SOVIET)
    mover = 1.0 if state.side == AXIS else -1.0
    promised, due = mover * prospects(state), mover * duties(state)
    lead += promised + due
    left, first = state.last_turn - state.turn, CLOCKS + state.victory * N_CLOCK
    who = contender(state)
    needed = threshold(state) if state.victory >= Contest.BARBAROSSA else state.wins
    short = needed - score(state, who)
    count = note(places, amounts, count, first + Clock.LEAD, 0.005 * lead)
    count = note(places, amounts, count, first + Clock.BALANCE, lead / (abs(lead) + SETTLED))
    count = note(places, amounts, count, first + Clock.SHORT, 0.2 * short)
    count = note(places, amounts, count, first + Clock.SHORT_A_TURN, 0.3 * short / (1.0 + left))
    count = note(places, amounts, count, first + Clock.WINS, 1.0 * (short <= 0))
    count = note(places, amounts, count, first + Clock.DRAWS, 1.0 * (short == 1))
    count = note(places, amounts, count, first + Clock.TURNS_LEFT, 0.1 * left)
    count = note(places, amounts, count, first + Clock.LAST_TURN, 1.0 * (left == 0))
    count = note(places, amounts, count, first + Clock.AXIS_TURN, 1.0 * (state.side == AXIS))
    count = note(places, amounts, count, first + Clock.PROMISED, 0.05 * promised)
    return note(places, amounts, count, first + Clock.OWED, 0.05 * due)
