"""An attack of Eastern Front by pressing: its plan, and everything that is asked until the last unit has advanced."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import front
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table


def attacking(page: Page, server: Server, guests: Guests, *orders: str, dice: str = "") -> Table:
    """The guided battle after these orders of the Soviets, and the page asks what follows."""
    return front.seated(front.played("first-ring", *orders, dice=dice), page, server, guests)


def expect_plan(page: Page, *codes: str, column: str) -> None:
    """Just these attack: the panel, the button, the forecast and the arrows on the map say so."""
    expect(front.main(page)).to_have_text(f"Attack at {column}")
    expect(page.locator(".forecast .sum dd").last).to_contain_text(column)
    assert front.taken(page) == {front.name_of(page, code) for code in codes}
    for code in codes:
        expect(page.locator(".forecast .factors")).to_contain_text(front.name_of(page, code))


def test_a_plan_is_laid_out_and_changed_on_the_map_and_in_the_panel(
    page: Page, server: Server, new_guest: Guests
) -> None:
    table = attacking(page, server, new_guest, "end")
    front.press(page, "2623")
    expect_plan(page, "su5tb", "su21", "tk4", column="4:1")
    expect(page.locator(".trace.attack")).to_have_count(2)
    front.member(page, "tk4").click()
    expect_plan(page, "su5tb", "su21", column="3:1")
    front.press(page, "2722")
    expect_plan(page, "su5tb", "su21", "tk4", column="4:1")
    front.press(page, "2722")
    expect_plan(page, "su5tb", column="3:2")
    expect(page.locator(".trace.attack")).to_have_count(1)
    front.press(page, "2622")
    expect(front.buttons(page)).to_contain_text("Choose who attacks")
    expect(front.main(page)).to_have_count(0)
    expect(page.locator(".trace.attack")).to_have_count(0)

    page.get_by_role("group", name="The best in one press").get_by_role("button", name="✈").click()
    expect_plan(page, "su5tb", "su21", "tk4", column="5:1")
    expect(page.get_by_role("button", name="Air support")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".forecast .summary")).to_contain_text("the hex can be taken")
    page.keyboard.press("Escape")
    expect(front.plan(page)).to_have_count(0)
    assert table.ordered == []


def test_a_breakthrough_leads_to_advances_another_attack_and_a_way_back_for_the_beaten(
    page: Page, server: Server, new_guest: Guests
) -> None:
    table = attacking(page, server, new_guest, "end")
    front.press(page, "2623")
    expect_plan(page, "su5tb", "su21", "tk4", column="4:1")
    front.main(page).click()
    question = page.get_by_role("region", name="What is asked")
    expect(question).to_contain_text("2623 is free: who advances?")
    expect(question).to_contain_text("BR, breakthrough")

    front.member(page, "su5tb").click()
    front.press(page, "2623")
    front.asked(table)
    front.give(table, "advance tk4 2623")
    expect(front.buttons(page)).to_contain_text("No further attack")
    expect(page.locator(".ef-sight")).to_have_count(1)
    front.press(page, "2624")
    expect_plan(page, "su5tb", "tk4", column="3:1")
    front.main(page).click()

    expect(question).to_contain_text("Morozovsk: where do they fall back?")
    expect(question).to_contain_text("XLVIII Panzer Corps")
    table.wait_for_turn()
    assert set(table.words) == {"retreat 2524", "retreat 2525", "retreat 2625"}
    front.press(page, "2524")
    expect(front.buttons(page).get_by_role("button", name="Far enough")).to_be_visible()
    front.press(page, "2424")
    expect(question).to_contain_text("Morozovsk is free: who advances?")
    assert front.view(table).units["de48"].hex == "2424" and front.view(table).units["de48"].dispersed
    front.buttons(page).get_by_role("button", name="End the advance").click()
    expect(question).to_have_count(0)
    assert table.ordered == [*front.BROKEN[1:], "attack 2624 su5tb tk4", "retreat 2524", "retreat 2424", "done"]


def test_an_exchange_is_paid_by_whom_its_owner_chooses(page: Page, server: Server, new_guest: Guests) -> None:
    table = attacking(page, server, new_guest, "end", "attack 2825 su57 mk4b", dice="1")
    question = page.get_by_role("region", name="What is asked")
    expect(question).to_contain_text("2825: who is lost?")
    expect(question).to_contain_text("The defenders are lost, and the attacker pays for them with whole units")
    assert front.taken(page) == {"57th Army"}, "the smallest loss"
    expect(front.main(page)).to_have_text("Lose 1 unit")
    front.member(page, "mk4b").click()
    expect(front.buttons(page)).to_contain_text("More than is needed")
    expect(front.main(page)).to_have_count(0)
    front.member(page, "su57").click()
    assert front.taken(page) == {"4th Mechanised Corps"}
    front.main(page).click()
    expect(question).to_contain_text("2825 is free: who advances?")
    assert table.ordered == ["lose mk4b"]
    assert front.view(table).units["mk4b"].where == "lost"
    front.give(table, "advance su57 2825")
    assert front.place_of(table, "su57") == "2825"
