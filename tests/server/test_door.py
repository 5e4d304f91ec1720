"""At the door: whose page asks, by which name, and how long a request may take to arrive."""

from __future__ import annotations

import asyncio
import http.client
import socket
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.types import Message
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kurgan.engine.game import AnyGame
from kurgan.server import door, patience
from kurgan.server.load import Guest
from kurgan.server.messages import MatchHead, Problem
from kurgan.server.seats import Caller, is_own_origin
from tests.server.served import begun, served, sitting, two_guests

MANY = 300  # answers: more than the buffers of any system hold


def ask(address: str, method: str, path: str, headers: Mapping[str, str]) -> tuple[http.client.HTTPResponse, str]:
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=20)
    connection.request(method, path, headers=dict(headers))
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer, text


def test_a_websocket_without_an_origin_is_no_page_of_ours(address: str) -> None:
    match, (host, _) = two_guests(address)
    url = address.replace("http", "ws", 1) + f"/api/matches/{match}/play"
    with pytest.raises(InvalidStatus) as error, connect(url, additional_headers={"Cookie": host.cookie}):
        pass
    assert error.value.response.status_code == 403


@pytest.mark.parametrize("origin", ["http://[::1", "null", "\xff", "http://", "//["])
def test_an_origin_that_is_no_address_is_nobodys(address: str, origin: str) -> None:
    for host in (address.removeprefix("http://"), "[::1", "["):
        answer, text = ask(address, "POST", "/api/matches", {"Origin": origin, "Host": host})
        assert answer.status == 403 and Problem.model_validate_json(text).line.key == "foreign-origin"
    match, (guest, _) = two_guests(address)
    with pytest.raises(InvalidStatus) as error, sitting(guest, match, origin=origin):
        pass
    assert error.value.response.status_code == 403


def test_the_page_may_speak_to_its_own_server_alone(address: str) -> None:
    answer, _ = ask(address, "GET", "/", {})
    host = address.removeprefix("http://")
    policy = dict(part.strip().split(" ", 1) for part in str(answer.getheader("Content-Security-Policy")).split(";"))
    assert policy["connect-src"] == f"'self' ws://{host}"
    assert policy["default-src"] == "'self'" and policy["frame-ancestors"] == "'none'"
    for forged in ("a b", "evil.example; script-src *"):
        answer, _ = ask(address, "GET", "/", {"Host": forged})
        assert "connect-src 'self';" in str(answer.getheader("Content-Security-Policy"))


def test_a_server_that_was_told_its_names_answers_to_no_other(tmp_path: Path, games: Mapping[str, AnyGame]) -> None:
    with served(tmp_path / "kurgan.sqlite", games, hosts=["Kurgan.example", "127.0.0.1"]) as address:
        for host, status in (("kurgan.example", 200), ("KURGAN.example:8000", 200), ("evil.example", 421), ("", 421)):
            answer, text = ask(address, "GET", "/api/games", {"Host": host})
            assert answer.status == status, host
        assert Problem.model_validate_json(text).line.key == "wrong-host"
        match, (guest, _) = two_guests(address)
        with sitting(guest, match) as seat:
            seat.wait("position")
        evil = {"Cookie": guest.cookie, "Origin": "http://evil.example"}
        url = address.replace("http", "ws", 1) + f"/api/matches/{match}/play"
        with pytest.raises(InvalidStatus), connect(url, additional_headers=evil | {"Host": "evil.example"}):
            pass


def test_a_body_that_does_not_come_is_not_waited_for(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "LONGEST_BODY", 0.2)
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=20)
    connection.putrequest("POST", "/api/matches/import")
    for name, value in (("Content-Type", "application/json"), ("Content-Length", "1000")):
        connection.putheader(name, value)
    connection.endheaders(b'{"text": ')
    answer = connection.getresponse()
    assert answer.status == 408 and Problem.model_validate_json(answer.read()).line.key == "refused-slow"
    connection.close()


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", b"GET /api/games HTTP/1.1\r\nHost: a\r\n\r\nGET /api"],
    ids=["silent", "half a request", "half of the next request"],
)
def test_a_request_that_is_never_finished_is_not_waited_for(
    address: str, said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "LONGEST_HEADERS", 0.3)
    host, _, port = address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=20) as caller:
        caller.sendall(said)
        with suppress(ConnectionResetError):
            while caller.recv(65_536):
                pass


