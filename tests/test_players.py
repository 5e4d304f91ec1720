"""The computer's players: they give legal orders, know what their seat knows, and thinking pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
import pytest

from kurgan import players
from kurgan.engine.chance import stream
from kurgan.engine.compiled import desk_for
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, save
from kurgan.engine.testing.positions import random_positions
from kurgan.games import folders, load
from kurgan.games.shelf import head
from kurgan.players import player
from kurgan.simulate.contest import WINNER, play

if TYPE_CHECKING:
    from kurgan.players import Choose

LONGEST = 20  # turns: the campaign of years is measured in docs/balance.md
every_player = pytest.mark.parametrize("name", players.names())


@pytest.fixture(params=folders())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


def decisions(game: AnyGame, count: int, seed: int) -> Iterator[tuple[AnyRecord, int]]:
    """Positions of random games in which a seat is to move, and the seat."""
    for state, _ in random_positions(game, 4 * count + 4, seed):
        seat = game.seat_to_move(state)
        if seat not in (CHANCE, NOBODY) and count > 0:
            count -= 1
            yield state, seat
    assert count == 0


def chosen(choose: Choose, game: AnyGame, known: AnyRecord, seat: int, seed: int) -> tuple[int, int]:
    """What a player chooses, and what is left of its source of chance."""
    source = stream(seed)
    return int(choose(known, seat, source, desk_for(game))), int(source[0])


def test_players_are_found_by_their_files() -> None:
    assert {"greedy", "random"} <= set(players.names())


def test_an_unknown_player_is_named_together_with_those_there_are(autumn_storm: AnyGame) -> None:
    with pytest.raises(ValueError, match=r"'napoleon'.*greedy.*random"):
        player("napoleon", autumn_storm)


@every_player
def test_a_player_gives_legal_orders(game: AnyGame, name: str) -> None:
    choose = player(name, game)
    for number, (state, seat) in enumerate(decisions(game, 60, seed=1)):
        known = game.knows(state, seat)
        assert chosen(choose, game, known, seat, number)[0] in game.choices(known)


@every_player
def test_a_player_decides_alike_in_the_truth_and_in_any_guess_that_fits(game: AnyGame, name: str) -> None:
    choose = player(name, game)
    for number, (state, seat) in enumerate(decisions(game, 40, seed=2)):
        known, other = game.knows(state, seat), game.state.new()
        game.guess(known, seat, stream(9, number), other)
        from_guess = chosen(choose, game, game.knows(other, seat), seat, number)
        assert chosen(choose, game, known, seat, number) == from_guess


@every_player
def test_a_player_leaves_what_it_sees_as_it_was_and_repeats_itself(game: AnyGame, name: str) -> None:
    choose = player(name, game)
    for number, (state, seat) in enumerate(decisions(game, 20, seed=3)):
        known = game.knows(state, seat)
        before = save(known)
        first = chosen(choose, game, known, seat, number)
        assert save(known) == before
        assert chosen(choose, game, known, seat, number) == first


def test_random_takes_every_legal_order_equally_often(autumn_storm: AnyGame) -> None:
    state, seat = next(decisions(autumn_storm, 1, seed=4))
    known, choose, source = autumn_storm.knows(state, seat), player("random", autumn_storm), stream(4)
    desk = desk_for(autumn_storm)
    legal = autumn_storm.choices(known)
    counts = np.bincount([choose(known, seat, source, desk) for _ in range(100 * len(legal))], minlength=legal[-1] + 1)
    assert set(np.flatnonzero(counts)) == set(legal)
    assert counts[legal].min() > 40 and counts[legal].max() < 180


def test_greedy_beats_random_from_either_seat(game: AnyGame) -> None:
    wins = {"greedy": 0, "random": 0}
    games = min(40, 65_000 // game.state.dtype.itemsize)  # a large game thinks longer, and decides more
    short = [name for name, file in game.scenarios().items() if head(file).turns <= LONGEST]
    for names in (("greedy", "random"), ("random", "greedy")):
        for scenario in short:
            rows = play(game, game.start(scenario, {}), names, 1, range(games))
            for seat, name in enumerate(names):
                wins[name] += int((rows[:, WINNER] == seat).sum())
    assert wins["greedy"] > 2 * wins["random"]
