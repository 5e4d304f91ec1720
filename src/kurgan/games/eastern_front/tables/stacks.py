"""[4] What may stand together when a scenario begins, and what may arrive together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from kurgan.games.eastern_front.tables.lines import ArrivalLine, UnitLine
from kurgan.games.eastern_front.tables.map import MOUNTAINS, SWAMPS
from kurgan.games.eastern_front.tables.units import IS_ARMOUR, Nation, Size

STACK: Final = 2
OWN: Final = (Nation.GERMAN, Nation.SOVIET)


def stack_faults(lines: Sequence[UnitLine]) -> Iterator[tuple[int, str]]:
    """For each stack that is not allowed, the row of its last line and why."""
    order = sorted(range(len(lines)), key=lambda row: (place_of(lines[row]), row))
    for _, rows in groupby(order, key=lambda row: place_of(lines[row])):
        stack = list(rows)
        if fault := stack_fault([lines[row] for row in stack]):
            yield stack[-1], f"{lines[stack[-1]].at}: {fault}"


def place_of(line: UnitLine) -> tuple[str, str]:
    """Lines with the same place share a hex: at the start, or in the month in which they arrive."""
    return line.at, line.month if isinstance(line, ArrivalLine) else ""


def stack_fault(stack: Sequence[UnitLine]) -> str | None:
    """Why these may not stand together."""
    if len(stack) > STACK:
        return f"{len(stack)} units in a hex [4.1]"
    if sum(line.size == Size.ARMY for line in stack) > 1:
        return "two units above corps size [4.1]"
    if stack[0].hex in SWAMPS | MOUNTAINS and sum(IS_ARMOUR[line.kind] for line in stack) > 1:
        return "two armour units in swamp or mountains [4.2]"
    if len({line.formation.nation for line in stack} - set(OWN)) > 1:
        return "allies do not mix [4.4]"
    return None
