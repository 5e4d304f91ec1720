"""Ridge with orders that are given in parts: a unit is chosen first, and where it may go is asked for then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kurgan.engine.game import AnyGame, Group, Orders, Unreadable
from kurgan.engine.record import AnyRecord
from kurgan.engine.text import Line
from kurgan.games import load


def in_parts() -> AnyGame:
    """The game; its menu names the units that may go."""
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
