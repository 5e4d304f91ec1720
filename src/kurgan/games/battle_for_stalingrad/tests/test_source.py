"""The source document and the rulebook: nothing in the one is left out of the other, and nothing is misquoted."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kurgan.engine.rulebook import Rulebook

FOLDER: Final = Path(__file__).parent
LINES: Final = [line.strip() for line in (FOLDER / "source.txt").read_text(encoding="utf-8").splitlines()]
RULES: Final = Rulebook.load(FOLDER.parent).rule


def test_every_line_of_the_source_is_quoted_by_a_rule() -> None:
    quoted = {line for rule in RULES for line in rule.source}
    assert [line for line in LINES if line and line not in quoted] == []


def test_every_quotation_is_a_line_of_the_source() -> None:
    wrong = [(rule.number, line) for rule in RULES for line in rule.source if not line or line not in LINES]
    assert wrong == []
