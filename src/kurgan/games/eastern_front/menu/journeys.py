"""Where one or several units may go, what it costs them and where they must stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kurgan.engine.game import Orders
from kurgan.engine.hexset import HexSet
from kurgan.engine.record import copy
from kurgan.games.eastern_front.legal import goals
from kurgan.games.eastern_front.rules.movement import HALVES
from kurgan.games.eastern_front.rules.stacking import STACK, fits
from kurgan.games.eastern_front.rules.zones import zone
from kurgan.games.eastern_front.state import Errand, State, enemy_of, no_hexes, pick_up, put_down, side_of
from kurgan.games.eastern_front.tables.map import HEX_NAMES
from kurgan.games.eastern_front.ways import costs_of

ON_FOOT: Final = (Errand.MOVE, Errand.ADVANCE)


def goal_orders(state: State, verb: str, said: str, units: Sequence[int], hexes: Sequence[int]) -> Orders:
    """The hexes as places to go to; on a move with the cost for whom it is greatest, and where a zone ends it."""
    places = [HEX_NAMES[hex] for hex in hexes]
    if state.errand not in ON_FOOT:
        return Orders(verb, said, places)
    stops = zone(state, enemy_of(side_of(units[0])))
    ends = [which for which, hex in enumerate(hexes) if hex in stops]
    return Orders(verb, said, places, costs=costs(state, units, hexes), stops=ends)


def costs(state: State, units: Sequence[int], hexes: Sequence[int]) -> list[int]:
    """Movement factors, a begun one counted whole; an advance costs none."""
    if state.errand != Errand.MOVE:
        return []
    found = [0] * len(hexes)
    for unit in units:
        each = costs_of(state, unit)
        found = [max(cost, -(-each[hex] // HALVES)) for cost, hex in zip(found, hexes, strict=True)]
    return found


def shared_goals(state: State, units: Sequence[int]) -> HexSet:
    """Where all of them may go on the errand that the first was chosen for, and have room together."""
    trial = copy(state)
    common = goals(state)
    for unit in units[1:]:
        trial.subject = unit
        common = common & goals(trial)
    if len(units) == 1:
        return common
    if len(units) > STACK:
        return no_hexes()
    return HexSet(common.grid, sum(1 << hex for hex in common if have_room(trial, units[0], units[1], hex)))


def have_room(trial: State, first: int, second: int, hex: int) -> bool:
    """Is there room for one when the other is there already?"""
    pick_up(trial, first)
    put_down(trial, first, hex)
    return bool(fits(trial, second, hex))
