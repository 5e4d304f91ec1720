"""Contests: the same seed gives the same games in any number of processes, and the report adds up."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import save
from kurgan.games import folders, load
from kurgan.simulate import shares
from kurgan.simulate.contest import CHANCES, DECISIONS, TALLIES, WINNER, Counts, Job, in_parts, play
from kurgan.simulate.hands import Hands
from kurgan.simulate.report import report
from kurgan.simulate.shares import SURE, around, interval

PLAYERS = ("random", "random")


@pytest.fixture(params=folders())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


def rows_of(game: AnyGame, games: int, seed: int, workers: int = 1, part: int = 7) -> Counts:
    start = game.start(game.rulebook.game.scenario, {})
    job = Job.of(game, start, PLAYERS, seed)
    return np.concatenate(list(Hands(workers).carry_out(job.run, in_parts(games, part))))


def test_rows_are_the_same_for_any_number_of_workers_and_any_parts(game: AnyGame) -> None:
    rows = rows_of(game, 40, seed=3)
    assert np.array_equal(rows, rows_of(game, 40, seed=3, workers=2, part=9))
    assert np.array_equal(rows, rows_of(game, 40, seed=3, part=40))


def test_a_seed_gives_the_same_games_again_and_another_gives_others(game: AnyGame) -> None:
    rows = rows_of(game, 30, seed=5)
    assert np.array_equal(rows, rows_of(game, 30, seed=5))
    assert np.array_equal(rows, rows_of(game, 50, seed=5)[:30]), "more games begin with the same ones"
    assert not np.array_equal(rows, rows_of(game, 30, seed=6))


def test_a_contest_leaves_its_start_alone(game: AnyGame) -> None:
    start = game.start(game.rulebook.game.scenario, {})
    before = save(start)
    play(game, start, PLAYERS, 1, range(3))
    assert save(start) == before


def test_rows_count_what_happened(game: AnyGame) -> None:
    rows = rows_of(game, 60, seed=7)
    assert set(rows[:, WINNER]) <= {0, 1, NOBODY}
    assert (rows[:, DECISIONS] > 0).all() and (rows[:, CHANCES] >= 0).all()
    longest = game.longest(game.start(game.rulebook.game.scenario, {}))
    assert (rows[:, DECISIONS] + rows[:, CHANCES] <= longest).all()
    assert rows.shape == (60, TALLIES + len(game.tallies))
    assert CHANCE not in rows[:, WINNER]


def test_the_report_adds_up(game: AnyGame) -> None:
    rows = rows_of(game, 60, seed=8)
    found = report(game, "some", PLAYERS, 8, rows)
    assert found.games == 60 == sum(found.wins.values()) + found.draws
    assert (found.game, found.rules, found.scenario, found.seed) == (game.name, game.ruleset, "some", 8)
    assert found.players == dict(zip(game.seats, PLAYERS, strict=True))
    for index, seat in enumerate(game.seats):
        assert found.wins[seat] == np.count_nonzero(rows[:, WINNER] == index)
        assert found.shares[seat] == found.wins[seat] / 60
        assert found.intervals[seat] == interval(found.wins[seat], 60)
    turns = rows[:, TALLIES + list(game.tallies).index("turns")]
    assert (found.turns.least, found.turns.most) == (min(turns), max(turns))
    assert found.turns.mean == pytest.approx(sum(turns) / 60)
    assert found.turns.median == pytest.approx(sum(sorted(turns)[29:31]) / 2)
    assert found.decisions.mean == pytest.approx(sum(rows[:, DECISIONS]) / 60)
    assert {"turns", *found.tallies} == set(game.tallies)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
        (0, 20, 0.0, 0.1611),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_intervals_are_wilson_s_as_published(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_an_interval_holds_the_share_and_lies_between_nothing_and_all() -> None:
    for games in range(1, 120):
        for wins in range(games + 1):
            low, high = interval(wins, games)
            assert 0 <= low <= wins / games <= high <= 1
    assert interval(0, 0) == (0.0, 1.0)


def test_how_sure_is_sure_is_said_in_one_place() -> None:
    folder = Path(shares.__file__).parent
    having = [
        file.name for file in folder.rglob("*.py") if re.search(r"1\.96", file.read_text(encoding="utf-8"))
    ]
    assert having == ["shares.py"]
    assert around(0.4, 0.1) == (0.4 - SURE * 0.1, 0.4 + SURE * 0.1)


@pytest.mark.parametrize(("games", "part"), [(10, 3), (9, 3), (1, 100), (0, 5)])
def test_parts_hold_every_game_once(games: int, part: int) -> None:
    assert [number for each in in_parts(games, part) for number in each] == list(range(games))
    assert all(0 < len(each) <= part for each in in_parts(games, part))
