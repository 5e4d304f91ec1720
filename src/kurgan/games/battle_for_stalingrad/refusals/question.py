"""The question that waits for an answer: its rule, and the kinds of order that answer it."""

from __future__ import annotations

from typing import Final

from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad.names import AIM_RULES
from kurgan.games.battle_for_stalingrad.numbering import (
    ATTACK,
    ELIMINATE,
    FORCE,
    LOCATION,
    MOVE,
    PASS,
    PLAY,
    RATION,
    REINFORCE,
    RETREAT,
    SETUP,
    SPEND,
)
from kurgan.games.battle_for_stalingrad.rules.effects import present_verb
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import Known
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, NO_FACE
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Verb

ABSORBING: Final = (RATION, RETREAT, ELIMINATE)
ASKED: Final[dict[Step, tuple[str, tuple[int, ...]]]] = {
    Step.MUSTER: ("3.2", (PASS, MOVE, SETUP)),
    Step.SUPPLY: ("5.1", (FORCE,)),
    Step.ACTION: ("6.6", (PASS, PLAY, SPEND, MOVE, ATTACK, REINFORCE)),
    Step.PAYMENT: ("6.5", (SPEND,)),
    Step.REACTION: ("8.4", (PASS, PLAY)),
    Step.RATIONS: ("6.2", (FORCE,)),
    Step.LOCATION_CHOICE: ("14.6", (LOCATION,)),
    Step.TAKEN_RATIONS: ("14.8", (PASS, FORCE)),
    Step.FREE_MOVE: ("14.12", (PASS, MOVE)),
    Step.INFILTRATION: ("14.13", (MOVE,)),
    Step.DISCOUNT: ("14.14", (PASS, REINFORCE)),
    Step.RECOVERY: ("14.15", (FORCE,)),
    Step.DECORATION: ("14.16", (FORCE,)),
    Step.STRIKE: ("14.17", (FORCE,)),
    Step.FREE_ATTACK: ("14.18", (ATTACK,)),
    Step.EVENT_ROUND: ("7.4", (PASS, PLAY)),
    Step.FIREFIGHT: ("7.5", (PASS, SPEND)),
    Step.LOSSES: ("7.11", ABSORBING),
    Step.MEDAL: ("9.2", (FORCE,)),
}
"""The rule of each question, and the kinds of order that answer it."""


def rule_of(known: Known) -> str:
    """The rule of the question that waits for an answer."""
    step = Step(known.step)
    if step == Step.MUSTER and known.actor == GERMAN:
        return "3.4"
    if step == Step.PAYMENT and known.announced != NO_FACE:
        return "10.5"
    if step == Step.RATIONS and known.event != NO_FACE:
        return "14.7"
    if step == Step.LOCATION_CHOICE:
        return AIM_RULES[Verb(present_verb(known))]
    return ASKED[step][0]


def question(known: Known) -> Line:
    """What is to be answered first."""
    return Line(f"asked-{Step(known.step).name.lower().replace('_', '-')}")
