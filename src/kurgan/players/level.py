"""Levels: how much the computer may think about a game, and how loosely it plays."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from pydantic import Field

from kurgan.engine.datafile import Data, load
from kurgan.engine.game import AnyGame
from kurgan.engine.record import Ints
from kurgan.players.study import Term

FILE: Final = "levels.toml"
OURS: Final = Path(__file__).with_name(FILE)


class Level(Data):
    """The terms on which a level thinks, and its rating where it was measured."""

    simulations: Annotated[int, Field(ge=0)]  # 0: orders are given at a glance
    horizon: Annotated[int, Field(ge=0)] = 0
    width: Annotated[int, Field(ge=1)] = 16
    curiosity: Annotated[int, Field(ge=0)] = 1000  # in thousandths
    looseness: Annotated[int, Field(ge=1)] = 700  # in thousandths
    rating: int | None = None  # docs/ladder.md
    spread: int | None = None  # it is so much more or less, 95 times in 100

    def apply_to(self, terms: Ints) -> None:
        """Write them where the player reads them."""
        for term, value in (
            (Term.SIMULATIONS, self.simulations),
            (Term.HORIZON, self.horizon),
            (Term.WIDTH, self.width),
            (Term.CURIOSITY, self.curiosity),
            (Term.LOOSENESS, self.looseness),
        ):
            terms[term] = value


class Levels(Data):
    """The four of them."""

    recruit: Level
    officer: Level
    general: Level
    marshal: Level


def levels(game: AnyGame) -> Levels:
    """The levels of a game, or those of every game that has none of its own."""
    own = game.folder / FILE
    return load(own if own.exists() else OURS, Levels)
