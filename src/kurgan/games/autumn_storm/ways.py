"""[5.6] The way a unit takes by itself, as a list of hexes without the start."""

from __future__ import annotations

import numpy as np

from kurgan.games.autumn_storm.rules.movement import plan
from kurgan.games.autumn_storm.state import Known
from kurgan.games.autumn_storm.tables.map import OFF_MAP
from kurgan.games.autumn_storm.tables.units import MOST_MOVEMENT


def way_to(known: Known, unit: int, goal: int) -> list[int]:
    """As the mover knows the map."""
    way = np.full(MOST_MOVEMENT, OFF_MAP, np.int16)
    return [int(hex) for hex in way[: plan(known, unit, goal, way)]]
