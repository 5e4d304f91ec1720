"""An event is announced in one browser and cancelled in the other: both see it, and whoever announced it has paid."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from kurgan.games.battle_for_stalingrad.view.pieces import SideView
from tests.browser import prepared, stalingrad
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table

URANUS, PAID, ANSWER = "serafimovich+3", ("hug-2", "hug-1"), "winter-storm+3"
UNHURRIED = "if (location.host) localStorage['kurgan-speed'] = 'slow'"
SOVIET_TURN = ("move 71inf station/control", "end", "feed 112rd", "feed 112rd")


def log_of(page: Page) -> list[str]:
    page.get_by_role("tab", name="Log").click()
    return page.get_by_role("tabpanel", name="Log").get_by_role("listitem").all_inner_texts()


def side(table: Table, name: str) -> SideView:
    return next(each for each in stalingrad.view(table).sides if each.name == name)


def cancelled(new_guest: Guests, server: Server) -> tuple[Table, Table]:
    """The Soviet player has launched Uranus, paid for it, and the German player has answered; both want to see it."""
    pages = new_guest(), new_guest()
    for page in pages:
        page.add_init_script(UNHURRIED)
    match = prepared.played("first-turn", *SOVIET_TURN, cards=" ".join((URANUS, *PAID, ANSWER)))
    soviet = prepared.seated_at(match, pages[0], server, new_guest, german="friend")
    german = prepared.join(soviet, pages[1], new_guest)
    stalingrad.give(soviet, f"play {URANUS}")
    for card in PAID:
        stalingrad.give(soviet, f"give {card}")
    for table, words in ((soviet, "The other side may answer."), (german, "One card of your hand fits.")):
        announced = table.page.locator(".bs-announced")
        expect(announced).to_contain_text("Soviet player announces")
        expect(announced).to_contain_text("Serafimovich")
        expect(announced).to_contain_text(words)
    expect(stalingrad.on_table(german.page, ANSWER)).to_have_class("bs-held bs-ready")
    stalingrad.give(german, f"react {ANSWER}")

    return soviet, german


def test_both_pages_say_at_once_that_uranus_was_cancelled_and_it_has_been_paid_for(
    new_guest: Guests, server: Server
) -> None:
    tables = cancelled(new_guest, server)
    for table in tables:
        expect(table.page.get_by_role("region", name="What happened")).to_contain_text("cancel")
    for table in tables:
        page = table.page
        expect(page.locator(".bs-announced")).to_have_count(0)
        expect(page.get_by_title("Uranus 0 of 5").first).to_be_visible()
        [line] = [line for line in log_of(page) if "cancel" in line]
        assert "Winter Storm" in line and "Serafimovich" in line
        assert (side(table, "soviet").hand, side(table, "german").hand) == (10 - 3, 5 + 5 - 1)
        assert {held.face for held in side(table, "soviet").discard} == {URANUS, *PAID}
        assert {held.face for held in side(table, "german").discard} == {ANSWER}
        assert side(table, "soviet").launched == []
        expect(stalingrad.on_table(page, "soviet/discard")).to_contain_text("Discards 3")
        expect(stalingrad.on_table(page, "german/discard")).to_contain_text("Discards 1")
