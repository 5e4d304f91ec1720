"""Data files: what is wrong with one is said in one sentence that names the file, the line and the fault."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import pytest
from pydantic import Field, ValidationError, field_validator

from kurgan.engine.datafile import BadData, Data, Place, Text, load

GOOD = """\
title = { en = "A", fr = "B" }
turns = 4

[axis]
command = 2
units = [
  { unit = "71", attack = 3 },
  { unit = "72", attack = 4 },
  { unit = "73", attack = 5 },
]

[soviet]
command = 1
units = [
  { unit = "81", attack = 1 },
]
"""


class Unit(Data):
    """A row."""

    unit: str
    attack: Annotated[int, Field(ge=0, le=9)]

    @field_validator("unit")
    @classmethod
    def is_known(cls, code: str) -> str:
        if code.startswith("9"):
            raise ValueError(f"No unit is called {code!r}")
        return code


class Side(Data):
    """A part."""

    command: int
    units: list[Unit]


class Battle(Data):
    """A whole file."""

    title: Text
    turns: Annotated[int, Field(ge=1)]
    axis: Side
    soviet: Side

    def faults(self) -> Iterator[tuple[Place, str]]:
        for name, side in (("axis", self.axis), ("soviet", self.soviet)):
            for row, unit in enumerate(side.units):
                if unit.attack == 9:
                    yield (name, "units", row, "attack"), f"{unit.unit} is too strong"


def complaint(path: Path, content: str | bytes) -> str:
    """What is said about a file with this content."""
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(BadData) as fault:
        load(path, Battle)
    sentence = str(fault.value)
    assert "\n" not in sentence and sentence.startswith(path.name)
    return sentence


def fault_at(path: Path, content: str | bytes, line: int) -> str:
    """The fault, after its line was found to be the right one."""
    place, _, fault = complaint(path, content).partition(": ")
    assert place == f"{path.name}, line {line}"
    assert fault
    return fault


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "battle.toml"


def test_a_good_file_is_read_and_cannot_be_changed(path: Path) -> None:
    path.write_text(GOOD, encoding="utf-8")
    battle = load(path, Battle)
    assert (battle.turns, battle.title.fr, battle.axis.units[2].unit) == (4, "B", "73")
    with pytest.raises(ValidationError):
        Battle.__setattr__(battle, "turns", 5)


def test_a_file_that_says_the_same_is_understood_once_and_one_that_was_changed_anew(path: Path) -> None:
    path.write_text(GOOD, encoding="utf-8")
    first = load(path, Battle)
    assert load(path, Battle) is first
    path.write_text(GOOD.replace("turns = 4", "turns = 5"), encoding="utf-8")
    assert (first.turns, load(path, Battle).turns) == (4, 5)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.toml", tmp_path):
        with pytest.raises(BadData, match=rf"{path.name}: cannot be read"):
            load(path, Battle)


def test_bytes_that_are_no_text_are_refused(path: Path) -> None:
    assert complaint(path, GOOD.encode().replace(b'"71"', b'"\xff"')) == "battle.toml: is not UTF-8 text"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("turns = 4", "turns = ", 2),
        ("[axis]", "[axis", 4),
        ('"72", attack', '"72" attack', 8),
        ("command = 1", "command = 1\ncommand = 1", 14),
        ("command = 1", "command = yes", 13),
    ],
)
def test_broken_toml_is_named_with_its_line(path: Path, old: str, new: str, line: int) -> None:
    fault_at(path, GOOD.replace(old, new), line)


def test_a_file_that_ends_too_early_is_named_at_its_end(path: Path) -> None:
    fault_at(path, GOOD[: GOOD.index('  { unit = "72"')].rstrip("\n"), 7)


@pytest.mark.parametrize(
    ("old", "new", "line", "names"),
    [
        ("turns = 4", "turns = 0", 2, "turns"),
        ("turns = 4", 'turns = "four"', 2, "turns"),
        ("turns = 4", "turns = 4\nterns = 4", 3, "terns"),
        ("command = 1", "command = 1.5", 13, "soviet.command"),
        ('"72", attack = 4', '"72", attack = -1', 8, "axis.units.attack"),
        ('"72", attack = 4', '"72", attack = 4, attak = 4', 8, "axis.units.attak"),
        ('"73", attack = 5', '"73", attack = "five"', 9, "axis.units.attack"),
        ('"81", attack = 1', '"91", attack = 1', 15, "soviet.units.unit"),
        ('"72", attack = 4', '"72", attack = 9', 8, "axis.units.attack"),
        ('"81", attack = 1', '"81", attack = 9', 15, "soviet.units.attack"),
    ],
)
def test_a_wrong_value_is_named_with_its_line_and_place(path: Path, old: str, new: str, line: int, names: str) -> None:
    assert GOOD.count(old) == 1
    assert fault_at(path, GOOD.replace(old, new), line).startswith(f"{names}: ")


def test_a_missing_part_is_named(path: Path) -> None:
    assert fault_at(path, GOOD.replace("turns = 4", ""), 1).startswith("turns: ")
    assert complaint(path, GOOD[: GOOD.index("[soviet]")]).split(": ")[1] == "soviet"


def test_what_is_missing_in_a_row_is_named_at_that_row(path: Path) -> None:
    for code, line in (("71", 7), ("72", 8), ("73", 9), ("81", 15)):
        attack = {"71": 3, "72": 4, "73": 5, "81": 1}[code]
        fault = fault_at(path, GOOD.replace(f'"{code}", attack = {attack}', f'"{code}"'), line)
        assert fault.endswith("units.attack: field required")


def test_what_is_missing_in_a_part_is_named_within_that_part(path: Path) -> None:
    place, name, _ = complaint(path, GOOD.replace("command = 2\n", "")).split(": ")
    assert name == "axis.command"
    assert int(place.split()[-1]) in range(4, 10), "from [axis] to the end of its units"


def test_a_row_of_its_own_table_is_named_with_its_line(path: Path) -> None:
    head = GOOD[: GOOD.index("units")]
    rows = '[[axis.units]]\nunit = "71"\nattack = 3\n\n[[axis.units]]\nunit = "72"\nattack = -4\n\n'
    fault_at(path, head + rows + GOOD[GOOD.index("[soviet]") :], 12)


def test_rows_may_begin_on_the_line_of_their_name(path: Path) -> None:
    content = GOOD.replace('units = [\n  { unit = "71"', 'units = [{ unit = "71"')
    assert content != GOOD
    fault_at(path, content.replace("attack = 4", "attack = -4"), 7)


class Muster(Data):
    """A file whose rows are lines of text."""

    first: list[str]
    second: list[str]

    def faults(self) -> Iterator[tuple[Place, str]]:
        for name in ("first", "second"):
            for row, line in enumerate(getattr(self, name)):
                if "wrong" in line:
                    yield (name, row, "part"), "is wrong"


def test_a_row_that_is_a_line_of_text_is_named_with_its_own_line(path: Path) -> None:
    lines = ["a 1", "b 2", "c 3", "b 2", "a 1", "d 4"]
    for row in range(len(lines)):
        wrong = [line + " wrong" * (row == each) for each, line in enumerate(lines)]
        path.write_text(
            "first = [\n{}\n{}\n{}\n]\nsecond = [\n{}\n{}\n{}\n]\n".format(*(f"  {line!r}," for line in wrong)),
            encoding="utf-8",
        )
        with pytest.raises(BadData, match=rf"^battle\.toml, line {row + 2 + 2 * (row > 2)}: "):
            load(path, Muster)


def test_of_equal_lines_the_one_at_fault_is_named(path: Path) -> None:
    path.write_text('first = ["x wrong"]  # x wrong\nsecond = [\n  "x",\n  "x wrong",\n]\n', encoding="utf-8")
    with pytest.raises(BadData, match=r"^battle\.toml, line 1: first\.part: is wrong"):
        load(path, Muster)
    path.write_text('# x wrong\nfirst = ["x"]\nsecond = [\n  "x",\n  "x wrong",\n]\n', encoding="utf-8")
    with pytest.raises(BadData, match=r"^battle\.toml, line 5: second\.part: is wrong"):
        load(path, Muster)
