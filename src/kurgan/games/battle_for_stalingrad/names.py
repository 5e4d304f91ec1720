"""What things are called: in orders, in places of the page, and as lines for a catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from kurgan.engine.datafile import Text
from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.state import (
    LOST,
    N_AREAS,
    OUT,
    State,
    control_area,
    forces_of,
    is_perimeter,
    place_of,
    side_of,
    top_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    ACTIONS,
    FACES,
    FORCES,
    LOCATIONS,
    NO_LOCATION,
    SIDE_NAMES,
    Action,
)
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Verb

ZONES: Final = ("control", "perimeter")
FACE_CODES: Final = tuple(face.code for face in FACES)
AIM_RULES: Final = {Verb.RUBBLE: "14.6", Verb.LOSE_RATIONS: "14.8", Verb.BLOCK_SUPPLY: "14.19"}
"""The rules of effects that are aimed at a Location."""


def joined(things: Sequence[Value]) -> Value:
    """Several things in a row, with the word "and" before the last."""
    if len(things) == 1:
        return things[0]
    if len(things) == 2:
        return Line("both", {"first": things[0], "second": things[1]})
    return Line("several", {"first": things[0], "rest": joined(things[1:])})


def side_line(side: int) -> Line:
    return Line(f"side-{SIDE_NAMES[side]}")


def acting(side: int) -> dict[str, Value]:
    """A side by its name and as the subject of a sentence."""
    return {"side": side_line(side), "who": Line(f"the-{SIDE_NAMES[side]}")}


def location_code(state: State, place: int) -> str:
    """The word for the Location in a place: `red-october`."""
    return LOCATIONS[state.location[place]].code


def location_name(state: State, place: int) -> Text:
    return LOCATIONS[state.location[place]].name


def force_code(force: int) -> str:
    """The word for a Force in orders: `71inf`."""
    return FORCES[force].code


def force_name(force: int) -> Text:
    return FORCES[force].name


def named(forces: Sequence[int]) -> Value:
    return joined([force_name(force) for force in forces])


def card_of(face: int) -> Action:
    """The card of a face, as printed."""
    return ACTIONS[FACES[face].kind]


def face_code(face: int) -> str:
    """The word for a card in orders: `stuka-2`."""
    return FACE_CODES[face]


def face_line(face: int) -> Line:
    """A card by its title and its firefight number."""
    return Line("card", {"title": card_of(face).title, "number": f"{FACES[face].firefight:+}".replace("-", "−")})


def standing_at(state: State, place: int) -> list[int]:
    """The Forces of the side to move in its control area there, in the order of the cards."""
    at, there = column(state, "force_at"), control_area(place)
    return [force for force in forces_of(state.side) if at[force] == there]


def attackers(state: State, place: int, bits: int) -> list[int]:
    """The Forces that a row of bits means."""
    return [force for count, force in enumerate(standing_at(state, place)) if bits >> count & 1]


@cache
def place_and_zone(area: int) -> tuple[int, str]:
    """The two parts of an area's name."""
    return int(place_of(area)), ZONES[is_perimeter(area)]


@cache
def side_named(force: int) -> str:
    """The name of a Force's side."""
    return SIDE_NAMES[side_of(force)]


def column(state: State, field: str) -> list[int]:
    """A row of the record as plain numbers: read one by one they would take ten times as long."""
    numbers: list[int] = getattr(state, field).tolist()
    return numbers


def changed(before: State, after: State, field: str) -> list[int]:
    """Where two rows of the same field differ: mostly nowhere, and then nobody else need be asked."""
    places: list[int] = (getattr(before, field) != getattr(after, field)).nonzero()[0].tolist()
    return places


def area_code(state: State, area: int) -> str:
    """The word for an area of the actor's side: `red-october/control`."""
    place, zone = place_and_zone(area)
    return f"{location_code(state, place)}/{zone}"


def area_line(state: State, area: int) -> Line:
    """An area in words: the perimeter at the Univermag."""
    return Line(f"area-{ZONES[is_perimeter(area)]}", {"location": location_name(state, place_of(area))})


def area_place(state: State, side: int, area: int) -> str:
    """An area as the page names it: `german/red-october/control`."""
    return f"{SIDE_NAMES[side]}/{area_code(state, area)}"


def force_place(state: State, force: int) -> str:
    """Where a Force is, as the page names it."""
    at = int(state.force_at[force])
    location = int(state.location[place_of(at)]) if at < N_AREAS else NO_LOCATION
    return place_word(force, at, location, force == top_of(state, side_of(force)))


def place_word(force: int, at: int, location: int, is_top: bool) -> str:
    """The same in plain numbers: which Location is there, and if the Force lies on top of its pile."""
    if at < N_AREAS:
        return f"{side_named(force)}/{LOCATIONS[location].code}/{place_and_zone(at)[1]}"
    where = {LOST: "lost", OUT: "out"}.get(at) or ("top" if is_top else "pile")
    return f"{side_named(force)}/{where}"
