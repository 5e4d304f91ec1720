"""Why the chosen unit cannot go to a hex."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexset import around, only
from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.names import name_of, place_line, stack_at
from kurgan.games.eastern_front.refusals.question import ERRAND_RULES
from kurgan.games.eastern_front.rules.advance import advance_length
from kurgan.games.eastern_front.rules.control import rules_the_sea
from kurgan.games.eastern_front.rules.movement import allowance, within_reach
from kurgan.games.eastern_front.rules.rail import rail_net
from kurgan.games.eastern_front.rules.stacking import fits, is_rough, may_mix
from kurgan.games.eastern_front.rules.zones import allowed, hostile, is_supple, zone
from kurgan.games.eastern_front.state import Errand, Known, enemy_of, field, side_of
from kurgan.games.eastern_front.tables.map import AXIS, GRID, LAND
from kurgan.games.eastern_front.tables.places import BLACK_SEA_PORTS, CITIES, STOPS
from kurgan.games.eastern_front.tables.units import IS_ARMOUR, Nation, Size

BY_RAIL: Final = {Errand.RAIL: STOPS, Errand.REPLACE: CITIES, Errand.ARRIVE: CITIES}


def refused_goal(known: Known, hex: int) -> Line:
    """The first reason: the ground, who stands there, the errand, the room."""
    unit, errand = int(known.subject), Errand(known.errand)
    values: dict[str, Value] = {"unit": name_of(known, unit), "place": place_line(hex)}
    if hex == known.unit_hex[unit]:
        return Line("refused-already-there", values, ERRAND_RULES.get(errand, "5.4"))
    return (
        barred(known, unit, hex, values)
        or unreached(known, unit, hex, values)
        or Line(f"refused-room-{room(known, unit, hex)[0]}", values, room(known, unit, hex)[1])
    )


def barred(known: Known, unit: int, hex: int, values: dict[str, Value]) -> Line | None:
    """Ground that nobody enters, that this nation does not, or that the enemy holds."""
    if hex not in LAND:
        return Line("refused-water", values, "1.1")
    if hex not in field(known):
        return Line("refused-field", values, "1.1")
    if hex not in allowed(known, unit):
        is_finn = known.nation[unit] == Nation.FINNISH
        return Line("refused-finns" if is_finn else "refused-romania", values, "5.9" if is_finn else "4.4")
    return Line("refused-enemy", values, "6.1") if hex in hostile(known, side_of(unit)) else None


def unreached(known: Known, unit: int, hex: int, values: dict[str, Value]) -> Line | None:
    """Why the errand does not lead there, whether there is room or not."""
    errand = Errand(known.errand)
    if errand == Errand.MOVE:
        return None if hex in within_reach(known, unit) else too_far(known, unit, hex, values)
    if errand == Errand.ADVANCE:
        return beyond(known, unit, hex, values)
    if errand == Errand.SEA:
        is_port = hex in BLACK_SEA_PORTS and rules_the_sea(known, known.side)
        return None if is_port else Line("refused-not-port", values, "5.8")
    if hex not in rail_net(known, known.side):
        return Line("refused-not-on-net", values, ERRAND_RULES[errand])
    return None if hex in BY_RAIL[errand] else Line("refused-not-city", values, ERRAND_RULES[errand])


def too_far(known: Known, unit: int, hex: int, values: dict[str, Value]) -> Line:
    """Why a move does not come so far."""
    stops = zone(known, enemy_of(side_of(unit)))
    is_next = hex in around(only(GRID, known.unit_hex[unit]))
    if is_next and known.unit_hex[unit] in stops and hex in stops and not is_supple(known, unit):
        return Line("refused-zone-to-zone", values, "5.3")
    if GRID.distance(int(known.unit_hex[unit]), hex) <= allowance(known, unit):
        return Line("refused-way", values, "5.2")
    return Line("refused-far", {**values, "points": int(allowance(known, unit))}, "5.4")


def beyond(known: Known, unit: int, hex: int, values: dict[str, Value]) -> Line | None:
    """Why an advance does not lead there."""
    first, has_room = int(known.target), bool(fits(known, unit, hex))
    length = int(advance_length(known, unit))
    if hex == first:
        return None
    if GRID.distance(first, hex) >= length:
        return Line("refused-advance-far", {**values, "vacated": place_line(first), "hexes": length}, "6.11")
    return Line("refused-advance-zone", {**values, "vacated": place_line(first)}, "6.11") if has_room else None


def room(known: Known, unit: int, hex: int) -> tuple[str, str]:
    """What is in the way of one more unit: nations that do not mix, armour in rough ground, an army, or two units."""
    there = [each for each in stack_at(known, hex) if each != unit]
    if side_of(unit) == AXIS and any(not may_mix(known.nation[unit], known.nation[each]) for each in there):
        return "nations", "4.4"
    has_armour = any(IS_ARMOUR[known.kind[each]] for each in there)
    if len(there) < 2 and IS_ARMOUR[known.kind[unit]] and has_armour and is_rough(known, hex):
        return "armour", "4.2"
    if len(there) < 2 and known.size[unit] == Size.ARMY and any(known.size[each] == Size.ARMY for each in there):
        return "armies", "4.1"
    return "units", "4.1"
