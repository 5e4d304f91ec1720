"""Why something cannot be done in the initial phase [2.2]."""

from __future__ import annotations

from kurgan.engine.hexset import holds
from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.names import month_line, name_of, place_line
from kurgan.games.eastern_front.refusals.units import absent, unfit
from kurgan.games.eastern_front.rules.control import rules_the_sea
from kurgan.games.eastern_front.rules.rail import rail_net
from kurgan.games.eastern_front.rules.replacements import FIRST_CALL, LAST_CALL, can_replace, is_due, replacement_cost
from kurgan.games.eastern_front.rules.supply import supplied
from kurgan.games.eastern_front.state import Known, Where, controlled, side_of, standing, units_in_play
from kurgan.games.eastern_front.tables.map import AXIS
from kurgan.games.eastern_front.tables.places import BLACK_SEA_PORTS, STOPS
from kurgan.games.eastern_front.tables.units import IS_ARMOUR, Nation


def refused_rail(known: Known, unit: int) -> Line:
    """Why a unit cannot go by rail."""
    values: dict[str, Value] = {"unit": name_of(known, unit)}
    if known.rails[known.side] == 0:
        return Line("refused-trains", values, "5.7")
    reason = absent(known, unit) or unfit(known, unit)
    if reason:
        return reason
    here = int(known.unit_hex[unit])
    if here not in STOPS:
        return Line("refused-no-stop", {**values, "place": place_line(here)}, "5.7")
    if here not in rail_net(known, known.side):
        return Line("refused-off-net", {**values, "place": place_line(here)}, "5.7")
    return Line("refused-no-goal", values, "4.1")


def refused_sea(known: Known, unit: int) -> Line:
    """Why a unit cannot go by sea."""
    values: dict[str, Value] = {"unit": name_of(known, unit)}
    if not rules_the_sea(known, known.side):
        return Line("refused-sea", values, "5.8")
    if known.sailed[known.side]:
        return Line("refused-sailed", values, "5.8")
    reason = absent(known, unit) or unfit(known, unit)
    if reason:
        return reason
    if known.unit_hex[unit] not in BLACK_SEA_PORTS & controlled(known, known.side):
        return Line("refused-no-port", values, "5.8")
    return Line("refused-no-goal", values, "4.1")


def refused_replacement(known: Known, unit: int) -> Line:
    """Why a unit cannot come back."""
    values: dict[str, Value] = {"unit": name_of(known, unit)}
    if known.where[unit] != Where.LOST:
        return Line("refused-not-lost", values, "9.2")
    if known.nation[unit] not in (Nation.GERMAN, Nation.SOVIET):
        return Line("refused-ally", values, "9.2")
    side, is_armour = int(side_of(unit)), bool(IS_ARMOUR[known.kind[unit]])
    if not can_replace(known, unit):
        saved = known.armour_factors[side] if is_armour else known.infantry_factors[side]
        values |= {"cost": int(replacement_cost(known, unit)), "saved": int(saved)}
        return Line("refused-factors", {**values, "kind": "armour" if is_armour else "infantry"}, "9.3")
    return Line("refused-no-city", values, "9.3")


def refused_arrival(known: Known, unit: int) -> Line:
    """Why a unit cannot enter now."""
    values: dict[str, Value] = {"unit": name_of(known, unit)}
    if known.where[unit] == Where.ON_MAP:
        return Line("refused-here", values, "9.5")
    if not is_due(known, unit):
        return absent(known, unit) or Line("refused-here", values, "9.5")
    return Line("refused-no-city", values, "9.5")


def refused_cover(known: Known, hex: int) -> Line:
    """Why an air unit cannot defend a hex."""
    if holds(known.cover[known.side], hex):
        return Line("refused-covered", {"place": place_line(hex)}, "6.12")
    return refused_air(known, hex)


def refused_lift(known: Known, hex: int) -> Line:
    """Why an air unit cannot supply a hex."""
    if holds(known.lift[known.side], hex):
        return Line("refused-lifted", {"place": place_line(hex)}, "6.12")
    if hex in standing(known, known.side) & supplied(known, known.side):
        return Line("refused-supplied", {"place": place_line(hex)}, "6.12")
    return refused_air(known, hex)


def refused_air(known: Known, hex: int) -> Line:
    """Why no air unit can fly there."""
    values: dict[str, Value] = {"place": place_line(hex)}
    if hex not in standing(known, known.side):
        return Line("refused-nobody-there", values, "6.12")
    if known.air[known.side] == 0:
        return Line("refused-no-air", values, "6.12")
    return Line("refused-range", values, "6.12")


def refused_no_retreat(known: Known) -> Line:
    """Why the whole army cannot be ordered to stand."""
    return Line("refused-order-german" if known.side == AXIS else "refused-ordered", rule="6.9")


def refused_call(known: Known) -> Line:
    """Why the Siberian reserve does not come."""
    if not any(known.where[unit] == Where.RESERVE for unit in units_in_play(known, known.side)):
        return Line("refused-no-reserve" if not known.called else "refused-called", rule="9.4")
    dates: dict[str, Value] = {"first": month_line(FIRST_CALL), "last": month_line(LAST_CALL)}
    return Line("refused-call-month", dates, "9.4")
