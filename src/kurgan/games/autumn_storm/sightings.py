"""[7] Whom a seat comes to see: by an order of its own, or because the enemy moves, as far as that was seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kurgan.engine.hexset import first, hexes
from kurgan.engine.text import Line, Value
from kurgan.games.autumn_storm.known import unknowns
from kurgan.games.autumn_storm.names import name_of, place_line
from kurgan.games.autumn_storm.rules.fog import is_identified
from kurgan.games.autumn_storm.state import Known, enemy_of, is_on_map, units_of
from kurgan.games.autumn_storm.tables.map import GRID, OFF_MAP

SOMEBODY = "?"  # an enemy in sight that nobody has identified


def discoveries(before: Known, after: Known, seat: int) -> Iterator[Line]:
    """Enemies that an order of one's own has shown."""
    enemy = enemy_of(seat)
    for unit in units_of(enemy) if is_news(before, after, enemy) else ():
        is_new = is_identified(after, unit) and not is_identified(before, unit)
        if is_on_map(after, unit) and not is_on_map(before, unit):
            place = after.unit_hex[unit]
            yield revealed(after, unit, place) if is_new else comes_line(name_of(after, unit), [place])
        elif is_new and not is_on_map(after, unit):
            yield revealed(after, unit, glimpse(after, unit, seat))
    for hex in unknowns(after, seat) - unknowns(before, seat):
        yield comes_line(SOMEBODY, [hex])


def is_news(before: Known, after: Known, enemy: int) -> bool:
    """Has an enemy come into sight or been identified? After most orders none has, and no unit need be asked."""
    has_moved = any(before.unit_hex[unit] != after.unit_hex[unit] for unit in units_of(enemy))
    return has_moved or before.exposed[enemy] != after.exposed[enemy] or before.spotted[enemy] != after.spotted[enemy]


def glimpse(after: Known, unit: int, seat: int) -> int:
    """Where an enemy was identified on the way that is out of sight again at its end: its ghost says it."""
    return next(hex for hex in hexes(GRID, after.ghosts[seat]) if after.ghost_unit[seat, hex] == unit)


def revealed(after: Known, unit: int, hex: int) -> Line:
    """An enemy is identified."""
    return Line("log-revealed", {"unit": name_of(after, unit), "place": place_line(hex)}, "7.3", (GRID.name(hex),))


def sightings(before: Known, after: Known, seat: int) -> Iterator[Line]:
    """What a seat sees of an enemy order it cannot make out: somebody comes, goes or passes."""
    gone, come = unknowns(before, seat) - unknowns(after, seat), unknowns(after, seat) - unknowns(before, seat)
    track = [int(hex) for hex in after.way if hex != OFF_MAP]
    is_told = False
    for unit in units_of(enemy_of(seat)):
        start, end = before.unit_hex[unit], after.unit_hex[unit]
        if start != end:
            is_told = True
            yield sighting(name_of(before, unit), start, end, track)
    if gone or come:
        yield sighting(SOMEBODY, first(gone) if gone else OFF_MAP, first(come) if come else OFF_MAP, track)
    elif not is_told and track and list(before.way) != list(after.way):
        yield Line("log-passes", trail(track), "7.1", ends(track))


def sighting(unit: Value, start: int, end: int, track: Sequence[int]) -> Line:
    """An enemy moved: from a place in sight or not, to a place in sight or not."""
    if start == OFF_MAP:
        return comes_line(unit, track if track[-1:] == [end] else [end])
    if end == OFF_MAP:
        return goes_line(unit, [start, *track])
    values: dict[str, Value] = {"unit": unit, "start": GRID.name(start), "end": place_line(end)}
    key = "log-unknown-moves" if unit == SOMEBODY else "log-enemy-moves"
    return Line(key, values, "7.1", (GRID.name(start), GRID.name(end)))


def comes_line(unit: Value, seen: Sequence[int]) -> Line:
    """An enemy came into sight, and what was seen of its way then."""
    key, rule = ("log-unknown-in-sight", "7.2") if unit == SOMEBODY else ("log-in-sight", "7.1")
    return Line(key, {"unit": unit, **trail(seen)}, rule, ends(seen))


def goes_line(unit: Value, seen: Sequence[int]) -> Line:
    """An enemy went out of sight, and what was seen of its way before."""
    key, rule = ("log-unknown-out-of-sight", "7.2") if unit == SOMEBODY else ("log-out-of-sight", "7.1")
    return Line(key, {"unit": unit, **trail(seen)}, rule, ends(seen))


def trail(seen: Sequence[int]) -> dict[str, Value]:
    """Where an enemy was first and last seen on its way, and whether it moved between."""
    start, end = place_line(seen[0]), place_line(seen[-1])
    return {"start": start, "end": end, "moved": "yes" if seen[0] != seen[-1] else "no"}


def ends(seen: Sequence[int]) -> tuple[str, ...]:
    """The same places by their names, each once."""
    return tuple(dict.fromkeys((GRID.name(seen[0]), GRID.name(seen[-1]))))
