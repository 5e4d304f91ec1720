"""What units, places and sides are called."""

from __future__ import annotations

from kurgan.engine.datafile import Text
from kurgan.engine.text import Line
from kurgan.games.eastern_front.state import State
from kurgan.games.eastern_front.tables.map import GRID, SIDE_NAMES
from kurgan.games.eastern_front.tables.places import PLACE_AT
from kurgan.games.eastern_front.tables.units import FORMATIONS


def code_of(state: State, unit: int) -> str:
    """The code a unit is ordered by."""
    return FORMATIONS[state.formation[unit]].code


def name_of(state: State, unit: int) -> Text:
    """What a unit is called."""
    return FORMATIONS[state.formation[unit]].name


def side_line(side: int) -> Line:
    """A side, to be said in any language."""
    return Line(f"side-{SIDE_NAMES[side]}")


def place_line(hex: int) -> Line:
    """A hex with the name of its city, to be said in any language."""
    place = PLACE_AT.get(int(hex))
    if place is None:
        return Line("place-hex", {"hex": GRID.name(hex)}, places=(GRID.name(hex),))
    return Line("place-named", {"hex": GRID.name(hex), "name": place.name}, places=(GRID.name(hex),))
