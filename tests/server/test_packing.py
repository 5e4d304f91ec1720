"""What is long crosses the wire packed: whole positions of a large game, changes of them, and answers over HTTP."""

from __future__ import annotations

import gzip
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from pydantic import BaseModel
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kurgan.engine.chance import draw, stream
from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord, digest
from kurgan.games import load
from kurgan.server.load import Guest
from kurgan.server.messages import MatchHead
from tests.server.served import Seat, begun, mixed, offered, served

LARGE, MOST = 200_000, 40_000
UNITS = 1_000
NATIONS, KINDS = ("german", "soviet", "romanian"), ("infantry", "armour", "cavalry")


class Piece(BaseModel):
    """A counter of a large game."""

    label: str
    nation: str
    kind: str
    hex: str
    attack: int
    defence: int
    movement: int
    is_dispersed: bool
    is_supplied: bool
    has_moved: bool
    stack: list[str]


class Wide(BaseModel):
    """The view of a game with hundreds of counters, of which an order moves one."""

    units: dict[str, Piece]


def piece(number: int, moved: int) -> Piece:
    source = stream(number, moved * (moved == number))

    def some(most: int) -> int:
        return draw(source, most)

    return Piece(
        label=str(some(400)), nation=NATIONS[some(3)], kind=KINDS[some(3)], hex=f"{some(35):02}{some(36):02}",
        attack=some(12), defence=some(12), movement=some(9), is_dispersed=some(9) == 0, is_supplied=some(9) > 0,
        has_moved=some(2) == 0, stack=[f"u{some(UNITS)}" for _ in range(some(3) * 4)],
    )  # fmt: skip


def wide(known: AnyRecord, seat: int) -> Wide:
    moved = int(digest(known), 16) % UNITS
    return Wide(units={f"u{number}": piece(number, moved) for number in range(UNITS)})


@pytest.fixture
def large(tmp_path: Path) -> Iterator[str]:
    """A server of Ridge with the view of a large game."""
    game: AnyGame = replace(load("ridge"), view=wide)
    with served(tmp_path / "kurgan.sqlite", {game.name: game}) as found:
        yield found


class Counting(socket.socket):
    """A socket that counts what comes."""

    count = 0

    def recv(self, *size: int) -> bytes:
        data = super().recv(*size)
        self.count += len(data)
        return data


@contextmanager
def counted(guest: Guest, match: str) -> Iterator[tuple[Seat, Counting]]:
    """A guest's page as a browser connects it, and how many bytes have come to it."""
    host, _, port = urlsplit(guest.address).netloc.partition(":")
    counting = Counting()
    counting.connect((host, int(port)))
    headers = {"Cookie": guest.cookie, "Origin": guest.address}
    address = guest.address.replace("http", "ws", 1) + f"/api/matches/{match}/play"
    with connect(address, sock=counting, additional_headers=headers, max_size=None) as connection:
        yield Seat(connection), counting


def test_a_large_position_crosses_in_a_fifth_of_its_size_and_an_order_in_a_hundredth(large: str) -> None:
    guest = Guest(large)
    wanted = {"game": "ridge", "scenario": "first-light", "seats": {"blue": "me", "red": "greedy"}}
    match = mixed(guest, guest.ask(MatchHead, "POST", "/api/matches", wanted)).id
    with counted(guest, match) as (seat, counting):
        first = seat.wait("position")
        assert len(json.dumps(first, separators=(",", ":"))) > LARGE and counting.count < MOST
        came = counting.count
        seat.do(offered(first, "go")[0])
        assert json.loads(seat.heard[-1])["kind"] == "change" and counting.count - came < LARGE / 100


def test_a_packed_frame_that_unfolds_beyond_all_measure_ends_its_connection(address: str) -> None:
    guest = Guest(address)
    match = begun(guest).id
    with counted(guest, match) as (seat, _):
        seat.wait("position")
        seat.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            seat.wait("nothing more")
    with counted(guest, match) as (seat, _):
        seat.wait("position")


@pytest.mark.parametrize("path", ["/api/games/autumn-storm/rulebook", "/api/games/autumn-storm/words/fr"])
def test_answers_are_packed_for_whoever_can_unpack_them(address: str, path: str) -> None:
    answers = []
    for accepted in ("", "gzip"):
        connection = HTTPConnection(urlsplit(address).netloc)
        connection.request("GET", path, headers={"Accept-Encoding": accepted})
        answer = connection.getresponse()
        answers.append((answer.getheader("Content-Encoding"), answer.read()))
        connection.close()
    (plainly, plain), (packed_as, packed) = answers
    assert plainly is None and packed_as == "gzip" and gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2
