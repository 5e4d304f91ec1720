"""Which actions are legal: worked out from what a seat knows, by the rules."""

from __future__ import annotations

from kurgan.engine.record import Ints
from kurgan.engine.rule import helper
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
from kurgan.games.battle_for_stalingrad.rules.attack import joiners
from kurgan.games.battle_for_stalingrad.rules.battle import can_play_in_battle
from kurgan.games.battle_for_stalingrad.rules.effects import (
    can_be_honoured,
    can_be_robbed,
    present_scope,
)
from kurgan.games.battle_for_stalingrad.rules.events import (
    can_play,
    can_react,
)
from kurgan.games.battle_for_stalingrad.rules.losses import (
    can_be_decorated,
    can_be_eliminated,
    can_lose_ration,
    can_retreat,
)
from kurgan.games.battle_for_stalingrad.rules.movement import can_infiltrate, can_move, can_move_free
from kurgan.games.battle_for_stalingrad.rules.muster import (
    can_be_chosen,
    can_be_placed,
    can_be_set_up,
    has_placed,
)
from kurgan.games.battle_for_stalingrad.rules.reinforcement import (
    can_afford,
    can_be_recovered,
)
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.supply import anyone_can_take, can_be_fed, can_take
from kurgan.games.battle_for_stalingrad.state import (
    N_AREAS,
    Known,
    State,
    faces_of,
    forces_of,
    has_room,
    is_on_table,
    perimeter_area,
)
from kurgan.games.battle_for_stalingrad.tables.cards import N_FORCES
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tables.setups import N_SETUPS


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
        return legal_attacks(state, numbers, count)
    if step == Step.DISCOUNT:
        return legal_reinforcements(state, numbers, count)
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
def may_pass(state: Known) -> bool:
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
def legal_actions(state: Known, numbers: Ints) -> int:
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
    return legal_reinforcements(state, numbers, legal_attacks(state, numbers, count))


@helper
def legal_attacks(state: Known, numbers: Ints, count: int) -> int:
    """[6.4] Every set of Forces that may attack together."""
    for place in range(N_PLACES):
        able = joiners(state, state.side, place)
        for bits in range(1, SETS):
            if bits & ~able == 0:
                numbers[count] = ATTACK + place * SETS + bits
                count += 1
    return count


@helper
def legal_reinforcements(state: Known, numbers: Ints, count: int) -> int:
    """[6.5] Every perimeter area the top Force may come to."""
    if can_afford(state, state.side):
        for place in range(N_PLACES):
            if has_room(state, state.side, perimeter_area(place)):
                numbers[count] = REINFORCE + place
                count += 1
    return count


@helper
def legal_cards(state: Known, numbers: Ints, count: int) -> int:
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
def legal_places(state: Known, numbers: Ints, count: int) -> int:
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
def legal_losses(state: Known, numbers: Ints, count: int) -> int:
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
