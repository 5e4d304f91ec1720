"""[1.2] All counters lie open; what a side is planning is its own affair until it is carried out."""

from __future__ import annotations

import numpy as np

from kurgan.engine.chance import draw
from kurgan.engine.game import CHANCE, NOBODY, SPARE, UNSEEN
from kurgan.engine.hexset import keep
from kurgan.engine.record import Ints, copy_into
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.actions import apply, seat_to_move
from kurgan.games.eastern_front.legal import legal
from kurgan.games.eastern_front.numbering import CALL_OFF, COVER, FLY, GO, LOSE, N_ACTIONS, TAKE, TARGET
from kurgan.games.eastern_front.rules.attack import clear_attack
from kurgan.games.eastern_front.rules.sequence import wait_at
from kurgan.games.eastern_front.state import Errand, Known, State, Step, no_hexes


@rule("1.2")
def known(state: State, seat: int, into: Known) -> None:
    """What a seat knows: everything but the unit its enemy has chosen, and the attacks it only thinks of."""
    copy_into(state, into)
    if state.side != seat:
        forget_plans(into)


@helper
def forget_plans(state: State) -> None:
    """As it was before anything was chosen."""
    keep(state.shelved[0], no_hexes())
    if state.step == Step.ATTACKERS:
        clear_attack(state)
        wait_at(state, Step.BREAKTHROUGH if state.breaking else Step.TARGET)
    elif state.step == Step.DESTINATION:
        wait_at(state, step_before(state.errand))


@helper
def step_before(errand: int) -> int:
    """Where the game waited when the unit was chosen."""
    if errand == Errand.MOVE:
        return Step.MOVEMENT
    return Step.ADVANCE if errand == Errand.ADVANCE else Step.INITIAL


@rule("1.2")
def is_plan(number: int) -> bool:
    """Does this only prepare an order: choose a unit, a target, an attacker or an air unit for it?"""
    if number >= GO:
        return TARGET <= number < COVER
    return TAKE <= number < LOSE or number == FLY or number == CALL_OFF


@helper
def guess(known: Known, seat: int, source: Ints, into: State) -> None:
    """One truth that fits everything the seat knows: its enemy may have chosen something already, or not."""
    copy_into(known, into)
    mover = seat_to_move(known)
    if mover == seat or mover == CHANCE or mover == NOBODY:
        return
    numbers = np.zeros(N_ACTIONS + SPARE, np.int16)
    number = numbers[draw(source, legal(known, numbers))]
    if is_plan(number):
        apply(into, number)


@helper
def witness(before: State, number: int, seat: int) -> int:
    """The number as a seat witnessed it, or UNSEEN: dice and deeds are open, plans are not."""
    mover = seat_to_move(before)
    return UNSEEN if mover != CHANCE and mover != seat and is_plan(number) else number
