"""[8] Hands, decks and discards: how cards go from one to the other."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.control import granted, n_controlled
from kurgan.games.battle_for_stalingrad.state import State, faces_of, n_launched, owner_of
from kurgan.games.battle_for_stalingrad.tables.cards import NO_FACE, SOVIET
from kurgan.games.battle_for_stalingrad.tables.constants import BASE_DRAW, DRAW_PER_LOCATION, MOST_RESHUFFLES
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Note


@rule("8.2", "16.1")
def cards_due(state: State, side: int) -> int:
    """Five cards, one more for each controlled Location, what notes add, and for the Soviets the launched Uranus."""
    due = BASE_DRAW + DRAW_PER_LOCATION * n_controlled(state, side) + granted(state, side, Note.DRAW)
    return due + n_launched(state) if side == SOVIET else due


@rule("8.3")
def fill_deck(state: State, side: int) -> bool:
    """Shuffle the discards into an empty deck, once a player turn, and say if there is a card to draw."""
    if state.deck_size[side] == 0 and state.reshuffles[side] < MOST_RESHUFFLES:
        reshuffle(state, side)
    return state.deck_size[side] > 0


@rule("8.3", "11")
def reshuffle(state: State, side: int) -> None:
    """The discards are the new deck; nothing is shuffled, since every draw is a chance of its own. What lies nowhere
    else is in the hand: whoever counts knows every card of it, and that none is in the new deck."""
    for face in faces_of(side):
        state.seen[face] = state.hand[face]
        state.deck_size[side] += state.discard[face]
        state.deck[face] += state.discard[face]
        state.discard[face] = 0
    state.top_discard[side] = NO_FACE
    if state.deck_size[side] > 0:
        state.reshuffles[side] += 1


@helper
def draw_card(state: State, face: int) -> None:
    """A card goes from the deck to the hand."""
    side = owner_of(face)
    state.deck[face] -= 1
    state.deck_size[side] -= 1
    state.hand[face] += 1
    state.hand_size[side] += 1


@rule("8.1", "11")
def lay_open(state: State, face: int) -> None:
    """A card leaves the hand for everyone to see; of equal ones it is the one that the enemy has seen."""
    side = owner_of(face)
    state.hand[face] -= 1
    state.hand_size[side] -= 1
    if state.seen[face] > 0:
        state.seen[face] -= 1
    state.learned = 1


@rule("8.6")
def lay_on_discards(state: State, face: int) -> None:
    """Face up, on top of its owner's pile."""
    state.discard[face] += 1
    state.top_discard[owner_of(face)] = face


@rule("8.6")
def discard_from_hand(state: State, face: int) -> None:
    """Played and spent cards go face up to the owner's discard pile."""
    lay_open(state, face)
    lay_on_discards(state, face)


@rule("7.6")
def turn_over(state: State, face: int) -> None:
    """The top card of the deck is turned over and discarded."""
    state.deck[face] -= 1
    state.deck_size[owner_of(face)] -= 1
    lay_on_discards(state, face)
