"""The numbers of actions, which of them are legal, and what each does. Chance speaks through the same `apply`.

0                     pass: end the Action step, let happen, stop, done
1 + face              play a card: as an event, as a reaction
SPEND + face          spend a card: for rations, for its firefight number, as payment
MOVE + 10 f + area    place or move the Force f
ATTACK + 8 p + bits   attack at a place with some of the Forces there
REINFORCE + p         bring the top Force to a perimeter area
FORCE + f             name a Force: to feed, rob, strike, recover or decorate it
RATION + f, RETREAT + f, ELIMINATE + f     absorb hits
LOCATION + p          name a Location
SETUP + s             take a quick set-up
"""

from __future__ import annotations

from typing import Final

from kurgan.engine.game import NOBODY
from kurgan.engine.record import Ints
from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.battle import (
    Use,
    begin_battle,
    can_play_in_battle,
    declare,
    fire,
    joiners,
)
from kurgan.games.battle_for_stalingrad.rules.cards import discard_from_hand, draw_card, turn_over
from kurgan.games.battle_for_stalingrad.rules.effects import (
    can_be_honoured,
    can_be_robbed,
    choose_location,
    go_on_feeding,
    go_on_infiltrating,
    go_on_moving,
    go_on_recovering,
    go_on_taking,
    present_number,
    present_scope,
    strike_force,
)
from kurgan.games.battle_for_stalingrad.rules.events import (
    announce,
    can_play,
    can_react,
    cancel,
    let_happen,
    open_window,
)
from kurgan.games.battle_for_stalingrad.rules.losses import (
    can_be_decorated,
    can_be_eliminated,
    can_lose_ration,
    can_retreat,
    decorate,
    eliminate,
    lose_ration,
    retreat,
)
from kurgan.games.battle_for_stalingrad.rules.movement import can_infiltrate, can_move, can_move_free, move
from kurgan.games.battle_for_stalingrad.rules.muster import (
    can_be_chosen,
    can_be_placed,
    can_be_set_up,
    deal_location,
    has_placed,
    place_force,
    set_up,
    turn_up,
)
from kurgan.games.battle_for_stalingrad.rules.reinforcement import (
    bring_in,
    can_afford,
    can_be_recovered,
    price,
    put_back,
)
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.supply import anyone_can_take, can_be_fed, can_take, feed, gain
from kurgan.games.battle_for_stalingrad.rules.turn import (
    end_action,
    end_battle,
    end_muster,
    go_on,
    pass_round,
)
from kurgan.games.battle_for_stalingrad.state import (
    N_AREAS,
    NO_PLACE,
    PILE,
    Known,
    State,
    enemy_of,
    faces_of,
    forces_of,
    has_room,
    is_on_table,
    perimeter_area,
    put,
)
from kurgan.games.battle_for_stalingrad.tables.cards import FIRST_FACE, N_FACES, N_FORCES, N_LOCATIONS, NO_FACE
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES, RESUPPLY_RATIONS, ZONE_LIMIT
from kurgan.games.battle_for_stalingrad.tables.setups import N_SETUPS

PASS: Final = 0
PLAY: Final = 1
SPEND: Final = PLAY + N_FACES
MOVE: Final = SPEND + N_FACES
SETS: Final = 1 << ZONE_LIMIT  # of attackers in one area
ATTACK: Final = MOVE + N_FORCES * N_AREAS
REINFORCE: Final = ATTACK + N_PLACES * SETS
FORCE: Final = REINFORCE + N_PLACES
RATION: Final = FORCE + N_FORCES
RETREAT: Final = RATION + N_FORCES
ELIMINATE: Final = RETREAT + N_FORCES
LOCATION: Final = ELIMINATE + N_FORCES
SETUP: Final = LOCATION + N_PLACES
N_ACTIONS: Final = SETUP + N_SETUPS
MOST_OUTCOMES: Final = max(N_FACES - int(FIRST_FACE[1]), int(FIRST_FACE[1]), N_FORCES, N_LOCATIONS)
LONGEST_PLAYER_TURN: Final = 1_500


