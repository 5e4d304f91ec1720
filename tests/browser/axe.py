"""Accessibility, as axe sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page
from pydantic import TypeAdapter

SCRIPT: Final = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
FINDINGS: Final = TypeAdapter(list[str])

LOOK = """async (part) => {
    const { violations } = await axe.run(part ?? document, { resultTypes: ["violations"] });
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return grave.flatMap(({ id, impact, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${impact}): ${help}: ${target.join(" ")}`));
}"""


def axe(page: Page, part: str | None = None) -> list[str]:
    """Every serious or critical finding on a page or in a part of it, one line for each element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))  # no <script>, which the page's own policy would refuse
    assert part is None or page.locator(part).count(), f"there is no {part}"
    return FINDINGS.validate_python(page.evaluate(LOOK, part))
