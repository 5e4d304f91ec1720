"""[2.2, 9] What a side finds when its turn begins: mended rails, changes, recoveries and arrivals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kurgan.engine.hexset import hexes
from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.names import changed, hex_names, named, places_line
from kurgan.games.eastern_front.rules.replacements import is_due
from kurgan.games.eastern_front.state import Known, Where, side_of, units_in_play
from kurgan.games.eastern_front.tables.map import AXIS, GRID
from kurgan.games.eastern_front.tables.places import CITIES


def beginnings(before: Known, after: Known, side: int) -> Iterator[Line]:
    """All that has changed for a side whose turn begins."""
    if side == AXIS:
        yield from railhead(before, after)
    yield from refits(before, after, side)
    yield from recoveries(before, after, side)
    yield from arrivals(before, after, side)
    waiting = [unit for unit in units_in_play(after, side) if is_due(after, unit)]
    if waiting:
        yield Line("log-waiting", named(after, waiting), "9.5")


def railhead(before: Known, after: Known) -> Iterator[Line]:
    """How far the Axis trains run now."""
    mended = hexes(GRID, after.gauge[0]) - hexes(GRID, before.gauge[0])
    if mended:
        cities = list(mended & CITIES)
        values: dict[str, Value] = {"count": len(mended), "cities": len(cities)}
        values["places"] = places_line(cities) if cities else ""
        yield Line("log-railhead", values, "5.7", hex_names(*mended))


def refits(before: Known, after: Known, side: int) -> Iterator[Line]:
    """Who was withdrawn, and whose ratings are others now."""
    gone = [unit for unit in changed(before, after, "where") if after.where[unit] == Where.GONE]
    yield from told("log-withdrawn", before, [unit for unit in gone if side_of(unit) == side])
    rated = {unit for rating in ("attack", "defence", "movement") for unit in changed(before, after, rating)}
    yield from told("log-refitted", after, [unit for unit in sorted(rated) if side_of(unit) == side])


def recoveries(before: Known, after: Known, side: int) -> Iterator[Line]:
    """[9.1] Who is in good order again."""
    steady = [unit for unit in changed(before, after, "dispersed") if not after.dispersed[unit]]
    units = [unit for unit in steady if side_of(unit) == side and after.where[unit] == Where.ON_MAP]
    yield from told("log-recovers", after, units, "9.1")


def arrivals(before: Known, after: Known, side: int) -> Iterator[Line]:
    """[9.5] Who has come."""
    here = [unit for unit in changed(before, after, "where") if after.where[unit] == Where.ON_MAP]
    yield from told("log-arrives", after, [unit for unit in here if side_of(unit) == side])


def told(key: str, state: Known, units: Sequence[int], rule: str = "9.5") -> Iterator[Line]:
    """One line for all of them, if there are any."""
    if units:
        places = hex_names(*dict.fromkeys(int(state.unit_hex[unit]) for unit in units))
        yield Line(key, named(state, units), rule, places)
