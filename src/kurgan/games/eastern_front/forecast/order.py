"""Which orders are forecast."""

from __future__ import annotations

from kurgan.engine.forecast import Caution, Forecast
from kurgan.engine.text import Line
from kurgan.games.eastern_front.forecast.attack import foretold
from kurgan.games.eastern_front.forecast.journey import travelled
from kurgan.games.eastern_front.numbering import COMMIT, GO, NO_RETREAT, STAND, TARGET, YIELD
from kurgan.games.eastern_front.state import Known, Step


def forecast(known: Known, number: int) -> Forecast | None:
    """The forecast of an attack or an answer to it, of a journey, or of the order not to retreat; None for others."""
    if number in (COMMIT, STAND, YIELD):
        return foretold(known, number)
    if known.step == Step.DESTINATION and GO <= number < TARGET:
        return travelled(known, number - GO)
    return no_retreat() if number == NO_RETREAT else None


def no_retreat() -> Forecast:
    """[6.9] What the order means that nobody retreats, which one press would give."""
    caution = Caution(Line("caution-no-retreat", rule="6.9"), "doubt")
    return Forecast(Line("forecast-no-retreat"), (), (), cautions=(caution,))
