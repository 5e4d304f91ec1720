"""Players: one idea, one file. A player sees what its seat knows and answers with a number."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeAlias

from kurgan.engine.compiled import Desk, for_game_all
from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord, Ints

Choose: TypeAlias = Callable[[AnyRecord, int, Ints, Desk], int]
"""(what the seat knows, the seat, a source of chance, a desk) → the number of a legal action."""


def names() -> list[str]:
    """Every player there is, by file."""
    return sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py"))


@cache
def player(name: str, game: AnyGame) -> Choose:
    """A player compiled for a game; ValueError with the names there are if there is none."""
    if name not in names():
        raise ValueError(f"there is no player {name!r}; there are {', '.join(names())}")
    functions: tuple[Choose, ...] = importlib.import_module(f"kurgan.players.{name}").PLAYER
    return for_game_all(game, functions, name)
