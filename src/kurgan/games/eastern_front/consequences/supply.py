"""[8.2] Who went hungry at a side's check, who was lost for want of supply, and who has it again."""

from __future__ import annotations

from collections.abc import Iterator

from kurgan.engine.text import Line
from kurgan.games.eastern_front.names import changed, hex_names, named, side_line
from kurgan.games.eastern_front.rules.supply import endurance
from kurgan.games.eastern_front.state import Known, Where, side_of


def hunger(before: Known, after: Known) -> Iterator[Line]:
    """The check of the side whose turn has ended."""
    touched = [unit for unit in changed(before, after, "hungry") if side_of(unit) == before.side]
    gone = [unit for unit in changed(before, after, "where") if side_of(unit) == before.side]
    starved = [unit for unit in gone if before.where[unit] == Where.ON_MAP and after.where[unit] == Where.LOST]
    if starved:
        places = hex_names(*dict.fromkeys(int(before.unit_hex[unit]) for unit in starved))
        yield Line("log-starved", {**named(before, starved), "side": side_line(before.side)}, "8.2", places)
    hungry = [unit for unit in touched if after.hungry[unit] > before.hungry[unit]]
    left = {unit: int(endurance(after, unit)) - int(after.hungry[unit]) for unit in hungry}
    for checks in sorted(set(left.values())):
        units = [unit for unit in hungry if left[unit] == checks]
        places = hex_names(*dict.fromkeys(int(after.unit_hex[unit]) for unit in units))
        yield Line("log-hungry", {**named(after, units), "checks": checks}, "8.2", places)
    fed = [unit for unit in touched if not after.hungry[unit] and after.where[unit] == Where.ON_MAP]
    if fed:
        places = hex_names(*dict.fromkeys(int(after.unit_hex[unit]) for unit in fed))
        yield Line("log-fed", named(after, fed), "8.1", places)
