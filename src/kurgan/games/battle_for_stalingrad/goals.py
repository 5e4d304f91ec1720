"""What both sides fight for: the Locations [2]."""

from __future__ import annotations

from kurgan.engine.game import NOBODY
from kurgan.engine.goals import Goal
from kurgan.games.battle_for_stalingrad.names import location_code, location_name
from kurgan.games.battle_for_stalingrad.rules.control import controller
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import NO_LOCATION, NO_SIDE
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES


def goals(state: State) -> list[Goal]:
    """The Locations on the table, and who controls each."""
    dealt = [place for place in range(N_PLACES) if state.location[place] != NO_LOCATION]
    return [Goal(location_code(state, place), location_name(state, place), holder(state, place)) for place in dealt]


def holder(state: State, place: int) -> int:
    """The side that controls a Location; nobody does while it is contested."""
    side = int(controller(state, place))
    return NOBODY if side == NO_SIDE else side
