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
# Of the stage: what lies on something else, what is cut off, and words that an arrow from a counter into the middle
# would cross; and a coach whose text goes on below its edge.
CROWDED: Final = """() => {
    const stage = document.querySelector(".bs-stage");
    const said = ".bs-absorbs, .bs-owed, .bs-stage-who, .bs-scenery p, .bs-total";
    const parts = `${said}, .bs-stage .bs-piece, .bs-fallen .bs-card`;
    const boxes = [...(stage?.querySelectorAll(parts) ?? [])].filter((each) => each.checkVisibility())
        .map((each) => ({ each, box: each.getBoundingClientRect() }));
    const inside = stage?.getBoundingClientRect();
    const name = (each) => `${each.className} ${each.textContent}`;
    const cut = boxes.filter(({ box }) => box.top < inside.top || box.bottom > inside.bottom);
    const lying = boxes.flatMap(({ each, box }, place) => boxes.slice(place + 1).filter((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return across > 2 && down > 2 && !each.contains(other.each);
    }).map((other) => `${name(each)} / ${name(other.each)}`));
    const middle = stage?.querySelector(".bs-stage-middle")?.getBoundingClientRect();
    const crossed = [...(middle ? stage.querySelectorAll(".bs-stage-side") : [])].flatMap((side) => {
        const pieces = side.querySelector(".bs-stage-pieces").getBoundingClientRect();
        return [...side.querySelectorAll(".bs-absorbs, .bs-owed, .bs-stage-who")].filter((each) => {
            const { left, top } = each.getBoundingClientRect();
            return left < pieces.right && pieces.height > 0 && (top > pieces.top) === (middle.top > pieces.top);
        });
    });
    const coaches = [...document.querySelectorAll(".coach-text")];
    const long = coaches.filter((each) => each.scrollHeight > each.clientHeight + 1);
    return [...cut.map(({ each }) => name(each)), ...lying, ...[...crossed, ...long].map(name)];
}"""
POINTED: Final = """() => [...document.querySelectorAll(".bs-pointed")].map((each) => each.dataset.place)"""
IN_SIGHT: Final = """() => {
    const window = document.querySelector(".map").getBoundingClientRect();
    const pointed = [...document.querySelectorAll(".bs-pointed")].map((each) => each.getBoundingClientRect());
    const isIn = ({ left, top, right, bottom }) =>
        left >= window.left - 1 && right <= window.right + 1 && top >= window.top - 1 && bottom <= window.bottom + 1;
    return pointed.length === 0 || pointed.some(isIn);
}"""
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
        return self.page.get_by_role("region", name=stalingrad.said(self.page, "table-lesson"))

    def lesson(self) -> str:
        """The lesson that is taught now."""
        title = self.coach.get_by_role("heading").inner_text()
        keys = (*TAUGHT, "forecast", "between")
        return next((key for key in keys if title == stalingrad.said(self.page, f"lesson-{key}-title")), title)

    def read_on(self) -> None:
        """What is only to be read is read."""
        go_on = self.coach.get_by_role("button", name=stalingrad.said(self.page, "table-lesson-go-on"), exact=True)
        while go_on.count():
            self.look()
            go_on.click()

    def look(self) -> None:
        """The coach covers nothing that it speaks of, and nothing on the stage covers anything else."""
        until(self.page, lambda: bool(self.page.evaluate(IN_SIGHT)), "what is pointed at")
        until(self.page, lambda: self.page.evaluate(COVERED) == [], "the coach to step aside")
        until(self.page, lambda: self.page.evaluate(CROWDED) == [], "room for everything on the stage")

    def listen(self, words: str) -> None:
        """Hear what is to be done next, which is this, and see where."""
        self.table.wait_for_turn()
        stalingrad.settle(self.table)
        self.read_on()
        lesson = self.lesson()
        self.learned.append(lesson)
        self.look()
        if lesson != "between":
            expect(self.coach).to_contain_text(stalingrad.said(self.page, f"lesson-{lesson}-text", **self.meant(words)))
        pointed = stalingrad.PLACES.validate_python(self.page.evaluate(POINTED))
        about = set(re.split("[ /]", words.replace("reinforce", "pile")))
        is_shown = any(about & set(re.split("[ /]", place)) for place in pointed)
        assert is_shown if pointed else words in ("pass", "end"), (words, pointed)

    def meant(self, words: str) -> dict[str, str | int]:
        """What the words of a lesson speak of that advises this."""
        seen, verb = stalingrad.view(self.table), words.split(maxsplit=1)[0]
        return {
            "held": "no",
            "count": int(verb in ("play", "fire")),
            "hits": seen.losses.hits if seen.losses else 0,
            "how": verb,
            "rations": "enough",
            "left": seen.left,
            "draws": next(side.draws for side in seen.sides if side.name == "german"),
        }

    def follow(self, words: str) -> None:
        """Do what the lesson says, which is this."""
        self.listen(words)
        stalingrad.give(self.table, words)

    def pay(self, *orders: str) -> None:
        """Press the marked cards, which are these, and pay with all of them at once."""
        cards, sent = [words.split()[1] for words in orders], len(self.table.ordered)
        self.listen(orders[0])
        assert sorted(stalingrad.PLACES.validate_python(self.page.evaluate(POINTED))) == sorted(cards)
        for card in cards:
            assert stalingrad.press(self.page, card)
            expect(self.page.locator(f'.bs-gathered[data-place="{card}"]')).to_be_visible()
        pay = stalingrad.said(self.page, "bs-gather-paid", left=len(cards))
        self.page.get_by_role("button", name=pay).click()
        until(self.page, lambda: self.table.ordered[sent:] == list(orders), "all cards to be given")
        until(self.page, lambda: stalingrad.view(self.table).step == "action", "the Force that was paid for")


@pytest.mark.parametrize(("screen", "locale"), [(DESK, "en-GB"), (PHONE, "fr-FR")], ids=["desk", "phone"])
def test_whoever_does_what_the_lesson_says_is_shown_all_of_it(
    server: Server, new_guest: Guests, battle: Battle, screen: Screen, locale: str
) -> None:
    page = new_guest(screen, locale)
    seats = {"german": "me", "soviet": "greedy"}
    table = battle(page, server, game=prepared.GAME, scenario="lesson", seats=seats)
    page.goto(f"{table.url}?lesson")
    pupil = Pupil(table)
    expect(pupil.coach).to_be_visible()
    for is_payment, group in groupby(advised(), lambda words: words.startswith("give ")):
        if is_payment:
            pupil.pay(*group)
        else:
            for words in group:
                pupil.follow(words)
    assert set(TAUGHT) <= set(pupil.learned)
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
