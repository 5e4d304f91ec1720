"""What may be answered now, and playing on from there.

    after = play(state, attack("red-october", "71inf", "336pi"), play_card("stuka-2"), PASS)
    assert orders(after) == {PASS, spend("rats-1")}

An answer that is not possible fails the test, and so does a state that is not sound.
"""

from __future__ import annotations

import numpy as np

from kurgan.engine.game import CHANCE, NOBODY, SPARE
from kurgan.engine.record import copy
from kurgan.games.battle_for_stalingrad import actions, numbering
from kurgan.games.battle_for_stalingrad.legal import legal
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, seat_to_move
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tests.facts import knows
from kurgan.games.battle_for_stalingrad.tests.positions import assert_sound
from kurgan.games.battle_for_stalingrad.tests.words import PASS, Word, chance_in_words, in_words


def answers(state: State) -> dict[Word, int]:
    """Every answer to the question the game waits at, with its number."""
    seat = seat_to_move(state)
    if seat == NOBODY:
        return {}
    if seat == CHANCE:
        return {chance_in_words(state, number): number for number, _ in outcomes(state)}
    seen = knows(state, seat)
    numbers = np.zeros(numbering.N_ACTIONS + SPARE, np.int16)
    count = legal(seen, numbers)
    found = {in_words(seen, int(number)): int(number) for number in numbers[:count]}
    assert list(found.values()) == sorted(set(found.values())) and len(found) == count, "each once, in rising order"
    return found


def outcomes(state: State) -> list[tuple[int, int]]:
    """What chance may bring, and how likely."""
    numbers, weights = np.zeros((2, actions.MOST_OUTCOMES + SPARE), np.int16)
    count = actions.chance_outcomes(state, numbers, weights)
    return list(zip(numbers[:count].tolist(), weights[:count].tolist(), strict=True))


def chances(state: State) -> dict[Word, int]:
    """What chance may bring in words, and how likely."""
    return {chance_in_words(state, number): weight for number, weight in outcomes(state)}


def orders(state: State) -> set[Word]:
    """All that may be answered now: the legal actions, or what chance may bring."""
    return set(answers(state))


def orders_of(state: State, start: str) -> set[Word]:
    """The orders that begin with these words."""
    return {word for word in orders(state) if word.startswith(f"{start} ")}


def play(state: State, *words: Word) -> State:
    """The state after these answers, each of which must be possible."""
    after = copy(state)
    for word in words:
        possible = answers(after)
        assert word in possible, f"{word!r} at {Step(after.step).name}: possible is {', '.join(possible) or 'nothing'}"
        actions.apply(after, possible[word])
        assert_sound(after)
    return after


def let_chance(state: State) -> State:
    """The state after chance has brought the first thing possible, as often as it is asked."""
    after = copy(state)
    while seat_to_move(after) == CHANCE:
        actions.apply(after, outcomes(after)[0][0])
        assert_sound(after)
    return after


def end_turn(state: State) -> State:
    """The side to move passes and draws whatever comes."""
    return let_chance(play(state, PASS))
