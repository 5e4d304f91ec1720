"""Processes that work for this one: as many as there are cores, and none outlives it, however it ends."""

from __future__ import annotations

import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process


def cores() -> int:
    """How many cores this machine has for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers(count: int) -> ProcessPoolExecutor:
    """So many of them."""
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=watch_parent)


def watch_parent() -> None:
    """A worker whose parent was killed waits for work for ever: let it end too."""
    threading.Thread(target=end_with_parent, name="parent", daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "only a worker has one"
    parent.join()
    os._exit(1)
