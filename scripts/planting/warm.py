"""A process that has imported what never changes, and runs tests in children of its own.

Importing NumPy, Numba and FastAPI takes longer than most tests. A line of JSON asks, a line answers.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import os
import resource
import signal
import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import Final

UNCHANGED: Final = (
    "alembic.config", "fastapi", "fluent.runtime", "httpx", "hypothesis", "itsdangerous", "numba", "numpy",
    "pydantic", "pytest", "rich.console", "rich.live", "rich.table", "sqlalchemy.ext.asyncio", "typer.testing",
    "unittest.mock", "uvicorn", "uvloop", "websockets.sync.client",
)  # fmt: skip
IGNORING: Final = ["-W", "ignore::pytest.PytestAssertRewriteWarning", "-p", "no:cacheprovider", "-p", "no:xdist"]
TIMED_OUT: Final = -1
MOST_WAITED: Final = 5  # seconds for each second of processor time


def main() -> None:
    """Answer until nobody asks any more."""
    for name in (*UNCHANGED, *sys.argv[1:]):
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    with contextlib.redirect_stdout(io.StringIO()), tempfile.NamedTemporaryFile("w", suffix="_test.py") as empty:
        importlib.import_module("pytest").main([*IGNORING, "-q", empty.name])  # imports its plugins
    for line in sys.stdin:
        asked = json.loads(line)
        code = run(asked["stages"], asked["environment"], Path(asked["output"]), asked["seconds"])
        sys.stdout.write(f"{json.dumps(code)}\n")
        sys.stdout.flush()


def run(stages: list[list[str]], environment: dict[str, str], output: Path, seconds: float) -> int:
    """Run pytest in a child, and say how it ended; one that does not end in time is killed with its own children."""
    child = os.fork()
    if child == 0:
        os.setsid()
        os.environ.update(environment)
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds)))
        become(stages, output)
    latest = time.monotonic() + MOST_WAITED * seconds
    while time.monotonic() < latest:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            end_group(child)
            code = os.waitstatus_to_exitcode(status)
            return TIMED_OUT if code < 0 else code
        time.sleep(0.02)
    end_group(child)
    os.waitpid(child, 0)
    return TIMED_OUT


def end_group(leader: int) -> None:
    """Whatever a test has started ends with it."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)


def become(stages: list[list[str]], output: Path) -> None:
    """This process is pytest from now on: the tests of one stage, and if they pass those of the next."""
    code = 3
    try:
        written = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(written, 1)
        os.dup2(written, 2)
        import pytest

        for arguments in stages:
            code = int(pytest.main(arguments))
            if code:
                break
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
