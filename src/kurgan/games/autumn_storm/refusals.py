"""Why an order that can be read is not legal: one sentence with the number of the rule it breaks."""

from __future__ import annotations

from kurgan.engine.hexset import around, only
from kurgan.engine.paths import reach
from kurgan.engine.text import Line, Value
from kurgan.games.autumn_storm.actions import (
    ATTACK,
    BOMBARD,
    FIRST_ORDER,
    N_ACTIONS,
    ORDERS_PER_UNIT,
    RECON,
    SET_OUT,
    VIA,
    WAY,
    ordered_unit,
    stepping_unit,
)
from kurgan.games.autumn_storm.names import name_of, place_line
from kurgan.games.autumn_storm.rules.fog import seen_enemies
from kurgan.games.autumn_storm.rules.headquarters import can_pay
from kurgan.games.autumn_storm.rules.movement import chosen_length, ground, known_zone, points_ahead, way_end, within
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.state import NO_UNIT, Known, field, is_on_map, no_hexes, standing
from kurgan.games.autumn_storm.tables.map import DISTANCE, GRID, N_HEXES, PASSABLE
from kurgan.games.autumn_storm.tables.units import Kind


def refusal(known: Known, number: int) -> Line:
    """The first reason why the side to move may not give this order."""
    if not 0 <= number < N_ACTIONS:
        return Line("refused-number", {"number": number}, "2")
    if known.step == Step.WAY or number >= WAY:
        return refused_way(known, number)
    if number >= BOMBARD:
        return refused_bombardment(known, number - BOMBARD)
    unit, what = ordered_unit(known, number), (number - FIRST_ORDER) % ORDERS_PER_UNIT
    if known.maximum[unit] == 0:
        return Line("refused-number", {"number": number}, "2")
    if not is_on_map(known, unit):
        return Line("refused-lost", {"unit": name_of(known, unit)}, "6.6")
    if not can_pay(known, unit):
        return Line("refused-command", {"unit": name_of(known, unit)}, "3.1")
    if what < ATTACK:
        return refused_move(known, unit, what)
    if what < RECON:
        return refused_attack(known, unit, what - ATTACK)
    if what == RECON:
        is_recon = known.kind[unit] == Kind.RECON
        return Line("refused-scanned" if is_recon else "refused-not-recon", {"unit": name_of(known, unit)}, "7.4")
    return Line("refused-rest", {"unit": name_of(known, unit)}, "9.3")


def refused_move(known: Known, unit: int, goal: int) -> Line:
    """Why a unit may not go there, as far as its side knows."""
    values: dict[str, Value] = {"unit": name_of(known, unit), "place": place_line(goal)}
    start, zone = only(GRID, known.unit_hex[unit]), known_zone(known, known.side)
    if goal not in PASSABLE:
        return Line("refused-volga", values, "1.2")
    if goal not in field(known):
        return Line("refused-field", values, "1.1")
    if goal in standing(known, known.side) | seen_enemies(known, known.side):
        return Line("refused-occupied", values, "5.2")
    if known.points[unit] == 0:
        return Line("refused-no-points", values, "5.1")
    if known.unit_hex[unit] in zone and goal in zone & around(start):
        return Line("refused-zone-to-zone", values, "5.4")
    if goal in reach(start, known.points[unit], ground(known, known.side), no_hexes()):
        return Line("refused-zone", values, "5.3")
    return Line("refused-far", {**values, "points": int(known.points[unit])}, "5.1")


def refused_way(known: Known, number: int) -> Line:
    """Why a way may not be chosen, not go on into this hex, or not end."""
    if known.step != Step.WAY:
        return Line("refused-way-none" if number == WAY else "refused-way-first", rule="5.7")
    if number == SET_OUT:
        return Line("refused-way-end" if known.walker != NO_UNIT else "refused-way-begin", rule="5.7")
    if not VIA <= number < SET_OUT:
        return Line("refused-way-open", rule="5.7")
    unit, hex = stepping_unit(known, number), (number - VIA) % N_HEXES
    if known.maximum[unit] == 0:
        return Line("refused-number", {"number": number}, "2")
    if not is_on_map(known, unit):
        return Line("refused-lost", {"unit": name_of(known, unit)}, "6.6")
    if known.walker not in (NO_UNIT, unit):
        return Line("refused-way-other", {"unit": name_of(known, known.walker)}, "5.7")
    if not can_pay(known, unit):
        return Line("refused-command", {"unit": name_of(known, unit)}, "3.1")
    return refused_step(known, unit, hex)


def refused_step(known: Known, unit: int, hex: int) -> Line:
    """Why the way of a unit may not go on into this hex, as far as its side knows."""
    values: dict[str, Value] = {"unit": name_of(known, unit), "place": place_line(hex)}
    here, zone = way_end(known, unit), known_zone(known, known.side)
    entered = [known.unit_hex[unit], *(known.chosen[place] for place in range(chosen_length(known)))]
    if hex not in PASSABLE:
        return Line("refused-volga", values, "1.2")
    if hex not in field(known):
        return Line("refused-field", values, "1.1")
    if hex in entered:
        return Line("refused-way-twice", values, "5.7")
    if here != known.unit_hex[unit] and here in zone:
        return Line("refused-way-stopped", {**values, "place": place_line(here)}, "5.3")
    if DISTANCE[here, hex] > 1:
        return Line("refused-way-gap", {**values, "start": place_line(here)}, "5.7")
    if hex in seen_enemies(known, known.side):
        return Line("refused-occupied", values, "5.2")
    if here in zone and hex in zone:
        return Line("refused-zone-to-zone", values, "5.4")
    if hex not in within(ground(known, known.side), points_ahead(known, unit)):
        return Line("refused-far", {**values, "points": int(points_ahead(known, unit))}, "5.1")
    return Line("refused-way-through", values, "5.2")


def refused_attack(known: Known, unit: int, target: int) -> Line:
    """Why a unit may not attack there."""
    values: dict[str, Value] = {"unit": name_of(known, unit), "place": place_line(target)}
    if known.attack[unit] == 0:
        return Line("refused-unarmed", values, "6.1")
    if target not in seen_enemies(known, known.side):
        return Line("refused-nobody", values, "6.1")
    return Line("refused-distant", values, "6.1")


def refused_bombardment(known: Known, target: int) -> Line:
    """Why the guns may not fire there."""
    if known.command == 0:
        return Line("refused-guns-command", rule="9.1")
    if known.artillery == 0:
        return Line("refused-guns", rule="3.2")
    return Line("refused-nobody", {"place": place_line(target)}, "9.1")
