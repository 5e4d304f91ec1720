"""The map and who stands on it [3.3, 4.4, 5.1]: what all the other twins begin with."""

from __future__ import annotations

from kurgan.engine.hexset import hexes
from kurgan.games.eastern_front.state import N_UNITS, State, Where
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import (
    AXIS,
    FINNISH,
    GRID,
    LAKE_SIDE,
    LAND,
    LOWER_VOLGA,
    ROMANIA,
    SEA_SIDE,
    SOUTHERN,
    SOVIET,
    STRAIT,
    SUBARCTIC,
    TERRAIN,
    Terrain,
)
from kurgan.games.eastern_front.tables.units import AXIS_UNITS, Kind, Nation
from kurgan.games.eastern_front.tests.geography import sides

INFANTRY = (Kind.INFANTRY, Kind.MOUNTAIN, Kind.RIFLE, Kind.SHOCK, Kind.GUARDS, Kind.AIRBORNE)
ARMOUR = (Kind.PANZER, Kind.MECHANISED, Kind.TANK, Kind.TANK_ARMY)


class Ground:
    """One position, unpacked into lists, sets and dictionaries."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.units = [unit for unit in range(N_UNITS) if state.where[unit] == Where.ON_MAP]
        self.hex = {unit: int(state.unit_hex[unit]) for unit in self.units}
        self.stack: dict[int, list[int]] = {}
        for unit in self.units:
            self.stack.setdefault(self.hex[unit], []).append(unit)
        self.field = set(hexes(GRID, state.field[0])) & set(LAND)
        self.held = [set(hexes(GRID, state.control[side])) for side in (AXIS, SOVIET)]
        self.weather = Weather(state.weather)
        self.side = int(state.side)

    def standing(self, side: int) -> set[int]:
        """Where a side's units are."""
        return {hex for unit, hex in self.hex.items() if side_of(unit) == side}

    def garrisons(self, side: int) -> set[int]:
        """[7.9] Soviet victory cities that were never taken."""
        untaken = set(hexes(GRID, self.state.untaken[0]))
        return untaken & self.held[SOVIET] if side == SOVIET else set()

    def hostile(self, side: int) -> set[int]:
        """What a side has to fight for."""
        return self.standing(1 - side) | self.garrisons(1 - side)

    def is_frozen(self, hex: int, beyond: int) -> bool:
        """Is the river or the lake between two hexes frozen?"""
        edge, month = sides(hex)[beyond], int(self.state.month) % 12 + 1
        if self.weather in (Weather.SNOW, Weather.SUBARCTIC) and month in (1, 2):
            return bool(edge & LOWER_VOLGA) or not (hex in SOUTHERN and beyond in SOUTHERN)
        return self.weather == Weather.SUBARCTIC and hex in SUBARCTIC and beyond in SUBARCTIC

    def is_swamp(self, hex: int) -> bool:
        """A swamp that is not frozen."""
        return TERRAIN[hex] == Terrain.SWAMP and self.weather in (Weather.GOOD, Weather.MUD)

    def is_rough(self, hex: int) -> bool:
        return TERRAIN[hex] == Terrain.MOUNTAIN or self.is_swamp(hex)

    def is_open(self, hex: int, beyond: int) -> bool:
        """May one step from a hex to the next?"""
        edge = sides(hex)[beyond]
        if edge & (SEA_SIDE | STRAIT):
            return False
        return not edge & LAKE_SIDE or self.is_frozen(hex, beyond)

    def near(self, hex: int) -> set[int]:
        """One step away."""
        return {beyond for beyond in sides(hex) if self.is_open(hex, beyond)}

    def zone(self, side: int) -> set[int]:
        """[5.1] The hexes around units in good order."""
        steady = {hex for unit, hex in self.hex.items() if side_of(unit) == side and not self.state.dispersed[unit]}
        return {near for hex in steady for near in self.near(hex)}

    def allowed(self, unit: int) -> set[int]:
        """[4.4, 5.9] Where a unit may be at all."""
        nation = self.state.nation[unit]
        if nation == Nation.FINNISH:
            return self.field & set(FINNISH)
        return self.field - set(ROMANIA) if nation == Nation.HUNGARIAN else self.field

    def is_starved(self, unit: int) -> bool:
        """[8.2] Hungry, and not supplied from the air."""
        lifted = set(hexes(GRID, self.state.lift[side_of(unit)]))
        return bool(self.state.hungry[unit]) and self.hex[unit] not in lifted


def side_of(unit: int) -> int:
    return AXIS if unit < AXIS_UNITS else SOVIET


def is_armour(state: State, unit: int) -> bool:
    return state.kind[unit] in ARMOUR
