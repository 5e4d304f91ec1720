"""The story of a finished match: what happened, step by step, with the eyes of either side and of both."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import prepared, stalingrad
from tests.browser.guests import Guests
from tests.browser.server import Server

GERMAN_HAND, SOVIET_HAND = {"stuka+2", "rats-1", "airlift+1", "staff+1", "knights-cross+3"}, {"hug-1", "molotov+2"}


def hand_of(page: Page, seat: str) -> set[str]:
    """The own hand of the seat whose eyes are lent."""
    expect(page.locator(f".bs-seat-{seat}")).to_be_visible()
    faces = page.locator(".bs-hand > [data-place]").evaluate_all("(cards) => cards.map((card) => card.dataset.place)")
    return set(stalingrad.PLACES.validate_python(faces))


def test_a_finished_match_is_seen_again_with_either_eyes(page: Page, server: Server, new_guest: Guests) -> None:
    match = prepared.finished(" ".join(sorted(GERMAN_HAND | SOVIET_HAND)))
    table = prepared.seated_at(match, page, server, new_guest)
    page.goto(f"{table.url}/story")
    last, where = len(match.entries), page.locator(".where")
    expect(where).to_have_text(f"Step {last} of {last}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Soviet")

    count = page.get_by_role("region", name="In the end")
    assert not re.search(r"measure-", count.inner_text())

    battle = page.get_by_role("region", name="Battle")
    expect(battle).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(where).to_have_text(f"Step {last - 1} of {last}")
    expect(stalingrad.on_table(page, "german/shown/rats-1")).to_be_visible()

    eyes = page.get_by_label("Seen by")
    eyes.select_option(label="German")
    assert hand_of(page, "german") == GERMAN_HAND - {"stuka+2", "rats-1"}
    expect(page.locator(".bs-backs .bs-seen")).to_have_count(0)
    expect(page.locator(".bs-backs-count")).to_have_text("Soviet: 10 cards")

    eyes.select_option(label="Soviet")
    assert hand_of(page, "soviet") >= SOVIET_HAND
    expect(page.locator(".bs-backs .bs-seen")).to_have_count(0)

    eyes.select_option(label="Fog lifted")
    expect(page.locator(".bs-backs .bs-seen")).to_have_count(10)
    for title in ("Hug the Enemy", "Molotov"):
        expect(page.locator(".bs-backs .bs-seen", has_text=title).first).to_be_attached()

    attack = next(step for step, entry in enumerate(match.entries) if entry.words.startswith("attack"))
    page.get_by_role("button", name="To the start").click()
    expect(where).to_have_text(f"Step 0 of {last}")
    expect(battle).to_have_count(0)
    page.goto(f"{table.url}/story?step={attack}&eyes=german")
    expect(where).to_have_text(f"Step {attack} of {last}")
    expect(page.locator(".bs-seat-german")).to_be_visible()
    assert stalingrad.pieces(page, "german/station/control") == ["71inf"]
    expect(battle).to_have_count(0)
    page.get_by_role("button", name="One step on").click()
    expect(battle).to_be_visible()
    told = page.locator(".step-words")
    expect(told).to_contain_text("The Germans attack")
    assert match.entries[attack].words not in told.inner_text(), "a step is told in sentences, not as one types it"
