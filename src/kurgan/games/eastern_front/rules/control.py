"""Chapter 2, last part: who holds what."""

from __future__ import annotations

from kurgan.engine.hexset import exclude, include
from kurgan.engine.rule import rule
from kurgan.games.eastern_front.rules.zones import garrisons, zone
from kurgan.games.eastern_front.state import State, controlled, enemy_of, field, is_held, standing
from kurgan.games.eastern_front.tables.map import AXIS, LAND
from kurgan.games.eastern_front.tables.places import KERCH, MOSCOW, SEVASTOPOL


@rule("2.5")
def take(state: State, side: int, hex: int) -> None:
    """Whoever enters a hex holds it; a city that was once taken has lost its own garrison [7.9]."""
    if is_held(state, side, hex):
        return
    include(state.control[side], hex)
    exclude(state.control[enemy_of(side)], hex)
    if side == AXIS:
        exclude(state.untaken[0], hex)
        if hex == MOSCOW:
            state.moscow_fell = state.turn
    else:
        exclude(state.gauge[0], hex)


@rule("2.5")
def sweep(state: State, side: int) -> None:
    """At its check a side also takes what lies in its zone and neither under enemies nor in theirs."""
    enemy = enemy_of(side)
    won = zone(state, side) & controlled(state, enemy) & field(state) & LAND
    for hex in won - standing(state, enemy) - zone(state, enemy) - garrisons(state, enemy):
        take(state, side, hex)


@rule("5.8")
def rules_the_sea(state: State, side: int) -> bool:
    """The Black Sea is Soviet, and of the Axis while it holds Sevastopol and Kerch."""
    is_axis = is_held(state, AXIS, SEVASTOPOL) and is_held(state, AXIS, KERCH)
    return is_axis == (side == AXIS)
