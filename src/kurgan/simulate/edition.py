"""By which rules and weights games were played: what a worker brings says so, and is refused if it was by others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

from kurgan.games import load
from kurgan.players.weights import weights

R = TypeVar("R")
UNSAID: Final = "of another version"  # of Kurgan, which did not say


class Brought(NamedTuple, Generic[R]):
    """What some process brings, and by which rules and weights it was played."""

    what: R
    edition: str


def edition(game: str) -> str:
    """By which rules and weights this process plays a game."""
    loaded = load(game)
    return f"{loaded.ruleset} {weights(loaded)}"


def worked(game: str, task: Callable[[range], R], part: range) -> Brought[R]:
    """One part of a contest, wherever it is done."""
    return Brought(task(part), edition(game))


def accepted(game: str, brought: Brought[R]) -> R:
    """What was brought, if it was played as it would have been here; ValueError if not."""
    theirs, ours = getattr(brought, "edition", UNSAID), edition(game)
    if theirs != ours:
        raise ValueError(f"a worker plays {game} by other rules or weights ({theirs}) than there are here ({ours})")
    return brought.what
