"""The sheet of a simulation in a browser: it asks for nothing, and fits a desk and a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request

from kurgan.engine.game import AnyGame
from kurgan.simulate.contest import Job
from kurgan.simulate.paper import page
from kurgan.simulate.report import full_report

PLAYERS = ("random", "random")


@pytest.mark.parametrize("size", [(1400, 900), (390, 844)], ids=["desk", "phone"])
def test_a_sheet_asks_for_nothing_and_is_as_wide_as_the_screen(
    browser: Browser, autumn_storm: AnyGame, tmp_path: Path, size: tuple[int, int]
) -> None:
    scenario = autumn_storm.rulebook.game.scenario
    accounts = Job.of(autumn_storm, autumn_storm.start(scenario, {}), PLAYERS, 2).written(range(30))
    file = tmp_path / "sheet.html"
    page.write(file, autumn_storm, full_report(autumn_storm, scenario, PLAYERS, 2, accounts), accounts, "en")
    opened = browser.new_page(viewport={"width": size[0], "height": size[1]})
    asked: list[str] = []

    def ask(request: Request) -> None:
        asked.append(request.url)

    opened.on("request", ask)
    opened.goto(file.as_uri())
    assert asked == [file.as_uri()]
    assert opened.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert opened.locator(".maps svg").count() == 2
    assert all(each.bounding_box() is not None for each in opened.locator("svg").all())
    opened.close()
