"""The program's own words, its consoles, and the options many commands share."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import which
from typing import Annotated, Final

import typer
from pydantic import BaseModel
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kurgan.engine.datafile import Text
from kurgan.engine.text import LANGUAGES, Catalogue, Line, Value

MOST: Final = 2**63 - 1  # the largest number that any table can keep

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else on standard output.")]
Language = Annotated[str, typer.Option(help="en or fr; by default the language of your terminal.")]
Seat = Annotated[str, typer.Option(help="Only what this seat knows; needed while the match is not over.")]
Scenario = Annotated[str, typer.Option(help="A scenario of the game by name, or a scenario file by path.")]
Seed = Annotated[int, typer.Option(min=-MOST, max=MOST, help="The same seed gives the same games.")]


def program() -> str:
    """How this program was called, for commands to copy."""
    return "kurgan" if which("kurgan") else sys.argv[0]


def own_language() -> str:
    """The language of the environment, if we speak it."""
    wanted = os.environ.get("KURGAN_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def checked_language(language: str) -> str:
    """A language we speak, or ValueError."""
    chosen = language or own_language()
    if chosen not in LANGUAGES:
        raise ValueError(f"language {chosen!r} is not spoken here; there are {', '.join(LANGUAGES)}")
    return chosen


@cache
def own_words() -> Catalogue:
    """What the program says in any game."""
    return Catalogue([Path(__file__).parent / "locale"])


def say(key: str, language: str, **values: Value) -> str:
    """One of the program's own sentences."""
    return own_words().say(Line(key, values), language)


def in_language(text: Text, language: str) -> str:
    """A text of a data file in a language."""
    return text.fr if language == "fr" else text.en


def figure(value: str, language: str) -> str:
    """A figure as the game wrote it, with the language's sign in a decimal number."""
    return re.sub(r"(?<=\d)\.(?=\d)", ",", value) if language == "fr" else value


def out() -> Console:
    """Where results go."""
    return Console(highlight=False)


def aside() -> Console:
    """Where progress goes, so that results stay clean."""
    return Console(stderr=True, highlight=False)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar while something takes its time, moved by calling; one line where there is no terminal to draw it in."""
    console = aside()
    if not console.is_terminal:
        console.print(f"{what} …")
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def print_json(document: object) -> None:
    """One JSON document on standard output."""
    if isinstance(document, BaseModel):
        document = document.model_dump(mode="json")
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=2, allow_nan=False) + "\n")
