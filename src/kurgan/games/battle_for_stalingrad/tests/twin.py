"""Whole random games as digests, to hold compiled and plain rules together.

    NUMBA_DISABLE_JIT=1 python -m kurgan.games.battle_for_stalingrad.tests.twin

writes one line for each state of each game: the digests of the state, of what each seat knows, and of a guess.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from kurgan.engine.chance import stream
from kurgan.engine.record import digest
from kurgan.engine.testing.positions import random_game
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET

GAMES = 3


def lines() -> Iterator[str]:
    """What both runs must agree on."""
    scenarios = list(GAME.scenarios())
    for seed in range(GAMES):
        for state, number in random_game(GAME, scenarios[seed % len(scenarios)], seed):
            yield " ".join([str(number), digest(state), *(seen(state, seat) for seat in (GERMAN, SOVIET))])


def seen(state: State, seat: int) -> str:
    """What a seat knows, a truth it could guess, and what it thinks of that."""
    known, guess = GAME.knows(state, seat), State.new()
    GAME.guess(known, seat, stream(seat), guess)
    return f"{digest(known)} {digest(guess)} {GAME.evaluate(guess, seat):.9f}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in lines())
