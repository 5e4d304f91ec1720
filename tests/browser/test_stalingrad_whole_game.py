"""A game against the computer, through the page alone, to its end: battles, cards, losses, and the story of it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from kurgan.engine.chance import Dice, stream
from kurgan.engine.compiled import desk_for
from kurgan.engine.game import NOBODY
from kurgan.engine.match import HUMAN, Match
from kurgan.players import player
from kurgan.server.messages import Position
from tests.browser import prepared, stalingrad
from tests.browser.conftest import Battle
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table

MOST_ORDERS = 80
LIKED = (  # what the policy wants most of what is offered
    *("ration", "retreat", "eliminate", "feed", "decorate", "give", "choose", "strike", "take", "recover"),
    *("play", "fire", "react", "attack", "stop", "pass", "done", "end"),
)


def last_turn() -> Match:
    """The computer against itself until the Germans may attack in the last turn, with cards in hand."""
    for seed in range(40):
        match = Match(prepared.game(), "first-turn", {}, [HUMAN, HUMAN], Dice("last turn", f"{seed:064x}"))
        match.settle()
        choose, desk, source = player("greedy", match.game), desk_for(match.game), stream(seed)
        while match.to_move != NOBODY and not is_fit(match):
            seat = match.to_move
            match.play_number(seat, int(choose(match.known(seat), seat, source, desk)))
        if match.to_move != NOBODY:
            return match
    raise AssertionError("no game comes to such a position")


def is_fit(match: Match) -> bool:
    state = match.state
    if match.to_move != 0 or state.turn < state.last_turn or state.hand_size[0] < 3:
        return False
    offered = [match.game.say(match.known(0), number) for number in match.legal(0)]
    return "end" in offered and any(words.startswith("attack") for words in offered)


def liked(table: Table) -> str:
    """Attack with everybody there until somebody had losses to allot; a card in each round, then the next question."""
    given = table.ordered
    unwanted = set[str]()
    if any(words.split()[0] in stalingrad.LOSSES for words in given):
        unwanted |= {"attack"}
    if stalingrad.view(table).step == "action" or given[-1].startswith(("play", "fire")):
        unwanted |= {"play", "fire"}
    wanted = [offer for offer in stalingrad.offers(table) if offer.verb in LIKED and offer.verb not in unwanted]
    return min(wanted, key=lambda offer: (LIKED.index(offer.verb), -len(offer.words.split()))).words


def pass_by_hand(page: Page) -> None:
    """The page shall not answer for the player."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name=re.compile("Pass by itself")).uncheck(force=True)
    page.keyboard.press("Escape")


def simple(table: Table) -> str:
    """A quick set-up; then in each turn an advance, an attack and whatever is asked, and the end of the turn."""
    given, view = table.ordered, stalingrad.view(table)
    turn = [words.split()[0] for words in given[last_end(given) :]]
    unwanted = {verb for verb in ("move", "attack") if verb in turn} | ({"play"} if view.step == "action" else set())
    if given and given[-1].startswith(("play", "fire")):
        unwanted |= {"play", "fire"}
    wanted = [
        offer
        for offer in stalingrad.offers(table)
        if offer.verb in WHOLE and offer.verb not in unwanted and (offer.verb != "move" or is_advance(offer.words))
    ]
    return min(wanted, key=lambda offer: (WHOLE.index(offer.verb), -len(offer.words.split()))).words


def last_end(given: list[str]) -> int:
    """How many orders had been given when the last turn ended."""
    return max((place + 1 for place, words in enumerate(given) if words == "end"), default=0)


def is_advance(words: str) -> bool:
    return words.endswith("/control")


WHOLE = ("setup", "done", "move", *LIKED)
MOST_ORDERS_OF_ALL = 400


def expect_recap(page: Page) -> None:
    """What the Soviets did lies beside the table when their turn is over; it is put away until the next."""
    since = page.get_by_role("region", name="Since your last turn")
    expect(since.get_by_role("listitem").last).to_be_visible()
    expect(since.get_by_role("button", name="Show it again")).to_be_visible()
    page.keyboard.press("Escape")
    expect(since).to_be_hidden()


def test_a_whole_game_is_played_from_the_set_up_to_its_end(page: Page, server: Server, battle: Battle) -> None:
    table = battle(page, server, "stalingrad-1942", {"german": "me", "soviet": "greedy"}, "battle-for-stalingrad")
    pass_by_hand(page)
    for _ in range(MOST_ORDERS_OF_ALL):
        table.wait(lambda told: isinstance(told, Position) and (told.result is not None or told.to_move == "german"))
        if table.position.result:
            break
        if any(line.key == "log-end" for line in table.position.heard):
            expect_recap(page)
        stalingrad.give(table, simple(table))
    given = table.ordered
    assert table.position.result, f"not over after {given}"
    assert given[0].startswith("setup") and given[1] == "done"
    assert given.count("end") >= 1
    expect(page.get_by_role("region", name="The battle is over").get_by_role("heading")).to_be_visible()


def test_a_game_is_played_to_its_end(page: Page, server: Server, new_guest: Guests) -> None:
    table = prepared.seated_at(last_turn(), page, server, new_guest, soviet="greedy")
    pass_by_hand(page)
    for _ in range(MOST_ORDERS):
        table.wait(lambda told: isinstance(told, Position) and (told.result is not None or told.to_move == "german"))
        if table.position.result:
            break
        stalingrad.give(table, liked(table))
    given = table.ordered
    assert table.position.result, f"not over after {given}"
    assert any(words.startswith("attack") for words in given)
    assert any(words.startswith(("play", "fire")) for words in given), given
    assert any(words.split()[0] in stalingrad.LOSSES for words in given), given

    ending = page.get_by_role("region", name="The battle is over")
    expect(ending.get_by_role("heading")).to_be_visible()
    sentence = ending.get_by_role("heading").inner_text()
    ending.get_by_role("link", name="See the battle’s story").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(sentence)
    page.get_by_role("button", name="Verify the draws").click()
    expect(page.locator(".proof").first).to_contain_text(re.compile(r"All \d+ draws follow from the secret"))
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table.head.id))
    expect(page.locator(".bs-seat-soviet")).to_be_visible()
