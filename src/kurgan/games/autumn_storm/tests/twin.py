"""Whole random games as digests, to hold compiled and plain rules together.

    NUMBA_DISABLE_JIT=1 python -m kurgan.games.autumn_storm.tests.twin

writes one line for each state of each game: the digests of the state, of what each seat knows, and of a guess.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from kurgan.engine.chance import stream
from kurgan.engine.record import digest
from kurgan.engine.testing.positions import random_game
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.state import State
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET

GAMES = 12


def lines() -> Iterator[str]:
    """What both runs must agree on."""
    scenarios = list(GAME.scenarios())
    for seed in range(GAMES):
        for state, number in random_game(GAME, scenarios[seed % len(scenarios)], seed):
            yield " ".join([str(number), digest(state), *(seen(state, seat) for seat in (AXIS, SOVIET))])


def seen(state: State, seat: int) -> str:
    """What a seat knows, and a truth it could guess."""
    known, guess = GAME.knows(state, seat), State.new()
    GAME.guess(known, seat, stream(seat), guess)
    return f"{digest(known)} {digest(guess)}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in lines())
