"""Matches that begin where a test wants them to, most of them of Battle for Stalingrad.

    match = played("first-turn", "move 71inf station/control", cards="stuka+2 hug-1")
    table = seated_at(match, page, server, new_guest, soviet="greedy")

Chance brings the cards that are named as soon as it can, and whatever comes first otherwise. What happens after the
match has come to the server follows from the secret below, so it is always the same.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from functools import cache
from typing import Final

from playwright.sync_api import Page, expect

from kurgan.cli.ready import ready
from kurgan.engine.chance import Dice, stream
from kurgan.engine.compiled import desk_for
from kurgan.engine.game import CHANCE, AnyGame
from kurgan.engine.journal import resumable, written
from kurgan.engine.match import HUMAN, Match, SealedDice
from kurgan.players import player
from kurgan.server.messages import MatchHead, Position
from tests.browser.guests import Guests
from tests.browser.server import Server
from tests.browser.tables import Table

GAME: Final = "battle-for-stalingrad"
SECRET: Final = hashlib.sha256(b"browser tests").hexdigest()


@cache
def game() -> AnyGame:
    return ready(GAME)


def played(scenario: str, *orders: str, cards: str = "", fate: str = "") -> Match:
    """A match after these orders, each given by whoever is to move; cards are drawn as named, or kept for fate."""
    dice = Dice("browser", SECRET)
    match = Match.waiting(game(), scenario, [HUMAN, HUMAN], dice=SealedDice(dice.match, (), dice.commitment))
    wanted = Counter([*(f"draws {card}" for card in cards.split()), *(f"fate {card}" for card in fate.split())])
    let_chance(match, wanted)
    for words in orders:
        match.play(match.to_move, words)
        let_chance(match, wanted)
    assert not +wanted, f"{wanted} never came"
    match.dice = dice
    return match


def fought(game: AnyGame, scenario: str, is_enough: Callable[[Match], bool]) -> Match:
    """The computer against itself in any game, until it is enough; always the same way."""
    match = Match(game, scenario, {}, [HUMAN, HUMAN], Dice("browser", SECRET))
    match.settle()
    choose, desk, source = player("greedy", game), desk_for(game), stream(1942)
    while not is_enough(match):
        seat = match.to_move
        assert seat >= 0, "the battle was over before"
        match.play_number(seat, int(choose(match.known(seat), seat, source, desk)))
    return match


def beaten(*moves: str) -> Match:
    """The 71st has attacked the 193rd at the station, two stand behind it, and it has two hits left to absorb."""
    opening = ("move 71inf station/control", "move 305inf station/perimeter", *moves, "attack station 71inf")
    absorbed = (*["ration 193rd"] * 4, "ration 71inf")
    fate = "airlift+1 flotilla-1"  # one raises the German total, the other lowers it again
    match = played("first-turn", *opening, *["pass"] * 4, *absorbed, fate=fate)
    assert match.to_move == 0 and match.state.hits == 2
    return match


def finished(cards: str = "stuka+2 rats-1") -> Match:
    """A battle, and in the middle of it the German player gives up."""
    orders = (
        "move 71inf station/control",
        "attack station 71inf",
        "play stuka+2",
        *["pass"] * 3,
        "fire rats-1",
        "pass",
    )
    match = played("first-turn", *orders, cards=cards)
    match.resign(0)
    return match


def let_chance(match: Match, wanted: Counter[str]) -> None:
    """Chance brings what is wanted, else the first thing that nobody waits for."""
    while match.to_move == CHANCE:
        numbers = [number for number, _ in match.game.outcomes(match.state)]
        outcomes = {match.game.say_chance(match.state, number): number for number in numbers}
        kept = {words.split()[1] for words in +wanted}
        others = [words for words in outcomes if words.split()[1] not in kept]
        words = [*(words for words in outcomes if wanted[words] > 0), *others][0]
        wanted[words] -= 1
        match.happen(outcomes[words])


def seated_at(match: Match, page: Page, server: Server, guests: Guests, **seats: str) -> Table:
    """A match that was played so far elsewhere, opened in a page: each seat is `me`, `friend` or a computer player.

    Who brings a match file sits in every seat; before anybody opens the table, the others get up.
    """
    text = resumable(match) if match.result is None else written(match)
    answer = page.request.post(
        f"{server.url}/api/matches/import", data={"text": text}, headers={"Origin": server.url}, timeout=60_000
    )
    assert answer.ok, f"{answer.status}: {answer.text()}"
    head = MatchHead.model_validate_json(answer.text())
    for name, who in seats.items():
        if who != "me":
            get_up(server, head.id, name, who)
    table = Table(page, server, guests.of(page).frames, head)
    page.goto(table.url)
    if match.result is None:
        table.wait(lambda _: True)
    return table


def get_up(server: Server, id: str, name: str, player: str) -> None:
    """A seat becomes a friend's or a computer's; its invitation is the name of the match itself."""
    values = (HUMAN, f"friend-of-{id}") if player == "friend" else (player, None)
    with closing(sqlite3.connect(server.data / "kurgan.sqlite", timeout=10)) as file, file:
        seat = (*values, id, name)
        file.execute("update seats set guest = null, player = ?, invitation = ? where match = ? and name = ?", seat)


def join(host: Table, page: Page, guests: Guests) -> Table:
    """A friend takes the seat that was left free."""
    page.goto(f"{host.server.url}/join/friend-of-{host.head.id}")
    page.get_by_role("button", name="Join as").click()
    friend = Table(page, host.server, guests.of(page).frames, host.head)
    friend.wait(lambda _: True)
    expect(page.locator(".bs-table")).to_be_visible()
    return friend


def sit(table: Table, side: str) -> None:
    """On one screen: the player of a side takes it."""
    table.page.get_by_role("button", name=f"I am the {side} player").click()
    table.wait(lambda told: isinstance(told, Position) and told.seat == side.lower())
    expect(table.page.locator(f".bs-seat-{side.lower()}")).to_be_visible()
