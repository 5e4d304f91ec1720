"""Looking after every part keeps the error: equal arms are called different in at most five of a hundred trials."""

from __future__ import annotations

from math import comb

import numpy as np
import pytest

from kurgan.simulate.score import Scores
from kurgan.simulate.sequential import ERROR, Verdict, bounds, difference, judged, riches

LOOK = 10
MARGIN = 0.05


def verdict(pairs: Scores) -> tuple[Verdict, int]:
    """What is said of these differences when one looks after every part, and after how many of them."""
    for games in range(LOOK, len(pairs) + 1, LOOK):
        said = judged(*difference(pairs[:games]), MARGIN)
        if said != Verdict.UNSURE:
            return said, games
    return Verdict.UNSURE, len(pairs)


def trials(chances: tuple[float, float, float], games: int, count: int) -> list[tuple[Verdict, int]]:
    """Many comparisons in which B loses, holds and wins the game of A with these chances."""
    source = np.random.default_rng(7)
    return [verdict(source.choice([-1.0, 0.0, 1.0], games, p=chances)) for _ in range(count)]


@pytest.mark.parametrize("mean", [0.2, 0.5, 0.7])
def test_the_true_mean_is_ever_ruled_out_with_no_more_than_the_error(mean: float) -> None:
    """Exactly: the chance of every count of wins that was never ruled out on the way, game by game."""
    values = np.array([0.0, 1.0])
    inside = np.array([1.0])  # by the number of wins so far
    for games in range(1, 151):
        inside = np.append(inside * (1 - mean), 0) + np.append(0, inside * mean)
        for wins in range(games + 1):
            counts = np.array([games - wins, wins])
            if riches(np.array([mean]), values, counts)[0] >= -np.log(ERROR):
                inside[wins] = 0
    assert 0.001 < 1 - inside.sum() <= ERROR


def test_a_gambler_expects_to_keep_what_he_has_if_the_mean_is_true() -> None:
    for mean in (0.1, 0.5, 0.9):
        kept = [
            comb(20, wins)
            * mean**wins
            * (1 - mean) ** (20 - wins)
            * np.exp(riches(np.array([mean]), np.array([0.0, 1.0]), np.array([20 - wins, wins]))[0])
            for wins in range(21)
        ]
        assert sum(kept) == pytest.approx(1)


def test_equal_arms_are_rarely_called_different() -> None:
    said = [verdict for verdict, _ in trials((0.2, 0.6, 0.2), 150, 100)]
    assert said.count(Verdict.DIFFER) <= ERROR * len(said)


def test_a_real_difference_is_found_and_the_greater_the_sooner() -> None:
    some, great = trials((0.1, 0.6, 0.3), 600, 15), trials((0.05, 0.5, 0.45), 600, 15)
    assert all(verdict == Verdict.DIFFER for verdict, _ in some + great)
    assert np.mean([games for _, games in great]) < np.mean([games for _, games in some]) < 400


def test_arms_that_hardly_ever_part_are_called_alike() -> None:
    assert {verdict for verdict, _ in trials((0.01, 0.98, 0.01), 600, 10)} == {Verdict.ALIKE}


def test_bounds_hold_the_mean_and_close_in_on_it() -> None:
    source = np.random.default_rng(3)
    numbers = source.choice([0.0, 0.5, 1.0], 2000, p=[0.3, 0.2, 0.5])
    widths = []
    for games in (1, 10, 100, 2000):
        low, high = bounds(numbers[:games])
        assert 0 <= low <= numbers[:games].mean() <= high <= 1
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True) and widths[-1] < 0.1
    sure, surer = bounds(numbers, 0.05), bounds(numbers, 0.001)
    assert surer[0] < sure[0] and sure[1] < surer[1]


def test_what_is_outside_the_bounds_is_ruled_out_and_what_is_inside_is_not() -> None:
    numbers = np.array([1.0] * 30 + [0.5] * 10 + [0.0] * 20)
    low, high = bounds(numbers)
    values, counts = np.unique(numbers, return_counts=True)
    asked = np.array([low - 0.001, low + 0.001, high - 0.001, high + 0.001])
    assert (riches(asked, values, counts) >= -np.log(ERROR)).tolist() == [True, False, False, True]


@pytest.mark.parametrize(("same", "low", "high"), [(1.0, 0.7, 1.0), (-1.0, -1.0, -0.7), (0.0, -0.1, 0.1)])
def test_results_that_are_all_the_same_have_bounds_too(same: float, low: float, high: float) -> None:
    found = difference(np.full(50, same))
    assert low <= found[0] <= same <= found[1] <= high
    assert bounds(np.zeros(0)) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [
        (0.01, 0.3, Verdict.DIFFER),
        (-0.3, -0.01, Verdict.DIFFER),
        (0.01, 0.02, Verdict.DIFFER),
        (-0.04, 0.05, Verdict.ALIKE),
        (-0.06, 0.04, Verdict.UNSURE),
        (-0.04, 0.06, Verdict.UNSURE),
    ],
)
def test_a_verdict_is_read_from_the_bounds(low: float, high: float, said: Verdict) -> None:
    assert judged(low, high, 0.05) == said
