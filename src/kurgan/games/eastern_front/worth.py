"""What units and places are worth, for players that look ahead. Judgement, not rules: every weight here is tuned."""

from __future__ import annotations

from typing import Final, NamedTuple

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import HexSet, around, holds, only
from kurgan.engine.paths import distance
from kurgan.engine.record import Ints, table
from kurgan.engine.rule import helper
from kurgan.games.eastern_front.rules.losses import prize
from kurgan.games.eastern_front.rules.odds import NOT_ALLOWED, QUARTERS, column, defence
from kurgan.games.eastern_front.rules.supply import endurance, supplied
from kurgan.games.eastern_front.rules.terrain import ground_bonus, multiplier
from kurgan.games.eastern_front.rules.victory import Contest, contender, threshold
from kurgan.games.eastern_front.rules.weather import DIE_SIDES
from kurgan.games.eastern_front.state import (
    N_DEADLINES,
    N_GOALS,
    N_NAMED,
    NO_UNIT,
    State,
    controlled,
    enemy_of,
    field,
    is_held,
    is_on_map,
    side_of,
    standing,
    steady,
)
from kurgan.games.eastern_front.tables.charts import COMBAT_RESULTS, CORNERED, Outcome
from kurgan.games.eastern_front.tables.map import AXIS, EDGES, GRID, LAND, NEIGHBOURS, OFF_MAP, SEA_SIDE, SOVIET

FACTOR: Final = 1.0  # an attack or defence factor on the map
POINT: Final = 14.0  # a victory point held
RARE: Final = 1.2  # one of the Axis, which replaces few
DISPERSED: Final = 0.25  # the part of its worth that a dispersed unit has lost
HUNGRY: Final = 0.35  # the part lost with each failed check on the way to the last
STRANDED: Final = 0.6  # the part that it loses by standing outside supply
DRIVE: Final = 0.4  # of a goal, for each attack factor of those who must take it …
REGAIN: Final = 0.05  # … of one that is lost, on the others …
GUARD: Final = 0.2  # … and for each defence factor of those who could hold it against an enemy who is near
WATCH: Final = 0.02  # the same while none is
GATE: Final = 5.0  # a point that the enemy is near, and nobody stands in
AIR: Final = 1.0  # an air unit at hand …
SHIELD: Final = 2.0  # … and one over a point that the enemy is near
COVER: Final = 0.5  # a factor that the ground adds where the enemy is near
SHOULDER: Final = 0.35  # a friend next to it: lines have no holes
EAGER: Final = 0.6  # of a unit's share in the best attack that it could join where it stands
EXPOSED: Final = 0.3  # for each factor of an attack that would be too strong
SPAN: Final = 4.0  # hexes from a goal at which it draws half as much as in it

ATTACKER: Final = 2.2  # what an attack factor that is lost takes with it, its defence included
HEX: Final = 1.0  # ground that is won, twice as much for those who must win it
HOLE: Final = 0.5  # a hex behind the front into which the enemy could run
RUN: Final = 5  # hexes
FORLORN: Final = -5.0  # an attack that is not even allowed

# What each result is worth in tenths of the defender's worth, and in hexes
#                          AE  D/AE   X   NE    D   dw   DW   DR   DE   BR
TAKEN: Ints = table([0, 2, 10, 0, 2, 0, 2, 3, 10, 10])
GROUND: Ints = table([0, 0, 1, 0, 0, 1, 1, 2, 2, 4])


class Surroundings(NamedTuple):
    """What a side's units have around them: supply, enemies next to a hex or near it, and whose task it is."""

    fed: HexSet
    contact: HexSet
    alarm: HexSet
    drives: bool


@helper
def factor(side: int) -> float:
    """What a factor is worth: few that the Axis loses are ever replaced."""
    return RARE if side == AXIS else FACTOR


@helper
def unit_worth(state: State, unit: int) -> float:
    """A unit on the map, in its condition."""
    worth = factor(side_of(unit)) * (state.attack[unit] + state.defence[unit])
    if state.dispersed[unit]:
        worth *= 1 - DISPERSED
    if state.hungry[unit]:
        worth *= 1 - HUNGRY * state.hungry[unit] / endurance(state, unit)
    return worth


