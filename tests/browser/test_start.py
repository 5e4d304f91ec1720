"""The start page opens, and so does a battle."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from kurgan.server.messages import Shelf
from tests.browser.axe import axe
from tests.browser.conftest import Battle
from tests.browser.server import Server


def test_the_start_page_opens(page: Page, server: Server) -> None:
    page.goto(server.url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".grand:enabled")).to_be_visible()  # not amid its change: a faint letter would be found
    expect(page).to_have_title(re.compile("^Kurgan"))
    assert axe(page) == []


def test_a_page_that_waits_for_the_rules_says_so_until_they_are_ready(page: Page, server: Server) -> None:
    is_ready = [False]

    def answer(route: Route) -> None:
        shelf = Shelf.model_validate_json(route.fetch().text())
        route.fulfill(json=shelf.model_copy(update={"is_ready": is_ready[0]}).model_dump(mode="json"))

    page.route("**/api/games", answer)
    page.goto(server.url)
    note = page.get_by_text("The rules are being prepared")
    expect(note).to_be_visible()
    is_ready[0] = True
    expect(note).to_have_count(0)


def test_a_battle_opens(page: Page, server: Server, battle: Battle) -> None:
    table = battle(page, server)
    assert table.position.seat == table.position.to_move == "axis"
    assert table.words
    assert not table.frames.unread


@pytest.mark.parametrize(
    ("game", "lead", "welcome"),
    [
        ("Battle for Stalingrad", "with cards", "Welcome to Stalingrad"),
        ("Eastern Front", "month by month", "Close the ring"),
    ],
)
def test_whoever_begins_a_lesson_is_taught_until_he_leaves_it(
    page: Page, server: Server, game: str, lead: str, welcome: str
) -> None:
    page.goto(server.url)
    page.get_by_role("radio", name=re.compile(game)).check(force=True)
    expect(page.locator(".lead")).to_contain_text(lead)
    page.get_by_role("button", name="Play your first battle").click()
    coach = page.get_by_role("region", name="First battle")
    expect(coach).to_contain_text(welcome)
    expect(page).to_have_url(re.compile("lesson"))
    coach.get_by_role("button", name="Leave the lesson").click()
    expect(coach).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/match/[^?]+$"))
