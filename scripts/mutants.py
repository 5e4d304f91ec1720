"""Planted faults, one at a time: does a test notice? `make mutants`, or `python -m scripts.mutants server --sample 40`.

`mutants.toml` says which files are changed and which tests should see it. Each fault is planted in a copy of the house:
a comparison turned, a number one higher, a condition or a statement gone. It is shown to the tests that run its line,
the quickest first; rules run as plain Python, since compiling each fault would take a minute. What was found is kept in
`.mutants`, so a run that is broken off goes on where it was. What no test could tell is named in `mutants.toml`, with
the reason.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from types import FrameType
from typing import Final

from scripts.planting.faults import ROOT, Fault
from scripts.planting.house import House
from scripts.planting.plan import Area, Plan

KEPT: Final = ROOT / ".mutants"
LEFT_OUT: Final = "--ignore="
ELSEWHERE: Final = 30.0  # seconds for a file of tests whose footprints are not known
LONGEST_TOGETHER: Final = 15.0  # seconds of processor time, as measured while lines are written down


class Memory:
    """What was found in an area, in a file."""

    def __init__(self, area: Area) -> None:
        self.file = KEPT / f"{area.name}.json"
        self.found: dict[str, dict[str, str]] = json.loads(self.file.read_text()) if self.file.exists() else {}

    def recall(self, fault: Fault, tests: str) -> str | None:
        """Who noticed a fault; nobody's silence counts only while the tests are the same."""
        known = self.found.get(key_of(fault))
        return None if known is None or (not known["by"] and known["tests"] != tests) else known["by"]

    def keep(self, fault: Fault, tests: str, by: str) -> None:
        self.found[key_of(fault)] = {"tests": tests, "by": by}
        KEPT.mkdir(exist_ok=True)
        self.file.write_text(json.dumps(self.found, indent=1), encoding="utf-8")


def key_of(fault: Fault) -> str:
    return f"{digest([fault.file])} {fault.path} {fault.start}-{fault.end} {fault.after}"


def digest(files: list[Path]) -> str:
    whole = hashlib.sha256()
    for file in files:
        whole.update(file.read_bytes())
    return whole.hexdigest()[:16]


def test_files(area: Area) -> list[Path]:
    """The tests of an area and what they share."""
    left_out = [ROOT / test.removeprefix(LEFT_OUT) for test in area.tests if test.startswith(LEFT_OUT)]
    there = [file for test in area.tests if not test.startswith("-") for file in spread(ROOT / test)]
    return sorted(file for file in there if not any(file.is_relative_to(each) for each in left_out))


def spread(path: Path) -> Iterator[Path]:
    kind = "*.test.ts" if path.is_dir() and "tests" not in path.parts else "*.py"
    yield from path.rglob(kind) if path.is_dir() else [path]


def footprints(area: Area, house: House) -> dict[str, dict[str, object]]:
    """Which lines each test runs, from the last run as far as nothing has changed since."""
    kept = KEPT / f"{area.name}-footprints.json"
    before: dict[str, dict[str, dict[str, object]]] = json.loads(kept.read_text()) if kept.exists() else {}
    files = test_files(area)
    shared = digest([*area.sources(), *(file for file in files if not file.name.startswith("test_"))])
    names = {f"{file.relative_to(ROOT)} {shared} {digest([file])}" for file in files if file.name.startswith("test_")}
    new = sorted(name.split()[0] for name in names - set(before))
    found = {name: tests for name, tests in before.items() if name in names}
    if new:
        say(f"{area.name}: the tests of {len(new)} files without a fault ...")
        for name in names - set(before):
            found[name] = {}
        by_file = {name.split()[0]: tests for name, tests in found.items()}
        for test, seen in house.footprints(area.sources(), new).items():
            by_file[test.partition("::")[0]][test] = seen
        KEPT.mkdir(exist_ok=True)
        kept.write_text(json.dumps(found), encoding="utf-8")
    return {name: test for tests in found.values() for name, test in tests.items()}


