"""The guided first turn: whoever does what it says comes to its end."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser import prepared, stalingrad
from tests.browser.conftest import Battle
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table

MOST_ANSWERS: Final = 60
KEYS: Final = ("table", "location", "forces", "feed", "advance", "attack", "forecast", "events", "firefight", "losses")
LATE: Final = ("contest", "cards", "draw", "between", "over")
POINTING: Final = ("location", "forces", "feed", "advance", "attack", "losses", "contest")
USUAL: Final = ("feed", "ration", "retreat", "eliminate", "decorate", "pass", "stop", "end")


class Pupil:
    """A page in the first turn, and somebody who does what it is told."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page
        self.learned: list[str] = []

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name="First battle")

    def lesson(self) -> str | None:
        """The lesson that is taught now; none while the other side is at work."""
        title = self.coach.get_by_role("heading").inner_text()
        for key in (*KEYS, *LATE):
            if key != "location" and title == stalingrad.said(self.page, f"lesson-{key}-title"):
                return key
        return "location" if self.coach.get_by_role("button", name="Go on").count() else None

    def follow(self) -> None:
        """One thing that the lesson asks for, or the usual answer if it asks for nothing."""
        key = self.lesson()
        if key and key not in self.learned:
            self.learned.append(key)
            if key in POINTING:
                expect(self.page.locator(".bs-pointed").first).to_be_visible()
        go_on = self.coach.get_by_role("button", name="Go on")
        if go_on.count():
            go_on.click()
        elif key == "attack":
            self.look_at(stalingrad.offers(self.table, "attack")[0].subject)
        else:
            stalingrad.give(self.table, self.answer(key))
            self.table.wait_for_turn()
            stalingrad.settle(self.table)

    def answer(self, key: str | None) -> str:
        """What the lesson asks for; a German who contests nothing at the end of his turn loses, so he does."""
        offers = {offer.verb: offer.words for offer in reversed(stalingrad.offers(self.table))}
        if key == "forecast":
            return max((offer.words for offer in stalingrad.offers(self.table, "attack")), key=len)
        usual = next(offers[verb] for verb in USUAL if verb in offers)
        return self.advance() if key in ("advance", "contest") or (usual == "end" and not self.contests()) else usual

    def contests(self) -> bool:
        forces = stalingrad.view(self.table).forces
        return any(re.fullmatch("german/.+/control", force.place) for force in forces)

    def advance(self) -> str:
        """A move into a control area, of a Force that is pointed at if there is one."""
        pointed = self.page.locator(".bs-pointed").evaluate_all("(found) => found.map((each) => each.dataset.place)")
        moves = [offer for offer in stalingrad.offers(self.table, "move") if offer.choice.place.endswith("/control")]
        return max(moves, key=lambda offer: len({offer.subject, offer.choice.place} & set(pointed))).words

    def look_at(self, location: str) -> None:
        """Choose a Location, and wait for the next lesson."""
        stalingrad.press(self.page, location)
        expect(self.page.locator(f'.bs-selected[data-place="{location}"]')).to_be_visible()
        expect(self.coach.get_by_role("heading")).to_have_text(stalingrad.said(self.page, "lesson-forecast-title"))


def test_the_first_turn_is_followed_to_its_end(page: Page, server: Server, battle: Battle) -> None:
    seats = {"german": "me", "soviet": "greedy"}
    table = battle(page, server, game=prepared.GAME, scenario="first-turn", seats=seats)
    page.goto(f"{table.url}?lesson")
    pupil = Pupil(table)
    expect(pupil.coach).to_be_visible()
    stalingrad.settle(table)
    done = pupil.coach.get_by_role("button", name=stalingrad.said(page, "table-lesson-end"))
    for _ in range(MOST_ANSWERS):
        if done.count():
            break
        pupil.follow()
    expect(pupil.coach.get_by_role("heading")).to_have_text(stalingrad.said(page, "lesson-over-title"))
    assert {"table", "location", "forces", "advance", "attack", "forecast", "draw"} <= set(pupil.learned)
    assert stalingrad.ordered(table).count("end") == 1
    done.click()
    expect(pupil.coach).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/match/[^?]+$"))


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
