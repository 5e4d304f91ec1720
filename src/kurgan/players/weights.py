"""With which weights players play: a digest that reports name, as they name the rules."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Final

from kurgan.engine.game import AnyGame
from kurgan.players.level import Levels, levels
from kurgan.players.study import learned_of

MEASURED: Final = {"rating", "spread"}  # of a level: they follow from how it plays, and change nothing about it


@cache
def weights(game: AnyGame) -> str:
    """A digest of what was learned of a game and of what its levels may do, as this process has them."""
    sum = sha256()
    for part in learned_of(game):
        sum.update(f"{part.shape}".encode())
        sum.update(part.tobytes())
    sum.update(levels(game).model_dump_json(exclude=dict.fromkeys(Levels.model_fields, MEASURED)).encode())
    return sum.hexdigest()[:16]
