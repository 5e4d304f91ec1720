"""HTTP that waits only so long: for a request to be asked, and for its answer to be read.

Uvicorn waits for ever for the first line of a request, and for whoever does not read; only between two requests it
has a limit of its own. Bodies have theirs at the door, and websockets are pinged.
"""

from __future__ import annotations

import asyncio
from typing import Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

LONGEST_HEADERS: Final = 10.0  # seconds from the connection, or from the first byte of a later request
LONGEST_READING: Final = 30.0  # seconds in which nothing of an answer is taken


class Patience(H11Protocol):
    """One connection, which is closed when its time is up."""

    is_websocket = False
    headers_timer: asyncio.TimerHandle | None = None
    reading_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))
        self.headers_timer = self.loop.call_later(LONGEST_HEADERS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if is_answering or self.is_websocket or self.transport.is_closing():
            self.forget_headers()
        elif self.headers_timer is None and self.conn.their_state is not h11.DONE:
            self.headers_timer = self.loop.call_later(LONGEST_HEADERS, self.transport.abort)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.is_websocket = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading_timer = self.loop.call_later(LONGEST_READING, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.forget_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget_headers()
        self.forget_reading()
        super().connection_lost(exc)

    def forget_headers(self) -> None:
        if self.headers_timer:
            self.headers_timer.cancel()
            self.headers_timer = None

    def forget_reading(self) -> None:
        if self.reading_timer:
            self.reading_timer.cancel()
            self.reading_timer = None
