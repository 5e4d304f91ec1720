"""Who may and must attack whom, and at what odds [6.1, 6.2, 6.5, 7]."""

from __future__ import annotations

from fractions import Fraction

from kurgan.engine.hexset import hexes
from kurgan.games.eastern_front.state import Phase
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import (
    EDGES,
    FORT,
    FORT_FROM,
    GRID,
    LAKE_SIDE,
    RIVER,
    SEA_SIDE,
    SOVIET,
    STRAIT,
    SUBARCTIC,
    TERRAIN,
    Terrain,
)
from kurgan.games.eastern_front.tables.places import PLACE_AT, PlaceKind
from kurgan.games.eastern_front.tables.units import Nation, Size
from kurgan.games.eastern_front.tests.geography import direction_of, sides
from kurgan.games.eastern_front.tests.positions import hex_of
from kurgan.games.eastern_front.tests.twins.ground import INFANTRY, is_armour, side_of
from kurgan.games.eastern_front.tests.twins.supply import Supply

COLUMNS = [Fraction(ratio) for ratio in ("1/4", "1/3", "1/2", "1", "3/2", "2", "3", "4", "5", "7", "10")]


class Combat(Supply):
    """Chapters 6 and 7."""

    def may_attack(self, unit: int) -> bool:
        """[2.3, 6.1] Is a unit fit to attack now?"""
        state = self.state
        if side_of(unit) != self.side or state.dispersed[unit] or state.attack[unit] == 0:
            return False
        if state.breaking:
            return bool(state.breaks[unit])
        return not state.spent[unit] and not (state.phase == Phase.PREPARED and state.moved[unit])

    def is_by_boat(self, target: int, start: int) -> bool:
        """[7.2, 7.6] Does an attack from this hex come over open water?"""
        edge = sides(target)[start]
        if edge & LAKE_SIDE:
            return not self.is_frozen(target, start)
        return bool(edge & STRAIT) and not self.rules_the_sea(self.side)

    def strength(self, unit: int, target: int) -> Fraction:
        """[7.2, 8.2] Its attack factors against a hex; 0 if it cannot attack it."""
        state, start = self.state, self.hex[unit]
        if start not in sides(target) or sides(target)[start] & SEA_SIDE:
            return Fraction(0)
        by_boat = self.is_by_boat(target, start)
        if by_boat and state.kind[unit] not in INFANTRY:
            return Fraction(0)
        if state.nation[unit] == Nation.FINNISH and target == hex_of("leningrad"):
            return Fraction(0)
        return Fraction(int(state.attack[unit]), (2 if by_boat else 1) * (2 if self.is_starved(unit) else 1))

    def can_be_attacked(self, target: int) -> bool:
        """[4.2, 6.1] Could everybody who is left attack a hex at 1:4?"""
        total, origins = Fraction(0), set()
        for start in sides(target):
            fit = [unit for unit in self.stack.get(start, []) if self.may_attack(unit) and not self.state.joined[unit]]
            strengths = {unit: self.strength(unit, target) for unit in fit}
            tanks = [each for unit, each in strengths.items() if is_armour(self.state, unit)]
            others = [each for unit, each in strengths.items() if not is_armour(self.state, unit)]
            total += sum(others) + (max(tanks, default=Fraction(0)) if self.is_rough(target) else sum(tanks))
            if any(strengths.values()):
                origins.add(start)
        return total > 0 and total * 4 >= self.defence(target, origins)

    def targets(self) -> set[int]:
        """[6.1] What may be attacked now."""
        shut = set(hexes(GRID, self.state.shelved[0]))
        if not self.state.breaking:
            shut |= set(hexes(GRID, self.state.attacked[0]))
        return {hex for hex in self.hostile(self.side) - shut if self.can_be_attacked(hex)}

    def owed(self) -> set[int]:
        """[6.2] What must still be attacked."""
        return {hex for unit, hex in self.hex.items() if self.state.owed[unit]}

    def incurred(self) -> set[int]:
        """[6.2] Germans in good order next to Soviets of the attack in hand who were not attacked in this phase."""
        if self.side != SOVIET or self.state.breaking:
            return set()
        beside = {near for unit in self.joined() for near in self.near(self.hex[unit])}
        germans = {
            hex
            for unit, hex in self.hex.items()
            if self.state.nation[unit] == Nation.GERMAN and not self.state.dispersed[unit]
        }
        return beside & germans - set(hexes(GRID, self.state.attacked[0])) - {int(self.state.target)}

    def joined(self) -> list[int]:
        """Who takes part in the attack in hand."""
        return [unit for unit in self.units if self.state.joined[unit]]

    def bonus(self, unit: int, hex: int, origins: set[int]) -> int:
        """[7] What the ground adds to one defender."""
        state = self.state
        if state.kind[unit] not in INFANTRY:
            return 0
        is_soviet, place = side_of(unit) == SOVIET, PLACE_AT.get(hex)
        total = int(is_soviet and self.is_swamp(hex))
        total += TERRAIN[hex] in (Terrain.HILL, Terrain.MOUNTAIN)
        total += is_soviet and bool(origins) and all(self.has_line(hex, origin) for origin in origins)
        if place is not None:
            total += is_soviet and place.fortress
            total += place.kind == PlaceKind.MAJOR
            total += place.kind == PlaceKind.CITY and state.size[unit] != Size.DIVISION
        return total

    def has_line(self, hex: int, origin: int) -> bool:
        """[7.7] Is there a manned line on this side?"""
        direction = direction_of(hex, origin)
        return bool(EDGES[hex, direction] & FORT) and self.state.month >= FORT_FROM[hex, direction]

    def defence(self, hex: int, origins: set[int]) -> int:
        """[6.5, 7.9] The factors of everybody in a hex, and the city's own."""
        place = PLACE_AT.get(hex)
        is_city = place is not None and place.kind == PlaceKind.VICTORY
        total = sum(int(self.state.defence[unit]) + self.bonus(unit, hex, origins) for unit in self.stack.get(hex, []))
        own = place.points if place is not None and hex in self.garrisons(SOVIET) else 0
        return total * (2 if is_city else 1) + own

    def water(self, hex: int, origins: set[int]) -> int:
        """[7.1, 7.6] Columns that a river or the strait costs."""
        defenders = self.stack.get(hex, [])
        river = 2 if any(self.state.nation[unit] == Nation.GERMAN for unit in defenders) else 1
        costs = []
        for origin in origins:
            edge = sides(hex)[origin]
            if edge & STRAIT:
                costs.append(1 if self.rules_the_sea(self.side) else 0)
            elif edge & RIVER and not self.is_frozen(hex, origin):
                costs.append(river)
            elif not edge & LAKE_SIDE:
                return 0
        return max(costs, default=0)

    def odds(self) -> int | None:
        """[6.1, 6.5] The column of the attack in hand, counted from 1:4; None if it is not allowed."""
        state, target = self.state, int(self.state.target)
        origins = {self.hex[unit] for unit in self.joined()}
        ratio = sum((self.strength(unit, target) for unit in self.joined()), Fraction(0))
        ratio /= self.defence(target, origins)
        fitting = [column for column, least in enumerate(COLUMNS) if ratio >= least]
        if not fitting:
            return None
        shift = int(state.flown) - (target in hexes(GRID, state.cover[1 - self.side])) - self.water(target, origins)
        stack = self.stack.get(target, [])
        printed = sum(int(state.defence[unit]) for unit in stack)
        scattered = sum(int(state.defence[unit]) for unit in stack if state.dispersed[unit])
        shift += bool(stack) and 2 * scattered >= printed
        if self.side == SOVIET and self.weather == Weather.SUBARCTIC and target in SUBARCTIC:
            shift += not (target in PLACE_AT and any(state.nation[unit] == Nation.GERMAN for unit in stack))
        return min(max(fitting[-1] + shift, 0), len(COLUMNS) - 1)
