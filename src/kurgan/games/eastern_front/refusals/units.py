"""Why nothing can be ordered of a unit at all: it is not there, in disorder, or has acted."""

from __future__ import annotations

from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.names import month_line, name_of
from kurgan.games.eastern_front.state import Known, Where


def absent(known: Known, unit: int) -> Line | None:
    """Why a unit is not on the map, if it is not."""
    values: dict[str, Value] = {"unit": name_of(known, unit)}
    match known.where[unit]:
        case Where.ON_MAP:
            return None
        case Where.COMING:
            return Line("refused-coming", {**values, "month": month_line(int(known.arrival[unit]))}, "9.5")
        case Where.RESERVE:
            return Line("refused-reserve", values, "9.4")
        case Where.LOST:
            return Line("refused-lost", values, "6.4")
    return Line("refused-gone", values, "9.5")


def unfit(known: Known, unit: int) -> Line | None:
    """Why a unit that is there cannot set out, if it cannot."""
    values: dict[str, Value] = {"unit": name_of(known, unit)}
    if known.dispersed[unit]:
        return Line("refused-dispersed", values, "6.6")
    if known.spent[unit]:
        return Line("refused-spent", values, "2.3")
    return Line("refused-moved", values, "2.3") if known.moved[unit] else None
