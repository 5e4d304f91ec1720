"""What a position is worth to a side, for players that look ahead. Judgement, not rules: every weight here is tuned.

The unit is a card in hand. What is announced, promised by a card or owed in a battle is counted as if it were about
to happen, so that a player who looks one action ahead sees what the action is for.
"""

from __future__ import annotations

from math import tanh
from typing import Final

import numpy as np

from kurgan.engine.record import Floats, table
from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.rules.battle import change_of, ignored, support, total
from kurgan.games.battle_for_stalingrad.rules.control import controls, is_contested, note_at
from kurgan.games.battle_for_stalingrad.rules.losses import can_absorb, has_way_back, hits_by_retreat
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import (
    PILE,
    UNDECIDED,
    Stage,
    State,
    control_area,
    enemy_of,
    faces_of,
    forces_of,
    is_on_table,
    is_perimeter,
    n_launched,
    owner_of,
    top_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    COMBAT,
    EFFECTS,
    FIREFIGHT,
    GERMAN,
    IS_URANUS,
    KIND,
    MOST_EFFECTS,
    N_FACES,
    NO_FACE,
    NO_FORCE,
    NUMBER,
    RATIONS,
    RUBBLE_CHART,
    SCOPE,
    SOVIET,
    TIMING,
    VALUE,
    VERB,
)
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Note, Scope, Verb

SCALE: Final = 60.0  # so many cards ahead is as good as won

HELD: Final = 3.0  # a Location controlled
ALL_HELD: Final = 40.0  # all five, when it is about to count
LAST_HELD: Final = 2.5  # more for each Location beyond the third
CHART: Final = 0.5  # a ration the chart will give
NOTED: Final = 1.0  # a note that works for its holder
CONTESTED: Final = 0.25  # a point of combat more than the enemy where both stand
MOST_EDGE: Final = 6.0
FORCE: Final = 1.2  # a Force on the table, and
FORCE_VALUE: Final = 0.9  # more for each point of its value
MEDAL: Final = 1.2
IN_CITY: Final = 0.5  # a Force in a control area
IN_PILE: Final = 0.25  # a Force that may still come
LAUNCHED: Final = 6.5  # a Uranus card, and
LAST_LAUNCHED: Final = 3.0  # more for each beyond the second
BATTLE_WON: Final = 2.5  # the enemy thrown out of a Location
RETREATED: Final = 1.6

#                                  0    1    2    3    4    5    6
RATIONS_WORTH: Floats = table([0.0, 1.2, 2.1, 2.8, 3.3, 3.7, 4.0], np.float64)
RATION: Final = 0.7  # on average


def worth_of(face: int) -> float:
    """What a card in hand is worth: its number in a firefight, what it can do, and Uranus more than all."""
    worth = 0.7 + 0.15 * abs(int(FIREFIGHT[face]))
    if IS_URANUS[KIND[face]]:
        return worth + 1.6
    return worth + (0.15, 0.3, 0.3)[TIMING[KIND[face]]]


CARD_WORTH: Floats = table([worth_of(face) for face in range(N_FACES)], np.float64)
CARD: Final = 1.0  # on average
CHEAP: Final = 0.85  # one that is given up as payment


@helper
def evaluate(state: State, side: int) -> float:
    """Between -1, lost, and 1, won."""
    if state.winner != UNDECIDED:
        return 1.0 if state.winner == side else -1.0
    enemy = enemy_of(side)
    worth = standing(state, side) - standing(state, enemy) + hand(state, side) - CARD * state.hand_size[enemy]
    for place in range(N_PLACES):
        worth += edge(state, side, place)
    event = state.announced if state.announced != NO_FACE else state.event
    if event != NO_FACE:
        promised = promise(state, event)
        worth += promised if owner_of(event) == side else -promised
    if state.step == Step.PAYMENT and state.announced == NO_FACE:
        bought = reinforcement(state, state.side)
        worth += bought if state.side == side else -bought
    if state.step == Step.PAYMENT:
        worth -= CHEAP * state.left if state.actor == side else -CHEAP * state.left
    if state.step == Step.RATIONS:
        worth += RATION * state.left if state.actor == side else -RATION * state.left
    if state.stage != Stage.NONE:
        worth += outlook(state, side) - outlook(state, enemy)
    return tanh(worth / SCALE)


