"""The recipe of the dice in docs/dice.md: its own code checks a match file, alone, and finds whatever was changed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kurgan.engine.game import AnyGame
from kurgan.engine.journal import parsed, verify, written
from kurgan.games import folders, load
from tests.forgeries import content, damage, forged, line_where, sealed
from tests.matches import new_match, play_on, random_match

DOCS = Path(__file__).parent.parent / "docs" / "dice.md"


def checked(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """What the code block of the docs says of a match file, with nothing of ours in reach."""
    [code] = re.findall(r"^```python\n(.*?)^```", DOCS.read_text(encoding="utf-8"), re.M | re.S)
    script, file = folder / "check.py", folder / "match.kurgan"
    script.write_text(code, encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", "-S", str(script), str(file)], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", folders())
def test_a_stranger_checks_a_match_file_with_the_code_of_the_docs(name: str, tmp_path: Path) -> None:
    game = load(name)
    text = written(random_match(game, seed=2))
    answer = checked(tmp_path, text)
    rolls = verify(game, parsed(text))
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.startswith(f"All {rolls} rolls follow from the secret") and rolls > 0


def other_digit(found: re.Match[str]) -> str:
    return found[0][:-1] + ("1" if found[0][-1] == "0" else "0")


FORGERIES: dict[str, tuple[str, Callable[[str], str]]] = {
    "another seal": ("dice ", lambda line: re.sub(r"[0-9a-f]{64}", other_digit, line)),
    "another secret": ("secret ", lambda line: re.sub(r"[0-9a-f]{64}", other_digit, line)),
    "another name": ("match ", lambda line: f"{line}0"),
    "another text": ("mix +axis", lambda line: line.replace("north", "south")),
    "other weights": ("roll +2 ", lambda line: re.sub(r":1$", ":9999999", line)),
    "another outcome": ("roll +1 ", lambda line: re.sub(r"1  \d+  ", "1  0  ", line)),
    "another number": (r"\s+1  chance", lambda line: re.sub(r"chance +\d+", "chance      0", line)),
}


@pytest.mark.parametrize("what", FORGERIES)
def test_the_code_of_the_docs_finds_what_was_changed(autumn_storm: AnyGame, tmp_path: Path, what: str) -> None:
    match = play_on(new_match(autumn_storm, 7, mix=("north wind", "")), 7, 12)
    match.resign(0)
    pattern, change = FORGERIES[what]
    text = written(match)
    answer = checked(tmp_path, forged(text, line_where(text, pattern), change))
    assert answer.returncode == 1 and "AssertionError" in answer.stderr
    damage(autumn_storm, forged(text, line_where(text, pattern), change), verify)


def test_rolls_that_were_left_out_are_missed(autumn_storm: AnyGame) -> None:
    text = written(random_match(autumn_storm, seed=3))
    without_last = sealed(content(text)[:-1])
    assert "rolls should stand here" in str(damage(autumn_storm, without_last, verify))


def test_nothing_of_the_rolls_is_in_a_journal_before_the_end(autumn_storm: AnyGame) -> None:
    match = play_on(new_match(autumn_storm, 6), 6, 8)
    assert not re.search(r"^roll", written(match), re.M)
