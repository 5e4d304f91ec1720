"""The whole table for one seat."""

from __future__ import annotations

from pydantic import BaseModel

from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad.names import card_of, column, face_code
from kurgan.games.battle_for_stalingrad.reckoning import advice, left_to_give
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.victory import would_be_encircled, would_lose_the_city
from kurgan.games.battle_for_stalingrad.state import Known, Stage, State, card_in_play, enemy_of, owner_of
from kurgan.games.battle_for_stalingrad.tables.cards import N_SIDES, NO_FACE, NO_LOCATION, SIDE_NAMES
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.view.battle import BattleView, LossView, battle_view, loss_view
from kurgan.games.battle_for_stalingrad.view.cards import Held, held
from kurgan.games.battle_for_stalingrad.view.pieces import (
    ForceView,
    LocationView,
    SideView,
    force_views,
    location_view,
    side_view,
)


class View(BaseModel):
    """The whole table for one seat."""

    seat: str
    turn: int
    last_turn: int
    side: str  # whose player turn it is
    actor: str | None  # whose decision is awaited
    step: str
    winner: str | None
    locations: list[LocationView]
    forces: list[ForceView]
    sides: list[SideView]
    hand: list[Held]
    seen: list[Held]  # of the other hand, what this seat has seen and must still be there
    points: int | None  # left to spend in set-up
    left: int  # what is still to be given out in this step: rations, moves, cards
    event: str | None  # the card in play, or announced and waiting for a reaction
    event_face: str | None
    event_side: str | None
    battle: BattleView | None
    losses: LossView | None
    advice: list[str]  # orders that would absorb all hits, or share out all rations
    warning: Line | None  # what ending the turn now would lead to
    uranus_needed: int


def view(known: Known, seat: int) -> View:
    """A seat's picture of the table."""
    step = Step(known.step)
    is_over = step == Step.OVER
    event = card_in_play(known)
    is_event = event != NO_FACE
    return View(
        seat=SIDE_NAMES[seat],
        turn=known.turn,
        last_turn=known.last_turn,
        side=SIDE_NAMES[known.side],
        actor=None if is_over else SIDE_NAMES[known.actor],
        step=step.name.lower(),
        winner=SIDE_NAMES[known.winner] if is_over else None,
        locations=[location_view(known, place) for place in range(N_PLACES) if known.location[place] != NO_LOCATION],
        forces=force_views(known),
        sides=[side_view(known, side) for side in range(N_SIDES)],
        hand=held(column(known, "hand"), seat),
        seen=held(column(known, "seen"), enemy_of(seat)),
        points=int(known.points[known.actor]) if step == Step.MUSTER else None,
        left=left_to_give(known),
        event=card_of(event).code if is_event else None,
        event_face=face_code(event) if is_event else None,
        event_side=SIDE_NAMES[owner_of(event)] if is_event else None,
        battle=battle_view(known, seat) if Stage.NONE < known.stage < Stage.STRIKE else None,
        losses=loss_view(known) if step == Step.LOSSES else None,
        advice=advice(known) if known.actor == seat else [],
        warning=warning(known, seat),
        uranus_needed=known.uranus_needed,
    )


def lifted(state: State) -> View:
    """The whole truth, for a match that is over: what is seen of the other hand is all of it."""
    seat = int(state.side)
    return view(Known(state), seat).model_copy(update={"seen": held(column(state, "hand"), enemy_of(seat))})


def warning(known: Known, seat: int) -> Line | None:
    """What ending the turn now would lead to, if that is defeat."""
    if known.step != Step.ACTION or known.actor != seat:
        return None
    if would_lose_the_city(known):
        return Line("warning-all-five", rule="10.1")
    return Line("warning-ring", rule="10.2") if would_be_encircled(known) else None
