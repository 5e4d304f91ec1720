"""Orders in parts: which follow the words of one that opens is asked for, and worked out once for each moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from kurgan.engine.game import AnyGame, Group
from kurgan.engine.match import Match
from kurgan.engine.testing.menus import openings_in, orders_in
from kurgan.server import foresight
from kurgan.server.foresight import Question, opened
from kurgan.server.load import Guest
from kurgan.server.messages import MatchHead
from tests.parts import in_parts
from tests.server.served import Seat, Told, key_of, mixed, served, sitting

MENU = TypeAdapter(list[Group])


@pytest.fixture
def game() -> AnyGame:
    return in_parts()


@pytest.fixture
def address(tmp_path: Path, game: AnyGame) -> Iterator[str]:
    with served(tmp_path / "kurgan.sqlite", {game.name: game}) as found:
        yield found


def begun(guest: Guest, second: str = "friend") -> MatchHead:
    wanted = {"game": "ridge", "scenario": "first-light", "seats": {"blue": "me", "red": second}}
    match = mixed(guest, guest.ask(MatchHead, "POST", "/api/matches", wanted))
    if second == "friend":
        friend = Guest(guest.address)
        mixed(friend, friend.ask(MatchHead, "POST", f"/api{match.invitation}"))
    return match


def menu_of(told: Told) -> list[Group]:
    return MENU.validate_python(told["orders"])


def opening(seat: Seat) -> str:
    """The first order that opens, at the position told last."""
    return openings_in(menu_of(seat.told.get("position") or seat.wait("position")))[0]


def ask(seat: Seat, words: str) -> Told:
    seat.say(kind="open", words=words)
    return seat.wait("opened")


def test_what_follows_the_words_of_an_opening_can_be_ordered_and_they_themselves_cannot(address: str) -> None:
    host = Guest(address)
    with sitting(host, begun(host).id) as seat:
        words = opening(seat)
        answer = ask(seat, words)
        orders = orders_in(menu_of(answer))
        assert answer["words"] == words and answer["refusal"] is None and orders
        assert all(order.startswith(f"{words} ") for order in orders)
        seat.refusal(kind="do", words=words, at=seat.at)
        before = seat.at
        assert seat.do(orders[0])["at"] != before


def test_words_that_nothing_follows_are_refused_with_their_rule(address: str) -> None:
    host = Guest(address)
    with sitting(host, begun(host).id) as seat:
        seat.wait("position")
        answer = ask(seat, "fly home")
        refusal = answer["refusal"]
        assert answer["orders"] == [] and isinstance(refusal, dict) and refusal["rule"]


def test_whoever_is_not_to_move_opens_nothing(address: str) -> None:
    host = Guest(address)
    match = begun(host)
    watching = host.ask(MatchHead, "GET", f"/api/matches/{match.id}").watching["blue"]
    with sitting(host, match.id) as seat, sitting(host, match.id, f"watch/{watching.rsplit('/', 1)[-1]}") as watcher:
        words = opening(seat)
        watcher.wait("position")
        assert watcher.refusal(kind="open", words=words) == "refused-watching", "it is offered no orders either"
        seat.do("end")
        assert key_of({"line": ask(seat, words)["refusal"]}) == "refused-not-your-turn"


def test_it_is_worked_out_once_for_each_moment(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    def counted(match: Match, question: Question) -> str:
        asked.append(question)
        return opened(match, question)

    monkeypatch.setattr(foresight, "opened", counted)
    host = Guest(address)
    match = begun(host).id
    with sitting(host, match) as one, sitting(host, match) as other:
        words = opening(one)
        other.wait("position")
        answers = [ask(seat, words) for seat in (one, other, one)]
        assert answers[0] == answers[1] == answers[2] and len(asked) == 1
        one.say(kind="foresee", words=words)
        assert one.wait("foreseen")["refusal"], "the same words, but another question"
        one.do(orders_in(menu_of(answers[0]))[0])
        ask(one, words)
        assert [each.at for each in asked] == [asked[0].at, one.at] and asked[0].at != one.at


def test_behind_the_curtain_nothing_is_opened(address: str) -> None:
    host = Guest(address)
    with sitting(host, begun(host, second="me").id) as seat:
        seat.wait("curtain")
        assert seat.refusal(kind="open", words="go b1") == "refused-curtain"
        seat.say(kind="sit", seat="blue")
        seat.wait("position")
        assert ask(seat, opening(seat))["orders"]


def test_before_both_players_it_is_made_from_what_both_know(tmp_path: Path, game: AnyGame) -> None:
    """An order that one of them could give by what only he knows is not told to both."""
    hidden: list[bool] = []

    def continued(known: object, words: str) -> list[Group]:
        hidden.append(known is common)
        return list(game.continued(known, words))

    match = Match.new(replace(game, continued=continued, is_open=lambda _: True), "first-light", ["human"] * 2)
    common, seat = match.common, match.to_move
    words = openings_in(game.menu(match.known(seat), match.legal(seat)))[0]
    for is_open in (True, False):
        opened(match, Question(seat, match.moments[seat], is_open, words, "open"))
    assert hidden == [True, False]