@helper
def driver(state: State) -> int:
    """The side that has to take something to win; the other has to hold it."""
    if state.victory == Contest.CAMPAIGN and threshold(state) == 0:
        return SOVIET
    return contender(state)


@helper
def nearness(hex: int, place: int) -> float:
    """1 in a place, half of it some hexes away, and less and less farther off."""
    return SPAN / (SPAN + distance(GRID, hex, place))


@helper
def surroundings(state: State, side: int) -> Surroundings:
    """What a side's units have around them now."""
    contact = around(standing(state, enemy_of(side)))
    return Surroundings(supplied(state, side), contact, around(around(contact)), driver(state) == side)


@helper
def holes(state: State, side: int, line: HexSet) -> HexSet:
    """Hexes of a side into which its enemy could run past the zones of those who stand in line."""
    free = (LAND & field(state)) - around(line) - standing(state, side)
    reached = standing(state, enemy_of(side))
    for _ in range(RUN):
        reached = reached | (around(reached) & free)
    return reached & controlled(state, side)


@helper
def line_without(state: State, unit: int) -> HexSet:
    """Where a side's units stand in good order, if one of them were not there."""
    line = steady(state, side_of(unit))
    return line - only(GRID, state.unit_hex[unit]) if is_on_map(state, unit) and is_alone(state, unit) else line


@helper
def is_alone(state: State, unit: int) -> bool:
    """Is nobody else in its hex?"""
    return state.below[state.top[state.unit_hex[unit]]] == NO_UNIT


@helper
def ahead_of(about: Surroundings) -> Surroundings:
    """The same for somebody who is about to go: one step ahead of supply it follows him, whatever zones are there."""
    return Surroundings(about.fed | around(about.fed), about.contact, about.alarm, about.drives)


@helper
def pull(state: State, unit: int, hex: int, about: Surroundings) -> float:
    """How much a unit does here for what is to be won or held; a goal that is won counts as if everybody were there."""
    side = side_of(unit)
    drive = (DRIVE if about.drives else REGAIN) * state.attack[unit]
    total = 0.0
    for goal in range(N_GOALS):
        place = state.goal_hex[goal]
        if place == OFF_MAP:
            break
        if is_held(state, side, place):
            guard = (GUARD if place in about.alarm else WATCH) * state.defence[unit]
            total += state.goal_points[goal] * (drive + guard * nearness(hex, place))
        else:
            total += state.goal_points[goal] * drive * nearness(hex, place)
    if state.victory == Contest.CAMPAIGN and about.drives and side == SOVIET:
        total += drive * deadline_pull(state, hex)
    return total


@helper
def deadline_pull(state: State, hex: int) -> float:
    """The same for the places that the Soviet side must take by a date."""
    total = 0.0
    for deadline in range(N_DEADLINES):
        if state.deadline_month[deadline] == 0:
            break
        total += places_pull(state, hex, state.deadline_all, deadline)
        total += places_pull(state, hex, state.deadline_any, deadline)
    return total


@helper
def places_pull(state: State, hex: int, places: Ints, deadline: int) -> float:
    """Of the places of one date, which end with the first that is none."""
    total = 0.0
    for number in range(N_NAMED):
        place = places[deadline, number]
        if place == OFF_MAP:
            break
        total += 1.0 if is_held(state, SOVIET, place) else nearness(hex, place)
    return total


@helper
def stake(state: State, side: int, hex: int) -> float:
    """The points that a side would gain by taking a hex."""
    if is_held(state, side, hex):
        return 0.0
    for goal in range(N_GOALS):
        if state.goal_hex[goal] == hex:
            return POINT * state.goal_points[goal]
    return 0.0


@helper
def gate(state: State, side: int, hex: int, about: Surroundings) -> float:
    """What it is worth that somebody stands in a hex: something in a goal of his side that the enemy is near."""
    if hex in about.alarm and is_held(state, side, hex):
        for goal in range(N_GOALS):
            if state.goal_hex[goal] == hex:
                return GATE * state.goal_points[goal]
    return 0.0


