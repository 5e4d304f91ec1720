"""Two browsers, two sides: what crosses the wire to one of them is what that side knows, and nothing else.

One turn each, over real sockets; tests/server/test_shadows_on_the_wire.py compares whole sequences, in every game.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from kurgan.engine.game import CHANCE, AnyGame, Choice
from kurgan.engine.match import Match
from kurgan.games.autumn_storm.view import View
from kurgan.server.messages import MatchHead, News, Position
from tests.browser import board
from tests.browser.guests import Frames, Guests
from tests.browser.server import Server
from tests.browser.tables import Table, seated, story_of
from tests.browser.truth import Truth, every_position_is_the_seats_own

TURNS = 1
VERBS = ("attack", "bombard", "move")


def test_each_page_is_told_what_its_side_knows_and_nothing_else(
    new_guest: Guests, server: Server, autumn_storm: AnyGame, frames: Callable[[Page], Frames]
) -> None:
    host, friend = invited(new_guest, server)
    play(host, friend)
    truth = Truth.read(autumn_storm, server.data / "kurgan.sqlite", host.head.id)
    told = [host.frames, friend.frames]
    assert [page.unread for page in told] == [[], []]
    matches = list(truth.matches())
    for seat, page in enumerate(told):
        every_position_is_the_seats_own(truth, matches, seat, page, least=2 * TURNS + 1)
    no_hidden_unit_has_a_place(matches, told)
    no_unseen_order_is_heard_of(matches[-1], told)
    no_secret_has_crossed(truth, told)

    give_up(host, friend)
    assert truth.row.secret in friend.frames.everything, "the search finds a secret that was told"


def invited(new_guest: Guests, server: Server) -> tuple[Table, Table]:
    """A match against a friend, begun and joined as people do."""
    pages = new_guest(), new_guest()
    pages[0].goto(server.url)
    pages[0].get_by_role("radio", name="Mamayev Kurgan").check(force=True)
    pages[0].get_by_role("radio", name="A friend, by link").check(force=True)
    pages[0].get_by_role("button", name=re.compile("get the link")).click()
    pages[1].goto(pages[0].get_by_label("Invitation link").input_value())
    expect(pages[1].get_by_role("heading", name="You are invited to a battle")).to_be_visible()
    expect(pages[1].get_by_text("You would play the Soviet side.")).to_be_visible()
    pages[1].get_by_label("Your name").fill("Boris")
    pages[1].get_by_role("button", name="Join as Soviet").click()
    expect(pages[0].get_by_text(re.compile("Boris (has joined|is here|has come)"))).to_be_visible()
    expect(pages[0].get_by_label("Invitation link")).to_have_count(0)
    host, friend = (seated(page, server, new_guest.of(page).frames) for page in pages)
    assert host.head.id == friend.head.id
    return host, friend


def play(host: Table, friend: Table) -> None:
    """Each side moves its headquarters about in the rear, and gives a random order that it takes back if it can."""
    luck = random.Random(1942)
    for turn in range(1, TURNS + 1):
        for table in (host, friend):
            table.wait_for_turn()
            board.catch_up(table)
            give(table, to_the_rear(table))
            give(table, [luck.choice(each) for verb in VERBS if (each := board.offered(table.position, verb))])
            if turn == 1 and table.position.can_undo:
                take_back(table)
            board.end_turn(table)
    host.wait_for_turn()
    friend.wait(lambda told: isinstance(told, Position) and told.to_move != told.seat)


def give(table: Table, orders: list[tuple[str, Choice]]) -> None:
    """The first of some orders, if there is one."""
    if orders:
        board.order(table, *orders[0])


def to_the_rear(table: Table) -> list[tuple[str, Choice]]:
    """Moves of the headquarters, those farthest from the enemy first."""
    [headquarters] = [unit.code for unit in table.view.units if unit.side == table.view.seat and unit.kind == "hq"]
    moves = [each for each in board.offered(table.position, "move") if each[0] == headquarters]
    return sorted(moves, key=lambda each: each[1].place, reverse=table.view.seat == "soviet")


def take_back(table: Table) -> None:
    at = table.position.at
    table.page.get_by_role("button", name="Undo").click()
    table.wait_for_position(after=at)
    board.catch_up(table)


def give_up(host: Table, friend: Table) -> None:
    """The host resigns, and the friend reads the story."""
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Resign …").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    over = friend.page.get_by_role("region", name="The battle is over")
    over.get_by_role("link", name="See the battle’s story").click()
    story_of(friend.page, friend.frames)


def no_hidden_unit_has_a_place(matches: list[Match], told: list[Frames]) -> None:
    """Who stands out of sight is never named with its hex on the enemy's page; on its own side's page it is."""
    hidden = shown = 0
    for seat, page in enumerate(told):
        then = {match.moments[seat]: match for match in matches}
        own_pages = {position.at: position for position in told[1 - seat].positions}
        for position in page.positions:
            match = then[position.at]
            view = View.model_validate(position.view)
            named = {(unit.code, unit.hex) for unit in view.units if unit.code and unit.hex}
            for code, hex in standing(match, 1 - seat):
                is_named = (code, hex) in named
                assert is_named <= (hex in view.seen), f"{code} in {hex} is out of sight"
                hidden += not is_named
                own = own_pages.get(match.moments[1 - seat])
                if own:
                    shown += 1
                    assert (code, hex) in {(unit.code, unit.hex) for unit in View.model_validate(own.view).units}
    assert hidden > 20 and shown, "there was something to hide, and it was shown to its own side"


def standing(match: Match, seat: int) -> Iterator[tuple[str, str]]:
    """The units of a side and their hexes, from the truth."""
    lifted = View.model_validate(match.game.lifted(match.state))
    for unit in lifted.units:
        if unit.side == match.game.seats[seat] and unit.code and unit.hex:
            yield unit.code, unit.hex


def no_unseen_order_is_heard_of(match: Match, told: list[Frames]) -> None:
    """The words of an order that the other side saw nothing of never came to its page; they stood on the giver's."""
    unseen = [entry for entry in match.entries if entry.seat != CHANCE and not entry.heard[1 - entry.seat]]
    assert unseen, "something happened out of somebody's sight"
    for entry in unseen:
        words = f'"{entry.words}"'
        assert words in told[entry.seat].everything
        assert words not in told[1 - entry.seat].everything


def no_secret_has_crossed(truth: Truth, told: list[Frames]) -> None:
    """Neither what the dice are made of nor what makes somebody else a guest, a friend or a watcher."""
    host, friend = truth.row.seats
    assert host.guest and friend.guest and host.guest != friend.guest
    for seat, other, page in ((host, friend, told[0]), (friend, host, told[1])):
        assert seat.watching in page.everything, "the search finds the watch link of one's own"
        for secret in (truth.row.secret, host.guest, friend.guest, other.watching):
            assert secret and secret not in page.everything
    assert friend.invitation is None
    first = next(each for each in told[0].told if isinstance(each, News))
    invitation = str(first.match.invitation).rpartition("/")[2]
    assert len(invitation) > 20 and invitation in told[0].everything
    assert invitation not in "".join(told[1].received) + "".join(body for _, body in told[1].answers)
    joined = next(place for place, each in enumerate(told[0].told) if isinstance(each, News) and is_full(each.match))
    assert invitation not in "".join(told[0].received[joined:])


def is_full(head: MatchHead) -> bool:
    return all(seat.is_taken for seat in head.seats)
