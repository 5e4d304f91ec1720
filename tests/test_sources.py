"""The compile cache: what makes a game compile again, and what does not."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from kurgan.engine import sources
from kurgan.engine.sources import PACKAGE, cache_folder, digest_of, sources_of
from kurgan.games import load

GAMES = [folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "rules").is_dir()]


def names(game: str, package: Path = PACKAGE) -> set[str]:
    return {file.relative_to(package).as_posix() for file in sources_of(game, package)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_table_of_a_game_is_compiled_from_and_no_voice_or_test(game: str) -> None:
    found, folder = names(game), PACKAGE / "games" / game
    rules = [
        file for part in ("rules", "tables") for file in (folder / part).rglob("*.py") if file.stat().st_size > 200
    ]
    assert {file.relative_to(PACKAGE).as_posix() for file in rules} <= found
    assert not [
        name
        for name in found
        if any(part in name for part in ("/tests/", "text.py", "view", "menu", "locale")) and name.startswith("games/")
    ]


def test_who_works_on_one_game_does_not_compile_the_others() -> None:
    assert not [name for name in names("ridge") if name.startswith(("games/autumn", "games/battle"))]


def test_what_a_compiled_file_imports_counts_and_what_speaks_to_people_does_not(tmp_path: Path) -> None:
    package = tmp_path / "kurgan"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("static", "tests", "page", "__pycache__"))

    def digest() -> str:
        return digest_of(sources_of("autumn_storm", package), package)

    before = digest()
    game = package / "games" / "autumn_storm"
    for voice in (
        game / "text.py",
        game / "view.py",
        game / "rulebook.toml",
        game / "tables" / "scenarios" / "september-1942.toml",
        package / "cli" / "play.py",
    ):
        voice.write_text(voice.read_text() + "\n# another sentence\n")
    assert digest() == before
    for meant in (
        game / "rules" / "combat.py",  # has compiled functions
        package / "engine" / "hexes.py",  # has none, but they import it
        game / "tables" / "formations.toml",  # is read by a table
        game / "__init__.py",  # says which function is which
        package / "engine" / "hexset.py",  # is the vocabulary
        package / "players" / "greedy.py",  # is compiled for each game
    ):
        meant.write_text(meant.read_text() + "\n# another rule\n")
        assert digest() != before, meant.name
        before = digest()


def test_two_copies_of_the_same_sources_do_not_share_what_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    here = cache_folder("autumn_storm")
    assert cache_folder("autumn_storm") == here
    monkeypatch.setattr(sources, "PACKAGE", Path("/elsewhere/kurgan"))
    assert cache_folder("autumn_storm") != here


def test_a_ruleset_is_what_plays_a_game_whether_a_part_is_a_file_or_a_folder(tmp_path: Path) -> None:
    game = load("ridge")
    shutil.copytree(game.folder, tmp_path / "ridge")
    folder, rulesets = tmp_path / "ridge", [game.ruleset]

    def is_another() -> bool:
        rulesets.append(replace(game, folder=folder).ruleset)
        return rulesets[-1] not in rulesets[:-1]

    assert not is_another(), "the same files, elsewhere"
    with (folder / "text.py").open("a", encoding="utf-8") as file:
        file.write("# other words\n")
    assert not is_another(), "what speaks to people plays no part"
    (folder / "actions").mkdir()
    (folder / "actions.py").rename(folder / "actions" / "__init__.py")
    assert is_another(), "a file has become a folder"
    (folder / "actions" / "legal.py").write_text("LEGAL = 1\n", encoding="utf-8")
    assert is_another(), "there is a file more in it"
    (folder / "actions" / "legal.py").write_text("LEGAL = 2\n", encoding="utf-8")
    assert is_another(), "a file in it says something else"
    (folder / "legal.py").write_text("LEGAL = 2\n", encoding="utf-8")
    assert is_another(), "a part that it had not before"
