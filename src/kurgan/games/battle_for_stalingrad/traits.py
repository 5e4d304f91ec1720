"""How promising actions look at a glance: each has traits, and what each trait weighs was learned."""

from __future__ import annotations

from enum import IntEnum, auto
from typing import Final

from kurgan.engine.record import Ints, Reals
from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.numbering import (
    ATTACK,
    ELIMINATE,
    FORCE,
    LOCATION,
    MOVE,
    PASS,
    RATION,
    REINFORCE,
    RETREAT,
    SETS,
    SETUP,
    SPEND,
)
from kurgan.games.battle_for_stalingrad.rules.control import controls, n_controlled
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.totals import ignored, total
from kurgan.games.battle_for_stalingrad.state import (
    N_AREAS,
    Stage,
    State,
    control_area,
    enemy_of,
    forces_of,
    is_on_table,
    is_perimeter,
    perimeter_area,
    place_of,
    side_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    COMBAT,
    FIREFIGHT,
    IS_URANUS,
    KIND,
    REACTION_TIME,
    TIMING,
    VALUE,
)
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tables.setups import N_SETUPS
from kurgan.games.battle_for_stalingrad.worth import CARD_WORTH, might, prize

N_STEPS: Final = len(Step)
N_KINDS: Final = len(TIMING)

# Traits that come in rows
PASSES: Final = 0  # at each step
PLAYS: Final = PASSES + N_STEPS  # of each kind of card
SETUPS: Final = PLAYS + N_KINDS
NAMED: Final = SETUPS + N_SETUPS


class Trait(IntEnum):
    """What may be said of an action, beside those."""

    PASS_UNHURT = NAMED  # the enemy's total brings no hits
    PASS_BROKEN = auto()  # it brings more than rations can absorb
    PASS_BREAKING = auto()  # so does the own one
    PASS_WITH_CARDS = auto()

    PLAY_UNHURT = auto()
    PLAY_BROKEN = auto()
    PLAY_BREAKING = auto()
    PLAY_CARDS = auto()

    FEED = auto()
    FEED_WORTH = auto()
    FEED_RARE = auto()
    FEED_HUNGRY = auto()
    FEED_CARDS = auto()

    STRIKE = auto()  # a card that raises the own total
    STRIKE_NUMBER = auto()
    STRIKE_BREAKS = auto()
    SHELTER = auto()  # one that lowers the enemy's
    SHELTER_NUMBER = auto()
    SHELTER_SAVES = auto()
    SPENT_WORTH = auto()
    SPENT_RARE = auto()
    SPENT_CARDS = auto()

    MOVE = auto()
    MOVE_COMBAT = auto()
    MOVE_RATIONS = auto()
    INTO_PERIMETER = auto()
    INTO_OWN = auto()
    INTO_FREE = auto()
    INTO_CONTESTED = auto()
    INTO_ENEMY = auto()
    OWN_THERE = auto()
    ENEMY_THERE = auto()
    PRIZE_THERE = auto()
    OWN_HERE = auto()
    ENEMY_HERE = auto()
    GIVES_UP = auto()  # the prize of a Location that is left alone

    ASSAULT = auto()
    ASSAULT_COMBAT = auto()
    ASSAULT_ENEMY = auto()
    ASSAULT_ODDS = auto()
    ASSAULT_PRIZE = auto()
    ASSAULT_CARDS = auto()
    ASSAULT_AGAINST_CARDS = auto()
    ASSAULT_FOR_ALL = auto()
    ASSAULT_RESERVE = auto()  # who is left to hold the ground

    REINFORCE = auto()
    REINFORCE_OWN = auto()
    REINFORCE_ENEMY = auto()
    REINFORCE_PRIZE = auto()

    OWN_HUNGRY = auto()
    OWN_RATIONS = auto()
    OWN_COMBAT = auto()
    OWN_CONTROL = auto()
    OWN_THREAT = auto()
    OWN_VALUE = auto()
    ENEMY_RATIONS = auto()
    ENEMY_COMBAT = auto()
    ENEMY_VALUE = auto()
    ENEMY_LAST = auto()

    GIVE_RATION = auto()
    GIVE_LAST_RATION = auto()
    GIVE_COMBAT = auto()
    FALL_BACK = auto()
    FALL_BACK_ALONE = auto()
    FALL_BACK_COMBAT = auto()
    DIE = auto()
    DIE_VALUE = auto()
    DIE_RATIONS = auto()
    DIE_ALONE = auto()
    HITS_LEFT = auto()  # for each Force that dies

    PLACE_OWN = auto()
    PLACE_ENEMY = auto()
    PLACE_PRIZE = auto()


