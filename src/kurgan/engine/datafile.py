"""Data files: TOML checked by a pydantic model, with the line and the fault named when it is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

Place: TypeAlias = tuple[int | str, ...]
"""The way to a value: names of keys and numbers of rows."""


class Data(BaseModel):
    """A part of a data file: nothing unknown in it, nothing changed after loading."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def faults(self) -> Iterator[tuple[Place, str]]:
        """What is wrong between its parts: where, and why."""
        yield from ()


class Text(Data):
    """The same words in both languages."""

    en: str
    fr: str


M = TypeVar("M", bound=Data)
RENAMED: Final = "renamed-to-find-it"


class BadData(ValueError):
    """A data file that cannot be used: one sentence naming file, line and fault; no line if it cannot even be read."""

    def __init__(self, path: Path, line: int | None, fault: str) -> None:
        place = path.name if line is None else f"{path.name}, line {line}"
        super().__init__(f"{place}: {fault}")


def load(path: Path, model: type[M]) -> M:
    """Read a file into its model."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(path, None, f"cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise BadData(path, None, "is not UTF-8 text") from error
    data: M = understood(path, text, model)
    return data


@lru_cache(maxsize=100)
def understood(path: Path, text: str, model: type[M]) -> M:
    """What the text of a file says, remembered: every match that is opened begins with its scenario."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+), column \d+\)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        fault = re.sub(r" \(at .*\)$", "", str(error))
        raise BadData(path, line, fault[0].lower() + fault[1:]) from error
    try:
        data = model.model_validate(content)
    except ValidationError as error:
        first = min(error.errors(), key=lambda each: each["type"] != "extra_forbidden")  # misspelt, not missing
        fault = f"{spelled(first['loc'])}: {row_name(content, first['loc'])}{sentence(first['msg'])}"
        raise BadData(path, line_of(text, first["loc"]), fault) from error
    for place, fault in data.faults():
        raise BadData(path, line_of(text, place), f"{spelled(place)}: {fault}")
    return data


def spelled(place: Place) -> str:
    """The way to a value, for a person: `axis.units.attack`."""
    return ".".join(part for part in place if isinstance(part, str)) or "file"


def row_name(content: object, place: Place) -> str:
    """The code of the row a value is in, where rows have one."""
    codes = [value_at(content, (*place[:length], "code")) for length in range(len(place) + 1)]
    return next((f"{code}: " for code in reversed(codes) if isinstance(code, str)), "")


def sentence(message: str) -> str:
    """A validator's message without its prefix, starting small."""
    message = message.removeprefix("Value error, ")
    return message[0].lower() + message[1:]


def line_of(text: str, place: Place) -> int:
    """The line where a value stands or, if it is missing, the part of the file it belongs to.

    It is found by renaming: of all the places where a name occurs, the one is right whose renaming moves the value.
    A row of a list that is a string has no name, and is itself what is written over.
    """
    for length in range(len(place), 0, -1):
        part = place[:length]
        *way, name = first_name(tomllib.loads(text), part)
        row = value_at(tomllib.loads(text), part)
        if isinstance(part[-1], int) and isinstance(row, str):
            lines = [line for line, renamed in renamings(text, re.escape(row)) if value_at(renamed, part) == RENAMED]
        else:
            form = rf"(?<![\w-]){re.escape(str(name))}(?=[\"']?\s*[=.\]])"
            lines = [line for line, renamed in renamings(text, form) if value_at(renamed, (*way, RENAMED)) is not None]
        if lines:
            return lines[0]
    return 1


def renamings(text: str, form: str) -> Iterator[tuple[int, object]]:
    """The line of each match of a form, and what the file would say if something else were written there."""
    for found in re.finditer(form, text):
        try:
            renamed = tomllib.loads(text[: found.start()] + RENAMED + text[found.end() :])
        except tomllib.TOMLDecodeError:
            continue
        yield text.count("\n", 0, found.start()) + 1, renamed


def first_name(content: object, place: Place) -> Place:
    """The place itself; if it is a row, the place of the first value in it."""
    row = value_at(content, place)
    return (*place, next(iter(row))) if isinstance(place[-1], int) and isinstance(row, dict) and row else place


def value_at(content: object, place: Place) -> object:
    """What stands at a place, or None."""
    for part in place:
        rows = dict(enumerate(content)) if isinstance(content, list) else content
        content = rows.get(part) if isinstance(rows, dict) else None
    return content
