"""Processes that work for another one end with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from kurgan.engine.workers import cores, workers

PATIENCE = 30.0  # seconds, as long as it takes
AT_WORK = """
import os, sys, time
from pathlib import Path
from kurgan.engine.workers import workers

def work(folder):
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(600)

if __name__ == "__main__":
    with workers(2) as pool:
        list(pool.map(work, [sys.argv[1]] * 2))
"""


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_there_is_a_core_and_a_worker_is_another_process() -> None:
    assert cores() >= 1
    with workers(1) as pool:
        assert pool.submit(os.getpid).result() != os.getpid()


def test_no_worker_outlives_a_parent_that_was_killed(tmp_path: Path) -> None:
    script, folder = tmp_path / "at_work.py", tmp_path / "working"
    script.write_text(AT_WORK, encoding="utf-8")
    folder.mkdir()
    parent = subprocess.Popen([sys.executable, script, folder])
    until(lambda: len(list(folder.iterdir())) == 2)
    own = [int(file.name) for file in folder.iterdir()]
    assert all(map(is_alive, own))
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    until(lambda: not any(map(is_alive, own)))


def until(is_so: object) -> None:
    """Wait for something that other processes do."""
    assert callable(is_so)
    waited = 0.0
    while not is_so():
        assert waited < PATIENCE, "waited in vain"
        time.sleep(0.1)
        waited += 0.1
