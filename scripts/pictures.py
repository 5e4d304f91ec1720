"""Take the pictures of the README again: `make pictures`. The dice are always the same, and so are the battles."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page

from kurgan.cli.load import running
from kurgan.cli.ready import ready
from kurgan.engine.chance import Dice, stream
from kurgan.engine.compiled import desk_for
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.journal import resumable, written
from kurgan.engine.match import Match
from kurgan.players import player
from tests.browser.chromium import chromium
from tests.browser.front import press

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
DESK, PHONE = {"width": 1400, "height": 900}, {"width": 390, "height": 844}
LATER, MANY = 4, 3  # turns that have ended, cards in a hand
SETTLED = 700.0  # milliseconds: fonts, and counters that slide
LONGEST_START = 300_000  # milliseconds; the server may have to compile


def main() -> None:
    """Play two battles, show them to a browser and take the pictures."""
    game = ready("autumn-storm")
    battle = resumable(played(game, "september-1942", is_ready_to_attack))
    finished = written(played(game, "september-1942", lambda match: match.to_move == NOBODY))
    cards = ready("battle-for-stalingrad")
    table, stage = (resumable(played(cards, "first-turn", asks(*each))) for each in (("action", 0), ("firefight", 2)))
    front = ready("eastern-front")
    whole, pincer = resumable(opened(front, "barbarossa")), resumable(opened(front, "uranus", "end"))
    with running("") as address, chromium() as browser:
        for name, screen in (("desk", DESK), ("phone", PHONE)):
            with guest(browser, screen, address) as page:
                take(page, f"start-{name}")
                attack(page, address, imported(page, address, battle), name)
                replay(page, address, imported(page, address, finished), name)
                show_cards(page, address, imported(page, address, table), f"cards-{name}")
                show_cards(page, address, imported(page, address, stage), f"stage-{name}")
                if name == "desk":
                    show_front(page, address, imported(page, address, whole))
                    take(page, "front-desk")
                    show_front(page, address, imported(page, address, pincer))
                    plan(page)


def played(game: AnyGame, scenario: str, is_enough: Callable[[Match], bool]) -> Match:
    """The computer against itself until it is enough, always the same way."""
    dice = Dice("pictures", hashlib.sha256(b"pictures").hexdigest())
    match = Match(game, scenario, {}, ["human", "human"], dice)
    match.settle()
    choose, desk, source = player("greedy", game), desk_for(game), stream(1942)
    while not is_enough(match):
        seat = match.to_move
        match.play_number(seat, int(choose(match.known(seat), seat, source, desk)))
    return match


def opened(game: AnyGame, scenario: str, *orders: str) -> Match:
    """A scenario after these first orders."""
    match = Match(game, scenario, {}, ["human", "human"], Dice("pictures", hashlib.sha256(b"pictures").hexdigest()))
    match.settle()
    for words in orders:
        match.play(match.to_move, words)
    return match


def is_ready_to_attack(match: Match) -> bool:
    """The second turn or later, and the first seat may attack somebody."""
    if match.to_move != 0 or sum(entry.words == "end" for entry in match.entries) < 4:
        return False
    return any(match.game.say(match.known(0), number).startswith("attack") for number in match.legal(0))


def asks(question: str, shown: int) -> Callable[[Match], bool]:
    """The first seat is asked this, in the third turn or later, with cards in its hand and so many on the stage."""

    def is_asked(match: Match) -> bool:
        if match.to_move != 0 or sum(entry.words == "end" for entry in match.entries) < LATER:
            return False
        known = match.known(0)
        is_rich = known.hand_size[0] >= MANY and (shown == 0 or known.n_shown >= shown)
        return is_rich and match.game.prompt(known, 0).key == f"prompt-{question}"

    return is_asked


@contextmanager
def guest(browser: Browser, screen: dict[str, int], address: str) -> Iterator[Page]:
    """A new guest at the start page."""
    is_phone = screen is PHONE
    context = browser.new_context(
        viewport={"width": screen["width"], "height": screen["height"]},
        has_touch=is_phone,
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(address)
    page.get_by_text("The rules are being prepared").wait_for(state="detached", timeout=LONGEST_START)
    page.wait_for_load_state("networkidle")
    yield page
    context.close()


def imported(page: Page, address: str, text: str) -> str:
    """Give a match file to the server, as this page's guest; the id of the match."""
    answer = page.request.post(f"{address}/api/matches/import", data={"text": text}, headers={"Origin": address})
    return str(answer.json()["id"])


def attack(page: Page, address: str, match: str, name: str) -> None:
    """Take the screen, choose a unit that may attack, look at the forecast, and give the order."""
    page.goto(f"{address}/match/{match}")
    page.get_by_role("button", name="show the map").click()
    page.locator(".as-counter").first.wait_for()
    page.get_by_role("button", name="To the map").click()
    target = chosen_target(page)
    point(page, target, name)
    page.locator(".forecast").first.wait_for()
    take(page, f"forecast-{name}")
    if name == "desk":
        page.locator(".prompt-buttons .main").click()
        page.locator(".happening").first.wait_for()
        take(page, f"result-{name}")


def chosen_target(page: Page) -> Locator:
    """Go through the units that can act until one has somebody to attack."""
    target = page.locator(".as-mark.as-attack").first
    for _ in range(12):
        page.keyboard.press("n")
        page.wait_for_timeout(150)
        if target.count():
            return target
    raise SystemExit("nobody can attack: the battle has changed, choose another seed")


def point(page: Page, target: Locator, name: str) -> None:
    if name == "phone":
        target.tap(force=True)
    else:
        target.click(force=True)


def show_cards(page: Page, address: str, match: str, name: str) -> None:
    """Take the screen and look at the table."""
    page.goto(f"{address}/match/{match}")
    page.locator(".curtain button").click()
    page.locator(".bs-table").wait_for()
    close = page.get_by_role("button", name="To the table")
    if close.count():
        close.click()
    take(page, name)


def show_front(page: Page, address: str, match: str) -> None:
    """Take the screen and look at the great map."""
    page.goto(f"{address}/match/{match}")
    page.locator(".curtain button").click()
    page.locator(".ef-counter").first.wait_for()


def plan(page: Page) -> None:
    """Plan the attack on the Romanians between Serafimovich and Kletskaya, and look at what may come of it."""
    press(page, "2623")
    page.locator(".forecast").first.wait_for()
    take(page, "plan-desk")


def replay(page: Page, address: str, match: str, name: str) -> None:
    """The story of a finished battle, in the middle of its replay."""
    page.goto(f"{address}/match/{match}/story?step=90&eyes=all")
    page.locator(".as-counter").first.wait_for()
    take(page, f"story-{name}")


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=FOLDER / f"{name}.png")
    sys.stderr.write(f"docs/pictures/{name}.png\n")


if __name__ == "__main__":
    main()
