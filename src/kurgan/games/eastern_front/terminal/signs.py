"""The signs of the map and of the lists, and the colours they have where there are any."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kurgan.games.eastern_front.view.units import UnitView

MARKS: Final = {"axis": ("■", "□"), "soviet": ("★", "☆")}  # in order, Dispersed
COUNTERS: Final = {"axis": "bold #ffffff on #46566a", "soviet": "bold #ffffff on #a03a2c"}
HELD: Final = {"A": "axis", "S": "soviet"}  # the signs of the view's `control`

PLACES: Final = {"victory": "◉", "major": "●", "city": "•", "town": "·"}
TERRAIN: Final = {".": " ", "^": "^", "%": "%", "M": "▲", "~": "~", "o": "~"}
WATER: Final = "~o"

FAINT: Final = "#8a7d63"
PLACE: Final = "bold"
RIVER: Final = "bold #4f8fcf"
RAIL: Final = "#b08a5a"
LINE: Final = "#c9a227"
SEA: Final = "#5f7f95"
OVERLAY: Final = "bold #5a9e3e"
MIDDLE: Final = "bold #241f17 on #e3c860"

OWED: Final = "!"
TARGET: Final = "x"
JOINED: Final = "+"
CUT_OFF: Final = "⌁"
SPENT: Final = "»"
MOVED: Final = "›"
HERE: Final = "◂"


def marks(side: str, units: Iterable[UnitView]) -> str:
    """A mark for each unit of a stack, hollow if it is Dispersed."""
    return "".join(MARKS[side][unit.dispersed] for unit in units)


def condition(unit: UnitView) -> str:
    """What a player must know of a unit beside its ratings and its mark, in a few signs, the most pressing first."""
    signs = (
        (OWED, unit.owed),
        (JOINED, unit.joined),
        (CUT_OFF, unit.hungry > 0),
        (SPENT, unit.spent),
        (MOVED, unit.moved and not unit.spent),
    )
    return "".join(sign for sign, holds in signs if holds)
