"""Twins: whole random games as digests, to hold compiled and plain rules together."""

from __future__ import annotations

from collections.abc import Iterator

from kurgan.engine.chance import stream
from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord, digest
from kurgan.engine.testing.positions import random_game


def digests(game: AnyGame) -> Iterator[str]:
    """One line for each state of one game of each scenario."""
    for seed, scenario in enumerate(game.scenarios()):
        for state, number in random_game(game, scenario, seed):
            seats = (seen(game, state, seat) for seat in range(len(game.seats)))
            yield " ".join([str(number), digest(state), str(game.fault(state)), *seats])


def seen(game: AnyGame, state: AnyRecord, seat: int) -> str:
    """What a seat knows, a truth it could guess, and what each is worth to it."""
    known, guess = game.knows(state, seat), game.state.new()
    game.guess(known, seat, stream(seat), guess)
    worth = [float(game.evaluate(each, seat)) for each in (state, guess)]
    return f"{digest(known)} {digest(guess)} {worth}"
