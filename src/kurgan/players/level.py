"""Levels: how much the computer may think about a game, and how loosely it plays."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from kurgan.engine.datafile import Data, load
from kurgan.engine.game import AnyGame
from kurgan.engine.record import Ints
from kurgan.players.study import Term

FILE: Final = "levels.toml"
OURS: Final = Path(__file__).with_name(FILE)
FASTER: Final = 3  # positions that expectimax judges while the search thinks a turn through
FEW: Final = 8  # orders that it looks at in one position


class Level(Data):
    """The idea and the terms on which a level thinks, and its rating where it was measured."""

    idea: Literal["search", "planner", "expectimax"] = "search"
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


class Contenders(Levels):
    """And ideas that are there to be compared with them."""

    planner: Level | None = None
    expectimax: Level | None = None

    def named(self, name: str) -> Level:
        """One of them; an idea without terms of its own thinks about as long as the general."""
        found: Level | None = getattr(self, name)
        return found or self.general.model_copy(update={"idea": name, **self.usual(name)})

    def usual(self, name: str) -> dict[str, int]:
        """What an idea would have otherwise than the general: positions are judged faster than turns are played."""
        return {} if name == "planner" else {"simulations": FASTER * self.general.simulations, "width": FEW}


def levels(game: AnyGame) -> Contenders:
    """Those of a game, or those of every game that has none of its own."""
    own = game.folder / FILE
    return load(own if own.exists() else OURS, Contenders)
