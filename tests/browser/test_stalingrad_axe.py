"""Battle for Stalingrad has no serious or critical finding of axe, and its rulebook lists every card twice over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kurgan.engine.datafile import Text
from kurgan.games.battle_for_stalingrad.tables.cards import ACTIONS, FORCES, LOCATIONS
from tests.browser import board, prepared, stalingrad
from tests.browser.axe import axe
from tests.browser.guests import DESK, Guests
from tests.browser.server import Server

CARDS: list[Text] = [
    *(card.name for card in LOCATIONS),
    *(card.name for card in FORCES),
    *(card.title for card in ACTIONS),
]


def looked(page: Page, part: str | None = None) -> list[str]:
    """What axe finds once the page is drawn with its own letters; before, some of its rules say nothing."""
    board.settle(page)
    return axe(page, part)


def plain(text: str) -> str:
    """The page puts narrow spaces where French wants them."""
    return re.sub(r"\s", " ", text)


def told(found: dict[str, list[str]]) -> str:
    """All findings, one line for each."""
    return "\n".join(f"{where}: {finding}" for where, findings in found.items() for finding in findings)


def test_the_table_is_accessible(guest: Page, server: Server, new_guest: Guests) -> None:
    match = prepared.played("first-turn", "move 71inf station/control", cards="stuka+2 staff+1")
    table = prepared.seated_at(match, guest, server, new_guest, soviet="greedy")
    stalingrad.settle(table)
    found = {"at first": looked(guest)}
    stalingrad.press(guest, "76inf")
    expect(guest.locator(".bs-lit").first).to_be_attached()
    found["a Force"] = looked(guest)
    stalingrad.press(guest, "staff+1")
    expect(guest.locator('.bs-selected[data-place="staff+1"]')).to_be_attached()
    found["a card"] = looked(guest)
    guest.keyboard.press("Escape")
    stalingrad.press(guest, "station")
    expect(guest.locator(".forecast").first).to_be_attached()
    found["a forecast"] = looked(guest)
    guest.locator("#tab-forces").click()
    expect(guest.locator(".bs-lists")).to_be_visible()
    found["piles"] = looked(guest, ".side-panel")
    stalingrad.give(table, "attack station 71inf")
    expect(guest.get_by_role("region", name="Battle")).to_be_visible()
    found["a battle"] = looked(guest)
    assert not any(found.values()), told(found)


def test_losses_and_an_answer_are_accessible(guest: Page, server: Server, new_guest: Guests) -> None:
    prepared.seated_at(prepared.beaten(), guest, server, new_guest, soviet="greedy")
    expect(guest.get_by_role("button", name="Cheapest way")).to_be_visible()
    found = {"losses": looked(guest)}
    orders = ("move 71inf station/control", "attack station 71inf", "play stuka+2")
    match = prepared.played("first-turn", *orders, cards="stuka+2 maskirovka-3")
    prepared.seated_at(match, guest, server, new_guest, german="greedy")
    expect(guest.locator(".bs-announced")).to_be_visible()
    found["an answer"] = looked(guest)
    assert not any(found.values()), told(found)


def test_the_rulebook_and_its_cards_are_accessible(guest: Page, server: Server) -> None:
    guest.goto(f"{server.url}/rules/{prepared.GAME}#cards")
    expect(guest.locator(".bs-catalogue li")).to_have_count(len(CARDS))
    assert not (found := looked(guest)), told({"rulebook": found})


@pytest.mark.parametrize(("language", "other"), [("en", "fr"), ("fr", "en")])
def test_the_rulebook_lists_every_card_in_both_languages(
    new_guest: Guests, server: Server, language: str, other: str
) -> None:
    assert len(LOCATIONS) + len(FORCES) + sum(len(card.firefight) for card in ACTIONS) == 168
    page = new_guest(DESK, locale=f"{language}-FR")
    page.goto(f"{server.url}/rules/{prepared.GAME}#cards")
    entries = page.locator(".bs-catalogue li")
    expect(entries).to_have_count(len(CARDS))
    own = entries.locator("h4").all_inner_texts()
    others = entries.locator(f"[lang={other}]").all_inner_texts()
    assert sorted(map(plain, own)) == sorted(plain(getattr(card, language)) for card in CARDS)
    for text in (plain(getattr(card, other)) for card in CARDS):
        assert any(plain(said).startswith(f"{text}. ") for said in others), text
    assert all(len(said) > 40 for said in others), "each with its text"
