"""Positions for tests: pictures in, and the words to play on from there.

state = position('''
    . . . . . . .
    . B . ^ . . .       B and R are units; ^ is drawn for the reader's eyes only
    . . R ^ . . .
    . . . ^ . . .
    . . . . . . .
''')
play(state, "go 0101 0202", 6)
"""

from kurgan.engine.hexset import HexSet, keep
from kurgan.engine.record import copy
from kurgan.engine.testing.pictures import drawn, found
from kurgan.games.ridge import GAME
from kurgan.games.ridge.state import BLUE, RED, Known, State, standing
from kurgan.games.ridge.tables.map import GRID

COLUMNS, ROWS = 7, 5


def position(picture: str, side: int = BLUE, orders: int = 2, turn: int = 1) -> State:
    """A side about to give an order."""
    state = GAME.start("first-light", {})
    state.side, state.orders, state.turn = side, orders, turn
    for owner, sign in ((BLUE, "B"), (RED, "R")):
        keep(state.standing[owner], HexSet(GRID, sum(1 << hex for hex in found(GRID, picture, sign))))
    return state


def play(state: State, *numbers: str | int) -> State:
    """What comes of orders in words and dice in numbers; the given state stays as it is."""
    state = copy(state)
    for number in numbers:
        if isinstance(number, str):
            assert number in orders(state), f"{number} is not legal"
        GAME.apply(state, GAME.read(known(state, state.side), number) if isinstance(number, str) else number)
    return state


def orders(state: State) -> list[str]:
    """All the side to move may order, in words."""
    mine = known(state, state.side)
    return [GAME.say(mine, number) for number in GAME.choices(mine)]


def goals(state: State, start: str) -> str:
    """A picture with an x wherever the unit in a hex may be sent."""
    names = [words.split()[2] for words in orders(state) if words.startswith(f"go {start}")]
    return area(HexSet(GRID, sum(1 << GRID.named(name) for name in names)))


def area(hexes: HexSet) -> str:
    """A picture with an x on every hex of the area."""
    return drawn(hexes, COLUMNS, ROWS)


def units(state: State, side: int) -> list[str]:
    """Where a side's units are."""
    return [GRID.name(hex) for hex in standing(state, side)]


def known(state: State, seat: int) -> Known:
    return GAME.knows(state, seat)
