"""What the page and the terminal draw: everything a seat may see, and nothing else."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel

from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad.names import (
    card_in_play,
    card_of,
    face_code,
    force_code,
    force_place,
    location_code,
)
from kurgan.games.battle_for_stalingrad.reckoning import advice, factors
from kurgan.games.battle_for_stalingrad.rules.battle import Use, change_of, ignored, total
from kurgan.games.battle_for_stalingrad.rules.cards import cards_due
from kurgan.games.battle_for_stalingrad.rules.control import controls, is_contested, n_controlled, note_at
from kurgan.games.battle_for_stalingrad.rules.reinforcement import price
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.victory import would_lose
from kurgan.games.battle_for_stalingrad.state import (
    NO_LIMIT,
    PILE,
    Known,
    Stage,
    State,
    enemy_of,
    faces_of,
    forces_of,
    owner_of,
    top_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    FACES,
    FORCES,
    LOCATIONS,
    N_SIDES,
    NO_FACE,
    NO_FORCE,
    NO_LOCATION,
    RUBBLE_CHART,
    SIDE_NAMES,
)
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Note

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


class Held(BaseModel):
    """Some equal cards in a hand or a pile."""

    face: str  # "stuka-2": the code of the card and its firefight number, the word for it in orders
    card: str  # "stuka"
    firefight: int
    count: int


class LocationView(BaseModel):
    """One of the five Locations on the table, from left to right."""

    code: str
    rubble: int
    is_destroyed: bool
    controller: str | None  # the side that controls it
    is_contested: bool
    rations: int  # what its chart gives now
    has_note: bool  # its note is in force
    blocked: list[str]  # sides that get no supply here in their next Supply step


class ForceView(BaseModel):
    """One Force: where it is and in which condition."""

    code: str
    side: str
    place: str  # "german/red-october/control", …/perimeter, "german/pile" (or still to be chosen), …/top, …/lost, …/out
    rations: int
    medals: int
    is_engaged: bool


class SideView(BaseModel):
    """What everybody may see of a side."""

    name: str
    hand: int  # how many cards
    deck: int
    pile: int  # Forces in the pile, with those turned up
    top: str | None  # the Force on sale
    price: int | None  # in cards, with the Ferry Landing's discount
    draws: int  # cards it would draw if its turn ended now
    controlled: int
    discard: list[Held]
    top_discard: str | None  # the face on top of it
    launched: list[str]


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
    may_retreat: bool
    firefight_left: int | None  # cards it may still play, if that is limited


class BattleView(BaseModel):
    """The battle on the stage."""

    location: str
    attacker: str
    stage: str  # events, firefight, fate, losses, medal
    totals: list[TotalView]  # German, Soviet
    shown: list[Shown]


class LossView(BaseModel):
    """Hits that are still to be absorbed."""

    side: str
    hits: int
    first: int  # how many they were at first


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
        left=int(known.arriving if step == Step.SUPPLY else known.left),
        event=card_of(event).code if is_event else None,
        event_face=face_code(event) if is_event else None,
        event_side=SIDE_NAMES[owner_of(event)] if is_event else None,
        battle=battle_view(known) if Stage.NONE < known.stage < Stage.STRIKE else None,
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
    """[10.1] Who lets the enemy hold all five Locations at the end of a German turn has lost."""
    is_asked = known.step == Step.ACTION and known.actor == seat
    return Line("warning-all-five", rule="10.1") if is_asked and would_lose(known, seat) else None


def location_view(known: Known, place: int) -> LocationView:
    location = known.location[place]
    holder = next((SIDE_NAMES[side] for side in range(N_SIDES) if controls(known, side, place)), None)
    return LocationView(
        code=LOCATIONS[location].code,
        rubble=known.rubble[place],
        is_destroyed=bool(known.destroyed[place]),
        controller=holder,
        is_contested=is_contested(known, place),
        rations=0 if known.destroyed[place] else RUBBLE_CHART[location, known.rubble[place]],
        has_note=note_at(known, place) != Note.NONE,
        blocked=[SIDE_NAMES[side] for side in range(N_SIDES) if known.blocked[side, place]],
    )


def force_views(known: Known) -> list[ForceView]:
    """Every Force there is, read column by column: field by field would take ten times as long."""
    rows = zip(*(column(known, name) for name in ("rations", "medals", "engaged")), strict=True)
    return [
        ForceView(
            code=FORCES[force].code,
            side=FORCES[force].side,
            place=force_place(known, force),
            rations=rations,
            medals=medals,
            is_engaged=bool(engaged),
        )
        for force, (rations, medals, engaged) in enumerate(rows)
    ]


def side_view(known: Known, side: int) -> SideView:
    """A side's piles and counts."""
    top = int(top_of(known, side))
    has_top = top != NO_FORCE
    return SideView(
        name=SIDE_NAMES[side],
        hand=known.hand_size[side],
        deck=known.deck_size[side],
        pile=sum(known.force_at[force] == PILE for force in forces_of(side)),
        top=force_code(top) if has_top else None,
        price=int(price(known, side)) if has_top else None,
        draws=cards_due(known, side),
        controlled=n_controlled(known, side),
        discard=held(column(known, "discard"), side),
        top_discard=None if known.top_discard[side] == NO_FACE else face_code(known.top_discard[side]),
        launched=[card_of(face).code for face in faces_of(side) if known.launched[face]],
    )


def column(state: State, name: str) -> list[int]:
    """A row of the record as plain numbers."""
    numbers: list[int] = getattr(state, name).tolist()
    return numbers


def held(counts: list[int], side: int) -> list[Held]:
    """Cards of a side, equal ones together."""
    return [
        Held(face=FACES[face].code, card=card_of(face).code, firefight=FACES[face].firefight, count=counts[face])
        for face in faces_of(side)
        if counts[face]
    ]


def battle_view(known: Known) -> BattleView:
    """The stage of a battle."""
    return BattleView(
        location=location_code(known, known.battle),
        attacker=SIDE_NAMES[known.attacker],
        stage=STAGE_NAMES[Stage(known.stage)],
        totals=[total_view(known, side) for side in range(N_SIDES)],
        shown=[shown_view(known, place) for place in range(known.n_shown)],
    )


def total_view(known: Known, side: int) -> TotalView:
    return TotalView(
        side=SIDE_NAMES[side],
        total=total(known, side),
        factors=[FactorView(label=label, value=value) for label, value in factors(known, side)],
        shield=ignored(known, side),
        may_retreat=not known.no_retreat[side],
        firefight_left=None if known.fire_left[side] == NO_LIMIT else known.fire_left[side],
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
