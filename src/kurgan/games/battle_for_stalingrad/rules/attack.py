"""[6.4, 7.1, 7.2] Who attacks, what it costs, and the Rubble it leaves."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.control import is_contested
from kurgan.games.battle_for_stalingrad.rules.destruction import add_rubble
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import NO_LIMIT, State, control_area, enemy_of, forces_of, place_of
from kurgan.games.battle_for_stalingrad.tables.cards import ABILITY, N_FORCES, N_SIDES
from kurgan.games.battle_for_stalingrad.tables.constants import (
    ATTACK_COST,
    N_PLACES,
    RUBBLE_PER_ATTACK,
)
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Ability


@rule("14.18")
def is_paid_for(state: State) -> bool:
    """A card pays for the attack that is asked for now."""
    return state.step == Step.FREE_ATTACK


@rule("6.4", "15.8")
def attack_cost(state: State, force: int) -> int:
    """A ration for each attacker, unless a card pays or it fights for nothing, which it does once at each Location."""
    return 0 if is_paid_for(state) or may_fight_for_nothing(state, force) else ATTACK_COST


@rule("15.8")
def may_fight_for_nothing(state: State, force: int) -> bool:
    """Some Forces pay nothing, but never twice at one Location in a player turn, so that every turn ends."""
    return ABILITY[force] == Ability.FREE_ATTACK and not state.assailed[force] >> place_of(state.force_at[force]) & 1


@rule("6.4", "12.1", "12.2")
def can_join(state: State, force: int, place: int) -> bool:
    """A Force takes part from the control area if it can pay."""
    return state.force_at[force] == control_area(place) and state.rations[force] >= attack_cost(state, force)


@helper
def joiners(state: State, side: int, place: int) -> int:
    """The Forces in a control area that may attack, as bits in the order of the cards."""
    bits = count = 0
    if is_contested(state, place):
        for force in forces_of(side):
            if state.force_at[force] == control_area(place):
                bits |= can_join(state, force, place) << count
                count += 1
    return bits


@rule("14.18")
def can_attack_somewhere(state: State) -> bool:
    """A card that pays for an attack needs one that is possible."""
    for place in range(N_PLACES):
        if is_contested(state, place):
            return True
    return False


@rule("7.1", "1.5", "12.5", "12.6")
def declare(state: State, place: int, bits: int) -> None:
    """The named Forces attack and pay; all enemy Forces in the control area defend, whether they like it or not."""
    side, count = state.side, 0
    for force in forces_of(side):
        if state.force_at[force] == control_area(place):
            if bits >> count & 1:
                join(state, force)
            count += 1
    for force in forces_of(enemy_of(side)):
        if state.force_at[force] == control_area(place):
            state.engaged[force] = 1
    state.battle, state.attacker = place, side
    state.ignoring = state.n_shown = 0
    for force in range(N_FORCES):
        state.given[force] = 0
    for each in range(N_SIDES):
        state.bonus[each] = state.shield[each] = state.no_retreat[each] = state.owed[each] = 0
        state.fire_left[each] = NO_LIMIT


@helper
def join(state: State, force: int) -> None:
    """An attacker pays, or has had what it may have here for nothing."""
    state.rations[force] -= attack_cost(state, force)
    if not is_paid_for(state):
        state.assailed[force] |= 1 << place_of(state.force_at[force])
    state.engaged[force] = 1


@rule("7.2", "15.7")
def raise_rubble(state: State) -> None:
    """Each attack leaves Rubble, and one more where sappers take part, however many they are."""
    extra = 0
    for force in forces_of(state.attacker):
        if state.engaged[force] and ABILITY[force] == Ability.SAPPER:
            extra = 1
    add_rubble(state, state.battle, RUBBLE_PER_ATTACK + extra)
