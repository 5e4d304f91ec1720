"""The numbers of actions, which of them are legal, and what each does. Chance speaks through the same `apply`.

0                   end the faction turn
1 + 162 u + 0…79    move the side's unit u to a hex
          + 80…159  attack with it into a hex
          + 160     recon
          + 161     rest
1945 + 0…79         bombard a hex
2025                choose a way hex by hex
2026 + 80 u + 0…79  the way of the side's unit u goes on into a hex
2986                set out on it
"""

from __future__ import annotations

from typing import Final

from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.hexset import listed
from kurgan.engine.record import Ints
from kurgan.engine.rule import helper, rule
from kurgan.games.autumn_storm.rules.artillery import bombard, bombardment_targets, can_rest, rest, shell
from kurgan.games.autumn_storm.rules.combat import declare, resolve, targets
from kurgan.games.autumn_storm.rules.events import can_be_drawn, can_be_restored, restore, snipe
from kurgan.games.autumn_storm.rules.fog import can_recon, is_watched, recon, seen_enemies
from kurgan.games.autumn_storm.rules.headquarters import can_pay, pay
from kurgan.games.autumn_storm.rules.movement import (
    choose,
    destinations,
    end_way,
    march,
    may_set_out,
    next_steps,
    set_out,
)
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
from kurgan.games.autumn_storm.tables.units import MOST_MOVEMENT, UNITS_PER_SIDE

END_TURN: Final = 0
FIRST_ORDER: Final = 1
ATTACK: Final = N_HEXES
RECON: Final = ATTACK + N_HEXES
REST: Final = RECON + 1
ORDERS_PER_UNIT: Final = REST + 1
BOMBARD: Final = FIRST_ORDER + UNITS_PER_SIDE * ORDERS_PER_UNIT
WAY: Final = BOMBARD + N_HEXES
VIA: Final = WAY + 1
SET_OUT: Final = VIA + UNITS_PER_SIDE * N_HEXES
N_ACTIONS: Final = SET_OUT + 1
MOST_OUTCOMES: Final = 14
DIE_SIDES: Final = 6


@helper
def seat_to_move(state: State) -> int:
    """Whose decision the game waits for: a side's, chance's, or nobody's any more."""
    if state.step == Step.ACTION or state.step == Step.WAY:
        return state.side
    return NOBODY if state.step == Step.OVER else CHANCE


@helper
def player_turn(state: State) -> int:
    """How many faction turns have begun."""
    return 2 * state.turn + state.side


@helper
def winner(state: State) -> int:
    """The side that has won, or NOBODY."""
    return NOBODY if state.winner == DRAWN_GAME or state.winner == UNDECIDED else state.winner


def longest(state: State) -> int:
    """No game from this start has more numbers: units that roll, two for the event, the orders, and the end.

    The longest order is a move whose way is chosen: one to begin, one for each hex, one to set out.
    """
    orders = max(state.base_command) + UNITS_PER_SIDE + 2 + 1
    return 2 * int(state.last_turn) * (UNITS_PER_SIDE + 2 + (MOST_MOVEMENT + 2) * int(orders) + 1)


def is_under_way(state: State) -> bool:
    """Is an order half given? It is taken back as a whole."""
    return bool(state.step == Step.WAY)


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
    return legal_ways(state, numbers) if state.step == Step.WAY else legal_orders(state, numbers)


@helper
def legal_orders(state: Known, numbers: Ints) -> int:
    """What the side to move may order."""
    may_move = False
    numbers[0] = END_TURN
    count = 1
    for unit in units_of(state.side):
        if is_on_map(state, unit) and can_pay(state, unit):
            first = first_order(unit)
            goals = destinations(state, unit)
            may_move = may_move or bool(goals)
            count = listed(goals, first, numbers, count)
            near = targets(state, unit)
            if near:
                count = listed(near, first + ATTACK, numbers, count)
            if can_recon(state, unit):
                numbers[count] = first + RECON
                count += 1
            if can_rest(state, unit):
                numbers[count] = first + REST
                count += 1
    count = listed(bombardment_targets(state), BOMBARD, numbers, count)
    if may_move:
        numbers[count] = WAY
        count += 1
    return count


@helper
def legal_ways(state: Known, numbers: Ints) -> int:
    """How the way that is being chosen may go on: at first any unit's, then the same unit's."""
    count = 0
    for unit in units_of(state.side):
        is_asked = state.walker == NO_UNIT or state.walker == unit
        if is_asked and is_on_map(state, unit) and can_pay(state, unit):
            count = listed(next_steps(state, unit), first_step(unit), numbers, count)
    if may_set_out(state):
        numbers[count] = SET_OUT
        count += 1
    return count


@helper
def first_step(unit: int) -> int:
    """The number of a step of a unit's way into the first hex."""
    return VIA + unit % UNITS_PER_SIDE * N_HEXES


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
        order(state, number)
    elif state.step == Step.WAY:
        choose_way(state, number)
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


@rule("7.6")
def is_open_order(state: State, number: int) -> bool:
    """Does the enemy see what this order is? Moves, ways and scans keep quiet, and so does a unit that rests where it
    is not seen and known; all else happens before everyone's eyes."""
    if number == END_TURN or number >= BOMBARD:
        return number != WAY
    what = (number - FIRST_ORDER) % ORDERS_PER_UNIT
    if what == REST:
        return is_watched(state, ordered_unit(state, number))
    return ATTACK <= what < RECON


@helper
def order(state: State, number: int) -> None:
    """Carry out an order of the side to move."""
    state.learned = 0
    if number == WAY:
        state.step = Step.WAY
        return
    end_way(state.way, 0)
    if is_open_order(state, number):
        end_way(state.track, 0)
    if number == END_TURN:
        end_faction_turn(state)
    elif number >= BOMBARD:
        bombard(state, number - BOMBARD)
        state.step = Step.BOMBARDMENT_DIE
    else:
        order_unit(state, ordered_unit(state, number), (number - FIRST_ORDER) % ORDERS_PER_UNIT)


@helper
def choose_way(state: State, number: int) -> None:
    """[5.7] One hex more, or off it goes."""
    if number == SET_OUT:
        unit = state.walker
        end_way(state.way, 0)
        pay(state, unit)
        set_out(state)
        conclude(state, unit)
    else:
        choose(state, stepping_unit(state, number), (number - VIA) % N_HEXES)


@helper
def stepping_unit(state: State, number: int) -> int:
    """Whose way goes on with this number."""
    return state.side * UNITS_PER_SIDE + (number - VIA) // N_HEXES


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
