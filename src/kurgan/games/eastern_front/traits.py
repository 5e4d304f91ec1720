"""How promising actions look at a glance: each has traits, and what each trait weighs was learned."""

from __future__ import annotations

from enum import IntEnum, auto
from typing import Final

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.paths import distance
from kurgan.engine.record import Ints, Reals
from kurgan.engine.rule import helper
from kurgan.games.eastern_front.numbering import (
    BUY,
    COMMIT,
    COVER,
    END,
    GO,
    JOIN,
    LIFT,
    LOSE,
    RAIL,
    REMOVE,
    REPLACE,
    SEA,
    STAND,
    TAKE,
    TARGET,
)
from kurgan.games.eastern_front.rules.attack import owed, potential
from kurgan.games.eastern_front.rules.odds import QUARTERS, column, joined_quarters, joined_sides
from kurgan.games.eastern_front.rules.terrain import ground_bonus, multiplier
from kurgan.games.eastern_front.state import (
    N_GOALS,
    NO_UNIT,
    Errand,
    Phase,
    State,
    Step,
    enemy_of,
    first_of,
    is_held,
    side_of,
)
from kurgan.games.eastern_front.tables.map import GRID, NEIGHBOURS, OFF_MAP
from kurgan.games.eastern_front.tables.units import IS_ARMOUR, UNITS_PER_SIDE
from kurgan.games.eastern_front.worth import (
    POINT,
    Surroundings,
    company,
    gate,
    is_fresh,
    nearness,
    opportunity,
    promise,
    stack_attack,
    stack_worth,
    stake,
    surroundings,
    unit_worth,
)

N_STEPS: Final = len(Step)
N_PHASES: Final = len(Phase)
N_WORDS: Final = 12  # the answers without a unit or hex

# Traits that come in rows
WORDS: Final = 0  # each answer at each step
ENDS: Final = WORDS + N_STEPS * N_WORDS  # the end of each phase
NAMED: Final = ENDS + N_PHASES


class Trait(IntEnum):
    """What may be said of an action, beside those."""

    STRIKE = NAMED  # a target
    STRIKE_GAIN = auto()
    STRIKE_LOSS = auto()
    STRIKE_OWED = auto()
    STRIKE_STAKE = auto()
    STRIKE_ODDS = auto()
    STRIKE_PREPARED = auto()

    COMMIT_GAIN = auto()
    COMMIT_LOSS = auto()
    COMMIT_ODDS = auto()

    JOIN = auto()
    JOIN_FIRST = auto()
    JOIN_GAIN = auto()
    JOIN_LOSS = auto()
    JOIN_ATTACK = auto()
    JOIN_ARMOUR = auto()

    LOSE_WORTH = auto()
    REMOVE_WORTH = auto()
    ADVANCE_ATTACK = auto()
    ADVANCE_ARMOUR = auto()

    CALL_UP = auto()  # a replacement or an arrival
    CALL_UP_WORTH = auto()
    BY_TRAIN = auto()
    BY_SEA = auto()
    SHIELD = auto()
    SHIELD_STAKE = auto()
    SHIELD_ALARM = auto()
    SUPPLY = auto()
    SUPPLY_WORTH = auto()

    PURSUE_NEAR = auto()  # where the beaten are driven: next to own units
    PURSUE_GOAL = auto()
    RISK = auto()  # the stack that stands or yields
    BARGAIN = auto()  # what is bought


class Ground(IntEnum):
    """What may be said of a place and a unit in it."""

    DRIVE = 0  # near goals that the side must take
    GUARD = 1  # near goals that it holds and the enemy is near
    WATCH = 2  # near those that it holds else
    CONTACT = 3
    ALARM = 4
    HUNGER = 5
    FRIENDS = 6
    SHELTER = 7
    EXPOSED = 8
    CHANCE = 9  # of the best attack it could join
    GOAL = 10  # taken
    GATE = 11  # closed
    COMPANY = 12
    ATTACK_IN_CONTACT = 13
    THERE = 14


OF_A_PLACE: Final = len(Ground)
STAYING: Final = NAMED + len(Trait)  # a unit that is chosen to move, as it stands
GOING: Final = STAYING + OF_A_PLACE  # where a unit goes by foot
ADVANCING: Final = GOING + OF_A_PLACE  # after combat
TRAVELLING: Final = ADVANCING + OF_A_PLACE  # by rail, by sea, or onto the map
FAR: Final = TRAVELLING + OF_A_PLACE
N_TRAITS: Final = FAR + 1


