"""The school: the net learns what it is shown, habits follow what was preferred, lessons are games that were played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from kurgan.engine.game import AnyGame
from kurgan.engine.workers import workers
from kurgan.games import load
from kurgan.players.judgement import weighed
from kurgan.players.level import Level
from kurgan.players.study import HIDDEN, Learned, checked, learned_of, read, study_for, write
from kurgan.train.habits import Decisions, Practice, formed
from kurgan.train.lessons import Lesson, Pace
from kurgan.train.net import (
    OFFSET,
    Course,
    Positions,
    Slopes,
    backward,
    block_of,
    forward,
    slopes_for,
    trained,
    unblocked,
)
from kurgan.train.school import School
from kurgan.train.timetable import Stage, starts_of, timetable, variants

SCENARIO = "mamayev-kurgan"


def stage(**more: object) -> Stage:
    return Stage.model_validate(
        {"scenarios": (SCENARIO,), "practice": 8, "simulations": 4, "lessons": 96, "every": 2, **more}
    )


@pytest.fixture(scope="module")
def game() -> AnyGame:
    return load("autumn-storm")


@pytest.fixture(scope="module")
def starts(game: AnyGame) -> bytes:
    return starts_of(game, stage(), 1)


def positions(facts: list[list[tuple[int, float]]], results: list[float]) -> Positions:
    """Positions by hand: the facts of each, and what came of it; each is a game of its own."""
    return Positions(
        np.cumsum([0, *map(len, facts)]),
        np.array([place for each in facts for place, _ in each], np.int16),
        np.array([amount for each in facts for _, amount in each], np.float32),
        np.array(results, np.float32),
        np.arange(len(facts)),
    )


def small_block(facts: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    sizes = (facts, HIDDEN), HIDDEN, HIDDEN, 1, (2, 1)
    return block_of(Learned(*(np.zeros(size, np.float32) for size in sizes)), seed=1)


def test_the_net_learns_which_of_two_facts_wins() -> None:
    shown = positions([[(0, 1.0)], [(1, 1.0)]] * 3000, [1.0, 0.0] * 3000)
    block, surprise = trained(small_block(2), shown, Course(8, 1e-2), 1)
    hidden = np.zeros(HIDDEN, np.float32)
    assert forward(block, shown, 0, hidden) > 2 > -2 > forward(block, shown, 1, hidden)
    assert surprise < 0.1 < np.log(2), "and what it never saw surprises it less than a coin would"


def test_the_slope_is_the_change_of_the_error_with_each_weight() -> None:
    shown, block, hidden = positions([[(0, 0.7), (1, -1.3)]], [1.0]), small_block(2), np.zeros(HIDDEN, np.float32)
    slopes: Slopes = slopes_for(block)
    forward(block, shown, 0, hidden)
    backward(block, shown, 0, hidden, 1.0, slopes)  # of the logarithm of the odds itself
    for row, place in [(0, 0), (0, 9), (1, 3), (2, 5), (3, 7), (len(block) + OFFSET, 0)]:
        turned = block.copy()
        turned[row, place] += 1e-2
        change = forward(turned, shown, 0, hidden) - forward(block, shown, 0, hidden)
        assert change / 1e-2 == pytest.approx(slopes.now[row, place], abs=2e-3)


def test_what_was_learned_is_judged_alike_at_a_table_and_at_school(game: AnyGame, starts: bytes) -> None:
    learned = learned_of(game)
    found = Lesson(game.name, starts, learned, Pace(0, 0, 20)).played((3, 4))
    block, hidden, study = block_of(learned, 1), np.zeros(HIDDEN, np.float32), study_for(game, 1)
    for position in range(len(found.results)):
        first, count = found.ends[position], int(found.ends[position + 1] - found.ends[position])
        for index in range(count):
            study.places[index], study.amounts[index] = found.places[first + index], found.amounts[first + index]
        assert forward(block, found, position, hidden) == pytest.approx(weighed(count, study), abs=1e-4)


def test_habits_follow_what_was_preferred_by_each_seat() -> None:
    traits = np.array([[1.0, 0.0], [0.0, 1.0]] * 4000, np.float32)
    seats = np.arange(4000) % 2
    shares = np.where(np.repeat(seats, 2) == np.arange(8000) % 2, 0.9, 0.1).astype(np.float32)
    policy, surprise = formed(np.zeros((2, 2), np.float32), Decisions(2 * np.arange(4001), traits, shares, seats), 1)
    assert policy[0, 0] - policy[0, 1] == pytest.approx(np.log(9), abs=0.3)
    assert policy[1, 1] - policy[1, 0] == pytest.approx(np.log(9), abs=0.3)
    to_wonder_at = -0.9 * np.log(0.9) - 0.1 * np.log(0.1)
    assert surprise == pytest.approx(to_wonder_at, abs=0.03)


def test_a_lesson_is_the_same_for_the_same_seed_and_begins_where_thought_does(game: AnyGame, starts: bytes) -> None:
    lesson = Lesson(game.name, starts, learned_of(game), Pace(2, 0, 3))
    found, again, other = lesson.played((5, 6)), lesson.played((5, 6)), lesson.played((6, 6))
    for name in Positions._fields:
        assert np.array_equal(getattr(found, name), getattr(again, name))
    assert not np.array_equal(found.places, other.places)
    assert set(found.results.tolist()) <= {0.0, 0.5, 1.0} and set(found.games.tolist()) == set(range(6))
    for each in range(6):
        assert len(set(found.results[found.games == each].tolist())) == 1, "a game has one end"
    later = replace(lesson, pace=Pace(2, 40, 3)).played((5, 6))
    assert 0 < len(later.results) < len(found.results)


def test_practice_notes_how_much_thought_each_order_was_worth(game: AnyGame, starts: bytes) -> None:
    found = Practice(game.name, starts, learned_of(game), Level(simulations=8)).played((1, 1))
    assert len(found.seats) == len(found.ends) - 1 > 10 and set(found.seats.tolist()) == {0, 1}
    sums = np.add.reduceat(found.shares, found.ends[:-1])
    assert sums == pytest.approx(np.ones(len(sums)), abs=1e-5)
    assert found.traits.shape == (found.ends[-1], game.n_traits)


def test_a_round_makes_the_same_weights_on_any_number_of_cores(game: AnyGame) -> None:
    made = []
    for processes in (1, 2):
        with workers(processes) as pool:
            made.append(School(game, pool).round(learned_of(game), stage(opening=10), 1))
    (one, *figures), (two, *again) = made
    assert figures == again
    assert all(np.array_equal(first, second) for first, second in zip(one, two, strict=True))
    assert not np.array_equal(one.first, learned_of(game).first)
    assert not np.array_equal(one.policy, learned_of(game).policy)


def test_weights_are_kept_half_as_wide(game: AnyGame, tmp_path: Path) -> None:
    learned, file = learned_of(game), tmp_path / "learned.npz"
    write(learned, file)
    for kept, own in zip(read(file), learned, strict=True):
        assert kept == pytest.approx(own, rel=1e-3, abs=1e-6)
    assert unblocked(block_of(learned, 1), learned).second == pytest.approx(learned.second)


def test_weights_of_another_game_or_none_are_refused(game: AnyGame, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"do not fit autumn-storm: first has \(.*let it learn anew"):
        checked(game, learned_of(load("eastern-front")))
    (tmp_path / "notes.npz").write_text("no weights", encoding="utf-8")
    with pytest.raises(ValueError, match=r"notes\.npz is no file of weights"):
        read(tmp_path / "notes.npz")


def test_knobs_are_turned_by_lot_and_what_is_given_stays(game: AnyGame) -> None:
    generator = np.random.default_rng(1)
    words = "september-1942:axis_needs=12"
    plain, *others = variants(game, words, stage(turned=6), generator)
    assert plain.setting == {"axis_needs": 12}
    assert len(others) == 6 and all(each.setting["axis_needs"] == 12 for each in others)
    assert len({tuple(each.setting.items()) for each in others}) > 1
    assert len(starts_of(game, stage(scenarios=(words, SCENARIO), turned=2), 1)) == 4 * game.state.dtype.itemsize


@pytest.mark.parametrize("name", ["autumn-storm", "battle-for-stalingrad", "eastern-front"])
def test_every_game_has_a_timetable_whose_scenarios_there_are(name: str) -> None:
    game = load(name)
    for each in timetable(game).stage:
        assert starts_of(game, each, 1)
