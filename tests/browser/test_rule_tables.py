"""The tables of the rulebook: all of each is in sight, beside the map and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from pydantic import TypeAdapter

from tests.browser import board
from tests.browser.conftest import Battle
from tests.browser.guests import DESK, PHONE, Guests, Screen
from tests.browser.server import Server

LINES = TypeAdapter(list[str])
TOO_WIDE = """() => [...document.querySelectorAll(".rule-table")]
    .filter((frame) => frame.scrollWidth > frame.clientWidth)
    .map((frame) => `${frame.ariaLabel}: ${frame.scrollWidth} in ${frame.clientWidth}`)"""
GAMES = {"autumn-storm": "mamayev-kurgan", "battle-for-stalingrad": "first-turn"}
SEATS = {"autumn-storm": ("axis", "soviet"), "battle-for-stalingrad": ("german", "soviet")}


def too_wide(page: Page) -> list[str]:
    """The tables that have to be pushed along."""
    expect(page.locator(".rule-table").first).to_be_attached()
    board.settle(page)
    return LINES.validate_python(page.evaluate(TOO_WIDE))


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_every_table_fits_beside_the_map(
    new_guest: Guests, server: Server, battle: Battle, game: str, locale: str
) -> None:
    mine, other = SEATS[game]
    page = new_guest(DESK, locale=locale)
    battle(page, server, GAMES[game], {mine: "me", other: "greedy"}, game)
    page.locator("#tab-rules").click()
    assert too_wide(page) == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_every_table_fits_on_a_phone(new_guest: Guests, server: Server, game: str, locale: str) -> None:
    page = new_guest(PHONE, locale=locale)
    page.goto(f"{server.url}/rules/{game}")
    assert too_wide(page) == []


def test_a_table_that_is_too_wide_keeps_the_names_of_its_rows(new_guest: Guests, server: Server) -> None:
    page = new_guest(Screen(240, 700, is_touched=True))
    page.goto(f"{server.url}/rules/autumn-storm")
    assert too_wide(page), "nobody has so small a screen"
    frame = page.get_by_role("region", name="Combat results")
    name = frame.locator("tbody th").first
    before = board.box(name)["x"]
    frame.evaluate("(frame) => (frame.scrollLeft = 1000)")
    assert frame.evaluate("(frame) => frame.scrollLeft") > 5
    assert abs(board.box(name)["x"] - before) < 1
