"""What the bar asks: a card that is fired or paid with is not its text, and whoever wants no more fire says it once."""

from __future__ import annotations

from playwright.sync_api import Page, expect

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
    until(page, lambda: german.ordered == ["pass", "pass"], "the second pass")
    page.get_by_role("button", name="Fire again after all").click()
    bar(page, "Soviet to decide.")


def own_question(table: Table) -> None:
    """The table asks this seat, as the server does."""
    table.wait_for_turn()
    until(table.page, lambda: stalingrad.offers(table, "pass") != [], "a question")


def test_rations_are_shared_out_from_the_bar(page: Page, server: Server, new_guest: Guests) -> None:
    match = prepared.played("first-turn", "move 71inf station/control", "play airlift+1", "pass", cards="airlift+1")
    table = prepared.seated_at(match, page, server, new_guest, soviet="friend")
    assert stalingrad.view(table).step == "rations"
    page.get_by_role("button", name="Share out: hungriest first").click()
    until(page, lambda: stalingrad.view(table).step == "action", "all rations to be placed")


NOTHING_TO_SAY = ("move 71inf station/control", "attack station 71inf", "play stuka+2")
HANDS = "stuka+2 rats-1 airlift+1 staff+1 knights-cross+3 hug-1 molotov+2 bunker+2 hero+3"


def test_the_page_passes_where_nothing_else_can_be_said(page: Page, server: Server, new_guest: Guests) -> None:
    match = prepared.played("first-turn", *NOTHING_TO_SAY, cards=HANDS)
    table = prepared.seated_at(match, page, server, new_guest, german="greedy")
    until(page, lambda: table.ordered == ["pass"], "the pass")


def test_who_has_switched_it_off_passes_in_person(page: Page, server: Server, new_guest: Guests) -> None:
    page.add_init_script("localStorage.setItem('kurgan-declines', 'off')")
    page.clock.install()
    match = prepared.played("first-turn", *NOTHING_TO_SAY, cards=HANDS)
    table = prepared.seated_at(match, page, server, new_guest, german="greedy")
    assert table.words == ["pass"]
    expect(page.locator(".prompt-buttons").get_by_role("button", name="Let it happen")).to_be_visible()
    page.clock.run_for(10_000)
    assert table.ordered == []
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("switch", name="Pass by itself")
    expect(switch).not_to_be_checked()
    switch.check()
    until(page, lambda: table.ordered == ["pass"], "the pass")
