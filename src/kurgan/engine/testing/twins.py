"""Twins: moments of whole random games as digests, to hold compiled and plain rules together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from kurgan.engine.chance import stream
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, copy, digest, save
from kurgan.engine.testing.positions import random_game

BYTES: Final = (
    2_000_000  # of the states of a scenario: every one of a small game, and as many of a large one as there is time for
)
NUMBER: Final = 4

Moment: TypeAlias = tuple[AnyRecord, int]


def moments(game: AnyGame) -> Iterator[Moment]:
    """States of one random game of each scenario, from its beginning to its end, with what was played then."""
    for seed, scenario in enumerate(game.scenarios()):
        most = BYTES // game.state.dtype.itemsize
        kept: list[Moment] = []
        stride = 1
        for at, moment in enumerate(random_game(game, scenario, seed)):
            if at % stride == 0 or moment[1] == NOBODY:
                kept.append(moment)
            if len(kept) > most:
                kept, stride = kept[::2], stride * 2
        yield from kept


def handed_over(kept: Iterable[Moment]) -> bytes:
    """Moments, for another process."""
    return b"".join(save(state) + number.to_bytes(NUMBER, "big", signed=True) for state, number in kept)


def taken_over(game: AnyGame, data: bytes) -> Iterator[Moment]:
    """The moments that another process has handed over."""
    size = game.state.dtype.itemsize
    for at in range(0, len(data), size + NUMBER):
        number = int.from_bytes(data[at + size : at + size + NUMBER], "big", signed=True)
        yield game.state.load(data[at : at + size]), number


def digests(game: AnyGame, kept: Iterable[Moment]) -> Iterator[str]:
    """One line for the beginning of each scenario, and for each moment what may be played and what comes of it."""
    for scenario in game.scenarios():
        yield digest(game.start(scenario, {}))
    for state, number in kept:
        choices = [] if number == NOBODY else game.continuations(state)
        after = copy(state)
        if number != NOBODY:
            game.apply(after, number)
        seats = (seen(game, after, seat) for seat in range(len(game.seats)))
        yield " ".join([str(choices), digest(after), str(game.fault(after)), *seats])


def seen(game: AnyGame, state: AnyRecord, seat: int) -> str:
    """What a seat knows, a truth it could guess, and what each is worth to it."""
    known, guess = game.knows(state, seat), game.state.new()
    game.guess(known, seat, stream(seat), guess)
    worth = [float(game.evaluate(each, seat)) for each in (state, guess)]
    return f"{digest(known)} {digest(guess)} {worth}"
