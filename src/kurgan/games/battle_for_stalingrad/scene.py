"""What never changes in a match and everybody may see: all the cards, as printed."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel

from kurgan.engine.datafile import Text
from kurgan.games.battle_for_stalingrad.state import Known
from kurgan.games.battle_for_stalingrad.tables.cards import ACTIONS, FORCES, LOCATIONS, Force
from kurgan.games.battle_for_stalingrad.tables.setups import BOOK


class CardLocation(BaseModel):
    """A Location card as printed."""

    code: str
    name: Text
    destroyed_at: int
    chart: list[int]  # rations for 0, 1, 2 … Rubble, up to one below destroyed_at
    persists: bool  # its note stays in force when it is Destroyed
    text: Text
    history: Text


class CardForce(BaseModel):
    """A Force card as printed."""

    code: str
    side: str
    label: str  # the number on its counter
    name: Text
    kind: str  # armor, infantry, engineer, artillery or militia: its symbol
    size: str
    tags: list[str]
    ability: str | None
    value: int
    combat: int
    rations: int
    text: Text
    history: Text


class CardAction(BaseModel):
    """One kind of action card as printed; its copies differ only in the firefight number."""

    code: str
    side: str
    title: Text
    timing: str  # action, battle or reaction
    role: str | None  # attacker, defender or any, for a battle card
    is_uranus: bool
    firefight: list[int]  # one for each copy
    text: Text
    history: Text


class QuickSetup(BaseModel):
    """A whole army placed at once [3.10]."""

    code: str
    title: Text


class Scene(BaseModel):
    """What never changes: all the cards there are, and the quick set-ups."""

    locations: list[CardLocation]
    forces: list[CardForce]
    actions: list[CardAction]
    setups: list[QuickSetup]


def scene(known: Known) -> Scene:
    """All the cards there are."""
    return SCENE


def printed() -> Scene:
    return Scene(
        locations=[
            CardLocation(
                code=card.code,
                name=card.name,
                destroyed_at=card.destroyed_at,
                chart=[card.rations(rubble) for rubble in range(card.destroyed_at)],
                persists=card.persists,
                text=card.text,
                history=card.history,
            )
            for card in LOCATIONS
        ],
        forces=[force_card(card) for card in FORCES],
        actions=[CardAction.model_validate(card, from_attributes=True) for card in ACTIONS],
        setups=[QuickSetup(code=setup.code, title=setup.title) for setup in BOOK],
    )


def force_card(card: Force) -> CardForce:
    """A Force with its ability by name; the first of its tags is its kind."""
    ability = None if card.ability is None else card.ability.verb
    return CardForce.model_validate({**card.model_dump(), "kind": card.tags[0], "ability": ability})


SCENE: Final = printed()
