"""What is asked about a position, by the codes of things."""

from __future__ import annotations

from kurgan.engine.record import Ints
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.names import area_code
from kurgan.games.battle_for_stalingrad.rules.control import controller
from kurgan.games.battle_for_stalingrad.rules.totals import total
from kurgan.games.battle_for_stalingrad.state import LOST, N_AREAS, Known, State, faces_of, top_of
from kurgan.games.battle_for_stalingrad.tables.cards import FACES, FORCES, GERMAN, SIDE_NAMES, SOVIET
from kurgan.games.battle_for_stalingrad.tests.positions import force_number, place_number


def where(state: State, code: str) -> str:
    """`red-october/control`, `red-october/perimeter`, `pile` or `lost`."""
    at = state.force_at[force_number(code)]
    if at < N_AREAS:
        return area_code(state, at)
    return "lost" if at == LOST else "pile"


def rations(state: State, code: str) -> int:
    """The rations on a Force."""
    return int(state.rations[force_number(code)])


def medals(state: State, code: str) -> int:
    """The medals of a Force."""
    return int(state.medals[force_number(code)])


def rubble(state: State, code: str) -> int:
    """The Rubble on a Location."""
    return int(state.rubble[place_number(state, code)])


def is_destroyed(state: State, code: str) -> bool:
    """Is this Location Destroyed?"""
    return bool(state.destroyed[place_number(state, code)])


def holder(state: State, code: str) -> str:
    """The side that controls a Location, or `nobody`."""
    return (*SIDE_NAMES, "nobody")[controller(state, place_number(state, code))]


def totals(state: State) -> tuple[int, int]:
    """The German and the Soviet total in the battle as they stand."""
    return total(state, GERMAN), total(state, SOVIET)


def top(state: State, side: str) -> str:
    """The Force face up on top of a pile; empty if there is none."""
    number = top_of(state, SIDE_NAMES.index(side))
    return FORCES[number].code if number < len(FORCES) else ""


def hand(state: State, side: str) -> list[str]:
    """The cards in a hand, in the order of the list of cards."""
    return cards_in(state.hand, side)


def discards(state: State, side: str) -> list[str]:
    """The cards in a discard pile."""
    return cards_in(state.discard, side)


def cards_in(counts: Ints, side: str) -> list[str]:
    """The cards of a side among some that the state counts."""
    return [FACES[face].code for face in faces_of(SIDE_NAMES.index(side)) for _ in range(counts[face])]


def knows(state: State, seat: int) -> Known:
    """What a seat knows."""
    seen: Known = GAME.knows(state, seat)
    return seen
