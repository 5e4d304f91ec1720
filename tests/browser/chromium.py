"""The browser of this machine, as the tests and the scripts that look at the page start it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium while it is needed."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def installed() -> str:
    """Where Chromium is on this machine."""
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        raise FileNotFoundError("there is no Chromium here: run `make browser`")
    return found
