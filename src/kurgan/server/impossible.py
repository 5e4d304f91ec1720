"""What cannot be done, and the sentence that says why."""

from __future__ import annotations

from collections.abc import Mapping

from kurgan.engine.editions import NoEdition
from kurgan.engine.text import Line, Value
from kurgan.server.store import DamagedRow


class Impossible(Exception):
    """A request that cannot be met: the HTTP status, and the sentence that says why."""

    def __init__(self, status: int, key: str, values: Mapping[str, Value] | None = None) -> None:
        super().__init__(key)
        self.status, self.line = status, Line(key, dict(values or {}))


def damaged(error: DamagedRow) -> Impossible:
    """What somebody is told who asks for a match that cannot be read."""
    return Impossible(409, "damaged-match", {"match": str(error)})


def no_edition(status: int, error: NoEdition) -> Impossible:
    """What somebody is told who asks for an edition of a scenario that is not here."""
    return Impossible(status, "no-edition", {"scenario": error.scenario, "edition": error.edition})
