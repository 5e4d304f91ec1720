"""[11] The one door for hidden information: what a seat knows, and a truth that fits what it knows."""

from __future__ import annotations

from kurgan.engine.chance import draw
from kurgan.engine.game import UNSEEN
from kurgan.engine.record import Ints, copy_into
from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import Known, State, enemy_of, faces_of


@rule("11", "8.1")
def known(state: State, seat: int, into: Known) -> None:
    """What a seat knows: everything but the enemy's hand, of which it keeps what it has seen."""
    copy_into(state, into)
    for face in faces_of(enemy_of(seat)):
        into.hand[face] = state.seen[face]
        into.deck[face] = state.deck[face] + state.hand[face] - state.seen[face]
    if state.actor != seat:
        into.learned = 0


@helper
def guess(known: Known, seat: int, source: Ints, into: State) -> None:
    """One truth that fits: the cards that nobody has shown are dealt to the enemy's hand at random."""
    copy_into(known, into)
    enemy = enemy_of(seat)
    held = unseen = 0
    for face in faces_of(enemy):
        held += into.hand[face]
        unseen += into.deck[face]
    for _ in range(into.hand_size[enemy] - held):
        left = draw(source, unseen)
        for face in faces_of(enemy):
            if left < into.deck[face]:
                into.deck[face] -= 1
                into.hand[face] += 1
                break
            left -= into.deck[face]
        unseen -= 1


@helper
def witness(before: State, number: int, seat: int) -> int:
    """The number as a seat witnessed it: all is open but the cards the enemy draws."""
    return UNSEEN if before.step == Step.CARD_DRAWN and before.actor != seat else number
