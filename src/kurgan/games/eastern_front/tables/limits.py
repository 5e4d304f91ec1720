"""How much a scenario may say: the state of a game has room for so much."""

from __future__ import annotations

from typing import Final

MOST_TURNS: Final = 48
MOST_GOALS: Final = 24      # places that it may give points for
MOST_CHANGES: Final = 160   # dated changes of units
MOST_AIR_UNITS: Final = 8   # of a side
MOST_DEADLINES: Final = 6
MOST_NAMED: Final = 4       # places that a deadline may name