@helper
def rank(state: State, numbers: Ints, count: int, weights: Reals, scores: Reals) -> None:
    """Score the actions of who is asked."""
    about = surroundings(state, state.side)
    for index in range(count):
        number = numbers[index]
        if number >= GO:
            scores[index] = of_place(state, number, about, weights)
        elif number >= TAKE:
            scores[index] = of_unit(state, number, about, weights)
        else:
            scores[index] = of_word(state, number, weights)


@helper
def of_word(state: State, number: int, weights: Reals) -> float:
    """An answer without a unit or hex."""
    score = weights[WORDS + state.step * N_WORDS + number]
    if number == END:
        score += weights[ENDS + state.phase]
    elif state.step == Step.ATTACKERS:
        score += of_resolve(state, weights) if number == COMMIT else -of_resolve(state, weights)
    elif number == STAND:
        score += weights[Trait.RISK] * 0.1 * stack_worth(state, state.target)
    elif number == BUY:
        score += weights[Trait.BARGAIN] * 0.1 * stack_worth(state, state.target)
    return score


@helper
def of_resolve(state: State, weights: Reals) -> float:
    """What speaks for the attack with those who have joined."""
    strength, sides = joined_quarters(state, state.target), joined_sides(state, state.target)
    if strength == 0:
        return 0.0
    value = 0.1 * promise(state, state.target, strength, sides)
    score = weights[Trait.COMMIT_GAIN] * max(0.0, value) + weights[Trait.COMMIT_LOSS] * min(0.0, value)
    return score + weights[Trait.COMMIT_ODDS] * 0.1 * column(state, state.target, strength, sides)


@helper
def of_unit(state: State, number: int, about: Surroundings, weights: Reals) -> float:
    """An action that names a unit."""
    place = (number - TAKE) % UNITS_PER_SIDE
    if number >= REMOVE:
        unit = first_of(enemy_of(state.side)) + place
        return weights[Trait.REMOVE_WORTH] * 0.1 * unit_worth(state, unit)
    side = side_of(state.top[state.target]) if state.step == Step.EXCESS else state.side
    unit = first_of(side) + place
    if number >= LOSE:
        return weights[Trait.LOSE_WORTH] * 0.1 * unit_worth(state, unit)
    if number >= JOIN:
        return of_joining(state, unit, weights)
    if number >= REPLACE:
        return weights[Trait.CALL_UP] + weights[Trait.CALL_UP_WORTH] * 0.1 * unit_worth(state, unit)
    if state.step == Step.ADVANCE:
        return (
            weights[Trait.ADVANCE_ATTACK] * 0.1 * state.attack[unit]
            + weights[Trait.ADVANCE_ARMOUR] * IS_ARMOUR[state.kind[unit]]
        )
    score = of_ground(state, unit, state.unit_hex[unit], about, weights, STAYING)
    if number >= SEA:
        return score + weights[Trait.BY_SEA]
    return score + weights[Trait.BY_TRAIN] if number >= RAIL else score


@helper
def of_joining(state: State, unit: int, weights: Reals) -> float:
    """A unit joins the attack."""
    hex = state.target
    strength, sides = joined_quarters(state, hex), joined_sides(state, hex)
    score = weights[Trait.JOIN] + weights[Trait.JOIN_ATTACK] * 0.1 * state.attack[unit]
    score += weights[Trait.JOIN_ARMOUR] * IS_ARMOUR[state.kind[unit]]
    for direction in range(N_DIRECTIONS):
        if NEIGHBOURS[hex, direction] == state.unit_hex[unit]:
            sides_more = sides | 1 << direction
            after = promise(state, hex, strength + QUARTERS * state.attack[unit], sides_more)
            if strength == 0:
                return score + weights[Trait.JOIN_FIRST]
            gain = 0.1 * (after - promise(state, hex, strength, sides))
            score += weights[Trait.JOIN_GAIN] * max(0.0, gain) + weights[Trait.JOIN_LOSS] * min(0.0, gain)
    return score


