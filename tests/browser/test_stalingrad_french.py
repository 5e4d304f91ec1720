"""Battle for Stalingrad in French: table, cards, a battle and its story; nothing in English, no bare key."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import prepared, stalingrad
from tests.browser.guests import DESK, Guests
from tests.browser.server import Server
from tests.browser.test_french import French
from tests.browser.test_stalingrad_retreat import beaten
from tests.browser.test_stalingrad_story import finished

RAW: Final = re.compile(r"\b(?:bs|log|measure|prompt|table|action|verb|side|lesson|setup|refused)-[a-z]+")


class Reader(French):
    """Somebody who also notices a key that no catalogue has."""

    def read(self, page: Page) -> list[str]:
        texts = super().read(page)
        assert [text for text in texts if RAW.search(text)] == []
        return texts


@pytest.fixture(scope="module")
def french() -> Reader:
    return Reader(prepared.game())


@pytest.fixture
def guest(new_guest: Guests) -> Page:
    """Somebody whose browser speaks French."""
    return new_guest(DESK, locale="fr-FR")


def test_the_table_and_its_cards_are_french(guest: Page, server: Server, new_guest: Guests, french: Reader) -> None:
    match = prepared.played("first-turn", "move 71inf station/control", cards="stuka+2 staff+1")
    table = prepared.seated_at(match, guest, server, new_guest, soviet="greedy")
    stalingrad.settle(table)
    read = french.read(guest)
    assert {"Gare centrale", french.say("bs-your-turn"), french.say("bs-perimeter")} <= set(read)
    stalingrad.press(guest, "staff+1")
    expect(guest.locator(".bs-closer")).to_contain_text("état-major", ignore_case=True)
    french.read(guest)
    for tab in ("forces", "log", "rules"):
        guest.locator(f"#tab-{tab}").click()
        expect(guest.get_by_role("tabpanel", name=french.say(f"table-tab-{tab}"))).to_be_visible()
        french.read(guest)
    for place in ("76inf", "german/pile", "soviet/deck", "tsaritsa", "soviet/hand", "german/discard"):
        guest.keyboard.press("Escape")
        stalingrad.press(guest, place)
        guest.locator("#tab-why").click()
        french.read(guest)
    guest.get_by_role("button", name=french.say("table-menu")).click()
    french.read(guest)
    guest.keyboard.press("Escape")
    guest.keyboard.press("?")
    expect(guest.get_by_role("dialog")).to_be_visible()
    french.read(guest)


def test_a_battle_is_french(guest: Page, server: Server, new_guest: Guests, french: Reader) -> None:
    match = prepared.played("first-turn", "move 71inf station/control", cards="stuka+2 hug-1")
    table = prepared.seated_at(match, guest, server, new_guest)
    expect(guest.locator(".curtain")).to_be_visible()
    french.read(guest)
    guest.locator(".curtain").get_by_role("button").click()
    table.wait_for_position()
    stalingrad.settle(table)
    stalingrad.press(guest, "station")
    expect(guest.locator(".forecast").first).to_be_visible()
    french.read(guest)
    stalingrad.give(table, "attack station 71inf")
    battle = guest.get_by_role("region", name=french.say("bs-battle"))
    expect(battle).to_be_visible()
    french.read(guest)
    stalingrad.give(table, "play stuka+2")
    guest.locator(".curtain").get_by_role("button").click()
    expect(battle).to_be_visible()
    expect(guest.locator(".bs-announced")).to_contain_text("Piqué de Stukas")
    french.read(guest)

    table = prepared.seated_at(beaten(), guest, server, new_guest, soviet="greedy")
    expect(guest.locator(".bs-cheapest")).to_be_visible()
    assert french.say("bs-loss-retreat") in " ".join(french.read(guest))
    stalingrad.give(table, "retreat 71inf")
    expect(guest.locator(".bs-stage")).to_have_count(0)
    french.read(guest)


def test_the_way_in_is_french(guest: Page, server: Server, french: Reader) -> None:
    guest.goto(server.url)
    guest.get_by_role("radio", name=re.compile("Stalingrad")).first.check(force=True)
    expect(guest.locator(".begin")).to_be_visible()
    french.read(guest)


def test_the_story_is_french(guest: Page, server: Server, new_guest: Guests, french: Reader) -> None:
    table = prepared.seated_at(finished(), guest, server, new_guest)
    guest.goto(f"{table.url}/story")
    expect(guest.locator(".bs-table")).to_be_visible()
    french.read(guest)
