"""The start page opens, and so does a battle."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.conftest import Battle
from tests.browser.server import Server


def test_the_start_page_opens(page: Page, server: Server) -> None:
    page.goto(server.url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".grand:enabled")).to_be_visible()  # not amid its change: a faint letter would be found
    expect(page).to_have_title(re.compile("^Kurgan"))
    assert axe(page) == []


def test_a_battle_opens(page: Page, server: Server, battle: Battle) -> None:
    table = battle(page, server)
    assert table.position.seat == table.position.to_move == "axis"
    assert table.words
    assert not table.frames.unread
