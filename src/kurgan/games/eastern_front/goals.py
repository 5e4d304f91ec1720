"""What both sides fight for: the places of a scenario that are worth points, or the victory cities [11]."""

from __future__ import annotations

from kurgan.engine.goals import Goal
from kurgan.games.eastern_front.names import place_line
from kurgan.games.eastern_front.state import Known, State, controlled
from kurgan.games.eastern_front.tables.map import AXIS, HEX_NAMES, SOVIET
from kurgan.games.eastern_front.view.scores import worth_points


def goals(state: State) -> list[Goal]:
    """They, and who controls each."""
    axis = controlled(state, AXIS)
    return [
        Goal(HEX_NAMES[hex], place_line(hex), AXIS if hex in axis else SOVIET) for hex, _ in worth_points(Known(state))
    ]
