"""What nobody should order, whatever he hopes for."""

from __future__ import annotations

from kurgan.games.eastern_front.numbering import COMMIT
from kurgan.games.eastern_front.rules.attack import owed
from kurgan.games.eastern_front.rules.odds import odds
from kurgan.games.eastern_front.rules.weather import DIE_SIDES
from kurgan.games.eastern_front.state import Known, Step
from kurgan.games.eastern_front.tables.charts import COMBAT_RESULTS, Outcome


def folly(known: Known, number: int) -> str | None:
    """An attack that no die can make worth while, unless it must be made [6.2]; an exchange may be."""
    if known.step != Step.ATTACKERS or number != COMMIT or known.target in owed(known):
        return None
    results = [COMBAT_RESULTS[die, odds(known)] for die in range(DIE_SIDES)]
    is_hopeless = all(result <= Outcome.NE and result != Outcome.X for result in results)
    return "hopeless-attack" if is_hopeless else None
