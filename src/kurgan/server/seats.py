"""Guests: who is asking, and whether the question comes from our own page.

A guest is 192 random bits in a signed cookie that scripts cannot read and other sites cannot send along. There
is nothing to register; whoever has the cookie has the seats that were taken with it. Browsers keep one jar for all
ports of a host, so the cookie is named after the server's key: two servers side by side leave each other's alone.
"""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
from typing import Final
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

COOKIE: Final = "kurgan-guest"
YEARS: Final = 5 * 365 * 24 * 3600
RANDOM_BYTES: Final = 24


class Guests:
    """Signs cookies and reads them."""

    def __init__(self, key: str) -> None:
        self.signer = Signer(key, salt="kurgan guest")
        self.cookie = f"{COOKIE}-{hashlib.sha256(key.encode()).hexdigest()[:8]}"

    def known(self, connection: HTTPConnection) -> str | None:
        """The guest of a request, if it has a cookie of ours."""
        signed = connection.cookies.get(self.cookie, "")
        try:
            return self.signer.unsign(signed).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def welcome(self, connection: HTTPConnection, response: Response) -> str:
        """The guest of a request; a new one gets a cookie with the answer."""
        guest = self.known(connection)
        if guest is None:
            guest = secrets.token_urlsafe(RANDOM_BYTES)
            signed = self.signer.sign(guest).decode()
            is_secure = connection.url.scheme in ("https", "wss")
            response.set_cookie(self.cookie, signed, max_age=YEARS, httponly=True, samesite="lax", secure=is_secure)
        return guest


class Caller:
    """Whoever waits for the answer to a request: known by the address it comes from, since cookies are for nothing."""

    def __init__(self, request: Request) -> None:
        self.request, self.client = request, client_of(request)

    async def gone(self) -> None:
        """Returns when nobody waits any more."""
        while (await self.request.receive())["type"] != "http.disconnect":
            pass


def client_of(connection: HTTPConnection) -> str:
    """The address somebody comes from."""
    return household(connection.client.host if connection.client else "")


def household(host: str) -> str:
    """An address; of the new kind the part that a whole household shares."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((host, 64), strict=False)) if address.version == 6 else host


def is_own_origin(connection: HTTPConnection) -> bool:
    """Does the question come from a page of this server?"""
    origin = connection.headers.get("origin", "")
    try:
        return bool(origin) and urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False  # it is no address at all
