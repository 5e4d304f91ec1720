"""Everything that changes during a game, and the words to ask about it."""

from typing import NewType

import numpy as np

from kurgan.engine.hexset import HexSet, hexes
from kurgan.engine.record import Record, Words, one, sets
from kurgan.engine.rule import helper
from kurgan.games.ridge.tables.map import GRID

BLUE, RED = 0, 1


class State(Record):
    """One game. A seat's `Known` is the same record with what it cannot know blanked."""

    turn:      int   = one(np.int16)
    last_turn: int   = one(np.int16)
    side:      int   = one(np.int16)        # whose turn it is
    orders:    int   = one(np.int16)        # how many it has left
    step:      int   = one(np.int16)        # where the game waits: rules.sequence.Step
    start:     int   = one(np.int16)        # where the attacker stands in a fight, or stood in the last one
    goal:      int   = one(np.int16)        # the hex it fights for
    learned:   int   = one(np.int16)        # 1 if the last order brought a new hex into sight
    winner:    int   = one(np.int16)        # NOBODY until the end, and in a draw
    unseen:    int   = one(np.int16)        # in a Known: how many enemies the seat does not see
    standing:  Words = sets(2, GRID.words)  # where the units of each side are


Known = NewType("Known", State)


@helper
def enemy_of(side: int) -> int:
    return RED if side == BLUE else BLUE


@helper
def standing(state: State, side: int) -> HexSet:
    return hexes(GRID, state.standing[side])
