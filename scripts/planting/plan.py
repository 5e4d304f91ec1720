"""What `mutants.toml` says: the areas, and the faults that no test could notice."""

from __future__ import annotations

import random
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from scripts.planting.faults import ROOT, Fault, faults_of

PLAN: Final = ROOT / "scripts/mutants.toml"


@dataclass(frozen=True)
class Area:
    """Some files, the tests that should notice a fault in them, and how many of a hundred they must."""

    name: str
    files: list[str]
    tests: list[str]
    runner: str  # `plain` or `compiled` Python, or `page`
    wanted: int
    has_limits: bool = False  # are its named numbers limits somebody chose, which no test need hold?
    unchanged: list[str] = field(default_factory=list)  # modules that no fault is in nor imported by: imported once
    elsewhere: dict[str, list[str]] = field(default_factory=dict)  # tests of files that run in a process of their own

    def sources(self) -> list[Path]:
        found = {file for pattern in self.files for file in ROOT.glob(pattern)}
        return sorted(file for file in found if ".test." not in file.name and "tests" not in file.parts)

    def sampled(self, seed: int) -> list[Fault]:
        """All faults there are, in an order that is the same for the same seed: the first of them are a sample."""
        there = [fault for file in self.sources() for fault in faults_of(file)]
        if self.has_limits:
            there = [fault for fault in there if fault.function]
        random.Random(f"{seed} {self.name}").shuffle(there)
        return there


@dataclass(frozen=True)
class Equivalent:
    """A fault that no test could notice, and why."""

    file: str
    before: str
    after: str
    reason: str
    function: str = ""

    def is_meant(self, fault: Fault) -> bool:
        path, function, before, after = fault.name
        return (self.file, self.before, self.after) == (path, before, after) and self.function in ("", function)


@dataclass(frozen=True)
class Named:
    """A fault that once went unnoticed, and the claim that it breaks: planted each time, before the sample."""

    file: str
    before: str
    after: str
    claim: str

    def count(self) -> int:
        """How often its place is in the file; it should be once."""
        return (ROOT / self.file).read_text(encoding="utf-8").count(self.before)

    def fault(self) -> Fault:
        whole = (ROOT / self.file).read_text(encoding="utf-8")
        at = whole.index(self.before)
        start = len(whole[:at].encode())
        line = whole.count("\n", 0, at) + 1
        return Fault(ROOT / self.file, line, start, start + len(self.before.encode()), self.before, self.after, "named")


@dataclass(frozen=True)
class Plan:
    """All of it."""

    areas: list[Area]
    equivalent: list[Equivalent]
    named: list[Named]

    @classmethod
    def read(cls) -> Plan:
        said = tomllib.loads(PLAN.read_text(encoding="utf-8"))
        equivalent = [Equivalent(**each) for each in said.get("equivalent", ())]
        named = [Named(**each) for each in said.get("named", ())]
        return cls([Area(**area) for area in said["area"]], equivalent, named)

    def faults(self, area: Area, seed: int, path: str) -> tuple[list[Fault], list[Fault]]:
        """Those with a name, and all others in their order, in files whose path has this in it."""
        own = set(area.sources())
        named = [each.fault() for each in self.named if ROOT / each.file in own and path in each.file]
        return named, [fault for fault in area.sampled(seed) if path in fault.path]

    def outdated(self) -> list[str]:
        """What it says of code that is no longer so."""
        files = {each.file for each in self.equivalent}
        there = {file: faults_of(ROOT / file) if (ROOT / file).exists() else [] for file in files}
        lost = [each for each in self.equivalent if not any(each.is_meant(fault) for fault in there[each.file])]
        lost_names = [each for each in self.named if each.count() != 1]
        places = [(each.file, each.before) for each in lost] + [(each.file, each.before) for each in lost_names]
        return [f"{file}: {before!r} is not there, or not once" for file, before in places]

    def is_equivalent(self, fault: Fault) -> bool:
        return any(each.is_meant(fault) for each in self.equivalent)
