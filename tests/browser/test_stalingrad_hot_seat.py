"""One screen, two players, one battle: the curtain falls whenever the other is asked, and no hand is behind it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from kurgan.games.battle_for_stalingrad.state import faces_of
from kurgan.games.battle_for_stalingrad.tables.cards import ACTIONS, FACES, GERMAN, SOVIET
from kurgan.server.messages import Curtain
from tests.browser import prepared, stalingrad
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table

GERMAN_HAND, SOVIET_HAND = "stuka+2 rats-1 airlift+1 staff+1 knights-cross+3", "hug-1 molotov+2 bunker+2 hero+3"
ANY_FACE = re.compile("|".join(re.escape(face.code) for face in FACES))


def expect_curtain(table: Table, side: str) -> None:
    """The curtain is down, it names this side, and nothing of the table is behind it."""
    page = table.page
    table.wait(lambda told: isinstance(told, Curtain))
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{side} to play")
    assert page.locator(".bs-table, .side-panel, .prompt-bar, .top-bar, [data-place]").count() == 0
    assert not ANY_FACE.search(page.locator("body").inner_html())
    assert not titles(page, GERMAN) | titles(page, SOVIET)


def titles(page: Page, side: int) -> set[str]:
    """The cards of a side that can be read anywhere on the page."""
    text = page.locator("body").inner_text()
    kinds = {FACES[face].kind for face in faces_of(side)}
    return {ACTIONS[kind].code for kind in kinds if ACTIONS[kind].title.en in text}


def test_the_curtain_falls_inside_a_battle(page: Page, server: Server, new_guest: Guests) -> None:
    match = prepared.played("first-turn", "move 71inf station/control", cards=f"{GERMAN_HAND} {SOVIET_HAND}")
    table = prepared.seated_at(match, page, server, new_guest)
    expect_curtain(table, "German")
    prepared.sit(table, "German")
    assert {"stuka", "rats", "airlift", "staff", "knights-cross"} == titles(page, GERMAN)
    assert titles(page, SOVIET) == set()

    stalingrad.give(table, "attack station 71inf")
    expect(page.get_by_role("region", name="Battle")).to_be_visible()
    so_far = len(table.frames.received)
    stalingrad.give(table, "play stuka+2")
    expect_curtain(table, "Soviet")
    page.reload()
    expect_curtain(table, "Soviet")
    behind = next(place for place, told in enumerate(table.frames.told[so_far:], so_far) if isinstance(told, Curtain))
    assert sum(isinstance(told, Curtain) for told in table.frames.told[behind:]) == 2
    assert not [text for text in table.frames.received[behind:] if ANY_FACE.search(text)]

    prepared.sit(table, "Soviet")
    expect(page.get_by_role("region", name="Battle")).to_be_visible()
    assert titles(page, GERMAN) == {"stuka"}, "the card that was played, and no other of that hand"
    assert {"hug", "molotov", "bunker", "hero"} <= titles(page, SOVIET)
    html = page.locator("body").inner_html()
    assert not [face for face in GERMAN_HAND.split() if face in html and face != "stuka+2"]

    stalingrad.give(table, "pass")
    stalingrad.give(table, "play hug-1")
    expect_curtain(table, "German")
    prepared.sit(table, "German")
    assert titles(page, SOVIET) == {"hug"} and "rats" in titles(page, GERMAN)
    expect(stalingrad.on_table(page, "soviet/event/hug-1")).to_be_visible()
    expect(stalingrad.on_table(page, "german/shown/stuka+2")).to_be_visible()


def test_nobody_passes_by_itself_on_one_screen(page: Page, server: Server, new_guest: Guests) -> None:
    orders = ("move 71inf station/control", "attack station 71inf", "play stuka+2")
    match = prepared.played("first-turn", *orders, cards=f"{GERMAN_HAND} {SOVIET_HAND}")
    page.clock.install()
    table = prepared.seated_at(match, page, server, new_guest)
    prepared.sit(table, "Soviet")
    let_it_happen = page.locator(".prompt-buttons").get_by_role("button", name="Let it happen")
    expect(let_it_happen).to_be_visible()
    page.clock.run_for(10_000)
    expect(let_it_happen).to_be_visible()
    assert table.ordered == []


def test_losses_are_chosen_before_both_without_a_curtain(page: Page, server: Server, new_guest: Guests) -> None:
    orders = ("move 71inf station/control", "attack station 71inf", "pass", "pass", "pass")
    hands = f"{GERMAN_HAND} {SOVIET_HAND}".replace("airlift+1", "rats-2")
    match = prepared.played("first-turn", *orders, "pass", cards=hands, fate="airlift+1 flotilla-1")
    assert match.is_open and match.to_move == SOVIET
    table = prepared.seated_at(match, page, server, new_guest)
    asked = page.locator(".asked-openly")
    expect(asked).to_have_text("Soviet player:")
    assert not (titles(page, GERMAN) | titles(page, SOVIET)) - {"airlift", "flotilla"}, "only what was turned over"
    for _ in range(4):
        stalingrad.give(table, "ration 193rd")
    expect(asked).to_have_text("German player:")
    assert not (titles(page, GERMAN) | titles(page, SOVIET)) - {"airlift", "flotilla"}
    assert not [told for told in table.frames.told if isinstance(told, Curtain)]
    for _ in range(3):
        stalingrad.give(table, "ration 71inf")
    expect_curtain(table, "German")
