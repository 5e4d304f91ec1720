"""How data files write the members of enumerations: small letters, hyphens for underscores."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TypeVar

E = TypeVar("E", bound=IntEnum)


def written(value: IntEnum) -> str:
    """A member as data files write it."""
    return value.name.lower().replace("_", "-")


def member(kinds: type[E]) -> Callable[[object], E]:
    """A reader of the members of an enumeration."""

    def read(word: object) -> E:
        for kind in kinds:
            if word in (kind, written(kind)) and not isinstance(word, bool):
                return kind
        raise ValueError(f"{word!r} is none of {', '.join(written(kind) for kind in kinds)}")

    return read
