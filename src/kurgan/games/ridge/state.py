"""Everything that changes during a game, the words to ask about it, and how a game begins."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NewType

import numpy as np

from kurgan.engine.datafile import Data, Place, Text, load
from kurgan.engine.game import NOBODY
from kurgan.engine.hexset import HexSet, hexes, hexset, keep
from kurgan.engine.record import Record, Words, one, sets
from kurgan.engine.rule import chart, helper
from kurgan.games.ridge.tables.map import GRID, OFF_MAP

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


class Scenario(Data):
    """[1.2] A scenario's file: how many turns it has, and where the three units of each side start."""

    title: Text
    summary: Text
    turns: int
    blue: tuple[str, str, str]
    red: tuple[str, str, str]

    def faults(self) -> Iterator[tuple[Place, str]]:
        if len({GRID.named(name) for name in self.blue + self.red} - {OFF_MAP}) < 6 or self.turns < 1:
            yield ("turns",), "there must be a turn, and six different hexes of the map to start from"


def setup(file: Path, options: Mapping[str, str]) -> State:
    """A scenario from its file: Blue is to give its first order."""
    scenario, state = load(file, Scenario), State.new()
    state.turn, state.last_turn, state.orders, state.winner = 1, scenario.turns, 2, NOBODY
    keep(state.standing[BLUE], hexset(GRID, *scenario.blue))
    keep(state.standing[RED], hexset(GRID, *scenario.red))
    return state


SCENARIOS = {path.stem: path for path in sorted((Path(__file__).parent / "tables/scenarios").glob("*.toml"))}
chart(__name__, Scenario="1.2")
