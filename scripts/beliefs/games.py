"""Games of a player against itself, moment by moment: what was, what was done, and what a seat heard of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kurgan.engine.chance import draw_weighted, stream
from kurgan.engine.compiled import desk_for
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, copy
from kurgan.players.mind import Mind


class Moment(NamedTuple):
    """A position, who is to move, and what is done then."""

    state: AnyRecord
    mover: int
    number: int


def moments(game: AnyGame, scenario: str, player: str, seed: int) -> Iterator[Moment]:
    """One game; the states are the reader's."""
    state, desk = game.start(scenario, {}), desk_for(game)
    seats = range(len(game.seats))
    minds = [Mind(player, game, seat) for seat in seats]
    sources = [stream(seed, place) for place in range(len(seats) + 1)]
    while (mover := int(game.seat_to_move(state))) != NOBODY:
        if mover == CHANCE:
            count = game.chance_outcomes(state, desk.outcomes, desk.weights)
            number = int(desk.outcomes[draw_weighted(sources[-1], desk.weights, count)])
        else:
            number = minds[mover].choose(game.knows(state, mover), sources[mover])
        yield Moment(copy(state), mover, number)
        heard = [int(game.witness(state, number, seat)) for seat in seats]
        game.apply(state, number)
        for mind, witnessed in zip(minds, heard, strict=True):
            mind.hear(witnessed)


def decisions(game: AnyGame, player: str, games: range, every: int = 1) -> Iterator[Moment]:
    """One in so many decisions of many games of all scenarios in turn."""
    scenarios, met = list(game.scenarios()), 0
    for number in games:
        for moment in moments(game, scenarios[number % len(scenarios)], player, number):
            if moment.mover != CHANCE:
                met += 1
                if met % every == 0:
                    yield moment
