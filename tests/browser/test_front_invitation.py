"""A friend's war on two pages: the friend sees what is done, decides for the defender, and reads what came of it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import front
from tests.browser.conftest import Battle
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table

SEATS = {"axis": "friend", "soviet": "me"}


def joined(host: Table, page: Page, guests: Guests) -> Table:
    """A friend follows the link and sits down."""
    assert host.head.invitation
    page.goto(host.server.url + host.head.invitation)
    expect(page.locator(".picture svg")).to_be_attached()
    page.get_by_label("Your name").fill("Erich")
    page.get_by_role("button", name="Join as Axis").click()
    friend = Table(page, host.server, guests.of(page).frames, host.head)
    friend.wait(lambda _: True)
    return friend


def test_a_friend_sees_the_war_and_decides_for_the_defender(
    page: Page, server: Server, battle: Battle, new_guest: Guests
) -> None:
    host = battle(page, server, "first-ring", SEATS, front.GAME)
    friend = joined(host, new_guest(), new_guest)
    other = friend.page
    expect(page.locator(".presence")).to_contain_text("Erich")
    expect(other.locator(".prompt-line")).to_contain_text("waiting for the Soviet side")
    front.asked(host)
    front.give(host, "end")
    front.asked(host)
    front.press(page, "2623")
    expect(front.main(page)).to_have_text("Attack at 4:1")
    expect(other.locator(".trace.attack"), "a plan is its owner's affair").to_have_count(0)
    front.main(page).click()
    expect(other.locator('[data-subject="ro4"], [data-subject="ro5"]')).to_have_count(0)
    for words in ("advance su5tb 2623", "advance tk4 2623", "attack 2624 su5tb tk4"):
        front.asked(host)
        front.give(host, words)

    question = other.get_by_role("region", name="What is asked")
    expect(question).to_contain_text("Morozovsk is attacked: stand or yield?")
    expect(question.get_by_role("row", name="the hex can be taken")).to_contain_text("%")
    expect(page.locator(".prompt-line")).to_contain_text("waiting for the Axis side")
    front.buttons(other).get_by_role("button", name="Yield if they must").click()
    expect(question).to_have_count(0)
    for words in ("retreat 2524", "retreat 2424", "done", "end", "end", "end"):
        front.asked(host)
        front.give(host, words)

    front.asked(friend)
    assert friend.ordered == ["yield"] and front.place_of(friend, "de48") == "2424"
    since = other.locator(".since")
    expect(since).to_contain_text("The Soviets take Morozovsk.")
    expect(since).to_contain_text("V Romanian Corps and IV Romanian Corps are lost.")
    since.locator("summary").click()
    expect(since).to_contain_text("XLVIII Panzer Corps falls back from 2524 to Millerovo.")
    since.get_by_role("button", name="To the map").click()
    expect(other.locator(".ef-whose")).to_have_text("Your turn")
