"""Scenarios: those that come with the game load, and a wrong one is refused by file, line and fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from kurgan.engine.datafile import BadData
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.audit import Fault, fault
from kurgan.games.autumn_storm.names import code_of
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.rules.victory import score
from kurgan.games.autumn_storm.state import N_UNITS
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET
from kurgan.games.autumn_storm.tests.positions import unit

GOOD = """\
title = { en = "Test", fr = "Essai" }
summary = { en = "A test.", fr = "Un essai." }
turns = 2
first_turn = 1942-09-13T06:00:00
axis_needs = 10
soviet_needs = 5
headquarters_free_order = true
field = ["0000-0907"]

[axis]
command = 6
artillery = 2
units = [
  { unit = "71",   at = "0100", attack = 5, defence = 5, movement = 4, strength = 6 },
  { unit = "14pz", at = "0201", attack = 7, defence = 5, movement = 6, strength = 6 },
]

[soviet]
command = 5
artillery = 1
units = [
  { unit = "95",   at = "0503", attack = 4, defence = 4, movement = 4, strength = 4 },
  { unit = "112",  at = "0606", attack = 3, defence = 4, movement = 4, strength = 4 },
]
"""
FORMATIONS_OF_SEPTEMBER = {
    *("71", "295", "100j", "14pz", "24pz", "389", "94", "recbn", "li"),
    *("13gd", "284", "308", "37gd", "95", "112", "84tk", "militia", "reccoy", "62a"),
}
PANZERS = 'at = "0201", attack = 7, defence = 5, movement = 6, strength = 6 }'
WRONG = [  # what is replaced, by what, and what the refusal says
    ("turns = 2\n", "", "line 1: turns: field required"),
    ("turns = 2", "turns = 0", "line 3: turns: input should be greater than or equal to 1"),
    ("turns = 2", "turns = 25", "line 3: turns: input should be less than or equal to 24"),
    ("turns = 2", 'turns = "many"', "line 3: turns: input should be a valid integer"),
    ("turns = 2", "turns =", "line 3: invalid value"),
    ("turns = 2\n", "turns = 2\nturns = 3\n", "line 4: cannot overwrite a value"),
    ("turns = 2\n", 'turns = 2\nweather = "rain"\n', "line 4: weather: extra inputs are not permitted"),
    ("1942-09-13T06:00:00", '"soon"', "line 4: first_turn: input should be a valid datetime"),
    ("T06:00:00", "T07:00:00", "line 4: first_turn: a turn begins at 00:00, 06:00, 12:00 or 18:00, in no time zone"),
    ("T06:00:00", "T06:00:00Z", "line 4: first_turn: a turn begins at 00:00, 06:00, 12:00 or 18:00, in no time zone"),
    ('["0000-0907"]', '["0100-0907"]', "line 8: field: no supply source of the axis side lies in it [1.4]"),
    ("1942-09", "1993-09", "line 4: first_turn: that was not during the war in the East, 1941 to 1945"),
    (
        '["0000-0907"]',
        '["0000-0503", "0606", "0704"]',
        "line 5: axis_needs: the victory hexes of the field are worth",
    ),
    ("axis_needs = 10", "axis_needs = 15", "line 5: axis_needs: input should be less than or equal to 14"),
    ("soviet_needs = 5", "soviet_needs = 0", "line 6: soviet_needs: input should be greater than or equal to 1"),
    ("order = true", 'order = "often"', "line 7: headquarters_free_order: input should be a valid boolean"),
    ('["0000-0907"]', "[]", "line 8: field: tuple should have at least 1 item"),
    ('["0000-0907"]', '["north"]', "line 8: field: 'north' is neither a hex (0502) nor a rectangle (0300-0705)"),
    ('["0000-0907"]', '["0000-0907-0100"]', "line 8: field: '0000-0907-0100' is neither"),
    ('["0000-0907"]', '["0502-"]', "line 8: field: '0502-' is neither"),
    ('["0000-0907"]', '["0000-0402"]', "line 22: soviet.units.at: 0503 is outside the field"),
    ("[axis]", "[axes]", "line 10: axes: extra inputs are not permitted"),
    ("command = 6", "command = 13", "line 11: axis.command: input should be less than or equal to 12"),
    ("artillery = 2", "artillery = -1", "line 12: axis.artillery: input should be greater than or equal to 0"),
    ("command = 5\n", "", "line 18: soviet.command: field required"),
    ("artillery = 1", "artillery = 7", "line 20: soviet.artillery: input should be less than or equal to 6"),
    (PANZERS, PANZERS.replace("7", "21"), "line 15: axis.units.attack: input should be less than or equal to 20"),
    (PANZERS, PANZERS.replace("= 5", "= 0"), "line 15: axis.units.defence: input should be greater than or equal to 1"),
    (PANZERS, PANZERS.replace("movement = 6", "movement = 9"), "line 15: axis.units.movement: input should be less"),
    (PANZERS, PANZERS.replace("movement = 6", "movement = 0"), "line 15: axis.units.movement: input should be greater"),
    (PANZERS, PANZERS.replace("strength = 6", "strength = 0"), "line 15: axis.units.strength: input should be greater"),
    (PANZERS, PANZERS.replace("strength = 6", "strength = 10"), "line 15: axis.units.strength: input should be less"),
    (PANZERS, PANZERS.replace("}", ", damaged = 6 }"), "line 15: axis.units: 14pz would start with no strength"),
    (PANZERS, PANZERS.replace("}", ", vision = 6 }"), "line 15: axis.units.vision: input should be less than or"),
    (PANZERS, PANZERS.replace("}", ', colour = "grey" }'), "line 15: axis.units.colour: extra inputs are not"),
    ('"14pz"', '"15pz"', "line 15: axis.units.unit: no formation is called '15pz'; formations.toml lists them"),
    ('"14pz"', '"84tk"', "line 15: axis.units.unit: 84tk does not fight for this side"),
    ('"14pz"', '"71"', "line 15: axis.units.unit: 71 is there twice"),
    ('"0201"', '"1001"', "line 15: axis.units.at: there is no hex '1001'; hexes go from 0000 to 0907"),
    ('"0201"', '"0800"', "line 15: axis.units.at: 0800 is in the Volga"),
    ('"0201"', '"0100"', "line 15: axis.units.at: 0100 is taken by 71 (one unit a hex [5.2])"),
    ('"0503"', '"0201"', "line 22: soviet.units.at: 0201 is taken by 14pz"),
    ("attack = 3", "attack = -3", "line 23: soviet.units.attack: input should be greater than or equal to 0"),
]


def written(folder: Path, text: str) -> Path:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", list(GAME.scenarios()))
def test_every_scenario_loads_and_waits_for_the_first_card(name: str) -> None:
    state = GAME.start(name, {})
    assert (state.turn, state.side, state.step, fault(state)) == (1, AXIS, Step.EVENT_CARD, Fault.SOUND)
    assert score(state, AXIS) < state.axis_needs


def test_the_default_scenario_is_there() -> None:
    assert GAME.rulebook.game.scenario == "september-1942"
    assert {"september-1942", "published"} <= set(GAME.scenarios())


@pytest.mark.parametrize("name", ["september-1942", "published"])
def test_3_1_the_points_the_document_fixes_are_in_the_scenarios_of_september(name: str) -> None:
    state = GAME.start(name, {})
    assert (list(state.base_command), list(state.base_artillery)) == ([6, 5], [2, 1])
    assert (state.last_turn, state.axis_needs, state.soviet_needs) == (8, 10, 5)
    assert {code_of(state, each) for each in range(N_UNITS) if state.maximum[each]} == FORMATIONS_OF_SEPTEMBER


def test_a_scenario_of_ones_own_is_played_from_its_file(tmp_path: Path) -> None:
    state = GAME.start(written(tmp_path, GOOD), {})
    assert (state.last_turn, state.attack[unit(state, "14pz")], state.free_orders) == (2, 7, 1)


@pytest.mark.parametrize(("old", "new", "fault"), WRONG)
def test_a_wrong_scenario_is_refused_by_file_line_and_fault(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(BadData) as refused:
        GAME.start(written(tmp_path, GOOD.replace(old, new)), {})
    assert str(refused.value).startswith(f"own.toml, {fault}")


def test_12_1_a_scenario_the_axis_would_have_won_before_it_begins_is_refused(tmp_path: Path) -> None:
    won = GOOD.replace("axis_needs = 10", "axis_needs = 2").replace("0201", "0502")
    with pytest.raises(BadData, match=r"own\.toml, line 5: axis_needs: the Axis would have won"):
        GAME.start(written(tmp_path, won), {})


@pytest.mark.parametrize(("side", "line"), [("axis", 13), ("soviet", 21)])
def test_a_side_has_one_to_twelve_units(tmp_path: Path, side: str, line: int) -> None:
    start = GOOD.index("units = [", GOOD.index(f"[{side}]"))
    end = GOOD.index("\n]", start)
    row = '  { unit = "71", at = "0100", attack = 5, defence = 5, movement = 4, strength = 6 },\n'
    for rows, reason in ((0, "at least 1 item"), (13, "at most 12 items")):
        text = GOOD[:start] + "units = [\n" + row * rows + GOOD[end + 1 :]
        with pytest.raises(BadData, match=rf"own\.toml, line {line}: {side}\.units: list should have {reason}"):
            GAME.start(written(tmp_path, text), {})


def test_an_unknown_scenario_or_option_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="autumn-storm has no scenario 'november'; there are"):
        GAME.start("november", {})
    with pytest.raises(ValueError, match=r"missing\.toml: cannot be read \(No such file"):
        GAME.start(tmp_path / "missing.toml", {})
    with pytest.raises(ValueError, match="option free-orders=often is unknown: one of scenario, on, off"):
        GAME.start("published", {"free-orders": "often"})
    with pytest.raises(ValueError, match="option weather=rain is unknown: there are free-orders"):
        GAME.start("published", {"weather": "rain"})


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match=r"own\.toml: is not UTF-8 text"):
        GAME.start(path, {})


def test_11_2_a_scenario_may_do_without_free_orders(tmp_path: Path) -> None:
    state = GAME.start(written(tmp_path, GOOD.replace("order = true", "order = false")), {})
    assert state.free_orders == 0


def test_1_5_a_scenario_may_begin_with_damaged_units_and_another_vision(tmp_path: Path) -> None:
    changed = PANZERS.replace("}", ", damaged = 2, vision = 3 }")
    state = GAME.start(written(tmp_path, GOOD.replace(PANZERS, changed)), {})
    panzers = unit(state, "14pz")
    assert (state.strength[panzers], state.maximum[panzers], state.vision[panzers]) == (4, 6, 3)
    assert score(state, SOVIET) == 0
