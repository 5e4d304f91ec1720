"""What kind of order a number is, and whom it names."""

from __future__ import annotations

from kurgan.games.eastern_front.actions import seat_to_move
from kurgan.games.eastern_front.numbering import GO, REMOVE, TAKE
from kurgan.games.eastern_front.state import State, enemy_of, first_of
from kurgan.games.eastern_front.tables.map import N_HEXES
from kurgan.games.eastern_front.tables.units import UNITS_PER_SIDE


def kind_of(number: int) -> int:
    """Where the numbers of its kind begin; a word is a kind by itself."""
    if number < TAKE:
        return number
    size, first = (N_HEXES, GO) if number >= GO else (UNITS_PER_SIDE, TAKE)
    return first + (number - first) // size * size


def named_side(state: State, kind: int) -> int:
    """Whose units an order names: the enemy's in an exchange, else those of the side that decides."""
    return int(enemy_of(state.side) if kind == REMOVE else seat_to_move(state))


def unit_in(state: State, number: int) -> int:
    """The unit that an order names."""
    kind = kind_of(number)
    return int(first_of(named_side(state, kind))) + number - kind
