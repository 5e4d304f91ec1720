"""What a learner sees follows from what its seat knows, the own things first."""

from __future__ import annotations

import numpy as np

from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.observe import (
    CARD_FACTS,
    CONDITION,
    COUNTS,
    FIRST_CARD,
    FIRST_CONDITION,
    IN_PLAY,
    MOST_CARDS,
    N_STEPS,
)
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import State, owner_of
from kurgan.games.battle_for_stalingrad.tables.cards import FIRST_FACE, FIRST_FORCE, GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import play
from kurgan.games.battle_for_stalingrad.tests.positions import face_number, force_number, table
from kurgan.games.battle_for_stalingrad.tests.words import attack, play_card

FRONT = "station | German 71inf(3) / 16pz(6) | Soviet 193rd(4)* / -"


def observed(state: State, seat: int) -> tuple[list[list[float]], list[float]]:
    planes, row = (np.zeros(shape, np.float32) for shape in GAME.observation)
    GAME.observe(GAME.knows(state, seat), seat, planes, row)
    return planes.tolist(), row.tolist()


def place_of_card(face: str, who: int) -> int:
    number = face_number(face)
    return FIRST_CARD + (who * MOST_CARDS + number - int(FIRST_FACE[owner_of(number)])) * CARD_FACTS


def test_11_the_own_hand_is_seen_and_the_other_only_as_what_may_still_come() -> None:
    state = table(FRONT, hand={"german": "stuka-2", "soviet": "order-227-1"})
    _, german = observed(state, GERMAN)
    own, other = place_of_card("stuka-2", 0), place_of_card("order-227-1", 1)
    assert german[own : own + CARD_FACTS] == [1.0, 0.0, 0.0]
    assert german[other : other + CARD_FACTS] == [0.0, 1.0, 0.0]
    _, soviet = observed(state, SOVIET)
    mirrored = place_of_card("order-227-1", 0)
    assert soviet[mirrored : mirrored + CARD_FACTS] == [1.0, 0.0, 0.0]


def test_8_4_who_may_cancel_a_card_sees_which() -> None:
    state = table(FRONT, hand={"german": "stuka-2", "soviet": "hug-1"})
    window = play(state, attack("station", "71inf"), play_card("stuka-2"))
    _, soviet = observed(window, SOVIET)
    assert soviet[IN_PLAY + MOST_CARDS + face_number("stuka-2")] == 1.0
    assert sum(soviet[IN_PLAY : IN_PLAY + 2 * MOST_CARDS]) == 1.0
    question = soviet[COUNTS : COUNTS + N_STEPS]
    assert question[Step.REACTION] == 1.0 and sum(question) == 1.0


def test_1_6_the_condition_of_every_force_is_seen() -> None:
    planes, row = observed(table(FRONT), SOVIET)
    first = FIRST_CONDITION + (force_number("193rd") - int(FIRST_FORCE[SOVIET])) * CONDITION
    assert row[first + 1 : first + 3] == [np.float32(4 / 6), 1.0]
    assert planes[0][0] == 1.0, "one own Force in the control area on the left"
