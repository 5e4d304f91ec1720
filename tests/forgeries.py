"""Journals changed by hand, with checks that fit again: so that only replay can find out."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable

import pytest

from kurgan.engine.game import AnyGame
from kurgan.engine.journal import Damaged, parsed, replayed


def content(text: str) -> list[str]:
    """The lines without their checks."""
    return [line.rpartition(" ")[0].rstrip() for line in text.splitlines()]


def sealed(lines: list[str]) -> str:
    """Lines with checks that fit, as a forger would write them: each over all that stands before it."""
    running, text = b"", ""
    for line in lines:
        running = hashlib.sha256(running + line.encode()).digest() if line else running
        text += f"{line:<88} {running.hex()[:8]}\n" if line else "\n"
    return text


def forged(text: str, line: int, change: Callable[[str], str]) -> str:
    """The journal with one line changed (counted from 1) and every check made to fit."""
    lines = content(text)
    assert change(lines[line - 1]) != lines[line - 1]
    lines[line - 1] = change(lines[line - 1])
    return sealed(lines)


def line_where(text: str, pattern: str) -> int:
    """The number of the first line that a pattern fits."""
    return next(number for number, line in enumerate(content(text), 1) if re.match(pattern, line))


def damage(game: AnyGame, text: str, check: Callable[..., object] = replayed) -> Damaged:
    """How a journal is refused."""
    with pytest.raises(Damaged) as refusal:
        check(game, parsed(text))
    assert str(refusal.value).startswith(f"line {refusal.value.line}: ")
    return refusal.value
