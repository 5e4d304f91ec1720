"""Cards in a hand or a pile, equal ones together."""

from __future__ import annotations

from functools import lru_cache

from pydantic import BaseModel

from kurgan.games.battle_for_stalingrad.names import card_of, face_code
from kurgan.games.battle_for_stalingrad.state import faces_of
from kurgan.games.battle_for_stalingrad.tables.cards import FACES


class Held(BaseModel, frozen=True):
    """Some equal cards in a hand or a pile."""

    face: str  # "stuka-2": the code of the card and its firefight number, the word for it in orders
    card: str  # "stuka"
    firefight: int
    count: int


def held(counts: list[int], side: int) -> list[Held]:
    """Cards of a side, equal ones together."""
    return [equal_cards(face, counts[face]) for face in faces_of(side) if counts[face]]


@lru_cache(maxsize=1_000)
def equal_cards(face: int, count: int) -> Held:
    """Some equal cards, remembered: there are not many faces, nor many copies of one."""
    return Held(face=face_code(face), card=card_of(face).code, firefight=FACES[face].firefight, count=count)
