"""What the balance lab asks of a game: the deeds of its sides, what its scores are, and the board they fell on.

A chronicle is made of true states. It is kept where the computer plays both sides, and nothing of it is ever sent to a
seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from kurgan.engine.hexes import HexGrid, Layout
from kurgan.engine.record import Record
from kurgan.engine.text import Value

LOST: Final = "lost"  # a unit of the side is no more: who, and where
ORDER: Final = "order"  # the side has ordered something: the verb, to whom, and where to
CAME: Final = "came"  # an event befell the side
PLAYED: Final = "played"  # the side has played a card

S = TypeVar("S", bound=Record)
Soil: TypeAlias = Literal["open", "rough", "built", "water"]


class Deed(NamedTuple):
    """Something that was done or befell a side, in the game's codes; the verb is `verb-<verb>` of its catalogue."""

    kind: str
    side: int
    subject: str
    place: str = ""
    verb: str = ""


class Spot(NamedTuple):
    """A place of the board as a deed names it; only what everybody looks for has a name on the map."""

    place: str
    x: float
    y: float
    ground: Soil
    name: Value = ""


class Board(NamedTuple):
    """All places, each a hex of side 1 or a box of side 2 around its middle."""

    shape: Literal["flat", "pointy", "box"]
    spots: Sequence[Spot]


@dataclass(frozen=True, kw_only=True)
class Chronicle(Generic[S]):
    """What one game tells the lab."""

    deeds: Callable[[S, int, S], Sequence[Deed]]  # by one number, from the states before and after it
    scores: Sequence[str]  # which tallies are the scores of the seats, in their order
    board: Callable[[S], Board]
    called: Callable[[str], Value]  # a subject in words
    placed: Callable[[str], Value]  # a place in words


def middle(grid: HexGrid, hex: int) -> tuple[float, float]:
    """Where the middle of a hex of side 1 lies on paper, y downwards."""
    column, row = grid.column_row(hex)
    if grid.layout is Layout.FLAT_TOP:
        return 1.5 * column, sqrt(3) * (row + column % 2 / 2)
    return sqrt(3) * (column + row % 2 / 2), 1.5 * row
