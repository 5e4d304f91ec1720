"""Why a unit cannot set out [2.3, 5]."""

from __future__ import annotations

from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.names import name_of
from kurgan.games.eastern_front.refusals.units import absent, unfit
from kurgan.games.eastern_front.rules.movement import within_reach
from kurgan.games.eastern_front.state import Known


def refused_move(known: Known, unit: int) -> Line:
    """Why a unit cannot be chosen to move."""
    reason = absent(known, unit) or unfit(known, unit)
    if reason:
        return reason
    values: dict[str, Value] = {"unit": name_of(known, unit)}
    if within_reach(known, unit):
        return Line("refused-full", values, "4.1")
    return Line("refused-stuck", values, "5.3")
