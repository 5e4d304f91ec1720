"""The numbers of actions, which of them are legal, and what each does. Chance speaks through the same `apply`."""

from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.hexset import listed
from kurgan.engine.record import Ints
from kurgan.engine.rule import helper
from kurgan.games.ridge.rules.movement import destinations, fight, march
from kurgan.games.ridge.rules.sequence import Step, end_turn
from kurgan.games.ridge.state import Known, State, standing
from kurgan.games.ridge.tables.map import N_HEXES

END_TURN = 0
N_ACTIONS = 1 + N_HEXES * N_HEXES  # 1 + N_HEXES s + g sends the unit in hex s to hex g


@helper
def seat_to_move(state: State) -> int:
    """Whose decision the game waits for: a side's, chance's, or nobody's any more."""
    return state.side if state.step == Step.ORDER else CHANCE if state.step == Step.COMBAT_DIE else NOBODY


@helper
def legal(state: Known, numbers: Ints) -> int:
    """Write the numbers of all legal actions in rising order, and return how many there are."""
    numbers[0], count = END_TURN, 1
    if state.orders > 0:
        for start in standing(state, state.side):
            count = listed(destinations(state, start), 1 + start * N_HEXES, numbers, count)
    return count


@helper
def chance_outcomes(state: State, numbers: Ints, weights: Ints) -> int:
    """Write what chance may bring, with whole-number weights, and return how many outcomes there are."""
    for place in range(6):
        numbers[place], weights[place] = place + 1, 1
    return 6


@helper
def apply(state: State, number: int) -> None:
    """Carry out a legal action, or what chance brought."""
    if state.step == Step.COMBAT_DIE:
        fight(state, number)
    elif number == END_TURN:
        end_turn(state)
    else:
        state.orders -= 1
        march(state, (number - 1) // N_HEXES, (number - 1) % N_HEXES)


@helper
def player_turn(state: State) -> int:
    return state.turn


@helper
def winner(state: State) -> int:
    return state.winner
