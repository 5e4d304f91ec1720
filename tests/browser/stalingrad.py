"""The table of Battle for Stalingrad in a page: what is on it, and orders given with a mouse or a finger.

    give(table, "attack station 71inf")
    expect(on_table(page, "german/shown/stuka+2")).to_be_visible()

A place is whatever has `data-place`: an area, a Location, a Force, a card of the hand, a pile.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, Page
from pydantic import TypeAdapter

from kurgan.engine.game import Choice
from kurgan.games.battle_for_stalingrad.tables.cards import FORCES
from kurgan.games.battle_for_stalingrad.tables.setups import BOOK
from kurgan.games.battle_for_stalingrad.view.table import View
from tests.browser import catalogues
from tests.browser.prepared import GAME
from tests.browser.tables import Table, until

SIDE: Final = ""  # orders that are said to no Force and no card
POINT: Final = TypeAdapter(tuple[float, float] | None)
PLACES: Final = TypeAdapter(list[str])
LOSSES: Final = ("ration", "retreat", "eliminate")
LABELS: Final = {force.code: force.label for force in FORCES}


# What a page was told


@dataclass(frozen=True)
class Offer:
    """One order that the server offers."""

    subject: str
    verb: str
    choice: Choice

    @property
    def words(self) -> str:
        return self.choice.words


def view(table: Table) -> View:
    """What the seat sees."""
    return View.model_validate(table.position.view)


def offers(table: Table, *verbs: str) -> list[Offer]:
    """Everything that is offered, or what is offered of some kinds."""
    found = (
        Offer(group.subject, orders.verb, choice)
        for group in table.position.orders
        for orders in group.orders
        for choice in orders.choices
    )
    return [offer for offer in found if not verbs or offer.verb in verbs]


# The table on the screen

# A point of a place that nothing lies over: of its last copy, since a battle is a stage over the table.
SPOT = """(place) => {
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
    for (const each of [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].reverse()) {
        if (!each.checkVisibility()) continue;
        each.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const { left, top, width, height } = each.getBoundingClientRect();
        for (const down of steps) for (const across of steps) {
            const [x, y] = [left + across * width, top + down * height];
            if (document.elementFromPoint(x, y)?.closest("[data-place], button") === each) return [x, y];
        }
    }
    return null;
}"""
SKIP = """document.querySelectorAll(".playback-controls .skip, .go-on").forEach((button) => button.click())"""


def on_table(page: Page, place: str) -> Locator:
    """Whatever is drawn of a place."""
    return page.locator(f'[data-place="{place}"]')


def pieces(page: Page, area: str) -> list[str]:
    """The Forces that are drawn in an area."""
    codes = page.locator(f'.bs-columns [data-place="{area}"] .bs-piece').evaluate_all(
        "(pieces) => pieces.map((piece) => piece.dataset.place)"
    )
    return PLACES.validate_python(codes)


def press(page: Page, place: str) -> bool:
    """Press a place with a mouse or a finger, if nothing lies over it."""
    spot = POINT.validate_python(page.evaluate(SPOT, place))
    if spot is None:
        put_away(page)
    elif page.evaluate("matchMedia('(pointer: coarse)').matches"):
        page.touchscreen.tap(*spot)
    else:
        page.mouse.click(*spot)
    return spot is not None


def put_away(page: Page) -> None:
    """Whatever was only to be read leaves the table."""
    if page.locator(".happening").count():
        page.keyboard.press("Escape")
    if page.locator(".since").count():
        page.locator(".since .main").click()


def said(page: Page, key: str, **values: str | int) -> str:
    """A message in the language of a page."""
    return catalogues.said(page, GAME, key, **values)


def button(page: Page, words: str, step: str) -> Locator:
    """The button under the table for an order."""
    verb, *rest = words.split()
    if verb == "attack":
        forces = " + ".join(LABELS[code] for code in rest[1:])
        name = said(page, "bs-attack-with", forces=forces, count=len(rest) - 1)
    elif verb == "setup":
        title = next(setup.title for setup in BOOK if setup.code == rest[0])
        name = title.fr if page.evaluate("document.documentElement.lang") == "fr" else title.en
    else:
        is_special = catalogues.catalogue(GAME, "en").has_message(f"bs-{verb}-{step}")
        name = said(page, f"bs-{verb}-{step}" if is_special else f"action-{verb}")
    exactly = re.compile(f"^{re.escape(name)}( ·|$)")
    return page.locator(".prompt-buttons").get_by_role("button", name=exactly)


# Orders


def give(table: Table, words: str) -> None:
    """Give an order that is offered, with mouse or finger, and wait until the page is told what came of it.

    The page may still be showing what happened before: it is pressed until it has sent the order.
    """
    page, shown, sent = table.page, len(table.frames.pictures), len(table.ordered)
    [offer] = [each for each in offers(table) if each.words == words]

    def is_sent() -> bool:
        if len(table.ordered) == sent:
            page.evaluate(SKIP)
            approach(table, offer)
        return len(table.ordered) > sent

    until(page, is_sent, f"“{words}” to be given")
    assert table.ordered[sent:] == [words]
    until(page, lambda: len(table.frames.pictures) > shown, f"what comes of “{words}”")


def approach(table: Table, offer: Offer) -> None:
    """One press on the way to an order: its dialog, its subject, its place or its button, whichever is next."""
    page, place = table.page, offer.choice.place
    subject = subject_place(table, offer.subject)
    if page.locator("dialog[open] .main").count():
        page.locator("dialog[open] .main").click()
    elif offer.subject == SIDE and page.locator(".bs-selected").count():
        page.keyboard.press("Escape")  # what is held has the buttons
    elif offer.verb in LOSSES:
        click_if_there(page.locator(f'.bs-loss-piece:has([data-place="{offer.subject}"]) .bs-loss-{offer.verb}'))
    elif offer.verb == "give" and view(table).left > 1:
        throw(page, subject)  # pressed, it would wait for the others
    elif is_gathered(table, offer) and mistaken(page, offer):
        press(page, mistaken(page, offer)[0])
    elif offer.verb == "give":
        click_if_there(page.locator(".prompt-buttons .main"))
    elif offer.subject == SIDE and place:
        press(page, place)
    elif offer.subject == SIDE or (is_chosen(page, subject) and place in ("", offer.subject)):
        click_if_there(button(page, offer.words, view(table).step))
    else:
        press(page, place if is_chosen(page, subject) else subject)


def is_gathered(table: Table, offer: Offer) -> bool:
    """Is it said by pressing several things, or the only one of several, and then a button?"""
    if offer.verb == "attack" and is_chosen(table.page, offer.subject):
        return len([each for each in offers(table, "attack") if each.subject == offer.subject]) > 1
    return offer.verb == "give"


def mistaken(page: Page, offer: Offer) -> list[str]:
    """What has still to be taken or let go, so that it is this attack or this payment and no other."""
    meant = {offer.subject} if offer.verb == "give" else set(offer.words.split()[2:])
    codes = page.locator(".bs-gathered").evaluate_all("(pieces) => pieces.map((piece) => piece.dataset.place)")
    return sorted(set(PLACES.validate_python(codes)) ^ meant)


def throw(page: Page, place: str) -> None:
    """Drag a card of the hand up onto the table, with a mouse."""
    spot = POINT.validate_python(page.evaluate(SPOT, place))
    if spot is None:
        put_away(page)
        return
    page.mouse.move(*spot)
    page.mouse.down()
    page.mouse.move(spot[0], spot[1] - 60, steps=3)
    page.mouse.move(spot[0], spot[1] - 160, steps=3)
    page.mouse.up()


def subject_place(table: Table, subject: str) -> str:
    """Where a subject lies: the Force on sale on its pile, everything else where it is."""
    own = next(side for side in view(table).sides if side.name == view(table).seat)
    return f"{own.name}/pile" if subject == own.top else subject


def is_chosen(page: Page, place: str) -> bool:
    return page.locator(f'.bs-selected[data-place="{place}"]').count() > 0


def click_if_there(found: Locator) -> None:
    """Click a button if it is there; a finger taps it."""
    if found.count() == 1 and found.is_visible():
        if found.evaluate("() => matchMedia('(pointer: coarse)').matches"):
            found.tap()
        else:
            found.click()


def settle(table: Table) -> None:
    """Skip whatever is still being shown, until the page asks what the server asks."""
    page = table.page

    def is_asked() -> bool:
        page.evaluate(SKIP)
        return page.locator(".bs-ready, .bs-lit, .prompt-buttons .main").count() > 0

    until(page, is_asked, "the newest position")
