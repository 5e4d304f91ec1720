"""Marches towards a far goal: how near each unit can come to it this turn."""

from __future__ import annotations

from collections.abc import Sequence

from kurgan.engine.game import Unreadable
from kurgan.engine.hexset import across, only
from kurgan.engine.record import copy
from kurgan.engine.text import Line
from kurgan.games.eastern_front.actions import apply
from kurgan.games.eastern_front.names import place_line
from kurgan.games.eastern_front.numbering import GO, TAKE
from kurgan.games.eastern_front.rules.movement import destinations, may_move
from kurgan.games.eastern_front.rules.zones import passable, step_from
from kurgan.games.eastern_front.state import Known, State, place_of
from kurgan.games.eastern_front.tables.map import BOAT_SIDES, GRID, HEX_NAMES, N_HEXES, OFF_MAP
from kurgan.games.eastern_front.text.reading import unit_named


def marched(known: Known, codes: Sequence[str], goal: int) -> list[str]:
    """The moves of those who can come nearer, one after the other; the others stay."""
    state, parts = copy(known), list[str]()
    for code in codes:
        unit = unit_named(state, state.side, code)
        hex = nearest(state, unit, goal)
        if hex != OFF_MAP:
            parts += [f"move {code}", f"to {HEX_NAMES[hex]}"]
            apply(state, TAKE + place_of(unit))
            apply(state, GO + hex)
    if not parts:
        raise Unreadable(Line("unreadable-march", {"place": place_line(goal)}, "5.4"))
    return parts


def nearest(state: State, unit: int, goal: int) -> int:
    """The destination that is the fewest steps from the goal, if any is nearer than where the unit stands."""
    if not may_move(state, unit):
        return OFF_MAP
    reached = destinations(state, unit)
    here = int(state.unit_hex[unit])
    remaining = steps_to(state, unit, goal)
    nearer = [hex for hex in reached if remaining.get(hex, N_HEXES) < remaining.get(here, N_HEXES)]
    return min(nearer, key=lambda hex: (remaining[hex], hex), default=OFF_MAP)


def steps_to(state: State, unit: int, goal: int) -> dict[int, int]:
    """How many steps each hex is from the goal, over ground that the unit may cross; the goal may be an enemy's."""
    open = passable(state, unit) | only(GRID, state.unit_hex[unit])
    reached = edge = only(GRID, goal)
    found = {goal: 0}
    steps = 0
    while edge:
        steps += 1
        edge = ((step_from(state, edge) | across(edge, BOAT_SIDES)) & open) - reached
        reached = reached | edge
        found.update(dict.fromkeys(edge, steps))
    return found
