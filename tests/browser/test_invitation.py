"""A friend is invited, comes and goes: who invites to what is in sight at once, and both pages say how it stands."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import board
from tests.browser.conftest import Battle
from tests.browser.guests import DESK, PHONE, Guests, Screen
from tests.browser.server import Server
from tests.browser.tables import Table

SEATS = {"axis": "me", "soviet": "friend"}


def invitation(table: Table) -> str:
    """The link that a friend is sent."""
    assert table.head.invitation
    return table.server.url + table.head.invitation


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_who_invites_to_what_and_the_button_are_in_sight_at_once(
    page: Page, server: Server, battle: Battle, new_guest: Guests, screen: Screen, locale: str
) -> None:
    friend = new_guest(screen, locale=locale)
    friend.goto(invitation(battle(page, server, seats=SEATS)))
    expect(friend.locator(".picture svg")).to_be_attached()
    board.settle(friend)
    for part in ("h1", "strong", ".name-field", ".button.main"):
        shown = board.box(friend.locator(f".page {part}"))
        assert shown["y"] > 0 and shown["y"] + shown["height"] < screen.height, part


def test_until_the_friend_has_sat_down_nobody_is_said_to_be_at_work(
    page: Page, server: Server, battle: Battle, new_guest: Guests
) -> None:
    table = battle(page, server, seats=SEATS)
    panel = page.locator(".tab-body")
    expect(panel).to_contain_text("The battle begins when your friend sits down")
    expect(page.locator(".as-when")).to_be_visible()
    expect(page.locator(".as-side, .as-points")).to_have_count(0)

    friend = new_guest()
    friend.goto(invitation(table))
    friend.get_by_label("Your name").fill("Boris")
    friend.get_by_role("button", name="Join as").click()
    presence = page.locator(".presence")
    expect(presence).to_contain_text("Boris has joined")
    expect(friend.locator(".as-counters")).to_be_attached()
    page.wait_for_timeout(1500)
    expect(presence).to_contain_text("Boris has joined")
    expect(page.locator(".as-side")).to_have_text("Your turn")
    expect(panel).to_contain_text("Your orders")
    expect(presence).to_contain_text("Boris is here")

    friend.goto("about:blank")
    expect(presence).to_contain_text("Boris has left")
    expect(presence).to_contain_text("Boris was here just now")
