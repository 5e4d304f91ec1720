"""What takes long is worked out beside whatever else a page says: no order waits for a hint, nor for what the computer
was after."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator

import pytest

from kurgan.engine.match import Match
from kurgan.players.rooms import POLITE
from kurgan.server import foresight, questions, visitors
from kurgan.server.counsel import intended
from kurgan.server.foresight import Question, answered
from kurgan.server.load import Guest
from kurgan.server.messages import Hinted
from kurgan.server.play import OF_COMING
from kurgan.server.visitors import AT_ONCE
from tests.server.served import Seat, begun, key_of, offered, sitting

PATIENCE = 20


class Oracle:
    """It answers hints, and says what the computer was after, when the test lets it."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []  # for which match, and its entries
        self.is_asked, self.may_answer, self.niceness = threading.Semaphore(0), threading.Event(), set[int]()

    def wait(self, match: Match) -> None:
        self.asked.append((match.dice.match, len(match.entries)))
        self.niceness.add(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        self.is_asked.release()
        assert self.may_answer.wait(PATIENCE)

    def answered(self, match: Match, question: Question) -> str:
        if question.kind == "hint":
            self.wait(match)
        return answered(match, question)

    def intended(self, match: Match, seat: int, listener: int) -> str:
        self.wait(match)
        return intended(match, seat, listener)


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> Iterator[Oracle]:
    oracle = Oracle()
    monkeypatch.setattr(foresight, "answered", oracle.answered)
    monkeypatch.setattr(questions, "intended", oracle.intended)
    monkeypatch.setattr(questions, "EVEN", 0.01)
    yield oracle
    oracle.may_answer.set()


def a_move(seat: Seat) -> str:
    return offered(seat.told.get("position") or seat.wait("position"), "move")[0]


def after_their_turn(seat: Seat) -> None:
    """The player ends his turn, and has seen all of the computer's."""
    told = seat.do("end")
    while told["to_move"] != "axis" or not offered(told):
        told = seat.wait("position")


def test_an_order_overtakes_a_hint_which_is_none_then(address: str, oracle: Oracle) -> None:
    guest = Guest(address)
    with sitting(guest, begun(guest, soviet="greedy").id) as seat:
        words = a_move(seat)
        seat.say(kind="hint")
        assert oracle.is_asked.acquire(timeout=PATIENCE)
        seat.do(words)
        assert seat.wait("hinted") == Hinted(advice=[], refusal=None).model_dump(mode="json")
        oracle.may_answer.set()
        seat.say(kind="hint")
        assert seat.wait("hinted")["advice"], "the next is for the position that is there now"
        kinds = [json.loads(text)["kind"] for text in seat.heard]
        assert kinds.count("hinted") == 2, "what came too late was not told"


def test_a_hint_is_none_too_if_the_order_was_given_in_another_window(address: str, oracle: Oracle) -> None:
    guest = Guest(address)
    match = begun(guest, soviet="greedy").id
    with sitting(guest, match) as one, sitting(guest, match) as other:
        words = a_move(other)
        a_move(one)
        one.say(kind="hint")
        assert oracle.is_asked.acquire(timeout=PATIENCE)
        other.do(words)
        oracle.may_answer.set()
        assert one.wait("hinted")["advice"] == []


def test_an_order_overtakes_what_the_computer_was_after(address: str, oracle: Oracle) -> None:
    guest = Guest(address)
    with sitting(guest, begun(guest, soviet="recruit").id) as seat:
        seat.wait("position")
        after_their_turn(seat)
        seat.say(kind="intent")
        assert oracle.is_asked.acquire(timeout=PATIENCE)
        seat.do(a_move(seat))
        oracle.may_answer.set()
        assert seat.wait("intended")["lines"]


def test_one_hint_at_a_time_is_worked_out_for_a_page(address: str, oracle: Oracle) -> None:
    guest = Guest(address)
    with sitting(guest, begun(guest, soviet="greedy").id) as seat:
        a_move(seat)
        for _ in range(3):
            seat.say(kind="hint")
        seat.say(kind="foresee", words="end")
        seat.wait("foreseen")
        oracle.may_answer.set()
        seat.wait("hinted")
        seat.say(kind="foresee", words="nothing")
        seat.wait("foreseen")
        assert [json.loads(text)["kind"] for text in seat.heard].count("hinted") == len(oracle.asked) == 1


def test_orders_are_carried_out_in_turn_while_a_hint_is_worked_out(address: str, oracle: Oracle) -> None:
    guest = Guest(address)
    with sitting(guest, begun(guest, soviet="greedy").id) as seat:
        words, at = a_move(seat), seat.at
        seat.say(kind="hint")
        assert oracle.is_asked.acquire(timeout=PATIENCE)
        before = len(seat.heard)
        seat.say(kind="foresee", words=words)
        seat.say(kind="do", words=words, at=at)
        seat.say(kind="do", words="end", at=at)
        seat.say(kind="sit", seat="nobody")
        assert key_of(seat.wait("refusal")) == "refused-stale" and key_of(seat.wait("refusal")) == "refused-seat"
        kinds = [json.loads(text)["kind"] for text in seat.heard[before:]]
        assert [kind for kind in kinds if kind != "hinted"] == ["foreseen", "change", "refusal", "refusal"]


def test_nothing_is_worked_out_for_a_page_that_has_gone(address: str, oracle: Oracle) -> None:
    first, second, third = (Guest(address) for _ in range(3))
    matches = [begun(guest, soviet="greedy").id for guest in (first, second, third)]
    with sitting(first, matches[0]) as one:
        a_move(one)
        one.say(kind="hint")
        assert oracle.is_asked.acquire(timeout=PATIENCE)
        with sitting(second, matches[1]) as gone:
            a_move(gone)
            gone.say(kind="hint")
            gone.say(kind="foresee", words="end")
            gone.wait("foreseen")
        with sitting(third, matches[2]) as other:
            a_move(other)
            other.say(kind="hint")
            other.say(kind="foresee", words="end")
            other.wait("foreseen")
            oracle.may_answer.set()
            assert one.wait("hinted")["advice"] and other.wait("hinted")["advice"]
        assert len(oracle.asked) == 2, "of those who stayed"


def test_what_gives_counsel_yields_to_all_who_answer_people(address: str, oracle: Oracle) -> None:
    oracle.may_answer.set()
    guest, own = Guest(address), os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    with sitting(guest, begun(guest, soviet="greedy").id) as seat:
        a_move(seat)
        seat.say(kind="hint")
        seat.wait("hinted")
    assert oracle.niceness == {min(19, own + POLITE)}


@pytest.mark.parametrize("left", [questions.OF_COUNSEL - 1, 0], ids=["little", "nothing"])
def test_what_a_page_asks_by_itself_is_not_refused_but_answered_with_nothing(
    address: str, monkeypatch: pytest.MonkeyPatch, left: int
) -> None:
    monkeypatch.setattr(visitors, "A_SECOND", 0)
    guest = Guest(address)
    with sitting(guest, begun(guest, soviet="greedy").id) as seat:
        seat.wait("position")
        for _ in range(AT_ONCE - OF_COMING - left):
            assert seat.refusal(kind="sit", seat="nobody") == "refused-seat"
        seat.say(kind="intent")
        assert seat.wait("intended")["lines"] == []
        assert seat.refusal(kind="hint") == "refused-too-fast", "what its player asks is"
