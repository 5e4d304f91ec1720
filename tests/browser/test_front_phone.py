"""Eastern Front on a phone held upright: a move, an attack and its questions with fingers alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import board, front, prepared
from tests.browser.guests import PHONE, Guests
from tests.browser.server import Server
from tests.browser.tables import Table, until
from tests.browser.test_phone import too_small

# Which places of a question lie out of sight of whoever is to press them: under a card, or beyond the edge of the map
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".trace-anchor")].filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".board");
}).map((each) => each.dataset.place)"""


def seated(server: Server, guests: Guests, scenario: str, *orders: str, dice: str = "") -> Table:
    table = prepared.seated_at(front.played(scenario, *orders, dice=dice), guests(PHONE), server, guests, axis="greedy")
    front.asked(table)
    return table


def fits(page: Page) -> None:
    """The page itself never moves sideways, and what a finger presses is large enough."""
    board.settle(page)
    assert page.evaluate("document.scrollingElement.scrollWidth") == PHONE.width
    assert page.evaluate("document.body.scrollWidth") == PHONE.width
    for part in (".top-bar", ".prompt-bar", ".tabs", ".ef-plan", ".ef-question"):
        for each in page.locator(part).all():
            assert too_small(each) == [], part


def in_sight(page: Page) -> None:
    """Nothing lies on what is asked about."""
    expect(page.locator(".trace-anchor").first).to_be_attached()
    until(page, lambda: page.evaluate(OUT_OF_SIGHT) == [], "what is asked about")


def test_a_unit_is_moved_with_fingers(server: Server, new_guest: Guests) -> None:
    table = seated(server, new_guest, "uranus", "end", "end")
    page = table.page
    fits(page)
    front.press(page, "2721")
    until(page, lambda: front.chosen(page) == {"gkk3"}, "the cavalry")
    fits(page)
    front.settle(page)
    front.press(page, "2820")
    expect(front.main(page)).to_contain_text("Move")
    expect(page.locator(".ef-way").first).to_be_attached()
    assert table.ordered == [], "the first tap only aims"
    fits(page)
    front.press(page, "2820")
    front.asked(table)
    assert table.ordered == ["move gkk3 2820"]
    fits(page)


def test_an_attack_is_planned_and_fought_with_fingers(server: Server, new_guest: Guests) -> None:
    table = seated(server, new_guest, "first-ring", "end")
    page = table.page
    front.press(page, "2623")
    expect(front.main(page)).to_have_text("Attack at 4:1")
    expect(page.locator(".odds")).to_contain_text("the hex can be taken")
    fits(page)
    front.settle(page)
    front.press(page, "2722")
    expect(front.main(page)).to_have_text("Attack at 3:2")
    front.press(page, "2722")
    front.press(page, "2722")
    expect(front.main(page)).to_have_text("Attack at 4:1")
    front.main(page).tap()

    front.asked(table)
    expect(page.locator(".ef-question")).to_contain_text("2623 is free: who advances?")
    in_sight(page)
    fits(page)
    for words in ("advance su5tb 2623", "advance tk4 2623", "attack 2624 su5tb tk4", "retreat 2524"):
        front.give(table, words)
        front.asked(table)
        fits(page)
    in_sight(page)
    assert front.place_of(table, "de48") == "2524"


def test_losses_are_chosen_with_fingers(server: Server, new_guest: Guests) -> None:
    table = seated(server, new_guest, "first-ring", "end", "attack 2825 su57 mk4b", dice="1")
    page = table.page
    expect(page.locator(".prompt-line")).to_contain_text("2825: who is lost? 3 of 3 attack factors are chosen.")
    in_sight(page)
    fits(page)
    front.press(page, "2925")
    expect(page.locator(".prompt-line")).to_contain_text("8 of 3")
    page.get_by_role("button", name="More or less of the panel").tap()
    expect(page.locator(".side-panel")).to_have_class("side-panel tall")
    front.member(page, "su57").tap()
    expect(front.main(page)).to_have_text("Lose 1 unit")
    fits(page)
    front.main(page).tap()
    front.asked(table)
    assert table.ordered == ["lose mk4b"]
