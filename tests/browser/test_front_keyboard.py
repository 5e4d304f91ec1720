"""Eastern Front without any mouse: moves, an attack with its questions, and the ends of phases."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import board, front
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table, until
from tests.browser.test_keyboard import cursor_line, tab_to


def asked(page: Page, server: Server, guests: Guests, *orders: str, dice: str = "") -> Table:
    """The first battle after these orders of the Soviets, and the keyboard stands on the map."""
    table = front.seated(front.played("first-ring", *orders, dice=dice), page, server, guests)
    expect(page.locator(".map")).to_be_focused()
    return table


def here(page: Page) -> str:
    """Where the keyboard stands."""
    return page.locator("#board-cursor").get_attribute("data-place") or ""


def walk(page: Page, goal: str) -> None:
    """Go to a hex with arrow keys; each leads one column or one row on."""
    if not page.locator("#board-cursor").count():
        page.keyboard.press("ArrowRight")
    while (place := here(page)) != goal:
        across, down = int(goal[:2]) - int(place[:2]), int(goal[2:]) - int(place[2:])
        page.keyboard.press(
            ("ArrowRight" if across > 0 else "ArrowLeft") if across else ("ArrowDown" if down > 0 else "ArrowUp")
        )
        expect(page.locator("#board-cursor")).not_to_have_attribute("data-place", place)


def expect_chosen(page: Page, *codes: str) -> None:
    """Just these are chosen, once the page knows what they may do."""
    until(page, lambda: front.chosen(page) == set(codes), f"{codes} to be chosen")


def press(table: Table, key: str, *words: str) -> None:
    """Press a key that gives these orders, and wait until the page asks what follows."""
    page, sent, shown = table.page, len(table.ordered), len(table.frames.pictures)
    page.keyboard.press(key)
    until(page, lambda: len(table.ordered) >= sent + len(words), f"{words} to be given")
    assert table.ordered[sent:] == list(words)
    until(page, lambda: len(table.frames.pictures) >= shown + len(words), f"what comes of {words}")
    front.asked(table)


def test_units_are_moved_taken_back_and_the_phase_ends_with_keys_alone(
    page: Page, server: Server, new_guest: Guests
) -> None:
    table = asked(page, server, new_guest, "end", "end")
    page.keyboard.press("e")
    expect(page.get_by_role("dialog")).to_contain_text("Nobody has moved")
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(page.locator("#board-cursor")).to_have_attribute("data-place", "2521")
    expect_chosen(page, "su1g")
    page.keyboard.press("Escape")
    expect_chosen(page)
    walk(page, "2821")
    expect(cursor_line(page)).to_contain_text("16th Tank Corps, Soviets, 3-2-6")
    page.keyboard.press("Enter")
    expect_chosen(page, "tk16")
    walk(page, "2820")
    expect(cursor_line(page)).to_contain_text("Move possible")
    page.keyboard.press("Enter")
    expect(page.locator(".forecast")).to_be_visible()
    assert table.ordered == [], "the first Enter only aims"
    press(table, "Enter", "move tk16 2820")
    assert front.place_of(table, "tk16") == "2820"
    at = table.position.at
    page.keyboard.press("u")
    table.wait_for_position(after=at)
    front.asked(table)
    assert front.place_of(table, "tk16") == "2821"

    walk(page, "2722")
    page.keyboard.press("Enter")
    expect_chosen(page, "su21")
    page.keyboard.press("a")
    expect_chosen(page, "su21", "tk4")
    walk(page, "2721")
    page.keyboard.press("Enter")
    expect(board.prompt(page)).to_contain_text("to Archeda, with 1 more?")
    press(table, "Enter", "move su21,tk4 2721")
    assert front.place_of(table, "su21") == front.place_of(table, "tk4") == "2721"
    press(table, "e", "end")
    assert front.view(table).phase == "operational"


def test_an_attack_is_planned_changed_and_made_with_keys_alone(page: Page, server: Server, new_guest: Guests) -> None:
    table = asked(page, server, new_guest)
    press(table, "e", "end")
    walk(page, "2623")
    expect(cursor_line(page)).to_contain_text("V Romanian Corps, Axis, 2-2-3")
    page.keyboard.press("Enter")
    expect(cursor_line(page)).to_contain_text("Attack at 4:1 possible")
    walk(page, "2722")
    for taken in ("2 of 2", "0 of 2", "1 of 2", "2 of 2"):
        expect(cursor_line(page)).to_contain_text(f"{taken} chosen")
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(cursor_line(page)).to_contain_text("1 of 2 chosen")
    expect(board.prompt(page)).to_contain_text("12 against 4, 3:1")
    walk(page, "2623")
    expect(cursor_line(page)).to_contain_text("Attack at 3:1 possible")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(cursor_line(page)).to_contain_text("Attack at 4:1 possible")
    press(table, "Enter", "attack 2623 su5tb su21 tk4")

    question = page.get_by_role("region", name="What is asked")
    expect(question).to_contain_text("2623 is free: who advances?")
    page.keyboard.press("n")
    expect_chosen(page, "su5tb")
    walk(page, "2623")
    expect(cursor_line(page)).to_contain_text("Advance possible")
    page.keyboard.press("Enter")
    press(table, "Enter", "advance su5tb 2623")
    tab_to(page, front.buttons(page).get_by_role("button", name="End the advance"))
    press(table, "Enter", "done")
    tab_to(page, page.get_by_role("button", name=re.compile("No further attack")))
    press(table, "Enter", "done")
    assert front.view(table).step == "target"


def test_losses_and_a_way_back_are_chosen_with_keys_alone(page: Page, server: Server, new_guest: Guests) -> None:
    table = asked(page, server, new_guest, "end", "attack 2825 su57 mk4b", dice="1")
    walk(page, "2925")
    expect(cursor_line(page)).to_contain_text("1 of 2 chosen")
    tab_to(page, front.member(page, "su57"))
    page.keyboard.press("Enter")
    tab_to(page, front.member(page, "mk4b"))
    page.keyboard.press("Enter")
    assert front.taken(page) == {"4th Mechanised Corps"}
    tab_to(page, front.main(page))
    press(table, "Enter", "lose mk4b")
    assert front.view(table).units["mk4b"].where == "lost"

    table = asked(page, server, new_guest, "end", "attack 2623 su5tb", dice="6")
    walk(page, "2724")
    expect(cursor_line(page)).to_contain_text("Drive back possible")
    press(table, "Enter", "retreat 2724")
    assert front.view(table).units["ro4"].hex == "2724"
