"""The guided first turn: whoever does what it says comes to its end."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from kurgan.games.battle_for_stalingrad.tests.test_lesson import advised
from tests.browser import prepared, stalingrad
from tests.browser.conftest import Battle
from tests.browser.guests import DESK, PHONE, Guests, Screen
from tests.browser.server import Server
from tests.browser.tables import Table, until

COVERED: Final = """() => {
    const coach = document.querySelector(".coach")?.getBoundingClientRect();
    const pointed = [...document.querySelectorAll(".bs-pointed")].filter((each) => each.checkVisibility());
    return !coach ? [] : pointed.filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const across = Math.min(right, coach.right) - Math.max(left, coach.left);
        return across > 1 && Math.min(bottom, coach.bottom) - Math.max(top, coach.top) > 1;
    }).map((each) => each.dataset.place);
}"""
POINTED: Final = """() => [...document.querySelectorAll(".bs-pointed")].map((each) => each.dataset.place)"""
# What is advised with each order of the lesson; where it points, it points at what the order is about.
BATTLE: Final = ("advance", "attack", "events", "firefight", "losses")
REINFORCEMENT: Final = ("reinforce", "payment", "hold", "draw")
DEFENCE: Final = ("defend", "answer", "retreat", "feed")
TAUGHT: Final = (*BATTLE, *REINFORCEMENT, *DEFENCE)


class Pupil:
    """A page in the guided battle, and somebody who does what it is told."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page
        self.learned: list[str] = []

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name="First battle")

    def lesson(self) -> str:
        """The lesson that is taught now."""
        title = self.coach.get_by_role("heading").inner_text()
        keys = (*TAUGHT, "forecast", "between")
        return next((key for key in keys if title == stalingrad.said(self.page, f"lesson-{key}-title")), title)

    def read_on(self) -> None:
        """What is only to be read is read."""
        while self.coach.get_by_role("button", name="Go on").count():
            self.look()
            self.coach.get_by_role("button", name="Go on").click()

    def look(self) -> None:
        """The coach covers nothing that it speaks of."""
        until(self.page, lambda: self.page.evaluate(COVERED) == [], "the coach to step aside")

    def listen(self, words: str) -> None:
        """Hear what is to be done next, which is this, and see where."""
        self.table.wait_for_turn()
        stalingrad.settle(self.table)
        self.read_on()
        self.learned.append(self.lesson())
        self.look()
        pointed = stalingrad.PLACES.validate_python(self.page.evaluate(POINTED))
        about = set(re.split("[ /]", words))
        assert not pointed or any(about & set(re.split("[ /]", place)) for place in pointed), (words, pointed)

    def follow(self, words: str) -> None:
        """Do what the lesson says, which is this."""
        self.listen(words)
        stalingrad.give(self.table, words)

    def pay(self, *orders: str) -> None:
        """Press the marked cards, which are these, and pay with all of them at once."""
        cards, sent = [words.split()[1] for words in orders], len(stalingrad.ordered(self.table))
        self.listen(orders[0])
        assert sorted(stalingrad.PLACES.validate_python(self.page.evaluate(POINTED))) == sorted(cards)
        for card in cards:
            assert stalingrad.press(self.page, card)
            expect(self.page.locator(f'.bs-gathered[data-place="{card}"]')).to_be_visible()
        pay = stalingrad.said(self.page, "bs-gather-paid", left=len(cards))
        self.page.get_by_role("button", name=pay).click()
        until(self.page, lambda: stalingrad.ordered(self.table)[sent:] == list(orders), "all cards to be given")
        until(self.page, lambda: stalingrad.view(self.table).step == "action", "the Force that was paid for")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_whoever_does_what_the_lesson_says_is_shown_all_of_it(
    server: Server, new_guest: Guests, battle: Battle, screen: Screen
) -> None:
    page = new_guest(screen)
    seats = {"german": "me", "soviet": "greedy"}
    table = battle(page, server, game=prepared.GAME, scenario="lesson", seats=seats)
    page.goto(f"{table.url}?lesson")
    pupil = Pupil(table)
    expect(pupil.coach).to_be_visible()
    lessons, orders = (TAUGHT, advised()) if screen is DESK else (BATTLE, advised()[:9])
    for is_payment, group in groupby(orders, lambda words: words.startswith("give ")):
        if is_payment:
            pupil.pay(*group)
        else:
            for words in group:
                pupil.follow(words)
    assert set(lessons) <= set(pupil.learned)
    if screen is DESK:
        table.wait_for_turn()
        stalingrad.settle(table)
        pupil.read_on()
        expect(pupil.coach).to_contain_text(stalingrad.said(page, "lesson-over-title"))


def test_nobody_is_taught_to_end_a_turn_that_loses(page: Page, server: Server, new_guest: Guests) -> None:
    table = prepared.seated_at(prepared.beaten(), page, server, new_guest, soviet="greedy")
    page.goto(f"{table.url}?lesson")
    pupil = Pupil(table)
    stalingrad.settle(table)
    stalingrad.give(table, "retreat 71inf")
    expect(page.locator(".bs-stage")).to_have_count(0)
    while pupil.coach.get_by_role("button", name="Go on").count():
        pupil.coach.get_by_role("button", name="Go on").click()
    expect(pupil.coach).to_contain_text(re.compile("contest|advance|lose", re.IGNORECASE))


def test_whoever_begins_the_lesson_on_the_start_page_is_taught(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("radio", name=re.compile("Battle for Stalingrad")).check(force=True)
    expect(page.locator(".lead")).to_contain_text("cards")
    page.get_by_role("button", name="Play your first battle").click()
    coach = page.get_by_role("region", name="First battle")
    expect(coach).to_contain_text("Welcome to Stalingrad")
    expect(page).to_have_url(re.compile("lesson"))
    coach.get_by_role("button", name="Leave the lesson").click()
    expect(coach).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/match/[^?]+$"))
