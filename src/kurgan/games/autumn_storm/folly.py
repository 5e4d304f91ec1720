"""What nobody should order, whatever he hopes for."""

from __future__ import annotations

from kurgan.games.autumn_storm.actions import (
    ATTACK,
    BOMBARD,
    DIE_SIDES,
    END_TURN,
    FIRST_ORDER,
    ORDERS_PER_UNIT,
    RECON,
    ordered_unit,
)
from kurgan.games.autumn_storm.rules.combat import attack_value, column, defence_value
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.state import NO_UNIT, Known
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.charts import COMBAT_RESULTS, CombatResult


def folly(known: Known, number: int) -> str | None:
    """An attack that no die can make worth while; one under Political Pressure [4.2] has a reason of its own."""
    if known.step != Step.ACTION or number == END_TURN or number >= BOMBARD:
        return None
    what = (number - FIRST_ORDER) % ORDERS_PER_UNIT
    if not ATTACK <= what < RECON:
        return None
    attacker, defender = ordered_unit(known, number), known.occupant[what - ATTACK]
    if defender == NO_UNIT or (known.event == Card.POLITICAL_PRESSURE and not known.attacked):
        return None
    odds = column(attack_value(known, attacker), defence_value(known, defender))
    best = max(COMBAT_RESULTS[odds, die] for die in range(DIE_SIDES))
    return "hopeless-attack" if best <= CombatResult.NE else None
