"""A phone held upright, and fingers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from pydantic import TypeAdapter

from kurgan.engine.game import AnyGame
from kurgan.engine.match import Match
from tests.browser import board
from tests.browser.conftest import Battle
from tests.browser.guests import PHONE, Guests
from tests.browser.prepared import fought, seated_at
from tests.browser.server import Server
from tests.browser.tables import Table

FINGER = 44  # pixels
LINES = TypeAdapter(list[str])

# How far a finger may miss the middle of what it presses. A rule's number stands in a sentence, so it may be small.
TOO_SMALL = """(part, least) => {
    const middleOf = (each) => {
        const { y, height } = each.getBoundingClientRect();
        return y + height / 2;
    };
    const bringIntoSight = (each) => { // what lies below the edge of a list cannot be tried
        let list = each.parentElement;
        while (list && !/auto|scroll/.test(getComputedStyle(list).overflowY)) list = list.parentElement;
        if (list) list.scrollTop += middleOf(each) - middleOf(list);
    };
    const isHit = (each, aside) => {
        const { x, width } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(x + width / 2, middleOf(each) + aside));
    };
    return [...part.querySelectorAll("button, a.button, select, [role=tab], label.switch")].filter((each) => {
        if (each.matches(".rule-link, .log-point") || !each.checkVisibility()) return false;
        if (each.getBoundingClientRect().height >= least) return false;
        bringIntoSight(each);
        return ![least / 2 - 2, 2 - least / 2].every((aside) => isHit(each, aside));
    }).map((each) => `${each.className || each.textContent}: ${each.getBoundingClientRect().height}`);
}"""

IS_ON_TOP = """(part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def too_small(part: Locator) -> list[str]:
    """Whatever in a part of the page a finger could hardly press."""
    return LINES.validate_python(part.evaluate(TOO_SMALL, FINGER))


def opened(new_guest: Guests, server: Server, battle: Battle) -> Table:
    table = battle(new_guest(PHONE), server)
    board.wait_for_counters(table.page, table.view)
    return table


def test_map_prompt_and_sheet_share_the_screen(new_guest: Guests, server: Server, battle: Battle) -> None:
    page = opened(new_guest, server, battle).page
    header, map, prompt, sheet = (
        board.box(page.locator(f".{name}")) for name in ("top-bar", "map", "prompt-bar", "side-panel")
    )
    tops = [header["y"], map["y"], prompt["y"], sheet["y"]]
    assert tops == sorted(tops) and sheet["y"] + sheet["height"] <= PHONE.height
    assert map["height"] > PHONE.height / 3 and sheet["height"] > PHONE.height / 5
    assert map["y"] + map["height"] <= prompt["y"] + 1 and prompt["y"] + prompt["height"] <= sheet["y"] + 1
    assert page.evaluate("document.scrollingElement.scrollWidth") == PHONE.width
    assert too_small(page.locator(".table")) == []


def test_everything_in_the_menu_and_the_tabs_can_be_pressed(new_guest: Guests, server: Server, battle: Battle) -> None:
    page = opened(new_guest, server, battle).page
    for tab in ("Forces", "Log", "Rules", "Map"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tabpanel", name=tab)).to_be_visible()
        assert page.evaluate("document.scrollingElement.scrollWidth") == PHONE.width
        assert too_small(page.locator(".side-panel")) == []
    page.get_by_role("button", name="Menu").tap()
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    assert too_small(page.locator(".disclosed")) == []


def test_a_finger_aims_first_and_orders_with_the_second_tap(new_guest: Guests, server: Server, battle: Battle) -> None:
    table = opened(new_guest, server, battle)
    page, at = table.page, table.position.at
    subject, choice = next(each for each in board.offered(table.position, "move") if board.is_free(page, each[1].place))
    board.tap(page, board.place_of(table.view, subject))
    expect(page.locator(".as-mark.as-go").first).to_be_attached()
    board.tap(page, choice.place)
    expect(page.locator(".as-way").first).to_be_attached()
    expect(board.main_button(page)).to_contain_text("Move")
    expect(page.locator(".forecast")).to_be_visible()
    assert table.ordered == [] and too_small(page.locator(".prompt-bar")) == []
    board.tap(page, choice.place)
    table.wait_for_position(after=at)
    assert table.ordered == [choice.words]
    board.wait_for_counters(page, table.view)


def test_a_finger_may_also_confirm_with_the_button_or_think_again(
    new_guest: Guests, server: Server, battle: Battle
) -> None:
    table = opened(new_guest, server, battle)
    page, at = table.page, table.position.at
    subject, choice = next(each for each in board.offered(table.position, "move") if board.is_free(page, each[1].place))
    board.tap(page, board.place_of(table.view, subject))
    board.tap(page, choice.place)
    page.get_by_role("button", name="Cancel").tap()
    expect(page.locator(".as-mark")).to_have_count(0)
    assert table.ordered == []
    board.tap(page, board.place_of(table.view, subject))
    board.tap(page, choice.place)
    board.main_button(page).tap()
    table.wait_for_position(after=at)
    assert table.ordered == [choice.words]


def test_a_finger_drags_the_chosen_unit_by_a_way_of_its_own_and_elsewhere_the_map(
    new_guest: Guests, server: Server, battle: Battle
) -> None:
    table = opened(new_guest, server, battle)
    page, at = table.page, table.position.at
    subject, by, end = board.way_of_two(table)
    start = board.place_of(table.view, subject)
    x, y = board.spot(page, start)
    board.drag_finger(page, (x, y), (x + FINGER, y))  # nobody is chosen yet
    assert board.spot(page, start)[0] > x + FINGER / 2 and table.ordered == []
    board.drag_finger(page, (x + FINGER, y), (x, y))
    board.tap(page, start)
    expect(page.locator(".as-mark.as-go").first).to_be_attached()
    board.drag_finger(page, *(board.spot(page, place) for place in (start, by, end)))
    table.wait_for_position(after=at)
    assert table.ordered == [f"move {subject} {by} {end}"]
    assert table.view.way == [by, end]


def wait_for_height(sheet: Locator, is_meant: Callable[[float], bool]) -> None:
    """The sheet may glide."""
    for _ in range(100):
        if is_meant(board.box(sheet)["height"]):
            return
        sheet.page.wait_for_timeout(50)
    raise AssertionError(f"it stays at {board.box(sheet)['height']}")


def busy_attacks(match: Match) -> list[list[str]]:
    """The attacks of units that could also move or rest, on enemies that the guns could shell as well."""
    if match.to_move != 0:
        return []
    orders = [match.game.say(match.known(0), number).split() for number in match.legal(0)]
    able = {words[1] for words in orders if words[0] == "move"} & {words[1] for words in orders if words[0] == "rest"}
    return [words for words in orders if words[0] == "attack" and words[1] in able and ["bombard", words[2]] in orders]


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_map_stands_still_under_a_finger_that_aims(
    new_guest: Guests, server: Server, autumn_storm: AnyGame, locale: str
) -> None:
    match = fought(autumn_storm, "september-1942", lambda match: bool(busy_attacks(match)))
    _, unit, target = busy_attacks(match)[0]
    table = seated_at(match, new_guest(PHONE, locale=locale), server, new_guest, soviet="greedy")
    page, at = table.page, table.position.at
    board.catch_up(table)
    before = board.box(page.locator(".map")), board.spot(page, target)
    board.tap(page, board.place_of(table.view, unit))
    expect(page.locator(".as-mark.as-attack").first).to_be_attached()
    board.tap(page, target)
    expect(page.locator(".prompt-buttons .button")).to_have_count(5)
    expect(page.locator(".odds")).to_be_visible()
    board.settle(page)
    bar, tabs = board.box(page.locator(".prompt-bar")), board.box(page.locator(".tabs"))
    assert (board.box(page.locator(".map")), board.spot(page, target)) == before
    assert bar["height"] > 170 and bar["y"] + bar["height"] <= tabs["y"], "the sheet makes room for the bar"
    assert too_small(page.locator(".prompt-bar")) == []
    board.tap(page, target)
    table.wait_for_position(after=at)
    assert table.ordered == [f"attack {unit} {target}"]


def test_the_list_of_what_happened_can_be_read_and_makes_room_for_who_is_chosen(
    new_guest: Guests, server: Server, battle: Battle
) -> None:
    table = opened(new_guest, server, battle)
    page, at = table.page, table.position.at
    board.end_turn(table)
    table.wait_for_position(after=at, seat="axis")
    since = page.locator(".since")
    expect(since).to_be_visible()
    assert board.box(since)["height"] > PHONE.height / 3
    for part in ("h2", "li >> nth=0", ".main"):
        assert since.locator(part).evaluate(IS_ON_TOP), f"nothing lies over {part}"
    assert too_small(since) == []
    subject = table.position.orders[0].subject
    board.tap(page, board.place_of(table.view, subject))
    expect(since).to_be_hidden()
    assert board.main_button(page).or_(page.locator(".no-target")).evaluate(IS_ON_TOP)
    page.get_by_role("button", name="Cancel").tap()
    expect(since).to_be_visible()


def test_the_map_has_room_while_a_lesson_is_taught(new_guest: Guests, server: Server, battle: Battle) -> None:
    table = opened(new_guest, server, battle)
    page = table.page
    page.goto(f"{table.url}?lesson=1")
    expect(page.locator(".coach")).to_be_visible()
    board.wait_for_counters(page, table.view)
    assert board.box(page.locator(".map"))["height"] > PHONE.height / 3
    assert page.locator(".coach-text p").evaluate(IS_ON_TOP)
    assert too_small(page.locator(".table")) == []


def test_fingers_are_spoken_to_as_fingers_and_told_what_they_can_do(
    new_guest: Guests, server: Server, autumn_storm: AnyGame
) -> None:
    match = fought(autumn_storm, "september-1942", lambda match: bool(busy_attacks(match)))
    _, unit, target = busy_attacks(match)[0]
    table = seated_at(match, new_guest(PHONE), server, new_guest, soviet="greedy")
    page, panel = table.page, table.page.locator(".tab-body")
    board.catch_up(table)
    page.get_by_role("button", name="To the map").tap()
    expect(panel).to_contain_text("Keep your finger on an enemy")
    board.tap(page, board.place_of(table.view, unit))
    expect(panel).to_contain_text("The first tap only aims")
    expect(panel).not_to_contain_text("click")

    expect(page.locator(".as-reach")).to_have_count(0)
    board.hold_finger(page, target)
    expect(page.locator(".as-reach")).to_be_attached()
    assert table.ordered == []
    board.tap(page, target)
    expect(page.locator(".as-reach")).to_have_count(0)
    expect(panel).to_contain_text("Keep your finger on an enemy")

    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="What fingers do").tap()
    expect(page.get_by_role("dialog", name="What fingers do")).to_contain_text("how far it could get")


def test_the_sheet_is_drawn_up_and_down(new_guest: Guests, server: Server, battle: Battle) -> None:
    page = opened(new_guest, server, battle).page
    sheet = page.locator(".side-panel")
    handle = page.get_by_role("button", name="More or less of the panel")
    half = board.box(sheet)["height"]
    handle.tap()
    expect(sheet).to_have_class("side-panel tall")
    wait_for_height(sheet, lambda height: height > 1.5 * half)
    page.get_by_role("tab", name="Log").tap()
    expect(page.get_by_role("tabpanel", name="Log")).to_be_in_viewport()
    handle.tap()
    expect(sheet).to_have_class("side-panel half")
    wait_for_height(sheet, lambda height: height == half)
