"""Quick set-ups and scenarios in their files: what comes with the game is sound, and a wrong file is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kurgan.engine.datafile import load
from kurgan.games.battle_for_stalingrad.setup import scenarios
from kurgan.games.battle_for_stalingrad.tables.cards import FILE, FORCES
from kurgan.games.battle_for_stalingrad.tables.scenarios import Scenario
from kurgan.games.battle_for_stalingrad.tables.setups import SetupBook
from kurgan.games.battle_for_stalingrad.tests.data_files import broken, refusal

SETUPS = FILE.with_name("setups.toml").read_text(encoding="utf-8")
GOOD = """\
title = { en = "Test", fr = "Essai" }
summary = { en = "A test.", fr = "Un essai." }
turns = 12
locations = ["station", "univermag", "pavlov", "tsaritsa", "elevator"]

[german]
points = 9
hand = 5
forces = [
  { force = "71inf", place = 1 },
  { force = "76inf", place = 1 },
]

[soviet]
points = 11
hand = 10
forces = [
  { force = "193rd", place = 1, area = "control" },
]
"""


# Quick set-ups

FIRST = '{ force = "193rd", place = 1, area = "control" }'
WRONG_SETUPS = [
    (FIRST, FIRST.replace("193rd", "194rd"), "thin-line: no Force is called '194rd'; cards.toml lists them"),
    (FIRST, FIRST.replace("193rd", "71inf"), "thin-line: 71inf does not fight for this side"),
    ('force = "45rd"', 'force = "193rd"', "setup.forces.force: thin-line: 193rd is there twice"),
    (
        '"71inf", place = 1',
        '"71inf", place = 1, area = "control"',
        "broad-front: 71inf: German Forces begin in perimeter",
    ),
    (FIRST, FIRST.replace("1,", "6,"), "setup.forces.place: thin-line: input should be less than or equal to 5"),
    (FIRST, FIRST.replace("1,", "0,"), "setup.forces.place: thin-line: input should be greater than or equal to 1"),
    (
        FIRST,
        FIRST.replace("control", "cellar"),
        "setup.forces.area: thin-line: input should be 'control' or 'perimeter'",
    ),
    (', fr = "Ligne étirée"', "", "setup.title.fr: thin-line: field required"),
]


@pytest.mark.parametrize(("old", "new", "fault"), WRONG_SETUPS)
def test_a_wrong_quick_set_up_is_refused_by_file_line_and_fault(tmp_path: Path, old: str, new: str, fault: str) -> None:
    text, line = broken(SETUPS, old, new)
    said = refusal(tmp_path, "setups.toml", text, SetupBook)
    assert said.startswith(f"setups.toml, line {line}: ")
    assert fault in said


def test_a_quick_set_up_keeps_the_zone_limit(tmp_path: Path) -> None:
    text = SETUPS
    for place in (2, 3, 4):
        text = text.replace(f'place = {place}, area = "control"', 'place = 1, area = "control"')
    assert "thin-line: more than 3 Forces in one area [1.4]" in refusal(tmp_path, "setups.toml", text, SetupBook)


def test_a_quick_set_up_places_somebody(tmp_path: Path) -> None:
    text = re.sub(r"forces = \[\n.*?\n\]", "forces = []", SETUPS, count=1, flags=re.DOTALL)
    assert "setup.forces: thin-line: list should have at least 1 item" in refusal(
        tmp_path, "setups.toml", text, SetupBook
    )


# Scenarios

WRONG_SCENARIOS = [
    ("[german]", '[german]\nreserves = ["13gd"]', "german.reserves: no Force of this side is called '13gd'"),
    ('"pavlov"', '"kremlin"', "line 4: locations: no Location is called 'kremlin'; there are mamayev, tractor-works"),
    ('"pavlov"', '"station"', "line 4: locations: a Location is there twice"),
    (', "elevator"', "", "line 4: locations: tuple should have at least 5 items"),
    ('"elevator"', '"elevator", "ferry"', "forces: Forces can be placed only where the five Locations are named [3.1]"),
    ("turns = 12", "turns = 0", "line 3: turns: input should be greater than or equal to 1"),
    ("turns = 12", "turns = 41", "line 3: turns: input should be less than or equal to 40"),
    ("turns = 12", "uranus_needed = 7", "line 3: uranus_needed: input should be less than or equal to 6"),
    ("turns = 12", "launch_price = 7", "line 3: launch_price: input should be less than or equal to 6"),
    ("turns = 12", 'weather = "frost"', "line 3: weather: extra inputs are not permitted"),
    ("turns = 12", "turns =", "line 3: invalid value"),
    ("[german]", "[italian]", "line 6: italian: extra inputs are not permitted"),
    ("points = 9", "points = 0", "line 7: german.points: input should be greater than or equal to 1"),
    ("hand = 5", "hand = 31", "line 8: german.hand: input should be less than or equal to 30"),
    (
        'force = "71inf"',
        'force = "72inf"',
        "line 10: german.forces.force: no Force is called '72inf'; cards.toml lists",
    ),
    ('force = "76inf"', 'force = "71inf"', "line 11: german.forces.force: 71inf is there twice"),
    ('force = "71inf"', 'force = "45rd"', "line 10: german.forces.force: 45rd does not fight for this side"),
    ('"76inf", place = 1', '"76inf", place = 1, area = "control"', "line 11: german.forces.area: 76inf: German Forces"),
    (
        '"193rd", place = 1',
        '"193rd", place = 7',
        "line 18: soviet.forces.place: input should be less than or equal to 5",
    ),
    ('fr = "Essai"', 'de = "Probe"', "line 1: title.de: extra inputs are not permitted"),
]


def test_a_sound_scenario_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "test.toml"
    file.write_text(GOOD, encoding="utf-8")
    scenario = load(file, Scenario)
    assert [placed.force for placed in scenario.german.forces] == ["71inf", "76inf"]
    assert (scenario.turns, scenario.uranus_needed, scenario.launch_price) == (12, 5, 2)


@pytest.mark.parametrize(("old", "new", "fault"), WRONG_SCENARIOS)
def test_a_wrong_scenario_is_refused_by_file_line_and_fault(tmp_path: Path, old: str, new: str, fault: str) -> None:
    said = refusal(tmp_path, "test.toml", broken(GOOD, old, new)[0], Scenario)
    assert said.startswith("test.toml, ")
    assert fault in said


def test_the_scenarios_that_come_with_the_game_have_the_documents_points_and_hands() -> None:
    assert {"stalingrad-1942", "factory-district", "first-turn"} <= set(scenarios())
    for file in scenarios().values():
        scenario = load(file, Scenario)
        assert (scenario.german.points, scenario.german.hand) == (9, 5)
        assert (scenario.soviet.points, scenario.soviet.hand) == (11, 10)
        assert (scenario.uranus_needed, scenario.launch_price) == (5, 2)
        for side, points in ((scenario.german, 9), (scenario.soviet, 11)):
            assert sum(FORCES[placed.number].value for placed in side.forces) in (0, points)
