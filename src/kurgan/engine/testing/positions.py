"""Positions reached by random play, the same every time."""

from __future__ import annotations

from collections.abc import Iterator

from kurgan.engine.chance import draw, stream
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, copy


def random_game(game: AnyGame, scenario: str, seed: int) -> Iterator[tuple[AnyRecord, int]]:
    """Each state of one random game with the number that was then played."""
    state, source = game.start(scenario, {}), stream(seed)
    while game.seat_to_move(state) != NOBODY:
        choices = game.continuations(state)
        number = choices[draw(source, len(choices))]
        yield copy(state), number
        game.apply(state, number)
    yield state, NOBODY


def random_positions(game: AnyGame, count: int, seed: int) -> Iterator[tuple[AnyRecord, int]]:
    """Some states of random games of all scenarios, one in ten, each with the number played next."""
    scenarios = list(game.scenarios())
    source = stream(seed, 1)
    number = 0
    while True:
        for position in random_game(game, scenarios[number % len(scenarios)], seed + number):
            if draw(source, 10) == 0:
                yield position
                count -= 1
                if count == 0:
                    return
        number += 1
