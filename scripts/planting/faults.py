"""The faults that may be planted in one file, each a piece of its text and what is put there instead."""

from __future__ import annotations

import ast
import json
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift,
}  # fmt: skip
EXTREMES: Final = {"max": "min", "min": "max", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Fault:
    """What stands between two places of a file, and what is put there."""

    file: Path
    line: int
    start: int
    end: int
    before: str
    after: str
    function: str = ""

    @property
    def path(self) -> str:
        return str(self.file.relative_to(ROOT))

    @property
    def name(self) -> tuple[str, str, str, str]:
        """What `mutants.toml` calls it."""
        return self.path, self.function, shown(self.before), shown(self.after)

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {shown(self.before)} → {shown(self.after)}"


def shown(text: str) -> str:
    """A piece of code on one line."""
    flat = " ".join(text.split())
    return flat if len(flat) < 70 else f"{flat[:67]}…"


def faults_of(file: Path) -> list[Fault]:
    """Every fault that may be planted in a file."""
    return list(of_page(file) if file.suffix in (".ts", ".tsx") else of_python(file))


def of_page(file: Path) -> Iterator[Fault]:
    """TypeScript is read by its own compiler."""
    listed = subprocess.run(
        ["node", "scripts/mutants.mjs", str(file)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for each in json.loads(listed.stdout):
        yield Fault(file, **each)


def of_python(file: Path) -> Iterator[Fault]:
    """Every place of a Python file that can have a fault; text, types and decorators are left alone."""
    source = file.read_bytes()
    starts = [0]
    for row in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(row))

    for function, node in meant(ast.parse(source)):
        if not isinstance(node, ast.expr | ast.stmt):
            continue
        assert node.end_lineno is not None and node.end_col_offset is not None
        start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
        for after in turned(node):
            yield Fault(file, node.lineno, start, end, source[start:end].decode(), after, function)


def meant(tree: ast.AST, within: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Every node that does something, with its function; outside functions only named numbers do."""
    for child in ast.iter_child_nodes(tree):
        match child:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield from ((within + name, node) for statement in child.body for node in inside(statement))
            case ast.ClassDef(name=name, bases=bases):
                if not any(isinstance(base, ast.Name) and base.id.endswith("Enum") for base in bases):
                    yield from meant(child, f"{name}.")
            case ast.Assign(value=ast.Constant() as value) | ast.AnnAssign(value=ast.Constant() as value):
                yield within, value


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all that is in it, but what is only said."""
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr) or is_text(node):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from inside(child)


def is_text(node: ast.AST) -> bool:
    """A docstring, or a line of the log: a wrong word in it is no fault of the program."""
    said = node.value if isinstance(node, ast.Expr) else node
    if isinstance(said, ast.Call):
        match said.func:
            case ast.Attribute(value=ast.Name(id="LOG")):
                return True
        return False
    return isinstance(said, ast.Constant) and isinstance(said.value, str)


def turned(node: ast.AST) -> Iterator[str]:
    """The source of a node with a fault in it, for each fault it can have."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            yield text_of(ast.Compare(node.left, [COMPARISONS[type(op)]()], node.comparators))
        case ast.BinOp(op=op) if type(op) in OPERATORS:
            yield text_of(ast.BinOp(node.left, OPERATORS[type(op)](), node.right))
        case ast.BoolOp(op=op, values=values):
            yield text_of(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))
            for dropped in values:
                left = [value for value in values if value is not dropped]
                yield text_of(left[0] if len(left) == 1 else ast.BoolOp(op, left))
        case ast.UnaryOp(op=ast.Not()):
            yield text_of(node.operand)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield text_of(ast.IfExp(test, orelse, body))
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield str(value + 1)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in EXTREMES:
            yield text_of(ast.Call(ast.Name(EXTREMES[name]), args, keywords))
        case ast.If(body=[ast.Return() | ast.Continue() | ast.Break() | ast.Raise()], orelse=[]):
            yield "pass"
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign():
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"


def text_of(node: ast.expr) -> str:
    return f"({ast.unparse(ast.fix_missing_locations(node))})"
