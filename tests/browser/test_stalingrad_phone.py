"""Battle for Stalingrad on a phone held upright: set up, move, attack and take losses with fingers alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import prepared, stalingrad
from tests.browser.conftest import Battle
from tests.browser.guests import PHONE, Guests
from tests.browser.server import Server
from tests.browser.test_phone import too_small


def fits(page: Page) -> None:
    """The page itself never moves sideways, and what a finger presses is large enough."""
    assert page.evaluate("document.scrollingElement.scrollWidth") == PHONE.width
    assert page.evaluate("document.body.scrollWidth") == PHONE.width
    assert too_small(page.locator(".prompt-bar")) == []
    assert too_small(page.locator(".top-bar")) == []


def test_an_army_is_set_up_and_goes_to_war_with_fingers(new_guest: Guests, server: Server, battle: Battle) -> None:
    page = new_guest(PHONE)
    seats = {"german": "me", "soviet": "greedy"}
    table = battle(page, server, game=prepared.GAME, scenario="factory-district", seats=seats)
    table.wait_for_turn()
    assert stalingrad.view(table).step == "muster"
    fits(page)
    stalingrad.give(table, "setup broad-front")
    while stalingrad.view(table).step != "action":
        table.wait_for_turn()
        stalingrad.give(table, stalingrad.offers(table)[0].words)
        table.wait_for_turn()
    fits(page)
    force = next(offer for offer in stalingrad.offers(table, "move") if offer.choice.place.endswith("/control"))
    stalingrad.give(table, force.words)
    table.wait_for_turn()
    stalingrad.settle(table)
    assert force.subject in stalingrad.pieces(page, force.choice.place)
    fits(page)


def test_a_battle_is_fought_with_fingers(new_guest: Guests, server: Server) -> None:
    match = prepared.played("first-turn", "move 71inf station/control", cards="stuka+2")
    table = prepared.seated_at(match, new_guest(PHONE), server, new_guest, soviet="greedy")
    page = table.page
    fits(page)
    stalingrad.press(page, "station")
    expect(page.locator(".odds")).to_contain_text("%")
    fits(page)
    stalingrad.give(table, "attack station 71inf")
    expect(page.get_by_role("region", name="Battle")).to_be_visible()
    fits(page)
    stalingrad.give(table, "play stuka+2")
    table.wait_for_turn()
    fits(page)


def test_losses_are_allotted_with_fingers(new_guest: Guests, server: Server) -> None:
    page = new_guest(PHONE)
    table = prepared.seated_at(prepared.beaten(), page, server, new_guest, soviet="greedy")
    expect(page.locator(".bs-owed")).to_contain_text("2 of 3 hits still to absorb")
    fits(page)
    stalingrad.give(table, "ration 71inf")
    expect(page.locator(".bs-owed")).to_contain_text("1 of 3 hits still to absorb")
    assert too_small(page.locator(".bs-stage")) == []
    stalingrad.give(table, "retreat 71inf")
    expect(page.locator(".bs-stage")).to_have_count(0)
    assert "71inf" in stalingrad.pieces(page, "german/station/perimeter")
    fits(page)
