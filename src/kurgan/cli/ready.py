"""Getting a game ready: compiling it the first time, with a line that says so."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from kurgan.cli.voice import aside
from kurgan.engine.chance import stream
from kurgan.engine.game import CHANCE, AnyGame
from kurgan.engine.rule import is_compiled
from kurgan.engine.sources import cache_folder
from kurgan.games import about, load


def ready(name: str) -> AnyGame:
    """A game whose rules are compiled."""
    title = about(name).title.en
    game = load(name)
    with first_time(f"the rules of {title}", game, "rules"):
        for step in steps(game):
            step()
    return game


def steps(game: AnyGame) -> Iterator[Callable[[], object]]:
    """Every compiled part of the contract, called once."""
    state = game.start(game.rulebook.game.scenario, {})
    known, other = game.knows(state, 0), game.state.new()
    yield lambda: game.outcomes(state)
    yield lambda: game.apply(state, game.outcomes(state)[0][0]) if game.seat_to_move(state) == CHANCE else None
    yield lambda: game.choices(known)
    yield lambda: game.guess(known, 0, stream(0), other)
    yield lambda: game.evaluate(state, 0)
    yield lambda: game.fault(state)
    yield lambda: game.tally(state, np.zeros(len(game.tallies), np.int64))
    yield lambda: game.observe(
        known, 0, np.zeros(game.observation[0], np.float32), np.zeros(game.observation[1], np.float32)
    )


@contextmanager
def first_time(what: str, game: AnyGame, mark: str) -> Iterator[None]:
    """While something is compiled that never was, say so and count the seconds."""
    if is_done(game, mark):
        yield
        return
    start = time.monotonic()
    console = aside()
    if console.is_terminal:
        with console.status(f"Compiling {what}, once for this version …"):
            yield
    else:
        console.print(f"Compiling {what}, once for this version …")
        yield
    console.print(f"Compiled {what} in {time.monotonic() - start:.0f} s.")
    done = mark_of(game, mark)
    done.parent.mkdir(parents=True, exist_ok=True)
    done.touch()


def is_done(game: AnyGame, mark: str) -> bool:
    """Was it compiled before, by this version? Plain Python needs nothing, and must not say that it was done."""
    return not is_compiled() or mark_of(game, mark).exists()


def mark_of(game: AnyGame, mark: str) -> Path:
    """The file that says so."""
    return cache_folder(game.folder.name) / "ready" / mark
