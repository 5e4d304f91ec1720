"""[4] The fourteen event cards."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from kurgan.engine.rule import chart


class Card(IntEnum):
    """[4.2] An event. NONE between the end of one faction turn and the next draw."""

    FACTORY_FIRE = 0
    COMMUNICATION_DELAY = 1
    COMMANDO_RAID = 2
    AMMUNITION_SHORTAGE = 3
    MORNING_FOG = 4
    AIR_SUPPORT = 5
    SUPPLY_CONVOY = 6
    SNIPER_TEAM = 7
    POLITICAL_PRESSURE = 8
    COUNTER_BATTERY_FIRE = 9
    MORALE_BOOST = 10
    ENGINEERS_FORWARD = 11
    NIGHT_ASSAULT = 12
    RESERVES_ARRIVE = 13
    NONE = 14


N_CARDS: Final = 14
WHOLE_DECK: Final = (1 << N_CARDS) - 1

chart(__name__, Card="4.1 4.2")
