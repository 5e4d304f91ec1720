"""Players: one idea, one file. A player sees what its seat knows and answers with a number."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, TypeAlias

from kurgan.engine.compiled import Desk, for_game_all
from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord, Ints
from kurgan.engine.rule import Loop
from kurgan.players.study import Study

Choose: TypeAlias = Callable[[AnyRecord, int, Ints, Desk | Study], int]
"""(what the seat knows, the seat, a source of chance, a desk or a study) → the number of a legal action."""

IDEAS: Final = ("random", "greedy", "search", "planner", "expectimax")
QUICK: Final = ("random", "greedy")  # they are content with a desk and remember nothing
LEVELS: Final = ("recruit", "officer", "general", "marshal")  # how much they may think is their game's affair
STUDIED: Final = ("planner", "expectimax")  # ideas to be compared with them: nobody is offered these


def names() -> list[str]:
    """Everybody one can play against, the weakest first."""
    return [*QUICK, *LEVELS]


@cache
def player(name: str, game: AnyGame) -> Choose:
    """An idea compiled for a game; ValueError with the names there are if there is none."""
    if name not in IDEAS:
        raise ValueError(f"there is no player {name!r}; there are {', '.join(IDEAS)}")
    parts: Callable[[AnyGame], Mapping[str, Loop]] = importlib.import_module(f"kurgan.players.{name}").parts
    choose: Choose = for_game_all(game, parts(game), name)
    return choose
