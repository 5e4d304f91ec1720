"""The numbers of actions. Both sides use the same numbers for their units, each counted from its own first.

0                end the phase
1 … 11           answers and orders without a unit or hex
16 + u           move or advance the side's unit u …
16 + 200 k + u   … send it by rail, by sea, replace it, let it arrive; add it to the attack, lose it; remove an enemy's
FIRST_HEX + h    the chosen unit goes to hex h, or the beaten stack falls back there
 + 1260 k + h    attack hex h, cover it from the air, supply it from the air
"""

from __future__ import annotations

from typing import Final

from kurgan.games.eastern_front.tables.map import N_HEXES
from kurgan.games.eastern_front.tables.units import UNITS_PER_SIDE

END: Final = 0
COMMIT: Final = 1
CALL_OFF: Final = 2
FLY: Final = 3
STAND: Final = 4
YIELD: Final = 5
BUY: Final = 6
DECLINE: Final = 7
HALT: Final = 8
DONE: Final = 9
NO_RETREAT: Final = 10
CALL: Final = 11

TAKE: Final = 16
RAIL: Final = TAKE + UNITS_PER_SIDE
SEA: Final = RAIL + UNITS_PER_SIDE
REPLACE: Final = SEA + UNITS_PER_SIDE
ARRIVE: Final = REPLACE + UNITS_PER_SIDE
JOIN: Final = ARRIVE + UNITS_PER_SIDE
LOSE: Final = JOIN + UNITS_PER_SIDE
REMOVE: Final = LOSE + UNITS_PER_SIDE
GO: Final = REMOVE + UNITS_PER_SIDE
TARGET: Final = GO + N_HEXES
COVER: Final = TARGET + N_HEXES
LIFT: Final = COVER + N_HEXES
N_ACTIONS: Final = LIFT + N_HEXES
