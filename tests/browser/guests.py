"""Guests: each has a browser context of its own, and everything it is told or complains about is written down."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request, WebSocket
from pydantic import JsonValue, TypeAdapter

from kurgan.server.changes import position_after
from kurgan.server.messages import Curtain, Position, Told

TOLD: Final[TypeAdapter[Told]] = TypeAdapter(Told)
PATIENCE: Final = 20_000.0  # milliseconds: two cores, shared by two browsers and two servers


@dataclass(frozen=True)
class Screen:
    """What a guest looks at."""

    width: int
    height: int
    is_touched: bool


DESK: Final = Screen(1400, 900, is_touched=False)
PHONE: Final = Screen(390, 844, is_touched=True)
AT_ONCE: Final = "if (location.host) localStorage['kurgan-speed'] ??= 'instant'"


@dataclass
class Frames:
    """Everything a page was told, in the order in which it came."""

    received: list[str] = field(default_factory=list)  # websocket frames
    sent: list[str] = field(default_factory=list)
    answers: list[tuple[str, str]] = field(default_factory=list)  # address and body of each answer of /api
    unread: list[str] = field(default_factory=list)  # addresses whose answer was gone before it could be read
    read: list[Told] = field(default_factory=list, repr=False)
    whole: list[Mapping[str, JsonValue]] = field(default_factory=list, repr=False)  # every position, put together

    @property
    def told(self) -> list[Told]:
        """The websocket's messages, as the server meant them; of a position that came as a change, all of it."""
        for text in self.received[len(self.read) :]:
            told = position_after(self.whole[-1] if self.whole else {}, json.loads(text))
            self.whole += [told] if told["kind"] == "position" else []
            self.read.append(TOLD.validate_python(told))
        return list(self.read)

    @property
    def pictures(self) -> list[Position | Curtain]:
        """What it showed, one after the other."""
        return [each for each in self.told if isinstance(each, Position | Curtain)]

    @property
    def positions(self) -> list[Position]:
        return [each for each in self.told if isinstance(each, Position)]

    @property
    def everything(self) -> str:
        """All of it as one text, to look for what must not be there."""
        return "\n".join([*self.received, *(body for _, body in self.answers)])


@dataclass
class Guest:
    """A page, what it was told, and what went wrong in it."""

    page: Page
    frames: Frames = field(default_factory=Frames)
    uncaught: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)  # everything console.error was told

    def listen(self) -> None:
        self.page.on("websocket", self.hear_socket)
        self.page.on("requestfinished", self.hear_answer)
        self.page.on("console", self.hear_console)
        self.page.on("pageerror", lambda error: self.uncaught.append(error.stack or str(error)))
        self.page.on("crash", lambda _: self.uncaught.append("the page crashed"))

    def hear_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.received.append(text_of(frame)))
        socket.on("framesent", lambda frame: self.frames.sent.append(text_of(frame)))

    def hear_answer(self, request: Request) -> None:
        if "/api/" not in request.url:
            return
        try:
            response = request.response()
            self.frames.answers.append((request.url, response.text() if response else ""))
        except Error:
            self.frames.unread.append(request.url)

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    @property
    def troubles(self) -> list[str]:
        """What no page may do: fail, or complain of anything but the network, which tests cut on purpose."""
        network = ("Failed to load resource", "WebSocket connection to")
        return self.uncaught + [each for each in self.complaints if not each.startswith(network)]


class Guests:
    """Everybody who comes to the server in one test."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.guests: list[Guest] = []

    def __call__(self, screen: Screen = DESK, locale: str = "en-GB") -> Page:
        """A new guest with an empty page; whoever opens another page in its context is the same guest."""
        context = self.browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.is_touched,
            is_mobile=screen.is_touched,
            locale=locale,
            color_scheme="light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)  # nobody waits for the others' turn, but those who choose another speed
        context.on("page", self.add)
        self.contexts.append(context)
        return context.new_page()

    def add(self, page: Page) -> None:
        guest = Guest(page)
        guest.listen()
        self.guests.append(guest)

    def of(self, page: Page) -> Guest:
        return next(guest for guest in self.guests if guest.page == page)

    def leave(self) -> None:
        """Close everything; whoever was in trouble says so."""
        for context in self.contexts:
            context.close()
        troubles = [trouble for guest in self.guests for trouble in guest.troubles]
        assert not troubles, "the page was in trouble:\n" + "\n".join(troubles)


def text_of(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode(errors="replace")
