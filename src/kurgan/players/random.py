"""Any legal action, all equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kurgan.engine.chance import draw
from kurgan.engine.compiled import Desk
from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord, Ints
from kurgan.engine.rule import Loop

if TYPE_CHECKING:
    from kurgan.engine.compiled import legal


def choose(seen: AnyRecord, seat: int, source: Ints, desk: Desk) -> int:
    """One of the full legal list."""
    return desk.numbers[draw(source, legal(seen, desk.numbers))]


def parts(game: AnyGame) -> dict[str, Loop]:
    """What the player is made of."""
    return {"choose": choose}
