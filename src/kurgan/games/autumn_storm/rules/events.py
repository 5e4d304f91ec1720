"""Chapter 4: the event card of a faction turn."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.autumn_storm.rules.fog import is_vision_altered, look_around
from kurgan.games.autumn_storm.state import NO_UNIT, State, enemy_of, is_on_map, units_of
from kurgan.games.autumn_storm.tables.cards import WHOLE_DECK, Card


@rule("4.1")
def can_be_drawn(state: State, card: int) -> bool:
    """A card is drawn from those not drawn since the last reshuffle; when none is left all are back."""
    return state.drawn == WHOLE_DECK or not state.drawn >> card & 1


@rule("4.1")
def draw_card(state: State, card: int) -> None:
    """The drawn card is active, and known to both sides."""
    if state.drawn == WHOLE_DECK:
        state.drawn = 0
    state.drawn |= 1 << card
    state.event = card


@rule("4.2")
def take_effect(state: State, card: int) -> None:
    """What a card does the moment it is drawn. The others work for as long as they are active."""
    if card == Card.COMMUNICATION_DELAY:
        state.command = max(state.command - 1, 0)
    elif card == Card.SUPPLY_CONVOY:
        state.command += 2
    elif card == Card.AMMUNITION_SHORTAGE:
        state.artillery = max(state.artillery - 1, 0)
    elif card == Card.COUNTER_BATTERY_FIRE:
        state.debt[enemy_of(state.side)] += 1
    elif card == Card.AIR_SUPPORT:
        state.air = 1
    elif card == Card.RESERVES_ARRIVE:
        bring_reserves(state)
    elif is_vision_altered(state):
        look_around(state)


@rule("4.2")
def bring_reserves(state: State) -> None:
    """Reserves Arrive: the weakest damaged own unit gains 2 strength, to its maximum."""
    weakest = NO_UNIT
    for unit in units_of(state.side):
        if is_on_map(state, unit) and state.strength[unit] < state.maximum[unit]:
            if weakest == NO_UNIT or state.strength[unit] < state.strength[weakest]:
                weakest = unit
    if weakest != NO_UNIT:
        state.strength[weakest] = min(state.strength[weakest] + 2, state.maximum[weakest])


@rule("4.2")
def can_be_restored(state: State, unit: int) -> bool:
    """Morale Boost: any disrupted own unit may recover."""
    return is_on_map(state, unit) and state.disrupted[unit] != 0


@rule("4.2")
def restore(state: State, unit: int) -> None:
    """Morale Boost: chance has picked the unit."""
    state.disrupted[unit] = 0


@rule("4.2")
def snipe(state: State, hex: int) -> None:
    """Sniper Team: chance has picked the visible enemy; it is disrupted."""
    state.disrupted[state.occupant[hex]] = 1


@helper
def is_anyone_disrupted(state: State, side: int) -> bool:
    for unit in units_of(side):
        if can_be_restored(state, unit):
            return True
    return False


@rule("4.2")
def press(state: State) -> None:
    """Political Pressure: a side that made no attack loses a victory point for good."""
    if state.event == Card.POLITICAL_PRESSURE and not state.attacked:
        state.penalty[state.side] += 1
