"""[6.3, 6.8, 6.9] The result of a battle in words: as printed, and what it has turned into."""

from __future__ import annotations

from typing import NamedTuple

from kurgan.engine.record import copy
from kurgan.engine.text import Line
from kurgan.games.eastern_front.rules.odds import joined_sides, odds
from kurgan.games.eastern_front.rules.results import (
    converted,
    is_ordered_to_stand,
    is_overrun,
    is_surrounded,
    printed_result,
)
from kurgan.games.eastern_front.state import NO_UNIT, State, Step
from kurgan.games.eastern_front.tables.charts import OUTCOME_NAMES, Outcome
from kurgan.games.eastern_front.tables.words import written


class Result(NamedTuple):
    """What the table says, what it has become, and why."""

    printed: Outcome
    outcome: Outcome
    reason: str = ""

    @property
    def line(self) -> Line:
        """In words."""
        outcome = Line(f"outcome-{written(self.outcome)}")
        if not self.reason:
            return outcome
        values = {"printed": OUTCOME_NAMES[self.printed], "reason": self.reason, "outcome": outcome}
        return Line("outcome-turned", values)


def result_of(before: State, die: int, after: State) -> Result:
    """What a die has brought, from the position before it."""
    state = copy(before)  # the rules mark the defenders while they look for a way out
    sides = joined_sides(state, state.target)
    printed = Outcome(printed_result(odds(state), die))
    outcome = Outcome(converted(state, printed, sides))
    if outcome == Outcome.X and is_repelled(before, after):
        return Result(printed, Outcome.AE, "unpaid")
    if outcome == printed:
        return Result(printed, outcome)
    return Result(printed, outcome, reason_of(state, printed, sides))


def reason_of(state: State, printed: Outcome, sides: int) -> str:
    """Why a result has become another."""
    if is_ordered_to_stand(state):
        return "ordered"
    if is_surrounded(state, printed):
        return "surrounded"
    return "overrun" if is_overrun(state, sides) else "contained"


def is_repelled(before: State, after: State) -> bool:
    """[6.7] Has an exchange that nobody could be paid for become AE?"""
    if after.step in (Step.REMOVAL, Step.LOSSES, Step.ADVANCE):
        return after.outcome == Outcome.AE
    return before.top[before.target] == after.top[before.target] != NO_UNIT
