"""Why any order that can be read is not legal."""

from __future__ import annotations

from typing import Final

from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad.numbering import (
    ATTACK,
    ELIMINATE,
    FORCE,
    LOCATION,
    MOVE,
    N_ACTIONS,
    PASS,
    PLAY,
    RATION,
    REINFORCE,
    RETREAT,
    SETS,
    SETUP,
    SPEND,
)
from kurgan.games.battle_for_stalingrad.refusals.battle import refused_attack, refused_loss
from kurgan.games.battle_for_stalingrad.refusals.cards import refused_card
from kurgan.games.battle_for_stalingrad.refusals.movement import refused_place, refused_reinforcement
from kurgan.games.battle_for_stalingrad.refusals.muster import refused_setup
from kurgan.games.battle_for_stalingrad.refusals.names import refused_name
from kurgan.games.battle_for_stalingrad.refusals.question import ASKED, question, rule_of
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import N_AREAS, Known
from kurgan.games.battle_for_stalingrad.tables.cards import N_FACES, N_FORCES

KINDS: Final = (PASS, PLAY, SPEND, MOVE, ATTACK, REINFORCE, FORCE, RATION, RETREAT, ELIMINATE, LOCATION, SETUP)
"""Where each kind of order begins in the numbering."""


def refusal(known: Known, number: int) -> Line:
    """The first reason why the actor may not give this order now."""
    step = Step(known.step)
    if not 0 <= number < N_ACTIONS or step not in ASKED:
        return Line("refused-number", {"number": number}, "4")
    kind = max(first for first in KINDS if first <= number)
    if kind == PASS and step == Step.MUSTER:
        return Line("refused-nobody-placed", rule="3.10")
    if kind not in ASKED[step][1]:
        return Line(
            "refused-no-pass" if kind == PASS else "refused-not-now", {"asked": question(known)}, rule_of(known)
        )
    if kind in (PLAY, SPEND):
        return refused_card(known, (number - PLAY) % N_FACES, kind)
    if kind == MOVE:
        return refused_place(known, *divmod(number - MOVE, N_AREAS))
    if kind == ATTACK:
        return refused_attack(known, *divmod(number - ATTACK, SETS))
    if kind == REINFORCE:
        return refused_reinforcement(known, number - REINFORCE)
    if kind == FORCE:
        return refused_name(known, number - FORCE)
    if kind == SETUP:
        return refused_setup(known, number - SETUP)
    return refused_loss(known, (number - RATION) % N_FORCES, kind)
