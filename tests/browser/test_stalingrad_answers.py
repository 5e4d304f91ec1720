"""What the bar asks: a card that is fired or paid with is not its text, and whoever wants no more fire says it once."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from kurgan.server.messages import Position
from tests.browser import prepared, stalingrad
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table, until

FIREFIGHT = ("move 71inf station/control", "attack station 71inf", "pass", "pass")


def bar(page: Page, words: str) -> None:
    expect(page.locator(".prompt-line")).to_contain_text(words)


def test_a_card_that_is_fired_says_what_it_counts(page: Page, server: Server, new_guest: Guests) -> None:
    match = prepared.played("first-turn", *FIREFIGHT, cards="crossfire+1")
    stalingrad.settle(prepared.seated_at(match, page, server, new_guest, soviet="friend"))
    stalingrad.press(page, "crossfire+1")
    bar(page, "counts +1: it raises your total. Its text does not count.")


def test_who_holds_fire_to_the_end_is_not_asked_again(page: Page, server: Server, new_guest: Guests) -> None:
    match = prepared.played("first-turn", *FIREFIGHT, cards="crossfire+1 hug-2")
    german = prepared.seated_at(match, page, server, new_guest, soviet="friend")
    soviet = prepared.join(german, new_guest(), new_guest)
    page.get_by_role("button", name="Hold fire to the end of this battle").click()
    bar(page, "You hold fire to the end of this battle.")
    own_question(soviet)
    stalingrad.give(soviet, "fire hug-2")
    until(page, lambda: stalingrad.ordered(german) == ["pass", "pass"], "the second pass")
    page.get_by_role("button", name="Fire again after all").click()
    bar(page, "Soviet to decide.")


def own_question(table: Table) -> None:
    """The table asks this seat, as the server does."""
    table.wait(lambda told: isinstance(told, Position) and told.to_move == told.seat)
    until(table.page, lambda: stalingrad.offers(table, "pass") != [], "a question")


def test_rations_are_shared_out_from_the_bar(page: Page, server: Server, new_guest: Guests) -> None:
    match = prepared.played("first-turn", "move 71inf station/control", "play airlift+1", "pass", cards="airlift+1")
    table = prepared.seated_at(match, page, server, new_guest, soviet="friend")
    assert stalingrad.view(table).step == "rations"
    page.get_by_role("button", name="Share out: hungriest first").click()
    until(page, lambda: stalingrad.view(table).step == "action", "all rations to be placed")
