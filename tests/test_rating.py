"""Ratings: known strengths are found back from played results, and the intervals hold them as often as they say."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np
import pytest

from kurgan.engine.game import AnyGame
from kurgan.games import folders, load
from kurgan.players.level import Levels, levels
from kurgan.players.weights import weights
from kurgan.simulate.ladder import Ladder, Pairing, anchor_of, ladder, pairs_of
from kurgan.simulate.rating import ELO, Meeting, Strengths, rated
from kurgan.simulate.ratings import check, ratings, with_ratings
from tests.commands import Command
from tests.test_complaints import complaint

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
        found.append(
            Pairing(first=first, second=second, games=1000, wins=wins, draws=0, losses=1000 - wins, forfeits=(3, 1))
        )
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
    assert found.forfeits == 6 * 4 and [each.forfeits for each in found.players] == [2 * 4] * 3
    assert found.weights == weights(autumn_storm) and found.rules == autumn_storm.ruleset


def test_who_is_farther_apart_than_the_reach_does_not_meet() -> None:
    assert pairs_of(["a", "b", "c"], 1) == [("a", "b"), ("b", "a"), ("b", "c"), ("c", "b")]
    assert len(pairs_of(["a", "b", "c"])) == 6


LEVELS_FILE = """\
# How the computer plays. Measured: docs/ladder.md.

[recruit]
simulations = 0
rating = 1   # by hand

[officer]
simulations = 32   # a few

[general]
simulations = 450

[marshal]
simulations = 1200
rating = 2
spread = 3
"""
CLIMBERS = {"greedy": 1000.0, "recruit": 900.0, "officer": 1100.0, "general": 1300.0}


def test_ratings_are_written_from_a_ladder_and_comments_stay(autumn_storm: AnyGame) -> None:
    found = ladder(autumn_storm, "some", list(CLIMBERS), 5, pairings(CLIMBERS))
    told = ratings(found)
    assert set(told) == {"recruit", "officer", "general"} and told["officer"][0] == pytest.approx(1100, abs=2)
    text = with_ratings(LEVELS_FILE, found)
    written = Levels.model_validate(tomllib.loads(text))
    for level in ("recruit", "officer", "general"):
        assert (getattr(written, level).rating, getattr(written, level).spread) == told[level]
    assert written.marshal.rating is written.marshal.spread is None, "who did not climb has no rating"
    assert "simulations = 32   # a few" in text and text.startswith("# How the computer plays.")
    assert with_ratings(text, found) == text


def test_a_ladder_of_another_game_or_with_other_weights_rates_nobody(autumn_storm: AnyGame) -> None:
    found = ladder(autumn_storm, "some", list(CLIMBERS), 5, pairings(CLIMBERS))
    check(autumn_storm, found)
    for update, said in (
        ({"game": "ridge"}, "is of ridge"),
        ({"weights": "0" * 16}, "climbed with weights 0000"),
        ({"players": found.players[:1]}, "levels have to meet greedy"),
    ):
        with pytest.raises(ValueError, match=said):
            check(autumn_storm, found.model_copy(update=update))


def test_the_command_rates_from_a_document_and_keeps_it(
    kurgan: Command, autumn_storm: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (file := tmp_path / "levels.toml").write_text(LEVELS_FILE)
    monkeypatch.setattr("kurgan.simulate.ratings.levels_file", lambda game: file)
    climbers = ("--scenario", "mamayev-kurgan", "--players", "greedy,recruit", "--games", 4, "--workers", 1)
    document = tmp_path / "ladder.json"
    found = kurgan("ladder", "autumn-storm", *climbers, "--write", document, "--rate", "--json").document
    told = ratings(Ladder.model_validate(found))
    once = file.read_text()
    assert Levels.model_validate(tomllib.loads(once)).recruit.rating == told["recruit"][0]
    file.write_text(LEVELS_FILE)
    page = tmp_path / "ladder.md"
    again = kurgan("ladder", "autumn-storm", "--read", document, "--rate", "--write", page, "--json")
    assert again.document == found and file.read_text() == once and "| greedy | 1000 |" in page.read_text()
    assert "Playing" not in again.err
    document.write_text("{}")
    assert "is no document of a ladder" in complaint(kurgan, "ladder", "autumn-storm", "--read", document)


@pytest.mark.parametrize("name", folders())
def test_no_level_has_a_rating_that_its_game_s_ladder_does_not_give_it(name: str) -> None:
    """docs/ladder/<game>.json is what `kurgan ladder GAME --write … --rate` has written."""
    game, document = load(name), Path(__file__).parent.parent / "docs" / "ladder" / f"{name}.json"
    measured = {
        level: (each.rating, each.spread) for level, each in levels(game) if each and (each.rating or each.spread)
    }
    if not document.exists():
        assert measured == {}, "a rating needs a ladder"
        return
    found = Ladder.model_validate_json(document.read_bytes())
    check(game, found)
    assert measured == ratings(found)
