"""A part of the map, each hex three lines high. Rivers run along the sides of hexes, rails cross them:

 2622^ \\/2722⋰          number and terrain, or the sign of a place and how its name begins
|■□de14 ★su62           a mark for each unit, hollow if it is Dispersed, and the code of the strongest
|13-9  ⋯3-5  ⌁          what they attack and defend with, and their condition
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from kurgan.games.eastern_front.tables.map import DIRECTION_NAMES, GRID
from kurgan.games.eastern_front.terminal.ground import Ground, Standing
from kurgan.games.eastern_front.terminal.overlays import Overlay
from kurgan.games.eastern_front.terminal.signs import (
    COUNTERS,
    FAINT,
    HERE,
    LINE,
    MIDDLE,
    OVERLAY,
    PLACE,
    RAIL,
    RIVER,
    SEA,
    TARGET,
    TERRAIN,
    WATER,
    condition,
    marks,
)
from kurgan.games.eastern_front.terminal.window import CELL, SHIFT, Window
from kurgan.games.eastern_front.terminal.words import Words

ROOM: Final = CELL - 1  # beside the sign of the western side
NAME: Final = CELL - 2  # between the signs of both upper sides
NORTH_EAST, WEST, NORTH_WEST = (DIRECTION_NAMES.index(name) for name in ("NE", "W", "NW"))
ALONG: Final = {NORTH_EAST: "\\", WEST: "|", NORTH_WEST: "/"}  # as a river runs
ACROSS: Final = {NORTH_EAST: "⋰", WEST: "⋯", NORTH_WEST: "⋱"}  # as a railway crosses it
BRIDGE: Final = {NORTH_EAST: "X", WEST: "+", NORTH_WEST: "X"}


class Part:
    """One drawing of a part of the map."""

    def __init__(self, ground: Ground, words: Words, middle: int, overlay: Overlay | None = None) -> None:
        self.ground, self.words, self.middle, self.overlay = ground, words, middle, overlay
        self.paths = ground.rails if overlay is None or overlay.paths is None else overlay.paths
        self.target = GRID.named(ground.view.battle.target) if ground.view.battle else None

    def lines(self, window: Window) -> Iterator[Text]:
        """Row by row, odd rows half a hex further right."""
        for row in window.rows:
            hexes = [GRID.hex_at(column, row) for column in window.columns]
            for part in (self.top, self.upper, self.lower):
                line = Text(" " * SHIFT * (row % 2))
                for hex in hexes:
                    line.append(part(hex) if self.ground.is_in_play(hex) else Text(" " * CELL))
                line.rstrip()
                yield line

    def top(self, hex: int) -> Text:
        """Both upper sides, and between them what the hex is."""
        return Text.assemble(self.side(hex, NORTH_WEST), self.title(hex), self.side(hex, NORTH_EAST))

    def title(self, hex: int) -> tuple[str, str]:
        """The sign of a place and how its name begins, or the hex's number and terrain."""
        terrain, place = self.ground.terrain(hex), self.words.sign(self.ground, hex)
        if terrain in WATER:
            return "~" * NAME, SEA
        title = place or f"{GRID.name(hex)}{TERRAIN[terrain]}"
        return title.ljust(NAME), MIDDLE if hex == self.middle else PLACE if place else FAINT

    def upper(self, hex: int) -> Text:
        """Who stands there; in a place without units its number."""
        stack, side = self.ground.stacks.get(hex), self.side(hex, WEST)
        if stack is not None:
            return Text.assemble(side, (counter(stack), COUNTERS[stack[0].formation.side]))
        if self.ground.terrain(hex) in WATER:
            return Text.assemble(side, ("~" * ROOM, SEA))
        number = GRID.name(hex) if hex in self.ground.places else ""
        return Text.assemble(side, (number.center(ROOM), FAINT))

    def lower(self, hex: int) -> Text:
        """What they attack and defend with, and the overlay's sign or what else is to be known."""
        stack, side = self.ground.stacks.get(hex), self.crossing(hex)
        if stack is None and self.ground.terrain(hex) in WATER:
            return Text.assemble(side, ("~" * ROOM, SEA))
        sign, style = self.overlay.signs.get(hex, " ") if self.overlay else self.condition(hex), OVERLAY
        if stack is None:
            return Text.assemble(side, (f"{sign * 2 if self.overlay else sign:>{ROOM}}", style))
        ratings = f"{sum(each.unit.attack for each in stack)}-{sum(each.unit.defence for each in stack)}"
        return Text.assemble(side, (ratings.ljust(ROOM - 1), COUNTERS[stack[0].formation.side]), (sign, style))

    def condition(self, hex: int) -> str:
        """The most pressing thing to be known of a hex: attacked, or what all of its units have in common."""
        if hex == self.target:
            return TARGET
        stack = self.ground.stacks.get(hex, [])
        each_has = [set(condition(each.unit)) for each in stack]
        for sign in condition(stack[0].unit) if stack else "":
            if all(sign in has for has in each_has):
                return sign
        return HERE if hex == self.middle else " "

    def side(self, hex: int, direction: int) -> tuple[str, str]:
        """What lies on a side, or crosses it."""
        where, ground = (hex, direction), self.ground
        crosses = where in self.paths and direction != WEST
        if where in ground.frozen:
            return ":", RIVER
        if where in ground.rivers:
            return (BRIDGE if crosses else ALONG)[direction], RIVER
        if where in ground.lakes:
            return "~", SEA
        if where in ground.lines:
            return "#", LINE
        return (ACROSS[direction], RAIL) if crosses else (" ", "")

    def crossing(self, hex: int) -> tuple[str, str]:
        """The lower half of the western side, where a railway crosses it."""
        sign, style = self.side(hex, WEST)
        if (hex, WEST) not in self.paths:
            return sign, style
        return (ACROSS[WEST], RAIL) if sign == " " else (BRIDGE[WEST], style)


def counter(stack: list[Standing]) -> str:
    """A mark for each unit, and the code of the strongest."""
    code, units = stack[0].code, marks(stack[0].formation.side, (each.unit for each in stack))
    room = ROOM - len(units)
    return f"{units}{code if len(code) <= room else f'{code[: room - 1]}…'}".ljust(ROOM)
