"""One screen, two players: nothing of one side is there for the other to see."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from kurgan.server.messages import Curtain, Position
from tests.browser import board
from tests.browser.conftest import Battle
from tests.browser.server import Server
from tests.browser.tables import Table

BOTH_MINE = {"axis": "me", "soviet": "me"}
A_POSITION = re.compile(r'"kind":"position"|"units"|14pz|14Pz|13gd|13Gd', re.IGNORECASE)


def expect_curtain(page: Page, side: str) -> None:
    """The curtain is down, it names this side, and nothing of the battle is behind it."""
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{side} to play")
    assert page.locator("svg, .as-counter, .map, .side-panel, .prompt-bar, .top-bar").count() == 0
    assert not A_POSITION.search(page.locator("body").inner_html())


def sit(table: Table, side: str) -> None:
    """The player of a side takes the screen."""
    table.page.get_by_role("button", name=f"I am the {side} player").click()
    table.wait(lambda told: isinstance(told, Position) and told.seat == side.lower())
    board.wait_for_counters(table.page, table.view)


def test_the_screen_changes_hands_behind_a_curtain(page: Page, server: Server, battle: Battle) -> None:
    table = battle(page, server, seats=BOTH_MINE)
    expect_curtain(page, "Axis")
    assert not A_POSITION.search("".join(table.frames.received))

    sit(table, "Axis")
    assert A_POSITION.search(page.locator("body").inner_html()), "the search finds what there is to find"
    subject, choice = board.offered(table.position, "move")[0]
    board.order(table, subject, choice)

    so_far = len(table.frames.received)
    board.let_go(page)
    page.get_by_role("button", name="End turn").click()
    page.get_by_role("dialog").get_by_role("button", name="End turn").click()
    table.wait_for_curtain()
    expect_curtain(page, "Soviet")
    page.reload()
    expect_curtain(page, "Soviet")
    behind = table.frames.received[so_far:]
    assert sum(isinstance(each, Curtain) for each in table.frames.told[so_far:]) == 2
    assert not [frame for frame in behind if A_POSITION.search(frame)]

    sit(table, "Soviet")
    assert table.view.seat == table.position.to_move == "soviet"
    assert A_POSITION.search(table.frames.received[-1]), "the search finds what there is to find"


def test_who_takes_the_screen_again_reads_what_happened_meanwhile(page: Page, server: Server, battle: Battle) -> None:
    table = battle(page, server, seats=BOTH_MINE)
    for side in ("Axis", "Soviet"):
        expect_curtain(page, side)
        sit(table, side)
        board.end_turn(table)
        table.wait_for_curtain()
    expect_curtain(page, "Axis")
    sit(table, "Axis")
    since = page.get_by_role("region", name="Since your last turn")
    expect(since.get_by_role("listitem").first).to_be_visible()
    since.get_by_role("button", name="Show it again").click()
    expect(since).to_be_hidden()
    page.get_by_role("button", name="Skip").click()
    since.get_by_role("button", name="To the map").click()
    expect(since).to_be_hidden()