def places(fault: Fault, area: Area) -> set[tuple[str, int]]:
    """The lines where a fault shows: its own, or for a number with a name all lines that say the name."""
    own = {(fault.path, line) for line in range(fault.line, fault.line + fault.before.count("\n") + 1)}
    if fault.function:
        return own
    row = fault.file.read_text(encoding="utf-8").splitlines()[fault.line - 1]
    name = re.compile(rf"\b{re.escape(re.split(r'[ :=]', row.strip())[0])}\b")
    return own | {
        (str(file.relative_to(ROOT)), line)
        for file in area.sources()
        for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if name.search(text)
    }


def passing_by(fault: Fault, area: Area, tests: dict[str, dict[str, object]]) -> list[str]:
    """The tests that run the line of a fault, and those named after its file, which may run it before they begin; as
    long as they are not too long together, these first, and the quickest of them."""
    where, own = places(fault, area), f"test_{fault.file.stem}.py::"
    passing = {name for name, test in tests.items() if own in name or comes_by(test, where)}
    if not passing and fault.path not in area.elsewhere:
        passing = set(tests)  # it runs while the module is imported
    near = sorted((fault.file.stem not in name, float(str(tests[name]["seconds"])), name) for name in passing)
    spent = accumulate(seconds for _, seconds, _ in near)
    quick = [name for (*_, name), so_far in zip(near, spent, strict=True) if so_far < LONGEST_TOGETHER]
    return [*quick, *area.elsewhere.get(fault.path, [])]


def comes_by(test: dict[str, object], where: set[tuple[str, int]]) -> bool:
    """Does a test run one of these lines?"""
    lines = test["lines"]
    assert isinstance(lines, dict)
    return any(line in lines.get(path, ()) for path, line in where)


def judged(area: Area, faults: list[Fault], folder: Path) -> list[Fault]:
    """The faults that no test noticed."""
    memory, survivors = Memory(area), []
    tests_now = digest(test_files(area)) + str(area.elsewhere)
    with House(folder, area) as house:
        tests = {} if area.runner == "page" else footprints(area, house)
        broken = [name for name, test in tests.items() if test.get("fails")]
        if broken:
            sys.exit(f"{area.name}: {broken[0]} fails without any fault")
        usable = {name: test for name, test in tests.items() if not test.get("slow")}
        for number, fault in enumerate(faults, 1):
            began, by = time.monotonic(), memory.recall(fault, tests_now)
            if by is None:
                near = passing_by(fault, area, usable)
                seconds = sum(float(str(usable[name]["seconds"])) if name in usable else ELSEWHERE for name in near)
                by = house.noticed_by(fault, near, seconds)
                memory.keep(fault, tests_now, by)
            if not by:
                survivors.append(fault)
            took = f"{time.monotonic() - began:5.1f} s"
            say(f"{number:>4} of {len(faults)} {took}  {'noticed ' if by else 'SURVIVED'}  {fault}  {by}")
    return survivors


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def main() -> int:
    """Plant faults in every area, or in those that are named."""
    plan = Plan.read()
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("areas", nargs="*", choices=[[], *(area.name for area in plan.areas)], default=[])
    parser.add_argument("--sample", type=int, default=20, help="faults in each area")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", default="", help="only faults of files whose path has this in it")
    parser.add_argument("--check", action="store_true", help="only see whether mutants.toml still speaks of this code")
    wanted = parser.parse_args()
    outdated = plan.outdated()
    if outdated or wanted.check:
        say("\n".join(["mutants.toml", *outdated]))
        return 1 if outdated else 0
    summary, is_enough = [], True
    for area in plan.areas:
        if wanted.areas and area.name not in wanted.areas:
            continue
        named, others = plan.faults(area, wanted.seed, wanted.file)
        planted = [*named, *others[: wanted.sample]]
        faults = [fault for fault in planted if not plan.is_equivalent(fault)]
        with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
            survivors = judged(area, faults, Path(folder))
        noticed = len(faults) - len(survivors)
        is_enough &= 100 * noticed >= area.wanted * len(faults)
        summary += [
            f"{area.name}: {noticed} of {len(faults)} noticed, {area.wanted} % wanted;"
            f" {len(planted)} planted, {len(planted) - len(faults)} of them equivalent"
        ]
        summary += [f"    survived: {fault}" for fault in survivors]
    say("\n".join(summary))
    return 0 if is_enough else 1


def break_off(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, break_off)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("broken off; what was found so far is kept")
