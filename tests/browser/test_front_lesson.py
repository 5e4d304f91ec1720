"""The guided first battle of Eastern Front: whoever does what it says comes to its end."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from kurgan.games.eastern_front.tests.test_lesson import ADVICE
from tests.browser import front
from tests.browser.conftest import Battle
from tests.browser.guests import DESK, PHONE, Guests, Screen
from tests.browser.server import Server
from tests.browser.tables import Table, until

# What the coach lies over of the lines around what it points at, and whether its text goes on below its edge
COVERED: Final = """() => {
    const coach = document.querySelector(".coach").getBoundingClientRect();
    const isUnder = ({ x, y }) => x > coach.left && x < coach.right && y > coach.top && y < coach.bottom;
    const pointed = [...document.querySelectorAll(".ef-pointed-ground")].filter((each) => {
        const length = each.getTotalLength(), onScreen = each.getScreenCTM();
        const along = Array.from({ length: 200 }, (_, step) => each.getPointAtLength((step / 200) * length));
        return along.some((point) => isUnder(point.matrixTransform(onScreen)));
    });
    const text = document.querySelector(".coach-text");
    return pointed.length + (text.scrollHeight > text.clientHeight + 1);
}"""
# The lesson that advises each order
TAUGHT: Final = (
    *("month", "target", "advance", "advance", "breakthrough", "retreat", "retreat", "follow", "follow", "south"),
    *("losses", "follow", "enough", "ring", "moved", "operational"),
)
# The same for whoever takes the second attack on offer: there is no breakthrough, and others close the ring
ASTRAY: Final = (
    ("month", "end"),
    ("target", "attack 2623 su5tb su21"),
    ("advance", "advance su5tb 2623"),
    ("south", "attack 2825 su57 mk4b"),
    ("retreat", "retreat 2826"),
    ("follow", "advance mk4b 2825"),
    ("follow", "done"),
    ("enough", "end"),
    ("ring", "move mk13b 2824"),
    ("moved", "end"),
    ("operational", "end"),
)
# What the words of a lesson go by
VALUES: Final[dict[str, dict[str, str | float]]] = {
    "advance": {"outcome": "BR"},
    "moved": {"ring": "closed"},
    "pocket": {"ring": "closed"},
}
BOUND: Final = "south"  # before this the duty to attack Germans is explained


class Pupil:
    """A page in the guided battle, and somebody who does what it is told."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name=front.said(self.page, "table-lesson"))

    def look(self, lesson: str, **values: str | float) -> None:
        """This is taught, all of it can be read, and the coach covers nothing that it speaks of."""
        title = front.said(self.page, f"lesson-{lesson}-title", **(VALUES.get(lesson, {}) | values))
        expect(self.coach.get_by_role("heading")).to_have_text(title)
        until(self.page, lambda: self.page.evaluate(COVERED) == 0, f"the coach to step aside at {lesson}")

    def read(self, lesson: str) -> None:
        """What is only to be read is read."""
        self.look(lesson)
        front.click(self.coach.get_by_role("button", name=front.said(self.page, "table-lesson-go-on"), exact=True))

    def follow(self, lesson: str, words: str, **values: str | float) -> None:
        """Do what the lesson says, which is this."""
        front.asked(self.table)
        if lesson == BOUND:
            self.read("duty")
        self.look(lesson, **values)
        if lesson == "target":
            front.press(self.page, words.split()[1])
            self.look("plan")
        front.give(self.table, words)


@pytest.mark.parametrize(("screen", "locale"), [(DESK, "en-GB"), (PHONE, "fr-FR")], ids=["desk", "phone"])
def test_whoever_does_what_the_lesson_says_is_shown_all_of_it(
    server: Server, new_guest: Guests, battle: Battle, screen: Screen, locale: str
) -> None:
    page = new_guest(screen, locale)
    table = battle(page, server, "first-ring", {"axis": "greedy", "soviet": "me"}, front.GAME)
    page.goto(f"{table.url}?lesson")
    pupil = Pupil(table)
    pupil.read("welcome")
    for lesson, words in zip(TAUGHT, ADVICE, strict=True):
        pupil.follow(lesson, words)
    front.asked(table)
    assert front.view(table).turn == 2
    pupil.read("pocket")
    expect(pupil.coach).to_contain_text(front.said(page, "lesson-over-title"))
    front.click(pupil.coach.get_by_role("button", name=front.said(page, "table-lesson-end")))
    expect(pupil.coach).to_have_count(0)


def test_whoever_takes_another_attack_is_led_on_from_where_he_stands(
    page: Page, server: Server, battle: Battle
) -> None:
    table = battle(page, server, "first-ring", {"axis": "greedy", "soviet": "me"}, front.GAME)
    page.goto(f"{table.url}?lesson")
    pupil = Pupil(table)
    pupil.read("welcome")
    for lesson, words in ASTRAY:
        outcome = {"outcome": "DE"} if lesson == "advance" else {}
        pupil.follow(lesson, words, **outcome)
        if lesson == "enough":
            expect(pupil.coach).to_contain_text("13th Mechanised Corps")
    until(page, lambda: front.view(table).turn == 2 and table.position.to_move == "soviet", "the second month")
    front.asked(table)
    front.click(pupil.coach.get_by_role("button", name=front.said(page, "table-lesson-go-on"), exact=True))
    expect(pupil.coach).to_contain_text(front.said(page, "lesson-over-title"))


def test_a_poor_attack_is_advised_against(page: Page, server: Server, battle: Battle) -> None:
    table = battle(page, server, "first-ring", {"axis": "greedy", "soviet": "me"}, front.GAME)
    page.goto(f"{table.url}?lesson")
    pupil = Pupil(table)
    pupil.read("welcome")
    front.give(table, "end")
    front.asked(table)
    front.press(page, "2823")
    expect(front.plan(page)).to_be_visible()
    front.take(page, {"su62"})
    pupil.look("poor")
