"""[6.4]-[6.5], [9.2] The combat results table and the bombardment thresholds, as printed."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from kurgan.engine.record import Ints, table
from kurgan.engine.rule import chart


class CombatResult(IntEnum):
    """[6.5] What a die can bring."""

    AE = 0  # attacker routed: half its strength, disrupted, retreats
    AR = 1  # attacker repulsed: 1 strength, retreats
    NE = 2  # no effect
    DR = 3  # defender retreats: 1 strength
    DE = 4  # defender routed: half its strength, disrupted, retreats


AE, AR, NE, DR, DE = CombatResult

COLUMNS: Final = ("1:3", "1:2", "1:1", "3:2", "2:1", "3:1", "4:1+")

# [6.4] The largest ratio of attack to defence for each column but the last, in hundredths
#                           1:3 1:2  1:1  3:2  2:1  3:1
COLUMN_BOUNDS: Ints = table([34, 60, 120, 170, 250, 350])

# [6.5] Combat results         die  1   2   3   4   5   6
COMBAT_RESULTS: Ints = table([    [AE, AE, AE, AR, AR, NE],   # 1:3
                                  [AE, AE, AR, AR, NE, NE],   # 1:2
                                  [AE, AR, AR, NE, NE, DR],   # 1:1
                                  [AR, AR, NE, NE, DR, DR],   # 3:2
                                  [AR, NE, NE, DR, DR, DE],   # 2:1
                                  [NE, NE, DR, DR, DE, DE],   # 3:1
                                  [NE, DR, DR, DE, DE, DE]])  # 4:1+

# [9.2] The die that disrupts, by defence plus terrain: up to 3, 4-6, 7-9, 10 and more
THRESHOLD_BOUNDS: Ints = table([3, 6, 9])
LOWEST_THRESHOLD: Final = 2
LOSS_ABOVE_THRESHOLD: Final = 2  # so much above the threshold costs a strength point too

chart(__name__, COLUMN_BOUNDS="6.4", COMBAT_RESULTS="6.5", THRESHOLD_BOUNDS="9.2")
