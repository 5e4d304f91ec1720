"""The first battle teaches by being played: each lesson ends when what it asks for has been done."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from pydantic import TypeAdapter

from kurgan.engine.game import AnyGame
from kurgan.engine.text import Line
from tests.browser import board
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table, seated

POINTED = """[...document.querySelectorAll(".as-pointed")].map((each) => {
    const [x, y] = each.style.transformOrigin.split(" ").map(parseFloat);
    const column = Math.round((x / 60 - 1) / 1.5);
    const row = Math.round(y / (60 * Math.sqrt(3)) - 0.5 - (column % 2) / 2);
    return String(column).padStart(2, "0") + String(row).padStart(2, "0");
})"""
PLACES = TypeAdapter(list[str])


class Pupil:
    """A page in the first battle, and somebody who does what it is told."""

    def __init__(self, table: Table, game: AnyGame) -> None:
        self.table, self.game, self.page = table, game, table.page

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name="First battle")

    def expect(self, lesson: str) -> None:
        """The lesson that is taught now."""
        title = self.game.catalogue.say(Line(f"lesson-{lesson}-title"), "en")
        expect(self.coach.get_by_role("heading")).to_have_text(title)
        board.settle(self.page)

    def pointed(self) -> list[str]:
        """The places that the lesson points at."""
        return PLACES.validate_python(self.page.evaluate(POINTED))

    def press(self, place: str) -> None:
        """Give the order that a place stands for, once it is known what it would do."""
        at = self.table.position.at
        board.hover(self.page, place)
        expect(self.page.locator(".forecast").first).to_be_visible()
        offers = [choice for verb in ("move", "bombard") for _, choice in board.offered(self.table.position, verb)]
        board.confirm(self.page, next(choice for choice in offers if choice.place == place))
        self.table.wait_for_position(after=at)


def test_the_first_lessons_end_when_what_they_ask_for_is_done(
    page: Page, server: Server, new_guest: Guests, autumn_storm: AnyGame
) -> None:
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("first battle")).click()
    pupil = Pupil(seated(page, server, new_guest.of(page).frames), autumn_storm)
    board.wait_for_counters(page, pupil.table.view)

    pupil.expect("welcome")
    assert set(pupil.pointed()) == {"0502", "0601", "0704"}, "the flags"
    pupil.coach.get_by_role("button", name="Go on").click()

    pupil.expect("choose")
    [unit] = pupil.pointed()
    board.click(page, unit)

    pupil.expect("move")
    code = next(each.code for each in pupil.table.view.units if each.hex == unit)
    reached = [choice.place for subject, choice in board.offered(pupil.table.position, "move") if subject == code]
    assert set(pupil.pointed()) <= set(reached)
    pupil.press([*pupil.pointed(), *reached][0])  # in a fog there may be no enemy to close with

    pupil.expect("scout")
    board.let_go(page)
    board.settle(page)
    board.click(page, pupil.pointed()[0])
    at = pupil.table.position.at
    page.get_by_role("button", name=re.compile("^Scout")).click()
    pupil.table.wait_for_position(after=at)
    done = 4
    board.catch_up(pupil.table)

    if board.offered(pupil.table.position, "bombard"):  # a card may have taken the shells, or the fog the targets
        pupil.expect("guns")
        board.let_go(page)
        page.get_by_role("button", name=re.compile("^Guns")).click()
        board.settle(page)
        pupil.press(pupil.pointed()[0])
        done = 5
    expect(page.locator(".dots i.done")).to_have_count(done)


def test_whoever_leaves_the_lesson_plays_on_without_it(page: Page, server: Server, new_guest: Guests) -> None:
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("first battle")).click()
    table = seated(page, server, new_guest.of(page).frames)
    coach = page.get_by_role("region", name="First battle")
    expect(coach).to_be_visible()
    page.goto(server.url)
    page.get_by_role("link", name="Continue Mamayev Kurgan").click()
    expect(coach, "who comes back finds the coach there").to_be_visible()
    page.get_by_role("button", name="Leave the lesson").click()
    expect(coach).to_have_count(0)
    expect(page).to_have_url(table.url)
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    page.goto(server.url)
    page.get_by_role("link", name="Continue Mamayev Kurgan").click()
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    expect(coach).to_have_count(0)


def test_the_story_of_a_lesson_leads_to_the_next_battle(page: Page, server: Server, new_guest: Guests) -> None:
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("first battle")).click()
    table = seated(page, server, new_guest.of(page).frames)
    answer = page.request.post(f"{server.url}/api/matches/{table.head.id}/resign", headers={"Origin": server.url})
    assert answer.ok
    page.goto(f"{table.url}/story")
    expect(page.get_by_role("button", name="Next battle: September 1942")).to_be_enabled()
