"""The attack in hand, as a seat sees it."""

from __future__ import annotations

from pydantic import BaseModel

from kurgan.games.eastern_front.names import code_of
from kurgan.games.eastern_front.rules.odds import odds
from kurgan.games.eastern_front.state import Known, Step, units_in_play
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
    is_breakthrough: bool


def battle_view(known: Known) -> BattleView | None:
    """The attack that is planned or under way."""
    if known.target == OFF_MAP or known.step == Step.EXCESS:
        return None
    is_rolled = known.die > 0
    column = -1 if is_rolled else odds(known)
    return BattleView(
        target=HEX_NAMES[known.target],
        attackers=[code_of(known, unit) for unit in units_in_play(known, known.side) if known.joined[unit]],
        column=None if column < 0 else COLUMN_NAMES[column],
        flown=bool(known.flown),
        stands=bool(known.stands),
        die=known.die or None,
        outcome=OUTCOME_NAMES[Outcome(known.outcome)] if is_rolled else None,
        due=known.due / 2,
        fallback=None if known.fallback in (OFF_MAP, known.target) else HEX_NAMES[known.fallback],
        is_breakthrough=bool(known.breaking),
    )
