"""The games. Each is one folder, found by its rulebook.toml; none knows another."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING

from kurgan.engine.rulebook import About, Rulebook

if TYPE_CHECKING:
    from kurgan.engine.game import AnyGame

FOLDER = Path(__file__).parent


def folders() -> dict[str, Path]:
    """Every game's folder, by the game's name."""
    return {path.parent.name.replace("_", "-"): path.parent for path in sorted(FOLDER.glob("*/rulebook.toml"))}


def faces() -> dict[str, Path]:
    """The games that are shown on a page, whose page/ folder has an index: its folder, by the game's name."""
    return {name: folder for name, folder in folders().items() if any((folder / "page").glob("index.ts*"))}


def about(name: str) -> About:
    """A game in a few words, without compiling anything."""
    return Rulebook.load(folder(name)).game


def load(name: str) -> AnyGame:
    """The game with this name."""
    game: AnyGame = importlib.import_module(f"kurgan.games.{folder(name).name}").GAME
    return game


def folder(name: str) -> Path:
    """Where a game lives; ValueError with the names there are if there is none."""
    if name not in folders():
        raise ValueError(f"there is no game {name!r}; there are {', '.join(folders())}")
    return folders()[name]
