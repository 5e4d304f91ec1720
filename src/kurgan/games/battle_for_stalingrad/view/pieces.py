"""Locations, Forces, and the piles of each side."""

from __future__ import annotations

from functools import lru_cache

from pydantic import BaseModel

from kurgan.games.battle_for_stalingrad.names import (
    card_of,
    column,
    face_code,
    force_code,
    place_and_zone,
    place_word,
)
from kurgan.games.battle_for_stalingrad.rules.cards import cards_due
from kurgan.games.battle_for_stalingrad.rules.control import controller, is_contested, n_controlled, note_at
from kurgan.games.battle_for_stalingrad.rules.reinforcement import price_with
from kurgan.games.battle_for_stalingrad.state import N_AREAS, PILE, Known, faces_of, forces_of, top_of
from kurgan.games.battle_for_stalingrad.tables.cards import (
    FORCES,
    LOCATIONS,
    N_SIDES,
    NO_FACE,
    NO_FORCE,
    NO_LOCATION,
    NO_SIDE,
    RUBBLE_CHART,
    SIDE_NAMES,
)
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Note
from kurgan.games.battle_for_stalingrad.view.cards import Held, held


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


class ForceView(BaseModel, frozen=True):
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


def location_view(known: Known, place: int) -> LocationView:
    location = known.location[place]
    holder = controller(known, place)
    return LocationView(
        code=LOCATIONS[location].code,
        rubble=known.rubble[place],
        is_destroyed=bool(known.destroyed[place]),
        controller=SIDE_NAMES[holder] if holder != NO_SIDE else None,
        is_contested=is_contested(known, place),
        rations=0 if known.destroyed[place] else RUBBLE_CHART[location, known.rubble[place]],
        has_note=note_at(known, place) != Note.NONE,
        blocked=[SIDE_NAMES[side] for side in range(N_SIDES) if known.blocked[side, place]],
    )


def force_views(known: Known) -> list[ForceView]:
    """Every Force there is."""
    rows = zip(*(column(known, name) for name in ("force_at", "rations", "medals", "engaged")), strict=True)
    locations, tops = column(known, "location"), {int(top_of(known, side)) for side in range(N_SIDES)}
    return [
        force_view(
            force,
            (at, locations[place_and_zone(at)[0]] if at < N_AREAS else NO_LOCATION, force in tops),
            *condition,
        )
        for force, (at, *condition) in enumerate(rows)
    ]


@lru_cache(maxsize=10_000)
def force_view(force: int, place: tuple[int, int, bool], rations: int, medals: int, engaged: int) -> ForceView:
    """One of them, remembered: from one order to the next most Forces stay as they are."""
    return ForceView(
        code=FORCES[force].code,
        side=FORCES[force].side,
        place=place_word(force, *place),
        rations=rations,
        medals=medals,
        is_engaged=bool(engaged),
    )


def side_view(known: Known, side: int) -> SideView:
    """A side's piles and counts."""
    top = int(top_of(known, side))
    has_top = top != NO_FORCE
    at, launched = column(known, "force_at"), column(known, "launched")
    discount = known.discount if side == known.side else 0  # a card makes it cheaper for whoever played it
    return SideView(
        name=SIDE_NAMES[side],
        hand=known.hand_size[side],
        deck=known.deck_size[side],
        pile=sum(at[force] == PILE for force in forces_of(side)),
        top=force_code(top) if has_top else None,
        price=int(price_with(known, side, discount)) if has_top else None,
        draws=cards_due(known, side),
        controlled=n_controlled(known, side),
        discard=held(column(known, "discard"), side),
        top_discard=None if known.top_discard[side] == NO_FACE else face_code(known.top_discard[side]),
        launched=[card_of(face).code for face in faces_of(side) if launched[face]],
    )
