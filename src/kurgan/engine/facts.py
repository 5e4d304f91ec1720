"""Facts of a position in two rows: which of them hold, and how much of each. Most do not, so only those are listed."""

from __future__ import annotations

from kurgan.engine.record import Floats, Ints
from kurgan.engine.rule import helper


@helper
def note(places: Ints, amounts: Floats, count: int, fact: int, amount: float) -> int:
    """Add a fact to the rows, unless there is nothing of it; how many there are now."""
    if amount == 0.0:
        return count
    places[count] = fact
    amounts[count] = amount
    return count + 1
