"""[11] What is plausible of a hidden hand: cards that players keep are in it more often than those they play."""

from __future__ import annotations

from kurgan.engine.chance import draw
from kurgan.engine.record import Ints, copy_into
from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.habits import KEPT
from kurgan.games.battle_for_stalingrad.state import Known, State, enemy_of, faces_of
from kurgan.games.battle_for_stalingrad.tables.cards import NO_FACE


@helper
def suppose(known: Known, seat: int, source: Ints, into: State) -> None:
    """One truth that fits: hidden cards are dealt to the enemy's hand, those that are kept more often."""
    copy_into(known, into)
    enemy = enemy_of(seat)
    take_up(into, enemy, into.hand_size[enemy] - held(into, enemy), source)


@helper
def mend(known: Known, seat: int, source: Ints, world: State, into: State) -> None:
    """The truth that fits and is nearest to another: the hand it has there, with as few other cards as can be."""
    copy_into(known, into)
    enemy = enemy_of(seat)
    for face in faces_of(enemy):
        more = min(world.hand[face] - into.hand[face], into.deck[face])
        if more > 0:
            into.hand[face] += more
            into.deck[face] -= more
    missing = into.hand_size[enemy] - held(into, enemy)
    if missing > 0:
        take_up(into, enemy, missing, source)
    else:
        put_down(known, into, enemy, -missing, source)


@helper
def held(into: State, side: int) -> int:
    """How many cards a hand has, as far as they have been named."""
    cards = 0
    for face in faces_of(side):
        cards += into.hand[face]
    return cards


@helper
def take_up(into: State, side: int, cards: int, source: Ints) -> None:
    """So many cards of the deck are in the hand, drawn as likely as they are kept."""
    row = int(into.side == side)
    total = 0
    for face in faces_of(side):
        total += into.deck[face] * KEPT[face, row]
    for _ in range(cards):
        left = draw(source, total)
        for face in faces_of(side):
            weight = into.deck[face] * KEPT[face, row]
            if left < weight:
                into.deck[face] -= 1
                into.hand[face] += 1
                total -= KEPT[face, row]
                break
            left -= weight


@helper
def put_down(known: Known, into: State, side: int, cards: int, source: Ints) -> None:
    """So many cards of the hand that nobody has shown are not there after all, drawn evenly."""
    for _ in range(cards):
        found, total = NO_FACE, 0
        for face in faces_of(side):
            doubtful = into.hand[face] - known.hand[face]
            total += doubtful
            if doubtful > 0 and draw(source, total) < doubtful:
                found = face
        into.hand[found] -= 1
        into.deck[found] += 1
