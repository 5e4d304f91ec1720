"""The whole path in French: nothing in English, no bare key of a catalogue, and a change of language at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kurgan.engine.game import AnyGame
from kurgan.server.messages import Refusal
from tests.browser import board
from tests.browser.conftest import Battle
from tests.browser.french import MEDDLE, French
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import seated


@pytest.fixture
def french(autumn_storm: AnyGame) -> French:
    return French(autumn_storm)


def test_the_way_into_a_battle_and_the_rules_are_french(reader: Page, server: Server, french: French) -> None:
    reader.goto(server.url)
    expect(reader.get_by_role("heading", level=1)).to_have_text(french.say("start-heading"))
    expect(reader.locator(".begin")).to_be_visible()
    read = french.read(reader)
    keys = ("new-match", "choose-opponent", "player-officer-line", "no-matches", "side-axis", "import")
    assert {french.say(key) for key in keys} <= set(read)
    reader.get_by_role("link", name=french.say("read-rules")).click()
    expect(reader.locator(".rule").nth(40)).to_be_attached()
    assert len(french.read(reader)) > 100
    reader.goto(f"{server.url}/join/nobody-sent-this")
    expect(reader.get_by_role("alert")).to_contain_text(french.say("no-invitation"))
    french.read(reader)
    reader.goto(f"{server.url}/nowhere/at/all")
    expect(reader.get_by_role("heading", level=1)).to_have_text(french.say("missing-heading"))
    french.read(reader)


def test_the_battle_and_its_story_are_french(
    reader: Page, server: Server, new_guest: Guests, french: French, autumn_storm: AnyGame
) -> None:
    reader.add_init_script(MEDDLE)
    reader.goto(server.url)
    reader.get_by_role("button", name=french.say("start-first-battle")).click()
    table = seated(reader, server, new_guest.of(reader).frames)
    board.wait_for_counters(reader, table.view)
    assert french.say("lesson-welcome-title") in french.read(reader)

    subject, choice = board.offered(table.position, "move")[0]
    board.pick(table, subject)
    board.aim(table, choice)
    french.read(reader)
    for tab in ("forces", "log", "rules", "map"):
        reader.locator(f"#tab-{tab}").click()
        expect(reader.get_by_role("tabpanel", name=french.say(f"table-tab-{tab}"))).to_be_visible()
        french.read(reader)

    reader.evaluate("window.meddle = 'attack li 0502'")
    board.click(reader, choice.place)
    expect(reader.get_by_role("alert")).to_be_visible()
    refusal = next(told for told in reversed(table.frames.told) if isinstance(told, Refusal))
    said = autumn_storm.catalogue.say(refusal.line, "fr")
    assert reader.get_by_role("alert").inner_text().startswith(said.replace(f" [{refusal.line.rule}]", ""))
    french.read(reader)
    reader.evaluate("window.meddle = null")

    reader.keyboard.press("?")
    expect(reader.get_by_role("dialog")).to_contain_text(french.say("table-key-arrows"))
    french.read(reader)
    reader.keyboard.press("Escape")
    reader.get_by_role("button", name=french.say("table-menu")).click()
    french.read(reader)
    reader.get_by_role("button", name=french.say("table-resign")).click()
    french.read(reader)
    reader.get_by_role("dialog").get_by_role("button", name=french.say("table-resign-yes")).click()
    over = reader.get_by_role("region", name=french.say("table-over"))
    over.get_by_role("link", name=french.say("table-story")).click()
    reader.get_by_role("button", name=french.say("verify")).click()
    expect(reader.locator(".proof")).to_have_count(2)  # the rolls, and the seal that was shown before
    expect(reader.locator(".disproof")).to_have_count(0)
    read = french.read(reader)
    assert {
        french.say(key) for key in ("fairness", "verified-same", "final-count", "dice", "measure-score", "eyes-all")
    } <= set(read)


def test_the_language_changes_in_the_middle_of_a_battle(
    reader: Page, server: Server, battle: Battle, french: French
) -> None:
    table = battle(reader, server, seats={"axis": "me", "soviet": "me"})
    expect(reader.locator(".curtain")).to_be_visible()
    french.read(reader)
    reader.get_by_role("button").click()
    table.wait_for_position()
    board.wait_for_counters(reader, table.view)
    french.read(reader)
    reader.get_by_role("button", name=french.say("table-menu")).click()
    reader.get_by_label(french.say("table-language")).select_option("en")
    expect(board.prompt(reader)).to_contain_text("choose a unit")
    with pytest.raises(AssertionError):
        french.read(reader)
    reader.get_by_label("Language").select_option("fr")
    expect(board.prompt(reader)).to_contain_text("choisissez une unité")
    board.settle(reader)
    french.read(reader)
