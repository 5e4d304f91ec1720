"""The house keeps its own rules: layers, types, no machine and no package host in it, and each game for itself."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from kurgan.games import about, faces, folders
from kurgan.games.shelf import head

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "kurgan"
ENGINE = PACKAGE / "engine"
UNTYPED = {ENGINE / "record.py", ENGINE / "rule.py", *(ENGINE / "lowering").glob("[a-z]*.py")}
BESIDE = {"__pycache__", "node_modules", "build", "dist", "static"}
HOSTS = ["pypi" + ".org", "python" + "hosted", "npm" + "js", "registry" + "."]
MACHINES = ["/" + "home/", "/" + "root/", "/" + "work/", "/" + "Users/", "C:" + "\\"]


def files() -> Iterator[Path]:
    """Every text file of the project, and nothing that tools leave behind."""
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        is_hidden = any(part.startswith(".") and part not in (".ci", ".gitignore") for part in parts)
        if path.is_file() and not is_hidden and not BESIDE & set(parts):
            if b"\0" not in path.read_bytes()[:1024]:
                yield path


def sources() -> Iterator[Path]:
    return (path for path in files() if path.suffix == ".py")


def comments(path: Path) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def names(path: Path) -> set[str]:
    """Every bare name a file uses or imports."""
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    found: set[str] = set()
    for node in tree:
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.ImportFrom | ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def holding(needles: list[str]) -> list[str]:
    """The files in which one of these stands."""
    return [
        f"{path.relative_to(ROOT)}: {needle}"
        for path in files()
        for needle in needles
        if needle in path.read_text(encoding="utf-8")
    ]


def test_the_tests_look_at_the_whole_project() -> None:
    found = {path.relative_to(ROOT).as_posix() for path in files()}
    assert {"README.md", "Makefile", "pyproject.toml", "tests/test_house.py", "src/kurgan/engine/game.py"} <= found
    assert holding(["kurgan.cli" + ":main"]) == ["pyproject.toml: " + "kurgan.cli" + ":main"]


def test_the_import_contracts_are_kept() -> None:
    linter = Path(sys.executable).parent / "lint-imports"
    said = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    assert re.search(r"[1-9]\d* kept, 0 broken", said.stdout)


def test_only_the_files_that_speak_to_numba_are_untyped() -> None:
    untyped = {path for path in sources() if "Any" in names(path)}
    assert untyped <= UNTYPED
    ignoring = {path for path in sources() if any("type: " + "ignore" in comment for comment in comments(path))}
    assert {path for path in ignoring if "testing" not in path.parts} <= UNTYPED
    assert untyped | ignoring >= UNTYPED, "the list is not longer than it must be"


def test_no_lint_is_ignored_without_being_named() -> None:
    said = [(path.name, comment) for path in sources() for comment in comments(path) if "noqa" in comment]
    assert not [each for each in said if not re.search(r"noqa: [A-Z]+\d+", each[1])]


def test_no_file_names_a_package_host() -> None:
    assert holding(HOSTS) == []


def test_no_file_names_a_place_on_somebody_s_machine() -> None:
    assert holding(MACHINES) == []


def test_the_readme_says_how_to_play_and_how_to_test() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme and "make test" in readme
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert {"play", "test"} <= set(targets)


def test_what_the_tutorial_quotes_is_the_samples_own_code() -> None:
    sample = "".join(path.read_text(encoding="utf-8") for path in sorted((PACKAGE / "games" / "ridge").rglob("*.py")))
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    quoted = re.findall(r"^```python\n(.*?)^```", page, re.M | re.S)
    assert quoted and not [excerpt for excerpt in quoted if excerpt not in sample]


def test_the_sample_is_small() -> None:
    files = [path for path in (PACKAGE / "games" / "ridge").rglob("*.py") if "tests" not in path.parts]
    assert sum(bool(line.strip()) for path in files for line in path.read_text(encoding="utf-8").splitlines()) < 400


def test_every_link_of_the_documents_leads_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    link = re.compile(r"\]\(([^)#]+)")
    links = [path.parent / target for path in documents for target in link.findall(path.read_text(encoding="utf-8"))]
    assert len(links) > 10
    assert [str(link) for link in links if not link.exists()] == []


@pytest.mark.parametrize("name", folders())
def test_no_game_speaks_of_another(name: str) -> None:
    others = [other for other in folders() if other != name]
    for other in others:
        title, module = about(other).title.en, folders()[other].name
        speaks = re.compile(rf"games[./]{module}\b|\b{re.escape(title)}\b|[\"'`]{re.escape(other)}[\"'`]")
        for path in folders()[name].rglob("*"):
            if path.suffix in (".py", ".toml", ".ftl", ".md", ".txt"):
                assert not speaks.search(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("part", ["engine", "players", "simulate", "train"])
def test_what_serves_every_game_imports_none(part: str) -> None:
    files = list((PACKAGE / part).rglob("*.py"))
    assert files
    for path in files:
        tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        modules = {node.module for node in tree if isinstance(node, ast.ImportFrom) and node.module}
        assert not [module for module in modules if module.startswith("kurgan.games.")], path


def test_what_is_said_of_planted_faults_speaks_of_the_code_there_is() -> None:
    checked = subprocess.run(
        [sys.executable, "-m", "scripts.mutants", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_print_is_for_the_command_line() -> None:
    printing = {path for path in (PACKAGE).rglob("*.py") if "print" in names(path)}
    assert not [path for path in printing if "cli" not in path.parts]


def scenarios() -> list[Path]:
    """Every scenario of the games that are played on a page."""
    return [file for folder in faces().values() for file in scenario_files(folder)]


def scenario_files(folder: Path) -> list[Path]:
    return sorted((folder / "tables" / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("file", scenarios(), ids=lambda file: file.stem)
def test_the_card_of_a_scenario_says_what_was_measured(file: Path) -> None:
    told, book = head(file), (ROOT / "docs" / "balance.md").read_text(encoding="utf-8")
    if told.is_given:
        return
    assert told.facts is not None and told.turns > 0
    (row,) = re.findall(rf"^\| `{file.stem}`.*(?:wins|%).*$", book, re.M)[:1]
    for wins in told.facts.wins.values():
        assert f"{wins}%" in row, f"docs/balance.md does not say {wins}% of {file.stem}"
    assert f"{told.facts.games:,}" in row or f"--games {told.facts.games} " in book


def page_sources() -> Iterator[Path]:
    """The page's own files, which serve every game, but for their tests."""
    own = (path for path in files() if path.is_relative_to(ROOT / "client" / "src"))
    return (path for path in own if path.suffix != ".json" and ".test." not in path.name)


def test_the_page_around_the_games_loads_them_in_one_place_and_speaks_of_none() -> None:
    sources = {path.relative_to(ROOT / "client" / "src").as_posix(): path.read_text("utf-8") for path in page_sources()}
    assert len(sources) > 100
    assert [path for path, text in sources.items() if "kurgan/games/" in text] == ["pages/looks.ts"]
    of_one_game = re.compile(r"\b(guns?|shells?|shelled|bombard\w*|ferr(?:y|ies)|rations?|panzers?)\b", re.IGNORECASE)
    assert {path: found for path, text in sources.items() if (found := of_one_game.findall(text))} == {}
