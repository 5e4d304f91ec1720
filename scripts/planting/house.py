"""A copy of the project in which faults are planted and tests run; the project itself is never touched."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from scripts.planting.faults import ROOT, Fault
from scripts.planting.plan import Area
from scripts.planting.warm import IGNORING, TIMED_OUT

LONGEST: Final = 8.0  # seconds of processor time beyond what the tests take: a fault that never ends is noticed too
LONGEST_ON_THE_PAGE: Final = 200.0
LONGEST_BEFORE: Final = 3600.0
FIRST: Final = 30  # the quickest tests that come by run before all others
LEFT_OUT: Final = shutil.ignore_patterns(
    ".git", ".venv", "node_modules", "static", "__pycache__", ".*_cache", ".mutants", ".hypothesis", "pictures"
)
PYTEST: Final = ["-x", "-q", "--tb=line", *IGNORING]


class House:
    """The copy, and the process that runs its tests."""

    def __init__(self, folder: Path, area: Area) -> None:
        self.folder, self.area, self.output = folder / "house", area, folder / "output"
        shutil.copytree(ROOT, self.folder, ignore=LEFT_OUT, symlinks=True)
        (self.folder / "node_modules").symlink_to(ROOT / "node_modules")
        static = ROOT / "src/kurgan/server/static"
        if static.exists():
            (self.folder / "src/kurgan/server/static").symlink_to(static)
        self.environment = {
            **os.environ, "PYTHONPATH": f"{self.folder / 'src'}:{self.folder}", "PYTHONHASHSEED": "0",
            "NUMBA_CACHE_DIR": str(folder / "numba"), "XDG_CACHE_HOME": str(folder / "cache"),
            "OPENBLAS_NUM_THREADS": "1",
        }  # fmt: skip
        if area.runner == "plain":
            self.environment["NUMBA_DISABLE_JIT"] = "1"
        self.planted_so_far = 0
        self.warm: subprocess.Popen[str] | None = None

    def __enter__(self) -> House:
        if self.area.runner != "page":
            command = [sys.executable, "-m", "scripts.planting.warm", *self.area.unchanged]
            self.warm = subprocess.Popen(
                command,
                cwd=self.folder,
                env=self.environment,
                text=True,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        return self

    def __exit__(self, *_: object) -> None:
        if self.warm is not None:
            self.warm.kill()
            self.warm.wait()

    def footprints(self, files: Sequence[Path], tests: Sequence[str]) -> dict[str, dict[str, object]]:
        """Tests without a fault: which lines each of them runs, how long it takes, and which fail."""
        there = {str(self.folder / file.relative_to(ROOT)): str(file.relative_to(ROOT)) for file in files}
        written = self.folder.parent / "footprints"
        watching = {"FOOTPRINTS_OF": json.dumps(list(there)), "FOOTPRINTS_TO": str(written)}
        arguments = [*PYTEST[1:], "-p", "scripts.planting.footprints", *tests]
        self.ask([arguments], watching, LONGEST_BEFORE)
        if not written.exists():
            sys.exit(f"{self.area.name}: its tests do not run\n{self.output.read_text(errors='replace')}")
        found: dict[str, dict[str, object]] = json.loads(written.read_text(encoding="utf-8"))
        for test in found.values():
            lines = test.get("lines", {})
            assert isinstance(lines, dict)
            test["lines"] = {there[file]: numbers for file, numbers in lines.items()}
        return found

    def noticed_by(self, fault: Fault, tests: Sequence[str], seconds: float) -> str:
        """The test that fails with a fault planted, or nothing; without one the tests take so many seconds."""
        if self.area.runner != "page" and not tests:
            return ""
        with self.planted(fault):
            if self.area.runner == "page":
                return self.page_noticed()
            stages = [[*PYTEST, *some] for some in (tests[:FIRST], tests[FIRST:]) if some]
            code = self.ask(stages, {}, LONGEST + seconds)
        if code == 0:
            return ""
        return "a run that never ends" if code == TIMED_OUT else failed_in(self.output.read_text(errors="replace"))

    @contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """While this lasts the copy has a fault."""
        file = self.folder / fault.path
        sound, times = file.read_bytes(), file.stat()
        try:
            file.write_bytes(sound[: fault.start] + fault.after.encode() + sound[fault.end :])
            self.planted_so_far += 1
            os.utime(file, (self.planted_so_far, self.planted_so_far))  # no two are alike to Python's cache
            yield
        finally:
            file.write_bytes(sound)
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))

    def ask(self, stages: list[list[str]], environment: dict[str, str], seconds: float) -> int:
        """Let the warm process run some tests."""
        assert self.warm is not None and self.warm.stdin is not None and self.warm.stdout is not None
        asked = {"stages": stages, "environment": environment, "output": str(self.output), "seconds": seconds}
        self.warm.stdin.write(f"{json.dumps(asked)}\n")
        self.warm.stdin.flush()
        return int(json.loads(self.warm.stdout.readline()))

    def page_noticed(self) -> str:
        """The same for the page's own tests."""
        command = ["npx", "vitest", "run", "--config", "client/vite.config.ts", "--bail", "1", *self.area.tests]
        try:
            ended = subprocess.run(
                command, cwd=self.folder, capture_output=True, timeout=LONGEST_ON_THE_PAGE, check=False
            )
        except subprocess.TimeoutExpired:
            return "a run that never ends"
        return "vitest" if ended.returncode else ""


def failed_in(output: str) -> str:
    """The name of the failed test in what pytest wrote."""
    failed = [line.split()[1] for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return failed[0].rpartition("/")[2] if failed else "a run that broke off"
