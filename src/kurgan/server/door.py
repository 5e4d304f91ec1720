"""At the door: whose page asks, by which name the server was called, how much it says and how long that takes.

What passes is answered with headers that let the page load nothing from elsewhere, speak to nobody else and stand in
nobody's frame.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kurgan.server.answers import said
from kurgan.server.messages import problem
from kurgan.server.seats import is_own_origin

LARGEST_BODY: Final = 50_000  # bytes of what a page says
LARGEST_FILE: Final = 10_000_000  # and of a match file, with what JSON makes of it
OF_FILES: Final = "/api/matches/import"
LONGEST_BODY: Final = 15.0  # seconds in which it must have come
FORBIDDEN: Final = 4403
HOST: Final = re.compile(r"[\w.:\[\]-]+", re.ASCII)
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'{sockets}; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


class Door:
    """Every request and every websocket comes in here."""

    def __init__(self, app: ASGIApp, hosts: Collection[str] = ()) -> None:
        self.app, self.hosts = app, frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self.is_known(HTTPConnection(scope)):
            await receive()
            await send({"type": "websocket.close", "code": FORBIDDEN})
        elif scope["type"] == "http":
            await self.answer(scope, receive, marked(send, HTTPConnection(scope)))
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request: sent away, or taken in and passed on."""
        request = HTTPConnection(scope)
        refusal = self.refusal(request, scope["method"])
        if refusal is None and scope["method"] not in ("GET", "HEAD"):
            try:
                receive = given(await whole(receive), receive)
            except TimeoutError:
                refusal = said(408, problem("refused-slow"))
            except ConnectionError:
                return  # half a wish is none
        await (refusal or self.app)(scope, receive, send)

    def refusal(self, request: HTTPConnection, method: str) -> Response | None:
        """Why a request is sent away before anything is read of it."""
        if not self.is_known(request):
            return said(421, problem("wrong-host"))
        if method not in ("GET", "HEAD") and "origin" in request.headers and not is_own_origin(request):
            return said(403, problem("foreign-origin"))
        most = LARGEST_FILE if request.url.path == OF_FILES else LARGEST_BODY
        if "transfer-encoding" in request.headers or int(request.headers.get("content-length", 0)) > most:
            return said(413, problem("refused-oversized"))
        return None

    def is_known(self, connection: HTTPConnection) -> bool:
        """Was the server called by one of its names, if it has been told them? Another site may claim our address."""
        name = re.sub(r":\d+$", "", connection.headers.get("host", "").lower())
        return not self.hosts or name in self.hosts


async def whole(receive: Receive) -> bytes:
    """The body of a request, whose length has been looked at; TimeoutError if it does not come in time, ConnectionError
    if the rest of it never will."""
    body = bytearray()
    async with asyncio.timeout(LONGEST_BODY):
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ConnectionError
            body += message.get("body", b"")
            if not message.get("more_body"):
                return bytes(body)


def given(body: bytes, receive: Receive) -> Receive:
    """A body that has come, and then whatever else is heard: that the client has gone."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def hear() -> Message:
        return messages.pop() if messages else await receive()

    return hear


def marked(send: Send, request: HTTPConnection) -> Send:
    """What is sent, with the headers of the house."""
    path = request.url.path

    async def say(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["Content-Security-Policy"] = policy(request)
            headers["X-Content-Type-Options"] = "nosniff"
            headers["Referrer-Policy"] = "no-referrer"
            if path.startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
            elif path.startswith("/assets/") and message["status"] == 200:
                headers["Cache-Control"] = "public, max-age=31536000, immutable"  # their names change with them
        await send(message)

    return say


def policy(request: HTTPConnection) -> str:
    """What the page may do. To some browsers a websocket to the page's own host is not its own, so it is named."""
    host = request.headers.get("host", "")
    scheme = "wss" if request.url.scheme == "https" else "ws"
    return POLICY.format(sockets=f" {scheme}://{host}" if HOST.fullmatch(host) else "")
