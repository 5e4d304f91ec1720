"""Accessibility, as axe sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page
from pydantic import TypeAdapter

SCRIPT: Final = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
FINDINGS: Final = TypeAdapter(list[str])

LOOK = """async ({ part, only }) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const changing = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
    while (changing().length) await Promise.allSettled(changing().map((each) => each.finished)); // each starts others
    const options = { resultTypes: ["violations"], ...(only && { runOnly: only }) };
    const { violations } = await axe.run(part ?? document, options);
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return grave.flatMap(({ id, impact, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${impact}): ${help}: ${target.join(" ")}`));
}"""


def axe(page: Page, part: str | None = None) -> list[str]:
    """Every serious or critical finding on a page or in a part of it, by day and by lamp, one line for each element.

    The lamp changes colours and nothing else, so nothing else is looked at again.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))  # no <script>, which the page's own policy would refuse
    assert part is None or page.locator(part).count(), f"there is no {part}"
    by_day = page.evaluate(LOOK, {"part": part, "only": None})
    page.emulate_media(color_scheme="dark")
    by_lamp = page.evaluate(LOOK, {"part": part, "only": ["color-contrast"]})
    page.emulate_media(color_scheme="light")
    return FINDINGS.validate_python([*by_day, *(f"by lamp: {finding}" for finding in by_lamp)])
