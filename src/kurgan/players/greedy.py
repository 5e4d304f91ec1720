"""The action that looks best one step ahead: the expected value of the position after it and after the dice it casts.

It looks at truths that fit what its seat knows, never at the truth, and breaks ties by lot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kurgan.engine.chance import draw
from kurgan.engine.compiled import Desk
from kurgan.engine.game import CHANCE, AnyGame
from kurgan.engine.record import AnyRecord, Ints, copy_into, equals
from kurgan.engine.rule import Loop

if TYPE_CHECKING:
    from kurgan.engine.compiled import apply, chance_outcomes, evaluate, guess, legal, seat_to_move

GUESSES: Final = 3


def ahead(truth: AnyRecord, number: int, seat: int, desk: Desk) -> float:
    """The expected value to a seat after an action, over the chance that follows it directly."""
    after, later = desk.states[GUESSES], desk.states[GUESSES + 1]
    copy_into(truth, after)
    apply(after, number)
    if seat_to_move(after) != CHANCE:
        return evaluate(after, seat)
    total = weight = 0.0
    for index in range(chance_outcomes(after, desk.outcomes, desk.weights)):
        copy_into(after, later)
        apply(later, desk.outcomes[index])
        total += desk.weights[index] * evaluate(later, seat)
        weight += desk.weights[index]
    return total / weight


def various(seen: AnyRecord, seat: int, source: Ints, desk: Desk) -> int:
    """Guess a few times, or once where nothing is hidden: how many guesses there are to think about."""
    for place in range(GUESSES):
        guess(seen, seat, source, desk.states[place])
    return 1 if equals(desk.states[0], desk.states[1]) and equals(desk.states[0], desk.states[2]) else GUESSES


def choose(seen: AnyRecord, seat: int, source: Ints, desk: Desk) -> int:
    """The legal action with the best expected value over a few guesses."""
    guesses = various(seen, seat, source, desk)
    best_value, best, ties = -1e9, 0, 0
    for index in range(legal(seen, desk.numbers)):
        value = 0.0
        for place in range(guesses):
            value += ahead(desk.states[place], desk.numbers[index], seat, desk)
        if value > best_value:
            best_value, best, ties = value, index, 1
        elif value == best_value:
            ties += 1
            if draw(source, ties) == 0:
                best = index
    return desk.numbers[best]


def parts(game: AnyGame) -> dict[str, Loop]:
    """What the player is made of."""
    return {"ahead": ahead, "various": various, "choose": choose}
