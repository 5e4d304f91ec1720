"""Areas that are shown or told and that no rule asks for: compiled, since they are asked for after every order."""

from __future__ import annotations

from kurgan.engine.hexset import HexSet, around, hexes, only
from kurgan.engine.paths import Ground, reach
from kurgan.engine.rule import helper
from kurgan.games.autumn_storm.rules.headquarters import STAFF_RANGE
from kurgan.games.autumn_storm.state import (
    Known,
    State,
    controlled,
    enemy_of,
    field,
    is_on_map,
    no_hexes,
    side_of,
    standing,
    units_of,
)
from kurgan.games.autumn_storm.tables.map import COSTING_ONE, COSTING_TWO, GRID, VICTORY_HEXES, WITHIN
from kurgan.games.autumn_storm.tables.units import Kind


@helper
def threatened(known: Known, unit: int) -> HexSet:
    """[5.1-5.4] Where a unit could end that knows of all its enemies, without the cards."""
    barred = standing(known, enemy_of(side_of(unit)))
    open = field(known) - barred
    ground = Ground(COSTING_ONE & open, COSTING_TWO & open, no_hexes())
    reached = reach(only(GRID, known.unit_hex[unit]), known.movement[unit], ground, around(barred))
    return reached - standing(known, side_of(unit))


@helper
def staff_area(known: Known, seat: int) -> HexSet:
    """[11.2] Where the seat's headquarters can give the free order, if the scenario has one."""
    area = no_hexes()
    for unit in units_of(seat):
        if known.free_orders and known.kind[unit] == Kind.HQ and is_on_map(known, unit):
            area = area | hexes(GRID, WITHIN[known.unit_hex[unit], STAFF_RANGE])
    return area & field(known)


@helper
def taken(before: State, after: State, side: int) -> HexSet:
    """[10.1] The victory hexes that a side holds and did not hold before."""
    return (controlled(after, side) - controlled(before, side)) & VICTORY_HEXES
