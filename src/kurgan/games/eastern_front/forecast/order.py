"""Which orders are forecast."""

from __future__ import annotations

from kurgan.engine.forecast import Forecast
from kurgan.games.eastern_front.forecast.attack import foretold
from kurgan.games.eastern_front.forecast.journey import travelled
from kurgan.games.eastern_front.numbering import COMMIT, GO, STAND, TARGET, YIELD
from kurgan.games.eastern_front.state import Known, Step


def forecast(known: Known, number: int) -> Forecast | None:
    """The forecast of an attack, of a defender's answer or of a journey that is legal now; None for other orders."""
    if number in (COMMIT, STAND, YIELD):
        return foretold(known, number)
    if known.step == Step.DESTINATION and GO <= number < TARGET:
        return travelled(known, number - GO)
    return None
