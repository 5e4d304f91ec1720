"""Battle for Stalingrad in French: table, cards, a battle and its story; nothing in English, no bare key."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import prepared, stalingrad
from tests.browser.french import Reader
from tests.browser.guests import Guests
from tests.browser.server import Server


@pytest.fixture(scope="module")
def french() -> Reader:
    return Reader(prepared.game())


def test_the_table_and_its_cards_are_french(reader: Page, server: Server, new_guest: Guests, french: Reader) -> None:
    match = prepared.played("first-turn", "move 71inf station/control", cards="stuka+2 staff+1")
    table = prepared.seated_at(match, reader, server, new_guest, soviet="greedy")
    stalingrad.settle(table)
    read = french.read(reader)
    assert {"Gare centrale", french.say("bs-your-turn"), french.say("bs-perimeter")} <= set(read)
    stalingrad.press(reader, "staff+1")
    expect(reader.locator(".bs-closer")).to_contain_text("état-major", ignore_case=True)
    french.read(reader)
    for tab in ("forces", "log", "rules"):
        reader.locator(f"#tab-{tab}").click()
        expect(reader.get_by_role("tabpanel", name=french.say(f"table-tab-{tab}"))).to_be_visible()
        french.read(reader)
    for place in ("76inf", "german/pile", "soviet/deck", "tsaritsa", "soviet/hand", "german/discard"):
        reader.keyboard.press("Escape")
        stalingrad.press(reader, place)
        reader.locator("#tab-why").click()
        french.read(reader)
    reader.get_by_role("button", name=french.say("table-menu")).click()
    french.read(reader)
    reader.keyboard.press("Escape")
    reader.keyboard.press("?")
    expect(reader.get_by_role("dialog")).to_be_visible()
    french.read(reader)


def test_a_battle_is_french(reader: Page, server: Server, new_guest: Guests, french: Reader) -> None:
    match = prepared.played("first-turn", "move 71inf station/control", cards="stuka+2 hug-1")
    table = prepared.seated_at(match, reader, server, new_guest)
    expect(reader.locator(".curtain")).to_be_visible()
    french.read(reader)
    reader.locator(".curtain").get_by_role("button").click()
    table.wait_for_position()
    stalingrad.settle(table)
    stalingrad.press(reader, "station")
    expect(reader.locator(".forecast").first).to_be_visible()
    french.read(reader)
    stalingrad.give(table, "attack station 71inf")
    battle = reader.get_by_role("region", name=french.say("bs-battle"))
    expect(battle).to_be_visible()
    french.read(reader)
    stalingrad.give(table, "play stuka+2")
    reader.locator(".curtain").get_by_role("button").click()
    expect(battle).to_be_visible()
    expect(reader.locator(".bs-announced")).to_contain_text("Piqué de Stukas")
    french.read(reader)

    table = prepared.seated_at(prepared.beaten(), reader, server, new_guest, soviet="greedy")
    expect(reader.get_by_role("button", name="Au moindre coût")).to_be_visible()
    assert french.say("bs-loss-retreat") in " ".join(french.read(reader))
    stalingrad.give(table, "retreat 71inf")
    expect(reader.locator(".bs-stage")).to_have_count(0)
    french.read(reader)


def test_the_way_in_is_french(reader: Page, server: Server, french: Reader) -> None:
    reader.goto(server.url)
    reader.get_by_role("radio", name=re.compile("Stalingrad")).first.check(force=True)
    expect(reader.locator(".begin")).to_be_visible()
    expect(reader.locator(".choice .bs-still .bs-counter").first).to_be_visible()
    french.read(reader)


def test_the_story_is_french(reader: Page, server: Server, new_guest: Guests, french: Reader) -> None:
    table = prepared.seated_at(prepared.finished(), reader, server, new_guest)
    reader.goto(f"{table.url}/story")
    expect(reader.locator(".bs-table")).to_be_visible()
    french.read(reader)
