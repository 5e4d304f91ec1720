"""What is recorded of Eastern Front; `python -m kurgan.games.eastern_front.tests.records` writes it anew."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kurgan.engine.game import NOBODY
from kurgan.engine.testing.records import Ending, Records
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.state import Phase, State
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tests.positions import At, Counters, position


def breakthrough() -> State:
    """Panzers before one weak army, with another behind it: prepared attacks, advances, a second attack."""
    axis: Counters = {"de57": At("2703", attack=9), "roc": "2802", "de1": "2703"}
    return position(axis=axis, soviet={"su62": At("2803", defence=2), "su64": "2903"}, phase=Phase.PREPARED)


def exchange() -> State:
    """Soviets before Germans and Romanians who stand together: a duty, orders to stand, exchanges, retreats."""
    soviet: Counters = {"su62": At("2903", attack=6), "tk1": At("2903", attack=3), "su64": "2902"}
    axis: Counters = {"de1": "2803", "ro1": At("2803", defence=2), "de2": "2802"}
    return position(axis=axis, soviet=soviet, side=SOVIET, phase=Phase.OPERATIONAL)


RECORDS: Final = Records(
    game=GAME,
    folder=Path(__file__).parent,
    depths={
        "uranus": 3,
        "case-blue": 3,
        "barbarossa": 3,
        "campaign": 3,
        "breakthrough": 6,
        "exchange": 8,
    },
    positions={"breakthrough": breakthrough, "exchange": exchange},
    endings={
        "11.1-soviet-points": Ending("ring.toml", "verdict-points-won", SOVIET),
        "11.1-draw": Ending("ring.toml", "verdict-points-drawn", NOBODY),
        "11.1-axis-holds-out": Ending("ring.toml", "verdict-points-lost", AXIS),
        "11.2-axis-points": Ending("oil.toml", "verdict-points-won", AXIS),
        "11.2-draw": Ending("oil.toml", "verdict-points-drawn", NOBODY),
        "11.2-soviets-hold-out": Ending("oil.toml", "verdict-points-lost", SOVIET),
        "11.3-axis-at-once": Ending("gates.toml", "verdict-at-once", AXIS),
        "11.3-soviets-hold": Ending("gates.toml", "verdict-held", SOVIET),
        "11.3-draw": Ending("gates.toml", "verdict-stalemate", NOBODY),
        "11.4-axis-at-once": Ending("dates.toml", "verdict-at-once", AXIS),
        "11.4-dates-met": Ending("dates.toml", "verdict-dates-met", SOVIET),
        "11.4-one-date-missed": Ending("dates.toml", "verdict-one-missed", AXIS),
        "11.4-two-dates-missed": Ending("dates.toml", "verdict-two-missed", AXIS),
        "2.5-resignation": Ending("ring.toml", "verdict-resigned", AXIS, resigns_after=30),
    },
)

if __name__ == "__main__":
    RECORDS.write()
