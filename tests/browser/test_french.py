"""The whole path in French: nothing in English, no bare key of a catalogue, and a change of language at any time."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement
from playwright.sync_api import Page, expect
from pydantic import TypeAdapter

from kurgan.engine.game import AnyGame
from kurgan.engine.text import ENGINE_WORDS, bundle_of
from kurgan.server.messages import Refusal
from tests.browser import board
from tests.browser.conftest import Battle
from tests.browser.guests import DESK, Guests
from tests.browser.server import Server
from tests.browser.tables import seated

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


@pytest.fixture
def french(autumn_storm: AnyGame) -> French:
    return French(autumn_storm)


@pytest.fixture
def guest(new_guest: Guests) -> Page:
    """Somebody whose browser speaks French."""
    return new_guest(DESK, locale="fr-FR")


def test_the_way_into_a_battle_and_the_rules_are_french(guest: Page, server: Server, french: French) -> None:
    guest.goto(server.url)
    expect(guest.get_by_role("heading", level=1)).to_have_text(french.say("start-heading"))
    expect(guest.locator(".begin")).to_be_visible()
    read = french.read(guest)
    keys = ("new-match", "choose-opponent", "player-greedy-line", "no-matches", "side-axis", "import")
    assert {french.say(key) for key in keys} <= set(read)
    guest.get_by_role("link", name=french.say("read-rules")).click()
    expect(guest.locator(".rule").nth(40)).to_be_attached()
    assert len(french.read(guest)) > 100
    guest.goto(f"{server.url}/join/nobody-sent-this")
    expect(guest.get_by_role("alert")).to_contain_text(french.say("no-invitation"))
    french.read(guest)
    guest.goto(f"{server.url}/nowhere/at/all")
    expect(guest.get_by_role("heading", level=1)).to_have_text(french.say("missing-heading"))
    french.read(guest)


def test_the_battle_and_its_story_are_french(
    guest: Page, server: Server, new_guest: Guests, french: French, autumn_storm: AnyGame
) -> None:
    guest.add_init_script(MEDDLE)
    guest.goto(server.url)
    guest.get_by_role("button", name=french.say("start-first-battle")).click()
    table = seated(guest, server, new_guest.of(guest).frames)
    board.wait_for_counters(guest, table.view)
    assert french.say("lesson-welcome-title") in french.read(guest)

    subject, choice = board.offered(table.position, "move")[0]
    board.pick(table, subject)
    board.aim(table, choice)
    french.read(guest)
    for tab in ("forces", "log", "rules", "map"):
        guest.locator(f"#tab-{tab}").click()
        expect(guest.get_by_role("tabpanel", name=french.say(f"table-tab-{tab}"))).to_be_visible()
        french.read(guest)

    guest.evaluate("window.meddle = 'attack li 0502'")
    board.click(guest, choice.place)
    expect(guest.get_by_role("alert")).to_be_visible()
    refusal = next(told for told in reversed(table.frames.told) if isinstance(told, Refusal))
    said = autumn_storm.catalogue.say(refusal.line, "fr")
    assert guest.get_by_role("alert").inner_text().startswith(said.replace(f" [{refusal.line.rule}]", ""))
    french.read(guest)
    guest.evaluate("window.meddle = null")

    guest.keyboard.press("?")
    expect(guest.get_by_role("dialog")).to_contain_text(french.say("table-key-arrows"))
    french.read(guest)
    guest.keyboard.press("Escape")
    guest.get_by_role("button", name=french.say("table-menu")).click()
    french.read(guest)
    guest.get_by_role("button", name=french.say("table-resign")).click()
    french.read(guest)
    guest.get_by_role("dialog").get_by_role("button", name=french.say("table-resign-yes")).click()
    over = guest.get_by_role("region", name=french.say("table-over"))
    over.get_by_role("link", name=french.say("table-story")).click()
    guest.get_by_role("button", name=french.say("verify")).click()
    expect(guest.locator(".proof")).to_be_visible()
    read = french.read(guest)
    assert {french.say(key) for key in ("fairness", "losses", "dice", "measure-score", "eyes-all")} <= set(read)


def test_the_language_changes_in_the_middle_of_a_battle(
    guest: Page, server: Server, battle: Battle, french: French
) -> None:
    table = battle(guest, server, seats={"axis": "me", "soviet": "me"})
    expect(guest.locator(".curtain")).to_be_visible()
    french.read(guest)
    guest.get_by_role("button").click()
    table.wait_for_position()
    board.wait_for_counters(guest, table.view)
    french.read(guest)
    guest.get_by_role("button", name=french.say("table-menu")).click()
    guest.get_by_label(french.say("table-language")).select_option("en")
    expect(board.prompt(guest)).to_contain_text("choose a unit")
    with pytest.raises(AssertionError):
        french.read(guest)
    guest.get_by_label("Language").select_option("fr")
    expect(board.prompt(guest)).to_contain_text("choisissez une unité")
    french.read(guest)
