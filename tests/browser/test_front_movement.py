"""Moves of Eastern Front by pointing: trains, a whole stack at once, one unit after the other, and back again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import front
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table, until


def moving(page: Page, server: Server, guests: Guests, *orders: str) -> Table:
    """Uranus after these orders of the Soviets."""
    return front.seated(front.played("uranus", *orders), page, server, guests)


def expect_at(page: Page, code: str, place: str) -> None:
    """The counter of a unit lies in a hex, on the screen."""
    x, y = front.spot(page, place)
    counter = page.locator(f'.ef-counters > [data-subject="{code}"] .ef-body')

    def is_there() -> bool:
        box = counter.bounding_box()
        return box is not None and abs(box["x"] + box["width"] / 2 - x) + abs(box["y"] + box["height"] / 2 - y) < 20

    until(page, is_there, f"{code} at {place}")


def test_a_train_is_sent_by_pointing_at_its_goal(page: Page, server: Server, new_guest: Guests) -> None:
    table = moving(page, server, new_guest)
    front.press(page, "2519")
    expect(page.locator(".prompt-line")).to_contain_text("18th Tank Corps")
    front.hover(page, "3327")
    expect(page.locator(".forecast")).to_contain_text("Trains left this month")
    expect(page.locator(".ef-way").first).to_be_attached()
    front.press(page, "3327")
    front.asked(table)
    assert table.ordered == ["rail tk18 3327"]
    expect_at(page, "tk18", "3327")
    expect(page.get_by_text("4 units may still go by rail")).to_be_attached()


def test_a_whole_stack_moves_at_once_and_is_taken_back_at_once(page: Page, server: Server, new_guest: Guests) -> None:
    table = moving(page, server, new_guest, "end", "end")
    front.press(page, "2722")
    until(page, lambda: front.chosen(page) == {"su21"}, "the first of the stack")
    front.press(page, "2722")
    until(page, lambda: front.chosen(page) == {"tk4"}, "the next of the stack")
    front.buttons(page).get_by_role("button", name="Whole stack").click()
    until(page, lambda: front.chosen(page) == {"tk4", "su21"}, "both")
    front.press(page, "2820")
    front.asked(table)
    assert table.ordered == ["move tk4,su21 2820"]
    for code in ("tk4", "su21"):
        expect_at(page, code, "2820")
    expect(front.main(page)).to_contain_text("22 unmoved")
    at = table.position.at
    page.get_by_role("button", name="Undo").click()
    table.wait_for_position(after=at)
    for code in ("su21", "tk4"):
        expect_at(page, code, "2722")
    expect(front.main(page)).to_contain_text("24 unmoved")


def test_next_goes_through_those_who_have_not_moved(page: Page, server: Server, new_guest: Guests) -> None:
    table = moving(page, server, new_guest, "end", "end")
    able = [group.subject for group in table.position.orders if group.subject]
    front.buttons(page).get_by_role("button", name="Next").click()
    until(page, lambda: front.chosen(page) == {able[0]}, "the first")
    page.keyboard.press("n")
    until(page, lambda: front.chosen(page) == {able[1]}, "the second")
    front.give(table, f"move {able[1]} 2418")
    front.asked(table)
    page.keyboard.press("n")
    until(page, lambda: front.chosen(page) == {able[2]}, "the third, since the second has moved")
    page.keyboard.press("Escape")
    front.main(page).click()
    front.asked(table)
    assert front.view(table).phase == "operational"


def test_a_phase_in_which_nobody_has_moved_does_not_end_by_mistake(
    page: Page, server: Server, new_guest: Guests
) -> None:
    table = moving(page, server, new_guest, "end", "end")
    front.main(page).click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("Nobody has moved yet, and 24 units could.")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert table.ordered == []
