"""Chapter 6, fifth part: retreats."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import HexSet, around, only
from kurgan.engine.paths import distance
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.control import take
from kurgan.games.eastern_front.rules.stacking import crowd, strangers
from kurgan.games.eastern_front.rules.zones import allowed, hostile, near, zone
from kurgan.games.eastern_front.state import (
    NO_UNIT,
    State,
    enemy_of,
    no_hexes,
    pick_up,
    put_down,
    standing,
    units_in_play,
)
from kurgan.games.eastern_front.tables.charts import Outcome
from kurgan.games.eastern_front.tables.map import GRID, NEIGHBOURS

FAR_RETREAT: Final = 2
SHORT_RETREAT: Final = 1


@helper
def retreat_length(outcome: int) -> int:
    """How many hexes a result drives the defender back."""
    if outcome == Outcome.DR:
        return FAR_RETREAT
    return SHORT_RETREAT if outcome == Outcome.DW1 or outcome == Outcome.DW else 0


@rule("6.10")
def refuge(state: State) -> HexSet:
    """Where all who are attacked may be driven: not into an enemy zone, unless a friend stands there."""
    defender = enemy_of(state.side)
    found = no_hexes()
    is_first = True
    for unit in units_in_play(state, defender):
        if state.falls[unit]:
            open = allowed(state, unit) - strangers(state, unit)
            found = open if is_first else found & open
            is_first = False
    return found - hostile(state, defender) - (zone(state, state.side) - standing(state, defender))


@helper
def mark_defenders(state: State) -> None:
    """Whoever stands in the target may have to leave it."""
    unit = state.top[state.target]
    while unit != NO_UNIT:
        state.falls[unit] = 1
        unit = state.below[unit]


@rule("6.10")
def retreat_goals(state: State, here: int, open: HexSet) -> HexSet:
    """Away from the attacked hex, and not closer to any attacker."""
    goals = near(state, here) & open - only(GRID, state.target)
    if here != state.target:
        goals = goals - around(only(GRID, state.target))
        for direction in range(N_DIRECTIONS):
            attacker = NEIGHBOURS[state.target, direction]
            if attacks_from(state, attacker):
                for hex in goals:
                    if distance(GRID, hex, attacker) < distance(GRID, here, attacker):
                        goals = goals - only(GRID, hex)
    return goals


@helper
def attacks_from(state: State, hex: int) -> bool:
    """Does an attacker stand here?"""
    unit = state.top[hex]
    while unit != NO_UNIT:
        if state.joined[unit]:
            return True
        unit = state.below[unit]
    return False


@rule("6.8", "6.10")
def can_retreat(state: State, outcome: int) -> bool:
    """Has the defending stack a way out, two hexes long where the result asks for two?"""
    mark_defenders(state)
    open = refuge(state)
    end_retreat(state)
    first = retreat_goals(state, state.target, open)
    if outcome != Outcome.DR:
        return bool(first)
    for hex in first:
        if retreat_goals(state, hex, open):
            return True
    return False


@rule("6.10")
def begin_retreat(state: State, length: int) -> None:
    """The whole stack goes, where the attacker sends it."""
    state.steps_left = length
    state.fallback = state.target
    mark_defenders(state)


@rule("6.10")
def fall_back(state: State, hex: int) -> None:
    """One hex back, which is theirs from now on [2.5]."""
    for unit in units_in_play(state, enemy_of(state.side)):
        if state.falls[unit]:
            pick_up(state, unit)
            put_down(state, unit, hex)
    take(state, enemy_of(state.side), hex)
    crowd(state, hex)
    state.fallback = hex
    state.steps_left -= 1


@helper
def end_retreat(state: State) -> None:
    """They have gone far enough."""
    for unit in units_in_play(state, enemy_of(state.side)):
        state.falls[unit] = 0
    state.steps_left = 0
