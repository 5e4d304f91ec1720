"""The tables of a game's rulebook, as tests read them."""

from __future__ import annotations

from kurgan.engine.game import AnyGame
from kurgan.engine.rulebook import Table


class Book:
    """The printed tables of a game."""

    def __init__(self, game: AnyGame) -> None:
        self.rulebook = game.rulebook

    def table(self, number: str) -> Table:
        """The table of a rule."""
        rule = self.rulebook.numbered(number)
        assert rule is not None and rule.table is not None
        return rule.table

    def cells(self, number: str) -> list[list[str]]:
        """Its rows, in English."""
        return [[cell.en for cell in row] for row in self.table(number).rows]
