"""What nobody should order, whatever he hopes for.

Nobody can be ordered to his certain death in this game: no column of the table [6.5] is without a die that spares the
attacker, an ambush costs points and no strength [5.5], guns are laid on seen enemies only [9.1], and who is unsupplied
is weaker but loses nothing [8.3].
"""

from __future__ import annotations

from kurgan.engine.hexset import HexSet, only
from kurgan.games.autumn_storm.actions import (
    ATTACK,
    BOMBARD,
    DIE_SIDES,
    END_TURN,
    FIRST_ORDER,
    ORDERS_PER_UNIT,
    RECON,
    WAY,
    ordered_unit,
)
from kurgan.games.autumn_storm.outlook import is_sure_retreat, ways_out
from kurgan.games.autumn_storm.rules.artillery import threshold
from kurgan.games.autumn_storm.rules.combat import attack_value, column, defence_value, retreat_hex
from kurgan.games.autumn_storm.rules.movement import destinations
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.state import NO_UNIT, Known, controlled, no_hexes
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.charts import COMBAT_RESULTS, LOSS_ABOVE_THRESHOLD, CombatResult
from kurgan.games.autumn_storm.tables.map import GRID, OFF_MAP


def folly(known: Known, number: int) -> str | None:
    """An attack or a bombardment that no die can make worth while."""
    if known.step != Step.ACTION or number == END_TURN or number >= WAY:
        return None
    if number >= BOMBARD:
        return "idle-bombardment" if is_idle(known, number - BOMBARD) else None
    what = (number - FIRST_ORDER) % ORDERS_PER_UNIT
    if not ATTACK <= what < RECON:
        return None
    return "hopeless-attack" if is_hopeless(known, ordered_unit(known, number), what - ATTACK) else None


def is_hopeless(known: Known, attacker: int, hex: int) -> bool:
    """Can an attack neither hurt the enemy nor bring anything else?

    It may show who a "?" is [7.3], satisfy Political Pressure [4.2], or throw the attacker back into ground that is not
    its own and to which it cannot go [10.1]. That it only steps back is no gain: it pays for it with strength.
    """
    defender = known.occupant[hex]
    if defender == NO_UNIT or (known.event == Card.POLITICAL_PRESSURE and not known.attacked):
        return False
    odds = column(attack_value(known, attacker), defence_value(known, defender))
    if max(COMBAT_RESULTS[odds, die] for die in range(DIE_SIDES)) > CombatResult.NE:
        return False
    return not thrown_back(known, attacker, hex) - controlled(known, known.side) - destinations(known, attacker)


def thrown_back(known: Known, attacker: int, hex: int) -> HexSet:
    """[6.7] Where an attacker may end that the enemy in this hex beats, as far as one can see."""
    if not is_sure_retreat(known, known.side, attacker, hex):
        return ways_out(known, attacker)
    end = retreat_hex(known, attacker, hex)
    return no_hexes() if end == OFF_MAP else only(GRID, end)


def is_idle(known: Known, hex: int) -> bool:
    """[9.2] Can guns do nothing? Their target is known, disrupted already, and too well covered to lose strength."""
    target = known.occupant[hex]
    if target == NO_UNIT or not known.disrupted[target]:
        return False
    return bool(threshold(known, target) + LOSS_ABOVE_THRESHOLD > DIE_SIDES)
