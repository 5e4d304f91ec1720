"""Without any mouse: a match is begun, the map is walked over, orders are given and taken back."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from kurgan.games.autumn_storm.view import Scene
from kurgan.server.messages import Position, Welcome
from tests.browser import board
from tests.browser.conftest import Battle
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table, seated

ARROWS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}
MOST_TABS = 60

# What has the focus shows it: by a ring of its own, or around the card whose button it is, or inside the map.
SHOWS_FOCUS = """() => {
    const has = document.activeElement;
    const rings = [[has], [has, "::after"], [has.nextElementSibling ?? has], [has.closest("label") ?? has]];
    return has === document.body || has.matches(":focus-visible") && rings.some(([each, part]) => {
        const { outlineStyle, outlineWidth, boxShadow, content, borderTopWidth } = getComputedStyle(each, part);
        const isFramed = part && content !== "none" && parseFloat(borderTopWidth) >= 2;
        return isFramed || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
    });
}"""


def tab_to(page: Page, goal: Locator) -> None:
    """Press Tab until something has the focus; whatever has it on the way shows that it has."""
    for _ in range(MOST_TABS):
        if goal.evaluate("(goal) => goal === document.activeElement"):
            return
        page.keyboard.press("Tab")
        assert page.evaluate(SHOWS_FOCUS), page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
    raise AssertionError(f"no way to {goal}")


def cursor_line(page: Page) -> Locator:
    """What is read aloud of the place under the cursor."""
    return page.locator("p.unseen[aria-live=polite]").last


def scene_of(table: Table) -> Scene:
    return Scene.model_validate(next(told.scene for told in table.frames.told if isinstance(told, Welcome)))


def way(field: set[str], start: str, goals: set[str]) -> list[str]:
    """The arrow keys that lead to the nearest of some places."""
    ways: deque[tuple[str, list[str]]] = deque([(start, [])])
    seen = {start}
    while ways:
        place, keys = ways.popleft()
        if place in goals:
            return keys
        for key, (right, down) in ARROWS.items():
            there = f"{int(place[:2]) + right:02}{int(place[2:]) + down:02}"
            if there in field and there not in seen:
                seen.add(there)
                ways.append((there, [*keys, key]))
    raise AssertionError(f"no arrow leads from {start} to {goals}")


def walk(page: Page, field: set[str], goals: set[str]) -> Iterator[str]:
    """Walk to the nearest of some places, and hear what is said at each step."""
    here = cursor_line(page).inner_text()[:4]
    for key in way(field, here, goals):
        page.keyboard.press(key)
        right, down = ARROWS[key]
        here = f"{int(here[:2]) + right:02}{int(here[2:]) + down:02}"
        expect(cursor_line(page)).to_have_text(re.compile(f"^{here}"))
        yield here


def test_a_match_is_begun_without_a_mouse(page: Page, server: Server, new_guest: Guests) -> None:
    page.goto(server.url)
    expect(page.locator(".begin")).to_be_visible()
    tab_to(page, page.locator("input[name=opponent]:checked"))
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("radio", name="Recruit")).to_be_checked()
    tab_to(page, page.locator("input[name=side]:checked"))
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Soviet")).to_be_checked()
    tab_to(page, page.locator(".begin"))
    page.keyboard.press("Enter")
    table = seated(page, server, new_guest.of(page).frames)
    assert [(seat.player, seat.is_mine) for seat in table.head.seats] == [("recruit", False), ("human", True)]
    table.wait(lambda told: isinstance(told, Position) and told.to_move == "soviet")
    tab_to(page, page.locator(".map"))


def test_every_hex_is_reached_and_told_by_the_arrow_keys(page: Page, server: Server, battle: Battle) -> None:
    table = battle(page, server)
    scene = scene_of(table)
    field = {hex.name for hex in scene.hexes if hex.in_field}
    tab_to(page, page.locator(".map"))
    page.keyboard.press("ArrowRight")
    expect(cursor_line(page)).to_have_text(re.compile(r"^\d{4}"))
    said = {cursor_line(page).inner_text()[:4]: cursor_line(page).inner_text()}
    while field - set(said):
        for place in walk(page, field, field - set(said)):
            said[place] = cursor_line(page).inner_text()
    assert set(said) == field
    for hex in scene.hexes:
        if hex.in_field:
            assert hex.terrain.split("_")[0] in said[hex.name].lower() or hex.terrain == "open", said[hex.name]
    assert "0502 Mamayev Kurgan, hill, worth 2" in said["0502"]
    own = [unit for unit in table.view.units if unit.side == "axis" and unit.hex and unit.name]
    assert own
    for unit in own:
        assert unit.hex and unit.name
        assert unit.name.en in said[unit.hex] and f"strength {unit.strength} of" in said[unit.hex]


def test_orders_are_given_and_taken_back_with_keys_alone(page: Page, server: Server, battle: Battle) -> None:
    table = battle(page, server)
    field = {hex.name for hex in scene_of(table).hexes if hex.in_field}
    before, at = table.view, table.position.at
    tab_to(page, page.locator(".map"))
    page.keyboard.press("n")
    subject = table.position.orders[0].subject
    home = board.place_of(before, subject)
    expect(cursor_line(page)).to_have_text(re.compile(f"^{home}"))
    expect(board.prompt(page)).to_contain_text("choose a place to go")

    rear = min(choice.place for unit, choice in board.offered(table.position, "move") if unit == subject)
    list(walk(page, field, {rear}))
    expect(cursor_line(page)).to_contain_text("Move possible")
    page.keyboard.press("Enter")
    expect(page.locator(".forecast")).to_be_visible()
    assert table.position.at == at, "the first Enter only aims"
    page.keyboard.press("Enter")
    table.wait_for_position(after=at)
    assert board.place_of(table.view, subject) == rear
    board.wait_for_counters(page, table.view)

    assert table.position.can_undo
    at = table.position.at
    page.keyboard.press("u")
    table.wait_for_position(after=at)
    assert board.counters_of(table.view) == board.counters_of(before)
    board.wait_for_counters(page, before)


def test_keys_open_and_close_windows_and_end_the_turn(page: Page, server: Server, battle: Battle) -> None:
    table = battle(page, server)
    tab_to(page, page.locator(".map"))
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("next unit that can act")
    assert {"Enter", "Esc", "N", "E", "U", "?"} <= set(keys.locator("kbd").all_inner_texts())
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    expect(page.locator(".map")).to_be_focused()

    at = table.position.at
    page.keyboard.press("e")
    question = page.get_by_role("dialog", name="End turn?")
    expect(question).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert table.position.at == at
    page.keyboard.press("e")
    tab_to(page, question.get_by_role("button", name="End turn"))
    page.keyboard.press("Enter")
    table.wait(lambda told: isinstance(told, Position) and told.at > at and told.to_move == "axis")
    assert table.view.turn == 2
