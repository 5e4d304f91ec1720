"""`kurgan serve` as a process of its own, which may be killed and come back on the same port with the same data."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

LONGEST_START = 240.0  # on a cold machine the rules are compiled first
LONGEST_STOP = 10.0


class Server:
    """One server with its own folder of data; it is down until `start`."""

    def __init__(self, folder: Path, command: tuple[str, ...] = ()) -> None:
        self.data, self.log = folder / "data", folder / "server.log"
        self.port = free_port()
        self.command = command or (
            str(Path(sys.executable).parent / "kurgan"),
            "serve",
            "--no-open",
            "--port",
            str(self.port),
            "--trust",
            "127.0.0.1",
        )
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def said(self) -> str:
        """What it has written on its terminal, since the first start."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def start(self) -> None:
        """Start it and wait until matches can begin."""
        assert self.process is None, "it is running"
        self.data.mkdir(parents=True, exist_ok=True)
        settings = {"KURGAN_DATA": str(self.data), "KURGAN_LANGUAGE": "en", "NO_COLOR": "1"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                env=os.environ | settings,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        try:
            self.wait(self.process)
        except BaseException:
            self.kill9()
            raise

    def wait(self, process: subprocess.Popen[bytes]) -> None:
        """Wait until matches can begin."""
        latest = time.monotonic() + LONGEST_START
        while not self.is_ready():
            assert process.poll() is None, f"the server left with {process.returncode}:\n{self.said}"
            assert time.monotonic() < latest, f"no answer after {LONGEST_START:.0f} s:\n{self.said}"
            time.sleep(0.1)

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/games", timeout=5) as answer:
                return bool(json.load(answer)["is_ready"])
        except OSError:
            return False

    def kill9(self) -> None:
        """As a power cut would: no goodbye, nothing written."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """As Ctrl-C or a service manager would."""
        self.end(signal.SIGTERM)

    def restart(self) -> None:
        """Up again, on the same port, with the same data, whether it was killed or is running."""
        self.stop()
        self.start()

    def end(self, how: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with process:
            if process.poll() is None:
                os.killpg(process.pid, how)
            try:
                process.wait(LONGEST_STOP)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)


def free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        port: int = asking.getsockname()[1]
        return port
