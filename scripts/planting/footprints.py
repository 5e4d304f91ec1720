"""A plugin for pytest that writes down which lines of some files each test runs, and how long it takes.

A fault is then shown only to tests that come by, the quickest first. A test that takes too long is left out.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from _typeshed import TraceFunction
    from pluggy import Result

LONGEST: Final = 2.0  # seconds of processor time for one test
MOST_CALLS: Final = 50  # of one function in one test that are watched


class TooLong(BaseException):
    """Not an Exception, so that no test catches it."""


def give_up(number: int, frame: FrameType | None) -> None:
    raise TooLong


class Footprints:
    """What is written down while the tests run."""

    def __init__(self, files: set[str], output: Path) -> None:
        self.files, self.output = files, output
        self.now: set[tuple[str, int]] = set()
        self.calls: Counter[CodeType] = Counter()
        self.tests: dict[str, dict[str, object]] = {}

    def enter(self, frame: FrameType, event: str, _: object) -> TraceFunction | None:
        code = frame.f_code
        if code.co_filename not in self.files:
            return None
        self.calls[code] += 1
        return self.step if self.calls[code] <= MOST_CALLS else None

    def step(self, frame: FrameType, event: str, _: object) -> TraceFunction:
        if event == "line":
            self.now.add((frame.f_code.co_filename, frame.f_lineno))
        return self.step

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.now, self.calls, began = set(), Counter(), time.process_time()
        threading.settrace(self.enter)
        sys.settrace(self.enter)
        yield
        sys.settrace(None)
        threading.settrace(None)
        lines: dict[str, list[int]] = {}
        for file, line in sorted(self.now.copy()):
            lines.setdefault(file, []).append(line)
        self.tests[item.nodeid] = {**self.tests.get(item.nodeid, {}), "lines": lines}
        self.tests[item.nodeid]["seconds"] = round(time.process_time() - began, 3)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Result[None], None]:
        signal.signal(signal.SIGPROF, give_up)
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        outcome = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        if outcome.excinfo is not None:
            is_slow = outcome.excinfo[0] is TooLong
            self.tests[item.nodeid] = {"slow": is_slow, "fails": not is_slow}
            if is_slow:
                outcome.force_exception(pytest.skip.Exception("takes too long"))

    def pytest_sessionfinish(self) -> None:
        self.output.write_text(json.dumps(self.tests), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    files = set(json.loads(os.environ["FOOTPRINTS_OF"]))
    config.pluginmanager.register(Footprints(files, Path(os.environ["FOOTPRINTS_TO"])), "footprints")
