"""What each action does. Chance speaks through the same `apply`."""

from __future__ import annotations

from typing import Final

from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.record import Ints
from kurgan.engine.rule import helper
from kurgan.games.eastern_front.numbering import (
    ARRIVE,
    BUY,
    CALL,
    CALL_OFF,
    COMMIT,
    COVER,
    END,
    FLY,
    GO,
    HALT,
    JOIN,
    LIFT,
    LOSE,
    NO_RETREAT,
    RAIL,
    REMOVE,
    REPLACE,
    SEA,
    STAND,
    TAKE,
    TARGET,
)
from kurgan.games.eastern_front.rules.advance import advance
from kurgan.games.eastern_front.rules.air import cover, lift
from kurgan.games.eastern_front.rules.attack import call_off
from kurgan.games.eastern_front.rules.battle import (
    answer,
    begin_advance,
    begin_battle,
    buy,
    end_battle,
    end_breakthrough,
    end_exchange,
    exchange_with,
    go_on_advancing,
    resolve,
    retreat_to,
    settle,
    take_losses,
)
from kurgan.games.eastern_front.rules.exchange import lose
from kurgan.games.eastern_front.rules.movement import march
from kurgan.games.eastern_front.rules.orders import order_no_retreat
from kurgan.games.eastern_front.rules.rail import entrain, sail
from kurgan.games.eastern_front.rules.replacements import arrive, call_siberians, replace
from kurgan.games.eastern_front.rules.retreat import end_retreat
from kurgan.games.eastern_front.rules.sequence import break_weather, discard, end_phase, wait_at
from kurgan.games.eastern_front.rules.weather import DIE_SIDES, weather_of
from kurgan.games.eastern_front.state import (
    DRAWN_GAME,
    UNDECIDED,
    Errand,
    State,
    Step,
    enemy_of,
    first_of,
    side_of,
)
from kurgan.games.eastern_front.tables.map import AXIS
from kurgan.games.eastern_front.tables.units import UNITS_PER_SIDE

MOST_OUTCOMES: Final = DIE_SIDES


@helper
def seat_to_move(state: State) -> int:
    """Whose decision the game waits for: a side's, chance's, or nobody's any more."""
    step = state.step
    if step == Step.OVER:
        return NOBODY
    if step == Step.WEATHER_DIE or step == Step.COMBAT_DIE:
        return CHANCE
    if step == Step.STAND:
        return AXIS
    return side_of(state.top[state.target]) if step == Step.EXCESS else state.side


@helper
def player_turn(state: State) -> int:
    """How many turns of a side have begun, or would have if the sides took turns from the start."""
    return 2 * state.turn + (state.side != state.first_side)


@helper
def winner(state: State) -> int:
    """The side that has won, or NOBODY."""
    return NOBODY if state.winner == DRAWN_GAME or state.winner == UNDECIDED else state.winner


@helper
def chance_outcomes(state: State, numbers: Ints, weights: Ints) -> int:
    """One die."""
    for die in range(DIE_SIDES):
        numbers[die] = die + 1
        weights[die] = 1
    return DIE_SIDES


@helper
def own(state: State, place: int) -> int:
    """The unit in a place of the side to move."""
    return first_of(seat_to_move(state)) + place


@helper
def apply(state: State, number: int) -> None:
    """Carry out a legal action, or what chance brought."""
    step = state.step
    if step == Step.WEATHER_DIE:
        break_weather(state, weather_of(state, number))
    elif step == Step.COMBAT_DIE:
        resolve(state, number)
    elif number >= GO:
        point(state, number)
    elif number >= TAKE:
        name(state, number)
    elif number == END:
        end_phase(state)
    else:
        say_word(state, number)


@helper
def point(state: State, number: int) -> None:
    """Orders that point at a hex."""
    if number >= LIFT:
        lift(state, number - LIFT)
    elif number >= COVER:
        cover(state, number - COVER)
    elif number >= TARGET:
        state.target = number - TARGET
        state.step = Step.ATTACKERS
    elif state.step == Step.RETREAT:
        retreat_to(state, number - GO)
    else:
        go(state, number - GO)


@helper
def name(state: State, number: int) -> None:
    """Orders that name a unit."""
    place = (number - TAKE) % UNITS_PER_SIDE
    if number >= REMOVE:
        exchange_with(state, first_of(enemy_of(state.side)) + place)
    elif number >= LOSE:
        if state.step == Step.EXCESS:
            discard(state, own(state, place))
        else:
            lose(state, own(state, place))
            take_losses(state)
    elif number >= JOIN:
        state.joined[own(state, place)] = 1
    else:
        choose(state, own(state, place), number)


@helper
def choose(state: State, unit: int, number: int) -> None:
    """A unit is chosen for an errand."""
    if number >= ARRIVE:
        state.errand = Errand.ARRIVE
    elif number >= REPLACE:
        state.errand = Errand.REPLACE
    elif number >= SEA:
        state.errand = Errand.SEA
    elif number >= RAIL:
        state.errand = Errand.RAIL
    else:
        state.errand = Errand.ADVANCE if state.step == Step.ADVANCE else Errand.MOVE
    state.subject = unit
    state.step = Step.DESTINATION


@helper
def go(state: State, hex: int) -> None:
    """The chosen unit goes where it was sent."""
    unit, errand = state.subject, state.errand
    if errand == Errand.ADVANCE:
        wait_at(state, Step.ADVANCE)
        advance(state, unit, hex)
        go_on_advancing(state)
        return
    wait_at(state, Step.MOVEMENT if errand == Errand.MOVE else Step.INITIAL)
    if errand == Errand.MOVE:
        march(state, unit, hex)
    elif errand == Errand.RAIL:
        entrain(state, unit, hex)
    elif errand == Errand.SEA:
        sail(state, unit, hex)
    elif errand == Errand.REPLACE:
        replace(state, unit, hex)
    else:
        arrive(state, unit, hex)


@helper
def say_word(state: State, number: int) -> None:
    """Orders that are a word."""
    if number == COMMIT:
        begin_battle(state)
    elif number == CALL_OFF:
        call_off(state)
        state.step = Step.BREAKTHROUGH if state.breaking else Step.TARGET
    elif number == FLY:
        state.flown = 1
    elif number == NO_RETREAT:
        order_no_retreat(state)
    elif number == CALL:
        call_siberians(state)
    elif state.step == Step.STAND:
        answer(state, number == STAND)
    elif state.step == Step.BUY:
        if number == BUY:
            buy(state)
        else:
            settle(state)
    elif number == HALT:
        end_retreat(state)
        begin_advance(state)
    else:
        have_done(state)


@helper
def have_done(state: State) -> None:
    """Enough exchanged, advanced, or broken through."""
    if state.step == Step.REMOVAL:
        end_exchange(state)
    elif state.step == Step.ADVANCE:
        end_battle(state)
    else:
        end_breakthrough(state)


def is_under_way(state: State) -> bool:
    """Is a unit chosen that has not gone yet? Undo takes back both."""
    return bool(state.step == Step.DESTINATION)


def reveals(state: State) -> bool:
    """Nothing is hidden, so no order shows anything new."""
    return False


def longest(state: State) -> int:
    """No game from this start has more numbers: every unit is moved, attacks, dies and comes back once a turn."""
    units = int(sum(state.count))
    return int(state.last_turn) * (30 * units + 100)
