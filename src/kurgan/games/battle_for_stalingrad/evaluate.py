"""What a position is worth to a side, for players that look ahead.

What is announced, promised by a card or owed in a battle is counted as if it were about to happen, so that a player who
looks one action ahead sees what the action is for.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.outlook import FIRE, MOST_FIRE, outlook
from kurgan.games.battle_for_stalingrad.promise import pending
from kurgan.games.battle_for_stalingrad.state import (
    UNDECIDED,
    Phase,
    Stage,
    State,
    enemy_of,
)
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.worth import CARD, coming, grip, hand, mustered, prize, standing

SCALE: Final = 60.0  # so many cards ahead is as good as won


@helper
def evaluate(state: State, side: int) -> float:
    """Between -1, lost, and 1, won."""
    if state.winner != UNDECIDED:
        return 1.0 if state.winner == side else -1.0
    enemy = enemy_of(side)
    if state.phase < Phase.HANDS:
        return 0.01 * (mustered(state, side) - mustered(state, enemy))
    worth = standing(state, side) - standing(state, enemy) + hand(state, side) - CARD * state.hand_size[enemy]
    worth += CARD * (coming(state, side) - coming(state, enemy))
    for place in range(N_PLACES):
        worth += prize(state, place) * grip(state, side, place)
    worth += pending(state, side)
    if state.stage != Stage.NONE:
        fire = FIRE * min(MOST_FIRE, state.hand_size[enemy]) if state.stage <= Stage.FIREFIGHT else 0.0
        worth += outlook(state, side, fire) - outlook(state, enemy, 0.0)
    return tanh(worth / SCALE)
