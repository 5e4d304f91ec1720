"""The browser tests can fail: whatever goes wrong in a page is seen."""

from __future__ import annotations

import sys
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import axe
from tests.browser.guests import DESK, PHONE, Frames, Guests, Screen
from tests.browser.server import Server
from tests.browser.tables import until

ECHO = """
import http.server, os, pathlib, sys
visits = pathlib.Path(os.environ["KURGAN_DATA"], "visits")
class Answer(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        visits.write_text(visits.read_text() + "x" if visits.exists() else "x")
        self.send_response(200)
        self.end_headers()
        said = {"/api/one": b"secret", "/api/games": b'{"is_ready": true}'}
        self.wfile.write(said.get(self.path, b"<title>Echo</title>"))
http.server.HTTPServer(("127.0.0.1", int(sys.argv[1])), Answer).serve_forever()
"""


@pytest.fixture
def echo(tmp_path: Path) -> Server:
    server = Server(tmp_path)
    server.command = (sys.executable, "-c", ECHO, str(server.port))
    return server


@pytest.mark.parametrize("script", ["throw new Error('x')", "Promise.reject(new Error('x'))", "console.error('x')"])
def test_a_page_in_trouble_is_noticed(browser: Browser, script: str) -> None:
    guests = Guests(browser)
    page = guests()
    page.set_content(f"<script>{script}</script>")
    until(page, lambda: bool(guests.of(page).troubles), "trouble")
    with pytest.raises(AssertionError, match="x"):
        guests.leave()


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_a_guest_has_the_screen_it_asked_for(new_guest: Guests, screen: Screen) -> None:
    page = new_guest(screen, locale="fr-FR")
    page.set_content("<meta name=viewport content='width=device-width'>")
    assert page.evaluate("[innerWidth, innerHeight]") == [screen.width, screen.height]
    assert page.evaluate("matchMedia('(pointer: coarse)').matches") == screen.is_touched
    assert page.evaluate("navigator.language") == "fr-FR"


def test_axe_finds_what_cannot_be_read(page: Page) -> None:
    page.set_content("<html lang=en><title>x</title><main><h1>x</h1><button></button></main></html>")
    assert [finding.split()[0] for finding in axe(page)] == ["button-name"]


def test_axe_finds_what_cannot_be_read_by_lamp(page: Page) -> None:
    dark = "@media (prefers-color-scheme: dark) { body { background: #222; color: #333 } }"
    page.set_content(f"<html lang=en><title>x</title><style>{dark}</style><main><h1>Kurgan</h1></main></html>")
    assert [finding.split()[:3] for finding in axe(page)] == [["by", "lamp:", "color-contrast"]]


def test_a_server_comes_back_where_it_was_with_what_it_had(echo: Server) -> None:
    echo.start()
    echo.kill9()
    assert not echo.is_ready()
    echo.restart()
    assert echo.is_ready()
    assert (echo.data / "visits").read_text() == "xxx"
    echo.stop()
    with pytest.raises(ConnectionRefusedError):
        HTTPConnection("127.0.0.1", echo.port).connect()


def test_a_server_that_leaves_says_why(echo: Server) -> None:
    echo.command = (sys.executable, "-c", "raise SystemExit('no room')")
    with pytest.raises(AssertionError, match="no room"):
        echo.start()


def test_answers_are_written_down(page: Page, echo: Server, frames: Callable[[Page], Frames]) -> None:
    echo.start()
    try:
        page.goto(echo.url)
        page.evaluate("fetch('/api/one').then((answer) => answer.text())")
        until(page, lambda: bool(frames(page).answers), "the answer")
        assert frames(page).answers == [(f"{echo.url}/api/one", "secret")]
        assert "secret" in frames(page).everything and "Echo" not in frames(page).everything
    finally:
        echo.stop()
