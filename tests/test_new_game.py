"""`kurgan new-game`: the copied sample is a game of its own, tests and all, before anything in it is changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

import kurgan
from kurgan.cli.new_game import SAMPLE, copied
from kurgan.games import FOLDER

PACKAGE = Path(kurgan.__file__).parent
COMMAND = "from kurgan.cli import main; main()"
CONTRACT = """
import sys
from kurgan.engine.testing.contract import check_game
from kurgan.games import load
game = load(sys.argv[1])
check_game(game, games=1)
print(game.folder, game.name, game.rulebook.game.title.en)
"""

Run: TypeAlias = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the sample as its only game, so that no test touches the source tree."""
    house = tmp_path_factory.mktemp("house")
    others = [path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != SAMPLE]
    shutil.copytree(PACKAGE, house / "kurgan", ignore=shutil.ignore_patterns("__pycache__", *others))
    return house


@pytest.fixture(scope="module")
def run(house: Path) -> Run:
    """Run Python in the copied house; what it compiles is thrown away with it."""

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONPATH": str(house), "KURGAN_CACHE": str(house / "cache"), "KURGAN_LANGUAGE": "en"}
        env |= {"COLUMNS": "200", "NO_COLOR": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run(
            [sys.executable, *words], cwd=house, env=env, capture_output=True, text=True, encoding="utf-8", check=False
        )

    return run


@pytest.fixture(scope="module")
def folder(house: Path, run: Run) -> Path:
    """The folder of a new game, low-hill."""
    made = run("-c", COMMAND, "new-game", "low-hill")
    assert made.returncode == 0, made.stderr
    assert made.stdout.startswith("low-hill is in ")
    return house / "kurgan/games/low_hill"


def test_every_file_is_copied_and_speaks_of_the_new_game_alone(folder: Path) -> None:
    copies = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    assert copies == {path.relative_to(FOLDER / SAMPLE) for path in files(FOLDER / SAMPLE)}
    for copy in copies:
        assert SAMPLE not in (folder / copy).read_text(encoding="utf-8").casefold(), copy
    assert 'game.name = "low-hill"' in (folder / "rulebook.toml").read_text(encoding="utf-8")


def test_a_new_name_may_contain_the_old_one(tmp_path: Path) -> None:
    copied(FOLDER / SAMPLE, tmp_path / "bridge_at_dawn", "bridge-at-dawn")
    said = "".join(path.read_text(encoding="utf-8") for path in files(tmp_path))
    assert "from kurgan.games.bridge_at_dawn.state import" in said and '"bridge-at-dawn"' in said
    for name in ("games.bridge_at_dawn", "bridge-at-dawn", "Bridge At Dawn"):
        said = said.replace(name, "")
    assert SAMPLE not in said.casefold()


def files(folder: Path) -> Iterator[Path]:
    """Every file of a folder but what Python leaves there."""
    return (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def test_a_new_game_keeps_the_contract(folder: Path, run: Run) -> None:
    said = run("-c", CONTRACT, "low-hill")
    assert said.returncode == 0, said.stderr
    assert said.stdout == f"{folder} low-hill Low Hill\n"


def test_a_new_game_has_code_and_a_test_for_every_rule(folder: Path, run: Run) -> None:
    said = run("-c", COMMAND, "rules", "low-hill", "--check")
    assert (said.returncode, said.stdout) == (0, "All 10 rules have code, a test and words in both languages.\n")


def test_a_new_game_brings_its_tests_and_passes_them(folder: Path, run: Run) -> None:
    said = run("-m", "pytest", str(folder), "-q", "-p", "no:cacheprovider", "--import-mode=importlib")
    assert said.returncode == 0, said.stdout
    assert " passed" in said.stdout


@pytest.mark.parametrize(
    ("word", "why"),
    [
        (SAMPLE, f"there is a game '{SAMPLE}' already"),
        ("Low-Hill", "'Low-Hill' is not a good name: small letters and digits, words joined by hyphens"),
        ("low_hill", "'low_hill' is not a good name: small letters and digits, words joined by hyphens"),
        ("2nd-army", "'2nd-army' is not a good name: small letters and digits, words joined by hyphens"),
        ("pass", "'pass' is not a good name: it is a word of Python's own"),
    ],
)
def test_a_name_that_cannot_be_is_refused(run: Run, house: Path, word: str, why: str) -> None:
    before = sorted((house / "kurgan/games").iterdir())
    said = run("-c", COMMAND, "new-game", word)
    assert (said.returncode, said.stderr) == (2, f"kurgan: {why}\n")
    assert sorted((house / "kurgan/games").iterdir()) == before
