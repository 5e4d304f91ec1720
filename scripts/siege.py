"""Lay siege to a server of our own while two honest guests play: `python -m scripts.siege`.

Each assault lasts a few seconds; for each it says how long the honest orders took and what became of the assault.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import TypeAlias
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException

from kurgan.cli.load import running
from kurgan.cli.ready import ready
from kurgan.engine.journal import written
from kurgan.server.load import Guest, Load, Plan, begun
from kurgan.server.messages import MatchHead
from tests.matches import random_match

SECONDS, SITTING_DOWN = 12.0, 4.0
HONEST = [sys.executable, "-m", "kurgan.cli", "load", "--matches", "2", "--pause", "0.2", "--seconds", "20", "--json"]
SILENT, WINDOWS, MATCHES, STORM, SLOW = 900, 550, 400, 120, 200
Wanted: TypeAlias = dict[str, object]


@dataclass(frozen=True)
class Siege:
    """The server under attack, the files that are thrown at it, and the matches that came of some."""

    address: str
    plan: Plan
    files: list[str]
    finished: list[str]


async def quiet(siege: Siege) -> str:
    await asyncio.sleep(SECONDS)
    return "nothing happens"


async def silence(siege: Siege) -> str:
    """Connections that say nothing."""
    host, _, port = urlsplit(siege.address).netloc.partition(":")
    opened = [await asyncio.open_connection(host, int(port)) for _ in range(SILENT)]
    closed = 0
    for reader, writer in opened:
        with suppress(TimeoutError, OSError):
            closed += await asyncio.wait_for(reader.read(1), SECONDS) == b""
        writer.close()
    return f"{SILENT} silent connections, {closed} of them closed by the server"


async def windows(siege: Siege) -> str:
    """One guest opens one match again and again."""
    match, (host, _) = await asyncio.to_thread(begun, siege.plan)
    kinds: Counter[str] = Counter()

    async def sit() -> None:
        with suppress(WebSocketException, OSError, TimeoutError):
            async with host.socket(match) as socket, asyncio.timeout(SECONDS):
                async for text in socket:
                    kinds[json.loads(text)["kind"]] += 1

    await asyncio.gather(*(sit() for _ in range(WINDOWS)))
    return f"{WINDOWS} windows of one guest: {dict(kinds)}"


async def storm(siege: Siege) -> str:
    """Questions about finished matches, by clients that do not wait for the answer."""
    paths = [f"/api/matches/{id}/{what}" for id in siege.finished for what in ("verify", "story", "file")]
    paths += [f"/api/matches/{id}/story/all?from={n}&count=100" for id in siege.finished for n in range(30)]
    asked = [asyncio.to_thread(status, siege.address, "GET", path, 0.5) for path in (paths * STORM)[: STORM * 10]]
    return f"{len(asked)} questions about finished matches: {dict(Counter(await asyncio.gather(*asked)))}"


async def files(siege: Siege) -> str:
    """Match files to be taken in, each a little different."""
    bodies = [json.dumps({"text": f"{text}\n"}) for text in siege.files for _ in range(10)]
    asked = [asyncio.to_thread(status, siege.address, "POST", "/api/matches/import", 2.0, body) for body in bodies]
    return f"{len(asked)} files: {dict(Counter(await asyncio.gather(*asked)))}"


async def matches(siege: Siege) -> str:
    """One guest begins match after match, and asks for the list of them."""
    guest = Guest(siege.address)
    seats = dict.fromkeys(siege.plan.seats, "me")
    wanted: Wanted = {"game": siege.plan.game, "scenario": siege.plan.scenario, "seats": seats}
    answers: Counter[str] = Counter()
    for _ in range(MATCHES):
        try:
            await asyncio.to_thread(guest.request, "POST", "/api/matches", wanted)
            answers["begun"] += 1
        except ValueError as error:
            answers[json.loads("{" + str(error).partition(" {")[2])["line"]["key"]] += 1
    start = time.perf_counter()
    listed = await asyncio.to_thread(guest.request, "GET", "/api/matches")
    took = 1000 * (time.perf_counter() - start)
    return f"{MATCHES} matches of one guest: {dict(answers)}; the list is {len(listed)} bytes in {took:.0f} ms"


async def bodies(siege: Siege) -> str:
    """Bodies that are too large, or come drop by drop."""
    large = [asyncio.to_thread(status, siege.address, "POST", "/api/matches", 5.0, "x" * 3_000_000) for _ in range(20)]
    found = Counter(await asyncio.gather(*large))
    slow = Counter(await asyncio.gather(*(drip(siege.address) for _ in range(SLOW))))
    return f"20 large bodies: {dict(found)}; {SLOW} slow ones: {dict(slow)}"


async def drip(address: str) -> str:
    """A byte a second; what the server answers in the end."""
    netloc = urlsplit(address).netloc
    reader, writer = await asyncio.open_connection(*netloc.split(":"))
    writer.write(f"POST /api/matches HTTP/1.1\r\nHost: {netloc}\r\nContent-Length: 1000\r\n\r\n".encode())
    answer = asyncio.create_task(reader.readline())
    for _ in range(40):
        with suppress(OSError):
            writer.write(b"{")
        if await asyncio.wait({answer}, timeout=1) and answer.done():
            break
    writer.close()
    return answer.result().decode().strip() if answer.done() else "still open"


def status(address: str, method: str, path: str, patience: float, body: str = "") -> str:
    """The status of an answer, or that nobody waited for it."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=patience)
    try:
        connection.request(method, path, body, {"Content-Type": "application/json"})
        return str(connection.getresponse().status)
    except OSError as error:
        return type(error).__name__
    finally:
        connection.close()


async def besiege(siege: Siege, assaults: list[Callable[[Siege], Awaitable[str]]]) -> None:
    """One assault after the other, with the honest players' round trips during each."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(64))
    for assault in assaults:
        honest = await asyncio.create_subprocess_exec(*HONEST, "--address", siege.address, stdout=PIPE, stderr=DEVNULL)
        await asyncio.sleep(SITTING_DOWN)
        said = await assault(siege)
        measured = Load.model_validate_json((await honest.communicate())[0])
        sys.stdout.write(
            f"{assault.__name__:<8} {measured.actions:>4} honest orders: p50 {measured.p50_ms:.0f} ms, "
            f"p95 {measured.p95_ms:.0f} ms, p99 {measured.p99_ms:.0f} ms, {measured.errors} errors; {said}\n"
        )
        sys.stdout.flush()


def main() -> None:
    game = ready("autumn-storm")
    files_of_others = [written(random_match(game, seed)) for seed in range(6)]
    with running("") as address:
        reader = Guest(address)
        finished = [reader.ask(MatchHead, "POST", "/api/matches/import", {"text": each}).id for each in files_of_others]
        plan = Plan(address, game.name, game.rulebook.game.scenario, (game.seats[0], game.seats[1]), 0.2)
        siege = Siege(address, plan, files_of_others, finished)
        asyncio.run(besiege(siege, [quiet, silence, windows, storm, files, matches, bodies, quiet]))


if __name__ == "__main__":
    main()
