"""Eastern Front in a page: where its hexes are on the screen, and orders given by pressing them.

    match = front.played("first-ring", "end", "attack 2623 su5tb su21 tk4", dice="6")
    table = front.seated(match, page, server, new_guest)
    front.give(table, "advance su5tb 2623")

Dice fall as they are named, one after the other. What falls after the match has come to the server follows from the
secret of `prepared`, or from the script of its scenario.
"""

from __future__ import annotations

import math
import re
from functools import cache
from typing import Final

from playwright.sync_api import Locator, Page
from pydantic import TypeAdapter

from kurgan.cli.ready import ready
from kurgan.engine.chance import Dice
from kurgan.engine.game import CHANCE, AnyGame
from kurgan.engine.match import HUMAN, Match, SealedDice
from kurgan.games.eastern_front.state import Step
from kurgan.games.eastern_front.tables.units import FORMATIONS
from kurgan.games.eastern_front.view import View
from tests.browser import board, catalogues, prepared
from tests.browser.guests import Guests
from tests.browser.prepared import SECRET
from tests.browser.server import Server
from tests.browser.tables import Table, until

GAME: Final = "eastern-front"
AIR: Final = "air"
CODES: Final = TypeAdapter(list[str])
SIZE: Final = 60.0  # from the centre of a hex to its corner, as it is drawn
JOURNEYS: Final = ("move", "rail", "sail", "advance")
NAMING: Final = ("lose", "remove")
# The Soviets of the first battle break through, and stand where they can attack once more
BROKEN: Final = ("end", "attack 2623 su5tb su21 tk4", "advance su5tb 2623", "advance tk4 2623")
SKIP: Final = """document.querySelectorAll(".playback-controls .skip, .go-on").forEach((button) => button.click())"""


# Positions


@cache
def game() -> AnyGame:
    return ready(GAME)


def played(scenario: str, *orders: str, dice: str = "") -> Match:
    """A match after these orders, each given by whoever is to move, with these dice."""
    secret, faces = Dice("browser", SECRET), dice.split()
    match = Match.waiting(game(), scenario, [HUMAN, HUMAN], dice=SealedDice(secret.match, (), secret.commitment))
    for words in ("", *orders):
        if words:
            match.play(match.to_move, words)
        while match.to_move == CHANCE:
            fall(match, f"combat die {faces.pop(0)}")
    assert not faces, f"{faces} were never cast"
    match.dice = secret
    return match


def fought(scenario: str, step: Step) -> Match:
    """The computer against itself, until this is asked."""
    return prepared.fought(game(), scenario, lambda match: match.state.step == step)


def seated(match: Match, page: Page, server: Server, guests: Guests) -> Table:
    """A match in the eyes of whoever is to move, against the computer; the page asks what follows."""
    others = match.game.seats[1 - match.to_move]
    table = prepared.seated_at(match, page, server, guests, **{others: "greedy"})
    asked(table)
    return table


def fall(match: Match, words: str) -> None:
    """Chance brings what these words say."""
    numbers = [number for number, _ in match.game.outcomes(match.state)]
    match.happen(next(each for each in numbers if match.game.say_chance(match.state, each) == words))


def view(table: Table) -> View:
    """What the seat sees."""
    return View.model_validate(table.position.view)


def place_of(table: Table, code: str) -> str:
    """Where a unit stands."""
    found = view(table).units[code].hex
    assert found, f"{code} is not on the map"
    return found


def name_of(page: Page, code: str) -> str:
    """What the page calls a unit."""
    [name] = [each.name for each in FORMATIONS if each.code == code]
    return name.fr if page.evaluate("document.documentElement.lang") == "fr" else name.en


# The map on the screen


def centre(place: str) -> tuple[float, float]:
    """The centre of a hex on the printed map."""
    column, row = int(place[:2]), int(place[2:])
    return math.sqrt(3) * SIZE * (0.5 + column + row % 2 / 2), SIZE * (1 + 1.5 * row)


def spot(page: Page, place: str) -> tuple[float, float]:
    """Where a hex is on the screen; a card that lies over it is put away first."""
    return board.uncovered(page, centre(place), place)


def press(page: Page, place: str) -> None:
    """Press a hex with a mouse or a finger."""
    at = spot(page, place)
    if is_touched(page):
        page.touchscreen.tap(*at)
    else:
        page.mouse.click(*at)


def hover(page: Page, place: str) -> None:
    page.mouse.move(*spot(page, place))


def lay_over(page: Page) -> None:
    """Everything that its tab can lay over the map is there."""
    switches = page.get_by_role("tabpanel").get_by_role("switch").all()
    assert len(switches) > 5
    for switch in switches:
        switch.check()


def is_touched(page: Page) -> bool:
    return bool(page.evaluate("matchMedia('(pointer: coarse)').matches"))


def click(part: Locator) -> None:
    """Press a button with a mouse or a finger."""
    if is_touched(part.page):
        part.tap()
    else:
        part.click()


# What the page says and has in hand


