"""What an order would lead to: worked out once, off the event loop, and for nobody who has gone."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator

import pytest

from kurgan.engine.match import Match
from kurgan.server import foresight
from kurgan.server.foresight import MOST_KEPT, Foresights, Question, answered
from kurgan.server.load import Guest
from kurgan.server.messages import MatchHead
from tests.server.served import Seat, begun, offered, sitting, two_guests

PATIENCE = 20


class Oracle:
    """Foresees what it is asked when the test lets it, and writes down what that was."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.is_asked, self.may_answer = threading.Semaphore(0), threading.Event()

    def answered(self, match: Match, question: Question) -> str:
        self.asked.append(question)
        self.is_asked.release()
        assert self.may_answer.wait(PATIENCE)
        return answered(match, question)


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> Iterator[Oracle]:
    oracle = Oracle()
    monkeypatch.setattr(foresight, "answered", oracle.answered)
    yield oracle
    oracle.may_answer.set()


def an_order(seat: Seat) -> str:
    return offered(seat.told.get("position") or seat.wait("position"), "move")[0]


def test_while_something_is_foreseen_everybody_else_is_answered(address: str, oracle: Oracle) -> None:
    match, (host, friend) = two_guests(address)
    with sitting(host, match) as axis, sitting(friend, match) as soviet:
        axis.say(kind="foresee", words=an_order(axis))
        assert oracle.is_asked.acquire(timeout=PATIENCE)
        soviet.wait("position")
        assert soviet.refusal(kind="undo", at=soviet.at) == "refused-not-your-turn"
        assert begun(Guest(address)).id != match
        oracle.may_answer.set()
        assert axis.wait("foreseen")["forecast"]


def test_what_was_foreseen_at_a_moment_is_not_worked_out_again(address: str, oracle: Oracle) -> None:
    oracle.may_answer.set()
    match, (host, _) = two_guests(address)
    with sitting(host, match) as one, sitting(host, match) as other:
        words = an_order(one)
        answers = []
        for seat in (one, other, one):
            seat.say(kind="foresee", words=words)
            answers.append(seat.wait("foreseen"))
        assert answers[0] == answers[1] == answers[2] and len(oracle.asked) == 1
        one.do(words)
        one.say(kind="foresee", words=words)
        one.wait("foreseen")
        assert [asked.words for asked in oracle.asked] == [words, words], "at another moment it is another question"
        assert oracle.asked[0].at != oracle.asked[1].at


def test_what_is_foreseen_is_told_as_of_the_moment_at_which_it_is_told(address: str, oracle: Oracle) -> None:
    """A page takes it for the position that it was told last."""
    match, (host, _) = two_guests(address)
    with sitting(host, match) as one, sitting(host, match) as other:
        words, before = an_order(one), one.at
        other.wait("position")
        one.say(kind="foresee", words=words)
        assert oracle.is_asked.acquire(timeout=PATIENCE)
        other.do(words)
        one.wait("position")
        oracle.may_answer.set()
        one.wait("foreseen")
        assert [asked.at for asked in oracle.asked] == [before, one.at]


def test_nothing_is_foreseen_for_a_page_that_has_gone_but_its_order_is_carried_out(
    address: str, oracle: Oracle
) -> None:
    match, (host, _) = two_guests(address)
    with sitting(host, match) as leaving:
        words, *more = offered(leaving.wait("position"), "move")[:4]
        for each in (words, *more):
            leaving.say(kind="foresee", words=each)
        leaving.say(kind="do", words=words, at=leaving.at)
        assert oracle.is_asked.acquire(timeout=PATIENCE)
    with sitting(host, match) as back:
        back.wait("position")
        while back.at == leaving.at:
            back.wait("position")
        oracle.may_answer.set()
        back.say(kind="foresee", words="end")
        back.wait("foreseen")
    assert [asked.words for asked in oracle.asked] == [words, "end"]


def test_who_is_not_to_move_is_told_so_at_once_and_that_is_not_kept(address: str, oracle: Oracle) -> None:
    host = Guest(address)
    match = begun(host)
    friend = Guest(address)
    friend.ask(MatchHead, "POST", f"/api{match.invitation}")
    with sitting(host, match.id) as axis:
        axis.wait("position")
        axis.say(kind="foresee", words="end")
        assert "not-your-turn" in json.dumps(axis.wait("foreseen")["refusal"]), "the dice wait for the friend"
        friend.request("POST", f"/api/matches/{match.id}/mix", {"texts": {"soviet": "wind"}})
        axis.wait("position")
        oracle.may_answer.set()
        axis.say(kind="foresee", words="end")
        assert axis.wait("foreseen")["refusal"] is None


def test_so_much_is_kept_and_what_was_used_least_is_forgotten_first() -> None:
    kept, third = Foresights(), "x" * (MOST_KEPT // 3)
    questions = [Question(0, 1, False, f"move {n}") for n in range(4)]
    for question in questions[:3]:
        kept.keep(question, third)
    kept.keep(questions[1], third)  # again is not more
    assert [kept.answer(question) for question in questions] == [third, third, third, None]
    kept.answer(questions[0])
    kept.keep(questions[3], third)
    assert [kept.answer(question) for question in questions] == [third, None, third, third]
    assert kept.size <= MOST_KEPT
