"""The rules a second time: slow, obvious, and written from the rulebook alone, to hold the clever ones to."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Iterator
from fractions import Fraction

from kurgan.engine.hexset import hexes
from kurgan.games.eastern_front.state import N_UNITS, Phase, State, Where
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import (
    AXIS,
    EDGES,
    FINNISH,
    FORT,
    FORT_FROM,
    GRID,
    HIGHWAY,
    LAKE_SIDE,
    LAND,
    LOWER_VOLGA,
    RAIL,
    RIVER,
    ROAD,
    ROMANIA,
    SEA_SIDE,
    SOUTHERN,
    SOVIET,
    STRAIT,
    SUBARCTIC,
    TERRAIN,
    Terrain,
)
from kurgan.games.eastern_front.tables.places import BLACK_SEA_PORTS, PLACE_AT, PlaceKind
from kurgan.games.eastern_front.tables.units import AXIS_UNITS, Kind, Nation, Size
from kurgan.games.eastern_front.tests.geography import direction_of, sides
from kurgan.games.eastern_front.tests.positions import hex_of

INFANTRY = (Kind.INFANTRY, Kind.MOUNTAIN, Kind.RIFLE, Kind.SHOCK, Kind.GUARDS, Kind.AIRBORNE)
ARMOUR = (Kind.PANZER, Kind.MECHANISED, Kind.TANK, Kind.TANK_ARMY)
FOUL = (Weather.MUD, Weather.SNOW, Weather.SUBARCTIC)
COLUMNS = [
    Fraction(*ratio) for ratio in ((1, 4), (1, 3), (1, 2), (1, 1), (3, 2), (2, 1), (3, 1), (4, 1), (5, 1), (7, 1))
]
COLUMNS.append(Fraction(10))


class Twin:
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

    # [3.3]

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

    # [5]

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

    # [8]

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

    # [6.1, 6.2]

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

    # [6.5, 7]

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

    # [6.10]

    def refuges(self, falling: list[int]) -> set[int]:
        """[6.10] Where the beaten may stand: not in a zone without a friend, nor with allies who do not mix."""
        defender = 1 - self.side
        found = self.field - self.hostile(defender) - (self.zone(self.side) - self.standing(defender))
        for unit in falling:
            found &= self.allowed(unit)
            found = {hex for hex in found if self.mixes(unit, hex)}
        return found

    def mixes(self, unit: int, hex: int) -> bool:
        """[4.4] Do all in a hex get on with a unit?"""
        nations = {int(self.state.nation[each]) for each in self.stack.get(hex, [])} | {int(self.state.nation[unit])}
        return side_of(unit) == SOVIET or len(nations - {Nation.GERMAN}) < 2 or self.hex.get(unit) == hex

    def retreats(self, here: int, falling: list[int]) -> set[int]:
        """[6.10] Where the attacker may drive a stack next: away from its hex, and no closer to any attacker."""
        target = int(self.state.target)
        attackers = {self.hex[unit] for unit in self.joined()}
        steps = GRID.distance(here, target)
        return {
            hex
            for hex in self.near(here) & self.refuges(falling)
            if GRID.distance(hex, target) == steps + 1
            and all(GRID.distance(hex, attacker) >= GRID.distance(here, attacker) for attacker in attackers)
        }

    def can_retreat(self, length: int) -> bool:
        """[6.8] Has the stack in the target a way of so many hexes?"""
        stack, target = self.stack.get(int(self.state.target), []), int(self.state.target)
        if not stack:
            return False
        first = self.retreats(target, stack)
        return bool(first) if length == 1 else any(self.retreats(hex, stack) for hex in first)


def side_of(unit: int) -> int:
    return AXIS if unit < AXIS_UNITS else SOVIET


def is_armour(state: State, unit: int) -> bool:
    return state.kind[unit] in ARMOUR


def stride(things: list[int], count: int) -> Iterator[int]:
    """At most so many of a list, from all over it."""
    return iter(things[:: max(1, len(things) // count)])
