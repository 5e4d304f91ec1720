"""Contests: the same seed gives the same games in any number of processes, and the report adds up."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import save
from kurgan.games import folders, load
from kurgan.players import weights as weighing
from kurgan.players.level import levels
from kurgan.players.study import Learned, learned_of
from kurgan.players.weights import weights
from kurgan.simulate import edition as edition_module
from kurgan.simulate import shares, thinking
from kurgan.simulate.contest import CHANCES, DECISIONS, TALLIES, WINNER, Counts, Job, in_parts, play
from kurgan.simulate.crew import Crew, crew
from kurgan.simulate.edition import Brought, accepted, edition, worked
from kurgan.simulate.hands import Hands
from kurgan.simulate.report import report
from kurgan.simulate.shares import SURE, around, interval
from tests.commands import Command

PLAYERS = ("random", "random")


@pytest.fixture(params=folders())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


def rows_of(game: AnyGame, games: int, seed: int, workers: int = 1, part: int = 7) -> Counts:
    start = game.start(game.rulebook.game.scenario, {})
    job = Job.of(game, start, PLAYERS, seed)
    return np.concatenate(list(Hands(game.name, workers).carry_out(job.run, in_parts(games, part))))


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
    having = [file.name for file in folder.rglob("*.py") if re.search(r"1\.96", file.read_text(encoding="utf-8"))]
    assert having == ["shares.py"]
    assert around(0.4, 0.1) == (0.4 - SURE * 0.1, 0.4 + SURE * 0.1)


def test_a_report_names_the_rules_and_weights_it_was_played_by(game: AnyGame) -> None:
    found = report(game, "some", PLAYERS, 8, rows_of(game, 2, seed=8))
    assert (found.rules, found.weights) == (game.ruleset, weights(game)) and re.fullmatch(
        r"[0-9a-f]{16}", found.weights
    )
    assert edition(game.name) == f"{game.ruleset} {weights(game)}"


def test_weights_are_what_was_learned_and_what_levels_may_do_but_not_how_they_are_rated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = load("ridge")
    measured, other = levels(game), levels(game)
    measured = measured.model_copy(
        update={"marshal": measured.marshal.model_copy(update={"rating": 1500, "spread": 9})}
    )
    other = other.model_copy(update={"marshal": other.marshal.model_copy(update={"simulations": 3})})
    learned = [np.array(part) for part in learned_of(game)]
    learned[2][0] += 1
    plain = digest_of_weights(game)
    monkeypatch.setattr(weighing, "levels", lambda game: measured)
    assert digest_of_weights(game) == plain == weights(game)
    monkeypatch.setattr(weighing, "levels", lambda game: other)
    assert digest_of_weights(game) != plain
    monkeypatch.undo()
    monkeypatch.setattr(weighing, "learned_of", lambda game: Learned(*learned))
    assert digest_of_weights(game) != plain


def digest_of_weights(game: AnyGame) -> str:
    """Worked out anew, whatever is remembered."""
    return weights.__wrapped__(game)


def test_what_was_played_by_other_rules_or_weights_is_refused() -> None:
    here = edition("ridge")
    assert accepted("ridge", worked("ridge", list, range(2))) == [0, 1]
    with pytest.raises(ValueError, match=f"other rules or weights \\(1.0 abc\\) than there are here \\({here}\\)"):
        accepted("ridge", Brought([0, 1], "1.0 abc"))
    with pytest.raises(ValueError, match="plays ridge by other rules or weights"):
        accepted("ridge", cast(Brought[Counts], np.zeros((2, TALLIES), np.int64)))


def test_workers_with_other_weights_are_refused_in_one_sentence(
    kurgan: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They find what lies on the disk, whatever this process was told."""
    monkeypatch.setattr(edition_module, "weights", lambda game: "0" * 16)
    words = ("ridge", "--games", 30, "--workers", 2, "--json")
    for command in (("simulate", *words), ("ladder", *words, "--players", "random,greedy")):
        answer = kurgan(*command)
        assert answer.code == 2 and answer.out == ""
        said = answer.err.splitlines()[-1]
        assert said.startswith("kurgan: a worker plays ridge by other rules or weights (") and "0" * 16 in said


class Rehearsing:
    """A crew and its pool, on a clock that goes on a second for each game: what is asked of it, and when."""

    def __init__(self, rounds: list[list[tuple[int, float]]]) -> None:
        self.pool, self.workers, self.rounds = self, 2, rounds
        self.now, self.said = 0.0, list[str]()

    def map(self, task: Callable[[Job], tuple[int, float]], jobs: list[Job]) -> list[tuple[int, float]]:
        self.now += 100.0
        self.said += [f"{task.__name__} {len(jobs)}"]
        return self.rounds.pop(0)

    def carry_out(self, game: str, task: Callable[[range], Counts], parts: Sequence[range]) -> Iterator[Counts]:
        for part in parts:
            self.now += len(part)
            self.said += ["play"]
            yield np.zeros((len(part), TALLIES), np.int64)

    @contextmanager
    def crew(self, workers: int) -> Iterator[Crew]:
        yield cast(Crew, self)

    def perf_counter(self) -> float:
        return self.now


def test_throughput_is_measured_when_every_worker_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    game, rehearsing = load("ridge"), Rehearsing([[(7, 9.0), (7, 0.1)], [(7, 0.1), (8, 0.1)]])
    monkeypatch.setattr("kurgan.simulate.thinking.crew", rehearsing.crew)
    monkeypatch.setattr("kurgan.simulate.thinking.time", rehearsing)
    found = thinking.throughput(game, game.start("first-light", {}), 2, 12.0)
    assert found == 1.0, "a game a second, and the hundreds of seconds before them do not count"
    assert rehearsing.said[:2] == ["rehearsal 2", "rehearsal 2"], "one worker has done all of the first round"
    assert rehearsing.said[2:] == ["play"] * (2 * thinking.PARTS)


def test_every_worker_is_rehearsed() -> None:
    game = load("ridge")
    job = Job.of(game, game.start("first-light", {}), PLAYERS, 1)
    with crew(2) as together:
        ready = thinking.rehearsed(together, job)
    assert len(ready) == 2 and os.getpid() not in ready and min(ready.values()) > 0
    with crew(1) as alone:
        assert list(thinking.rehearsed(alone, job)) == [os.getpid()]


@pytest.mark.parametrize(("games", "part"), [(10, 3), (9, 3), (1, 100), (0, 5)])
def test_parts_hold_every_game_once(games: int, part: int) -> None:
    assert [number for each in in_parts(games, part) for number in each] == list(range(games))
    assert all(0 < len(each) <= part for each in in_parts(games, part))
