"""[9] Rubble and Destroyed Locations."""

from __future__ import annotations

from kurgan.engine.rule import rule
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import DESTROYED_AT


@rule("9.1", "12.8", "14.6")
def add_rubble(state: State, place: int, rubble: int) -> None:
    """Rubble piles up until the threshold: then the card is flipped, cleared, and never takes Rubble again."""
    if state.destroyed[place]:
        return
    state.rubble[place] += rubble
    if state.rubble[place] >= DESTROYED_AT[state.location[place]]:
        state.rubble[place] = 0
        state.destroyed[place] = 1
