"""Commands given to `kurgan` in this process, as a shell and a keyboard would give them."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass

import pytest
from rich.cells import cell_len

from kurgan.cli import main


@dataclass(frozen=True)
class Answer:
    """What a command said and how it ended."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> dict[str, object]:
        """The one JSON document on standard output."""
        found: dict[str, object] = json.loads(self.out)
        return found

    @property
    def prose(self) -> str:
        """What it said, as one line: a sentence that is longer than the screen can be found in it."""
        return re.sub(r"[ \n]+", " ", self.out)

    @property
    def widest(self) -> str:
        """The line that takes the most columns, apart from what was typed and from commands to copy."""
        lines = [line for line in self.out.splitlines() if not line.startswith(("> ", "  kurgan "))]
        return max(lines, key=cell_len)


class Keyboard:
    """What is typed can be read on the screen, as in a terminal; when nothing is left the line is closed."""

    def __init__(self, typed: str) -> None:
        self.lines = iter(typed.splitlines(keepends=True))

    def readline(self) -> str:
        line = next(self.lines, "")
        sys.stdout.write(line)
        return line

    def isatty(self) -> bool:
        return False


class Command:
    """Run a command with its words and what is typed into it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, *words: object, typed: str = "") -> Answer:
        self.monkeypatch.setattr(sys, "argv", ["kurgan", *map(str, words)])
        self.monkeypatch.setattr(sys, "stdin", Keyboard(typed))
        self.capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main()
        said = self.capsys.readouterr()
        return Answer(int(left.value.code or 0), said.out, said.err)
