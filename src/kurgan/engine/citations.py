"""Where a rule lives: the functions and tables that carry its number and the tests that cite it, with file and line.

Found by reading the sources, not by running them, so that asking for one rule compiles nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

TEST = re.compile(r"test_(\d+)(?:_(\d+))?_[a-z]")


class Citation(NamedTuple):
    """A function, table or test that carries a rule's number."""

    number: str
    name: str
    file: str  # within the game's folder
    line: int


def code(folder: Path) -> list[Citation]:
    """Every `@rule("6.4")` and every entry of a `chart(__name__, COLUMNS="6.4")` in a game's folder."""
    return [
        Citation(number, name, file.relative_to(folder).as_posix(), line)
        for file in sorted(folder.rglob("*.py"))
        if "tests" not in file.relative_to(folder).parts
        for number, name, line in cited_in(parsed(file))
    ]


def tests(folder: Path) -> list[Citation]:
    """Every test of a game that its name ties to a rule: test_5_3_a_unit_stops … cites 5.3."""
    return [
        Citation(cited[1] + (f".{cited[2]}" if cited[2] else ""), node.name, f"tests/{file.name}", node.lineno)
        for file in sorted((folder / "tests").glob("test_*.py"))
        for node in ast.walk(parsed(file))
        if isinstance(node, ast.FunctionDef) and (cited := TEST.match(node.name))
    ]


def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def cited_in(module: ast.Module) -> Iterator[tuple[str, str, int]]:
    """Number, name and line of everything in a module that carries a rule; a table's line is where it stands."""
    begins = {name: node.lineno for node in module.body for name in names_of(node)}
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef):
            for call in calls(node.decorator_list, "rule"):
                yield from ((number, node.name, node.lineno) for number in strings(call.args))
        elif isinstance(node, ast.Expr):
            for call in calls([node.value], "chart"):
                for entry in call.keywords:
                    name, line = entry.arg or "", begins.get(entry.arg or "", node.lineno)
                    yield from ((each, name, line) for given in strings([entry.value]) for each in given.split())


def names_of(node: ast.stmt) -> list[str]:
    """What a statement of a module names: a class, or what it assigns."""
    if isinstance(node, ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]


def calls(values: list[ast.expr], name: str) -> list[ast.Call]:
    """Those of some expressions that call this."""
    return [
        each
        for each in values
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == name
    ]


def strings(values: list[ast.expr]) -> list[str]:
    return [each.value for each in values if isinstance(each, ast.Constant) and isinstance(each.value, str)]
