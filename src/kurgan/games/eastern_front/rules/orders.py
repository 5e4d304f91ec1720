"""[6.9, 10] The Soviet order that nobody retreats."""

from __future__ import annotations

from kurgan.engine.rule import rule
from kurgan.games.eastern_front.state import State
from kurgan.games.eastern_front.tables.map import SOVIET


@rule("6.9", "10")
def may_order_no_retreat(state: State) -> bool:
    """In its initial phase, for the whole of the next Axis turn."""
    return state.side == SOVIET and not state.no_retreat


@rule("6.9")
def order_no_retreat(state: State) -> None:
    """Not one step back."""
    state.no_retreat = 1
