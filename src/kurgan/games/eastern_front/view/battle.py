"""The attack in hand, as a seat sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from pydantic import BaseModel

from kurgan.engine.record import copy
from kurgan.games.eastern_front.actions import apply
from kurgan.games.eastern_front.names import code_of, stack_at
from kurgan.games.eastern_front.numbering import REMOVE
from kurgan.games.eastern_front.reckoning import cheapest
from kurgan.games.eastern_front.rules.exchange import TWICE, can_pay, can_remove, price, share
from kurgan.games.eastern_front.rules.odds import odds
from kurgan.games.eastern_front.state import Known, Step, enemy_of, place_of, side_of, units_in_play
from kurgan.games.eastern_front.tables.charts import COLUMN_NAMES, OUTCOME_NAMES, Outcome
from kurgan.games.eastern_front.tables.map import HEX_NAMES, OFF_MAP


class ExchangeView(BaseModel):
    """Defenders who can be exchanged, for how many attack factors, and the orders that say so."""

    units: list[str]
    cost: float
    orders: list[str]


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
    exchanges: list[ExchangeView]
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
        exchanges=list(exchanges(known)),
        is_breakthrough=bool(known.breaking),
    )


def beaten(known: Known) -> list[int]:
    """The defenders of the hex that is attacked, or those who fall back from it."""
    there = stack_at(known, int(known.target))
    if known.step != Step.RETREAT:
        return [unit for unit in there if side_of(unit) != known.side]
    return [unit for unit in units_in_play(known, enemy_of(known.side)) if known.falls[unit]]


def exchanges(known: Known) -> Iterator[ExchangeView]:
    """[6.7] Every set of defenders that can be exchanged, the smallest first."""
    able = [unit for unit in beaten(known) if not known.falls[unit]] if known.step == Step.REMOVAL else []
    for size in range(1, len(able) + 1):
        for units in combinations(able, size):
            found = exchanged(known, units)
            if found:
                yield found


def exchanged(known: Known, units: Sequence[int]) -> ExchangeView | None:
    """What it takes to exchange just these, if it can be afforded."""
    trial, cost, words = copy(known), 0, list[str]()
    for unit in units:
        if trial.step != Step.REMOVAL or not can_remove(trial, unit):
            return None
        cost += int(share(trial, unit))
        words.append(f"remove {code_of(known, unit)}")
        apply(trial, REMOVE + place_of(unit))
    if trial.step == Step.REMOVAL:
        words.append("done")
    return ExchangeView(units=[code_of(known, unit) for unit in units], cost=cost / TWICE, orders=words)
