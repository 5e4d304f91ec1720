"""Tying the rulebook to the code, both ways: every number has a function or table, a test and its words."""

from __future__ import annotations

from collections.abc import Iterator

from kurgan.engine.citations import tests
from kurgan.engine.game import AnyGame
from kurgan.engine.rule import INDEX


def problems(game: AnyGame) -> Iterator[str]:
    """Every loose end between a game's rulebook, its code and its tests."""
    coded, tested = coded_rules(game), {test.number for test in tests(game.folder)}
    for rule in game.rulebook.rule:
        if rule.number not in coded:
            yield f"rule {rule.number} has no function or table"
        if rule.number not in tested:
            yield f"rule {rule.number} has no test that cites it"
        for language in ("en", "fr"):
            if not getattr(rule.title, language).strip() or not getattr(rule.summary, language).strip():
                yield f"rule {rule.number} has no title or summary in {language}"
    numbers = {rule.number for rule in game.rulebook.rule}
    for number in sorted(coded.keys() - numbers):
        yield f"{', '.join(coded[number])} cites rule {number}, which is not in the rulebook"
    for number in sorted(tested - numbers):
        yield f"a test cites rule {number}, which is not in the rulebook"


def coded_rules(game: AnyGame) -> dict[str, list[str]]:
    """For each number, the functions and tables that carry it out."""
    package = f"kurgan.games.{game.folder.name}."
    found: dict[str, list[str]] = {}
    for entry in INDEX:
        if entry.module.startswith(package):
            found.setdefault(entry.number, []).append(f"{entry.module.removeprefix(package)}.{entry.name}")
    return found
