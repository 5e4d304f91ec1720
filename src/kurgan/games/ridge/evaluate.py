"""A position in numbers: for players that look ahead, for learning, for tests and for reports."""

from kurgan.engine.hexset import HexSet, around
from kurgan.engine.record import Floats, Ints
from kurgan.engine.rule import helper
from kurgan.games.ridge.rules.movement import sight
from kurgan.games.ridge.state import BLUE, RED, Known, State, enemy_of, standing
from kurgan.games.ridge.tables.map import HILLS, N_HEXES

OBSERVATION = ((4, N_HEXES), 2)
FAULTS = ("two units are in one hex", "a side has more than three units")
TALLIES = ("turns", "blue_units", "red_units")


@helper
def evaluate(state: State, side: int) -> float:
    """From -1 (lost) to 1 (won): units count, and more so on hills and next to them."""
    if state.winner >= 0:
        return 1.0 if state.winner == side else -1.0
    return (worth(standing(state, side)) - worth(standing(state, enemy_of(side)))) / 25


@helper
def worth(units: HexSet) -> int:
    return 4 * len(units) + 3 * len(units & HILLS) + len(units & around(HILLS))


@helper
def observe(known: Known, seat: int, planes: Floats, numbers: Floats) -> None:
    """Own units, enemies in sight, hexes in sight and hills; how much of the game is over and of the turn is left."""
    own, enemies, seen = standing(known, seat), standing(known, enemy_of(seat)), sight(known, seat)
    for hex in range(N_HEXES):
        planes[0, hex], planes[1, hex] = hex in own, hex in enemies
        planes[2, hex], planes[3, hex] = hex in seen, hex in HILLS
    numbers[0], numbers[1] = known.turn / known.last_turn, known.orders / 2


@helper
def fault(state: State) -> int:
    """Something that must never be, as an index into FAULTS, or -1."""
    if standing(state, BLUE) & standing(state, RED):
        return 0
    return 1 if max(len(standing(state, BLUE)), len(standing(state, RED))) > 3 else -1


@helper
def tally(state: State, into: Ints) -> None:
    """How long the game took, and how many units each side had left."""
    into[0], into[1], into[2] = state.turn, len(standing(state, BLUE)), len(standing(state, RED))
