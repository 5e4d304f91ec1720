"""Dice that need no trust: their seal is shown before anything is rolled, and who mixes otherwise is found out."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from kurgan.server.messages import MatchHead
from tests.browser.axe import axe
from tests.browser.conftest import Battle
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import begin, until

CHOSEN = "chosen-by-the-cheating-server"


def test_the_seal_is_on_the_invitation_where_one_waits_and_at_the_start(
    page: Page, new_guest: Guests, server: Server
) -> None:
    head = begin(page, server, "autumn-storm", "mamayev-kurgan", {"axis": "me", "soviet": "friend"})
    page.goto(f"{server.url}/match/{head.id}")
    expect_seal(page, ".notice", head)
    friend = new_guest()
    friend.goto(f"{server.url}{head.invitation}")
    expect_seal(friend, "main", head)
    assert axe(friend) == []
    friend.get_by_role("button", name="Join as Soviet").click()
    expect_seal(friend, ".side-panel", head)
    expect_seal(page, ".side-panel", head)
    page.get_by_role("button", name="End turn").click()
    page.get_by_role("dialog").get_by_role("button", name="End turn").click()
    expect(page.locator(".side-panel .seal")).to_have_count(0)


def expect_seal(page: Page, where: str, head: MatchHead) -> None:
    """Name and seal in one line, and the whole of the seal at a press."""
    seal = page.locator(f"{where} .seal")
    expect(seal.locator("summary")).to_have_text(f"Dice {head.dice.name}, sealed {head.dice.commitment[:12]}…")
    expect(seal.get_by_text(head.dice.commitment, exact=True)).to_be_hidden()
    seal.locator("summary").click()
    expect(seal.get_by_text(head.dice.commitment, exact=True)).to_be_visible()


def test_a_server_that_takes_another_text_is_doubted_at_once_and_disproved_at_the_end(
    page: Page, server: Server, battle: Battle
) -> None:
    def cheat(route: Route) -> None:
        texts = json.loads(route.request.post_data or "")["texts"]
        route.continue_(post_data=json.dumps({"texts": dict.fromkeys(texts, CHOSEN)}))

    page.route("**/mix", cheat)
    table = battle(page, server)
    expect(page.get_by_role("alert")).to_contain_text("mixed another text into the dice than this page gave")
    page.request.post(f"{server.url}/api/matches/{table.head.id}/resign", headers={"Origin": server.url})
    page.goto(f"{table.url}/story")
    verify(page)
    expect(page.locator(".disproof")).to_contain_text("is not the one this browser gave")
    expect(page.get_by_text("nobody could choose")).to_have_count(0)


def test_a_browser_that_has_kept_nothing_does_not_say_that_nobody_could_choose(
    page: Page, server: Server, battle: Battle
) -> None:
    table = battle(page, server)
    page.evaluate("localStorage.removeItem('kurgan-dice')")
    page.request.post(f"{server.url}/api/matches/{table.head.id}/resign", headers={"Origin": server.url})
    page.goto(f"{table.url}/story")
    verify(page)
    expect(page.get_by_text("it could not compare your own text")).to_be_visible()
    expect(page.locator(".disproof")).to_have_count(0)
    expect(page.get_by_text("nobody could choose")).to_have_count(0)


def verify(page: Page) -> None:
    """The first story starts a process, so there is time for it."""
    button = page.get_by_role("button", name="Verify the dice")
    until(page, lambda: button.count() == 1, "the story", 80_000)
    button.click()
    expect(page.locator(".proof")).to_have_count(1)
