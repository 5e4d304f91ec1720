"""[4] Where the game waits, and for whom."""

from __future__ import annotations

from enum import IntEnum

from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.state import State


class Step(IntEnum):
    """The questions of the game. Nobody waits at ON: `turn.go_on` finds out what comes next."""

    ON = 0
    LOCATION_DEALT = 1  # [3.1] chance: the Location of the next place
    MUSTER = 2  # [3.2] the actor places a Force, takes a quick set-up, or is done
    TOP_FORCE = 3  # [3.7] chance: the Force that is turned up on the actor's pile
    CARD_DRAWN = 4  # [8.2] chance: the card that the actor draws
    SUPPLY = 5  # [5.1] which Force gets the next ration?
    ACTION = 6  # [6] the side to move acts, or ends its Action step
    PAYMENT = 7  # [6.5, 10.5] which card is given up?
    REACTION = 8  # [8.4] does the other player cancel the announced event?
    RATIONS = 9  # [6.2, 14.7] which own Force gets the next ration?
    LOCATION_CHOICE = 10  # [14.6, 14.8, 14.19] which Location?
    TAKEN_RATIONS = 11  # [14.8] which enemy Force loses the next ration?
    FREE_MOVE = 12  # [14.12] which Force moves where?
    INFILTRATION = 13  # [14.13]
    DISCOUNT = 14  # [14.14] where does the reinforcement go, if anywhere?
    RECOVERY = 15  # [14.15] which lost Force returns to the pile?
    DECORATION = 16  # [14.16] which Force gets the card's medal?
    STRIKE = 17  # [14.17] which enemy Force is struck?
    FREE_ATTACK = 18  # [14.18] who attacks where?
    ENEMY_DISCARD = 19  # [14.10] chance: which card does the actor lose?
    EVENT_ROUND = 20  # [7.4] the actor plays a battle card or passes
    FIREFIGHT = 21  # [7.5] the actor spends a card or passes
    FATE_CARD = 22  # [7.6] chance: the top card of the actor's deck
    LOSSES = 23  # [7.8] the actor absorbs a hit
    MEDAL = 24  # [9.2] which of the victors is decorated?
    OVER = 25


@helper
def is_chance(step: int) -> bool:
    """Is it chance that answers?"""
    return (
        step == Step.LOCATION_DEALT
        or step == Step.TOP_FORCE
        or step == Step.CARD_DRAWN
        or step == Step.ENEMY_DISCARD
        or step == Step.FATE_CARD
    )


@helper
def seat_to_move(state: State) -> int:
    """Whose decision the game waits for: a side's, chance's, or nobody's any more."""
    if state.step == Step.OVER:
        return NOBODY
    return CHANCE if is_chance(state.step) else state.actor


@helper
def ask(state: State, step: int, actor: int) -> None:
    """Wait for an answer."""
    state.step, state.actor = step, actor
