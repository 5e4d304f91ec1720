"""Planted faults, one at a time: does a test notice? `make mutants`, or `python -m scripts.mutants server --sample 40`.

`mutants.toml` says which files are changed and which tests should see it. Each fault is planted in a copy of the house:
a comparison turned, a number one higher, a guard or a statement gone. Rules run as plain Python, since compiling each
fault would take a minute. What is equivalent (no test could tell) is named in `mutants.toml`, with the reason.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Final

ROOT: Final = Path(__file__).parent.parent
LONGEST: Final = 400.0  # seconds: a fault that never ends is noticed too
LEFT_OUT: Final = shutil.ignore_patterns(
    ".git", ".venv", "node_modules", "static", "__pycache__", ".*_cache", "pictures"
)
COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift,
}  # fmt: skip


@dataclass(frozen=True)
class Area:
    """Some files, the tests that should notice a fault in them, and how many of a hundred they must."""

    name: str
    files: list[str]
    tests: list[str]
    runner: str  # `plain` or `compiled` Python, or `page`
    wanted: int

    def sources(self) -> list[Path]:
        found = {file for pattern in self.files for file in ROOT.glob(pattern)}
        return sorted(file for file in found if ".test." not in file.name and "tests" not in file.parts)


@dataclass(frozen=True)
class Mutant:
    """A fault: what stands between two places of a file, and what is put there."""

    file: Path
    line: int
    start: int
    end: int
    before: str
    after: str

    @property
    def name(self) -> tuple[str, str, str]:
        """What `mutants.toml` calls it."""
        return str(self.file.relative_to(ROOT)), shown(self.before), shown(self.after)

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {shown(self.before)} → {shown(self.after)}"


def shown(text: str) -> str:
    """A piece of code on one line."""
    flat = " ".join(text.split())
    return flat if len(flat) < 70 else f"{flat[:67]}…"


def mutants_of(file: Path) -> list[Mutant]:
    """Every fault that may be planted in a file."""
    return list(of_page(file) if file.suffix in (".ts", ".tsx") else of_python(file))


def of_page(file: Path) -> Iterator[Mutant]:
    """The same for TypeScript, read by its own compiler."""
    listed = subprocess.run(
        ["node", "scripts/mutants.mjs", str(file)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for each in json.loads(listed.stdout):
        yield Mutant(file, **each)


def of_python(file: Path) -> Iterator[Mutant]:
    """One fault for each place of a Python file that can have one; text, types and decorators are left alone."""
    source = file.read_text(encoding="utf-8")
    starts = [0]
    for row in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(row.encode()))
    encoded = source.encode()

    def mutant(node: ast.expr | ast.stmt, after: str) -> Mutant:
        assert node.end_lineno is not None and node.end_col_offset is not None
        start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
        return Mutant(file, node.lineno, start, end, encoded[start:end].decode(), after)

    for node in meant(ast.parse(source)):
        changed = turned(node)
        if changed is not None and isinstance(node, ast.expr | ast.stmt):
            yield mutant(node, changed)


def meant(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node inside a function that does something."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in child.body:
                yield from inside(statement)
        elif isinstance(child, ast.ClassDef):
            yield from meant(child)


def inside(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom) or is_text(node):
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
        return (
            isinstance(said.func, ast.Attribute)
            and isinstance(said.func.value, ast.Name)
            and said.func.value.id == "LOG"
        )
    return isinstance(said, ast.Constant) and isinstance(said.value, str)


def turned(node: ast.AST) -> str | None:
    """The source of a node with a fault in it."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            return parenthesised(ast.Compare(node.left, [COMPARISONS[type(op)]()], node.comparators))
        case ast.BinOp(op=op) if type(op) in OPERATORS:
            return parenthesised(ast.BinOp(node.left, OPERATORS[type(op)](), node.right))
        case ast.BoolOp(op=op):
            return parenthesised(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), node.values))
        case ast.UnaryOp(op=ast.Not()):
            return parenthesised(node.operand)
        case ast.Constant(value=bool(value)):
            return str(not value)
        case ast.Constant(value=int(value)):
            return str(value + 1)
        case ast.If(test=_, body=[ast.Return() | ast.Continue() | ast.Break()], orelse=[]):
            return "pass"
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign():
            return "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return "pass"
    return None