N_TRAITS: Final = NAMED + len(Trait)


@helper
def rank(state: State, numbers: Ints, count: int, weights: Reals, scores: Reals) -> None:
    """Score the actions of who is asked."""
    pressure = pressed(state)
    for index in range(count):
        scores[index] = of_action(state, numbers[index], pressure, weights)


@helper
def of_action(state: State, number: int, pressure: tuple[int, int], weights: Reals) -> float:
    """One action, by its kind."""
    if number == PASS:
        return of_pass(state, pressure, weights)
    if number < SPEND:
        return of_card(state, number - 1, pressure, weights)
    if number < MOVE:
        return of_spending(state, number - SPEND, pressure, weights)
    if number < ATTACK:
        return of_move(state, (number - MOVE) // N_AREAS, (number - MOVE) % N_AREAS, weights)
    if number < REINFORCE:
        return of_attack(state, (number - ATTACK) // SETS, (number - ATTACK) % SETS, weights)
    if number < FORCE:
        return of_reinforcement(state, number - REINFORCE, weights)
    if number < RATION:
        return of_force(state, number - FORCE, weights)
    if number < LOCATION:
        return of_loss(state, number, weights)
    if number < SETUP:
        return of_location(state, number - LOCATION, weights)
    return weights[SETUPS + number - SETUP]


@helper
def pressed(state: State) -> tuple[int, int]:
    """In a battle: by how much the hits on the actor, and on its enemy, go beyond their rations; else nothing."""
    if state.stage == Stage.NONE or state.stage == Stage.STRIKE:
        return 0, 0
    own, enemy = state.actor, enemy_of(state.actor)
    hits_on_own, hits_on_enemy = total(state, enemy) - ignored(state, own), total(state, own) - ignored(state, enemy)
    return hits_on_own - endurance(state, own), hits_on_enemy - endurance(state, enemy)


@helper
def endurance(state: State, side: int) -> int:
    """The rations of a side in the battle."""
    rations = 0
    for force in forces_of(side):
        if state.engaged[force]:
            rations += state.rations[force]
    return rations


@helper
def is_unhurt(state: State) -> bool:
    """Would the actor have no hits to absorb, as it stands?"""
    if state.stage == Stage.NONE or state.stage == Stage.STRIKE:
        return False
    return total(state, enemy_of(state.actor)) <= ignored(state, state.actor)


@helper
def of_pass(state: State, pressure: tuple[int, int], weights: Reals) -> float:
    """Doing nothing more."""
    score = weights[PASSES + state.step] + weights[Trait.PASS_WITH_CARDS] * 0.1 * state.hand_size[state.actor]
    score += weights[Trait.PASS_BROKEN] * (pressure[0] > 0) + weights[Trait.PASS_BREAKING] * (pressure[1] > 0)
    return score + weights[Trait.PASS_UNHURT] * is_unhurt(state)


@helper
def of_card(state: State, face: int, pressure: tuple[int, int], weights: Reals) -> float:
    """A card for what it does."""
    score = weights[PLAYS + KIND[face]] + weights[Trait.PLAY_CARDS] * 0.1 * state.hand_size[state.actor]
    score += weights[Trait.PLAY_BROKEN] * (pressure[0] > 0) + weights[Trait.PLAY_BREAKING] * (pressure[1] > 0)
    return score + weights[Trait.PLAY_UNHURT] * is_unhurt(state)


@helper
def is_rare(face: int) -> bool:
    """Is a card worth keeping for what it does alone?"""
    return bool(IS_URANUS[KIND[face]]) or TIMING[KIND[face]] == REACTION_TIME


@helper
def of_spending(state: State, face: int, pressure: tuple[int, int], weights: Reals) -> float:
    """A card for rations, for its number, or as payment."""
    worth, rare = float(CARD_WORTH[face]), 1.0 * is_rare(face)
    if state.step == Step.ACTION:
        score = weights[Trait.FEED] + weights[Trait.FEED_WORTH] * worth + weights[Trait.FEED_RARE] * rare
        score += weights[Trait.FEED_CARDS] * 0.1 * state.hand_size[state.actor]
        return score + weights[Trait.FEED_HUNGRY] * hungry(state, state.actor)
    score = weights[Trait.SPENT_WORTH] * worth + weights[Trait.SPENT_RARE] * rare
    if state.step == Step.FIREFIGHT:
        number = FIREFIGHT[face]
        score += weights[Trait.SPENT_CARDS] * 0.1 * state.hand_size[state.actor]
        if number > 0:
            score += weights[Trait.STRIKE] + weights[Trait.STRIKE_NUMBER] * number
            score += weights[Trait.STRIKE_BREAKS] * (pressure[1] <= 0 < pressure[1] + number)
        else:
            score += weights[Trait.SHELTER] - weights[Trait.SHELTER_NUMBER] * number
            score += weights[Trait.SHELTER_SAVES] * (pressure[0] > 0 >= pressure[0] + number)
    return score


@helper
def hungry(state: State, side: int) -> int:
    """How many Forces on the table have no rations."""
    count = 0
    for force in forces_of(side):
        count += is_on_table(state, force) and state.rations[force] == 0
    return count


@helper
def of_move(state: State, force: int, area: int, weights: Reals) -> float:
    """A Force goes somewhere, or is placed there."""
    side, here, place = side_of(force), state.force_at[force], place_of(area)
    enemy = enemy_of(side)
    score = weights[Trait.MOVE] + weights[Trait.MOVE_COMBAT] * COMBAT[force]
    score += weights[Trait.MOVE_RATIONS] * state.rations[force]
    if is_perimeter(area):
        score += weights[Trait.INTO_PERIMETER]
    elif controls(state, side, place):
        score += weights[Trait.INTO_OWN]
    elif controls(state, enemy, place):
        score += weights[Trait.INTO_ENEMY]
    else:
        score += weights[Trait.INTO_FREE if state.present[side, area] == 0 else Trait.INTO_CONTESTED]
    score += weights[Trait.OWN_THERE] * 0.1 * might(state, side, control_area(place))
    score += weights[Trait.ENEMY_THERE] * 0.1 * might(state, enemy, control_area(place))
    score += weights[Trait.PRIZE_THERE] * 0.1 * prize(state, place)
    if here < N_AREAS:
        left = place_of(here)
        score += weights[Trait.OWN_HERE] * 0.1 * might(state, side, control_area(left))
        score += weights[Trait.ENEMY_HERE] * 0.1 * might(state, enemy, control_area(left))
        if not is_perimeter(here) and state.present[side, here] == 1:
            score += weights[Trait.GIVES_UP] * 0.1 * prize(state, left)
    return score


@helper
def of_attack(state: State, place: int, chosen: int, weights: Reals) -> float:
    """An attack with some of those who may join."""
    side, own, bits = state.side, 0.0, 0
    enemy = enemy_of(side)
    for force in forces_of(side):
        if state.force_at[force] == control_area(place):
            if chosen >> bits & 1:
                own += 1.0 + COMBAT[force] + state.medals[force]
            bits += 1
    against = might(state, enemy, control_area(place))
    score = weights[Trait.ASSAULT] + weights[Trait.ASSAULT_COMBAT] * 0.1 * own
    score += weights[Trait.ASSAULT_ENEMY] * 0.1 * against
    score += weights[Trait.ASSAULT_ODDS] * (own - against) / (own + against + 1.0)
    score += weights[Trait.ASSAULT_PRIZE] * 0.1 * prize(state, place)
    score += weights[Trait.ASSAULT_CARDS] * 0.1 * state.hand_size[side]
    score += weights[Trait.ASSAULT_AGAINST_CARDS] * 0.1 * state.hand_size[enemy]
    score += weights[Trait.ASSAULT_RESERVE] * 0.1 * might(state, side, perimeter_area(place))
    return score + weights[Trait.ASSAULT_FOR_ALL] * (n_controlled(state, side) >= N_PLACES - 1)


@helper
def of_reinforcement(state: State, place: int, weights: Reals) -> float:
    """A Force comes to a perimeter area."""
    side = state.actor
    score = weights[Trait.REINFORCE] + weights[Trait.REINFORCE_PRIZE] * 0.1 * prize(state, place)
    score += weights[Trait.REINFORCE_OWN] * 0.1 * might(state, side, control_area(place))
    return score + weights[Trait.REINFORCE_ENEMY] * 0.1 * might(state, enemy_of(side), control_area(place))


@helper
def of_force(state: State, force: int, weights: Reals) -> float:
    """A Force is named: an own one for the better, or an enemy's for the worse."""
    at, rations = state.force_at[force], state.rations[force]
    if side_of(force) != state.actor:
        score = weights[Trait.ENEMY_RATIONS] * rations + weights[Trait.ENEMY_COMBAT] * 0.1 * COMBAT[force]
        score += weights[Trait.ENEMY_VALUE] * 0.1 * VALUE[force]
        return score + weights[Trait.ENEMY_LAST] * (at < N_AREAS and state.present[side_of(force), at] == 1)
    score = weights[Trait.OWN_HUNGRY] * (rations == 0) + weights[Trait.OWN_RATIONS] * rations
    score += weights[Trait.OWN_COMBAT] * 0.1 * COMBAT[force] + weights[Trait.OWN_VALUE] * 0.1 * VALUE[force]
    if at < N_AREAS:
        score += weights[Trait.OWN_CONTROL] * (not is_perimeter(at))
        score += weights[Trait.OWN_THREAT] * 0.1 * might(state, enemy_of(state.actor), control_area(place_of(at)))
    return score


@helper
def of_loss(state: State, number: int, weights: Reals) -> float:
    """How a hit is absorbed."""
    if number < RETREAT:
        force = number - RATION
        score = weights[Trait.GIVE_RATION] + weights[Trait.GIVE_LAST_RATION] * (state.rations[force] == 1)
        return score + weights[Trait.GIVE_COMBAT] * 0.1 * COMBAT[force]
    if number < ELIMINATE:
        force = number - RETREAT
        score = weights[Trait.FALL_BACK] + weights[Trait.FALL_BACK_COMBAT] * 0.1 * COMBAT[force]
        return score + weights[Trait.FALL_BACK_ALONE] * is_alone(state, force)
    force = number - ELIMINATE
    score = weights[Trait.DIE] + weights[Trait.DIE_VALUE] * 0.1 * VALUE[force]
    score += weights[Trait.DIE_RATIONS] * state.rations[force] + weights[Trait.HITS_LEFT] * 0.1 * state.hits
    return score + weights[Trait.DIE_ALONE] * is_alone(state, force)


@helper
def is_alone(state: State, force: int) -> bool:
    """Is a Force the only one of its side in its area?"""
    return state.present[side_of(force), state.force_at[force]] == 1


@helper
def of_location(state: State, place: int, weights: Reals) -> float:
    """A Location is named."""
    score = weights[Trait.PLACE_PRIZE] * 0.1 * prize(state, place)
    score += weights[Trait.PLACE_OWN] * 0.1 * might(state, state.actor, control_area(place))
    return score + weights[Trait.PLACE_ENEMY] * 0.1 * might(state, enemy_of(state.actor), control_area(place))
