"""Chapter 6, last part: air units."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexset import HexSet, hexes, include, keep, only
from kurgan.engine.paths import distance
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.supply import supplied
from kurgan.games.eastern_front.rules.weather import is_foul
from kurgan.games.eastern_front.state import N_AIR, State, controlled, no_hexes, standing
from kurgan.games.eastern_front.tables.map import AXIS, GRID, SOVIET
from kurgan.games.eastern_front.tables.places import CITIES

AIR_RANGE: Final = 8
FOUL_AIR: Final = 1


@rule("3.2", "6.12", "10")
def ready_air(state: State, side: int) -> None:
    """The air units of the month are at hand; in Mud and Snow one German unit; none to the Soviets in the surprise."""
    count = 0
    for place in range(N_AIR):
        count += state.air_from[side, place] <= state.month <= state.air_until[side, place]
    if side == AXIS and is_foul(state):
        count = min(count, FOUL_AIR)
    if side == SOVIET and state.surprise and state.turn == 1:
        count = 0
    state.air[side] = count
    keep(state.cover[side], no_hexes())
    keep(state.lift[side], no_hexes())


@rule("6.12")
def can_fly(state: State) -> bool:
    """One air unit supports an attack within eight hexes of a city of its side."""
    if state.flown or state.air[state.side] == 0:
        return False
    return is_in_range(state, state.side, state.target)


@rule("6.12")
def is_in_range(state: State, side: int, hex: int) -> bool:
    """Is a city of this side within eight hexes?"""
    for city in CITIES & controlled(state, side):
        if distance(GRID, city, hex) <= AIR_RANGE:
            return True
    return False


@helper
def in_range(state: State, side: int) -> HexSet:
    """Where a side's units stand that its air units reach."""
    found = standing(state, side)
    for hex in standing(state, side):
        if not is_in_range(state, side, hex):
            found = found - only(GRID, hex)
    return found


@rule("6.12")
def cover_goals(state: State) -> HexSet:
    """An air unit may defend one hex of its side until its side's next turn."""
    if state.air[state.side] == 0:
        return no_hexes()
    return in_range(state, state.side) - hexes(GRID, state.cover[state.side])


@rule("6.12")
def lift_goals(state: State) -> HexSet:
    """Or it may supply one hex that is cut off."""
    if state.air[state.side] == 0:
        return no_hexes()
    cut_off = standing(state, state.side) - supplied(state, state.side) - hexes(GRID, state.lift[state.side])
    return cut_off & in_range(state, state.side) if cut_off else cut_off


@rule("6.12")
def cover(state: State, hex: int) -> None:
    """It stays over this hex."""
    state.air[state.side] -= 1
    include(state.cover[state.side], hex)


@rule("6.12")
def lift(state: State, hex: int) -> None:
    """It flies supplies into this hex."""
    state.air[state.side] -= 1
    include(state.lift[state.side], hex)
