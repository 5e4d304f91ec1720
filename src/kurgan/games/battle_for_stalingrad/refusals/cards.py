"""Why a card may not be played or given up [6.1, 7.4, 8, 10.5]."""

from __future__ import annotations

from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.names import face_line
from kurgan.games.battle_for_stalingrad.numbering import SPEND
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import Known, owner_of
from kurgan.games.battle_for_stalingrad.tables.cards import (
    ACTION_TIME,
    BATTLE_TIME,
    IS_URANUS,
    KIND,
    REACTION_TIME,
    ROLE,
    ROLES,
    TIMING,
)
from kurgan.games.battle_for_stalingrad.tables.constants import MOST_LAUNCHES, MOST_RATIONS


def refused_card(known: Known, face: int, kind: int) -> Line:
    """Why a card may not be played or given up."""
    values: dict[str, Value] = {"card": face_line(face)}
    if owner_of(face) != known.actor:
        return Line("refused-enemy-card", values, "1.2")
    if known.hand[face] == 0:
        return Line("refused-not-held", values, "8.1")
    if kind == SPEND:
        return Line("refused-nobody-takes", {**values, "most": MOST_RATIONS}, "1.6")
    if known.step == Step.ACTION:
        return refused_event(known, face)
    return refused_reaction(known, face) if known.step == Step.REACTION else refused_battle_card(face)


def refused_event(known: Known, face: int) -> Line:
    """Why a card is no event of the Action step, or not now."""
    values: dict[str, Value] = {"card": face_line(face)}
    if TIMING[KIND[face]] == BATTLE_TIME:
        return Line("refused-battle-card", values, "7.4")
    if TIMING[KIND[face]] == REACTION_TIME:
        return Line("refused-reaction-card", values, "8.4")
    if IS_URANUS[KIND[face]] and known.launches >= MOST_LAUNCHES:
        return Line("refused-second-launch", values, "10.5")
    if IS_URANUS[KIND[face]]:
        return Line("refused-launch-price", {**values, "price": int(known.launch_price)}, "12.17")
    return Line("refused-no-attack", values, "14.18")


def refused_battle_card(face: int) -> Line:
    """Why a card cannot be played in the Event round of a battle."""
    values: dict[str, Value] = {"card": face_line(face)}
    if TIMING[KIND[face]] == ACTION_TIME:
        return Line("refused-action-card", values, "6.1")
    if TIMING[KIND[face]] == REACTION_TIME:
        return Line("refused-reaction-card", values, "8.4")
    return Line("refused-role", {**values, "role": ROLES[ROLE[KIND[face]]]}, "7.4")


def refused_reaction(known: Known, face: int) -> Line:
    """Why a card does not answer the event that was announced."""
    if TIMING[KIND[face]] != REACTION_TIME:
        return Line("refused-no-reaction", {"card": face_line(face)}, "8.4")
    values: dict[str, Value] = {"card": face_line(face), "announced": face_line(int(known.announced))}
    return Line("refused-unfit", values, "14.20")
