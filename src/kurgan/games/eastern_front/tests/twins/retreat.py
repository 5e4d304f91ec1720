"""Where the beaten may go [6.8, 6.10]."""

from __future__ import annotations

from kurgan.games.eastern_front.tables.map import GRID, SOVIET
from kurgan.games.eastern_front.tables.units import Nation
from kurgan.games.eastern_front.tests.twins.combat import Combat
from kurgan.games.eastern_front.tests.twins.ground import side_of


class Retreat(Combat):
    """The retreats of chapter 6."""

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
