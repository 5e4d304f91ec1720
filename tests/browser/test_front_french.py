"""Eastern Front in French: the way in, every phase of a month, the questions of a battle and its story."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kurgan.games.eastern_front.state import Step
from kurgan.server.messages import Position
from tests.browser import front
from tests.browser.french import MEDDLE, Reader
from tests.browser.guests import Guests
from tests.browser.server import Server


@pytest.fixture(scope="module")
def french() -> Reader:
    return Reader(front.game())


def test_the_way_in_and_the_rules_are_french(reader: Page, server: Server, french: Reader) -> None:
    reader.goto(server.url)
    reader.get_by_role("radio", name=re.compile("Front de l’Est")).check(force=True)
    expect(reader.locator(".begin")).to_be_visible()
    expect(reader.locator(".choice .picture svg").first).to_be_visible()
    assert "Opération Uranus" in french.read(reader)
    reader.goto(f"{server.url}/rules/{front.GAME}")
    expect(reader.locator(".rule").nth(40)).to_be_attached()
    assert len(french.read(reader)) > 100


def test_the_map_and_everything_beside_it_is_french(
    reader: Page, server: Server, new_guest: Guests, french: Reader
) -> None:
    table = front.seated(front.played("uranus"), reader, server, new_guest)
    assert {"Voronej", "Mer d’Azov"} <= set(french.read(reader))
    expect(reader.locator(".ef-whose")).to_be_visible()
    assert reader.locator(".ef-facts").evaluate("(row) => row.scrollWidth <= row.clientWidth + 1")
    for tab in ("forces", "log", "rules", "map"):
        reader.locator(f"#tab-{tab}").click()
        expect(reader.get_by_role("tabpanel", name=french.say(f"table-tab-{tab}"))).to_be_visible()
        french.read(reader)
    front.lay_over(reader)
    french.read(reader)
    front.press(reader, front.place_of(table, "tk18"))
    expect(reader.locator(".ef-selected")).to_be_attached()
    french.read(reader)
    reader.keyboard.press("?")
    expect(reader.get_by_role("dialog")).to_be_visible()
    french.read(reader)
    reader.keyboard.press("Escape")
    reader.get_by_role("button", name=french.say("table-menu")).click()
    french.read(reader)


def test_a_movement_and_what_is_wrong_with_it_are_french(
    reader: Page, server: Server, new_guest: Guests, french: Reader
) -> None:
    reader.add_init_script(MEDDLE)
    table = front.seated(front.played("first-ring", "end", "end"), reader, server, new_guest)
    front.press(reader, front.place_of(table, "tk16"))
    expect(reader.locator("[data-light=go]").first).to_be_attached()
    french.read(reader)
    front.hover(reader, "2820")
    expect(reader.locator(".forecast")).to_be_visible()
    french.read(reader)
    front.hover(reader, "2425")
    expect(reader.locator(".hindrance")).to_be_visible()
    french.read(reader)
    reader.evaluate("window.meddle = 'move tk16 2425'")
    front.press(reader, "2820")
    expect(reader.get_by_role("alert")).to_be_visible()
    french.read(reader)
    reader.evaluate("window.meddle = null")
    reader.keyboard.press("Escape")
    front.main(reader).click()
    expect(reader.get_by_role("dialog")).to_be_visible()
    french.read(reader)


def test_an_attack_and_its_questions_are_french(
    reader: Page, server: Server, new_guest: Guests, french: Reader
) -> None:
    table = front.seated(front.played("first-ring", "end"), reader, server, new_guest)
    front.press(reader, "2623")
    expect(reader.locator(".forecast .summary")).to_be_visible()
    assert french.say("plan-who") in french.read(reader)
    for words in front.BROKEN[1:]:
        front.give(table, words)
        front.asked(table)
        french.read(reader)
    front.give(table, "attack 2624 su5tb tk4")
    for words in ("retreat 2524", "retreat 2424", "done"):
        front.asked(table)
        french.read(reader)
        front.give(table, words)


@pytest.mark.parametrize(
    ("key", "words"), [("removal", "attack 2623 su5tb"), ("losses", "attack 2825 su57 mk4b")], ids=["removal", "losses"]
)
def test_an_exchange_is_french(
    reader: Page, server: Server, new_guest: Guests, french: Reader, key: str, words: str
) -> None:
    front.seated(front.played("first-ring", "end", words, dice="1"), reader, server, new_guest)
    expect(reader.locator(".ef-question h3")).to_have_text(
        front.said(reader, f"question-{key}", place=words.split()[1])
    )
    french.read(reader)


def test_what_a_defender_is_asked_is_french(reader: Page, server: Server, new_guest: Guests, french: Reader) -> None:
    match = front.played("first-ring", *front.BROKEN, "attack 2624 su5tb tk4", dice="6")
    front.seated(match, reader, server, new_guest)
    expect(reader.locator(".ef-answers")).to_be_visible()
    french.read(reader)


def test_what_only_a_great_war_asks_is_french(reader: Page, server: Server, new_guest: Guests, french: Reader) -> None:
    for step in (Step.BUY, Step.EXCESS):
        front.seated(front.fought("barbarossa", step), reader, server, new_guest)
        expect(reader.locator(".ef-question h3")).to_be_visible()
        french.read(reader)


def test_the_others_turn_and_the_story_are_french(
    reader: Page, server: Server, new_guest: Guests, french: Reader
) -> None:
    table = front.seated(front.played("first-ring", "end", "end", "end"), reader, server, new_guest)
    front.main(reader).click()
    table.wait(lambda told: isinstance(told, Position) and told.to_move == "soviet" and front.view(table).turn == 2)
    front.asked(table)
    expect(reader.locator(".since")).to_be_visible()
    french.read(reader)
    reader.get_by_role("button", name=french.say("table-menu")).click()
    reader.get_by_role("button", name=french.say("table-resign")).click()
    reader.get_by_role("dialog").get_by_role("button", name=french.say("table-resign-yes")).click()
    over = reader.get_by_role("region", name=french.say("table-over"))
    expect(over).to_be_visible()
    french.read(reader)
    over.get_by_role("link", name=french.say("table-story")).click()
    expect(reader.get_by_role("heading", name=french.say("measure-score"))).to_be_visible()
    expect(reader.locator(".ef-counters")).to_be_attached()
    assert french.say("final-count") in french.read(reader)