@helper
def standing(state: State, side: int) -> float:
    """Forces, Locations and Uranus."""
    worth = 0.0
    for force in forces_of(side):
        if is_on_table(state, force):
            worth += force_worth(state, force)
        elif state.force_at[force] == PILE:
            worth += IN_PILE
    n_held = 0
    for place in range(N_PLACES):
        if controls(state, side, place):
            n_held += 1
            if not state.destroyed[place]:
                worth += CHART * RUBBLE_CHART[state.location[place], state.rubble[place]]
            worth += NOTED * (note_at(state, place) != Note.NONE)
    worth += HELD * n_held + LAST_HELD * max(0, n_held - 3)
    if n_held == N_PLACES and state.side == GERMAN:
        worth += ALL_HELD
    if side == SOVIET:
        launched = n_launched(state)
        worth += LAUNCHED * launched + LAST_LAUNCHED * max(0, launched - 2)
    return worth


@helper
def force_worth(state: State, force: int) -> float:
    """A Force on the table with its rations and medals."""
    worth = FORCE + FORCE_VALUE * VALUE[force] + MEDAL * state.medals[force]
    worth += float(RATIONS_WORTH[state.rations[force]])
    return worth if is_perimeter(state.force_at[force]) else worth + IN_CITY


@helper
def hand(state: State, side: int) -> float:
    worth = 0.0
    for face in faces_of(side):
        worth += CARD_WORTH[face] * state.hand[face]
    return worth


@helper
def edge(state: State, side: int, place: int) -> float:
    """How much stronger a side is where both stand."""
    if not is_contested(state, place):
        return 0.0
    more = might(state, side, place) - might(state, enemy_of(side), place)
    return CONTESTED * max(-MOST_EDGE, min(MOST_EDGE, more))


@helper
def might(state: State, side: int, place: int) -> float:
    """Combat values, medals, and a little for what the Forces can stand."""
    total_might = float(support(state, side, place))
    for force in forces_of(side):
        if state.force_at[force] == control_area(place):
            total_might += COMBAT[force] + state.medals[force] + 0.4 * state.rations[force]
    return total_might


@helper
def reinforcement(state: State, side: int) -> float:
    """What the top Force of the pile would be worth on the table."""
    top = top_of(state, side)
    if top == NO_FORCE:
        return 0.0
    return FORCE + FORCE_VALUE * VALUE[top] + float(RATIONS_WORTH[RATIONS[top]]) - IN_PILE


@helper
def promise(state: State, event: int) -> float:
    """What a card will still do for its owner."""
    first = 0 if event == state.announced else state.effect
    if first > 0 and is_open(state):
        first -= 1
    worth = 0.0
    for row in range(first, MOST_EFFECTS):
        number, scope = EFFECTS[KIND[event], row, NUMBER], EFFECTS[KIND[event], row, SCOPE]
        if row < state.effect and state.announced == NO_FACE and counts_down(state):
            number = state.left
        worth += promised_by(state, owner_of(event), EFFECTS[KIND[event], row, VERB], number, scope)
    return worth


@helper
def is_open(state: State) -> bool:
    """Is an effect being carried out whose worth has not come yet?"""
    step = state.step
    return (
        step == Step.LOCATION_CHOICE
        or step == Step.TAKEN_RATIONS
        or step == Step.FREE_MOVE
        or step == Step.INFILTRATION
        or step == Step.DISCOUNT
        or step == Step.RECOVERY
        or step == Step.DECORATION
        or step == Step.STRIKE
        or step == Step.FREE_ATTACK
        or step == Step.ENEMY_DISCARD
    )


@helper
def counts_down(state: State) -> bool:
    """Does `left` say how much of the effect is still to come?"""
    step = state.step
    return step == Step.TAKEN_RATIONS or step == Step.FREE_MOVE or step == Step.ENEMY_DISCARD