@helper
def of_place(state: State, number: int, about: Surroundings, weights: Reals) -> float:
    """An action that points at a hex."""
    if number >= LIFT:
        return weights[Trait.SUPPLY] + weights[Trait.SUPPLY_WORTH] * 0.1 * stack_worth(state, number - LIFT)
    if number >= COVER:
        hex = number - COVER
        score = weights[Trait.SHIELD] + weights[Trait.SHIELD_ALARM] * (hex in about.alarm)
        return score + weights[Trait.SHIELD_STAKE] * stake(state, enemy_of(state.side), hex) / POINT
    if number >= TARGET:
        return of_target(state, number - TARGET, weights)
    hex = number - GO
    if state.step == Step.RETREAT:
        score = weights[Trait.PURSUE_NEAR] * (hex in about.contact)
        return score + weights[Trait.PURSUE_GOAL] * (stake(state, state.side, hex) > 0)
    unit = state.subject
    if state.errand == Errand.MOVE:
        score = weights[FAR] * 0.1 * distance(GRID, state.unit_hex[unit], hex)
        return score + of_ground(state, unit, hex, about, weights, GOING)
    return of_ground(state, unit, hex, about, weights, ADVANCING if state.errand == Errand.ADVANCE else TRAVELLING)


@helper
def of_target(state: State, hex: int, weights: Reals) -> float:
    """A hex to attack, with all who could join."""
    strength, sides = potential(state, hex)
    value, odds = 0.1 * promise(state, hex, strength, sides), column(state, hex, strength, sides)
    score = weights[Trait.STRIKE] + weights[Trait.STRIKE_PREPARED] * (state.phase == Phase.PREPARED)
    score += weights[Trait.STRIKE_GAIN] * max(0.0, value) + weights[Trait.STRIKE_LOSS] * min(0.0, value)
    score += weights[Trait.STRIKE_STAKE] * stake(state, state.side, hex) / POINT
    return score + weights[Trait.STRIKE_OWED] * (hex in owed(state)) + weights[Trait.STRIKE_ODDS] * 0.1 * odds


@helper
def of_ground(state: State, unit: int, hex: int, about: Surroundings, weights: Reals, first: int) -> float:
    """A unit in a place: goals, supply, neighbours, danger and chances."""
    side = side_of(unit)
    score = weights[first + Ground.THERE] + of_goals(state, unit, hex, about, weights, first)
    score += weights[first + Ground.HUNGER] * (hex not in about.fed)
    score += weights[first + Ground.ALARM] * (hex in about.alarm)
    score += weights[first + Ground.GOAL] * stake(state, side, hex) / POINT
    score += weights[first + Ground.GATE] * 0.2 * gate(state, side, hex, about) * (state.top[hex] == NO_UNIT)
    friends = threat = 0
    for direction in range(N_DIRECTIONS):
        other = state.top[NEIGHBOURS[hex, direction]]
        if other != NO_UNIT:
            if side_of(other) == side:
                friends += 1
            else:
                threat += stack_attack(state, other)
    score += weights[first + Ground.FRIENDS] * 0.3 * friends
    score += weights[first + Ground.COMPANY] * 0.1 * company(state, unit, hex)
    if hex in about.contact:
        bonus = ground_bonus(state, unit, hex, 0)
        held = (state.defence[unit] + bonus) * multiplier(hex) + company(state, unit, hex)
        score += weights[first + Ground.CONTACT] + weights[first + Ground.SHELTER] * bonus * multiplier(hex)
        score += weights[first + Ground.ATTACK_IN_CONTACT] * 0.1 * state.attack[unit]
        score += weights[first + Ground.EXPOSED] * 0.1 * max(0, threat - 2 * held)
        if state.side == side and is_fresh(state, unit):
            score += weights[first + Ground.CHANCE] * 0.1 * opportunity(state, unit, hex)
    return score


@helper
def of_goals(state: State, unit: int, hex: int, about: Surroundings, weights: Reals, first: int) -> float:
    """How near a unit is to what is to be taken or held."""
    side = side_of(unit)
    drive = guard = watch = 0.0
    for goal in range(N_GOALS):
        place = state.goal_hex[goal]
        if place == OFF_MAP:
            break
        near = state.goal_points[goal] * nearness(hex, place)
        if not is_held(state, side, place):
            drive += near
        elif place in about.alarm:
            guard += near
        else:
            watch += near
    score = weights[first + Ground.DRIVE] * 0.1 * drive * state.attack[unit]
    score += weights[first + Ground.GUARD] * 0.1 * guard * state.defence[unit]
    return score + weights[first + Ground.WATCH] * 0.1 * watch
