"""Goals: the places that both sides fight for, which everybody knows, and who holds each."""

from __future__ import annotations

from typing import NamedTuple

from kurgan.engine.text import Value


class Goal(NamedTuple):
    """A place that counts, its name, and the seat that holds it, or NOBODY."""

    place: str
    name: Value
    holder: int
