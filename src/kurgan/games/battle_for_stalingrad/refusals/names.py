"""Why a Force that is named is no answer: to be fed, robbed, struck, recovered or decorated [5, 6.2, 9.2, 14]."""

from __future__ import annotations

from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.names import force_name, location_name
from kurgan.games.battle_for_stalingrad.refusals.forces import not_yours, off_table
from kurgan.games.battle_for_stalingrad.refusals.question import rule_of
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import NO_PLACE, Known, is_on_table, place_of, side_of
from kurgan.games.battle_for_stalingrad.tables.constants import MOST_RATIONS


def refused_name(known: Known, force: int) -> Line:
    """Why this Force is no answer to the question."""
    step, values = Step(known.step), {"force": force_name(force)}
    is_own, aims_at_enemy = side_of(force) == known.actor, step in (Step.TAKEN_RATIONS, Step.STRIKE)
    if is_own and aims_at_enemy:
        return Line("refused-own-force", values, rule_of(known))
    if not is_own and not aims_at_enemy:
        return not_yours(force)
    if step == Step.RECOVERY:
        return Line("refused-not-lost", values, "14.15")
    if not is_on_table(known, force):
        return off_table(known, force)
    if step in (Step.SUPPLY, Step.RATIONS):
        return refused_food(known, force)
    if step == Step.TAKEN_RATIONS:
        return refused_robbery(known, force)
    if step == Step.MEDAL:
        return Line("refused-no-victor", values, "9.2")
    return Line("refused-not-in-control", values, rule_of(known))


def refused_food(known: Known, force: int) -> Line:
    """Why a Force cannot have the next ration."""
    values: dict[str, Value] = {"force": force_name(force), "most": MOST_RATIONS}
    if known.rations[force] >= MOST_RATIONS:
        return Line("refused-fed", values, "1.6")
    return Line("refused-no-supply", values, "5.1")


def refused_robbery(known: Known, force: int) -> Line:
    """Why a ration cannot be taken from a Force."""
    values: dict[str, Value] = {"force": force_name(force)}
    if known.aim not in (NO_PLACE, place_of(known.force_at[force])):
        return Line("refused-elsewhere", {**values, "location": location_name(known, int(known.aim))}, "14.8")
    return Line("refused-nothing-to-take", values, "14.8")
