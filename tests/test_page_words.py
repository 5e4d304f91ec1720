"""The page's own words: the same in both languages, and all those there that the page asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from kurgan import players
from kurgan.engine.text import LANGUAGES, Catalogue
from kurgan.games import faces, load

CLIENT = Path(__file__).parent.parent / "client"
ASKED = re.compile(r'words\.get\(\s*"([\w-]*\w)"\s*[,)]')
GUARDED = re.compile(r'words\.has\("([\w-]+)"\)')  # asked for only where a game has it
PLAYERS = re.compile(rf"^(player-(?:{'|'.join(players.names())})) = (.+)$", re.MULTILINE)
CLI = Path(__file__).parent.parent / "src" / "kurgan" / "cli"
FACES = {name: folder / "page" for name, folder in faces().items()}


def keys(language: str) -> set[str]:
    """Every key of the page's own catalogues."""
    files = [CLIENT / "public" / "locale" / f"{part}{language}.ftl" for part in ("", "table.")]
    entries = [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def asked(folder: Path) -> Iterator[tuple[str, str]]:
    """Every key that a folder's code asks for by name, with the file."""
    for file in sorted([*folder.rglob("*.ts"), *folder.rglob("*.tsx")]):
        text = file.read_text(encoding="utf-8")
        guarded = set(GUARDED.findall(text))
        yield from ((file.name, key) for key in ASKED.findall(text) if key not in guarded)


def test_both_languages_have_the_same_keys() -> None:
    first, second = (keys(language) for language in LANGUAGES)
    assert first and first ^ second == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_calls_a_computer_player_as_the_page_does(language: str) -> None:
    page, terminal = (
        PLAYERS.findall((folder / f"{language}.ftl").read_text("utf-8"))
        for folder in (CLIENT / "public" / "locale", CLI / "locale")
    )
    assert len(page) == len(players.names()) and sorted(page) == sorted(terminal)


@pytest.mark.parametrize("game", FACES)
def test_a_face_finds_every_word_it_asks_for(game: str) -> None:
    words, wanted = Catalogue([FACES[game].parent / "locale"]), list(asked(FACES[game]))
    assert len(wanted) > 10
    for language in LANGUAGES:
        assert [each for each in wanted if each[1] not in words.keys(language) | keys(language)] == []


def test_the_table_finds_every_word_it_asks_for_in_each_game() -> None:
    wanted = [each for part in ("pages", "table") for each in asked(CLIENT / "src" / part)]
    assert len(wanted) > 100
    for name, face in FACES.items():
        words = Catalogue([face.parent / "locale"])
        for language in LANGUAGES:
            known = words.keys(language) | keys(language)
            assert [each for each in wanted if each[1] not in known] == [], f"{name} in {language}"


@pytest.mark.parametrize("name", FACES)
def test_every_measure_of_a_story_has_a_name(name: str) -> None:
    game, words = load(name), Catalogue([FACES[name].parent / "locale"])
    first = f"{game.seats[0]}_"
    measures = {f"measure-{each.removeprefix(first)}" for each in game.tallies if each.startswith(first)}
    assert measures
    for language in LANGUAGES:
        assert measures - words.keys(language) - keys(language) == set()
