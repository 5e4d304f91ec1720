"""Chapter 9: recovery, replacements, reinforcements."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexset import HexSet, holds
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.stacking import fits, with_room
from kurgan.games.eastern_front.rules.zones import allowed, hostile, near
from kurgan.games.eastern_front.state import (
    GONE_FOR_GOOD,
    N_CHANGES,
    State,
    Where,
    controlled,
    enemy_of,
    is_held,
    is_on_map,
    pick_up,
    put_down,
    set_dispersed,
    side_of,
    steady,
    units_in_play,
)
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tables.places import CITIES, FACTORY_WORDS, VALUE, VICTORY_CITIES
from kurgan.games.eastern_front.tables.units import IS_ARMOUR, Nation

FIRST_GERMAN_REPLACEMENTS: Final = 2  # the turn
BEHIND_THE_URALS: Final = 1  # factories off the map
SECOND_FACTORY: Final = 14  # one more from March 1942
SINCE_LAST_TURN: Final = 2  # `dispersed` of a unit that has been so since before its side's turn
FIRST_CALL: Final = 9  # October 1941
FREE_CALL: Final = 11  # December 1941
LAST_CALL: Final = 12  # January 1942


@rule("9.1")
def can_recover(state: State, unit: int) -> bool:
    """A dispersed unit in supply recovers at once if no enemy in good order is next to it."""
    if state.hungry[unit]:
        return False
    return not bool(near(state, state.unit_hex[unit]) & steady(state, enemy_of(side_of(unit))))


@rule("9.1")
def recover(state: State, side: int) -> None:
    """In its initial phase a side gathers those who are not under the enemy's eyes."""
    for unit in units_in_play(state, side):
        if is_on_map(state, unit) and state.dispersed[unit]:
            set_dispersed(state, unit, 0 if can_recover(state, unit) else SINCE_LAST_TURN)


@rule("9.1")
def recover_rest(state: State, side: int) -> None:
    """The others recover once they have done nothing for the whole turn, if they are in supply."""
    for unit in units_in_play(state, side):
        if is_on_map(state, unit) and state.dispersed[unit] == SINCE_LAST_TURN and not state.hungry[unit]:
            set_dispersed(state, unit, 0)


@rule("9.2", "9.3")
def raise_factors(state: State, side: int) -> None:
    """New men and tanks: the German ones as the scenario says, the Soviet ones by cities and factories held."""
    if side == AXIS:
        if state.turn >= FIRST_GERMAN_REPLACEMENTS:
            state.infantry_factors[AXIS] += state.german_infantry
            state.armour_factors[AXIS] += state.german_armour
        return
    state.infantry_factors[SOVIET] += state.soviet_infantry + city_factors(state)
    state.armour_factors[SOVIET] += state.soviet_armour + factories(state)


@rule("9.3")
def city_factors(state: State) -> int:
    """One infantry factor for each victory city held, two for Leningrad and for Moscow."""
    factors = 0
    for hex in VICTORY_CITIES & controlled(state, SOVIET):
        factors += VALUE[hex]
    return factors


@rule("9.3")
def factories(state: State) -> int:
    """One armour factor for each tank factory held, one beyond the map, and from March 1942 one more."""
    count = BEHIND_THE_URALS + (state.month >= SECOND_FACTORY)
    for hex in VICTORY_CITIES & controlled(state, SOVIET):
        count += holds(FACTORY_WORDS[0], hex)
    return count


@rule("9.2", "9.3")
def replacement_cost(state: State, unit: int) -> int:
    """A lost unit comes back for its attack and defence factors together."""
    return state.attack[unit] + state.defence[unit]


@rule("9.2", "9.3")
def can_replace(state: State, unit: int) -> bool:
    """A lost German or Soviet unit, for as many factors of its kind as were saved."""
    if state.where[unit] != Where.LOST:
        return False
    if state.nation[unit] != Nation.GERMAN and state.nation[unit] != Nation.SOVIET:
        return False
    side = side_of(unit)
    saved = state.armour_factors[side] if IS_ARMOUR[state.kind[unit]] else state.infantry_factors[side]
    return saved >= replacement_cost(state, unit)


@rule("9.3")
def replacement_goals(state: State, unit: int, net: HexSet) -> HexSet:
    """Replacements arrive in a city on the side's rail net that has room for them."""
    return with_room(state, unit, net & CITIES & allowed(state, unit))


@rule("9.3")
def replace(state: State, unit: int, goal: int) -> None:
    """They arrive Dispersed."""
    side, cost = side_of(unit), replacement_cost(state, unit)
    if IS_ARMOUR[state.kind[unit]]:
        state.armour_factors[side] -= cost
    else:
        state.infantry_factors[side] -= cost
    state.dispersed[unit] = 1
    put_down(state, unit, goal)
    state.moved[unit] = 1


@rule("9.5")
def arrive(state: State, unit: int, hex: int) -> None:
    """A new unit stands where it arrives, and may go on from there."""
    put_down(state, unit, hex)


@rule("9.5")
def receive(state: State, side: int) -> None:
    """Whoever is due arrives at the place printed for him, if it is his side's, free and has room."""
    for unit in units_in_play(state, side):
        if state.where[unit] == Where.COMING and state.arrival[unit] <= state.month:
            if is_free_entry(state, unit):
                arrive(state, unit, state.entry[unit])


@rule("9.5")
def is_free_entry(state: State, unit: int) -> bool:
    hex, side = state.entry[unit], side_of(unit)
    return is_held(state, side, hex) and hex not in hostile(state, side) and fits(state, unit, hex)


@rule("9.5")
def is_due(state: State, unit: int) -> bool:
    """Has a unit come that could not enter at its own place?"""
    return state.where[unit] == Where.COMING and state.arrival[unit] <= state.month


@rule("9.5")
def entry_goals(state: State, unit: int, net: HexSet) -> HexSet:
    """Whoever finds his place taken may come to any city on the rail net out of enemy zones, or wait."""
    return with_room(state, unit, net & CITIES & allowed(state, unit))


@rule("9.5")
def change_units(state: State, side: int) -> None:
    """Units are refitted or withdrawn at their dates."""
    for place in range(N_CHANGES):
        unit = state.change_unit[place]
        if state.change_month[place] == state.month and side_of(unit) == side:
            change(state, unit, place)


@helper
def change(state: State, unit: int, place: int) -> None:
    if state.change_attack[place] == GONE_FOR_GOOD:
        if is_on_map(state, unit):
            pick_up(state, unit)
        state.where[unit] = Where.GONE
    else:
        state.attack[unit] = state.change_attack[place]
        state.defence[unit] = state.change_defence[place]
        state.movement[unit] = state.change_movement[place]


@rule("9.4")
def can_call(state: State) -> bool:
    """The Siberian reserve comes once: in December 1941 or January 1942, or from October on for a victory point."""
    if state.side != SOVIET or state.called or not FIRST_CALL <= state.month <= LAST_CALL:
        return False
    for unit in units_in_play(state, SOVIET):
        if state.where[unit] == Where.RESERVE:
            return True
    return False


@rule("9.4")
def call_siberians(state: State) -> None:
    """They arrive at once; before December it costs a victory point."""
    state.called = 1 if state.month >= FREE_CALL else 2
    for unit in units_in_play(state, SOVIET):
        if state.where[unit] == Where.RESERVE:
            state.where[unit] = Where.COMING
            state.arrival[unit] = state.month
    receive(state, SOVIET)
