"""Where a unit may go [3.2, 4, 5]."""

from __future__ import annotations

import heapq
from fractions import Fraction

from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, HIGHWAY, LAKE_SIDE, ROAD, SOVIET, STRAIT
from kurgan.games.eastern_front.tables.units import Kind, Nation, Size
from kurgan.games.eastern_front.tests.geography import sides
from kurgan.games.eastern_front.tests.twins.ground import INFANTRY, Ground, is_armour, side_of


class Movement(Ground):
    """Chapter 5."""

    def allowance(self, unit: int) -> int:
        """[3.2, 8.2] How many factors a unit has."""
        state, is_axis, foot = self.state, side_of(unit) == AXIS, self.state.kind[unit] in INFANTRY
        most = 99
        if self.weather == Weather.MUD:
            most = 2 if foot and state.nation[unit] == Nation.GERMAN else 3
        elif self.weather in (Weather.SNOW, Weather.SUBARCTIC) and is_axis:
            most = 2 if foot else 3
        return min(int(state.movement[unit]), most, 2 if self.is_starved(unit) else 99)

    def has_road(self, hex: int, beyond: int) -> bool:
        """[3.2, 5.5] Does a road lead there that is of any use?"""
        edge = sides(hex)[beyond]
        return bool(edge & (HIGHWAY if self.weather == Weather.MUD else ROAD)) and not edge & (LAKE_SIDE | STRAIT)

    def fits(self, unit: int, hex: int) -> bool:
        """[4] Is there room for a unit?"""
        state, others = self.state, [other for other in self.stack.get(hex, []) if other != unit]
        if len(others) > 1 or (state.size[unit] == Size.ARMY and any(state.size[o] == Size.ARMY for o in others)):
            return False
        if self.is_rough(hex) and is_armour(state, unit) and any(is_armour(state, other) for other in others):
            return False
        nations = {int(state.nation[each]) for each in (unit, *others)} - {Nation.GERMAN}
        return side_of(unit) == SOVIET or len(nations) < 2

    def walk(self, unit: int, points: Fraction, roads_only: bool) -> dict[int, Fraction]:
        """[5.2, 5.4, 5.5] What it costs to get to each hex, by Dijkstra."""
        start, zone, hostile = self.hex[unit], self.zone(1 - side_of(unit)), self.hostile(side_of(unit))
        drives = is_armour(self.state, unit) or self.state.kind[unit] == Kind.MOTORISED
        costs = {start: Fraction(0)}
        queue = [(Fraction(0), start)]
        while queue:
            cost, hex = heapq.heappop(queue)
            if cost > costs[hex] or (hex in zone and hex != start):
                continue
            for beyond in sides(hex):
                by_road = self.has_road(hex, beyond)
                if not (by_road or (not roads_only and self.is_open(hex, beyond))):
                    continue
                if beyond not in self.allowed(unit) - hostile or (hex in zone and beyond in zone):
                    continue
                total = cost + (Fraction(1, 2) if by_road and drives else 1)
                if total <= points and total < costs.get(beyond, Fraction(99)):
                    costs[beyond] = total
                    heapq.heappush(queue, (total, beyond))
        return costs

    def reach(self, unit: int) -> set[int]:
        """[5] Where a unit may end its move."""
        start, side, points = self.hex[unit], side_of(unit), self.allowance(unit)
        found = set(self.walk(unit, Fraction(points), roads_only=False))
        if self.state.kind[unit] in INFANTRY:
            found |= set(self.walk(unit, Fraction(points + 1), roads_only=True))
        zone, free = self.zone(1 - side), self.allowed(unit) - self.hostile(side)
        for beyond in sides(start):
            is_ferry = bool(sides(start)[beyond] & (LAKE_SIDE | STRAIT))
            if beyond in free and (is_ferry or self.is_open(start, beyond)):
                from_zone_to_zone = start in zone and beyond in zone
                if (is_ferry and not from_zone_to_zone) or (from_zone_to_zone and self.is_supple(unit)):
                    found.add(beyond)
        return {hex for hex in found - {start} if self.fits(unit, hex)}

    def is_supple(self, unit: int) -> bool:
        """[5.3] Who goes from zone to zone."""
        elite = self.state.kind[unit] in (Kind.GUARDS, Kind.SHOCK, Kind.TANK_ARMY)
        return self.state.nation[unit] == Nation.GERMAN or elite
