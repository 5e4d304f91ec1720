"""The numbers of actions, which of them are legal, and what each does. Chance speaks through the same `apply`.

0                   end the faction turn
1 + 162 u + 0…79    move the side's unit u to a hex
          + 80…159  attack with it into a hex
          + 160     recon
          + 161     rest
1945 + 0…79         bombard a hex
"""

from __future__ import annotations

from typing import Final

from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.hexset import listed
from kurgan.engine.record import Ints
from kurgan.engine.rule import helper
from kurgan.games.autumn_storm.rules.artillery import bombard, bombardment_targets, can_rest, rest, shell
from kurgan.games.autumn_storm.rules.combat import declare, resolve, targets
from kurgan.games.autumn_storm.rules.events import can_be_drawn, can_be_restored, restore, snipe
from kurgan.games.autumn_storm.rules.fog import can_recon, recon, seen_enemies
from kurgan.games.autumn_storm.rules.headquarters import can_pay, pay
from kurgan.games.autumn_storm.rules.movement import clear_way, destinations, march
from kurgan.games.autumn_storm.rules.sequence import (
    Step,
    begin_action,
    begin_recovery,
    conclude,
    end_faction_turn,
    open_event,
)
from kurgan.games.autumn_storm.rules.upkeep import recover
from kurgan.games.autumn_storm.state import (
    DRAWN_GAME,
    NO_UNIT,
    UNDECIDED,
    Known,
    State,
    is_on_map,
    units_of,
)
from kurgan.games.autumn_storm.tables.cards import N_CARDS
from kurgan.games.autumn_storm.tables.map import N_HEXES
from kurgan.games.autumn_storm.tables.units import UNITS_PER_SIDE

END_TURN: Final = 0
FIRST_ORDER: Final = 1
ATTACK: Final = N_HEXES
RECON: Final = ATTACK + N_HEXES
REST: Final = RECON + 1
ORDERS_PER_UNIT: Final = REST + 1
BOMBARD: Final = FIRST_ORDER + UNITS_PER_SIDE * ORDERS_PER_UNIT
N_ACTIONS: Final = BOMBARD + N_HEXES
MOST_OUTCOMES: Final = 14
DIE_SIDES: Final = 6


@helper
def seat_to_move(state: State) -> int:
    """Whose decision the game waits for: a side's, chance's, or nobody's any more."""
    if state.step == Step.ACTION:
        return state.side
    return NOBODY if state.step == Step.OVER else CHANCE


@helper
def winner(state: State) -> int:
    """The side that has won, or NOBODY."""
    return NOBODY if state.winner == DRAWN_GAME or state.winner == UNDECIDED else state.winner


def longest(state: State) -> int:
    """No game from this start has more numbers: units that roll, two for the event, two for each order, and the end."""
    orders = max(state.base_command) + UNITS_PER_SIDE + 2 + 1
    return 2 * int(state.last_turn) * (UNITS_PER_SIDE + 2 + 2 * int(orders) + 1)


def reveals(state: State) -> bool:
    """Did the last order show its side something new?"""
    return bool(state.learned)


@helper
def first_order(unit: int) -> int:
    """The number of the first order to a unit; both sides use the same numbers."""
    return FIRST_ORDER + unit % UNITS_PER_SIDE * ORDERS_PER_UNIT


@helper
def legal(state: Known, numbers: Ints) -> int:
    """Write the numbers of all legal actions in rising order, and return how many there are."""
    numbers[0] = END_TURN
    count = 1
    for unit in units_of(state.side):
        if is_on_map(state, unit) and can_pay(state, unit):
            first = first_order(unit)
            count = listed(destinations(state, unit), first, numbers, count)
            near = targets(state, unit)
            if near:
                count = listed(near, first + ATTACK, numbers, count)
            if can_recon(state, unit):
                numbers[count] = first + RECON
                count += 1
            if can_rest(state, unit):
                numbers[count] = first + REST
                count += 1
    return listed(bombardment_targets(state), BOMBARD, numbers, count)


@helper
def chance_outcomes(state: State, numbers: Ints, weights: Ints) -> int:
    """Write what chance may bring, with whole-number weights, and return how many outcomes there are."""
    count = 0
    if state.step == Step.EVENT_CARD:
        for card in range(N_CARDS):
            if can_be_drawn(state, card):
                numbers[count] = card
                count += 1
    elif state.step == Step.SNIPER_TARGET:
        for hex in seen_enemies(state, state.side):
            numbers[count] = hex
            count += 1
    elif state.step == Step.MORALE_TARGET:
        for unit in units_of(state.side):
            if can_be_restored(state, unit):
                numbers[count] = unit
                count += 1
    else:
        for die in range(DIE_SIDES):
            numbers[die] = die + 1
        count = DIE_SIDES
    for place in range(count):
        weights[place] = 1
    return count


@helper
def apply(state: State, number: int) -> None:
    """Carry out a legal action, or what chance brought."""
    if state.step == Step.ACTION:
        state.learned = 0
        clear_way(state, 0)
        order(state, number)
    elif state.step == Step.COMBAT_DIE:
        resolve(state, number)
        conclude(state, state.subject)
    elif state.step == Step.BOMBARDMENT_DIE:
        shell(state, number)
        conclude(state, NO_UNIT)
    elif state.step == Step.RECOVERY_DIE:
        recover(state, number)
        begin_recovery(state, state.subject)
    elif state.step == Step.EVENT_CARD:
        open_event(state, number)
    elif state.step == Step.SNIPER_TARGET:
        snipe(state, number)
        begin_action(state)
    elif state.step == Step.MORALE_TARGET:
        restore(state, number)
        begin_action(state)


@helper
def order(state: State, number: int) -> None:
    """Carry out an order of the side to move."""
    if number == END_TURN:
        end_faction_turn(state)
    elif number >= BOMBARD:
        bombard(state, number - BOMBARD)
        state.step = Step.BOMBARDMENT_DIE
    else:
        order_unit(state, ordered_unit(state, number), (number - FIRST_ORDER) % ORDERS_PER_UNIT)


@helper
def ordered_unit(state: State, number: int) -> int:
    """Which unit of the side to move an order speaks to."""
    return state.side * UNITS_PER_SIDE + (number - FIRST_ORDER) // ORDERS_PER_UNIT


@helper
def order_unit(state: State, unit: int, what: int) -> None:
    """Carry out an order to one unit."""
    pay(state, unit)
    if what < ATTACK:
        march(state, unit, what)
        conclude(state, unit)
    elif what < RECON:
        declare(state, unit, what - ATTACK)
        state.step = Step.COMBAT_DIE
    elif what == RECON:
        recon(state, unit)
        conclude(state, unit)
    else:
        rest(state, unit)
