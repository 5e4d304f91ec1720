"""Scene and view by hex: what lies in each, what stands there, and what its sides are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.games.eastern_front.scene import FormationView, PathView, PlaceView, Scene
from kurgan.games.eastern_front.tables.map import DIRECTION_NAMES, GRID, NEIGHBOURS, OFF_MAP, Side, both
from kurgan.games.eastern_front.view.picture import View
from kurgan.games.eastern_front.view.units import UnitView


class Standing(NamedTuple):
    """A unit by its code, and who it is."""

    code: str
    unit: UnitView
    formation: FormationView


class Ground:
    """The board as a seat sees it now, by the numbers of hexes."""

    def __init__(self, scene: Scene, view: View) -> None:
        self.scene, self.view = scene, view
        self.places: dict[int, PlaceView] = {GRID.named(place.hex): place for place in scene.places}
        self.goals = {GRID.named(goal.hex): goal for goal in view.goals}

    def terrain(self, hex: int) -> str:
        return self.scene.terrain[hex]

    def is_in_play(self, hex: int) -> bool:
        return hex != OFF_MAP and self.scene.field[hex] == "1"

    def control(self, hex: int) -> str:
        """A, S or a dot."""
        return sign_at(self.view.control, hex)

    @cached_property
    def units(self) -> list[Standing]:
        """Every unit of the scenario, side by side as the view has them."""
        formations = self.scene.formations
        return [Standing(code, unit, formations[code]) for code, unit in self.view.units.items()]

    @cached_property
    def stacks(self) -> dict[int, list[Standing]]:
        """Who stands where, the strongest first."""
        found: dict[int, list[Standing]] = {}
        for each in self.units:
            if each.unit.hex is not None:
                found.setdefault(GRID.named(each.unit.hex), []).append(each)
        for stack in found.values():
            stack.sort(key=lambda each: (-each.unit.attack - each.unit.defence, each.code))
        return found

    @cached_property
    def contacts(self) -> list[int]:
        """The hexes whose stacks have an enemy next to them."""
        return [hex for hex in self.stacks if any(self.are_enemies(hex, other) for other in neighbours(hex))]

    def are_enemies(self, hex: int, other: int) -> bool:
        """Do stacks of both sides stand in these two hexes?"""
        return other in self.stacks and self.holder(hex) != self.holder(other)

    def holder(self, hex: int) -> str:
        """The side of a stack."""
        return self.stacks[hex][0].formation.side

    @cached_property
    def frozen(self) -> set[Side]:
        return sides(self.scene.frozen.get(self.view.ice, ()))

    @cached_property
    def rivers(self) -> set[Side]:
        return sides(side for river in self.scene.rivers for side in river.sides)

    @cached_property
    def lakes(self) -> set[Side]:
        """Lakes and straits."""
        return sides([*self.scene.lake_sides, *self.scene.strait_sides])

    @cached_property
    def lines(self) -> set[Side]:
        """Fortified lines that are manned by now."""
        return sides((hex, way) for hex, way, month in self.scene.fort_sides if month <= self.view.month)

    @cached_property
    def rails(self) -> set[Side]:
        return crossed(self.scene.rails)

    @cached_property
    def roads(self) -> set[Side]:
        return crossed(self.scene.roads)


def sign_at(rows: list[str], hex: int) -> str:
    """The sign of an area of the view in a hex."""
    column, row = GRID.column_row(hex)
    return rows[row][column]


def sides(named: Iterable[tuple[str, str]]) -> set[Side]:
    """Hexsides, from both of their hexes."""
    return set().union(*(both(GRID.named(hex), DIRECTION_NAMES.index(way)) for hex, way in named))


def crossed(paths: Iterable[PathView]) -> set[Side]:
    """The hexsides that paths cross, from both of their hexes."""
    steps = {step for path in paths for step in pairwise(map(GRID.named, path.hexes))}
    return set().union(*(both(start, direction_of(start, end)) for start, end in steps))


def direction_of(start: int, end: int) -> int:
    """Which of a hex's neighbours another is."""
    return neighbours(start).index(end)


def neighbours(hex: int) -> list[int]:
    """The hexes around a hex, in the order of directions."""
    return [int(NEIGHBOURS[hex, direction]) for direction in range(N_DIRECTIONS)]


def directions(hex: int, found: set[Side]) -> Iterator[str]:
    """The sides of a hex that are among these, by name."""
    return (name for direction, name in enumerate(DIRECTION_NAMES) if (hex, direction) in found)