def parenthesised(node: ast.expr) -> str:
    return f"({ast.unparse(ast.fix_missing_locations(node))})"


class House:
    """A copy of the project in which faults are planted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "house"
        shutil.copytree(ROOT, self.folder, ignore=LEFT_OUT, symlinks=True)
        (self.folder / "node_modules").symlink_to(ROOT / "node_modules")
        static = ROOT / "src/kurgan/server/static"
        if static.exists():
            (self.folder / "src/kurgan/server/static").symlink_to(static)

    def notices(self, area: Area, mutant: Mutant | None) -> bool:
        """Does a test fail with this fault planted (or, without one, fail anyway)?"""
        if mutant is None:
            return self.run(area) != 0
        file = self.folder / mutant.file.relative_to(ROOT)
        sound = file.read_bytes()
        try:
            file.write_bytes(sound[: mutant.start] + mutant.after.encode() + sound[mutant.end :])
            return self.run(area) != 0
        finally:
            file.write_bytes(sound)

    def run(self, area: Area) -> int:
        """The tests of an area in this house; a run that does not end has failed."""
        env = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        if area.runner == "plain":
            env["NUMBA_DISABLE_JIT"] = "1"
        if area.runner == "page":
            command = ["npx", "vitest", "run", "--config", "client/vite.config.ts", "--bail", "1", *area.tests]
        else:
            command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *area.tests]
        try:
            return subprocess.run(
                command, cwd=self.folder, env=env, capture_output=True, timeout=LONGEST, check=False
            ).returncode
        except subprocess.TimeoutExpired:
            return 1


def chosen(area: Area, equivalent: set[tuple[str, str, str]], sample: int, seed: int) -> list[Mutant]:
    """Some faults of an area, the same for the same seed, spread over its files."""
    source = random.Random(f"{seed} {area.name}")
    by_file = [mutants_of(file) for file in area.sources()]
    for mutants in by_file:
        source.shuffle(mutants)
    source.shuffle(by_file)
    dealt = [mutants[round] for round in range(max(map(len, by_file))) for mutants in by_file if round < len(mutants)]
    return [each for each in dealt if each.name not in equivalent][:sample]


def judged(area: Area, mutants: list[Mutant], houses: list[House]) -> list[Mutant]:
    """The faults that no test noticed; one house for each worker."""
    free: SimpleQueue[House] = SimpleQueue()
    for house in houses:
        free.put(house)

    def is_noticed(mutant: Mutant) -> bool:
        house = free.get()
        noticed = house.notices(area, mutant)
        free.put(house)
        print(f"  {'noticed ' if noticed else 'SURVIVED'}  {mutant}", flush=True)  # noqa: T201
        return noticed

    with ThreadPoolExecutor(len(houses)) as pool:
        return [mutant for mutant, noticed in zip(mutants, pool.map(is_noticed, mutants), strict=True) if not noticed]


def main() -> int:
    """Plant faults in every area, or in those that are named."""
    plan = tomllib.loads((ROOT / "scripts/mutants.toml").read_text(encoding="utf-8"))
    areas = [Area(**area) for area in plan["area"]]
    equivalent = {(each["file"], each["before"], each["after"]) for each in plan.get("equivalent", ())}
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("areas", nargs="*", choices=[[], *(area.name for area in areas)], default=[])
    parser.add_argument("--sample", type=int, default=20, help="faults in each area")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    is_enough = True
    with tempfile.TemporaryDirectory() as folder:
        houses = [House(Path(folder) / str(worker)) for worker in range(wanted.workers)]
        for area in areas:
            if wanted.areas and area.name not in wanted.areas:
                continue
            if houses[0].notices(area, None):
                print(f"{area.name}: its tests fail without any fault")  # noqa: T201
                is_enough = False
                continue
            mutants = chosen(area, equivalent, wanted.sample, wanted.seed)
            survivors = judged(area, mutants, houses)
            share = 100 - 100 * len(survivors) // len(mutants)
            is_enough &= share >= area.wanted
            print(f"{area.name}: {len(mutants) - len(survivors)} of {len(mutants)} noticed, {area.wanted} % wanted")  # noqa: T201
    return 0 if is_enough else 1


if __name__ == "__main__":
    sys.exit(main())
