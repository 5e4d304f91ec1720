"""A crowd of scripted players: many matches at once against a server, and how long each order took to come back.

Two guests play each match over websockets of their own. Whoever is to move thinks for a moment, gives any legal
order, and waits until the server shows its own seat the position after it: that wait is the round trip. Beside them, if
wanted, are matches of one guest against a computer; he thinks briefly, so that the computer has to most of the time.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Final, TypeVar
from urllib.parse import urlsplit

import numpy as np
from pydantic import BaseModel, JsonValue, TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kurgan.engine.chance import random_text
from kurgan.engine.game import Group
from kurgan.server.changes import position_after
from kurgan.server.messages import Do, MatchHead, Open

PATIENCE: Final = 30.0  # seconds without an answer are an error
OPENING: Final = 16  # matches being set up at a time
LOOK: Final = 0.25  # seconds between two looks at who is to move

MENU: Final = TypeAdapter(list[Group])
AT: Final = TypeAdapter(int)
Answer = TypeVar("Answer", bound=BaseModel)


class Load(BaseModel):
    """What was measured. The round trips are people's, against people and computers alike."""

    matches: int
    computers: int  # in matches besides those
    thinking: float  # of them, on the mean: so many were to move
    seconds: float
    actions: int
    actions_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    errors: int


@dataclass(frozen=True)
class Plan:
    """What the crowd plays, where, and how long each player thinks."""

    address: str
    game: str
    scenario: str
    seats: tuple[str, str]
    pause: float
    level: str = ""  # of the computer on the second seat, or a friend sits there

    @property
    def sitting(self) -> tuple[str, ...]:
        """The seats of guests."""
        return self.seats[:1] if self.level else self.seats


@dataclass
class Measured:
    """Round trips in seconds, what went wrong, and whether it counts yet."""

    trips: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    is_counting: bool = False
    thinking: set[str] = field(default_factory=set)  # matches in which a computer is to move
    crowds: list[int] = field(default_factory=list)  # how many those were, now and then


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.address, self.cookie = address, ""

    def ask(self, answer: type[Answer], method: str, path: str, body: Mapping[str, object] | None = None) -> Answer:
        """The answer to one request, as the server meant it; ValueError if it is not granted."""
        return answer.model_validate_json(self.request(method, path, body))

    def request(self, method: str, path: str, body: Mapping[str, object] | None = None) -> str:
        """The same as it came."""
        connection = HTTPConnection(urlsplit(self.address).netloc, timeout=PATIENCE)
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        connection.request(method, path, json.dumps(body or {}), headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).partition(";")[0]
        connection.close()
        if answer.status >= 400:
            raise ValueError(f"{method} {path}: {answer.status} {text}")
        return text

    def socket(self, match: str) -> connect:
        """A websocket to a match."""
        address = self.address.replace("http", "ws", 1) + f"/api/matches/{match}/play"
        own = {"Cookie": self.cookie}
        return connect(address, origin=None, additional_headers={**own, "Origin": self.address}, max_size=None)


def begun(plan: Plan) -> tuple[str, list[Guest]]:
    """A new match between two new guests, or of one against a computer."""
    guests = [Guest(plan.address) for _ in plan.sitting]
    seats = dict(zip(plan.seats, ("me", plan.level or "friend"), strict=True))
    wanted = {"game": plan.game, "scenario": plan.scenario, "seats": seats}
    match = guests[0].ask(MatchHead, "POST", "/api/matches", wanted)
    for friend in guests[1:]:
        friend.ask(MatchHead, "POST", f"/api{match.invitation}")
    for guest, seat in zip(guests, plan.sitting, strict=True):
        guest.ask(MatchHead, "POST", f"/api/matches/{match.id}/mix", {"texts": {seat: random_text()}})
    return match.id, guests


async def play_on(plan: Plan, measured: Measured, opening: asyncio.Semaphore, opened: Callable[[], None]) -> None:
    """One match after the other, for as long as the crowd plays; what fails is counted, and tried again."""
    while True:
        players: list[asyncio.Task[None]] = []
        try:
            async with opening:
                players = await seated(plan, measured)
            opened()
            await asyncio.gather(*players)
        except (WebSocketException, OSError, TimeoutError, ValueError) as error:
            measured.errors.append(repr(error))
            opened()
            await asyncio.sleep(1)
        finally:
            for player in players:
                player.cancel()


