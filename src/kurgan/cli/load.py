"""`kurgan load`: how many matches a server bears, and how fast it answers them."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Annotated, Final

import typer

from kurgan.cli.voice import Json, Scenario, aside, out, print_json, progress

BRIEF: Final = 0.1  # seconds that who plays against a computer thinks

Crowd = Annotated[int, typer.Option(min=1, help="How many matches are played at the same time.")]
Seconds = Annotated[float, typer.Option(min=1, help="How long they are measured.")]
Pause = Annotated[float, typer.Option(min=0, help="Seconds a player thinks before an order, on average.")]
Beside = Annotated[int, typer.Option(min=0, help="How many matches against a computer are played beside them.")]
Level = Annotated[str, typer.Option(help="Which computer player that is.")]
Address = Annotated[str, typer.Option(help="A server that runs already; by default one is started for the purpose.")]


def load(
    matches: Crowd = 50,
    seconds: Seconds = 20,
    computers: Beside = 0,
    level: Level = "marshal",
    json: Json = False,
    pause: Pause = 2.0,
    game: Annotated[str, typer.Option(help="Which game they play.")] = "autumn-storm",
    scenario: Scenario = "",
    address: Address = "",
) -> None:
    """Play many matches at once against a server and measure its answers."""
    from kurgan.games import about
    from kurgan.players import names
    from kurgan.server.load import Plan, drive

    seats = about(game).seats
    if len(seats) != 2:
        raise ValueError(f"{game} is not a game for two")
    if level not in names():
        raise ValueError(f"there is no player {level!r}; there are {', '.join(names())}")
    with running(address) as found, progress(f"Opening {matches + computers} matches", matches + computers) as opened:
        plan = Plan(found, game, scenario or about(game).scenario, (seats[0], seats[1]), pause)
        beside = replace(plan, pause=min(pause, BRIEF), level=level)
        measured = asyncio.run(drive([plan] * matches + [beside] * computers, seconds, opened))
    if json:
        print_json(measured)
    else:
        out().print(
            f"{measured.matches} matches beside {measured.computers} computers, of which {measured.thinking} think; "
            f"{measured.actions_per_second} actions/s; round trip "
            f"p50 {measured.p50_ms} ms, p95 {measured.p95_ms} ms, p99 {measured.p99_ms} ms; {measured.errors} errors"
        )


@contextmanager
def running(address: str, options: Sequence[str] = ("--trust", "127.0.0.1")) -> Iterator[str]:
    """The address of a server: the one that is named, or one of our own on a free port and a new database."""
    if address:
        yield address.rstrip("/")
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "kurgan.cli", "serve", "--port", "0", "--no-open", "--data", folder]
        command += options
        server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=os.environ | {"COLUMNS": "500"})
        try:
            yield announced(server)
        finally:
            server.terminate()
            server.wait()


def announced(server: subprocess.Popen[str]) -> str:
    """The address a server says it is at, once it is ready."""
    assert server.stderr is not None
    for line in server.stderr:
        aside().print(line.rstrip(), style="dim")
        if found := re.search(r"http://\S+", line):
            threading.Thread(target=server.stderr.read, daemon=True).start()  # a full pipe would stop the server
            return found[0]
    raise ValueError("the server did not start")
