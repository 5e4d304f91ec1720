"""A Force cannot retreat where three stand already: the page does not offer it, and the server says why."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from kurgan.server.messages import Refusal
from tests.browser import prepared, stalingrad
from tests.browser.french import MEDDLE
from tests.browser.guests import Guests
from tests.browser.server import Server

CROWD = "move 336pi station/perimeter"


def way(page: Page, verb: str) -> Locator:
    """The button by which the 71st absorbs hits in one way."""
    return page.locator('.bs-loss-piece:has([data-place="71inf"])').locator(f".bs-loss-{verb}")


def test_a_force_retreats_where_there_is_room(page: Page, server: Server, new_guest: Guests) -> None:
    table = prepared.seated_at(prepared.beaten(), page, server, new_guest)
    expect(page.locator(".asked-openly")).to_have_text("German player:")
    expect(way(page, "retreat")).to_have_text("Retreat −2")
    assert stalingrad.pieces(page, "german/station/perimeter") == ["76inf", "305inf"]
    stalingrad.give(table, "retreat 71inf")
    prepared.sit(table, "German")
    expect(page.locator(".bs-stage")).to_have_count(0)
    assert set(stalingrad.pieces(page, "german/station/perimeter")) == {"71inf", "76inf", "305inf"}
    assert stalingrad.pieces(page, "german/station/control") == []


def test_no_force_retreats_where_three_stand(page: Page, server: Server, new_guest: Guests) -> None:
    page.add_init_script(MEDDLE)
    table = prepared.seated_at(prepared.beaten(CROWD), page, server, new_guest)
    expect(page.locator(".asked-openly")).to_have_text("German player:")
    expect(page.locator(".bs-owed")).to_contain_text("2 of 3 hits still to absorb")
    expect(way(page, "ration")).to_be_visible()
    expect(way(page, "eliminate")).to_be_visible()
    expect(way(page, "retreat")).to_have_attribute("aria-disabled", "true")
    alert = page.get_by_role("alert")
    way(page, "retreat").click(force=True)
    expect(alert.get_by_role("button", name="Rule 12.3")).to_be_visible()
    assert table.ordered == [], "it was asked about, not ordered"
    alert.get_by_role("button", name="Close").click()

    page.evaluate("window.meddle = 'retreat 71inf'")
    way(page, "ration").click()
    expect(alert).to_contain_text("the perimeter at Central Railway Station")
    [refusal] = [told.line for told in table.frames.told if isinstance(told, Refusal)]
    assert refusal.key == "refused-full" and refusal.rule == "12.3"
    expect(alert.get_by_role("button", name="Rule 12.3")).to_be_visible()
    expect(page.locator(".bs-owed")).to_contain_text("2 of 3 hits still to absorb")

    page.evaluate("window.meddle = null")
    way(page, "ration").click()
    expect(page.locator(".bs-owed")).to_contain_text("1 of 3 hits still to absorb")
    expect(alert).to_have_count(0)
