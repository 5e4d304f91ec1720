"""The printed charts: weather, movement in it, odds, results, advances."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from kurgan.engine.record import Ints, table
from kurgan.engine.rule import chart


class Weather(IntEnum):
    """[3.1]"""

    GOOD = 0
    MUD = 1
    HARD_FROST = 2
    SNOW = 3
    SUBARCTIC = 4  # as Snow, and more north-east of the weather line


GOOD, MUD, FROST, SNOW, SUBARCTIC = range(5)
DEPENDS = AFTER_OCTOBER = 5   # on October

# [3.1] Weather              die   1          2          3          4          5          6
WEATHER_BY_DIE: Ints = table([
                              [SUBARCTIC, SUBARCTIC, SUBARCTIC, SNOW,      SNOW,      SNOW],       # January
                              [SNOW,      SNOW,      SNOW,      SNOW,      SNOW,      SNOW],       # February
                              [SNOW,      SNOW,      SNOW,      MUD,       MUD,       MUD],        # March
                              [MUD,       MUD,       MUD,       MUD,       MUD,       GOOD],       # April
                              [MUD,       MUD,       GOOD,      GOOD,      GOOD,      GOOD],       # May
                              [GOOD,      GOOD,      GOOD,      GOOD,      GOOD,      GOOD],       # June
                              [GOOD,      GOOD,      GOOD,      GOOD,      GOOD,      GOOD],       # July
                              [GOOD,      GOOD,      GOOD,      GOOD,      GOOD,      GOOD],       # August
                              [MUD,       GOOD,      GOOD,      GOOD,      GOOD,      GOOD],       # September
                              [MUD,       MUD,       MUD,       MUD,       GOOD,      GOOD],       # October
                              [DEPENDS,   DEPENDS,   DEPENDS,   DEPENDS,   DEPENDS,   DEPENDS],    # November
                              [SNOW,      SNOW,      SNOW,      SNOW,      SNOW,      SNOW],       # December
                              [SUBARCTIC, SUBARCTIC, SUBARCTIC, SUBARCTIC, SUBARCTIC, SUBARCTIC],  # December 1941
                              [SUBARCTIC, SUBARCTIC, SUBARCTIC, SUBARCTIC, SUBARCTIC, SUBARCTIC],  # January 1942
                              [SUBARCTIC, SUBARCTIC, SUBARCTIC, SNOW,      SNOW,      SNOW],       # February 1942
])
# [3.1] November after an October that was  Good   Mud    and so on
NOVEMBER: Ints = table([                     SNOW,  FROST, SNOW, SNOW, SNOW])
FIRST_WINTER: Final = 11  # December 1941 is the row after the twelve months, and two more follow it


class Mover(IntEnum):
    """[3.2] Whom the weather slows down, and how much."""

    GERMAN_INFANTRY = 0
    ALLIED_INFANTRY = 1
    OTHER_AXIS = 2
    SOVIET = 3


# [3.2] At most so far         German      allied
#                              infantry    infantry   other Axis   Soviet
MOST_MOVEMENT: Ints = table([[    9,          9,          9,          9],    # Good
                             [    2,          3,          3,          3],    # Mud
                             [    9,          9,          9,          9],    # Hard Frost
                             [    2,          2,          3,          9],    # Snow
                             [    2,          2,          3,          9]])   # Subarctic


class Outcome(IntEnum):
    """[6.4] What becomes of an attack, from the worst for the attacker to the best."""

    AE = 0    # attackers lost
    D_AE = 1  # the defender dispersed, attackers lost
    X = 2     # exchange
    NE = 3    # nothing
    D = 4     # dispersed
    DW1 = 5   # back one hex (printed dw)
    DW = 6    # back one hex and dispersed
    DR = 7    # back two hexes and dispersed
    DE = 8    # eliminated
    BR = 9    # eliminated, and a breakthrough


OUTCOME_NAMES: Final = ("AE", "D/AE", "X", "-", "D", "dw", "DW", "DR", "DE", "BR")
AE, DA, EX, NE, DI, dw, DW, DR, DE, BR = range(10)

# [6.3] The odds of the columns: so many attack factors for so many of the defence
ODDS: Ints = table([(1, 4), (1, 3), (1, 2), (1, 1), (3, 2), (2, 1), (3, 1), (4, 1), (5, 1), (7, 1), (10, 1)])
N_COLUMNS: Final = 11
COLUMN_NAMES: Final = tuple(f"{ODDS[column, 0]}:{ODDS[column, 1]}" for column in range(N_COLUMNS))

# [6.3] Combat results          1:4  1:3  1:2  1:1  3:2  2:1  3:1  4:1  5:1  7:1  10:1
COMBAT_RESULTS: Ints = table([[ AE,  AE,  AE,  AE,  EX,  EX,  DI,  dw,  DR,  DR,  DE],   # die 1
                              [ AE,  AE,  AE,  EX,  NE,  DI,  dw,  DW,  DR,  DE,  DE],   # 2
                              [ AE,  AE,  NE,  NE,  DI,  dw,  DW,  DR,  DE,  DE,  BR],   # 3
                              [ AE,  DA,  NE,  DI,  dw,  DW,  DR,  DR,  DE,  BR,  BR],   # 4
                              [ AE,  NE,  DI,  dw,  DW,  DR,  DR,  DE,  BR,  BR,  BR],   # 5
                              [ DA,  DI,  DR,  DR,  DR,  DR,  DE,  BR,  BR,  BR,  BR]])  # 6

# [6.7] What a German elimination costs, in halves of the defending factors; 0 where none can be bought
#                       AE  D/AE   X   NE    D   dw   DW   DR   DE   BR
PRICE: Ints = table([    0,   0,   0,   6,   0,   4,   2,   1,   0,   0])

# [6.8, 6.9] What becomes of a result       AE  D/AE  X   NE   D   dw  DW  DR  DE  BR
CORNERED: Ints = table([                    AE, DA,  EX,  NE,  DI, NE, DI, DE, BR, BR])  # no retreat, or none allowed
OVERRUN: Ints = table([                     AE, DA,  EX,  NE,  DI, dw, DW, DE, BR, BR])  # armour overrun
CONTAINED: Ints = table([                   AE, DA,  EX,  NE,  DI, dw, DW, DR, DE, DE])  # [6.4] no breakthrough


class Advancer(IntEnum):
    """[6.11] Who advances how far."""

    ARMOUR = 0
    MOBILE = 1  # cavalry and motorised
    INFANTRY = 2


# [6.11] Advance after combat     armour               cavalry, motorised      infantry
#                                 X dw DW DR DE BR     X  dw DW DR DE BR       X  dw DW DR DE BR
ADVANCE: Ints = table([[         [2, 1, 1, 2, 2, 3],  [1, 1, 1, 1, 2, 2],     [1, 1, 1, 1, 1, 1]],    # Good, Hard Frost
                       [         [2, 1, 1, 2, 2, 3],  [2, 2, 2, 2, 2, 2],     [1, 1, 1, 1, 1, 1]],    # Snow, Soviet
                       [         [1, 1, 1, 1, 1, 2],  [1, 1, 1, 1, 1, 1],     [1, 1, 1, 1, 1, 1]],    # Snow, Axis
                       [         [1, 1, 1, 1, 1, 1],  [1, 1, 1, 1, 1, 1],     [1, 1, 1, 1, 1, 1]]])   # Mud
#       the column of a result    AE  D/AE X  NE  D  dw DW DR DE BR
ADVANCE_COLUMN: Ints = table([     0,  0,  0,  0, 0,  1, 2, 3, 4, 5])
FAIR, SOVIET_SNOW, AXIS_SNOW, IN_MUD = range(4)

chart(
    __name__,
    WEATHER_BY_DIE="3.1",
    MOST_MOVEMENT="3.2",
    COMBAT_RESULTS="6.3",
    ODDS="6.3",
    PRICE="6.7",
    CORNERED="6.8 6.9",
    OVERRUN="6.8",
    CONTAINED="6.4",
    ADVANCE="6.11",
)
