"""What is announced, promised by a card or being paid for, counted as if it were about to happen."""

from __future__ import annotations

from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.rules.reinforcement import has_landing, price_with
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import (
    State,
    card_in_play,
    enemy_of,
    faces_of,
    n_launched,
    owner_of,
    top_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    EFFECTS,
    IS_URANUS,
    KIND,
    MOST_EFFECTS,
    NO_FACE,
    NO_FORCE,
    NUMBER,
    SCOPE,
    VERB,
)
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Scope, Verb
from kurgan.games.battle_for_stalingrad.worth import (
    CARD,
    CHEAP,
    LAUNCHED,
    RATION,
    URANUS_HELD,
    counted,
    reinforcement,
)


@helper
def pending(state: State, side: int) -> float:
    """What cards in play and things paid for will still bring."""
    worth = 0.0
    event = card_in_play(state)
    if event != NO_FACE:
        promised = promise(state, event)
        worth += promised if owner_of(event) == side else -promised
    gain = 0.0
    if state.step == Step.PAYMENT:
        gain = -payment(state, state.actor)
        if state.announced == NO_FACE:
            gain += reinforcement(state, state.side)
    elif state.step == Step.RATIONS:
        gain = RATION * state.left
    return worth + gain if state.actor == side else worth - gain


@helper
def payment(state: State, side: int) -> float:
    """What the cards that must still be given up are worth: Uranus goes last."""
    rare = 0
    for face in faces_of(side):
        rare += state.hand[face] * IS_URANUS[KIND[face]]
    return CHEAP * CARD * state.left + URANUS_HELD * max(0, state.left - state.hand_size[side] + rare)


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
        if top_of(state, side) == NO_FORCE or not has_landing(state, side):
            return 0.0
        cards = price_with(state, side, number)
        return max(0.0, reinforcement(state, side) - CHEAP * CARD * cards) if cards <= state.hand_size[side] else 0.0
    if verb == Verb.URANUS:
        launched = n_launched(state)
        return float(LAUNCHED[launched + 1] - LAUNCHED[launched])
    if verb == Verb.FREE_MOVES:
        return 0.5 * number
    if verb == Verb.STRIKE:
        return 0.8 * number if counted(state, enemy, Scope.EACH_CONTROL) else 0.0
    if verb == Verb.MEDAL:
        return 1.5 if counted(state, side, Scope.EACH_CONTROL) else 0.0
    return 1.2 if verb == Verb.FREE_ATTACK or verb == Verb.INFILTRATE else 0.8 * (verb != Verb.NOTHING)
