"""[6] The actions that are paid with cards or lead to a battle."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.attack import declare, is_paid_for
from kurgan.games.battle_for_stalingrad.rules.battle import begin_battle
from kurgan.games.battle_for_stalingrad.rules.cards import discard_from_hand
from kurgan.games.battle_for_stalingrad.rules.effects import go_on_feeding, present_number
from kurgan.games.battle_for_stalingrad.rules.events import open_window
from kurgan.games.battle_for_stalingrad.rules.reinforcement import bring_in, price
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import NO_PLACE, State
from kurgan.games.battle_for_stalingrad.tables.cards import NO_FACE
from kurgan.games.battle_for_stalingrad.tables.constants import RESUPPLY_RATIONS


@rule("6.2")
def resupply(state: State, face: int) -> None:
    """A card is discarded for two rations."""
    discard_from_hand(state, face)
    state.left = RESUPPLY_RATIONS
    go_on_feeding(state)


@rule("6.4", "14.18")
def attack(state: State, place: int, bits: int) -> None:
    """Attack; a card that pays for it adds to the total."""
    is_by_card = is_paid_for(state)
    declare(state, place, bits)
    if is_by_card:
        state.bonus[state.side] += present_number(state)
    begin_battle(state)
    state.step = Step.ON


@rule("6.5")
def reinforce(state: State, place: int) -> None:
    """Say where the top Force will come, and pay for it card by card."""
    state.aim, state.left = place, price(state, state.side)
    if state.left > 0:
        state.step = Step.PAYMENT
    else:
        complete_payment(state)


@rule("6.5", "10.5")
def pay(state: State, face: int) -> None:
    """A card is given up; its text does not count."""
    discard_from_hand(state, face)
    state.left -= 1
    if state.left == 0:
        complete_payment(state)


@helper
def complete_payment(state: State) -> None:
    """The launch is announced, or the reinforcement comes."""
    if state.announced != NO_FACE:
        open_window(state)
    else:
        bring_in(state, state.side, state.aim)
        state.aim, state.step = NO_PLACE, Step.ON
