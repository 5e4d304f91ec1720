"""[6.4, 6.7, 6.10] Who was lost, driven back or dispersed in a battle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kurgan.engine.text import Line
from kurgan.games.eastern_front.names import changed, hex_names, named, place_line, side_line
from kurgan.games.eastern_front.state import Known, Step, Where, is_on_map, side_of

FOUGHT: Final = (
    Step.COMBAT_DIE,
    Step.BUY,
    Step.REMOVAL,
    Step.LOSSES,
    Step.RETREAT,
)
"""Where the game waits while a battle decides over units."""


def fates(before: Known, after: Known) -> Iterator[Line]:
    """What has become of the units that fought."""
    if before.step in FOUGHT:
        yield from losses(before, after)
        yield from retreats(before, after)
        yield from dispersals(before, after)


def losses(before: Known, after: Known) -> Iterator[Line]:
    """Units that are no more, side by side: the defender's first."""
    lost = [unit for unit in changed(before, after, "where") if after.where[unit] == Where.LOST]
    for side in (1 - before.side, before.side):
        units = [unit for unit in lost if side_of(unit) == side]
        if units:
            places = hex_names(*dict.fromkeys(int(before.unit_hex[unit]) for unit in units))
            yield Line("log-lost", {**named(before, units), "side": side_line(side)}, "6.4", places)


def retreats(before: Known, after: Known) -> Iterator[Line]:
    """The beaten stack, and where it has gone."""
    moved = [unit for unit in changed(before, after, "unit_hex") if is_on_map(after, unit)]
    units = [unit for unit in moved if side_of(unit) != before.side]
    if units:
        start, end = int(before.unit_hex[units[0]]), int(after.unit_hex[units[0]])
        is_new = any(after.dispersed[unit] and not before.dispersed[unit] for unit in units)
        values = {**named(before, units), "start": place_line(start), "end": place_line(end)}
        yield Line("log-retreats", {**values, "dispersed": "yes" if is_new else "no"}, "6.10", hex_names(start, end))


def dispersals(before: Known, after: Known) -> Iterator[Line]:
    """Who was dispersed where he stands."""
    found = [unit for unit in changed(before, after, "dispersed") if after.dispersed[unit]]
    shaken = [unit for unit in found if not before.dispersed[unit] and before.unit_hex[unit] == after.unit_hex[unit]]
    for side in (1 - before.side, before.side):
        units = [unit for unit in shaken if side_of(unit) == side]
        if units:
            places = hex_names(*dict.fromkeys(int(before.unit_hex[unit]) for unit in units))
            yield Line("log-dispersed", named(before, units), "6.4", places)
