"""Compile what the tests run before they run, a game on each core: `python -m tests.compiling`.

Two workers that begin at the same time would each compile everything for themselves.
"""

from __future__ import annotations

from collections.abc import Iterable

from kurgan.cli.rehearsal import rehearsed
from kurgan.engine.workers import workers
from kurgan.games import folders, load
from kurgan.players import names
from kurgan.simulate.contest import play
from kurgan.simulate.fuzz import fuzz
from kurgan.train.rollouts import rehearse

PAIRS = (("random", "random"), ("greedy", "greedy"), ("greedy", "random"), ("random", "greedy"))


def compile_game(name: str) -> str:
    """Everything of one game: its rules, its players, what a page asks of it, contests, the fuzzing, rollouts."""
    game = rehearsed(load(name))
    start = game.start(game.rulebook.game.scenario, {})
    for pair in PAIRS:
        assert set(pair) <= set(names())
        play(game, start, pair, 1, range(1))
    last(fuzz(game, 1, 1))
    rehearse(game, start)
    return name


def last(findings: Iterable[object]) -> None:
    for _ in findings:
        pass


if __name__ == "__main__":
    with workers(2) as pool:
        list(pool.map(compile_game, sorted(folders(), reverse=True)))
