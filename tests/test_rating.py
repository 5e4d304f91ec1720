"""Ratings: known strengths are found back from played results, and the intervals hold them as often as they say."""

from __future__ import annotations

import numpy as np
import pytest

from kurgan.engine.game import AnyGame
from kurgan.simulate.ladder import Pairing, anchor_of, ladder, pairs_of
from kurgan.simulate.rating import ELO, Meeting, Strengths, rated

TRUE = np.array([700.0, 1000.0, 1150.0, 1260.0, 1330.0])
SIDE, DRAWN = 40.0, 0.3


def meetings(source: np.random.Generator, games: int) -> list[Meeting]:
    """Games of players with these strengths, drawn by lot."""
    found = []
    for first, second in [(a, b) for a in range(len(TRUE)) for b in range(len(TRUE)) if a != b]:
        lead = (TRUE[first] - TRUE[second] + SIDE) / ELO
        weights = np.array([np.exp(lead / 2), DRAWN, np.exp(-lead / 2)])
        found.append(Meeting(first, second, *map(int, source.multinomial(games, weights / weights.sum()))))
    return found


def test_known_strengths_are_found_back() -> None:
    found = rated(len(TRUE), meetings(np.random.default_rng(1), 20_000), 1, 1000)
    assert found.ratings == pytest.approx(TRUE, abs=8)
    assert found.side == pytest.approx(SIDE, abs=4)
    assert found.spreads[1] == 0 and (found.spreads[[0, 2, 3, 4]] < 5).all()


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    source = np.random.default_rng(2)
    ladders: list[Strengths] = [rated(len(TRUE), meetings(source, 50), 1, 1000) for _ in range(200)]
    held = np.array([np.abs(each.ratings - TRUE) <= each.spreads for each in ladders])[:, [0, 2, 3, 4]]
    sides = np.array([abs(each.side - SIDE) <= each.side_spread for each in ladders])
    assert 0.92 <= held.mean() <= 0.98
    assert 0.90 <= sides.mean() <= 0.99


def test_equal_results_are_equal_ratings_and_a_side_that_wins_has_the_advantage() -> None:
    found = rated(2, [Meeting(0, 1, 60, 0, 40), Meeting(1, 0, 60, 0, 40)], 0, 1000)
    assert found.ratings == pytest.approx([1000, 1000])
    assert found.side == pytest.approx(ELO * np.log(60 / 40), rel=0.01)


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    found = rated(2, [Meeting(0, 1, 1000, 0, 100), Meeting(1, 0, 100, 0, 1000)], 1, 1000)
    assert found.ratings == pytest.approx([1400, 1000], abs=2)


@pytest.mark.parametrize(
    "shut_out",
    [
        [Meeting(0, 1, 100, 0, 0), Meeting(1, 0, 0, 0, 100)],
        [Meeting(0, 1, 0, 100, 0), Meeting(1, 0, 0, 100, 0)],
        [Meeting(0, 1, 100_000, 0, 0), Meeting(1, 0, 0, 0, 100_000)],
    ],
)
def test_a_shut_out_is_a_great_difference_and_not_one_without_end(shut_out: list[Meeting]) -> None:
    found = rated(2, shut_out, 0, 1000)
    assert np.isfinite(found.ratings).all() and np.isfinite(found.spreads).all()
    assert found.ratings[1] < 0 or (shut_out[0].draws and found.ratings[1] == pytest.approx(1000))
    assert found.spreads[1] > 500, "and nobody knows how great"


def pairings(strengths: dict[str, float]) -> list[Pairing]:
    """A thousand games of each pair from each side, as they come on the mean."""
    found = []
    for first, second in pairs_of(list(strengths)):
        wins = round(1000 / (1 + 10 ** ((strengths[second] - strengths[first]) / 400)))
        found.append(Pairing(first=first, second=second, games=1000, wins=wins, draws=0, losses=1000 - wins))
    return found


def test_greedy_is_the_measure_or_else_who_is_in_the_middle() -> None:
    strengths = {"weak": 800.0, "greedy": 1000.0, "strong": 1200.0}
    assert anchor_of(list(strengths), pairings(strengths)) == "greedy"
    others = {"strong": 1200.0, "weak": 700.0, "fair": 1000.0}
    assert anchor_of(list(others), pairings(others)) == "fair"


def test_the_ladder_has_the_strongest_first_and_what_each_got_of_the_others(autumn_storm: AnyGame) -> None:
    strengths = {"weak": 800.0, "greedy": 1000.0, "strong": 1200.0}
    found = ladder(autumn_storm, "some", list(strengths), 5, pairings(strengths))
    assert [each.player for each in found.players] == ["strong", "greedy", "weak"]
    assert [each.rating for each in found.players] == pytest.approx([1200, 1000, 800], abs=2)
    assert found.players[1].interval == (1000, 1000) and found.anchor == "greedy"
    assert found.scores["strong"]["weak"] == pytest.approx(1 / (1 + 10**-1), abs=0.001)
    assert found.scores["weak"]["strong"] == pytest.approx(1 - found.scores["strong"]["weak"])
    assert found.players[0].games == 4000 and found.draws == 0
    shares = list(found.scores["strong"].values())
    assert found.players[0].score == pytest.approx(sum(shares) / 2)
    assert found.side == pytest.approx(0, abs=2) and found.games_a_pair == 2000


def test_who_is_farther_apart_than_the_reach_does_not_meet() -> None:
    assert pairs_of(["a", "b", "c"], 1) == [("a", "b"), ("b", "a"), ("b", "c"), ("c", "b")]
    assert len(pairs_of(["a", "b", "c"])) == 6
