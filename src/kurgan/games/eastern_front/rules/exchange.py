"""Chapter 6, fourth part: losses of the attacker, and exchanges."""

from __future__ import annotations

from typing import Final

from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.losses import eliminate
from kurgan.games.eastern_front.rules.odds import defence, joined_sides, unit_defence
from kurgan.games.eastern_front.rules.terrain import garrison
from kurgan.games.eastern_front.state import (
    NO_UNIT,
    State,
    enemy_of,
    set_dispersed,
    side_of,
    units_in_play,
)
from kurgan.games.eastern_front.tables.charts import PRICE, Outcome, Weather
from kurgan.games.eastern_front.tables.map import AXIS, TERRAIN, Terrain
from kurgan.games.eastern_front.tables.units import Nation

TWICE: Final = 2  # what is due is counted in half factors


@rule("6.7")
def can_pay(state: State, unit: int) -> bool:
    """Everybody in an attack can be lost by AE; in an exchange of the Axis only Germans pay."""
    if not state.joined[unit]:
        return False
    is_exchange = state.outcome != Outcome.AE and state.outcome != Outcome.D_AE
    return not is_exchange or side_of(unit) != AXIS or state.nation[unit] == Nation.GERMAN


@helper
def worth(state: State) -> int:
    """What all who can pay are worth, in half factors."""
    total = 0
    for unit in units_in_play(state, state.side):
        if can_pay(state, unit):
            total += TWICE * state.attack[unit]
    return total


@rule("6.7")
def can_exchange(state: State) -> bool:
    """No exchange is made into mountains."""
    return TERRAIN[state.target] != Terrain.MOUNTAIN


@helper
def share(state: State, unit: int) -> int:
    """What it costs to remove a defender, in half factors; with the last one goes a city's garrison."""
    cost = unit_defence(state, unit, state.target, joined_sides(state, state.target))
    if is_last(state, unit):
        cost += garrison(state, state.target)
    return TWICE * cost


@helper
def is_last(state: State, unit: int) -> bool:
    """Is everybody else in the hex given up already?"""
    other = state.top[state.target]
    while other != NO_UNIT:
        if other != unit and not state.falls[other]:
            return False
        other = state.below[other]
    return True


@rule("6.7")
def can_remove(state: State, unit: int) -> bool:
    """The attacker may remove a defender if he can lose attack factors equal to its modified defence."""
    return not state.falls[unit] and state.due + share(state, unit) <= worth(state)


@rule("6.7")
def give_up(state: State, unit: int) -> None:
    """A defender is part of the exchange."""
    state.due += share(state, unit)
    state.falls[unit] = 1


@rule("6.7")
def remove_given_up(state: State) -> None:
    """Those who are exchanged are lost."""
    for unit in units_in_play(state, enemy_of(state.side)):
        if state.falls[unit]:
            state.falls[unit] = 0
            eliminate(state, unit)


@rule("6.7")
def price(state: State) -> int:
    """What an elimination would cost the Germans after this result, in half factors; 0 if none can be bought."""
    is_dry = state.weather == Weather.GOOD or state.weather == Weather.HARD_FROST
    if state.side != AXIS or not is_dry or not can_exchange(state):
        return 0
    return PRICE[state.outcome] * defence(state, state.target, joined_sides(state, state.target))


@rule("6.7")
def can_buy(state: State) -> bool:
    """Germans attacking in Good weather or Hard Frost may buy an elimination after the die."""
    cost = price(state)
    return 0 < cost <= worth(state)


@rule("6.4", "6.7")
def lose(state: State, unit: int) -> None:
    """The owner says who is lost, until the price is paid."""
    state.due -= TWICE * state.attack[unit]
    eliminate(state, unit)


@rule("6.4")
def payers(state: State) -> int:
    """How many can still pay."""
    count = 0
    for unit in units_in_play(state, state.side):
        count += can_pay(state, unit)
    return count


@helper
def first_payer(state: State) -> int:
    """The first of them."""
    for unit in units_in_play(state, state.side):
        if can_pay(state, unit):
            return unit
    return NO_UNIT


@rule("6.4")
def disperse_attackers(state: State) -> None:
    """Attackers who survive AE are Dispersed."""
    for unit in units_in_play(state, state.side):
        if state.joined[unit]:
            set_dispersed(state, unit, 1)
