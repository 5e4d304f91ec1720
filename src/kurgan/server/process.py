"""The worker process as the server sees it: started when it is first needed, ended when it fails, hangs or is idle."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeAlias

from kurgan.server.errands import Errand
from kurgan.server.impossible import Impossible
from kurgan.server.worker import receive, send

LONGEST: Final = 60.0  # seconds for one errand

Answer: TypeAlias = bytes | Impossible


class Lost(Exception):
    """The worker ended in the middle of an errand."""


class Process:
    """The one that works now, if any."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.thread = ThreadPoolExecutor(1, "errands")  # one errand at a time, whoever asks

    async def answer(self, errand: Errand) -> Answer:
        """What the worker answers; Lost if it ends over it or takes too long."""
        asked = asyncio.get_running_loop().run_in_executor(self.thread, self.ask, errand)
        asked.add_done_callback(heard)
        try:
            return await asyncio.wait_for(asyncio.shield(asked), LONGEST)
        except TimeoutError:
            self.stop()  # which ends the reading too
            return await asked

    def ask(self, errand: Errand) -> Answer:
        """The same, for a thread that may wait."""
        if self.process and self.process.poll() is not None:
            self.stop()
        process = self.process = self.process or started()
        assert process.stdin is not None and process.stdout is not None
        try:
            send(process.stdin, errand)
            answer = receive(process.stdout)
        except (EOFError, OSError, ValueError) as error:
            self.stop()
            raise Lost("the worker ended") from error
        if isinstance(answer, bytes):
            return answer
        assert isinstance(answer, tuple)
        status, line = answer
        return Impossible(status, line.key, line.values)

    def stop(self) -> None:
        """End the worker; the next errand starts another."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):
                    if pipe is not None:
                        pipe.close()

    def close(self) -> None:
        """End it for good."""
        self.stop()
        self.thread.shutdown(wait=False)


def heard(asked: asyncio.Future[Answer]) -> None:
    """Nobody need be told how it ended, if the server ends meanwhile."""
    if not asked.cancelled():
        asked.exception()


def started() -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "kurgan.server.worker"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
