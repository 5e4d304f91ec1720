"""Operation Uranus against the computer, through the page's own buttons, to its end and its story."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from kurgan.server.messages import Position
from tests.browser import front, prepared
from tests.browser.guests import Frames, Guests
from tests.browser.server import Server
from tests.browser.tables import Table, story_of, until

MOST_ANSWERS: Final = 120
PAID: Final = ("losses", "removal")
PLANNED: Final = re.compile("Attack at|Choose who attacks|Somebody must be kept back|Less than 1:4")
GOOD: Final = re.compile("Attack at [3-9]:1")


class Player:
    """Somebody who makes an attack a turn and whatever it leads to, and ends everything else."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page
        self.attacked: set[int] = set()  # turns

    def play(self) -> None:
        """Answer whatever is asked, and wait until it is asked no more: several may be lost one by one."""
        shown, step = len(self.table.frames.pictures), front.view(self.table).step
        self.answer()
        until(self.page, lambda: len(self.table.frames.pictures) > shown, f"what comes of {self.table.ordered[-1:]}")
        until(self.page, lambda: step not in PAID or front.view(self.table).step != step, "all losses")

    def answer(self) -> None:
        """One order, by its buttons."""
        view = front.view(self.table)
        if view.step == "target" and view.overdue:
            self.attack(view.overdue[0])
        elif view.step == "target" and view.phase == "prepared" and view.turn not in self.attacked:
            self.attacked.add(view.turn)
            self.attack(*(group.subject for group in self.table.position.orders if group.subject))
        elif view.step == "retreat":
            front.press(self.page, self.table.words[-1].split()[1])
        elif view.step in ("advance", "breakthrough"):
            front.button(self.table, "done").click()
        elif view.step == "excess":
            self.page.locator("button.ef-press").first.click()
            front.main(self.page).click()
        else:
            self.press_main()

    def press_main(self) -> None:
        """Press the main button; what is asked then is answered in the way that was begun."""
        sent, yes = len(self.table.ordered), self.page.locator("dialog[open] .main")
        front.main(self.page).click()
        until(self.page, lambda: len(self.table.ordered) > sent or yes.count() > 0, "an order or a question")
        if yes.count():
            yes.click()

    def attack(self, *targets: str) -> None:
        """Attack the first of them with good odds, or the only one with any; else end the phase."""
        for target in targets:
            front.press(self.page, target)
            expect(front.plan(self.page)).to_be_visible()
            expect(front.buttons(self.page)).to_contain_text(PLANNED)
            if len(targets) == 1 or GOOD.search(front.buttons(self.page).inner_text()):
                break
            self.page.keyboard.press("Escape")
            expect(front.plan(self.page)).to_have_count(0)
        self.press_main()


def test_uranus_is_fought_to_its_end_and_told(
    page: Page, server: Server, new_guest: Guests, frames: Callable[[Page], Frames]
) -> None:
    table = prepared.seated_at(front.played("uranus"), page, server, new_guest, axis="greedy")
    player = Player(table)
    for _ in range(MOST_ANSWERS):
        table.wait(lambda told: isinstance(told, Position) and (told.result is not None or told.to_move == "soviet"))
        if table.position.result:
            break
        front.asked(table)
        player.play()
    assert table.position.result, f"not over after {table.ordered}"
    given = [words.split()[0] for words in table.ordered]
    assert given.count("attack") >= 3 and {"done", "end"} <= set(given)

    ending = page.get_by_role("region", name="The battle is over")
    sentence = ending.get_by_role("heading").inner_text()
    ending.get_by_role("link", name="See the battle’s story").click()
    story = story_of(page, frames(page))
    expect(page.get_by_role("heading", level=1)).to_have_text(sentence)
    assert story.match.result == table.position.result
    expect(page.locator(".ef-counters").first).to_be_attached()
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator(".proof").first).to_contain_text(re.compile(r"All \d+ rolls follow from the secret"))
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table.head.id))
    expect(page.locator(".ef-counters")).to_be_attached()
