"""Eastern Front on a phone held upright: moves, an attack and its questions with fingers alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kurgan.engine.match import Match
from kurgan.games.eastern_front.state import Step
from tests.browser import board, front
from tests.browser.guests import PHONE, Guests
from tests.browser.server import Server
from tests.browser.tables import Table, until
from tests.browser.test_phone import IS_ON_TOP, too_small

# The places that a question is about, and those of them that lie under a card or beyond the edge of the map
ASKED = """() => [...document.querySelectorAll(".trace-anchor")].map((each) => each.dataset.place)"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".trace-anchor")].filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".board");
}).map((each) => each.dataset.place)"""

IN_BOTH_LANGUAGES = pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])


def seated(match: Match, server: Server, guests: Guests, locale: str = "en-GB") -> Table:
    """A match on the phone of whoever is to move, against the computer."""
    return front.seated(match, guests(PHONE, locale=locale), server, guests)


def fits(page: Page) -> None:
    """The page itself never moves sideways, and what a finger presses is large enough."""
    board.settle(page)
    assert page.evaluate("document.scrollingElement.scrollWidth") == PHONE.width
    assert page.evaluate("document.body.scrollWidth") == PHONE.width
    assert too_small(page.locator(".table")) == []


def in_sight(page: Page, *places: str) -> None:
    """The question is about these places among others, and nothing lies on any of them."""
    expect(page.locator(".trace-anchor").first).to_be_attached()
    until(page, lambda: page.evaluate(OUT_OF_SIGHT) == [], "what is asked about")
    assert set(places) <= set(page.evaluate(ASKED))
    fits(page)


@IN_BOTH_LANGUAGES
def test_every_part_of_the_page_fits(new_guest: Guests, server: Server, locale: str) -> None:
    page = seated(front.played("uranus"), server, new_guest, locale).page
    map, sheet = (board.box(page.locator(f".{name}")) for name in ("map", "side-panel"))
    assert map["height"] > PHONE.height / 3 and sheet["height"] > PHONE.height / 5
    for tab in ("forces", "log", "rules", "map", "why"):
        page.locator(f"#tab-{tab}").tap()
        expect(page.locator(f"[role=tabpanel][aria-labelledby=tab-{tab}]")).to_be_visible()
        fits(page)
    page.get_by_role("button", name=front.said(page, "table-menu")).tap()
    expect(page.locator(".disclosed")).to_be_visible()
    assert too_small(page.locator(".disclosed")) == []


def test_what_is_laid_over_the_map_is_explained_in_its_tab_and_not_over_the_map(
    new_guest: Guests, server: Server
) -> None:
    page = seated(front.played("uranus"), server, new_guest).page
    page.locator("#tab-map").tap()
    front.lay_over(page)
    expect(page.get_by_role("tabpanel").locator(".overlay-legend").last).to_be_visible()
    page.locator("#tab-why").tap()
    expect(page.locator(".ef-supply").first).to_be_attached()
    expect(page.locator(".map-legend")).not_to_be_visible()


def test_units_are_moved_with_fingers(new_guest: Guests, server: Server) -> None:
    table = seated(front.played("first-ring", "end", "end"), server, new_guest)
    page = table.page
    front.press(page, "2821")
    until(page, lambda: front.chosen(page) == {"tk16"}, "the tanks")
    fits(page)
    front.press(page, "2820")
    expect(front.main(page)).to_have_text("Move")
    expect(page.locator(".ef-way").first).to_be_attached()
    assert table.ordered == [], "the first tap only aims"
    fits(page)
    front.press(page, "2820")
    table.wait(lambda _: front.place_of(table, "tk16") == "2820")
    front.asked(table)

    front.press(page, "2722")
    page.get_by_role("button", name="Whole stack").tap()
    front.press(page, "2721")
    expect(board.prompt(page)).to_contain_text("with 1 more?")
    front.press(page, "2721")
    table.wait(lambda _: front.place_of(table, "su21") == front.place_of(table, "tk4") == "2721")
    assert table.ordered == ["move tk16 2820", "move su21,tk4 2721"]


@IN_BOTH_LANGUAGES
def test_an_attack_is_planned_and_fought_with_fingers(new_guest: Guests, server: Server, locale: str) -> None:
    table = seated(front.played("first-ring", "end"), server, new_guest, locale)
    page = table.page

    def is_planned(column: str) -> None:
        expect(front.main(page)).to_have_text(front.said(page, "plan-commit", column=column))

    front.press(page, "2623")
    is_planned("4:1")
    expect(page.locator(".odds")).to_contain_text("%")
    fits(page)
    front.press(page, "2722")
    is_planned("3:2")
    front.press(page, "2722")
    is_planned("3:1")
    front.member(page, "tk4").tap()
    is_planned("4:1")
    until(page, lambda: bool(front.main(page).evaluate(IS_ON_TOP)), "a button that nothing lies over")
    front.press(page, "2623")
    table.wait(lambda _: front.view(table).step == "advance")
    assert table.ordered == ["attack 2623 su5tb su21 tk4"], "a second tap on the target attacks as planned"

    for words, places in (
        ("", ("2623", "2622", "2722")),
        ("advance su5tb 2623", ("2623",)),
        ("advance tk4 2623", ()),
        ("attack 2624 su5tb tk4", ("2624", "2524", "2525", "2625")),
        ("retreat 2524", ("2424",)),
    ):
        if words:
            front.give(table, words)
        front.asked(table)
        if places:
            in_sight(page, *places)
    assert front.place_of(table, "de48") == "2524"


def test_losses_are_chosen_with_fingers(new_guest: Guests, server: Server) -> None:
    table = seated(front.played("first-ring", "end", "attack 2825 su57 mk4b", dice="1"), server, new_guest)
    page, prompt = table.page, table.page.locator(".prompt-line")
    expect(prompt).to_contain_text("2825: who is lost? Attack factors to lose: 3; chosen: 3.")
    in_sight(page, "2825", "2925")
    front.press(page, "2925")
    expect(prompt).to_contain_text("to lose: 3; chosen: 8.")
    page.get_by_role("button", name="More or less of the panel").tap()
    expect(page.locator(".side-panel")).to_have_class("side-panel tall")
    front.member(page, "su57").tap()
    expect(front.main(page)).to_have_text("Lose 1 unit")
    fits(page)
    front.main(page).tap()
    front.asked(table)
    assert table.ordered == ["lose mk4b"]


def test_what_is_asked_lies_under_nothing(new_guest: Guests, server: Server) -> None:
    removal = front.played("first-ring", "end", "attack 2623 su5tb", dice="1")
    in_sight(seated(removal, server, new_guest).page, "2623", "2622")
    orders = ("end", "attack 2623 su5tb su21 tk4", "advance su5tb 2623", "done", "attack 2624 su5tb")
    stand = seated(front.played("first-ring", *orders, dice="6"), server, new_guest).page
    expect(stand.locator(".ef-answers")).to_be_visible()
    in_sight(stand, "2623", "2624")
    for step in (Step.BUY, Step.EXCESS):
        in_sight(seated(front.fought("barbarossa", step), server, new_guest).page)
