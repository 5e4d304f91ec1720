"""`kurgan calibrate`: what was said of positions, held against what came of them."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from kurgan.engine.game import NOBODY
from kurgan.games import load
from kurgan.players.weights import weights
from kurgan.simulate.calibration import Calibration, Heard, Hearing, Word, calibrated, came, interval, tenths_of
from kurgan.simulate.contest import Job, play
from tests.commands import Command
from tests.test_complaints import complaint

GAME = "ridge"


def job() -> Job:
    game = load(GAME)
    return Job.of(game, game.start(game.rulebook.game.scenario, {}), ("greedy", "random"), 3)


def test_a_tenth_counts_what_was_said_in_it_and_what_came_of_it() -> None:
    words = [Word(0, 0.61, 1.0), Word(0, 0.69, 1.0), Word(1, 0.65, 0.0), Word(1, 0.2, 0.5), Word(2, 1.0, 1.0)]
    low, middle, high = tenths_of(words, 3)
    assert (low.low, low.high, low.positions, low.won) == (0.2, 0.3, 1, 0.5)
    assert (middle.positions, middle.games) == (3, 2)
    assert middle.said == pytest.approx(0.65) and middle.won == pytest.approx(2 / 3)
    assert (high.low, high.high, high.said, high.won) == (0.9, 1.0, 1.0, 1.0), "what is certain is in the last tenth"


def test_positions_of_one_game_are_drawn_together() -> None:
    """A thousand positions of two games say no more than two games do."""
    counts, wins = np.array([500.0, 500.0]), np.array([500.0, 0.0])
    assert interval(counts, wins) == (0.0, 1.0)
    alone = interval(np.ones(1000), np.array([1.0, 0.0] * 500))
    assert 0.45 < alone[0] < 0.5 < alone[1] < 0.55


def test_honest_words_are_found_honest_and_others_not() -> None:
    chance = np.random.default_rng(7)
    truth = chance.uniform(size=4000)
    results = (chance.uniform(size=4000) < truth).astype(float)
    modest = [Word(*each) for each in zip(range(4000), truth, results, strict=True)]
    honest = calibrated(job(), "x", 4000, Heard(modest, 0))
    bold = [
        Word(game, float(said > 0.5), result) for game, (said, result) in enumerate(zip(truth, results, strict=True))
    ]
    boastful = calibrated(job(), "x", 4000, Heard(bold, 0))
    assert honest.worst is not None and honest.worst < 0.06
    assert boastful.worst is not None and boastful.worst > 0.2
    assert honest.brier is not None and boastful.brier is not None and honest.brier < boastful.brier
    for tenth in honest.tenths:
        assert tenth.interval[0] < tenth.won < tenth.interval[1]


def test_what_a_game_brought() -> None:
    assert [came(0, 0), came(1, 0), came(NOBODY, 0)] == [1.0, 0.0, 0.5]


def test_both_seats_are_asked_once_a_turn_and_nobody_plays_otherwise_for_it() -> None:
    contest = job()
    words, forfeits = Hearing(contest).heard(range(4))
    assert forfeits == 0 and Hearing(contest).heard(range(2, 4)).words == [word for word in words if word.game >= 2]
    game = load(GAME)
    rows = play(game, game.state.load(contest.start), contest.players, contest.seed, range(4))
    for number in range(4):
        said = [word for word in words if word.game == number]
        assert len(said) % 2 == 0
        assert {word.came for word in said[::2]} == {came(int(rows[number, 0]), 0)}
        assert all(0.0 <= word.said <= 1.0 for word in said)


def test_the_command_prints_the_tenths_and_draws_them(kurgan: Command, tmp_path: Path) -> None:
    words = ("calibrate", GAME, "--player", "greedy", "--games", 6)
    file = tmp_path / "reliability.svg"
    shown = kurgan(*words, "--draw", file)
    found = Calibration.model_validate(json.loads(kurgan(*words, "--json").out))
    assert found.weights == weights(load(GAME)) and found.rules == load(GAME).ruleset and found.forfeits == 0
    assert found.games == 6 and found.positions == sum(tenth.positions for tenth in found.tenths)
    assert f"{found.positions} positions" in shown.out and "Brier" in shown.out
    assert file.read_text(encoding="utf-8").count("<svg") == 1
    assert "parties" in kurgan(*words, "--language", "fr").out


def test_what_cannot_be_calibrated_is_refused_in_one_sentence(kurgan: Command, tmp_path: Path) -> None:
    assert "napoleon" in complaint(kurgan, "calibrate", GAME, "--player", "napoleon", "--games", "1")
    assert ".svg" in complaint(kurgan, "calibrate", GAME, "--draw", str(tmp_path / "reliability.png"))
