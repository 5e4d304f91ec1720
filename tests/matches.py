"""Matches for tests: dice that are always the same, and random play that is."""

from __future__ import annotations

import hashlib

from kurgan.engine.chance import Dice, draw, stream
from kurgan.engine.compiled import desk_for
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.match import Match
from kurgan.engine.testing.shadows import Choose
from kurgan.players import player


def new_match(game: AnyGame, seed: int = 0, mix: tuple[str, ...] = (), players: tuple[str, ...] = ()) -> Match:
    """A match at its first decision, with dice that follow from the seed; all human unless players are named."""
    secret = hashlib.sha256(f"secret {seed}".encode()).hexdigest()
    dice, seated = Dice(f"match-{seed}", secret, mix), players or ("human",) * len(game.seats)
    match = Match(game, game.rulebook.game.scenario, {}, seated, dice)
    match.settle()
    return match


def play_on(match: Match, seed: int, most: int = 10_000) -> Match:
    """Random orders until the end, or so many."""
    source = stream(seed, 99)
    while most > 0 and (seat := match.to_move) != NOBODY:
        choices = match.legal(seat)
        match.play_number(seat, choices[draw(source, len(choices))])
        most -= 1
    return match


def random_match(game: AnyGame, seed: int) -> Match:
    """A whole random match, mixed by both seats."""
    return play_on(new_match(game, seed, mix=("north wind", "Ça va, 伏尔加?")), seed)


def short_match(game: AnyGame) -> Match:
    """A few orders with dice among them, and a resignation of the second seat."""
    match = play_on(new_match(game, seed=4, mix=("a b", "")), 4, 9)
    match.resign(1)
    assert {entry.seat for entry in match.entries} == {CHANCE, 0, 1}
    return match


def chooser(game: AnyGame, name: str, seed: int) -> Choose:
    """A computer player, always the same."""
    choose, source, desk = player(name, game), stream(seed), desk_for(game)
    return lambda known, seat: int(choose(known, seat, source, desk))
