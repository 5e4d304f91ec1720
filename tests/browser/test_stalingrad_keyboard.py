"""Battle for Stalingrad without any mouse: a move, an attack, a card and losses."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import prepared, stalingrad
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table, until
from tests.browser.test_keyboard import cursor_line, tab_to

MOST_STEPS = 40


def here(page: Page) -> str | None:
    """Where the keyboard stands."""
    cursor = page.locator(".bs-cursor").last
    return cursor.get_attribute("data-place") if cursor.count() else None


def run(page: Page, key: str, goal: str) -> bool:
    """Press a key until it leads no further or to the goal."""
    for _ in range(MOST_STEPS):
        before = here(page)
        if before == goal:
            return True
        page.keyboard.press(key)
        if here(page) == before:
            return False
    raise AssertionError(f"{key} never ends")


def walk(page: Page, goal: str) -> None:
    """Look for a place row by row, from the top: with arrow keys one comes everywhere."""
    page.keyboard.press("ArrowUp")
    if run(page, "ArrowUp", goal):
        return
    for _ in range(MOST_STEPS):
        if run(page, "ArrowLeft", goal) or run(page, "ArrowRight", goal):
            return
        before = here(page)
        page.keyboard.press("ArrowDown")
        assert here(page) != before, f"no way to {goal}"


def press(table: Table, words: str, key: str = "Enter") -> None:
    """Press a key that sends this order, and wait until the page is told what came of it."""
    page, sent, shown = table.page, len(table.ordered), len(table.frames.pictures)
    page.keyboard.press(key)
    until(page, lambda: len(table.ordered) > sent, f"“{words}” to be given")
    assert table.ordered[sent:] == [words]
    until(page, lambda: len(table.frames.pictures) > shown, f"what comes of “{words}”")


def asked(table: Table) -> None:
    """Wait until the seat is asked, and the page shows it."""
    table.wait_for_turn()
    stalingrad.settle(table)


def test_a_move_an_attack_and_a_card_with_keys_alone(page: Page, server: Server, new_guest: Guests) -> None:
    match = prepared.played("first-turn", cards="stuka+2 staff+1")
    table = prepared.seated_at(match, page, server, new_guest, soviet="greedy")
    tab_to(page, page.locator(".map"))
    walk(page, "71inf")
    expect(cursor_line(page)).to_contain_text("71st Infantry Division, German, combat 3")
    page.keyboard.press("Enter")
    expect(page.locator('.bs-selected[data-place="71inf"]')).to_be_visible()
    walk(page, "german/station/control")
    expect(cursor_line(page)).to_contain_text("control area of Central Railway Station")
    press(table, "move 71inf station/control")
    asked(table)
    expect(page.locator(".bs-columns .bs-control.bs-of-german .bs-piece")).to_have_count(1)

    walk(page, "station")
    page.keyboard.press("Enter")
    expect(page.locator(".forecast").first).to_be_visible()
    assert table.ordered == ["move 71inf station/control"], "the first Enter only chooses"
    press(table, "attack station 71inf")
    asked(table)
    expect(page.get_by_role("region", name="Battle")).to_be_visible()

    walk(page, "stuka+2")
    expect(cursor_line(page)).to_contain_text("Stuka Dive, firefight +2")
    page.keyboard.press("Enter")
    expect(page.locator('.bs-selected[data-place="stuka+2"]')).to_be_visible()
    press(table, "play stuka+2")
    expect(stalingrad.on_table(page, "german/shown/stuka+2")).to_be_visible()


def test_an_event_of_the_action_step_with_keys_alone(page: Page, server: Server, new_guest: Guests) -> None:
    match = prepared.played("first-turn", cards="staff+1")
    table = prepared.seated_at(match, page, server, new_guest, soviet="greedy")
    tab_to(page, page.locator(".map"))
    walk(page, "soviet/uranus")
    expect(cursor_line(page)).to_contain_text("Soviet: Uranus, 0 of ")
    walk(page, "staff+1")
    page.keyboard.press("Enter")
    play = page.locator(".prompt-buttons").get_by_role("button", name=re.compile("^Play"))
    expect(play).to_be_visible()
    tab_to(page, play)
    press(table, "play staff+1")


def test_losses_are_allotted_with_keys_alone(page: Page, server: Server, new_guest: Guests) -> None:
    table = prepared.seated_at(prepared.beaten(), page, server, new_guest, soviet="greedy")
    asked(table)
    tab_to(page, page.locator(".map"))
    walk(page, "71inf")
    page.keyboard.press("Enter")
    expect(page.locator('.bs-stage .bs-selected[data-place="71inf"]')).to_be_visible()
    press(table, "ration 71inf")
    expect(page.locator(".bs-owed")).to_contain_text("1 of 3 hits still to absorb")


def test_enter_on_a_button_of_the_stage_presses_that_button(page: Page, server: Server, new_guest: Guests) -> None:
    table = prepared.seated_at(prepared.beaten(), page, server, new_guest, soviet="greedy")
    asked(table)
    tab_to(page, page.locator(".map"))
    walk(page, "71inf")
    tab_to(page, page.locator('.bs-loss-piece:has([data-place="71inf"]) .bs-loss-retreat'))
    press(table, "retreat 71inf")
    expect(page.locator(".bs-stage")).to_have_count(0)