async def seated(plan: Plan, measured: Measured) -> list[asyncio.Task[None]]:
    """The players of a new match, once each has seen its first position."""
    match, guests = await asyncio.to_thread(begun, plan)
    events = [asyncio.Event() for _ in guests]
    players = [
        asyncio.create_task(sit(guest, match, plan, measured, event))
        for guest, event in zip(guests, events, strict=True)
    ]
    try:
        async with asyncio.timeout(PATIENCE):
            for event in events:
                await event.wait()
    except BaseException:
        for player in players:
            player.cancel()
        raise
    return players


async def sit(guest: Guest, match: str, plan: Plan, measured: Measured, seated: asyncio.Event) -> None:
    """Play one seat to the end of a match."""
    async with guest.socket(match) as socket:
        sent, position = 0.0, dict[str, JsonValue]()
        async for text in socket:
            told = json.loads(text)
            if told["kind"] == "refusal":
                measured.errors.append(str(told["line"]))
            if told["kind"] == "opened":
                sent = await give(socket, told["orders"], position)
            if told["kind"] not in ("position", "change"):
                continue
            position = told = position_after(position, told)
            seated.set()
            if sent and measured.is_counting:
                measured.trips.append(time.perf_counter() - sent)
            sent = 0.0
            if plan.level:
                (measured.thinking.discard if told["orders"] or told["result"] else measured.thinking.add)(match)
            if told["result"]:
                return
            if told["orders"]:
                await asyncio.sleep(plan.pause * random.uniform(0.5, 1.5))
                sent = await give(socket, told["orders"], position)


async def give(socket: ClientConnection, menu: object, position: Mapping[str, JsonValue]) -> float:
    """Any order of a menu, and when it was given; of one that opens, ask first what follows it, which is no order."""
    rows = [orders for group in MENU.validate_python(menu) for orders in group.orders]
    words, opens = random.choice([(choice.words, orders.opens) for orders in rows for choice in orders.choices])
    said = Open(words=words) if opens else Do(words=words, at=AT.validate_python(position["at"]))
    sent = time.perf_counter()
    await socket.send(said.model_dump_json())
    return 0.0 if opens else sent


async def drive(plans: Sequence[Plan], seconds: float, opened: Callable[[int], None]) -> Load:
    """Let a match of each plan begin, then measure them for so many seconds."""
    measured, opening, ready = Measured(), asyncio.Semaphore(OPENING), [asyncio.Event() for _ in plans]
    crowd = [
        asyncio.create_task(play_on(plan, measured, opening, event.set))
        for plan, event in zip(plans, ready, strict=True)
    ]
    for event in ready:
        await event.wait()
        opened(1)
    await asyncio.sleep(min(2.0, max(plan.pause for plan in plans) * 2))
    measured.is_counting = True
    start = time.perf_counter()
    while (lasted := time.perf_counter() - start) < seconds:
        await asyncio.sleep(min(LOOK, seconds - lasted))
        measured.crowds.append(len(measured.thinking))
    measured.is_counting = False
    for each in crowd:
        each.cancel()
    failed = [end for end in await asyncio.gather(*crowd, return_exceptions=True) if isinstance(end, Exception)]
    measured.errors += [repr(error) for error in failed]
    computers = sum(bool(plan.level) for plan in plans)
    return summary(len(plans) - computers, computers, lasted, measured)


def summary(matches: int, computers: int, seconds: float, measured: Measured) -> Load:
    """The figures; all zero if nothing came back."""
    trips = np.array(measured.trips or [0.0]) * 1000
    p50, p95, p99 = (round(float(each), 1) for each in np.percentile(trips, (50, 95, 99)))
    actions = len(measured.trips)
    return Load(
        matches=matches,
        computers=computers,
        thinking=round(float(np.mean(measured.crowds or [0])), 1),
        seconds=round(seconds, 2),
        actions=actions,
        actions_per_second=round(actions / seconds, 1),
        p50_ms=p50,
        p95_ms=p95,
        p99_ms=p99,
        errors=len(measured.errors),
    )