@helper
def promised_by(state: State, side: int, verb: int, number: int, scope: int) -> float:
    """What one effect is worth."""
    enemy = enemy_of(side)
    if verb == Verb.DRAW:
        return CARD * number
    if verb == Verb.ENEMY_DISCARD:
        return CARD * min(number, state.hand_size[enemy])
    if verb == Verb.GAIN_RATIONS:
        return RATION * number if scope == Scope.ANY else 0.6 * number * counted(state, side, scope)
    if verb == Verb.LOSE_RATIONS:
        return RATION * number if scope == Scope.ANY or scope == Scope.LOCATION else 0.6 * counted(state, enemy, scope)
    if verb == Verb.DISCOUNT:
        return max(0.0, reinforcement(state, side) - CHEAP * max(0, value_on_top(state, side) - number))
    if verb == Verb.URANUS:
        return LAUNCHED + LAST_LAUNCHED * (n_launched(state) >= 2)
    if verb == Verb.FREE_MOVES:
        return 0.5 * number
    if verb == Verb.STRIKE:
        return 0.8 * number if counted(state, enemy, Scope.EACH_CONTROL) else 0.0
    if verb == Verb.MEDAL:
        return 1.5 if counted(state, side, Scope.EACH_CONTROL) else 0.0
    return 1.2 if verb == Verb.FREE_ATTACK or verb == Verb.INFILTRATE else 0.8 * (verb != Verb.NOTHING)


@helper
def value_on_top(state: State, side: int) -> int:
    top = top_of(state, side)
    return 0 if top == NO_FORCE else VALUE[top]


@helper
def counted(state: State, side: int, scope: int) -> int:
    """How many Forces an effect concerns."""
    count = 0
    for force in forces_of(side):
        if is_on_table(state, force):
            count += is_perimeter(state.force_at[force]) == (scope == Scope.EACH_PERIMETER)
    return count


@helper
def outlook(state: State, side: int) -> float:
    """What a side must expect of the battle: less its losses, and more if the enemy is thrown out."""
    hits = expected_hits(state, side)
    if hits <= 0:
        return 0.0
    return -loss(state, side, hits)


@helper
def expected_hits(state: State, side: int) -> int:
    """The hits still to come, with what an announced card will do; both fate cards together do about nothing."""
    if state.step == Step.LOSSES or state.stage >= Stage.DEFENDER_LOSSES:
        if state.stage == Stage.STRIKE:
            return state.hits if side == enemy_of(state.side) else 0
        if state.stage == Stage.DEFENDER_LOSSES:
            return state.owed[side] if side == state.attacker else state.hits
        return state.hits if state.stage == Stage.ATTACKER_LOSSES and side == state.attacker else 0
    enemy = enemy_of(side)
    hits, spared = total(state, enemy), ignored(state, side)
    if state.announced != NO_FACE:
        hits += change_of(state, state.announced, enemy)
        for row in range(MOST_EFFECTS):
            if EFFECTS[KIND[state.announced], row, VERB] == Verb.SHIELD and owner_of(state.announced) == side:
                spared += EFFECTS[KIND[state.announced], row, NUMBER]
    return max(0, hits - spared)


@helper
def loss(state: State, side: int, hits: int) -> float:
    """What absorbing so many hits costs about: the means that costs least for each hit first."""
    rations = n_engaged = n_back = by_retreat = 0
    forces = 0.0
    for force in forces_of(side):
        if can_absorb(state, force):
            n_engaged += 1
            rations += state.rations[force]
            forces += FORCE + FORCE_VALUE * VALUE[force] + MEDAL * state.medals[force]
            if has_way_back(state, force):
                n_back += 1
                by_retreat += hits_by_retreat(state, force)
    if n_engaged == 0:
        return 0.0
    if hits <= rations:
        return RATION * hits
    if hits <= rations + by_retreat:
        share = (hits - rations) / max(1, by_retreat)
        thrown_out = BATTLE_WON * share if n_back == n_engaged else 0.0
        return RATION * rations + RETREATED * n_back * share + thrown_out
    return RATION * rations + forces * min(1.0, (hits - rations) / (3.0 + 2.0 * n_engaged)) + BATTLE_WON
