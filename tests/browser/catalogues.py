"""What a page says, looked up in its catalogues and its own language."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle
from playwright.sync_api import Page

from kurgan.engine.text import bundle_of
from kurgan.games import load
from tests.browser.french import sources


@cache
def catalogue(game: str, language: str) -> FluentBundle:
    """Everything the page of a game may say in a language."""
    return bundle_of(language, sources(load(game), language))


def said(page: Page, game: str, key: str, **values: str | float) -> str:
    """A message in the language of a page."""
    bundle = catalogue(game, str(page.evaluate("document.documentElement.lang")))
    value = bundle.get_message(key).value
    assert value is not None, key
    words, errors = bundle.format_pattern(value, values)
    assert not errors, errors
    return str(words)
