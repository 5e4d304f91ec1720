"""What browser tests share.

    def test_the_first_order(page: Page, server: Server, battle: Battle) -> None:
        table = battle(page, server, scenario="mamayev-kurgan", seats={"axis": "me", "soviet": "greedy"})
        page.get_by_role("button", name="End turn").click()
        table.wait_for_position(after=table.position.at)

`page` is a guest at a desk; `new_guest(PHONE, locale="fr-FR")` is another one. A page that fails or complains in its
console fails the test. `server` serves all tests of a worker; `own_server` is the test's own, to be killed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, Page, expect

from kurgan.engine.game import AnyGame
from tests.browser.chromium import chromium
from tests.browser.guests import DESK, PATIENCE, PHONE, Frames, Guests, Screen
from tests.browser.server import Server
from tests.browser.tables import Table, begin

SEATS = {"axis": "me", "soviet": "greedy"}
SCREENS = {"desk": DESK, "phone": PHONE}

expect.set_options(timeout=PATIENCE)


class Battle(Protocol):
    """Begin a match as a page's guest, and open it there."""

    def __call__(
        self,
        page: Page,
        server: Server,
        scenario: str = "mamayev-kurgan",
        seats: Mapping[str, str] = SEATS,
        game: str = "autumn-storm",
    ) -> Table: ...


def serving(folder: Path) -> Iterator[Server]:
    """A server while it is needed; whatever happens to it, it never stumbles."""
    server = Server(folder)
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.said, server.said


# Not for the whole session: Playwright's event loop would be in the way of every other test of the worker.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, autumn_storm: AnyGame) -> Iterator[Server]:
    """The server of all tests that do not harm it; each guest is a stranger there."""
    yield from serving(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(tmp_path: Path, autumn_storm: AnyGame) -> Iterator[Server]:
    """A server for this test alone, to be killed and restarted."""
    yield from serving(tmp_path)


@pytest.fixture
def new_guest(browser: Browser) -> Iterator[Guests]:
    """`new_guest()` is the page of somebody who was never here."""
    guests = Guests(browser)
    yield guests
    guests.leave()


@pytest.fixture
def page(new_guest: Guests) -> Page:
    """A guest at a desk."""
    return new_guest()


@pytest.fixture(params=SCREENS.values(), ids=list(SCREENS))
def guest(request: pytest.FixtureRequest, new_guest: Guests) -> Page:
    """Somebody with a screen of either kind."""
    screen: Screen = request.param
    return new_guest(screen)


@pytest.fixture
def reader(new_guest: Guests) -> Page:
    """Somebody whose browser speaks French."""
    return new_guest(locale="fr-FR")


@pytest.fixture
def frames(new_guest: Guests) -> Callable[[Page], Frames]:
    """`frames(page)` is everything the page was told since it was opened."""
    return lambda page: new_guest.of(page).frames


@pytest.fixture
def battle(new_guest: Guests) -> Battle:
    """`battle(page, server)` begins a match and waits until the page has its first position or its curtain."""

    def open_battle(
        page: Page,
        server: Server,
        scenario: str = "mamayev-kurgan",
        seats: Mapping[str, str] = SEATS,
        game: str = "autumn-storm",
    ) -> Table:
        head = begin(page, server, game, scenario, seats)
        table = Table(page, server, new_guest.of(page).frames, head)
        page.goto(table.url)
        table.wait(lambda _: True)
        return table

    return open_battle