@helper
def winner(state: State) -> int:
    """The side that has won, or NOBODY."""
    return state.winner if state.step == Step.OVER else NOBODY


def longest(state: State) -> int:
    """No game from this start has more numbers: every action but a few free moves uses up a ration or a card."""
    return (2 * int(state.last_turn) + 1) * LONGEST_PLAYER_TURN


def reveals(state: State) -> bool:
    """Did the last action show its side something new?"""
    return bool(state.learned)


@helper
def legal(state: Known, numbers: Ints) -> int:
    """Write the numbers of all legal actions in rising order, and return how many there are."""
    step = state.step
    if step == Step.ACTION:
        return legal_actions(state, numbers)
    count = 0
    if may_pass(state):
        numbers[0] = PASS
        count = 1
    if step == Step.EVENT_ROUND or step == Step.REACTION or step == Step.FIREFIGHT or step == Step.PAYMENT:
        return legal_cards(state, numbers, count)
    if step == Step.MUSTER or step == Step.FREE_MOVE or step == Step.INFILTRATION:
        return legal_places(state, numbers, count)
    if step == Step.FREE_ATTACK:
        return legal_attacks(state, 1, numbers, count)
    if step == Step.DISCOUNT:
        return legal_reinforcements(state, present_number(state), numbers, count)
    if step == Step.LOSSES:
        return legal_losses(state, numbers, count)
    if step == Step.LOCATION_CHOICE:
        for place in range(N_PLACES):
            numbers[count] = LOCATION + place
            count += 1
        return count
    for force in range(N_FORCES):
        if can_be_named(state, force):
            numbers[count] = FORCE + force
            count += 1
    return count


@helper
def may_pass(state: State) -> bool:
    """Where nothing forces the actor, he may say no."""
    step = state.step
    if step == Step.MUSTER:
        return has_placed(state, state.actor)
    return (
        step == Step.REACTION
        or step == Step.EVENT_ROUND
        or step == Step.FIREFIGHT
        or step == Step.TAKEN_RATIONS
        or step == Step.FREE_MOVE
        or step == Step.DISCOUNT
    )


@helper
def legal_actions(state: State, numbers: Ints) -> int:
    """[6] Pass, events, resupply, moves, attacks, reinforcements."""
    side = state.side
    numbers[0], count = PASS, 1
    for face in faces_of(side):
        if can_play(state, face):
            numbers[count] = PLAY + face
            count += 1
    if anyone_can_take(state, side):
        for face in faces_of(side):
            if state.hand[face] > 0:
                numbers[count] = SPEND + face
                count += 1
    for force in forces_of(side):
        if is_on_table(state, force):
            for area in range(N_AREAS):
                if can_move(state, force, area):
                    numbers[count] = MOVE + force * N_AREAS + area
                    count += 1
    return legal_reinforcements(state, 0, numbers, legal_attacks(state, 0, numbers, count))


@helper
def legal_attacks(state: State, is_paid_for: int, numbers: Ints, count: int) -> int:
    """[6.4] Every set of Forces that may attack together."""
    for place in range(N_PLACES):
        able = joiners(state, state.side, place, is_paid_for)
        for bits in range(1, SETS):
            if bits & ~able == 0:
                numbers[count] = ATTACK + place * SETS + bits
                count += 1
    return count


@helper
def legal_reinforcements(state: State, discount: int, numbers: Ints, count: int) -> int:
    """[6.5] Every perimeter area the top Force may come to."""
    if can_afford(state, state.side, discount):
        for place in range(N_PLACES):
            if has_room(state, state.side, perimeter_area(place)):
                numbers[count] = REINFORCE + place
                count += 1
    return count


