"""Data files with one thing wrong, and what is said of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from kurgan.engine.datafile import BadData, Data, load


def refusal(folder: Path, name: str, text: str, model: type[Data]) -> str:
    """What is said of a file with this text."""
    file = folder / name
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as refused:
        load(file, model)
    return str(refused.value)


def broken(text: str, old: str, new: str) -> tuple[str, int]:
    """A text with one thing changed, and the line where that is."""
    assert old in text, f"{old!r} is not in the file"
    at = text.index(old)
    return text[:at] + new + text[at + len(old) :], text.count("\n", 0, at) + 1
