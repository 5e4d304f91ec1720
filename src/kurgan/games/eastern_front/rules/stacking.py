"""Chapter 4: stacking."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexset import HexSet, hexes, include, only
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.weather import is_open_swamp
from kurgan.games.eastern_front.state import NO_UNIT, State, is_on_map, no_hexes, side_of, standing, units_in_play
from kurgan.games.eastern_front.tables.map import AXIS, COUNTRY, GRID, TERRAIN, Country, Terrain
from kurgan.games.eastern_front.tables.units import IS_ARMOUR, Nation, Size

STACK: Final = 2
ARMIES: Final = 1
ARMOUR_IN_ROUGH: Final = 1


@rule("4.4")
def may_mix(nation: int, other: int) -> bool:
    """Germans stand with anybody; the allies keep to themselves."""
    return nation == other or nation == Nation.GERMAN or other == Nation.GERMAN


@rule("4.4")
def strangers(state: State, unit: int) -> HexSet:
    """Where allies stand with whom a unit never shares a hex."""
    found = no_hexes()
    if side_of(unit) == AXIS:
        for other in units_in_play(state, AXIS):
            if is_on_map(state, other) and not may_mix(state.nation[unit], state.nation[other]):
                found = found | only(GRID, state.unit_hex[other])
    return found


@rule("4.4")
def may_stand(state: State, unit: int, hex: int) -> bool:
    """Hungarians never set foot in Romania."""
    return state.nation[unit] != Nation.HUNGARIAN or COUNTRY[hex] != Country.ROMANIA


@rule("4.2")
def is_rough(state: State, hex: int) -> bool:
    """Mountains, and swamps that are not frozen, have room for one armour unit."""
    return TERRAIN[hex] == Terrain.MOUNTAIN or is_open_swamp(state, hex)


@rule("4.1", "4.2")
def fits(state: State, unit: int, hex: int) -> bool:
    """Two units to a hex, one of them at most an army, and one armour unit at most in rough ground."""
    if not may_stand(state, unit, hex):
        return False
    units = armies = armour = 0
    other = state.top[hex]
    while other != NO_UNIT:
        if other != unit:
            if side_of(unit) == AXIS and not may_mix(state.nation[unit], state.nation[other]):
                return False
            units += 1
            armies += state.size[other] == Size.ARMY
            armour += IS_ARMOUR[state.kind[other]]
        other = state.below[other]
    if units >= STACK:
        return False
    if state.size[unit] == Size.ARMY and armies >= ARMIES:
        return False
    return not (IS_ARMOUR[state.kind[unit]] and armour >= ARMOUR_IN_ROUGH and is_rough(state, hex))


@helper
def with_room(state: State, unit: int, area: HexSet) -> HexSet:
    """Those hexes of an area, free of enemies, where a unit may end its move."""
    found = area
    for hex in area & standing(state, side_of(unit)):
        if not fits(state, unit, hex):
            found = found - only(GRID, hex)
    return found


@rule("4.3")
def crowd(state: State, hex: int) -> None:
    """Whoever retreats may break the limit until the phase ends."""
    include(state.crowded[0], hex)


@helper
def counted(state: State, hex: int) -> tuple[int, int, int]:
    """How many units stand in a hex, how many of them are armies, and how many armour."""
    units = armies = armour = 0
    unit = state.top[hex]
    while unit != NO_UNIT:
        units += 1
        armies += state.size[unit] == Size.ARMY
        armour += IS_ARMOUR[state.kind[unit]]
        unit = state.below[unit]
    return units, armies, armour


@rule("4.3")
def is_overfull(state: State, hex: int) -> bool:
    """More than two units, or two armies."""
    units, armies, _ = counted(state, hex)
    return units > STACK or armies > ARMIES


@rule("4.2", "4.3")
def has_excess(state: State, hex: int) -> bool:
    """Too many have retreated here: overfull, or two armour units in rough ground."""
    return is_overfull(state, hex) or (counted(state, hex)[2] > ARMOUR_IN_ROUGH and is_rough(state, hex))


@rule("4.3")
def may_be_excess(state: State, unit: int) -> bool:
    """Whose loss helps: anybody's where there are too many units, else an army's, or an armour unit's."""
    units, armies, _ = counted(state, state.unit_hex[unit])
    if units > STACK:
        return True
    return state.size[unit] == Size.ARMY if armies > ARMIES else bool(IS_ARMOUR[state.kind[unit]])


@helper
def crowded(state: State) -> HexSet:
    return hexes(GRID, state.crowded[0])
