"""The way of a move, hex by hex; what a train, a ship or a replacement takes of what there is."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from kurgan.engine.forecast import Case, Factor, Forecast
from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.names import factors, hex_names, name_of, place_line
from kurgan.games.eastern_front.rules.movement import HALVES, allowance
from kurgan.games.eastern_front.rules.replacements import replacement_cost
from kurgan.games.eastern_front.rules.zones import zone
from kurgan.games.eastern_front.state import Errand, Known, enemy_of, side_of
from kurgan.games.eastern_front.tables.units import IS_ARMOUR
from kurgan.games.eastern_front.ways import costs_of, way_to

RULES: Final = {Errand.MOVE: "5.4", Errand.RAIL: "5.7", Errand.SEA: "5.8", Errand.REPLACE: "9.3"}


def travelled(known: Known, goal: int) -> Forecast | None:
    """Where the chosen unit goes, and what that takes."""
    unit, errand = int(known.subject), Errand(known.errand)
    if errand == Errand.MOVE:
        return walked(known, unit, goal)
    if errand == Errand.RAIL:
        left = int(known.rails[known.side]) - 1
        return told(known, goal, Factor(Line("factor-trains", {"left": left}, "5.7"), str(left), is_sum=True))
    if errand == Errand.SEA:
        return told(known, goal, Factor(Line("factor-ships", rule="5.8"), "0", is_sum=True))
    return told(known, goal, *replaced(known, unit)) if errand == Errand.REPLACE else None


def replaced(known: Known, unit: int) -> Iterator[Factor]:
    """What a unit costs that comes back, and what is left."""
    side, is_armour = int(side_of(unit)), bool(IS_ARMOUR[known.kind[unit]])
    saved = int(known.armour_factors[side] if is_armour else known.infantry_factors[side])
    kind = "armour" if is_armour else "infantry"
    cost = int(replacement_cost(known, unit))
    yield Factor(Line("factor-saved", {"kind": kind}, "9.3"), str(saved))
    yield Factor(
        Line("factor-cost", {"attack": int(known.attack[unit]), "defence": int(known.defence[unit])}, "9.3"), f"−{cost}"
    )
    yield Factor(Line("factor-left", {"kind": kind}, "9.3"), str(saved - cost), is_sum=True)


def walked(known: Known, unit: int, goal: int) -> Forecast:
    """[5.4] The way, what each hex of it costs, and why it ends there."""
    way, costs = way_to(known, unit, goal), costs_of(known, unit)
    stops = zone(known, enemy_of(side_of(unit)))
    rows, spent = list[Factor](), 0
    for hex in way:
        cost, spent = costs[hex] - spent, costs[hex]
        values: dict[str, Value] = {"place": place_line(hex), "road": "yes" if cost < HALVES else "no"}
        is_stop = hex == goal and hex in stops
        key, rule = ("factor-step-zone", "5.2") if is_stop else ("factor-step", "5.5" if cost < HALVES else "5.4")
        rows.append(Factor(Line(key, values, rule), factors(cost, HALVES)))
    points = int(allowance(known, unit))
    rows.append(Factor(Line("factor-points", {"points": points}, "5.4"), factors(spent, HALVES), is_sum=True))
    return told(known, goal, *rows, places=hex_names(*way))


def told(known: Known, goal: int, *rows: Factor, places: tuple[str, ...] = ()) -> Forecast:
    """A forecast without dice, with the rule of the errand."""
    values: dict[str, Value] = {"unit": name_of(known, int(known.subject)), "place": place_line(goal)}
    title = Line("forecast-move", values, RULES[Errand(known.errand)], places or hex_names(goal))
    return Forecast(title, (Case(Line("forecast-unit", values), Fraction(1), rows),), ())
