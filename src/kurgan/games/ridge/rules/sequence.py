"""Chapter 2: turns, and how a game ends."""

from enum import IntEnum

from kurgan.engine.game import NOBODY
from kurgan.engine.rule import rule
from kurgan.games.ridge.state import State, enemy_of, standing
from kurgan.games.ridge.tables.map import HILLS

ORDERS_A_TURN = 2


class Step(IntEnum):
    """Where the game waits, and for whom; the last three are its ends."""

    ORDER = 0  # [2.1] the side to move gives an order or ends its turn
    COMBAT_DIE = 1  # [3.4] chance: the die of a fight
    HILLS_HELD = 2  # [2.2]
    TURNS_OVER = 3  # [2.2]
    RESIGNED = 4  # [2.3]


@rule("2.1")
def end_turn(state: State) -> None:
    """Blue and Red take turns of two orders each, Blue first."""
    state.turn, state.side = state.turn + 1, enemy_of(state.side)
    state.orders, state.learned = ORDERS_A_TURN, 0
    judge(state)


@rule("2.2")
def judge(state: State) -> None:
    """A side two hills ahead when its turn begins wins; after the last turn one is enough, and none is a draw."""
    lead = len(standing(state, state.side) & HILLS) - len(standing(state, enemy_of(state.side)) & HILLS)
    if lead >= 2:
        state.step, state.winner = Step.HILLS_HELD, state.side
    elif state.turn > state.last_turn:
        state.step, state.winner = Step.TURNS_OVER, state.side if lead > 0 else enemy_of(state.side) if lead else NOBODY


@rule("2.3")
def resign(state: State, side: int) -> None:
    """A side may resign at any time; its enemy wins."""
    state.step, state.winner = Step.RESIGNED, enemy_of(side)
