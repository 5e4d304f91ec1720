"""What each action does. Chance speaks through the same `apply`."""

from __future__ import annotations

from typing import Final

from kurgan.engine.game import NOBODY
from kurgan.engine.record import Ints
from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.legal import can_be_named
from kurgan.games.battle_for_stalingrad.numbering import (
    ATTACK,
    ELIMINATE,
    FORCE,
    LOCATION,
    MOVE,
    PASS,
    PLAY,
    RATION,
    REINFORCE,
    RETREAT,
    SETS,
    SETUP,
    SPEND,
)
from kurgan.games.battle_for_stalingrad.rules.action import attack, pay, reinforce, resupply
from kurgan.games.battle_for_stalingrad.rules.battle import Use, fire, fire_from_hand
from kurgan.games.battle_for_stalingrad.rules.cards import discard_from_hand, draw_card, turn_over
from kurgan.games.battle_for_stalingrad.rules.effects import (
    choose_location,
    go_on_feeding,
    go_on_infiltrating,
    go_on_moving,
    go_on_recovering,
    go_on_taking,
    present_number,
    strike_force,
)
from kurgan.games.battle_for_stalingrad.rules.events import (
    announce,
    cancel,
    let_happen,
)
from kurgan.games.battle_for_stalingrad.rules.losses import (
    decorate,
    eliminate,
    lose_ration,
    retreat,
)
from kurgan.games.battle_for_stalingrad.rules.movement import move
from kurgan.games.battle_for_stalingrad.rules.muster import (
    deal_location,
    place_force,
    set_up,
    turn_up,
)
from kurgan.games.battle_for_stalingrad.rules.reinforcement import put_back
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.supply import feed, gain
from kurgan.games.battle_for_stalingrad.rules.turn import (
    end_action,
    end_battle,
    end_muster,
    go_on,
    pass_round,
)
from kurgan.games.battle_for_stalingrad.state import (
    N_AREAS,
    PILE,
    Phase,
    State,
    faces_of,
    forces_of,
    put,
)
from kurgan.games.battle_for_stalingrad.tables.cards import FIRST_FACE, N_FACES, N_FORCES, N_LOCATIONS, NO_FORCE

MOST_OUTCOMES: Final = max(N_FACES - int(FIRST_FACE[1]), int(FIRST_FACE[1]), N_FORCES, N_LOCATIONS)
LONGEST_PLAYER_TURN: Final = 15_000
"""A side has at most 144 rations and gains fewer than 650 in a turn; each move and each attacker eats one, but nine
moves and five attacks a Force. An attack takes 12 numbers besides cards and losses, a card at most 9, and there are 232
cards to play."""


@helper
def player_turn(state: State) -> int:
    """How many player turns have begun; both sides' set-ups come before the first."""
    if state.phase < Phase.HANDS:
        return int(state.phase == Phase.GERMAN_MUSTER)
    return 2 * state.turn + state.side


@helper
def winner(state: State) -> int:
    """The side that has won, or NOBODY."""
    return state.winner if state.step == Step.OVER else NOBODY


def longest(state: State) -> int:
    """No game from this start has more numbers: every action but a few free ones uses up a ration or a card."""
    return (2 * int(state.last_turn) + 1) * LONGEST_PLAYER_TURN


def reveals(state: State) -> bool:
    """Did the last action show its side something new?"""
    return bool(state.learned)


@helper
def chance_outcomes(state: State, numbers: Ints, weights: Ints) -> int:
    """Write what chance may bring, with whole-number weights, and return how many outcomes there are."""
    count = 0
    if state.step == Step.LOCATION_DEALT:
        for location in range(N_LOCATIONS):
            if state.pool[location]:
                numbers[count], weights[count] = location, 1
                count += 1
    elif state.step == Step.TOP_FORCE:
        for force in forces_of(state.actor):
            if state.force_at[force] == PILE:
                numbers[count], weights[count] = force, 1
                count += 1
    else:
        cards = state.hand if state.step == Step.ENEMY_DISCARD else state.deck
        for face in faces_of(state.actor):
            if cards[face] > 0:
                numbers[count], weights[count] = face, cards[face]
                count += 1
    return count


