"""The fuzzer finds nothing in the games, and finds every kind of fault that is planted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from kurgan.engine import rule
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, Ints
from kurgan.games import folders, load
from kurgan.simulate.fuzz import Findings, fuzz

GAMES = {"autumn-storm": 2000}


def findings(game: AnyGame, games: int, seed: int = 1) -> Findings:
    """What is found in so many games."""
    for found in fuzz(game, games, seed):
        last = found
    assert last.games == games
    return last


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Faults are planted as plain functions, so nothing planted gets into the compile cache."""
    monkeypatch.setattr(rule, "is_compiled", lambda: False)


def from_number(count: int, sound: Callable[..., int], broken: Callable[..., int]) -> Callable[..., int]:
    """A function that is sound so many times and then broken."""
    calls = 0

    def either(*args: AnyRecord) -> int:
        nonlocal calls
        calls += 1
        return sound(*args) if calls <= count else broken(*args)

    return either


@pytest.mark.parametrize("name", folders())
def test_nothing_is_wrong_in_thousands_of_random_games(name: str) -> None:
    found = findings(load(name), GAMES.get(name, 1000))
    assert found.is_clean, found.first
    assert not found.first


@pytest.mark.usefixtures("plain")
def test_a_sound_game_is_clean(autumn_storm: AnyGame) -> None:
    found = findings(replace(autumn_storm, fault=lambda state: -1), 3)
    played = dict.fromkeys(list(autumn_storm.scenarios())[:3], 1)
    assert found == Findings(games=3, scenarios=played) and found.is_clean


@pytest.mark.usefixtures("plain")
def test_every_scenario_is_played_in_turn_and_counted(autumn_storm: AnyGame) -> None:
    names = list(autumn_storm.scenarios())
    found = findings(replace(autumn_storm, fault=lambda state: 0), len(names) + 1)
    assert found.scenarios == {**dict.fromkeys(names, 1), names[0]: 2} and len(names) > 1


@pytest.mark.usefixtures("plain")
def test_a_state_that_must_never_be_is_found_and_named(autumn_storm: AnyGame) -> None:
    planted = from_number(30, lambda state: -1, lambda state: 3)
    found = findings(replace(autumn_storm, fault=planted, faults=["a", "b", "c", "the fourth fault"]), 2)
    assert (found.violations, found.is_clean) == (2, False)
    assert "the fourth fault" in found.first[0] and "game 0" in found.first[0]


@pytest.mark.usefixtures("plain")
def test_a_fault_in_the_very_last_state_is_found(autumn_storm: AnyGame) -> None:
    def planted(state: AnyRecord) -> int:
        return 0 if autumn_storm.seat_to_move(state) == NOBODY else -1

    assert findings(replace(autumn_storm, fault=planted), 2).violations == 2


@pytest.mark.usefixtures("plain")
def test_a_seat_or_chance_without_a_choice_is_found(autumn_storm: AnyGame) -> None:
    sound = replace(autumn_storm, fault=lambda state: -1)
    no_orders = replace(sound, legal=from_number(3, sound.legal, lambda *args: 0))
    no_dice = replace(sound, chance_outcomes=from_number(3, sound.chance_outcomes, lambda *args: 0))
    for game in (no_orders, no_dice):
        found = findings(game, 1)
        assert (found.dead_ends, found.is_clean, len(found.first)) == (1, False, 1)


@pytest.mark.usefixtures("plain")
def test_a_game_that_does_not_end_is_found(autumn_storm: AnyGame) -> None:
    found = findings(replace(autumn_storm, fault=lambda state: -1, longest=lambda state: 20), 2)
    assert (found.runaways, found.is_clean) == (2, False)


@pytest.mark.usefixtures("plain")
def test_the_longest_game_itself_is_no_runaway(autumn_storm: AnyGame) -> None:
    numbers = 0

    def counted(state: AnyRecord, number: int) -> None:
        nonlocal numbers
        numbers += 1
        autumn_storm.apply(state, number)

    findings(replace(autumn_storm, fault=lambda state: -1, apply=counted), 1)
    sound, length = replace(autumn_storm, fault=lambda state: -1), numbers
    assert findings(replace(sound, longest=lambda state: length), 1).runaways == 0
    assert findings(replace(sound, longest=lambda state: length - 1), 1).runaways == 1


@pytest.mark.usefixtures("plain")
def test_a_rule_that_fails_is_found_and_named(autumn_storm: AnyGame) -> None:
    def planted(state: AnyRecord, numbers: Ints) -> int:
        raise ZeroDivisionError("the bridge is gone")

    found = findings(replace(autumn_storm, fault=lambda state: -1, legal=planted), 2)
    assert (found.crashes, found.is_clean) == (2, False)
    assert "ZeroDivisionError: the bridge is gone" in found.first[0]


@pytest.mark.usefixtures("plain")
def test_only_the_first_findings_are_told_but_all_are_counted(autumn_storm: AnyGame) -> None:
    found = findings(replace(autumn_storm, fault=lambda state: 0), 25)
    assert found.violations == 25 and len(found.first) == 10
