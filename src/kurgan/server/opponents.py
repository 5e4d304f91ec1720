"""The computer players that a page offers: the four levels first, with their ratings, then those for study."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kurgan.engine.game import AnyGame
from kurgan.players import LEVELS, QUICK
from kurgan.players.level import Level, levels
from kurgan.server.messages import Opponent, Rated

USUAL: Final = "officer"  # whoever has played a lesson should meet


def opponents(games: Mapping[str, AnyGame]) -> list[Opponent]:
    """All of them, the weakest level first."""
    return [
        *(Opponent(name=name, kind="level", ratings=ratings(name, games)) for name in LEVELS),
        *(Opponent(name=name, kind="study", ratings={}) for name in QUICK),
    ]


def ratings(name: str, games: Mapping[str, AnyGame]) -> dict[str, Rated]:
    """What a level is rated at in each game in which that was measured."""
    found: dict[str, Level] = {game: getattr(levels(each), name) for game, each in games.items()}
    return {
        game: Rated(rating=level.rating, spread=level.spread)
        for game, level in found.items()
        if level.rating is not None and level.spread is not None
    }
