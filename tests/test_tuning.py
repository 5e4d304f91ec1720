"""Tuning: the search finds the setting that it should, where it is known how often each of them wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import numpy as np
import pytest

from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.knobs import Knob
from kurgan.engine.record import save
from kurgan.simulate.contest import FORFEITED, TALLIES, WINNER, Counts, Job
from kurgan.simulate.crew import PART, Crew, Task, crew, parts
from kurgan.simulate.score import Results, Share, share
from kurgan.simulate.tuning import Bench, Setting, Tuning, distance, most_games, settings_of, tuned

PLAYERS = ("greedy", "greedy")
Chance = Callable[[Setting], tuple[float, float]]
"""How often the first seat wins and draws with a setting."""


@dataclass(frozen=True)
class Lots(Crew):
    """Games that are drawn by lot: number by number the same for all settings."""

    chance: Chance

    def rows(self, tasks: Iterable[Task]) -> Iterator[Counts]:
        for job, games in tasks:
            wins, draws = self.chance(tuple(map(int, job.start.decode().split())))
            lot = np.array([np.random.default_rng([job.seed, number]).random() for number in games])
            rows = np.zeros((len(games), TALLIES), np.int64)
            rows[:, WINNER] = np.where(lot < wins, 0, np.where(lot < wins + draws, NOBODY, 1))
            rows[:, FORFEITED] = lot > 0.95
            yield rows


def knob(first: int, last: int) -> Knob:
    return Knob.model_validate({"path": "turns", "from": first, "to": last})


def search(game: AnyGame, knobs: dict[str, Knob], chance: Chance, target: float, games: int) -> tuple[Tuning, int]:
    """What is found, and in how many games."""
    jobs = {each: Job(game.name, " ".join(map(str, each)).encode(), PLAYERS, 1) for each in settings_of(knobs)}
    played: list[int] = []
    bench = Bench(game, "some", knobs, jobs, Lots(None, 1, chance), played.append)
    return tuned(bench, target, games), sum(played)


@pytest.mark.parametrize("slope", [0.05, -0.05])
@pytest.mark.parametrize(("target", "right"), [(0.5, 10), (0.3, None), (0.7, None)])
def test_one_knob_is_turned_by_halves(autumn_storm: AnyGame, slope: float, target: float, right: int | None) -> None:
    found, played = search(
        autumn_storm, {"needs": knob(1, 19)}, lambda each: (0.5 + slope * (each[0] - 10), 0.0), target, 400
    )
    wanted = right or 10 + round((target - 0.5) / slope)
    assert abs(found.best["needs"] - wanted) <= 1
    low, high = found.measured.interval
    assert found.method == "bisection" and found.reached == (low <= target <= high)
    assert len(found.tried) < 19 and played <= most_games({"needs": knob(1, 19)}, 400)
    assert found.measured.games == 400, "and in games of its own"
    assert 0 < found.measured.forfeits < 40
    assert found.forfeits == found.measured.forfeits + sum(each.share.forfeits for each in found.tried)
    ends = [each.share.games for each in found.tried if each.setting["needs"] in (1, 19)]
    assert max(ends) < 100, "what is far off is soon left"


def test_a_target_that_no_setting_reaches_is_said_to_be_missed(autumn_storm: AnyGame) -> None:
    found, _ = search(autumn_storm, {"needs": knob(1, 9)}, lambda each: (0.02 * each[0], 0.0), 0.5, 200)
    assert found.best == {"needs": 9} and not found.reached


def test_of_several_knobs_the_better_half_goes_on(autumn_storm: AnyGame) -> None:
    knobs = {"needs": knob(1, 6), "price": knob(-2, 2)}
    found, played = search(autumn_storm, knobs, lambda each: (0.9 - 0.15 * each[0] + 0.02 * each[1], 0.0), 0.5, 320)
    wins = 0.9 - 0.15 * found.best["needs"] + 0.02 * found.best["price"]
    assert abs(wins - 0.5) <= 0.08
    assert found.method == "successive halving" and len(found.tried) == 30
    assert sorted({each.share.games for each in found.tried}) == [20, 40, 80, 160, 320]
    assert played <= most_games(knobs, 320) < 30 * 320
    assert found.tried[0].share.games == 320 and found.best in [each.setting for each in found.tried[:2]]


def test_many_draws_are_no_balance(autumn_storm: AnyGame) -> None:
    knobs = {"needs": knob(0, 1), "price": knob(0, 1)}
    found, _ = search(autumn_storm, knobs, lambda each: (0.1, 0.8) if each[0] else (0.48, 0.02), 0.5, 200)
    assert found.best["needs"] == 0


@pytest.mark.parametrize(
    ("wins", "draws", "far"), [(50, 0, 0.0), (40, 0, 0.1), (60, 0, 0.1), (40, 20, 0.1), (50, 10, 0.05)]
)
def test_distance_is_the_mean_of_what_both_sides_lack(wins: int, draws: int, far: float) -> None:
    got = Share(games=100, wins=wins, draws=draws, losses=100 - wins - draws, forfeits=0, score=0, interval=(0, 1))
    assert distance(got, 0.5) == pytest.approx(far)


def test_too_many_settings_are_refused() -> None:
    with pytest.raises(ValueError, match=r"8,000 settings are more than the 400 .* --knob"):
        settings_of({name: knob(1, 20) for name in "abc"})


def test_a_share_adds_up() -> None:
    rows = np.zeros((5, TALLIES), np.int64)
    rows[:, WINNER], rows[:, FORFEITED] = (0, 0, NOBODY, 1, 1), (1, 0, 0, 0, 1)
    results = Results.together([Results.of(rows[:2]), Results.of(rows[2:])])
    got = share(results)
    assert (got.games, got.wins, got.draws, got.losses, got.score) == (5, 2, 1, 2, 0.5)
    assert results.forfeits == (1, 1) and got.forfeits == 2
    low, high = got.interval
    assert 0 < low < got.score < high < 1


def test_parts_have_every_number_once_and_a_crew_answers_in_order(autumn_storm: AnyGame) -> None:
    assert [number for part in parts(range(7, 42)) for number in part] == list(range(7, 42))
    assert all(len(part) <= PART for part in parts(range(7, 42)))
    job = Job("autumn-storm", save(autumn_storm.start("mamayev-kurgan", {})), ("random", "random"), 3)
    tasks = [(job, part) for part in parts(range(95))]
    with crew(1) as alone, crew(2) as two:
        rows = [each.tolist() for each in alone.rows(tasks)]
        assert rows == [each.tolist() for each in two.rows(tasks)]
        assert next(iter(two.rows(iter(tasks)))).tolist() == rows[0], "who stops asking is free to go"
