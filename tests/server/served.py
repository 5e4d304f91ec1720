"""A real server on a free port inside the test's own process, and guests who talk to it as pages do."""

from __future__ import annotations

import atexit
import json
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

import uvicorn
from pydantic import JsonValue, TypeAdapter
from websockets.sync.client import ClientConnection, connect

from kurgan.cli.serve import configured, listening
from kurgan.engine.game import AnyGame, Group
from kurgan.server.app import application
from kurgan.server.changes import position_after
from kurgan.server.load import Guest
from kurgan.server.messages import MatchHead
from kurgan.server.process import Process

Told: TypeAlias = dict[str, JsonValue]
PATIENCE = 20.0
WORKER = Process()  # one for all servers of this process; it ends with its input
atexit.register(WORKER.close)


@contextmanager
def served(
    database: Path,
    games: Mapping[str, AnyGame],
    hosts: Sequence[str] = (),
    rehearsal: Callable[[], None] | None = None,
    trusted: Sequence[str] = (),
) -> Iterator[str]:
    """The address of a server over a database, while it runs."""
    listener = listening("127.0.0.1", 0)
    server = uvicorn.Server(configured(application(database, games, hosts, WORKER, rehearsal, trusted)))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    latest = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive() and time.monotonic() < latest, "the server does not start"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()


def head_of(told: Told) -> MatchHead:
    """The match as a message of the server's tells of it."""
    return MatchHead.model_validate(told["match"])


class Seat:
    """One page at a match: what it was told last, and what it says."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []  # every frame, as it came
        self.told: dict[str, Told] = {}  # the last of each kind

    def wait(self, kind: str) -> Told:
        """The next message of a kind; a change is the position that it makes of the last."""
        while True:
            text = self.socket.recv(PATIENCE)
            assert isinstance(text, str)
            self.heard.append(text)
            told: Told = position_after(self.told.get("position", {}), json.loads(text))
            self.told[str(told["kind"])] = told
            if told["kind"] == kind:
                return told

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def refusal(self, **message: object) -> str:
        """The key of the refusal that a message meets."""
        self.say(**message)
        return key_of(self.wait("refusal"))

    @property
    def at(self) -> int:
        at = self.told["position"]["at"]
        assert isinstance(at, int)
        return at

    def do(self, words: str) -> Told:
        """An order, and the position after it."""
        self.say(kind="do", words=words, at=self.at)
        return self.wait("position")


def key_of(told: Mapping[str, object]) -> str:
    line = told["line"]
    assert isinstance(line, dict)
    return str(line["key"])


@contextmanager
def sitting(guest: Guest, match: str, path: str = "play", origin: str | None = None) -> Iterator[Seat]:
    """A guest's page, connected to a match."""
    address = guest.address.replace("http", "ws", 1) + f"/api/matches/{match}/{path}"
    headers = {"Cookie": guest.cookie, "Origin": origin or guest.address}
    with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
        yield Seat(socket)


def offered(position: Told, verb: str = "") -> list[str]:
    """The words of every order that a position offers, or of those with one verb."""
    menu = TypeAdapter(list[Group]).validate_python(position["orders"])
    orders = [each for group in menu for each in group.orders if verb in ("", each.verb)]
    return [choice.words for each in orders for choice in each.choices]


def begun(guest: Guest, axis: str = "me", soviet: str = "friend", scenario: str = "mamayev-kurgan") -> MatchHead:
    """A new match of a guest's, who has mixed its dice."""
    return mixed(guest, made(guest, axis, soviet, scenario))


def made(guest: Guest, axis: str = "me", soviet: str = "friend", scenario: str = "mamayev-kurgan") -> MatchHead:
    """A new match whose dice nobody has mixed, but the computer if it plays."""
    wanted = {"game": "autumn-storm", "scenario": scenario, "seats": {"axis": axis, "soviet": soviet}}
    return guest.ask(MatchHead, "POST", "/api/matches", wanted)


def mixed(guest: Guest, match: MatchHead) -> MatchHead:
    """The same match after a guest's seats have mixed the dice."""
    texts = {seat.name: f"text of {seat.name}" for seat in match.seats if seat.is_mine}
    return guest.ask(MatchHead, "POST", f"/api/matches/{match.id}/mix", {"texts": texts})


def two_guests(address: str) -> tuple[str, Sequence[Guest]]:
    """A match between two guests."""
    host, friend = Guest(address), Guest(address)
    match = begun(host)
    mixed(friend, friend.ask(MatchHead, "POST", f"/api{match.invitation}"))
    return match.id, (host, friend)
