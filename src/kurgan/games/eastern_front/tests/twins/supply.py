"""Who is in supply [8]."""

from __future__ import annotations

from collections import deque

from kurgan.engine.hexset import hexes
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, GRID, RAIL, SOVIET
from kurgan.games.eastern_front.tables.places import BLACK_SEA_PORTS
from kurgan.games.eastern_front.tests.geography import sides
from kurgan.games.eastern_front.tests.positions import hex_of
from kurgan.games.eastern_front.tests.twins.ground import Ground

FOUL = (Weather.MUD, Weather.SNOW, Weather.SUBARCTIC)


class Supply(Ground):
    """Chapter 8."""

    def rules_the_sea(self, side: int) -> bool:
        """[5.8] The Black Sea is the Axis's while it holds Sevastopol and Kerch."""
        is_axis = {hex_of("sevastopol"), hex_of("kerch")} <= self.held[AXIS]
        return is_axis == (side == AXIS)

    def sources(self, side: int) -> set[int]:
        """[8.1]"""
        found = set(hexes(GRID, self.state.sources[side]))
        if side == SOVIET and self.rules_the_sea(SOVIET):
            found |= set(BLACK_SEA_PORTS)
        if side == SOVIET and {hex_of("volkhov"), hex_of("tikhvin")} & self.held[SOVIET]:
            found.add(hex_of("leningrad"))
        return found & self.held[side] & self.field

    def supplied(self, side: int) -> set[int]:
        """[8.1] By a queue over neighbours: first along the rails, then so many hexes over land."""
        threatened = self.zone(1 - side) - self.standing(side)
        open_country = self.field - self.hostile(side) - threatened
        rails = open_country & self.held[side]
        if side == AXIS:
            rails &= set(hexes(GRID, self.state.gauge[0]))
        begin = self.sources(side) & open_country
        lines, queue = set(begin), deque(begin & rails)
        while queue:
            hex = queue.popleft()
            for beyond, edge in sides(hex).items():
                if edge & RAIL and beyond in rails and beyond not in lines:
                    lines.add(beyond)
                    queue.append(beyond)
        steps = dict.fromkeys(lines, 0)
        queue = deque(lines)
        while queue:
            hex = queue.popleft()
            if steps[hex] < (4 if self.weather in FOUL else 6):
                for beyond in self.near(hex) & open_country - steps.keys():
                    steps[beyond] = steps[hex] + 1
                    queue.append(beyond)
        return set(steps)
