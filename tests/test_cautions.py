"""What an order brings with it, as the terminal and its JSON say it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from kurgan.cli.odds import as_json, shown
from kurgan.engine.forecast import Forecast
from kurgan.engine.match import Match
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.tables.map import SOVIET


def foreseen(words: str) -> Forecast:
    """An attack at the beginning of Uranus."""
    match = Match.waiting(GAME, "uranus", ["human", "human"])
    match.play(SOVIET, "end")
    found = match.foreseen(SOVIET, words)
    assert found is not None
    return found


def test_the_terminal_says_it_with_the_odds_and_the_grave_with_a_sign() -> None:
    screen = Console(width=200, record=True, file=StringIO())
    screen.print(shown(foreseen("attack 2623 su5tb su21 tk4"), GAME.catalogue, "en"))
    lines = screen.export_text().splitlines()
    [boguchar] = [line for line in lines if "Boguchar" in line]
    assert boguchar.startswith("⚠ Boguchar must be attacked too: at best 1:3")
    first = next(at for at, line in enumerate(lines) if "21st Army" in line)
    assert lines.index(boguchar) < first, "before the factors"


def test_a_note_has_no_sign_and_the_json_says_how_grave_it_is() -> None:
    [told] = foreseen("attack 2219 su60 su40").cautions
    words = GAME.catalogue.say(told.line, "en")
    assert words.startswith("Kastornoye must be attacked too: at best 2:1")
    screen = Console(width=200, record=True, file=StringIO())
    screen.print(shown(foreseen("attack 2219 su60 su40"), GAME.catalogue, "en"))
    assert f"  {words}" in screen.export_text().splitlines()
    found = as_json(foreseen("attack 2219 su60 su40"), GAME.catalogue, "en")
    assert found["cautions"] == [{"what": words, "gravity": "note"}]
