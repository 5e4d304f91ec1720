"""[7.8]-[7.11] Absorbing hits, and medals."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.control import controls, note_at, note_number
from kurgan.games.battle_for_stalingrad.state import (
    LOST,
    State,
    control_area,
    enemy_of,
    forces_of,
    is_on_table,
    is_perimeter,
    perimeter_area,
    place_of,
    put,
    side_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import ABILITY, ABILITY_N, NO_FORCE, VALUE
from kurgan.games.battle_for_stalingrad.tables.constants import (
    ELIMINATION_BASE,
    HITS_PER_RATION,
    HITS_PER_RETREAT,
    STUBBORN_BONUS,
    ZONE_LIMIT,
)
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Ability, Note


@rule("7.8", "7.11", "12.5")
def can_absorb(state: State, force: int) -> bool:
    """An engaged Force that has neither retreated nor died."""
    return state.engaged[force] != 0 and is_on_table(state, force) and not is_perimeter(state.force_at[force])


@rule("7.11", "15.5", "16.8")
def hits_by_retreat(state: State, force: int) -> int:
    """Two, one more for each medal, and what its ability and the Location add."""
    place, hits = place_of(state.force_at[force]), HITS_PER_RETREAT + state.medals[force]
    if ABILITY[force] == Ability.REARGUARD:
        hits += ABILITY_N[force]
    return hits + note_number(state, place) if note_at(state, place) == Note.REARGUARD else hits


@rule("7.11", "15.11")
def hits_by_elimination(force: int) -> int:
    """Three and the Force value; a stubborn Force two more."""
    return ELIMINATION_BASE + VALUE[force] + (STUBBORN_BONUS if ABILITY[force] == Ability.STUBBORN else 0)


@rule("7.11", "12.3", "14.3", "15.11")
def has_way_back(state: State, force: int) -> bool:
    """Room in the perimeter area, nobody who forbids it, and no stubbornness."""
    side, place = side_of(force), place_of(state.force_at[force])
    if ABILITY[force] == Ability.STUBBORN or state.no_retreat[side]:
        return False
    return state.present[side, perimeter_area(place)] < ZONE_LIMIT


@helper
def capacity(state: State, side: int, without: int, taken: int) -> int:
    """The most hits the engaged Forces of a side can absorb, without one of them; `taken` places behind them are no
    longer free. Where a retreat absorbs more than elimination, as many go back as there is room for."""
    total = first = second = third = room = 0
    for force in forces_of(side):
        if force != without and can_absorb(state, force):
            lost = hits_by_elimination(force)
            total += state.rations[force] * HITS_PER_RATION + lost
            room = ZONE_LIMIT - state.present[side, perimeter_area(place_of(state.force_at[force]))] - taken
            gain = max(0, hits_by_retreat(state, force) - lost) if has_way_back(state, force) else 0
            if gain > first:
                first, second, third = gain, first, second
            elif gain > second:
                second, third = gain, second
            elif gain > third:
                third = gain
    if room > 0:
        total += first
    if room > 1:
        total += second
    return total + third if room > 2 else total


@rule("7.11")
def can_lose_ration(state: State, force: int) -> bool:
    """A ration of an engaged Force absorbs one hit."""
    return can_absorb(state, force) and state.rations[force] > 0


@rule("7.11", "12.3")
def can_retreat(state: State, force: int) -> bool:
    """A Force may go back if the hits that are left can still be absorbed by the others."""
    if not can_absorb(state, force) or not has_way_back(state, force):
        return False
    left = state.hits - hits_by_retreat(state, force)
    return left <= capacity(state, side_of(force), force, 1)


@rule("7.11")
def can_be_eliminated(state: State, force: int) -> bool:
    """The same for elimination."""
    if not can_absorb(state, force):
        return False
    return state.hits - hits_by_elimination(force) <= capacity(state, side_of(force), force, 0)


@rule("7.11")
def lose_ration(state: State, force: int) -> None:
    """One ration less, one hit less."""
    state.rations[force] -= 1
    state.given[force] += 1
    state.hits -= HITS_PER_RATION


@rule("7.11")
def retreat(state: State, force: int) -> None:
    """Back to the perimeter area of the same Location, with the rations that are left."""
    state.hits -= hits_by_retreat(state, force)
    put(state, force, perimeter_area(place_of(state.force_at[force])))


@rule("7.11")
def eliminate(state: State, force: int) -> None:
    """The Force leaves the game with its rations and medals."""
    state.hits -= hits_by_elimination(force)
    put(state, force, LOST)
    state.rations[force] = state.medals[force] = 0


@rule("7.8", "7.11")
def is_overwhelmed(state: State, side: int) -> bool:
    """The hits exceed everything the side could give."""
    return state.hits > capacity(state, side, NO_FORCE, 0)


@helper
def eliminate_all(state: State, side: int) -> None:
    """All engaged Forces that are left, and the rest of the hits is lost."""
    for force in forces_of(side):
        if can_absorb(state, force):
            eliminate(state, force)
    state.hits = 0


@rule("9.2", "7.9", "12.4")
def can_be_decorated(state: State, force: int) -> bool:
    """All engaged enemies were eliminated, its side controls the Location, and it stands there still."""
    side = side_of(force)
    if not state.engaged[force] or state.force_at[force] != control_area(state.battle):
        return False
    is_victory = False
    for enemy in forces_of(enemy_of(side)):
        if state.engaged[enemy]:
            if is_on_table(state, enemy):
                return False
            is_victory = True
    return is_victory and controls(state, side, state.battle)


@rule("9.2", "14.16")
def decorate(state: State, force: int, medals: int) -> None:
    """Each medal is worth one in combat and one hit in a retreat."""
    state.medals[force] += medals
