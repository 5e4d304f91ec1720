"""What orders would lead to, and which follow the words of one that opens: worked out once for each moment of a seat,
however often and from whichever window it is asked. Neither a question nor its answer hangs on anything that the seat
has not seen."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, Literal, NamedTuple

from pydantic_core import to_json

from kurgan.engine.match import Match, Refused
from kurgan.server.counsel import hinted
from kurgan.server.messages import Foreseen, Opened

MOST_KEPT: Final = 100_000  # characters of a match's answers


class Question(NamedTuple):
    """What would this order lead to, given by this seat at this moment of its own, before its eyes or everybody's? Or
    which orders would follow its words? Or, without words, which would be good?"""

    seat: int
    at: int
    is_open: bool
    words: str
    kind: Literal["foresee", "open", "hint", "intent"] = "foresee"


class Foresights:
    """The answers of one match, the latest used last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Question, str] = OrderedDict()
        self.size = 0

    def answer(self, question: Question) -> str | None:
        """What was answered before."""
        if question in self.kept:
            self.kept.move_to_end(question)
        return self.kept.get(question)

    def worked_out(self, match: Match, question: Question) -> str:
        """The answer, for a thread that may take its time; another window may have asked the same meanwhile."""
        return self.kept.get(question) or answered(match, question)

    def keep(self, question: Question, answer: str) -> None:
        """Remember an answer, and forget the oldest when they are too many."""
        self.size += len(answer) - len(self.kept.pop(question, ""))
        self.kept[question] = answer
        while self.size > MOST_KEPT:
            _, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest)


def answered(match: Match, question: Question) -> str:
    """The answer to a question of whichever kind."""
    if question.kind == "hint":
        return hinted(match, question.seat)
    return opened(match, question) if question.kind == "open" else foreseen(match, question)


def foreseen(match: Match, question: Question) -> str:
    """What an order would lead to, as far as the seat can know, or why it would be refused."""
    foresee, forecast, refusal = match.foreseen_openly if question.is_open else match.foreseen, None, None
    try:
        forecast = foresee(question.seat, question.words)
    except Refused as refused:
        refusal = refused.line
    return Foreseen(words=question.words, forecast=forecast, refusal=refusal).model_dump_json()


def opened(match: Match, question: Question) -> str:
    """The orders that begin with the words of one that opens, or why there are none."""
    follow, orders, refusal = match.continued_openly if question.is_open else match.continued, [], None
    try:
        orders = list(follow(question.seat, question.words))
    except Refused as refused:
        refusal = refused.line
    return to_json(dict(Opened(words=question.words, orders=orders, refusal=refusal))).decode()
