"""What a page and a terminal draw: everything a seat may see, and nothing else."""

from pydantic import BaseModel
from rich.console import RenderableType

from kurgan.engine.text import Catalogue
from kurgan.games.ridge.rules.movement import sight
from kurgan.games.ridge.state import BLUE, RED, Known, standing
from kurgan.games.ridge.tables.map import GRID, HILLS, N_HEXES


class View(BaseModel):
    """The whole picture for one seat."""

    turn: int
    orders: int
    unseen: int  # how many enemies are somewhere in the fog
    hexes: dict[str, str]  # the signs on each: ^ a hill, . in sight, B a Blue unit, R a Red unit


class Scene(BaseModel):
    """The board."""

    hexes: list[str]
    hills: list[str]


def scene(known: Known) -> Scene:
    """What never changes and everybody may see."""
    return Scene(hexes=[GRID.name(hex) for hex in range(N_HEXES)], hills=[GRID.name(hex) for hex in HILLS])


def view(known: Known, seat: int) -> View:
    """A seat's picture of the game."""
    areas = {"^": HILLS, ".": sight(known, seat), "B": standing(known, BLUE), "R": standing(known, RED)}
    hexes = {GRID.name(hex): "".join(sign for sign in areas if hex in areas[sign]) for hex in range(N_HEXES)}
    return View(turn=known.turn, orders=known.orders, unseen=known.unseen, hexes=hexes)


def picture(known: Known, seat: int, catalogue: Catalogue, language: str) -> RenderableType:
    """The map for a terminal, from the view alone: odd columns lie half a hex lower."""
    lines = ["", "      "] * GRID.rows
    for name, signs in view(known, seat).hexes.items():
        lines[2 * int(name[2:]) + int(name[:2]) % 2] += f"{name}{signs:<8}"
    return "\n".join(lines)
