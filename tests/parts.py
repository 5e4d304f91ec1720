"""Ridge in parts: with orders that are given in parts, and with a map of which one can look at parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kurgan.engine.game import AnyGame, Group, Orders, Unreadable
from kurgan.engine.record import AnyRecord
from kurgan.engine.text import Catalogue, Line
from kurgan.games import load


def in_parts() -> AnyGame:
    """A unit is chosen first, and where it may go is asked for then: its menu names the units that may go."""
    game = load("ridge")

    def menu(known: AnyRecord, numbers: Sequence[int]) -> Sequence[Group]:
        *units, side = game.menu(known, numbers)
        return [*(replace(unit, orders=(Orders("go", f"go {unit.subject}", opens=True),)) for unit in units), side]

    def continued(known: AnyRecord, words: str) -> Sequence[Group]:
        units = game.menu(known, game.choices(known))[:-1]
        found = [unit for unit in units if words == f"go {unit.subject}"]
        if not found:
            raise Unreadable(Line("refused-unreadable", {"words": words}, "2.1"))
        return found

    return replace(game, menu=menu, continued=continued)


def in_sectors() -> AnyGame:
    """Every hex can be looked at, and what a seat hears of a unit that moved speaks of the hex it came to."""
    game = load("ridge")

    def look(known: AnyRecord, seat: int, words: str, catalogue: Catalogue, language: str) -> str:
        if not words.isdecimal():
            raise Unreadable(Line("refused-unreadable", {"words": words}, "2.1"))
        return f"sector {words}"

    def log(before: AnyRecord, number: int, after: AnyRecord, seat: int) -> Sequence[Line]:
        heard = game.log(before, number, after, seat)
        return [replace(line, places=tuple(str(line.values.get("come", ""))[-5:-1].split())) for line in heard]

    return replace(game, look=look, log=log)
