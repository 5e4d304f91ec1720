"""The figures of the rules."""

from __future__ import annotations

from typing import Final

from kurgan.engine.rule import chart

N_PLACES: Final = 5  # [3.1] Locations on the table
ZONE_LIMIT: Final = 3  # [1.4] Forces of a side in one of its areas
MOST_RATIONS: Final = 6  # [1.6] on a Force
PERIMETER_RATION: Final = 1  # [5.2]
RESUPPLY_RATIONS: Final = 2  # [6.2]
MOVE_COST: Final = 1  # [6.3]
ATTACK_COST: Final = 1  # [6.4]
BASE_DRAW: Final = 5  # [8.2]
DRAW_PER_LOCATION: Final = 1
RUBBLE_PER_ATTACK: Final = 1  # [7.2]
HITS_PER_RATION: Final = 1  # [7.11]
HITS_PER_RETREAT: Final = 2
ELIMINATION_BASE: Final = 3
STUBBORN_BONUS: Final = 2  # [15.11]
STREET_RUBBLE: Final = 3  # [15.4]
MOST_LAUNCHES: Final = 1  # [10.5] in a player turn
MOST_RESHUFFLES: Final = 1  # [8.3] of a deck in a player turn

chart(__name__, ZONE_LIMIT="1.4", MOST_RATIONS="1.6", MOST_RESHUFFLES="8.3")
