"""What the table speaks of is in sight: of five Locations a phone shows two, and the others when it is their turn."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.browser import prepared, stalingrad
from tests.browser.guests import PHONE, Guests
from tests.browser.server import Server
from tests.browser.tables import Table, until
from tests.browser.test_stalingrad_cancelled import SOVIET_TURN, UNHURRIED

IN_SIGHT: Final = """(place) => {
    const [piece] = document.querySelectorAll(`.bs-columns [data-place="${CSS.escape(place)}"]`);
    const { left, right } = piece.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
}"""


def is_in_sight(page: Page, place: str) -> bool:
    return bool(page.evaluate(IN_SIGHT, place))


def watched(new_guest: Guests, server: Server, *pace: str) -> tuple[Table, Table]:
    """The Soviet player is to move, and the German player looks on from a phone."""
    page, other = new_guest(PHONE), new_guest()
    for each in pace:
        page.add_init_script(each)
    soviet = prepared.seated_at(prepared.played("first-turn", *SOVIET_TURN), other, server, new_guest, german="friend")
    return prepared.join(soviet, page, new_guest), soviet


def test_a_phone_goes_along_with_the_others_turn(new_guest: Guests, server: Server) -> None:
    german, soviet = watched(new_guest, server, UNHURRIED)
    page = german.page
    assert not is_in_sight(page, "elevator")
    stalingrad.give(soviet, "move 308rd elevator/perimeter")
    until(page, lambda: is_in_sight(page, "308rd"), "the Force that has moved")
    assert is_in_sight(page, "soviet/elevator/perimeter")


def test_a_line_of_the_log_shows_what_it_speaks_of(new_guest: Guests, server: Server) -> None:
    german, soviet = watched(new_guest, server)
    stalingrad.give(soviet, "move 308rd elevator/perimeter")
    page = german.page
    assert not is_in_sight(page, "308rd"), "at once means that nothing is shown"
    page.get_by_role("tab", name="Log").tap()
    page.get_by_role("button", name="308th Rifle Division").last.tap()
    until(page, lambda: is_in_sight(page, "308rd"), "the Force that is spoken of")
