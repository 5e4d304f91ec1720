"""The attack in hand, as a seat sees it."""

from __future__ import annotations

from pydantic import BaseModel

from kurgan.games.eastern_front.names import code_of, stack_at
from kurgan.games.eastern_front.reckoning import cheapest
from kurgan.games.eastern_front.rules.exchange import TWICE, can_pay, price, share
from kurgan.games.eastern_front.rules.odds import odds
from kurgan.games.eastern_front.state import Known, Step, enemy_of, side_of, units_in_play
from kurgan.games.eastern_front.tables.charts import COLUMN_NAMES, OUTCOME_NAMES, Outcome
from kurgan.games.eastern_front.tables.map import HEX_NAMES, OFF_MAP


class BattleView(BaseModel):
    """The attack in hand."""

    target: str
    attackers: list[str]
    column: str | None  # the odds with all shifts
    flown: bool
    stands: bool
    die: int | None
    outcome: str | None  # as converted
    due: float  # attack factors still to be lost
    fallback: str | None  # where the beaten stack is now
    beaten: list[str]  # the defenders whose fate is being decided: all of them, or those who fall back
    payers: list[str]  # attackers who can be lost for it …
    cheapest: list[str]  # … and those of them who pay the price or what is due with the smallest loss
    price: float  # attack factors that an elimination would cost [6.7]
    shares: dict[str, float]  # and an exchange for each defender
    is_breakthrough: bool


def battle_view(known: Known) -> BattleView | None:
    """The attack that is planned or under way."""
    if known.target == OFF_MAP or known.step == Step.EXCESS:
        return None
    is_rolled = known.die > 0
    column = -1 if is_rolled else odds(known)
    cost = int(price(known)) if known.step == Step.BUY else 0
    payers = [unit for unit in units_in_play(known, known.side) if can_pay(known, unit)] if is_rolled else []
    return BattleView(
        target=HEX_NAMES[known.target],
        attackers=[code_of(known, unit) for unit in units_in_play(known, known.side) if known.joined[unit]],
        column=None if column < 0 else COLUMN_NAMES[column],
        flown=bool(known.flown),
        stands=bool(known.stands),
        die=known.die or None,
        outcome=OUTCOME_NAMES[Outcome(known.outcome)] if is_rolled else None,
        due=known.due / TWICE,
        fallback=None if known.fallback in (OFF_MAP, known.target) else HEX_NAMES[known.fallback],
        beaten=[code_of(known, unit) for unit in beaten(known)],
        payers=[code_of(known, unit) for unit in payers],
        cheapest=[code_of(known, unit) for unit in cheapest(known, cost or int(known.due))] if payers else [],
        price=cost / TWICE,
        shares=shares(known),
        is_breakthrough=bool(known.breaking),
    )


def beaten(known: Known) -> list[int]:
    """The defenders of the hex that is attacked, or those who fall back from it."""
    there = stack_at(known, int(known.target))
    if known.step != Step.RETREAT:
        return [unit for unit in there if side_of(unit) != known.side]
    return [unit for unit in units_in_play(known, enemy_of(known.side)) if known.falls[unit]]


def shares(known: Known) -> dict[str, float]:
    """[6.7] What each defender who may still be exchanged would cost."""
    if known.step != Step.REMOVAL:
        return {}
    able = [unit for unit in beaten(known) if not known.falls[unit]]
    return {code_of(known, unit): share(known, unit) / TWICE for unit in able}
