"""What orders would lead to, worked out once for each moment of a seat, however often and from whichever window it is
asked: a question and its answer hang on nothing that the seat has not seen."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from kurgan.engine.match import Match, Refused
from kurgan.server.messages import Foreseen

MOST_KEPT: Final = 100_000  # characters of a match's answers


class Question(NamedTuple):
    """What would this order lead to, given by this seat at this moment of its own, before its eyes or everybody's?"""

    seat: int
    at: int
    is_open: bool
    words: str


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
        return self.kept.get(question) or foreseen(match, question)

    def keep(self, question: Question, answer: str) -> None:
        """Remember an answer, and forget the oldest when they are too many."""
        self.size += len(answer) - len(self.kept.pop(question, ""))
        self.kept[question] = answer
        while self.size > MOST_KEPT:
            _, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest)


def foreseen(match: Match, question: Question) -> str:
    """What an order would lead to, as far as the seat can know, or why it would be refused."""
    foresee, forecast, refusal = match.foreseen_openly if question.is_open else match.foreseen, None, None
    try:
        forecast = foresee(question.seat, question.words)
    except Refused as refused:
        refusal = refused.line
    return Foreseen(words=question.words, forecast=forecast, refusal=refusal).model_dump_json()
