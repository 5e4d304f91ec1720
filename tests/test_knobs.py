"""Knobs: what a scenario declares is checked, and turned without touching anything else in its file."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import ClassVar

import pytest

from kurgan.engine.datafile import BadData, load
from kurgan.engine.game import AnyGame
from kurgan.engine.knobs import Knob, Rated, Tunable, places
from kurgan.engine.record import save
from kurgan.games import folders
from kurgan.games import load as game_called
from kurgan.simulate.knobs import Variant, knobs_of, turned, variant, with_facts
from kurgan.simulate.score import Share

LINES = """\
# A front.
title = { en = "A", fr = "B" }
turns = 4   # months
victory = { win = 31, draw = 30 }
facts = { wins = { axis = 40.0, soviet = 60.0 }, games = 200 }   # measured

[axis]
units = [
  "de51  2823 5-6-4",     # in the city
  "ro5   2623 0-2-3 dispersed",
]
arrivals = [
  "1942-12 de57  2826 8-6-6",
]
rows = [
  { unit = "14pz", attack = 10 },   # the first
  { unit = "li", attack = 0 },
]
"""
KNOBS = """
[knobs.points]
path = ["victory.win", "victory.draw"]
from = -2
to = 2

[knobs.turns]
path = "turns"
from = 3
to = 9
step = 3

[knobs.attack]
path = "axis.*.*.attack"
from = -9
to = 2
least = 1
most = 9

[knobs.movement]
path = "axis.units.de51.movement"
from = 1
to = 8

