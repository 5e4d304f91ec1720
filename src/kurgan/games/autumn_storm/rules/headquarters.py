"""Chapter 11: headquarters."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.autumn_storm.state import State, is_on_map, side_of, units_of
from kurgan.games.autumn_storm.tables.map import DISTANCE
from kurgan.games.autumn_storm.tables.units import Kind

STAFF_RANGE = 3


@rule("11.1")
def headquarters(state: State, side: int) -> int:
    """How many headquarters of a side are on the map; each brings a command point."""
    count = 0
    for unit in units_of(side):
        if is_on_map(state, unit) and state.kind[unit] == Kind.HQ:
            count += 1
    return count


@rule("11.2")
def has_free_order(state: State, side: int) -> bool:
    """One order of each faction turn may be free, if the scenario has it so and a headquarters lives."""
    return state.free_orders != 0 and not state.free_order_given and headquarters(state, side) > 0


@rule("11.2")
def is_free_order(state: State, unit: int) -> bool:
    """The first order of a faction turn to a unit within 3 hexes of its living headquarters costs no command point."""
    if not has_free_order(state, side_of(unit)):
        return False
    for staff in units_of(side_of(unit)):
        if state.kind[staff] == Kind.HQ and is_on_map(state, staff):
            if DISTANCE[state.unit_hex[staff], state.unit_hex[unit]] <= STAFF_RANGE:
                return True
    return False


@helper
def can_pay(state: State, unit: int) -> bool:
    """Can this unit be given an order?"""
    return state.command > 0 or is_free_order(state, unit)


@helper
def pay(state: State, unit: int) -> None:
    """Every order costs a command point, but for the free one."""
    if is_free_order(state, unit):
        state.free_order_given = 1
    else:
        state.command -= 1
    state.acted[unit] = 1
