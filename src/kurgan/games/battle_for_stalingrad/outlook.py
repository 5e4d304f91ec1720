"""What a side must expect of a battle: the hits that will come, absorbed in the way that costs least."""

from __future__ import annotations

from typing import Final

from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.rules.battle import change_of
from kurgan.games.battle_for_stalingrad.rules.control import n_controlled
from kurgan.games.battle_for_stalingrad.rules.losses import (
    can_absorb,
    has_way_back,
    hits_by_elimination,
    hits_by_retreat,
)
from kurgan.games.battle_for_stalingrad.rules.totals import ignored, total
from kurgan.games.battle_for_stalingrad.state import (
    Stage,
    State,
    control_area,
    enemy_of,
    forces_of,
    owner_of,
    perimeter_area,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    EFFECTS,
    GERMAN,
    KIND,
    MOST_EFFECTS,
    NO_FACE,
    NO_FORCE,
    NUMBER,
    VERB,
)
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES, ZONE_LIMIT
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Verb
from kurgan.games.battle_for_stalingrad.worth import (
    ALL_HELD,
    LAST_HELD,
    RATION,
    RATIONS_WORTH,
    force_worth,
    grip,
    prize,
)

# Battles
FATE: Final = 2  # hits more or less that the fate cards may bring
RETREAT: Final = 1.0  # a Force that goes back
FIRE: Final = 0.25  # hits that each of the first cards in the enemy's hand may add
MOST_FIRE: Final = 5

STAYS, GOES_BACK, DIES = range(3)
N_FATES: Final = 3
ALL_DIE: Final = N_FATES**ZONE_LIMIT - 1
IMPOSSIBLE: Final = 1e6


@helper
def outlook(state: State, side: int, fire: float) -> float:
    """What a side must expect to lose in the battle, if the enemy's hand adds so much; while fate has not spoken it
    may be more or less."""
    hits = expected_hits(state, side) + fire
    if state.stage >= Stage.HITS:
        return -loss(state, side, hits)
    return -(loss(state, side, hits - FATE) + loss(state, side, hits) + loss(state, side, hits + FATE)) / 3.0


@helper
def expected_hits(state: State, side: int) -> int:
    """The hits still to come, with what an announced card will do."""
    enemy = enemy_of(side)
    if state.stage == Stage.STRIKE:
        return state.hits if side != state.side else 0
    if state.stage == Stage.DEFENDER_LOSSES:
        return state.owed[side] if side == state.attacker else state.hits
    if state.stage > Stage.DEFENDER_LOSSES:
        return state.hits if side == state.attacker else 0
    hits, spared = total(state, enemy), ignored(state, side)
    if state.announced != NO_FACE:
        hits += change_of(state, state.announced, enemy)
        for row in range(MOST_EFFECTS):
            if EFFECTS[KIND[state.announced], row, VERB] == Verb.SHIELD and owner_of(state.announced) == side:
                spared += EFFECTS[KIND[state.announced], row, NUMBER]
    return hits - spared


@helper
def loss(state: State, side: int, hits: float) -> float:
    """What absorbing so many hits costs at the least: each engaged Force stays, goes back or dies, and rations
    make up the rest."""
    if hits <= 0:
        return 0.0
    engaged = absorbing(state, side)
    if engaged[0] == NO_FORCE:
        return 0.0
    thrown_out = stake(state, side)
    least = plan_cost(state, side, engaged, ALL_DIE, 0.0) + thrown_out
    for plan in range(ALL_DIE if engaged[2] != NO_FORCE else N_FATES**2 if engaged[1] != NO_FORCE else N_FATES):
        cost = plan_cost(state, side, engaged, plan, hits)
        if cost < least:
            if not anyone_stays(engaged, plan):
                cost += thrown_out
            least = min(least, cost)
    return least


@helper
def absorbing(state: State, side: int) -> tuple[int, int, int]:
    """The Forces of a side in the battle."""
    first = second = third = NO_FORCE
    for force in forces_of(side):
        if can_absorb(state, force):
            if first == NO_FORCE:
                first = force
            elif second == NO_FORCE:
                second = force
            else:
                third = force
    return first, second, third


@helper
def anyone_stays(engaged: tuple[int, int, int], plan: int) -> bool:
    """Does a plan leave somebody in the control area?"""
    for index in range(ZONE_LIMIT):
        if engaged[index] != NO_FORCE and plan // N_FATES**index % N_FATES == STAYS:
            return True
    return False


@helper
def plan_cost(state: State, side: int, engaged: tuple[int, int, int], plan: int, hits: float) -> float:
    """What is lost if the fates of the Forces are these; too much if they do not absorb the hits."""
    cost, rations, room = 0.0, 0, ZONE_LIMIT - state.present[side, perimeter_area(state.battle)]
    for index in range(ZONE_LIMIT):
        force, fate = engaged[index], plan // N_FATES**index % N_FATES
        if force == NO_FORCE:
            continue
        if fate == DIES:
            hits -= hits_by_elimination(force) + state.rations[force]
            cost += force_worth(state, force) + float(RATIONS_WORTH[state.rations[force]])
            continue
        rations += state.rations[force]
        if fate == GOES_BACK:
            if room == 0 or not has_way_back(state, force):
                return IMPOSSIBLE
            room -= 1
            hits -= hits_by_retreat(state, force)
            cost += RETREAT
    if hits > rations:
        return IMPOSSIBLE
    return cost + RATION * max(0.0, hits)


@helper
def stake(state: State, side: int) -> float:
    """What it costs to be thrown out of the Location that is fought for."""
    if state.stage == Stage.STRIKE and state.present[side, control_area(state.battle)] > 1:
        return 0.0
    enemy = enemy_of(side)
    if state.present[enemy, control_area(state.battle)] == 0:
        return prize(state, state.battle)
    n_held = n_controlled(state, enemy) + 1
    worth = prize(state, state.battle) * (1.0 + grip(state, side, state.battle)) + LAST_HELD * (n_held > 3)
    return worth + ALL_HELD if n_held == N_PLACES and state.side == GERMAN else worth