def test_one_who_does_not_read_the_answer_is_not_waited_for(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LONGEST_READING", 0.3)
    host, _, port = address.removeprefix("http://").partition(":")
    asked = b"GET /api/games/autumn-storm/rulebook HTTP/1.1\r\nHost: a\r\n\r\n" * 200
    with socket.create_connection((host, int(port)), timeout=20) as caller, pytest.raises(ConnectionError):
        ask_on(caller, asked)


def ask_on(caller: socket.socket, asked: bytes) -> None:
    while True:
        caller.sendall(asked)


def test_one_who_reads_late_but_reads_is_answered_on(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LONGEST_READING", 1.5)
    host, _, port = address.removeprefix("http://").partition(":")
    request = b"GET /api/games/autumn-storm/rulebook HTTP/1.1\r\nHost: a\r\n\r\n"
    with socket.create_connection((host, int(port)), timeout=20) as caller:
        caller.sendall(request * MANY)
        time.sleep(0.2)  # by then the server has more than fits, and waits for its reader
        read_answers(caller, MANY)
        time.sleep(1.7)  # nothing is left to be read, so nobody waits for it any more
        caller.sendall(request)
        read_answers(caller, 1)


def read_answers(caller: socket.socket, count: int) -> None:
    """Read so many answers, to the end of the last one."""
    last = b""
    while count > 0 or not last.endswith(b"}]}"):
        part = caller.recv(1_000_000)
        assert part, "the server has hung up"
        count -= (last[-14:] + part).count(b"HTTP/1.1 200 OK")
        last = part


def test_a_seat_that_thinks_stays_connected(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LONGEST_HEADERS", 0.3)
    match, (guest, _) = two_guests(address)
    with sitting(guest, match) as seat:
        seat.wait("position")
        time.sleep(0.6)
        seat.do("end")


def asking(host: str, *heard: str) -> Caller:
    """A request from an address, over which the server hears these messages."""
    messages = [{"type": each} for each in heard]

    async def receive() -> Message:
        return messages.pop(0)

    return Caller(Request({"type": "http", "headers": [], "client": (host, 1)}, receive))


def test_who_waits_is_known_by_address_and_heard_to_leave() -> None:
    asyncio.run(asking("a", "http.request", "http.disconnect").gone())
    with pytest.raises(IndexError):
        asyncio.run(asking("a", "http.request").gone())
    same = [("192.0.2.1", "192.0.2.1"), ("2001:db8::1", "2001:db8::8000:0:0:1"), ("unix", "unix")]
    other = [("192.0.2.1", "192.0.2.2"), ("2001:db8::1", "2001:db8:0:1::1")]
    assert all(asking(one).client == asking(two).client for one, two in same)
    assert all(asking(one).client != asking(two).client for one, two in other)


def test_no_page_of_ours_comes_without_an_origin_whatever_name_it_asks_for() -> None:
    def comes(**headers: str) -> bool:
        said = [(name.encode(), value.encode()) for name, value in headers.items()]
        return is_own_origin(Request({"type": "http", "headers": said}))

    assert comes(host="kurgan.example", origin="https://kurgan.example")
    assert not comes(host="kurgan.example", origin="https://evil.example")
    assert not comes(host="kurgan.example:8000", origin="https://kurgan.example:9000"), "another server's"
    assert not comes(host="kurgan.example") and not comes(host="") and not comes()


def test_what_the_page_says_is_served_in_both_languages(address: str) -> None:
    for language in ("en", "fr"):
        answer, text = ask(address, "GET", f"/locale/table.{language}.ftl", {})
        assert answer.status == 200 and "table-undo = " in text


def test_half_a_wish_is_not_granted(address: str) -> None:
    guest = Guest(address)
    match = begun(guest, soviet="me").id
    host, _, port = address.removeprefix("http://").partition(":")
    head = f"POST /api/matches/{match}/resign HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {guest.cookie}\r\n"
    with socket.create_connection((host, int(port)), timeout=20) as caller:
        caller.sendall(f"{head}Content-Length: 100\r\n\r\n{{}}".encode())
    assert begun(guest), "whatever came of it has come"
    assert guest.ask(MatchHead, "GET", f"/api/matches/{match}").result is None
