"""Some of many things, where all of them would take too long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Thing = TypeVar("Thing")


def some(things: Sequence[Thing], count: int) -> Sequence[Thing]:
    """Of a few all, of many at least so many and less than twice as many, from all over them."""
    return things[:: max(1, len(things) // count)]