@helper
def apply(state: State, number: int) -> None:
    """Carry out a legal action, or what chance brought, and go on to the next question."""
    step = state.step
    if step == Step.LOCATION_DEALT:
        deal_location(state, number)
        state.step = Step.ON
    elif step == Step.TOP_FORCE:
        turn_up(state, number)
        state.step = Step.ON
    elif step == Step.CARD_DRAWN:
        draw_card(state, number)
        state.to_draw[state.actor] -= 1
        state.step = Step.ON
    elif step == Step.ENEMY_DISCARD:
        discard_from_hand(state, number)
        state.left -= 1
        state.step = Step.ENEMY_DISCARD if state.left > 0 else Step.ON
    elif step == Step.FATE_CARD:
        turn_over(state, number)
        fire(state, number, Use.FATE)
        state.stage += 1
        state.step = Step.ON
    else:
        state.learned = 0
        decide(state, number)
    go_on(state)
    while leaves_no_choice(state):
        name(state, first_named(state))
        go_on(state)


@helper
def leaves_no_choice(state: State) -> bool:
    """[8.5] An effect that only one Force can be named for is not asked about: nothing hidden matters."""
    step = state.step
    if not (
        step == Step.RATIONS
        or step == Step.TAKEN_RATIONS
        or step == Step.RECOVERY
        or step == Step.DECORATION
        or step == Step.STRIKE
    ):
        return False
    count = 0
    for force in range(N_FORCES):
        count += can_be_named(state, force)
    return count == 1


@helper
def first_named(state: State) -> int:
    """The first Force that may be the answer."""
    for force in range(N_FORCES):
        if can_be_named(state, force):
            return force
    return NO_FORCE


@helper
def decide(state: State, number: int) -> None:
    """Carry out what a seat has chosen."""
    if number == PASS:
        decline(state)
    elif number < SPEND:
        if state.step == Step.REACTION:
            cancel(state, number - PLAY)
        else:
            announce(state, number - PLAY)
    elif number < MOVE:
        spend(state, number - SPEND)
    elif number < ATTACK:
        move_force(state, (number - MOVE) // N_AREAS, (number - MOVE) % N_AREAS)
    elif number < REINFORCE:
        attack(state, (number - ATTACK) // SETS, (number - ATTACK) % SETS)
    elif number < FORCE:
        reinforce(state, number - REINFORCE)
    elif number < RATION:
        name(state, number - FORCE)
    elif number < LOCATION:
        absorb(state, number)
    elif number < SETUP:
        choose_location(state, number - LOCATION)
    else:
        set_up(state, number - SETUP)


@helper
def decline(state: State) -> None:
    """Say no, or that it is enough."""
    step, state.step = state.step, Step.ON
    if step == Step.ACTION:
        end_action(state)
    elif step == Step.MUSTER:
        end_muster(state)
    elif step == Step.REACTION:
        let_happen(state)
    elif step == Step.EVENT_ROUND or step == Step.FIREFIGHT:
        pass_round(state)


@helper
def spend(state: State, face: int) -> None:
    """Discard a card: for two rations, for its firefight number, or as payment."""
    if state.step == Step.ACTION:
        resupply(state, face)
    elif state.step == Step.FIREFIGHT:
        fire_from_hand(state, face)
    else:
        pay(state, face)


@helper
def move_force(state: State, force: int, area: int) -> None:
    """Place or move a Force, by the step."""
    if state.step == Step.MUSTER:
        place_force(state, force, area)
    elif state.step == Step.ACTION:
        move(state, force, area)
    else:
        put(state, force, area)
        state.left -= 1
        if state.step == Step.FREE_MOVE:
            go_on_moving(state)
        else:
            go_on_infiltrating(state)


@helper
def name(state: State, force: int) -> None:
    """Do to a Force what the step asked about."""
    step = state.step
    if step == Step.SUPPLY:
        feed(state, force)
        state.step = Step.ON
    elif step == Step.RATIONS:
        gain(state, force, 1)
        state.left -= 1
        go_on_feeding(state)
    elif step == Step.TAKEN_RATIONS:
        state.rations[force] -= 1
        state.left -= 1
        go_on_taking(state)
    elif step == Step.STRIKE:
        strike_force(state, force)
    elif step == Step.RECOVERY:
        put_back(state, force, state.side)
        state.left -= 1
        go_on_recovering(state)
    elif step == Step.DECORATION:
        decorate(state, force, present_number(state))
        state.step = Step.ON
    else:
        decorate(state, force, 1)
        end_battle(state)


@helper
def absorb(state: State, number: int) -> None:
    """[7.11] Give up a ration, go back, or die."""
    if number < RETREAT:
        lose_ration(state, number - RATION)
    elif number < ELIMINATE:
        retreat(state, number - RETREAT)
    else:
        eliminate(state, number - ELIMINATE)
    state.hits = max(0, state.hits)
    state.step = Step.ON
