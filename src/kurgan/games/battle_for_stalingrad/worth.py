"""What places, Forces and cards are worth to a side: judgement, not rules. Every weight is tuned, in cards."""

from __future__ import annotations

from typing import Final

import numpy as np

from kurgan.engine.record import Floats, table
from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.rules.cards import cards_due
from kurgan.games.battle_for_stalingrad.rules.control import controls, n_controlled, note_at
from kurgan.games.battle_for_stalingrad.state import (
    PILE,
    Phase,
    State,
    control_area,
    enemy_of,
    faces_of,
    forces_of,
    is_on_table,
    is_perimeter,
    n_launched,
    perimeter_area,
    top_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    COMBAT,
    FIREFIGHT,
    GERMAN,
    IS_URANUS,
    KIND,
    N_FACES,
    NO_FORCE,
    RATIONS,
    REACTION_TIME,
    RUBBLE_CHART,
    SOVIET,
    TIMING,
    VALUE,
)
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Note, Scope

# Places
HELD: Final = 5.0  # a Location controlled, or fought for as much as one is the stronger
CHART: Final = 0.5  # a ration its chart will give
NOTED: Final = 1.0  # a note that works for its holder
LAST_HELD: Final = 4.0  # more for each Location beyond the third
ALL_HELD: Final = 40.0  # all five, when it is about to count
REACH: Final = 0.25  # strength behind the lines beside strength in the fight
THREAT: Final = 0.5  # the share of a held Location that an enemy behind the lines puts in doubt
FORTRESS: Final = 1.5  # a point of strength in the strongest garrison, which alone denies the enemy all five

# Forces
FORCE: Final = 1.0  # a Force on the table, and
FORCE_VALUE: Final = 1.1  # more for each point of its value
MEDAL: Final = 1.2
IN_CITY: Final = 0.3  # a Force in a control area
IN_PILE: Final = 0.25  # a Force that may still come
STAMINA: Final = 0.4  # a ration beside a point of combat
RATION: Final = 0.7  # a ration on average
#                               0    1    2    3    4    5    6  rations on a Force
RATIONS_WORTH: Floats = table([0.0, 1.1, 2.0, 2.7, 2.9, 3.0, 3.05], np.float64)

# Cards
CARD: Final = 1.15  # a card on average
CHEAP: Final = 0.75  # the part of it that a card given up as payment is worth
URANUS_HELD: Final = 2.0  # more for a Uranus card in hand
ANSWER_HELD: Final = 1.0  # more for a reaction in hand
#                          0    1    2     3     4     5     6  launched
LAUNCHED: Floats = table([0.0, 7.0, 15.0, 24.0, 35.0, 60.0, 70.0], np.float64)


def worth_of(face: int) -> float:
    """What a card in hand is worth as such: its number in a firefight, and what it can do."""
    return 0.75 + 0.15 * abs(int(FIREFIGHT[face])) + (0.0, 0.15, 0.15)[TIMING[KIND[face]]]


CARD_WORTH: Floats = table([worth_of(face) for face in range(N_FACES)], np.float64)


@helper
def mustered(state: State, side: int) -> int:
    """The value of the Forces placed: one quick set-up is as good as another, and none is left unfinished."""
    value = 0
    for force in forces_of(side):
        value += VALUE[force] * is_on_table(state, force)
    return value


@helper
def standing(state: State, side: int) -> float:
    """Forces, and what counts towards victory."""
    worth = 0.0
    for force in forces_of(side):
        if is_on_table(state, force):
            worth += force_worth(state, force) + float(RATIONS_WORTH[state.rations[force]])
        elif state.force_at[force] == PILE:
            worth += IN_PILE
    worth += FORTRESS * strongest(state, side)
    n_held = n_controlled(state, side)
    worth += LAST_HELD * max(0, n_held - 3)
    if n_held == N_PLACES and state.side == GERMAN:
        worth += ALL_HELD
    if side == SOVIET:
        worth += float(LAUNCHED[n_launched(state)])
    return worth


@helper
def force_worth(state: State, force: int) -> float:
    """A Force on the table with its medals."""
    worth = FORCE + FORCE_VALUE * VALUE[force] + MEDAL * state.medals[force]
    return worth if is_perimeter(state.force_at[force]) else worth + IN_CITY


@helper
def hand(state: State, side: int) -> float:
    """The cards of a hand, the rare ones more than others."""
    worth = 0.0
    for face in faces_of(side):
        if state.hand[face] > 0:
            each = CARD * float(CARD_WORTH[face])
            if IS_URANUS[KIND[face]]:
                each += URANUS_HELD
            elif TIMING[KIND[face]] == REACTION_TIME:
                each += ANSWER_HELD
            worth += each * state.hand[face]
    return worth


@helper
def coming(state: State, side: int) -> int:
    """The cards that the turn will still bring, so that ending it is not worth more for their sake."""
    if state.side == side and Phase.SUPPLY <= state.phase <= Phase.ACTION:
        return state.to_draw[side] + cards_due(state, side)
    return state.to_draw[side]


@helper
def prize(state: State, place: int) -> float:
    """What a Location is worth to who controls it."""
    worth = HELD + NOTED * (note_at(state, place) != Note.NONE)
    if not state.destroyed[place]:
        worth += CHART * RUBBLE_CHART[state.location[place], state.rubble[place]]
    return worth


@helper
def grip(state: State, side: int, place: int) -> float:
    """From 1, controlled and safe, to -1, the same for the enemy."""
    enemy = enemy_of(side)
    if controls(state, enemy, place):
        return -hold(state, enemy, place)
    if controls(state, side, place):
        return hold(state, side, place)
    own = might(state, side, control_area(place)) + REACH * might(state, side, perimeter_area(place))
    other = might(state, enemy, control_area(place)) + REACH * might(state, enemy, perimeter_area(place))
    return (own - other) / (own + other + 2.0)


@helper
def hold(state: State, side: int, place: int) -> float:
    """How safely a Location is controlled: less if the enemy behind the lines is strong."""
    threat = might(state, enemy_of(side), perimeter_area(place))
    own = might(state, side, control_area(place)) + REACH * might(state, side, perimeter_area(place))
    return 1.0 - THREAT * threat / (threat + own + 2.0)


@helper
def might(state: State, side: int, area: int) -> float:
    """Combat values, medals, and a little for rations; of those behind the lines only who can come."""
    sum_of_might = 0.0
    if state.present[side, area] > 0:
        for force in forces_of(side):
            if state.force_at[force] == area and (state.rations[force] > 0 or not is_perimeter(area)):
                sum_of_might += 1.0 + COMBAT[force] + state.medals[force] + STAMINA * state.rations[force]
    return sum_of_might


@helper
def strongest(state: State, side: int) -> float:
    """The garrison that is hardest to throw out: while it stands the enemy does not hold all five."""
    best = 0.0
    for place in range(N_PLACES):
        best = max(best, might(state, side, control_area(place)))
    return best


@helper
def reinforcement(state: State, side: int) -> float:
    """What the top Force of the pile would be worth on the table."""
    top = top_of(state, side)
    if top == NO_FORCE:
        return 0.0
    return FORCE + FORCE_VALUE * VALUE[top] + float(RATIONS_WORTH[RATIONS[top]]) - IN_PILE


@helper
def counted(state: State, side: int, scope: int) -> int:
    """How many Forces an effect concerns."""
    count = 0
    for force in forces_of(side):
        if is_on_table(state, force):
            count += is_perimeter(state.force_at[force]) == (scope == Scope.EACH_PERIMETER)
    return count
