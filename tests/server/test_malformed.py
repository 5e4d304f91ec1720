"""Whatever a request says, it is answered in one sentence that the page knows, and never with a traceback."""

from __future__ import annotations

import http.client
import json
import logging
from collections.abc import Mapping
from contextlib import closing
from itertools import product

import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.text import LANGUAGES
from kurgan.server import visitors
from kurgan.server.load import Guest
from kurgan.server.messages import Problem
from tests.server.served import begun

JSON = "application/json"
NEW = {"game": "autumn-storm", "scenario": "mamayev-kurgan", "seats": {"axis": "me", "soviet": "greedy"}}
ROUTES: Mapping[str, Mapping[str, object]] = {  # every one that changes something, with what it should be told
    "/api/matches": NEW,
    "/api/matches/import": {"text": "Dear Mother"},
    "/api/join/{invitation}": {"called": "Anna"},
    "/api/matches/{id}/mix": {"texts": {"axis": "wind"}},
    "/api/matches/{id}/rematch": {},
    "/api/matches/{id}/rematch/decline": {},
    "/api/matches/{id}/put-away": {},
    "/api/matches/{id}/bring-back": {},
    "/api/matches/{id}/resign": {},
}
NOT_JSON = [
    b"",
    b"{",
    b"nonsense",
    b'{"a":}',
    b"\xff\xfe{}",
    b"\x00" * 20,
    b'"' * 999,
    b"[" * 100_000,
    b'{"a":' * 100_000,
]
HARDLY_JSON = [
    b"null",
    b"[]",
    b'""',
    b"0",
    b"NaN",
    b"[Infinity]",
    b"9" * 5_000,
    b"1e999",
    b"[[[]]]",
    b'{"":{}}',
    b"true",
]
STRANGE = [
    "\ud800",
    "a" * 100_000,
    "\x00",
    "\u202e",
    "{0}%s",
    10**400,
    -1,
    1.5,
    None,
    True,
    [],
    [[]],
    {},
    {"\ud800": "\ud800"},
]
TYPES = [JSON, "application/json; charset=utf-99", "text/plain", "application/x-www-form-urlencoded", "nonsense", ""]


def spoiled(sound: Mapping[str, object]) -> list[bytes]:
    """A body in which one value or one name is strange, at every depth."""
    found: list[object] = [{**sound, strange: 1} for strange in STRANGE if isinstance(strange, str)]
    found += [{name: value for name, value in sound.items() if name != left_out} for left_out in sound]
    for name, value in sound.items():
        found += [{**sound, name: strange} for strange in STRANGE]
        if isinstance(value, dict):
            found += [{**sound, name: {**value, inner: strange}} for inner, strange in product(value, STRANGE)]
            found += [{**sound, name: {**value, strange: "me"}} for strange in STRANGE if isinstance(strange, str)]
            found.append({**sound, name: {str(number): "me" for number in range(10_000)}})
    return [json.dumps(body).encode() for body in found]


def torn(sound: Mapping[str, object], count: int) -> list[bytes]:
    """A body of which some bytes are others, or missing."""
    text, source, found = json.dumps(sound).encode(), stream(7), list[bytes]()
    for _ in range(count):
        place, end = draw(source, len(text)), draw(source, len(text))
        other = bytes(draw(source, 256) for _ in range(draw(source, 4)))
        found.append(text[:place] + other + text[max(place, end) if draw(source, 2) else place + 1 :])
    return found


class Caller(http.client.HTTPConnection):
    """One connection, over which anything is said."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest.address.removeprefix("http://"), timeout=20)
        self.guest = guest

    def ask(self, method: str, path: str, body: bytes, kind: str = JSON) -> tuple[int, bytes]:
        headers = {"Cookie": self.guest.cookie, "Content-Length": str(len(body))}
        self.request(method, path, body, headers | ({"Content-Type": kind} if kind else {}))
        answer = self.getresponse()
        return answer.status, answer.read()


def test_whatever_a_request_says_it_is_answered_in_one_sentence(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for limit in ("BEGUN_AT_ONCE", "FILES_AT_ONCE"):
        monkeypatch.setattr(visitors, limit, 1_000_000)
    guest = Guest(address)
    documented = json.loads(guest.request("GET", "/openapi.json"))["paths"]
    assert {path for path, methods in documented.items() if "post" in methods} == set(ROUTES)
    known = [guest.request("GET", f"/api/words/{language}") for language in LANGUAGES]
    match = begun(guest)
    names = {"id": match.id, "invitation": str(match.invitation).removeprefix("/join/")}
    statuses = set[int]()
    for route, sound in ROUTES.items():
        path = route.format(**names)
        said = [(body, JSON) for body in (*NOT_JSON, *HARDLY_JSON, *spoiled(sound), *torn(sound, 40 if sound else 0))]
        said += [(json.dumps(sound).encode(), kind) for kind in TYPES]
        for body, kind in said:
            with closing(Caller(guest)) as caller:
                status, answer = caller.ask("POST", path, body, kind)
            statuses.add(status)
            assert status < 500 and len(answer) < 5_000, (path, body[:200], kind, answer[:200])
            if status >= 400:
                key = Problem.model_validate_json(answer).line.key
                assert all(f"\n{key} =" in words for words in known), (key, body[:200])
    assert {200, 409, 422} <= statuses
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "POST"])
def test_what_cannot_be_done_to_a_path_is_said_so(address: str, method: str) -> None:
    for path in ("/api/games", "/api/nowhere", "/nowhere"):
        with closing(Caller(Guest(address))) as caller:
            status, answer = caller.ask(method, path, b"{}")
        assert status in (404, 405) and Problem.model_validate_json(answer).line.key == "no-page"
