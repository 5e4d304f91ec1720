"""Games whose scenarios change: what a match of yesterday finds when the next edition has come out."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from kurgan.engine.game import AnyGame
from kurgan.simulate.knobs import keep, next_edition


@dataclass(frozen=True)
class Change:
    """What one word or number of a scenario was, and what it becomes; its title is a new one."""

    scenario: str
    word: tuple[str, str]

    def __call__(self, text: str) -> str:
        before, after = self.word
        assert text.count(before) == 1
        return text.replace(before, after).replace('title = { en = "', 'title = { en = "New ')


CHANGES = {
    "autumn-storm": Change("mamayev-kurgan", ("0001-0704", "0001-0705")),
    "battle-for-stalingrad": Change("stalingrad-1942", ("hand = 10", "hand = 9")),
    "eastern-front": Change("uranus", ("win = 31", "win = 32")),
    "ridge": Change("first-light", ("turns = 12", "turns = 11")),
}


def copied(game: AnyGame, folder: Path) -> AnyGame:
    """The same game with its data in a folder of its own, where scenarios can be changed."""
    unneeded = shutil.ignore_patterns("page", "tests", "__pycache__")
    own = shutil.copytree(game.folder, folder / game.folder.name, ignore=unneeded)
    files = {path.stem: path for path in sorted((own / "tables" / "scenarios").glob("*.toml"))}
    return replace(game, folder=own, scenarios=lambda: files)


def changed(game: AnyGame, folder: Path, scenario: str, change: Callable[[str], str]) -> AnyGame:
    """The game in which a scenario has a next edition, and the one before is kept as a designer keeps it."""
    game = copied(game, folder)
    file = game.scenario_file(scenario)
    keep(file)
    file.write_text(next_edition(change(file.read_text(encoding="utf-8"))), encoding="utf-8")
    return game
