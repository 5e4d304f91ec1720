"""What stands above a group of orders: a unit as on its counter, or a hex and who defends it."""

from __future__ import annotations

from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.names import (
    code_of,
    factors,
    hex_names,
    name_of,
    named,
    of_hex,
    place_line,
    places_line,
    ratings_of,
    side_line,
    stack_at,
)
from kurgan.games.eastern_front.rules.attack import incurred, owed, unmet
from kurgan.games.eastern_front.rules.movement import allowance
from kurgan.games.eastern_front.rules.odds import NOT_ALLOWED, QUARTERS, defence, joined_quarters, joined_sides, odds
from kurgan.games.eastern_front.rules.replacements import replacement_cost
from kurgan.games.eastern_front.state import State, Where, is_on_map
from kurgan.games.eastern_front.tables.charts import COLUMN_NAMES


def unit_heading(known: State, unit: int) -> Line:
    """A unit where it stands, or one that is to come."""
    values: dict[str, Value] = {
        "code": code_of(known, unit),
        "name": name_of(known, unit),
        "ratings": ratings_of(known, unit),
    }
    if is_on_map(known, unit):
        here = int(known.unit_hex[unit])
        return Line("menu-unit", {**values, "place": place_line(here), "points": int(allowance(known, unit))})
    if known.where[unit] == Where.LOST:
        return Line("menu-lost", {**values, "cost": int(replacement_cost(known, unit))})
    return Line("menu-coming", values)


def target_heading(known: State, hex: int, is_owed: bool) -> Line:
    """A hex that may be attacked, and who defends it; the garrison of a city may stand alone."""
    values: dict[str, Value] = {
        "label": of_hex("label", hex),
        "place": place_line(hex),
        "owed": "yes" if is_owed else "no",
    }
    units = stack_at(known, hex)
    if not units:
        return Line("menu-garrison", values)
    return Line("menu-target", {**values, **named(known, units)})


def side_heading(seat: int) -> Line:
    """What is said to nobody in particular."""
    return Line("menu-side", {"side": side_line(seat)})


def plan_heading(state: State) -> Line:
    """The attack that is planned: its target alone, or the odds with those who have joined, whom it leaves out, and who
    must be attacked because of it."""
    hex = int(state.target)
    if not joined_sides(state, hex):
        return target_heading(state, hex, hex in owed(state))
    sides, left, bound = int(joined_sides(state, hex)), list(unmet(state)), list(incurred(state))
    found = int(odds(state))
    values: dict[str, Value] = {
        "label": of_hex("label", hex),
        "place": place_line(hex),
        "attack": factors(int(joined_quarters(state, hex)), QUARTERS),
        "defence": int(defence(state, hex, sides)),
        "column": "–" if found == NOT_ALLOWED else COLUMN_NAMES[found],
        "left": len(left),
        "bound": len(bound),
    }
    named = {"unmet": places_line(left) if left else ""}
    return Line("menu-plan", {**values, **named}, "6.2" if bound else "", hex_names(*bound))
