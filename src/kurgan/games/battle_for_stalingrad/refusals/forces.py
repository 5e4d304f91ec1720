"""What stands against many orders: whose a Force is, whether it is on the table, whether there is room."""

from __future__ import annotations

from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad.names import area_line, force_name
from kurgan.games.battle_for_stalingrad.state import LOST, Known


def not_yours(force: int) -> Line:
    return Line("refused-enemy-force", {"force": force_name(force)}, "1.2")


def off_table(known: Known, force: int) -> Line:
    """A Force that has been eliminated, or has not come yet."""
    if known.force_at[force] == LOST:
        return Line("refused-lost", {"force": force_name(force)}, "7.11")
    return Line("refused-in-pile", {"force": force_name(force)}, "6.5")


def no_room(known: Known, area: int, rule: str) -> Line:
    return Line("refused-full", {"area": area_line(known, area)}, rule)
