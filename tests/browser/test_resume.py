"""Whatever happens to the server or the tab, the match goes on where it was."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from kurgan.engine.text import Line
from kurgan.server.messages import Position
from tests.browser import board
from tests.browser.conftest import Battle
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table, seated, until

LOST = "Connection lost"


def log_of(table: Table) -> list[Line]:
    """All lines that a page has been told, as it puts them together."""
    lines: list[Line] = []
    for position in table.frames.positions:
        lines[position.heard_from :] = position.heard
    return lines


def expect_same(table: Table, before: Position, lines: list[Line]) -> None:
    """The page is told the same position again, whole, and shows it."""
    until(table.page, lambda: table.position is not before, "the position")
    expect(table.page.get_by_text(LOST)).to_have_count(0)
    assert table.position == before.model_copy(update={"heard_from": 0, "heard": lines})
    board.wait_for_counters(table.page, table.view)


def test_both_pages_go_on_by_themselves_after_kill_9(new_guest: Guests, own_server: Server, battle: Battle) -> None:
    host = battle(new_guest(), own_server, seats={"axis": "me", "soviet": "friend"})
    page = new_guest()
    page.goto(f"{own_server.url}{host.head.invitation}")
    page.get_by_role("button", name="Join as").click()
    friend = seated(page, own_server, new_guest.of(page).frames)
    board.catch_up(host)
    board.order(host, *board.offered(host.position, "move")[0])
    friend.wait_for_position(after=host.position.at - 1)
    before = [(table, table.position, log_of(table)) for table in (host, friend)]
    assert before[0][2], "there is something to remember"

    own_server.kill9()
    for table in (host, friend):
        expect(table.page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    own_server.start()
    for table, position, lines in before:
        expect_same(table, position, lines)

    board.end_turn(host)
    friend.wait(lambda told: isinstance(told, Position) and told.to_move == "soviet")
    since = friend.page.get_by_role("region", name="Before your first turn")
    expect(since.get_by_role("listitem").first).to_be_visible()
    friend.page.reload()
    expect(since.get_by_role("listitem").first).to_be_visible()
    board.catch_up(friend)
    board.order(friend, *board.offered(friend.position, "move")[0])
    expect(since).to_be_hidden()


def test_two_tabs_of_one_seat_stay_in_step(page: Page, new_guest: Guests, server: Server, battle: Battle) -> None:
    first = battle(page, server)
    tab = page.context.new_page()
    tab.goto(first.url)
    second = seated(tab, server, new_guest.of(tab).frames)
    for giver, other in ((first, second), (second, first)):
        giver.page.bring_to_front()
        board.catch_up(giver)
        board.order(giver, *board.offered(giver.position, "move")[0])
        other.wait_for_position(after=giver.position.at - 1)
        assert other.view == giver.view
        other.page.bring_to_front()
        board.wait_for_counters(other.page, giver.view)


def test_a_page_built_anew_while_it_was_open_is_fetched_again(page: Page, server: Server) -> None:
    page.goto(server.url)
    rules = page.get_by_role("link", name="Rules").first
    expect(rules).to_be_visible()
    fetched: list[str] = []

    def answer(route: Route) -> None:
        """The old part is gone; the page that was fetched again names a new one."""
        if fetched:
            route.continue_()
        else:
            route.fulfill(status=404)

    page.on("request", lambda request: fetched.append(request.url) if request.is_navigation_request() else None)
    page.route(re.compile(r"/assets/Rules-.*\.js"), answer)
    rules.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Rules of"))
    assert fetched == [page.url]
