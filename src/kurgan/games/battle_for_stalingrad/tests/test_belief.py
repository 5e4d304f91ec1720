"""What is plausible of a hidden hand."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kurgan.engine.chance import stream
from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.testing.positions import random_positions
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.belief import mend, suppose
from kurgan.games.battle_for_stalingrad.habits import KEPT, WEIGHTS
from kurgan.games.battle_for_stalingrad.state import Known, State, enemy_of, faces_of
from kurgan.games.battle_for_stalingrad.tables.cards import FACES

TIMES = 3000


def hidden_hands(count: int) -> Iterator[tuple[Known, int]]:
    """What a seat knows of positions in which its enemy holds cards that it has not seen."""
    for state, _ in random_positions(GAME, 600, seed=5):
        seat = GAME.seat_to_move(state)
        if seat not in (CHANCE, NOBODY) and count > 0:
            known, enemy = GAME.knows(state, seat), enemy_of(seat)
            unseen = known.hand_size[enemy] - sum(known.hand[face] for face in faces_of(enemy))
            if unseen > 2 and known.deck_size[enemy] > 10:
                count -= 1
                yield known, seat
    assert count == 0


def test_every_card_has_its_weight() -> None:
    assert set(WEIGHTS) == {face.code for face in FACES}
    assert np.asarray(KEPT).shape == (len(FACES), 2) and np.asarray(KEPT).min() > 0


def test_11_cards_that_are_kept_are_supposed_more_often() -> None:
    known, seat = next(hidden_hands(1))
    enemy, source, world = enemy_of(seat), stream(1), State.new()
    faces = [face for face in faces_of(enemy) if known.deck[face] > 0]
    row, found = int(known.side == enemy), dict.fromkeys(faces, 0)
    for _ in range(TIMES):
        suppose(known, seat, source, world)
        for face in faces:
            found[face] += world.hand[face] - known.hand[face]
    ranked = sorted(faces, key=lambda face: KEPT[face, row])
    few, many = ranked[:5], ranked[-5:]
    shares = [sum(found[face] for face in part) / sum(known.deck[face] for face in part) for part in (few, many)]
    assert shares[1] > 1.1 * shares[0] > 0


def test_11_a_hand_that_fits_stays_as_it_is() -> None:
    world, again = State.new(), State.new()
    for number, (known, seat) in enumerate(hidden_hands(40)):
        suppose(known, seat, stream(2, number), world)
        mend(known, seat, stream(3, number), world, again)
        assert list(again.hand) == list(world.hand) and list(again.deck) == list(world.deck)


def test_11_a_hand_with_a_card_too_many_or_too_few_is_mended_by_one() -> None:
    world, again = State.new(), State.new()
    for number, (known, seat) in enumerate(hidden_hands(40)):
        source, enemy = stream(4, number), enemy_of(seat)
        suppose(known, seat, source, world)
        before = list(world.hand)
        here = next(face for face in faces_of(enemy) if world.hand[face] > known.hand[face])
        there = next(face for face in faces_of(enemy) if world.deck[face] > 0)
        for face, by in ((here, -1), (there, 1)):
            world.hand[face] += by
            mend(known, seat, source, world, again)
            assert sum(again.hand[each] for each in faces_of(enemy)) == known.hand_size[enemy]
            changes = [abs(again.hand[each] - before[each]) for each in faces_of(enemy)]
            assert sum(changes) <= 2
            world.hand[face] -= by
