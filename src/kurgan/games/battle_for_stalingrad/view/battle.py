"""The battle on the stage: totals, the cards that were shown, and hits to absorb."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel

from kurgan.engine.record import copy
from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad.consequences.aftermath import borne
from kurgan.games.battle_for_stalingrad.names import card_of, column, face_code, location_code
from kurgan.games.battle_for_stalingrad.reckoning import factors
from kurgan.games.battle_for_stalingrad.rules.battle import (
    Use,
    can_play_in_battle,
    carry_out_in_battle,
    change_of,
    fire,
)
from kurgan.games.battle_for_stalingrad.rules.losses import can_absorb, capacity
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.totals import ignored, total
from kurgan.games.battle_for_stalingrad.state import NO_LIMIT, Known, Stage, enemy_of, faces_of, forces_of, owner_of
from kurgan.games.battle_for_stalingrad.tables.cards import FACES, N_SIDES, NO_FACE, NO_FORCE, SIDE_NAMES

STAGE_NAMES: Final = {
    Stage.EVENTS: "events",
    Stage.FIREFIGHT: "firefight",
    Stage.ATTACKER_FATE: "fate",
    Stage.DEFENDER_FATE: "fate",
    Stage.HITS: "fate",
    Stage.DEFENDER_LOSSES: "losses",
    Stage.ATTACKER_LOSSES: "losses",
    Stage.MEDAL: "medal",
}


class Shown(BaseModel):
    """One card that was shown in the battle, in the order of play."""

    side: str
    face: str
    card: str
    firefight: int
    use: str  # event, cancelled, reaction, firefight or fate
    own: int  # what it did to the total of its side
    enemy: int  # and to the other's


class FactorView(BaseModel):
    """One thing that counts in a total; the line names it."""

    label: Line
    value: int


class TotalView(BaseModel):
    """One side's total and where it comes from."""

    side: str
    total: int
    factors: list[FactorView]
    shield: int  # hits it ignores
    hits: int  # that it would suffer if the cards ended here, or has still to absorb
    absorbs: int  # hits that its engaged Forces can absorb at the most
    by_rations: int  # of them, without anybody going back or falling
    borne: Line | None  # what it gave for its hits, once it has absorbed all of them
    may_retreat: bool
    firefight_left: int | None  # cards it may still play, if that is limited


class Prospect(BaseModel):
    """What both totals would be if a card were played and nobody cancelled it."""

    face: str
    totals: list[int]  # German, Soviet
    hits: list[int]  # that each would suffer: German, Soviet


class BattleView(BaseModel):
    """The battle on the stage."""

    location: str
    attacker: str
    stage: str  # events, firefight, fate, losses, medal
    totals: list[TotalView]  # German, Soviet
    shown: list[Shown]
    prospects: list[Prospect]  # of the cards that the seat may play now, and of the one that waits for a reaction


class LossView(BaseModel):
    """Hits that are still to be absorbed."""

    side: str
    hits: int
    first: int  # how many they were at first


def battle_view(known: Known, seat: int) -> BattleView:
    """The stage of a battle."""
    return BattleView(
        location=location_code(known, known.battle),
        attacker=SIDE_NAMES[known.attacker],
        stage=STAGE_NAMES[Stage(known.stage)],
        totals=[total_view(known, side) for side in range(N_SIDES)],
        shown=[shown_view(known, place) for place in range(known.n_shown)],
        prospects=[prospect(known, face) for face in playable(known, seat)],
    )


def total_view(known: Known, side: int) -> TotalView:
    return TotalView(
        side=SIDE_NAMES[side],
        total=total(known, side),
        factors=[FactorView(label=label, value=value) for label, value in factors(known, side)],
        shield=ignored(known, side),
        hits=hits_due(known, side),
        absorbs=capacity(known, side, NO_FORCE, 0),
        by_rations=sum(int(known.rations[force]) for force in engaged_of(known, side) if can_absorb(known, force)),
        borne=borne_by(known, side),
        may_retreat=not known.no_retreat[side],
        firefight_left=None if known.fire_left[side] == NO_LIMIT else known.fire_left[side],
    )


def engaged_of(known: Known, side: int) -> list[int]:
    """The Forces of a side in the battle."""
    engaged = column(known, "engaged")
    return [force for force in forces_of(side) if engaged[force]]


def hits_due(known: Known, side: int) -> int:
    """The hits a side would suffer if the cards ended here; once they are counted, those it has still to absorb."""
    if known.stage <= Stage.HITS:
        return max(0, int(total(known, enemy_of(side)) - ignored(known, side)))
    is_attacker = side == known.attacker
    if known.stage == Stage.DEFENDER_LOSSES:
        return int(known.owed[side] if is_attacker else known.hits)
    return int(known.hits) if is_attacker and known.stage == Stage.ATTACKER_LOSSES else 0


def borne_by(known: Known, side: int) -> Line | None:
    """The hits that a side has behind it, and what it gave for them."""
    if known.stage <= Stage.HITS or known.owed[side] == 0 or hits_due(known, side) > 0:
        return None
    forces = [force for force in forces_of(side) if known.engaged[force]]
    return Line("borne", borne(known, known.battle, side, forces))


def playable(known: Known, seat: int) -> list[int]:
    """The cards whose effect on the totals a seat may want to know: those it may play, or one that is announced."""
    if known.stage == Stage.EVENTS and known.announced != NO_FACE:
        return [int(known.announced)]
    if known.actor != seat:
        return []
    if known.step == Step.EVENT_ROUND:
        return [face for face in faces_of(seat) if can_play_in_battle(known, face)]
    return [face for face in faces_of(seat) if known.hand[face]] if known.step == Step.FIREFIGHT else []


def prospect(known: Known, face: int) -> Prospect:
    """Both totals after a card."""
    after = copy(known)
    if known.step == Step.FIREFIGHT:
        fire(after, face, Use.FIREFIGHT)
    else:
        carry_out_in_battle(after, face)
    sides = range(N_SIDES)
    return Prospect(
        face=face_code(face),
        totals=[int(total(after, side)) for side in sides],
        hits=[hits_due(after, side) for side in sides],
    )


def shown_view(known: Known, place: int) -> Shown:
    """A card on the stage, and what it did to both totals."""
    face, use = int(known.shown[place]), Use(known.shown_as[place])
    side, number = int(owner_of(face)), FACES[face].firefight
    own, enemy = max(0, number), min(0, number)
    if use == Use.EVENT:
        own, enemy = (int(change_of(known, face, each)) for each in (side, enemy_of(side)))
    elif use in (Use.CANCELLED, Use.REACTION):
        own = enemy = 0
    return Shown(
        side=SIDE_NAMES[side],
        face=face_code(face),
        card=card_of(face).code,
        firefight=number,
        use=use.name.lower(),
        own=own,
        enemy=enemy,
    )


def loss_view(known: Known) -> LossView:
    """What is still owed."""
    return LossView(side=SIDE_NAMES[known.actor], hits=known.hits, first=known.owed[known.actor])