def said(page: Page, key: str, **values: str | float) -> str:
    """A message in the language of a page."""
    return catalogues.said(page, GAME, key, **values)


def buttons(page: Page) -> Locator:
    """The row of buttons that answers what is asked."""
    return page.locator(".prompt-bar .prompt-buttons")


def main(page: Page) -> Locator:
    return buttons(page).locator(".main")


def plan(page: Page) -> Locator:
    """The plan of an attack, in the panel."""
    return page.locator(".ef-plan")


def member(page: Page, code: str) -> Locator:
    """The button of a unit in a plan or a question, or of the air unit."""
    if code == AIR:
        return page.locator(".ef-air")
    return page.locator(".ef-press").filter(has_text=name_of(page, code))


def taken(page: Page) -> set[str]:
    """What the buttons say of who is taken, by name."""
    return set(page.locator("button.ef-press[aria-pressed=true] .ef-name").all_inner_texts())


def chosen(page: Page) -> set[str]:
    """Those whose counters are framed because they are chosen."""
    counters = page.locator(".ef-counters > [data-subject]:has(.ef-chosen)")
    return set(CODES.validate_python(counters.evaluate_all("(all) => all.map((each) => each.dataset.subject)")))


# Orders


def give(table: Table, *orders: str) -> None:
    """Give an order by pressing, or several that one button gives, and wait until the page is told what came of it.

    The page may still be showing what happened before: it is pressed until it has sent them.
    """
    page, shown, sent = table.page, len(table.frames.pictures), len(table.ordered)

    def is_sent() -> bool:
        if len(table.ordered) == sent:
            page.evaluate(SKIP)
            approach(table, orders)
        return len(table.ordered) >= sent + len(orders)

    until(page, is_sent, f"{orders} to be given")
    assert table.ordered[sent:] == list(orders)
    until(page, lambda: len(table.frames.pictures) >= shown + len(orders), f"what comes of {orders}")


def approach(table: Table, orders: tuple[str, ...]) -> None:
    """One press on the way to an order: its dialog, its subject, its place or its button, whichever is next."""
    page = table.page
    verb, *rest = orders[0].split()
    if page.locator("dialog[open] .main").count():
        click(page.locator("dialog[open] .main"))
    elif verb == "attack":
        approach_attack(table, rest[0], set(rest[1:]))
    elif verb in NAMING:
        take(page, {words.split()[1] for words in orders})
    elif verb in JOURNEYS:
        approach_goal(table, rest[0].split(","), rest[1])
    elif rest:
        press(page, rest[0])
    elif page.locator(".ef-selected").count():
        page.keyboard.press("Escape")  # what is held has the buttons
    else:
        click_if_there(button(table, verb))


def approach_attack(table: Table, target: str, codes: set[str]) -> None:
    """Choose the target, then those who attack it."""
    page = table.page
    if plan(page).count() and planned(table) == target:
        take(page, codes)
    else:
        press(page, target)
        settle(page)


def planned(table: Table) -> str:
    """The target of the plan that is in hand, as the page has asked the server about it last."""
    asked = [match for text in table.frames.sent if (match := re.search(r'"attack (\d{4})', text))]
    return asked[-1][1] if asked else ""


def take(page: Page, codes: set[str]) -> None:
    """Take just these, one press at a time, and then give the order."""
    names = {name_of(page, code) for code in codes - {AIR}}
    air = page.locator(".ef-air[aria-pressed]")
    wrong = taken(page) ^ names
    if wrong:
        click(page.locator("button.ef-press").filter(has_text=min(wrong)))
    elif air.count() and (air.get_attribute("aria-pressed") == "true") != (AIR in codes):
        click(air)
    else:
        click_if_there(main(page))


def approach_goal(table: Table, codes: list[str], goal: str) -> None:
    """Choose those who go, then where."""
    page = table.page
    if chosen(page) == set(codes):
        press(page, goal)
    elif len(codes) > 1 and len(chosen(page) & set(codes)) == 1:
        page.keyboard.press("a")
    else:
        press(page, place_of(table, codes[0]))
    settle(page)


def button(table: Table, verb: str) -> Locator:
    """The button of an order that is said to nobody in particular."""
    page, now = table.page, view(table)
    if verb == "end":
        return main(page)
    has_own = catalogues.catalogue(GAME, "en").has_message(f"{verb}-{now.step}")
    return buttons(page).get_by_role("button", name=said(page, f"{verb}-{now.step}" if has_own else f"action-{verb}"))


def click_if_there(found: Locator) -> None:
    if found.count() == 1 and found.is_visible():
        click(found)


def settle(page: Page) -> None:
    """Wait until the page has been drawn as it is now."""
    board.settle(page)


def asked(table: Table) -> None:
    """Wait until the seat is asked, and the page shows it."""
    table.wait_for_turn()

    def is_shown() -> bool:
        table.page.evaluate(SKIP)
        return table.page.locator(".ef-question, .prompt-buttons > .button:not(.go-on)").count() > 0

    until(table.page, is_shown, "the newest question")
    settle(table.page)
