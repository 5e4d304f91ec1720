"""An attack that is owed: what it would cost is said before it comes to that, and the phase does not end before it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import front
from tests.browser.guests import DESK, PHONE, Guests, Screen
from tests.browser.server import Server

STROKE = "attack 2623 su5tb su21 tk4"
OWING = ("end", STROKE, "done")
OWED = ["2522", "2723"]
# Stalingrad is owed when Boguchar and Kletskaya have been attacked in vain
PRESSED = (*OWING, "attack 2522 su1g", "yield", "attack 2723 tk16", "yield")


def cautions(page: Page) -> Locator:
    return page.locator(".side-panel .cautions li")


def window(page: Page) -> Locator:
    return page.locator("dialog[open]")


def is_in_sight(part: Locator) -> bool:
    """Is all of it on the screen as it is, without scrolling?"""
    box, size = part.bounding_box(), part.page.viewport_size
    assert box and size
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"] and bool(part.evaluate(UNCOVERED))


UNCOVERED = """(part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return part.contains(met);
}"""


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_plan_says_at_once_what_else_must_be_attacked_and_what_it_costs(
    screen: Screen, server: Server, new_guest: Guests
) -> None:
    page = new_guest(screen)
    front.seated(front.played("uranus", "end"), page, server, new_guest)
    front.press(page, "2623")
    lines = page.locator(".cautions li.grave")
    expect(lines).to_have_count(len(OWED))
    expect(lines.first).to_contain_text(
        "Boguchar must be attacked too: at best 1:3 with an air unit, attackers lost on 4 of 6 rolls"
    )
    expect(lines.last).to_contain_text("Kletskaya must be attacked too")
    expect(lines.last).to_contain_text("Stalingrad must be attacked then")
    expect(lines.first.get_by_role("img", name="Warning")).to_have_text("⚠")
    expect(lines.first.get_by_role("button", name="Rule 6.2")).to_be_visible()
    assert is_in_sight(lines.first) and is_in_sight(lines.last)
    expect(page.locator(".trace.sign")).to_have_count(len(OWED))


def test_an_attack_that_brings_losses_is_asked_about_once(page: Page, server: Server, new_guest: Guests) -> None:
    table = front.seated(front.played("uranus", "end"), page, server, new_guest)
    front.press(page, "2623")
    expect(cautions(page)).to_have_count(len(OWED))
    expect(front.main(page).get_by_role("img", name="Warning")).to_be_visible()
    assert "dangerous" in (front.main(page).get_attribute("class") or "")

    front.main(page).click()
    expect(window(page).get_by_role("heading")).to_have_text("Attack at 4:1?")
    expect(window(page)).to_contain_text("Boguchar must be attacked too: at best 1:3")
    window(page).get_by_role("button", name="Think again").click()
    expect(window(page)).to_have_count(0)
    assert table.ordered == []

    front.press(page, "2623")  # a second press on the target means the same as the button
    expect(window(page)).to_be_visible()
    window(page).get_by_role("button", name="Attack at 4:1").click()
    front.asked(table)
    assert table.ordered == [STROKE]


def test_an_attack_that_brings_nothing_is_not_asked_about(page: Page, server: Server, new_guest: Guests) -> None:
    table = front.seated(front.played("uranus", "end"), page, server, new_guest)
    front.press(page, "2825")
    expect(front.main(page)).to_have_text("Attack at 2:1")
    expect(page.locator(".forecast")).to_be_visible()
    expect(cautions(page)).to_have_count(0)
    expect(page.locator(".dangerous")).to_have_count(0)
    front.main(page).click()
    front.asked(table)
    assert table.ordered == ["attack 2825 su57 mk4b"]


def test_a_phase_does_not_end_while_an_attack_is_owed(page: Page, server: Server, new_guest: Guests) -> None:
    table = front.seated(front.played("uranus", *OWING, dice="3"), page, server, new_guest)
    assert front.view(table).overdue == OWED and "end" not in table.words
    expect(front.main(page)).to_have_count(0)
    prompt = page.locator(".prompt-line")
    expect(prompt).to_contain_text("Boguchar and Kletskaya must still be attacked too, since units that attack")
    prompt.get_by_role("button", name="Show").click()
    expect(page.locator(".ef-pointed")).to_have_count(len(OWED))
    expect(page.locator(".ef-counters .ef-owed")).to_have_count(4)

    page.keyboard.press("e")
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("The phase cannot end: Boguchar and Kletskaya must still be attacked")
    expect(refusal.get_by_role("button", name="Rule 6.2")).to_be_visible()
    assert table.ordered == []

    front.press(page, "2522")
    expect(front.plan(page)).to_be_visible()
    expect(cautions(page)).to_contain_text("Every result costs the attacker units, and none takes the hex")
    front.main(page).click()  # it is owed: nobody is asked whether he means it
    front.asked(table)
    assert table.ordered[0].startswith("attack 2522") and front.view(table).overdue == ["2723"]
    expect(prompt).to_contain_text("Kletskaya must still be attacked too, since units that attack stand next to it")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_next_goes_to_what_is_owed_and_lays_out_what_risks_least(
    screen: Screen, server: Server, new_guest: Guests
) -> None:
    page = new_guest(screen)
    table = front.seated(front.played("uranus", *PRESSED, dice="3 5 5"), page, server, new_guest)
    assert front.view(table).overdue == ["2823"]
    front.click(front.buttons(page).get_by_role("button", name="Next"))
    expect(page.locator(".prompt-line")).to_contain_text("Attack on Stalingrad: 6 against 22, 1:4")
    assert front.taken(page) == {"65th Army", "62nd Army"}
    expect(front.main(page)).to_have_text("⚠ Attack at 1:4")
