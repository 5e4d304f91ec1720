"""Cards in a hand or a pile, equal ones together."""

from __future__ import annotations

from pydantic import BaseModel

from kurgan.games.battle_for_stalingrad.names import card_of
from kurgan.games.battle_for_stalingrad.state import State, faces_of
from kurgan.games.battle_for_stalingrad.tables.cards import FACES


class Held(BaseModel):
    """Some equal cards in a hand or a pile."""

    face: str  # "stuka-2": the code of the card and its firefight number, the word for it in orders
    card: str  # "stuka"
    firefight: int
    count: int


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
