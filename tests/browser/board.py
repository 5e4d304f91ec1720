"""The map in a page: where a hex is on the screen, what stands on it, and orders given with a mouse."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from playwright.sync_api import FloatRect, Locator, Page, expect
from pydantic import TypeAdapter

from kurgan.engine.game import Choice
from kurgan.games.autumn_storm.view import View
from kurgan.server.messages import Position
from tests.browser.tables import Table, until

SIZE: Final = 60.0  # from the centre of a hex to its corner, as it is drawn
POINT: Final = TypeAdapter(tuple[float, float])
TEXTS: Final = TypeAdapter(list[str])
ANCHORS: Final = TypeAdapter(tuple[int, list[str]])
SIDE: Final = ""

SETTLED = """async () => {
    await document.fonts.ready;
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
}"""
ON_SCREEN = """([x, y]) => {
    const { a, d, e, f } = document.querySelector(".board-sheet").getScreenCTM();
    return [a * x + e, d * y + f];
}"""
PUT_CARD_AWAY = """document.querySelectorAll(".happening, .since .main").forEach((each) => each.click())"""
IS_FREE = """([x, y]) => document.elementFromPoint(x, y)?.closest(".board") != null"""
SKIP = """document.querySelectorAll(".playback-controls .skip").forEach((button) => button.click())"""
COVERED = """() => {
    const { left, top, right, bottom } = document.querySelector(".happening").getBoundingClientRect();
    const anchors = [...document.querySelectorAll(".trace-anchor")];
    const covered = anchors.filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
    return [anchors.length, covered.map((each) => each.dataset.place)];
}"""
COUNTERS = """[...document.querySelectorAll(".as-counters > g:not(.as-ghost)")].map((counter) => {
    const [, x, y] = /translate\\((-?[\\d.]+)px, (-?[\\d.]+)px\\)/.exec(counter.style.transform);
    const side = /as-(axis|soviet)/.exec(counter.firstElementChild.getAttribute("class"))[1];
    const column = Math.round((x / 60 - 1) / 1.5);
    const row = Math.round(y / (60 * Math.sqrt(3)) - 0.5 - (column % 2) / 2);
    const label = counter.querySelector(".as-label")?.textContent ?? "?";
    return `${side} ${label} ${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;
}).sort()"""


def centre(place: str) -> tuple[float, float]:
    """The centre of a hex on the printed map."""
    column, row = int(place[:2]), int(place[2:])
    return SIZE * (1 + 1.5 * column), math.sqrt(3) * SIZE * (0.5 + row + column % 2 / 2)


def touch(one: str, other: str) -> bool:
    """Are two hexes neighbours?"""
    return one != other and math.dist(centre(one), centre(other)) < 1.1 * math.sqrt(3) * SIZE


def spot(page: Page, place: str) -> tuple[float, float]:
    """Where a hex is on the screen; a card that lies over it is put away first."""
    return uncovered(page, centre(place), place)


def uncovered(page: Page, point: tuple[float, float], what: str) -> tuple[float, float]:
    """Where a point of the drawing is on the screen; a card that lies over it is put away first."""
    found = POINT.validate_python(page.evaluate(ON_SCREEN, list(point)))
    if not page.evaluate(IS_FREE, list(found)):
        page.evaluate(PUT_CARD_AWAY)
        until(page, lambda: bool(page.evaluate(IS_FREE, list(found))), f"{what} to be uncovered")
    return found


def box(part: Locator) -> FloatRect:
    """Where a part of the page is on the screen."""
    found = part.bounding_box()
    assert found
    return found


def expect_uncovered(page: Page) -> None:
    """The card of what happened lies on none of the places that it speaks of."""
    expect(page.locator(".happening")).to_be_visible()
    spoken_of, covered = ANCHORS.validate_python(page.evaluate(COVERED))
    assert spoken_of and covered == []


def settle(page: Page) -> None:
    """Letters that come late, or a longer header, move the map: wait until it has been drawn as it is now."""
    page.evaluate(SETTLED)


def is_free(page: Page, place: str) -> bool:
    """Can the middle of a hex be pressed, or does something lie over it?"""
    return bool(page.evaluate(IS_FREE, page.evaluate(ON_SCREEN, list(centre(place)))))


def hover(page: Page, place: str) -> None:
    page.mouse.move(*spot(page, place))


def click(page: Page, place: str) -> None:
    page.mouse.click(*spot(page, place))


def tap(page: Page, place: str) -> None:
    page.touchscreen.tap(*spot(page, place))


def counters(page: Page) -> list[str]:
    """Every counter on the map: its side, what is printed on it, and its hex."""
    return TEXTS.validate_python(page.evaluate(COUNTERS))


def counters_of(view: View) -> list[str]:
    """The counters that a view speaks of, as `counters` would find them."""
    return sorted(f"{unit.side} {unit.label} {unit.hex}" for unit in view.units if unit.hex)


def wait_for_counters(page: Page, view: View) -> None:
    """Wait until the map shows a view."""
    until(page, lambda: counters(page) == counters_of(view), f"{counters_of(view)} on the map")
    settle(page)


def place_of(view: View, code: str) -> str:
    """Where a unit of the seat's own stands."""
    return next(unit.hex for unit in view.units if unit.side == view.seat and unit.code == code and unit.hex)


def offered(position: Position, verb: str) -> list[tuple[str, Choice]]:
    """Every order of one kind that is offered, with its subject."""
    return [
        (group.subject, choice)
        for group in position.orders
        for orders in group.orders
        for choice in orders.choices
        if orders.verb == verb
    ]


def drag(page: Page, *places: str) -> None:
    """Drag what stands on the first place over the others, and let go."""
    page.mouse.move(*spot(page, places[0]))
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(*spot(page, place), steps=4)
    page.mouse.up()


def drag_finger(page: Page, *spots: tuple[float, float]) -> None:
    """A finger goes down on the first spot, over the others, and up."""
    browser = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", spots[0])
    for one, other in pairwise(spots):
        for part in (0.25, 0.5, 0.75, 1):
            touch("touchMove", (one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])))
    touch("touchEnd")
    browser.detach()


def hold_finger(page: Page, place: str) -> None:
    """A finger rests on a hex for a while."""
    x, y = spot(page, place)
    browser = page.context.new_cdp_session(page)
    browser.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(700)
    browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    browser.detach()


def way_of_two(table: Table) -> tuple[str, str, str]:
    """A unit, a hex beside it, and another beside both: in the rear, where nobody lies in ambush."""
    able = {unit.code for unit in table.view.units if (unit.points or 0) > 1}
    steps = [
        (subject, choice.place)
        for subject, choice in offered(table.position, "move")
        if choice.cost == 1 and not choice.stops and subject in able
    ]
    return next(
        (subject, one, other)
        for subject, one in sorted(steps, key=lambda step: step[1])
        for code, other in steps
        if code == subject and touch(one, other)
    )


def prompt(page: Page) -> Locator:
    return page.locator(".prompt-line")


def main_button(page: Page) -> Locator:
    return page.locator(".prompt-buttons .main")


def catch_up(table: Table) -> None:
    """Skip whatever is still being shown, until the map shows the newest position."""

    def is_there() -> bool:
        table.page.evaluate(SKIP)
        return counters(table.page) == counters_of(table.view) and not table.page.locator(".skip").count()

    until(table.page, is_there, "the newest position")
    settle(table.page)


def let_go(page: Page) -> None:
    """Put down whatever is held."""
    while page.locator(".as-mark, .happening").count():
        page.keyboard.press("Escape")


def pick(table: Table, subject: str) -> None:
    """Choose a unit with the mouse, or the guns."""
    let_go(table.page)
    if subject == SIDE:
        table.page.locator(".prompt-buttons").get_by_role("button").first.click()
    else:
        click(table.page, place_of(table.view, subject))
    expect(table.page.locator(".as-mark").first).to_be_attached()


def aim(table: Table, choice: Choice) -> None:
    """Point at the place of an order, and wait for its forecast."""
    hover(table.page, choice.place)
    expect(table.page.locator(".forecast").first).to_be_visible()


def order(table: Table, subject: str, choice: Choice) -> None:
    """Give an order that points at a place, with the mouse, and wait until it is carried out."""
    at = table.position.at
    pick(table, subject)
    aim(table, choice)
    confirm(table.page, choice)
    table.wait_for_position(after=at)
    catch_up(table)


def confirm(page: Page, choice: Choice) -> None:
    """Click a place that was pointed at: a move goes there at once, a target is only aimed at and clicked once more."""
    click(page, choice.place)
    if not choice.words.startswith("move"):
        expect(main_button(page)).to_be_visible()
        click(page, choice.place)


def end_turn(table: Table) -> None:
    """Press the main button; where points would go to waste the page asks, and they should."""
    let_go(table.page)
    main_button(table.page).click()
    if table.view.command and len(table.words) > 1:
        table.page.locator("dialog[open] .main").click()
