"""What a position is made of, for whoever learns to judge it: Forces, Locations, hands, and how it stands."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np

from kurgan.engine.facts import note
from kurgan.engine.record import Floats, Ints
from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.outlook import FIRE, MOST_FIRE, outlook
from kurgan.games.battle_for_stalingrad.promise import pending
from kurgan.games.battle_for_stalingrad.rules.control import controls, n_controlled
from kurgan.games.battle_for_stalingrad.state import (
    LOST,
    N_AREAS,
    PILE,
    Phase,
    Stage,
    State,
    enemy_of,
    forces_of,
    is_on_table,
    is_perimeter,
    n_launched,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    COMBAT,
    GERMAN,
    IS_URANUS,
    KIND,
    N_FACES,
    N_FORCES,
    N_LOCATIONS,
    N_SIDES,
    NO_LOCATION,
    VALUE,
)
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.worth import coming, grip, hand, prize, standing, strongest

OF_AN_AREA: Final = 5  # combat, rations, medals, hungry Forces, Forces
OF_A_FORCE: Final = 4  # in a control area, in a perimeter area, lost, its rations
RUINED: Final = 0.3  # what a destroyed Location counts
FEW: Final = 3  # Forces: a side that has no more is near its end
MOST_LAUNCHED: Final = 7


class Sum(IntEnum):
    """What is added up for each side."""

    FORCES = 0
    LOST = 1
    PILE = 2
    RATIONS = 3
    VALUE = 4
    MEDALS = 5
    CARDS = 6
    DECK = 7
    STANDING = 8
    HAND = 9
    STRONGEST = 10
    BATTLE = 11
    HUNGRY = 12
    FEW_LEFT = 13


class Clock(IntEnum):
    """How the game stands on the whole, seen by the German side."""

    GRIP = 0
    PENDING = 1
    TURNS_LEFT = 2
    TURN = 3
    GERMAN_TURN = 4
    SOVIET_TURN = 5
    NEARLY_OVER = 6
    URANUS_LACKS = 7
    URANUS_HELD = 8
    URANUS_GROWS = 9


N_SUMS: Final = len(Sum)
N_PHASES: Final = len(Phase)

# Where each kind of fact begins
AREAS: Final = 0
PLACES: Final = AREAS + N_SIDES * N_AREAS * OF_AN_AREA
LOCATIONS: Final = PLACES + N_SIDES * N_PLACES
COUNTS: Final = LOCATIONS + N_SIDES * N_LOCATIONS
HANDS: Final = COUNTS + N_SIDES * (N_PLACES + 1)
LAUNCHED: Final = HANDS + N_FACES
FORCES: Final = LAUNCHED + MOST_LAUNCHED + 1
SUMS: Final = FORCES + N_FORCES * OF_A_FORCE
CLOCK: Final = SUMS + N_SIDES * N_SUMS
PHASES: Final = CLOCK + len(Clock)
N_FACTS: Final = PHASES + N_PHASES


@helper
def facts(state: State, places: Ints, amounts: Floats) -> int:
    """Write the facts of a position and return how many there are."""
    count = 0
    for side in range(N_SIDES):
        count = facts_of_forces(state, side, places, amounts, count)
        count = facts_of_places(state, side, places, amounts, count)
        count = facts_of_side(state, side, places, amounts, count)
    count = facts_of_hands(state, places, amounts, count)
    return facts_of_clock(state, places, amounts, count)


@helper
def facts_of_forces(state: State, side: int, places: Ints, amounts: Floats, count: int) -> int:
    """Where each Force is and in which condition."""
    for force in forces_of(side):
        at, own = state.force_at[force], FORCES + force * OF_A_FORCE
        if at == LOST:
            count = note(places, amounts, count, own + 2, 1.0)
        elif at < N_AREAS:
            area, rations = AREAS + (side * N_AREAS + at) * OF_AN_AREA, state.rations[force]
            count = note(places, amounts, count, area, 0.3 * COMBAT[force])
            count = note(places, amounts, count, area + 1, 0.3 * rations)
            count = note(places, amounts, count, area + 2, 0.5 * state.medals[force])
            count = note(places, amounts, count, area + 3, 1.0 * (rations == 0))
            count = note(places, amounts, count, area + 4, 1.0)
            count = note(places, amounts, count, own + is_perimeter(at), 1.0)
            count = note(places, amounts, count, own + 3, 0.3 * rations)
    return count


@helper
def facts_of_places(state: State, side: int, places: Ints, amounts: Floats, count: int) -> int:
    """Which Locations a side controls, and how many."""
    for place in range(N_PLACES):
        location = state.location[place]
        if location != NO_LOCATION and controls(state, side, place):
            count = note(places, amounts, count, PLACES + side * N_PLACES + place, 1.0)
            amount = RUINED if state.destroyed[place] else 1.0
            count = note(places, amounts, count, LOCATIONS + side * N_LOCATIONS + location, amount)
    return note(places, amounts, count, COUNTS + side * (N_PLACES + 1) + n_controlled(state, side), 1.0)


@helper
def facts_of_side(state: State, side: int, places: Ints, amounts: Floats, count: int) -> int:
    """What a side has on the whole."""
    sums = np.zeros(N_SUMS, np.float32)
    for force in forces_of(side):
        if is_on_table(state, force):
            sums[Sum.FORCES] += 0.1
            sums[Sum.RATIONS] += 0.03 * state.rations[force]
            sums[Sum.VALUE] += 0.03 * VALUE[force]
            sums[Sum.MEDALS] += 0.2 * state.medals[force]
            sums[Sum.HUNGRY] += 0.3 * (state.rations[force] == 0)
        elif state.force_at[force] == LOST:
            sums[Sum.LOST] += 0.1
        elif state.force_at[force] == PILE:
            sums[Sum.PILE] += 0.1
    sums[Sum.CARDS] = 0.1 * (state.hand_size[side] + coming(state, side))
    sums[Sum.DECK] = 0.03 * state.deck_size[side]
    sums[Sum.FEW_LEFT] = sums[Sum.FORCES] < 0.1 * FEW + 0.05
    if state.phase >= Phase.HANDS:
        sums[Sum.STANDING] = 0.02 * standing(state, side)
        sums[Sum.HAND] = 0.05 * hand(state, side)
        sums[Sum.STRONGEST] = 0.05 * strongest(state, side)
        if state.stage != Stage.NONE:
            sums[Sum.BATTLE] = 0.05 * outlook(state, side, threat(state, side))
    for each in range(N_SUMS):
        count = note(places, amounts, count, SUMS + side * N_SUMS + each, sums[each])
    return count


@helper
def threat(state: State, side: int) -> float:
    """Hits that cards in the enemy's hand may add to a battle."""
    return FIRE * min(MOST_FIRE, state.hand_size[enemy_of(side)]) if state.stage <= Stage.FIREFIGHT else 0.0