@helper
def footing(state: State, unit: int, hex: int, about: Surroundings) -> float:
    """What a hex is worth to a unit: goals, supply, ground, neighbours and danger."""
    value = pull(state, unit, hex, about)
    if hex not in about.fed:
        value -= STRANDED * (unit_worth(state, unit) + POINT * prize(state, unit))
    friends = threat = 0
    side = side_of(unit)
    for direction in range(N_DIRECTIONS):
        other = state.top[NEIGHBOURS[hex, direction]]
        if other != NO_UNIT:
            if side_of(other) == side:
                friends += 1
            else:
                threat += stack_attack(state, other)
    value += SHOULDER * min(friends, 2)
    if hex in about.contact:
        value += COVER * ground_bonus(state, unit, hex, 0) * multiplier(hex)
        held = (state.defence[unit] + ground_bonus(state, unit, hex, 0)) * multiplier(hex)
        held += company(state, unit, hex)
        if threat > 2 * held:
            value -= EXPOSED * (threat - 2 * held) / 2
        if state.side == side and is_fresh(state, unit):
            value += EAGER * opportunity(state, unit, hex)
    return value


@helper
def is_fresh(state: State, unit: int) -> bool:
    """Can a unit still attack this turn, and has not joined an attack?"""
    return not (state.spent[unit] or state.dispersed[unit] or state.joined[unit])


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
    if odds == NOT_ALLOWED:
        return FORLORN
    is_stuck = is_cornered(state, hex, sides)
    factors = defence(state, hex, sides)
    worth, cost = stack_worth(state, hex), ATTACKER * factor(state.side) * min(factors, attack // QUARTERS)
    ground = 2 * HEX if driver(state) == state.side else HEX
    takes = 0.8 * stake(state, state.side, hex)
    total = 0.0
    for die in range(DIE_SIDES):
        result = COMBAT_RESULTS[die, odds]
        if is_stuck:
            result = CORNERED[result]
        total += 0.1 * TAKEN[result] * worth + ground * GROUND[result] + (takes if GROUND[result] else 0.0)
        if result <= Outcome.X:
            total -= cost
    return total / DIE_SIDES


@helper
def is_cornered(state: State, hex: int, sides: int) -> bool:
    """Would attackers on these sides of a hex and next to them leave nobody in it a way out?"""
    if state.top[hex] == NO_UNIT:
        return False
    beside = sides << 1 | sides >> 1 | sides << (N_DIRECTIONS - 1) | sides >> (N_DIRECTIONS - 1)
    for direction in range(N_DIRECTIONS):
        way, bit = NEIGHBOURS[hex, direction], 1 << direction
        if sides & bit or way == OFF_MAP or EDGES[hex, direction] & SEA_SIDE:
            continue
        if state.top[way] == NO_UNIT:
            if not beside & bit:
                return False
        elif side_of(state.top[way]) == side_of(state.top[hex]):
            return False
    return True


@helper
def is_open_target(state: State, side: int, hex: int) -> bool:
    """Is there somebody to attack, or a city's own garrison, and has it not been tried in this phase?"""
    if hex == state.target or holds(state.attacked[0], hex) or holds(state.shelved[0], hex):
        return False
    if state.top[hex] != NO_UNIT:
        return side_of(state.top[hex]) != side
    return holds(state.untaken[0], hex) and is_held(state, enemy_of(side), hex)


@helper
def opportunity(state: State, unit: int, hex: int) -> float:
    """A unit's share in the best attack that it could join from a hex, with those who are there already."""
    best = 0.0
    side = side_of(unit)
    for direction in range(N_DIRECTIONS):
        target = NEIGHBOURS[hex, direction]
        if not is_open_target(state, side, target) or EDGES[hex, direction] & SEA_SIDE:
            continue
        own = strength = QUARTERS * state.attack[unit]
        sides = 1 << (direction + 3) % N_DIRECTIONS
        for beside in range(N_DIRECTIONS):
            friend = state.top[NEIGHBOURS[target, beside]]
            if friend != NO_UNIT and side_of(friend) == side:
                strength += QUARTERS * fresh_attack(state, friend, unit)
                sides |= 1 << beside
        if strength > 0:
            best = max(best, promise(state, target, strength, sides) * own / strength)
    return best


@helper
def fresh_attack(state: State, top: int, apart: int) -> int:
    """The attack factors of a stack that has not attacked yet, without one of its units."""
    total = 0
    unit = top
    while unit != NO_UNIT:
        if unit != apart and is_fresh(state, unit):
            total += state.attack[unit]
        unit = state.below[unit]
    return total
