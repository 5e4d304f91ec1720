"""The map in a page: where a hex is on the screen, and what is drawn on it."""

from __future__ import annotations

import math
import re
from typing import Final

from playwright.sync_api import Locator, Page, expect
from pydantic import TypeAdapter

from kurgan.games.autumn_storm.view import View
from kurgan.server.messages import Position

SIZE: Final = 60.0  # from the centre of a hex to its corner, as it is drawn
POINT: Final = TypeAdapter(tuple[float, float])
TEXTS: Final = TypeAdapter(list[str])

ON_SCREEN = """([x, y]) => {
    const { a, d, e, f } = document.querySelector("svg.board > g").getScreenCTM();
    return [a * x + e, d * y + f];
}"""
IS_FREE = """([x, y]) => document.elementFromPoint(x, y)?.closest("svg.board") != null"""
COUNTERS = """() => [...document.querySelectorAll(".as-counters > g:not(.as-ghost)")].map((counter) => {
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


def spot(page: Page, place: str) -> tuple[float, float]:
    """Where a hex is on the screen; nothing lies over it."""
    point = POINT.validate_python(page.evaluate(ON_SCREEN, list(centre(place))))
    assert page.evaluate(IS_FREE, list(point)), f"{place} is covered"
    return point


def hover(page: Page, place: str) -> None:
    page.mouse.move(*spot(page, place))


def click(page: Page, place: str) -> None:
    page.mouse.click(*spot(page, place))


def tap(page: Page, place: str) -> None:
    page.touchscreen.tap(*spot(page, place))


def counters(page: Page) -> list[str]:
    """Every counter on the map: its side, what is printed on it, and its hex."""
    return TEXTS.validate_python(page.evaluate(COUNTERS))


def expected_counters(view: View) -> list[str]:
    """The counters that a view speaks of, as `counters` would find them."""
    return sorted(f"{unit.side} {unit.label or '?'} {unit.hex}" for unit in view.units if unit.hex)


def view_of(position: Position) -> View:
    return View.model_validate(position.view)


def place_of(view: View, code: str) -> str:
    """Where a unit of the seat's own stands."""
    return next(unit.hex for unit in view.units if unit.side == view.seat and unit.code == code and unit.hex)


def prompt(page: Page) -> Locator:
    return page.locator(".prompt-line")


def end_turn(page: Page) -> None:
    """Press the main button, and say yes if the page asks whether points should go to waste."""
    page.locator(".prompt-buttons .main").click()
    asked = page.locator("dialog[open]")
    over = page.locator(".prompt-buttons .main")
    expect(asked.or_(over).first).to_be_visible()
    if asked.is_visible():
        asked.locator(".main").click()


def is_key(text: str) -> bool:
    return bool(re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text))