@helper
def facts_of_hands(state: State, places: Ints, amounts: Floats, count: int) -> int:
    """Which cards are held, and what there is of Uranus."""
    rare, launched = 0, n_launched(state)
    for face in range(N_FACES):
        if state.hand[face] > 0:
            count = note(places, amounts, count, HANDS + face, 1.0 * state.hand[face])
            rare += state.hand[face] * IS_URANUS[KIND[face]]
    lacks = state.uranus_needed - launched
    count = note(places, amounts, count, LAUNCHED + min(MOST_LAUNCHED, launched), 1.0)
    count = note(places, amounts, count, CLOCK + Clock.URANUS_LACKS, 0.3 * lacks)
    count = note(places, amounts, count, CLOCK + Clock.URANUS_HELD, 0.5 * rare)
    return note(places, amounts, count, CLOCK + Clock.URANUS_GROWS, 0.5 * min(rare, lacks) * launched)


@helper
def facts_of_clock(state: State, places: Ints, amounts: Floats, count: int) -> int:
    """How far the game is, and the grip on the Locations."""
    held, left = 0.0, state.last_turn - state.turn
    for place in range(N_PLACES):
        if state.location[place] != NO_LOCATION:
            held += prize(state, place) * grip(state, GERMAN, place)
    count = note(places, amounts, count, CLOCK + Clock.GRIP, 0.05 * held)
    if state.phase >= Phase.HANDS:
        count = note(places, amounts, count, CLOCK + Clock.PENDING, 0.05 * pending(state, GERMAN))
    count = note(places, amounts, count, CLOCK + Clock.TURNS_LEFT, 0.05 * left)
    count = note(places, amounts, count, CLOCK + Clock.TURN, 0.1 * state.turn)
    count = note(places, amounts, count, CLOCK + Clock.GERMAN_TURN + state.side, 1.0)
    count = note(places, amounts, count, CLOCK + Clock.NEARLY_OVER, 1.0 * (left <= 1))
    return note(places, amounts, count, PHASES + state.phase, 1.0)
