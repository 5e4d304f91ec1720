"""No page has a serious or critical finding of axe: in daylight and by lamp, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playwright.sync_api import Page, expect

from kurgan.server.messages import MatchHead
from tests.browser import board
from tests.browser.axe import axe
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table, begin

GAME, SCENARIO = "autumn-storm", "mamayev-kurgan"
ALONE = {"axis": "me", "soviet": "greedy"}

Findings = Mapping[str, list[str]]


def begun(page: Page, server: Server, **seats: str) -> MatchHead:
    return begin(page, server, GAME, SCENARIO, ALONE | seats)


def post(page: Page, server: Server, path: str) -> None:
    assert page.request.post(f"{server.url}/api/{path}", headers={"Origin": server.url}, data={}).ok


def test_the_pages_around_the_battle_are_accessible(guest: Page, server: Server, new_guest: Guests) -> None:
    over, running, screen = (
        begun(guest, server),
        begun(guest, server, soviet="friend"),
        begun(guest, server, soviet="me"),
    )
    post(guest, server, f"matches/{over.id}/resign")
    post(new_guest(), server, f"join/{str(running.invitation).rpartition('/')[2]}")
    pages = {
        "/": ".grand:enabled",
        f"/match/{over.id}/story": ".as-counter",
        f"/match/{screen.id}": ".curtain",
        "/rules/autumn-storm": ".rule",
        str(running.invitation): ".trouble",
        "/nowhere/at/all": "h1",
    }
    found = {}
    for path, there in pages.items():
        guest.goto(server.url + path)
        expect(guest.locator(there).first).to_be_visible()
        found[path] = axe(guest)
    assert {path: findings for path, findings in found.items() if findings} == {}
    assert "used" in said_of_the_used_invitation(guest, server, running)


def said_of_the_used_invitation(page: Page, server: Server, match: MatchHead) -> str:
    page.goto(f"{server.url}{match.invitation}")
    return page.get_by_role("alert").inner_text()


def test_the_battle_is_accessible(guest: Page, server: Server, new_guest: Guests) -> None:
    table = Table(guest, server, new_guest.of(guest).frames, begun(guest, server))
    guest.goto(table.url)
    table.wait(lambda _: True)
    board.wait_for_counters(guest, table.view)
    found = {"at first": axe(guest)}
    subject, choice = next(
        each for each in board.offered(table.position, "move") if board.is_free(guest, each[1].place)
    )
    press: Callable[[Page, str], None] = board.tap if guest.evaluate("'ontouchstart' in window") else board.click
    press(guest, board.place_of(table.view, subject))
    expect(guest.locator(".as-mark.as-go").first).to_be_attached()
    if press is board.tap:
        press(guest, choice.place)
    else:
        board.hover(guest, choice.place)
    expect(guest.locator(".forecast")).to_be_visible()
    found["a forecast"] = axe(guest)
    for tab in ("forces", "log", "rules", "map"):
        guest.locator(f"#tab-{tab}").click()
        expect(guest.locator(f"[role=tabpanel][aria-labelledby=tab-{tab}]")).to_be_visible()
        found[tab] = axe(guest, ".side-panel")
    found |= windows(guest)
    assert {name: findings for name, findings in found.items() if findings} == {}


def windows(page: Page) -> Findings:
    """The menu, and the windows that open over the page."""
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    found = {"menu": axe(page, ".top-bar")}
    page.get_by_role("button", name="Resign …").click()
    found["resign"] = axe(page, "dialog")
    page.get_by_role("button", name="Fight on").click()
    board.let_go(page)
    page.get_by_role("button", name="End turn").click()
    found["end of the turn"] = axe(page, "dialog")
    page.get_by_role("button", name="Keep playing").click()
    page.keyboard.press("?")
    found["keys"] = axe(page, "dialog")
    return found
