"""[6.5] Reinforcements from the Force pile."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.control import granted
from kurgan.games.battle_for_stalingrad.state import LOST, PILE, State, forces_of, has_room, perimeter_area, put, top_of
from kurgan.games.battle_for_stalingrad.tables.cards import NO_FORCE, RATIONS, VALUE
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Note


@rule("6.5", "12.14", "14.14", "16.7")
def price_with(state: State, side: int, discount: int) -> int:
    """As many cards as the top Force is worth; the ferry lowers it to no less than one, a card to nothing at all."""
    worth = VALUE[top_of(state, side)]
    return max(0, max(1, worth - granted(state, side, Note.DISCOUNT)) - discount)


@rule("6.5")
def price(state: State, side: int) -> int:
    """What the top Force costs now."""
    return price_with(state, side, state.discount)


@rule("6.5")
def can_afford(state: State, side: int) -> bool:
    """There is a top Force, and there are cards enough to pay for it."""
    return top_of(state, side) != NO_FORCE and state.hand_size[side] >= price(state, side)


@rule("6.5", "1.4")
def has_landing(state: State, side: int) -> bool:
    """There is room in one of the perimeter areas."""
    for place in range(N_PLACES):
        if has_room(state, side, perimeter_area(place)):
            return True
    return False


@rule("6.5")
def bring_in(state: State, side: int, place: int) -> None:
    """The top Force comes with its printed rations, ready to act."""
    force = top_of(state, side)
    state.turned[force] = 0
    put(state, force, perimeter_area(place))
    state.rations[force] = RATIONS[force]


@rule("14.15", "3.7")
def put_back(state: State, force: int, side: int) -> None:
    """An eliminated Force is laid on top of the pile, over what lies face up there."""
    height = 0
    for other in forces_of(side):
        if state.force_at[other] == PILE:
            height = max(height, state.turned[other])
    put(state, force, PILE)
    state.turned[force] = height + 1


@helper
def can_be_recovered(state: State, force: int) -> bool:
    return state.force_at[force] == LOST
