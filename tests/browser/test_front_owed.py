"""An attack that is owed: the phase does not end before it, and the page says what is owed and why."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import front
from tests.browser.guests import Guests
from tests.browser.server import Server

OWING = ("end", "attack 2623 su5tb su21 tk4", "done")
OWED = ["2522", "2723"]


def test_a_plan_says_whom_one_must_attack_because_of_it(page: Page, server: Server, new_guest: Guests) -> None:
    front.seated(front.played("uranus", "end"), page, server, new_guest)
    front.press(page, "2623")
    expect(front.plan(page)).to_contain_text(
        "Whoever attacks here must attack Boguchar and Kletskaya in this phase too."
    )
    expect(front.plan(page).get_by_role("button", name="Rule 6.2")).to_be_visible()
    expect(page.locator(".trace.sign")).to_have_count(len(OWED))


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
    front.main(page).click()
    front.asked(table)
    assert table.ordered[0].startswith("attack 2522") and front.view(table).overdue == ["2723"]
    expect(prompt).to_contain_text("Kletskaya must still be attacked too, since units that attack stand next to it")