@helper
def legal_cards(state: State, numbers: Ints, count: int) -> int:
    """The cards the actor may play or must spend."""
    for face in faces_of(state.actor):
        if (state.step == Step.EVENT_ROUND and can_play_in_battle(state, face)) or (
            state.step == Step.REACTION and can_react(state, face)
        ):
            numbers[count] = PLAY + face
            count += 1
    if state.step == Step.FIREFIGHT or state.step == Step.PAYMENT:
        for face in faces_of(state.actor):
            if state.hand[face] > 0:
                numbers[count] = SPEND + face
                count += 1
    return count


@helper
def legal_places(state: State, numbers: Ints, count: int) -> int:
    """Where Forces may be placed, moved or smuggled."""
    for force in forces_of(state.actor):
        for area in range(N_AREAS):
            if (
                (state.step == Step.MUSTER and can_be_chosen(state, force) and can_be_placed(state, force, area))
                or (state.step == Step.FREE_MOVE and can_move_free(state, force, area, present_scope(state)))
                or (state.step == Step.INFILTRATION and can_infiltrate(state, force, area))
            ):
                numbers[count] = MOVE + force * N_AREAS + area
                count += 1
    if state.step == Step.MUSTER:
        for setup in range(N_SETUPS):
            if can_be_set_up(state, setup):
                numbers[count] = SETUP + setup
                count += 1
    return count


@helper
def legal_losses(state: State, numbers: Ints, count: int) -> int:
    """[7.11] Rations, retreats, eliminations."""
    for force in forces_of(state.actor):
        if can_lose_ration(state, force):
            numbers[count] = RATION + force
            count += 1
    for force in forces_of(state.actor):
        if can_retreat(state, force):
            numbers[count] = RETREAT + force
            count += 1
    for force in forces_of(state.actor):
        if can_be_eliminated(state, force):
            numbers[count] = ELIMINATE + force
            count += 1
    return count


@helper
def can_be_named(state: State, force: int) -> bool:
    """May this Force be the answer to the question of the step?"""
    step, is_own = state.step, force in forces_of(state.actor)
    if step == Step.SUPPLY:
        return is_own and can_be_fed(state, force)
    if step == Step.RATIONS:
        return is_own and can_take(state, force)
    if step == Step.TAKEN_RATIONS:
        return can_be_robbed(state, force)
    if step == Step.STRIKE:
        return not is_own and can_be_honoured(state, force)
    if step == Step.RECOVERY:
        return is_own and can_be_recovered(state, force)
    if step == Step.DECORATION:
        return is_own and can_be_honoured(state, force)
    return step == Step.MEDAL and can_be_decorated(state, force)


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


@rule("6.2", "7.5")
def spend(state: State, face: int) -> None:
    """Discard a card: for two rations, for its firefight number, or as payment."""
    discard_from_hand(state, face)
    if state.step == Step.ACTION:
        state.left = RESUPPLY_RATIONS
        go_on_feeding(state)
    elif state.step == Step.FIREFIGHT:
        state.fire_left[state.actor] -= 1
        fire(state, face, Use.FIREFIGHT)
        state.passes, state.actor = 0, enemy_of(state.actor)
        state.step = Step.ON
    else:
        state.left -= 1
        if state.left == 0:
            complete_payment(state)


@helper
def complete_payment(state: State) -> None:
    """The launch is announced, or the reinforcement comes."""
    if state.announced != NO_FACE:
        open_window(state)
    else:
        bring_in(state, state.side, state.aim)
        state.aim = NO_PLACE
        state.step = Step.ON


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


@rule("6.4", "14.18")
def attack(state: State, place: int, bits: int) -> None:
    """Attack; a card that pays for it adds to the total."""
    is_paid_for = state.step == Step.FREE_ATTACK
    declare(state, place, bits, is_paid_for)
    if is_paid_for:
        state.bonus[state.side] += present_number(state)
    begin_battle(state)
    state.step = Step.ON


@rule("6.5")
def reinforce(state: State, place: int) -> None:
    """Say where the top Force will come, and pay for it card by card."""
    discount = present_number(state) if state.step == Step.DISCOUNT else 0
    state.aim, state.left = place, price(state, state.side, discount)
    if state.left > 0:
        state.step = Step.PAYMENT
    else:
        complete_payment(state)


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
