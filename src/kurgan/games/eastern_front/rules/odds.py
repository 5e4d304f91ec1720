"""Chapter 6, second part: how the odds are computed."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import holds
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.movement import is_starved
from kurgan.games.eastern_front.rules.terrain import (
    garrison,
    ground_bonus,
    has_german,
    is_across_water,
    multiplier,
    water_shift,
)
from kurgan.games.eastern_front.state import NO_UNIT, State, enemy_of
from kurgan.games.eastern_front.tables.charts import N_COLUMNS, ODDS, Weather
from kurgan.games.eastern_front.tables.map import NEIGHBOURS, NORTHEAST_WORDS, SOVIET
from kurgan.games.eastern_front.tables.places import PLACE_KIND, PlaceKind

QUARTERS: Final = 4  # attack factors are counted in quarters, since they may be halved twice
NOT_ALLOWED: Final = -1


@rule("6.5")
def unit_defence(state: State, unit: int, hex: int, sides: int) -> int:
    """A defender's printed factors and what the ground adds, doubled in a victory city."""
    return (state.defence[unit] + ground_bonus(state, unit, hex, sides)) * multiplier(hex)


@rule("6.5")
def defence(state: State, hex: int, sides: int) -> int:
    """All units in a hex defend together, with the factors of the city itself."""
    total = garrison(state, hex)
    unit = state.top[hex]
    while unit != NO_UNIT:
        total += unit_defence(state, unit, hex, sides)
        unit = state.below[unit]
    return total


@rule("7.2", "8.2")
def quarters(state: State, unit: int, hex: int, direction: int) -> int:
    """A unit's attack factors into a hex, from this side of it: half across open water, half without supply."""
    strength = state.attack[unit] * QUARTERS
    if is_across_water(state, hex, direction):
        strength //= 2
    if is_starved(state, unit):
        strength //= 2
    return strength


@helper
def joined_quarters(state: State, hex: int) -> int:
    """The attack factors of all who have joined."""
    total = 0
    for direction in range(N_DIRECTIONS):
        unit = state.top[NEIGHBOURS[hex, direction]]
        while unit != NO_UNIT:
            if state.joined[unit]:
                total += quarters(state, unit, hex, direction)
            unit = state.below[unit]
    return total


@helper
def joined_sides(state: State, hex: int) -> int:
    """From which sides of the hex they come, one bit each."""
    sides = 0
    for direction in range(N_DIRECTIONS):
        unit = state.top[NEIGHBOURS[hex, direction]]
        while unit != NO_UNIT:
            if state.joined[unit]:
                sides |= 1 << direction
            unit = state.below[unit]
    return sides


@rule("6.1")
def ratio_column(attack: int, defence: int) -> int:
    """The column of a ratio, the lower one between two; below 1:4 no attack is allowed."""
    found = NOT_ALLOWED
    for column in range(N_COLUMNS):
        if attack * ODDS[column, 1] >= defence * ODDS[column, 0]:
            found = column
    return found


@rule("6.6")
def dispersed_shift(state: State, hex: int) -> int:
    """One column up if at least half of the printed defence is Dispersed."""
    dispersed = total = 0
    unit = state.top[hex]
    while unit != NO_UNIT:
        total += state.defence[unit]
        if state.dispersed[unit]:
            dispersed += state.defence[unit]
        unit = state.below[unit]
    return 1 if total > 0 and 2 * dispersed >= total else 0


@rule("3.2")
def arctic_shift(state: State, hex: int) -> int:
    """In Subarctic weather a Soviet attack gains a column, unless Germans defend in a city or town."""
    if state.side != SOVIET or state.weather != Weather.SUBARCTIC or not holds(NORTHEAST_WORDS[0], hex):
        return 0
    return 0 if has_german(state, hex) and PLACE_KIND[hex] != PlaceKind.NONE else 1


@rule("6.12")
def air_shift(state: State, hex: int) -> int:
    """An air unit is worth a column to whom it supports."""
    return state.flown - holds(state.cover[enemy_of(state.side)], hex)


@rule("6.5")
def shifts(state: State, hex: int, sides: int) -> int:
    """All columns up and down together."""
    return (
        dispersed_shift(state, hex) + arctic_shift(state, hex) + air_shift(state, hex) - water_shift(state, hex, sides)
    )


@rule("6.5")
def column(state: State, hex: int, attack: int, sides: int) -> int:
    """Ratio first, then the shifts, never beyond 10:1 nor below 1:4; NOT_ALLOWED if the ratio itself is below."""
    found = ratio_column(attack, QUARTERS * defence(state, hex, sides))
    if found == NOT_ALLOWED:
        return NOT_ALLOWED
    return min(max(found + shifts(state, hex, sides), 0), N_COLUMNS - 1)


@helper
def odds(state: State) -> int:
    """The column of the attack in hand."""
    sides = joined_sides(state, state.target)
    return column(state, state.target, joined_quarters(state, state.target), sides)
