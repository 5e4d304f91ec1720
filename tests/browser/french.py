"""A reader of French: every catalogue that a page may speak from, and everything that is to be read on it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement
from playwright.sync_api import Page
from pydantic import TypeAdapter

from kurgan.engine.game import AnyGame
from kurgan.engine.text import ENGINE_WORDS, bundle_of

ROOT: Final = Path(__file__).parents[2]
PAGE_WORDS: Final = ROOT / "client" / "public" / "locale"
SERVER_WORDS: Final = ROOT / "src" / "kurgan" / "server" / "locale"
TEXTS: Final = TypeAdapter(list[str])
ENGLISH: Final = re.compile(
    r"\b(the|and|of|to|your|you|this|that|with|from|for|is|are|was|be|may|can|by|it|its|turn|unit|units|choose|moves?)\b",
    re.IGNORECASE,
)
KEY: Final = re.compile(r"\b[a-z]+(?:-[a-z0-9_]+)+\b")

# Everything to be read or heard, but for what is typed in every language and the names of the languages.
READ = """() => {
    const shown = (each) => {
        const drawn = each.closest("select") ?? each; // what may be chosen is to be read as well
        return drawn.checkVisibility() && !each.closest("code, kbd, [lang]:not(html)");
    };
    const texts = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) if (shown(nodes.currentNode.parentElement)) texts.push(nodes.currentNode.data);
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
        for (const each of document.querySelectorAll(`[${name}]`)) if (shown(each)) texts.push(each.getAttribute(name));
    return texts.map((text) => text.trim()).filter(Boolean);
}"""

# Orders are sent in other words, as a page that has gone wrong would.
MEDDLE = """{
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const words = window.meddle;
        if (words && text.includes('"kind":"do"')) text = text.replace(/"words":"[^"]*"/, `"words":"${words}"`);
        send.call(this, text);
    };
}"""


class French:
    """Every catalogue a page may speak from."""

    def __init__(self, game: AnyGame) -> None:
        english, french = messages(sources(game, "en")), messages(sources(game, "fr"))
        self.bundle = bundle_of("fr", sources(game, "fr"))
        self.keys = {key for key in english if "-" in key}
        self.raw = re.compile(rf"\b(?:{'|'.join(sorted({key.partition('-')[0] for key in self.keys}))})-[a-z]+")
        self.only_english = set(english.values()) - set(french.values()) - {""}

    def say(self, key: str) -> str:
        value = self.bundle.get_message(key).value
        assert value is not None, key
        words, errors = self.bundle.format_pattern(value, {})
        assert not errors, errors
        return str(words)

    def read(self, page: Page) -> list[str]:
        """Everything on a page; none of it English, none of it a key."""
        texts = TEXTS.validate_python(page.evaluate(READ))
        assert [text for text in texts if text in self.only_english or ENGLISH.search(text)] == []
        assert [text for text in texts if self.keys & set(KEY.findall(text))] == []
        assert page.evaluate("document.documentElement.lang") == "fr"
        return texts


class Reader(French):
    """Somebody who also notices a key that no catalogue has: one that begins as others do."""

    def read(self, page: Page) -> list[str]:
        texts = super().read(page)
        assert [text for text in texts if self.raw.search(text)] == []
        return texts


def sources(game: AnyGame, language: str) -> list[str]:
    """The catalogues of the engine, the server, the game and the page."""
    folders = (ENGINE_WORDS, SERVER_WORDS, game.folder / "locale", PAGE_WORDS)
    return [path.read_text("utf-8") for folder in folders for path in folder.glob(f"*{language}.ftl")]


def messages(sources: list[str]) -> dict[str, str]:
    """Each message by its key: its words, where nothing has to be put into them, else nothing."""
    entries = [entry for source in sources for entry in FluentParser().parse(source).body]
    return {entry.id.name: words_of(entry.value) for entry in entries if isinstance(entry, Message)}


def words_of(pattern: Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    texts = [element.value for element in elements if isinstance(element, TextElement)]
    return "".join(texts) if len(texts) == len(elements) else ""
