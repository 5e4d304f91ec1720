"""The header over the board: shown whatever it may ever have to say, and what of it has too little room.

    line = Line(page)  # before a match is opened there
    battle(page, server)
    line.wait_for_position()
    line.show({"event": "supply-convoy"})
    assert cramped(page) == []

The server knows nothing of what is shown this way.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from playwright.sync_api import Page, WebSocketRoute
from pydantic import JsonValue, TypeAdapter

from tests.browser import board
from tests.browser.tables import until

FACTS: Final = TypeAdapter(list[str])
POSITION: Final = TypeAdapter(dict[str, JsonValue])

# Phones, and screens on both sides of each width at which the bar is laid out anew
WIDTHS: Final = (
    *(320, 360, 390, 700, 701, 768, 1020, 1021, 1024, 1025, 1100, 1120, 1121, 1180, 1181),
    *(1240, 1280, 1320, 1321, 1366, 1400, 1440, 1536, 1600, 1680, 1720, 1780, 1840, 1920),
)
ONE_ROW: Final = 1021  # from here on the facts stand beside the name
BAR: Final = 56  # pixels: as high as it is then

# What is cut off in the header, lies under another part of it, or makes it higher than it should be
CRAMPED: Final = """([from, most]) => {
    const bar = document.querySelector(".top-bar");
    const isShown = (each) => each.checkVisibility() && !each.closest(".unseen, .disclosed")
        && ![each, each.parentElement].some((part) => getComputedStyle(part).clipPath !== "none");
    const isBox = (each) => !/^(inline|contents)$/.test(getComputedStyle(each).display);
    const boxes = [...bar.querySelectorAll("*")]
        .filter((each) => isShown(each) && (each.tagName === "svg" || (each instanceof HTMLElement && isBox(each))))
        .map((each) => [each, each.getBoundingClientRect()]);
    const nodes = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
        const [node, range] = [nodes.currentNode, document.createRange()];
        if (!node.data.trim() || !isShown(node.parentElement)) continue;
        range.selectNodeContents(node);
        for (const { left, right, top, height } of range.getClientRects()) // letters are less high than their line
            boxes.push([node, { left, right, top: top + height / 5, bottom: top + height * 4 / 5 }]);
    }
    const isIn = (a, b) =>
        a.left > b.left - 1 && a.right < b.right + 1 && a.top > b.top - 1 && a.bottom < b.bottom + 1;
    const cut = boxes.filter(([each, box]) => {
        if (box.left < -1 || box.right > innerWidth + 1) return true;
        for (let over = each.parentElement; bar.contains(over); over = over.parentElement)
            if (isBox(over) && !isIn(box, over.getBoundingClientRect())) return true;
        return false;
    });
    const meet = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
    const covered = boxes.filter(([one, a]) => boxes.some(([other, b]) =>
        !one.contains(other) && !other.contains(one) && meet(a, b)));
    const found = [...cut, ...covered].map(([each]) => `${each.className ?? ""} ${each.textContent}`);
    const height = bar.getBoundingClientRect().height;
    return innerWidth >= from && height > most ? [...found, `${height} pixels high`] : found;
}"""


class Line:
    """What comes to a page over its websocket: the last position can be told again, with another view."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.route: WebSocketRoute | None = None
        self.position: dict[str, JsonValue] = {}
        page.route_web_socket("**", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        self.route = route
        route.connect_to_server().on_message(self.hear)

    def hear(self, text: str | bytes) -> None:
        told = POSITION.validate_json(text)
        self.position = told if told["kind"] == "position" else self.position
        assert self.route
        self.route.send(text)

    def wait_for_position(self) -> None:
        until(self.page, lambda: bool(self.position), "a position")

    @property
    def view(self) -> dict[str, JsonValue]:
        return POSITION.validate_python(self.position["view"])

    def show(self, facts: Mapping[str, JsonValue]) -> None:
        """The same position, but for some facts of its view, or for who is asked."""
        assert self.route
        asked = facts.get("to_move", self.position["to_move"])
        self.route.send(json.dumps(self.position | {"to_move": asked, "view": self.view | {**facts}}))


def cramped(page: Page) -> list[str]:
    """What of the header has too little room."""
    board.settle(page)
    return FACTS.validate_python(page.evaluate(CRAMPED, [ONE_ROW, BAR]))