[knobs.left_out]
path = "axis.replacements.infantry"
from = 0
to = 3
"""


RATED = Rated(re.compile(r"(\d+)-(\d+)-(\d+)"), ("attack", "defence", "movement"))


class Row(Tunable):
    unit: str
    attack: int


class Replacements(Tunable):
    infantry: int = 0


class Side(Tunable):
    units: list[str]
    arrivals: list[str]
    rows: list[Row]
    replacements: Replacements = Replacements()


class Front(Tunable):
    rated: ClassVar[Rated | None] = RATED
    title: dict[str, str]
    turns: int
    victory: dict[str, int]
    facts: dict[str, object]
    axis: Side


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "front.toml"
    path.write_text(LINES + KNOBS, encoding="utf-8")
    return path


def changed(file: Path, **setting: int) -> dict[str, str]:
    """The lines of the file that are others when its knobs are turned."""
    text = file.read_text(encoding="utf-8")
    after = turned(text, dict(load(file, Front).knobs), setting, RATED)
    pairs = zip(text.splitlines(), after.splitlines(), strict=True)
    return {old.strip(): new.strip() for old, new in pairs if old != new}


def test_a_knob_that_names_one_number_sets_it(file: Path) -> None:
    assert changed(file, turns=9) == {"turns = 4   # months": "turns = 9   # months"}
    assert changed(file, movement=7) == {
        '"de51  2823 5-6-4",     # in the city': '"de51  2823 5-6-7",     # in the city'
    }


def test_a_knob_that_names_several_adds_to_each_and_nothing_stays_nothing(file: Path) -> None:
    assert changed(file, points=-2) == {"victory = { win = 31, draw = 30 }": "victory = { win = 29, draw = 28 }"}
    assert changed(file, attack=2) == {
        '"de51  2823 5-6-4",     # in the city': '"de51  2823 7-6-4",     # in the city',
        '"1942-12 de57  2826 8-6-6",': '"1942-12 de57  2826 9-6-6",',
        '{ unit = "14pz", attack = 10 },   # the first': '{ unit = "14pz", attack = 9 },   # the first',
    }
    assert '"de51  2823 1-6-4",     # in the city' in changed(file, attack=-9).values()


def test_a_number_that_the_file_leaves_out_is_written_into_it(file: Path) -> None:
    text = turned(file.read_text(encoding="utf-8"), dict(load(file, Front).knobs), {"left_out": 2})
    assert tomllib.loads(text)["axis"]["replacements"] == {"infantry": 2}
    assert "# in the city" in text


def test_which_numbers_a_line_has_is_its_game_s_to_say() -> None:
    content = {"units": ["de51 2823 5-6-4", "guns 12/3"]}
    assert places(content, "units.*.attack") == [], "the engine knows no game, and no unit"
    assert places(content, "units.*.attack", RATED) == [("units", 0, "attack")]
    guns = Rated(re.compile(r"(\d+)/(\d+)"), ("shells", "range"))
    assert (
        places(content, "units.*.range", guns) == [("units", 1, "range")] and places(content, "*.*.attack", guns) == []
    )
    text, knobs = (
        'units = ["guns 12/3"]\n',
        {"far": Knob.model_validate({"path": "units.guns.range", "from": 1, "to": 9})},
    )
    assert turned(text, knobs, {"far": 7}, guns) == 'units = ["guns 12/7"]\n'


def test_values_go_from_one_end_to_the_other_in_steps(file: Path) -> None:
    knobs = load(file, Front).knobs
    assert list(knobs["turns"].values) == [3, 6, 9] and list(knobs["points"].values) == [-2, -1, 0, 1, 2]


@pytest.mark.parametrize(
    ("knob", "said"),
    [
        ('path = "turms"\nfrom = 1\nto = 2', "path: turms names no number of this file"),
        ('path = "edition"\nfrom = 1\nto = 2', "path: edition names no number of this file"),
        ('path = "title.en"\nfrom = 1\nto = 2', "path: title.en names no number of this file"),
        ('path = "axis.rows.99pz.attack"\nfrom = 1\nto = 2', "path: axis.rows.99pz.attack names no number"),
        ('path = ["turns", "victory.lose"]\nfrom = 1\nto = 2', "path: victory.lose names no number of this file"),
        ('path = "turns"\nfrom = 2\nto = 2', "goes from 2 to 2: there is nothing to turn"),
        ('path = "turns"\nfrom = 1\nto = 200', "has 200 values, and at most 99 can be tried"),
        ('path = "turns"\nfrom = 1\nto = 2\nstep = 0', "step: input should be greater than or equal to 1"),
        ('path = "turns"\nfrom = 1\nto = 2\nleast = 1', "least and most are for a knob that adds"),
        ('path = "turns"\nto = 2', "from: field required"),
        ('path = "turns"\nfrom = 1\nto = 2\nsteps = 1', "steps: extra inputs are not permitted"),
    ],
)
def test_a_broken_knob_is_named_with_its_line(tmp_path: Path, knob: str, said: str) -> None:
    path = tmp_path / "front.toml"
    path.write_text(f"{LINES}\n[knobs.mine]\n{knob}\n", encoding="utf-8")
    with pytest.raises(BadData) as refused:
        load(path, Front)
    assert said in str(refused.value) and "knobs.mine" in str(refused.value)
    first = LINES.count("\n") + 2
    assert any(f"front.toml, line {line}: " in str(refused.value) for line in range(first, first + 5))


def test_a_plain_path_names_one_number_alone() -> None:
    rows = {"rows": [{"unit": "a", "at": "01", "attack": 1}, {"unit": "b", "at": "01", "attack": 2}]}
    assert places(rows, "rows.b.attack") == [("rows", 1, "attack")]
    assert len(places(rows, "rows.01.attack")) == len(places(rows, "rows.*.attack")) == 2
    assert places(rows, "rows") == places(rows, "rows.b") == places({"yes": True}, "yes") == []


def test_the_card_says_what_was_measured_or_nothing(file: Path) -> None:
    text, seats = file.read_text(encoding="utf-8"), ("axis", "soviet")
    told = with_facts(
        text, seats, Share(games=40, wins=19, draws=2, losses=19, forfeits=0, score=0.5, interval=(0.3, 0.7))
    )
    assert "facts = { wins = { axis = 47.5, soviet = 47.5 }, games = 40 }   # measured" in told
    few = with_facts(text, seats, Share(games=4, wins=2, draws=0, losses=2, forfeits=0, score=0.5, interval=(0, 1)))
    assert "facts" not in tomllib.loads(few)
    assert with_facts(
        "turns = 1\n", seats, Share(games=4, wins=2, draws=0, losses=2, forfeits=0, score=0.5, interval=(0, 1))
    ) == ("turns = 1\n")


@pytest.mark.parametrize(
    ("game", "scenario"),
    [
        ("autumn-storm", "september-1942"),
        ("battle-for-stalingrad", "stalingrad-1942"),
        ("battle-for-stalingrad", "factory-district"),
        ("eastern-front", "uranus"),
        ("eastern-front", "case-blue"),
        ("eastern-front", "barbarossa"),
    ],
)
def test_every_end_of_a_knob_that_comes_with_a_game_can_be_played(game: str, scenario: str) -> None:
    loaded = game_called(game)
    knobs = knobs_of(loaded, scenario)
    assert len(knobs) >= 3
    for name, knob in knobs.items():
        first, last = (save(Variant(loaded, scenario, {name: end}).start()) for end in (knob.first, knob.last))
        assert first != last, f"{name} changes nothing"


@pytest.mark.parametrize("name", folders())
def test_every_game_reads_knobs(name: str, tmp_path: Path) -> None:
    game, file = game_called(name), tmp_path / "mine.toml"
    text = game.scenario_file(game.rulebook.game.scenario).read_text(encoding="utf-8")
    file.write_text(text + '\n[knobs.mine]\npath = "soviets"\nfrom = 5\nto = 6\n', encoding="utf-8")
    with pytest.raises(BadData, match=r"knobs\.mine\.path: soviets names no number of this file"):
        knobs_of(game, str(file))
    file.write_text(text + '\n[knobs.turns]\npath = "turns"\nfrom = 5\nto = 6\n', encoding="utf-8")
    assert list(knobs_of(game, str(file))["turns"].values) == [5, 6]


def test_a_variant_is_a_scenario_with_options_and_knobs(autumn_storm: AnyGame) -> None:
    plain = variant(autumn_storm, "september-1942")
    assert (plain.scenario, dict(plain.setting), dict(plain.options)) == ("september-1942", {}, {})
    both = variant(autumn_storm, ":axis_needs=9,free-orders=off")
    assert both.scenario == autumn_storm.rulebook.game.scenario
    assert dict(both.setting) == {"axis_needs": 9} and dict(both.options) == {"free-orders": "off"}
    start = both.start()
    assert (start["axis_needs"], start["free_orders"]) == (9, 0)
    assert plain.start()["axis_needs"] == 10


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("nowhere", "autumn-storm has no scenario 'nowhere'"),
        (":weather=rolled", "no option and no knob 'weather'; there are free-orders, axis_needs"),
        (":axis_needs=many", "knob axis_needs is turned to a whole number, not to 'many'"),
        (":free-orders=maybe", "option free-orders=maybe is unknown"),
        (":axis_needs=99", "with axis_needs = 99: september-1942.toml, line 9: axis_needs: input should be less"),
    ],
)
def test_a_variant_that_cannot_be_is_refused_in_a_sentence(autumn_storm: AnyGame, words: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        variant(autumn_storm, words).start()
