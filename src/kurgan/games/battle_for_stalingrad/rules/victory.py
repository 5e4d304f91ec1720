"""[10] How a game ends."""

from __future__ import annotations

from enum import IntEnum

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.control import n_controlled
from kurgan.games.battle_for_stalingrad.state import PILE, State, enemy_of, forces_of, is_on_table, n_launched
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES


class Verdict(IntEnum):
    """Which rule of chapter 10 ended the game."""

    NONE = 0
    LOCATIONS = 1
    ENCIRCLEMENT = 2
    ANNIHILATION = 3
    TIME = 4
    RESIGNATION = 5


@helper
def win(state: State, side: int, verdict: int) -> None:
    state.winner, state.verdict = side, verdict


@helper
def has_forces(state: State, side: int) -> bool:
    """On the table or in the pile."""
    for force in forces_of(side):
        if is_on_table(state, force) or state.force_at[force] == PILE:
            return True
    return False


@rule("10.1")
def holds_all(state: State, side: int) -> bool:
    """A side controls all five Locations."""
    return n_controlled(state, side) == N_PLACES


@rule("10.1", "12.16")
def check_locations(state: State) -> None:
    """At the end of a German turn a side that controls all five Locations wins."""
    for side in (GERMAN, SOVIET):
        if holds_all(state, side):
            win(state, side, Verdict.LOCATIONS)


@rule("10.1")
def would_lose_the_city(state: State) -> bool:
    """If the turn ended now, would the Germans have lost because the Soviets control all five Locations?"""
    return state.side == GERMAN and holds_all(state, SOVIET)


@rule("10.3")
def check_annihilation(state: State) -> None:
    """A side without any Force loses; if neither has one, the Germans have."""
    if not has_forces(state, GERMAN):
        win(state, SOVIET, Verdict.ANNIHILATION)
    elif not has_forces(state, SOVIET):
        win(state, GERMAN, Verdict.ANNIHILATION)


@helper
def is_ring_closed(state: State) -> bool:
    """Enough Uranus cards are launched."""
    return n_launched(state) >= state.uranus_needed


@rule("10.2", "12.16")
def check_encirclement(state: State) -> None:
    """At the start of a Soviet turn with enough launched Uranus cards the Soviets win."""
    if is_ring_closed(state):
        win(state, SOVIET, Verdict.ENCIRCLEMENT)


@rule("10.2", "12.16")
def would_be_encircled(state: State) -> bool:
    """If the turn ended now, would the Germans have lost because the ring is closed, and the city is not theirs?"""
    return state.side == GERMAN and is_ring_closed(state) and not holds_all(state, GERMAN)


@rule("10.4")
def check_time(state: State) -> None:
    """If the last turn ends without a winner, the Soviets win."""
    if state.turn >= state.last_turn:
        win(state, SOVIET, Verdict.TIME)


@rule("10.6")
def give_up(state: State, side: int) -> None:
    """A side may resign at any time; its enemy wins."""
    win(state, enemy_of(side), Verdict.RESIGNATION)
