"""A hint: its numbers on the board and in words, chosen and ordered with mouse, fingers or keys alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import board, prepared
from tests.browser.conftest import Battle
from tests.browser.guests import PHONE, Guests
from tests.browser.server import Server
from tests.browser.tables import Table
from tests.browser.test_phone import too_small


def hinted(page: Page) -> Locator:
    """Ask for a hint, and what came in words."""
    page.get_by_role("button", name="Hint", exact=True).click()
    found = page.get_by_role("group", name="Hint").get_by_role("listitem")
    expect(found.first).to_contain_text(re.compile(r"\d+\s?%"))
    return found


def numbers_on_the_board(page: Page) -> set[str]:
    """Every number that lies over the board."""
    signs = page.locator(".trace.hint text")
    expect(signs.first).to_be_visible()
    return {number for sign in signs.all_text_contents() for number in sign.split()}


def take_the_best(table: Table) -> None:
    """The first press chooses, the second orders."""
    page, at = table.page, table.position.at
    found = hinted(page)
    assert numbers_on_the_board(page) == {str(number) for number in range(1, found.count() + 1)}
    if page.viewport_size == {"width": PHONE.width, "height": PHONE.height}:
        assert too_small(page.locator(".prompt-bar")) == [] and too_small(page.locator(".top-bar")) == []
        assert page.evaluate("document.scrollingElement.scrollWidth") == PHONE.width
    best = found.first.get_by_role("button")
    best.click()
    expect(best).to_have_attribute("aria-pressed", "true")
    assert table.position.at == at, "nothing is ordered by one press"
    best.click()
    table.wait_for_position(after=at)
    expect(page.locator(".hints")).to_have_count(0)


def test_on_a_map_a_hint_is_numbered_chosen_and_ordered(guest: Page, server: Server, battle: Battle) -> None:
    table = battle(guest, server)
    board.wait_for_counters(guest, table.view)
    take_the_best(table)


def test_on_a_table_of_cards_too(guest: Page, server: Server, new_guest: Guests) -> None:
    match = prepared.played("first-turn", cards="stuka+2")
    table = prepared.seated_at(match, guest, server, new_guest, soviet="greedy")
    hinted(guest)
    expect(guest.locator(".trace.hint").first).to_be_visible()
    numbers = [box["y"] + box["height"] for sign in guest.locator(".trace.hint").all() if (box := sign.bounding_box())]
    prompt = guest.locator(".prompt-bar").bounding_box()
    assert prompt and max(numbers) <= prompt["y"], "a table that has shrunk takes its numbers along"
    guest.keyboard.press("h")
    take_the_best(table)


def test_a_hint_is_asked_for_and_taken_with_keys_in_french(reader: Page, server: Server, battle: Battle) -> None:
    table = battle(reader, server)
    board.wait_for_counters(reader, table.view)
    at = table.position.at
    reader.keyboard.press("h")
    group = reader.get_by_role("group", name="Conseil")
    expect(group).to_contain_text("À considérer")
    reader.keyboard.press("2")
    expect(group.get_by_role("listitem").nth(1).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    reader.keyboard.press("2")
    table.wait_for_position(after=at)


def test_whoever_is_guided_asks_the_coach(page: Page, server: Server, battle: Battle) -> None:
    table = battle(page, server)
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_visible()
    page.goto(f"{table.url}?lesson=1")
    coach = page.get_by_role("region", name="First battle")
    expect(coach).to_be_visible()
    expect(button).to_have_count(0)
    coach.get_by_role("button", name="Leave the lesson").click()
    expect(button).to_be_visible()


def test_against_a_friend_there_is_no_button_and_a_sentence_says_why(
    page: Page, server: Server, battle: Battle
) -> None:
    table = battle(page, server, seats={"axis": "me", "soviet": "friend"})
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("alert")).to_contain_text("between two people nobody is helped")
    assert table.head.id
