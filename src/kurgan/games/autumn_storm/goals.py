"""What both sides fight for: the victory hexes [1.3]."""

from __future__ import annotations

from kurgan.engine.game import NOBODY
from kurgan.engine.goals import Goal
from kurgan.games.autumn_storm.names import place_line
from kurgan.games.autumn_storm.state import State, controlled, field
from kurgan.games.autumn_storm.tables.map import AXIS, HEX_NAMES, SOVIET, VICTORY_HEXES


def goals(state: State) -> list[Goal]:
    """The victory hexes of the field, and who controls each."""
    return [Goal(HEX_NAMES[hex], place_line(hex), holder(state, hex)) for hex in VICTORY_HEXES & field(state)]


def holder(state: State, hex: int) -> int:
    """The side that controls a hex."""
    return next((side for side in (AXIS, SOVIET) if hex in controlled(state, side)), NOBODY)
