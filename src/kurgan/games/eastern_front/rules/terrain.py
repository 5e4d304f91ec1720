"""Chapter 7: terrain in combat. What the ground gives a defender, unit by unit and column by column."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import holds
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.control import rules_the_sea
from kurgan.games.eastern_front.rules.weather import is_frozen_side, is_open_swamp
from kurgan.games.eastern_front.state import NO_UNIT, State, is_held, side_of
from kurgan.games.eastern_front.tables.map import (
    EDGES,
    FORT,
    FORT_FROM,
    LAKE_SIDE,
    RIVER,
    SOVIET,
    STRAIT,
    TERRAIN,
    Terrain,
)
from kurgan.games.eastern_front.tables.places import (
    FORTRESS_WORDS,
    PLACE_KIND,
    VALUE,
    PlaceKind,
)
from kurgan.games.eastern_front.tables.units import IS_INFANTRY, Nation, Size

BONUS: Final = 1
DOUBLE: Final = 2
RIVER_SHIFT: Final = 1
GERMAN_RIVER_SHIFT: Final = 2
STRAIT_SHIFT: Final = 1


@helper
def is_infantry(state: State, unit: int) -> bool:
    return bool(IS_INFANTRY[state.kind[unit]])


@helper
def is_soviet_infantry(state: State, unit: int) -> bool:
    return side_of(unit) == SOVIET and is_infantry(state, unit)


@rule("7.3")
def swamp_bonus(state: State, unit: int, hex: int) -> int:
    """A swamp that is not frozen adds one for each defending Soviet infantry unit."""
    return BONUS if is_soviet_infantry(state, unit) and is_open_swamp(state, hex) else 0


@rule("7.4")
def hill_bonus(state: State, unit: int, hex: int) -> int:
    """Hills add one for each infantry unit."""
    return BONUS if is_infantry(state, unit) and TERRAIN[hex] == Terrain.HILL else 0


@rule("7.5")
def mountain_bonus(state: State, unit: int, hex: int) -> int:
    """Mountains are a fortress to the infantry of both sides."""
    return BONUS if is_infantry(state, unit) and TERRAIN[hex] == Terrain.MOUNTAIN else 0


@rule("7.7")
def line_bonus(state: State, unit: int, hex: int, sides: int) -> int:
    """A fortified line adds one for each Soviet infantry unit, unless an attack also comes past it."""
    if not is_soviet_infantry(state, unit) or sides == 0:
        return 0
    for direction in range(N_DIRECTIONS):
        if sides >> direction & 1:
            if not EDGES[hex, direction] & FORT or state.month < FORT_FROM[hex, direction]:
                return 0
    return BONUS


@rule("7.8")
def fortress_bonus(state: State, unit: int, hex: int) -> int:
    """A fortress adds one for each Soviet infantry unit."""
    return BONUS if is_soviet_infantry(state, unit) and holds(FORTRESS_WORDS[0], hex) else 0


@rule("7.10", "7.11", "7.12")
def city_bonus(state: State, unit: int, hex: int) -> int:
    """A major city adds one for each infantry unit, a dot city for each infantry army or corps, a town nothing."""
    if not is_infantry(state, unit):
        return 0
    if PLACE_KIND[hex] == PlaceKind.MAJOR:
        return BONUS
    return BONUS if PLACE_KIND[hex] == PlaceKind.CITY and state.size[unit] != Size.DIVISION else 0


@rule("7.9")
def multiplier(hex: int) -> int:
    """In a victory city all factors count double, those of the ground too."""
    return DOUBLE if PLACE_KIND[hex] == PlaceKind.VICTORY else 1


@rule("7.9")
def garrison(state: State, hex: int) -> int:
    """Until it is first taken, a victory city adds factors of its own, as many as it has points."""
    if not holds(state.untaken[0], hex) or not is_held(state, SOVIET, hex):
        return 0
    return VALUE[hex]


@helper
def ground_bonus(state: State, unit: int, hex: int, sides: int) -> int:
    """All that the ground adds to one defender's factors."""
    return (
        swamp_bonus(state, unit, hex)
        + hill_bonus(state, unit, hex)
        + mountain_bonus(state, unit, hex)
        + line_bonus(state, unit, hex, sides)
        + fortress_bonus(state, unit, hex)
        + city_bonus(state, unit, hex)
    )


@rule("7.2", "7.6")
def is_across_water(state: State, hex: int, direction: int) -> bool:
    """Must an attack from this side come by boat: over an open lake, or the strait of Kerch without the Black Sea?"""
    edge = EDGES[hex, direction]
    if edge & LAKE_SIDE:
        return not is_frozen_side(state, hex, direction)
    return bool(edge & STRAIT) and not rules_the_sea(state, state.side)


@rule("7.1", "7.6")
def water_shift(state: State, hex: int, sides: int) -> int:
    """A river costs one column, two against Germans; the strait one; nothing if any attacker is on the near side."""
    shift = 0
    for direction in range(N_DIRECTIONS):
        if sides >> direction & 1:
            edge = EDGES[hex, direction]
            if edge & STRAIT:
                shift = max(shift, 0 if is_across_water(state, hex, direction) else STRAIT_SHIFT)
            elif edge & RIVER and not is_frozen_side(state, hex, direction):
                shift = max(shift, GERMAN_RIVER_SHIFT if has_german(state, hex) else RIVER_SHIFT)
            elif not edge & LAKE_SIDE:
                return 0
    return shift


@helper
def has_german(state: State, hex: int) -> bool:
    """Does any German unit stand here?"""
    unit = state.top[hex]
    while unit != NO_UNIT:
        if state.nation[unit] == Nation.GERMAN:
            return True
        unit = state.below[unit]
    return False
