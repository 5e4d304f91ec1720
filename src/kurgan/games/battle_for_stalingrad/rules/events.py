"""[8.4] Announcing an event, paying for it, and the window for a reaction."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.attack import can_attack_somewhere
from kurgan.games.battle_for_stalingrad.rules.battle import Use, carry_out_in_battle, show
from kurgan.games.battle_for_stalingrad.rules.cards import discard_from_hand, lay_on_discards, lay_open
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, ask
from kurgan.games.battle_for_stalingrad.state import Stage, State, enemy_of, faces_of, owner_of
from kurgan.games.battle_for_stalingrad.tables.cards import (
    ACTION_TIME,
    COPIES,
    EFFECTS,
    IS_URANUS,
    KIND,
    MOST_EFFECTS,
    NO_FACE,
    REACTION_TIME,
    SCOPE,
    TIMING,
    VERB,
)
from kurgan.games.battle_for_stalingrad.tables.constants import MOST_LAUNCHES
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Scope, Verb


@helper
def does(face: int, verb: int) -> bool:
    """Is this verb among the effects of a card?"""
    for row in range(MOST_EFFECTS):
        if EFFECTS[KIND[face], row, VERB] == verb:
            return True
    return False


@rule("6.1", "8.5", "8.7")
def can_play(state: State, face: int) -> bool:
    """An event of the Action step that its owner holds, if what it stands or falls with is possible."""
    if state.hand[face] == 0 or TIMING[KIND[face]] != ACTION_TIME:
        return False
    if IS_URANUS[KIND[face]]:
        return can_launch(state, owner_of(face))
    return not does(face, Verb.FREE_ATTACK) or can_attack_somewhere(state)


@rule("10.5", "12.17")
def can_launch(state: State, side: int) -> bool:
    """One Uranus card a turn, cancelled or not, and only with enough other cards to pay for it."""
    return state.launches < MOST_LAUNCHES and state.hand_size[side] > state.launch_price


@rule("6.1", "10.5")
def announce(state: State, face: int) -> None:
    """The card is laid open; for a launch other cards must be given up first."""
    lay_open(state, face)
    state.announced = face
    state.left = 0
    if IS_URANUS[KIND[face]]:
        state.launches += 1
        state.left = state.launch_price
    if state.left > 0:
        ask(state, Step.PAYMENT, owner_of(face))
    else:
        open_window(state)


@rule("14.20")
def cancels(face: int, announced: int) -> bool:
    """A reaction fits the events it names: Uranus, or any other."""
    kind = KIND[face]
    if TIMING[kind] != REACTION_TIME:
        return False
    return EFFECTS[kind, 0, SCOPE] == (Scope.URANUS if IS_URANUS[KIND[announced]] else Scope.EVENT)


@rule("8.4", "11")
def may_react(state: State, side: int) -> bool:
    """As far as everybody can see, a side may hold a fitting card: not all of them lie face up."""
    if state.hand_size[side] == 0:
        return False
    for face in faces_of(side):
        if cancels(face, state.announced) and state.discard[face] < COPIES[face]:
            return True
    return False


@rule("8.4")
def open_window(state: State) -> None:
    """The other player is asked alike whether or not he holds a fitting card."""
    other = enemy_of(owner_of(state.announced))
    if may_react(state, other):
        ask(state, Step.REACTION, other)
    else:
        let_happen(state)


@rule("8.4")
def can_react(state: State, face: int) -> bool:
    return state.hand[face] > 0 and cancels(face, state.announced)


@rule("8.4", "12.10", "14.20")
def cancel(state: State, reaction: int) -> None:
    """The event is discarded without effect; what was paid stays paid, and nobody answers the reaction."""
    announced = state.announced
    discard_from_hand(state, reaction)
    lay_on_discards(state, announced)
    state.announced = NO_FACE
    if state.stage == Stage.EVENTS:
        show(state, announced, Use.CANCELLED)
        show(state, reaction, Use.REACTION)
        state.actor, state.passes = enemy_of(owner_of(announced)), 0
    state.step = Step.ON


@rule("8.4", "8.5")
def let_happen(state: State) -> None:
    """Nobody objects: a battle card does its work at once, an event of the Action step effect by effect."""
    face = state.announced
    state.announced = NO_FACE
    if state.stage == Stage.EVENTS:
        carry_out_in_battle(state, face)
        lay_on_discards(state, face)
        show(state, face, Use.EVENT)
        state.actor, state.passes = enemy_of(owner_of(face)), 0
    else:
        state.event, state.effect = face, 0
    state.step = Step.ON
