"""The ratings of a game's levels: written into its levels.toml from the document of a ladder, and never by hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import tomlkit
from tomlkit.items import Table

from kurgan.engine.game import AnyGame
from kurgan.players import LEVELS
from kurgan.players.level import FILE
from kurgan.players.weights import MEASURED, weights
from kurgan.simulate.ladder import USUAL_ANCHOR, Ladder


def levels_file(game: AnyGame) -> Path:
    """The levels of a game; ValueError if it has none of its own."""
    file = game.folder / FILE
    if not file.is_file():
        raise ValueError(f"{game.name} has no levels of its own to be rated: there is no {FILE} in its folder")
    return file


def ratings(found: Ladder) -> dict[str, tuple[int, int]]:
    """The rating of each level that climbed a ladder, and how much more or less it is, 95 times in 100."""
    return {
        each.player: (round(each.rating), round((each.interval[1] - each.interval[0]) / 2))
        for each in found.players
        if each.player in LEVELS
    }


def check(game: AnyGame, found: Ladder) -> None:
    """ValueError if a ladder does not rate the levels of a game as they are."""
    if found.game != game.name:
        raise ValueError(f"this ladder is of {found.game}, not of {game.name}")
    if found.weights != weights(game):
        raise ValueError(f"this ladder was climbed with weights {found.weights}, not with {weights(game)} of today")
    may_be_rated([each.player for each in found.players])


def may_be_rated(players: Sequence[str]) -> None:
    """ValueError if a ladder of these players rates no level."""
    if USUAL_ANCHOR not in players or not set(LEVELS) & set(players):
        raise ValueError(f"to be rated, levels have to meet {USUAL_ANCHOR}, the measure")


def with_ratings(text: str, found: Ladder) -> str:
    """A levels.toml that says what a ladder has measured, and of the other levels nothing; comments stay."""
    document, rated = tomlkit.parse(text), ratings(found)
    for level in LEVELS:
        table = document[level]
        assert isinstance(table, Table), "it was read before"
        for name in MEASURED & set(table):
            table.remove(name)
        if level in rated:
            table["rating"], table["spread"] = rated[level]
    return tomlkit.dumps(document)
