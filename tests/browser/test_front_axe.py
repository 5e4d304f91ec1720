"""Eastern Front has no serious or critical finding of axe: by day and by lamp, at a desk and on a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from kurgan.games.eastern_front.state import Step
from tests.browser import board, front, prepared
from tests.browser.axe import axe
from tests.browser.guests import Guests
from tests.browser.server import Server


def looked(page: Page, part: str | None = None) -> list[str]:
    """What axe finds once the page is drawn with its own letters; before, some of its rules say nothing."""
    board.settle(page)
    return axe(page, part)


def told(found: dict[str, list[str]]) -> str:
    """All findings, one line for each."""
    return "\n".join(f"{where}: {finding}" for where, findings in found.items() for finding in findings)


def test_a_month_is_accessible(guest: Page, server: Server, new_guest: Guests) -> None:
    table = front.seated(front.played("uranus"), guest, server, new_guest)
    found = {"at first": looked(guest)}
    for tab in ("forces", "log", "rules", "map"):
        guest.locator(f"#tab-{tab}").click()
        expect(guest.locator(f"[role=tabpanel][aria-labelledby=tab-{tab}]")).to_be_visible()
        found[tab] = looked(guest, ".side-panel")
    front.lay_over(guest)
    found["everything on the map"] = looked(guest)
    front.press(guest, front.place_of(table, "tk18"))
    expect(guest.locator("[data-light=rail]").first).to_be_attached()
    found["a railway"] = looked(guest)

    table = front.seated(front.played("first-ring", "end", "end"), guest, server, new_guest)
    front.press(guest, front.place_of(table, "tk16"))
    expect(guest.locator("[data-light=go]").first).to_be_attached()
    found["a move"] = looked(guest)
    guest.keyboard.press("Escape")
    front.click(front.main(guest))
    expect(guest.get_by_role("dialog")).to_be_visible()
    found["the end of a phase"] = looked(guest, "dialog")
    assert not any(found.values()), told(found)


def test_an_attack_and_its_questions_are_accessible(guest: Page, server: Server, new_guest: Guests) -> None:
    front.seated(front.played("first-ring", "end"), guest, server, new_guest)
    front.press(guest, "2623")
    expect(guest.locator(".forecast .summary")).to_be_visible()
    found = {"a plan": looked(guest)}
    positions = {
        "an advance": front.played("first-ring", *front.BROKEN[:2], dice="6"),
        "a breakthrough": front.played("first-ring", *front.BROKEN, dice="6"),
        "a removal": front.played("first-ring", "end", "attack 2623 su5tb", dice="1"),
        "a retreat": front.played("first-ring", "end", "attack 2623 su5tb", dice="6"),
        "losses": front.played("first-ring", "end", "attack 2825 su57 mk4b", dice="1"),
        "too many": front.fought("barbarossa", Step.EXCESS),
    }
    for name, match in positions.items():
        front.seated(match, guest, server, new_guest)
        found[name] = looked(guest)
    assert not any(found.values()), told(found)


def test_what_the_axis_is_asked_and_told_is_accessible(guest: Page, server: Server, new_guest: Guests) -> None:
    match = front.played("first-ring", *front.BROKEN, "attack 2624 su5tb tk4", dice="6")
    front.seated(match, guest, server, new_guest)
    expect(guest.locator(".ef-answers")).to_be_visible()
    found = {"stand or yield": looked(guest)}
    front.seated(front.fought("barbarossa", Step.BUY), guest, server, new_guest)
    found["an elimination"] = looked(guest)
    assert not any(found.values()), told(found)


def test_the_way_in_the_rules_and_the_story_are_accessible(guest: Page, server: Server, new_guest: Guests) -> None:
    guest.goto(f"{server.url}/rules/{front.GAME}")
    expect(guest.locator(".rule").nth(40)).to_be_attached()
    found = {"rules": looked(guest)}
    match = front.played("first-ring", *["end"] * 4)
    match.resign(1)
    table = prepared.seated_at(match, guest, server, new_guest)
    guest.goto(f"{table.url}/story")
    expect(guest.locator(".ef-counters")).to_be_attached()
    found["story"] = looked(guest)
    guest.goto(server.url)
    guest.get_by_role("radio", name="Eastern Front").check(force=True)
    expect(guest.locator(".choice .picture svg").first).to_be_visible()
    found["start"] = looked(guest)
    assert not any(found.values()), told(found)
