"""What a page asks: what an order would lead to and which follow it, what happened, which orders would be good, and
what the computer was after.

A question is answered before the next message is; if its page goes, it is dropped. Only a hint, and what the computer
was after, are worked out beside whatever else is said, since they take longer: no order waits for them. A hint for a
position that is no more is told as none.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from time import monotonic
from typing import Final, TypeAlias

from kurgan.engine.match import Refused
from kurgan.engine.text import Line
from kurgan.server.chairs import Chair
from kurgan.server.counsel import expect_alone, intended, turn_told
from kurgan.server.foresight import Question, answered
from kurgan.server.matches import Matches
from kurgan.server.messages import Again, Earlier, Foresee, Hint, Hinted, Intended, Intent, Open
from kurgan.server.moves import until_next
from kurgan.server.pictures import heard_before
from kurgan.server.recap import recap
from kurgan.server.tables import Table
from kurgan.server.visitors import Visitor

LOG: Final = logging.getLogger("kurgan.server")
OF_RECALLING: Final = 10  # messages: so much what happened since its last turn costs a guest
OF_READING: Final = 5  # or what it heard long ago
OF_COUNSEL: Final = 10  # or what would be good to order, or what the computer was after
TOO_FAST: Final = Line("refused-too-fast")
NO_HINT: Final = Hinted(advice=[], refusal=None).model_dump_json()
NO_INTENT: Final = Intended(lines=[]).model_dump_json()
EVEN: Final = 1.0  # seconds: what the computer was after is told when one is over, however long it took

Asked: TypeAlias = Again | Earlier | Foresee | Open | Hint | Intent


class Questions:
    """What one page at a table asks."""

    def __init__(self, matches: Matches, table: Table, chair: Chair, visitor: Visitor) -> None:
        self.matches, self.table, self.chair, self.visitor = matches, table, chair, visitor
        self.is_gone = False
        self.present: asyncio.Task[None] | None = None  # that the next message waits for
        self.hinting: asyncio.Task[None] | None = None
        self.explaining: asyncio.Task[None] | None = None
        self.wanted: Question | None = None  # that the last hint is for
        self.recapped: tuple[int, int] | None = None  # the seat and moment of the last recap

    async def answer(self, asked: Asked) -> None:
        """Answer a question, unless the page goes before; Refused if it cannot be."""
        if self.is_gone:
            return
        match asked:
            case Hint():
                self.hint()
            case Intent():
                self.explain()
            case _:
                await self.work_out(asked)

    def leave(self) -> None:
        """The page has gone."""
        self.is_gone = True
        for task in (self.present, self.hinting, self.explaining):
            if task is not None:
                task.cancel()

    def expect_patience(self, cost: float) -> None:
        """Refuse whoever asks too much."""
        if self.matches.visitors.is_too_fast(self.visitor, cost):
            raise Refused(TOO_FAST)

    # One after the other

    async def work_out(self, asked: Again | Earlier | Foresee | Open) -> None:
        """Answer a question, which is dropped when the page goes."""
        self.present = asyncio.create_task(self.reply(asked))
        try:
            await self.present
        except asyncio.CancelledError:
            if not self.is_gone:
                raise

    async def reply(self, asked: Again | Earlier | Foresee | Open) -> None:
        """Answer a question of whichever kind."""
        match asked:
            case Again():
                await self.recap()
            case Earlier(until=until):
                await self.read_back(until)
            case _:
                await self.look_ahead(asked)

    async def read_back(self, until: int) -> None:
        """What was heard before a line of the log, through the eyes that this page has now."""
        look, match = self.chair.look, self.table.match
        if look is None:
            raise Refused(Line("refused-curtain"))
        self.expect_patience(OF_READING)
        text = await self.matches.recalling.worked_out(self.visitor, lambda: heard_before(match, look, until))
        if self.chair.look == look:  # or the curtain has fallen meanwhile
            self.chair.tell(text)

    async def recap(self) -> None:
        """Since its last turn: once for each moment, since it is long."""
        if self.chair.asked is not None:  # both look on: what one of them was shown is not for the other
            return
        seat, match = self.chair.eyes, self.table.match
        if self.recapped == (seat, match.moments[seat]):
            raise Refused(TOO_FAST)
        self.expect_patience(OF_RECALLING)
        self.recapped = (seat, match.moments[seat])
        text = await self.matches.recalling.worked_out(self.visitor, lambda: recap(match, seat).model_dump_json())
        if not self.chair.is_shared or self.chair.shown == seat:  # or the curtain has fallen meanwhile
            self.chair.tell(text)

    async def look_ahead(self, asked: Foresee | Open) -> None:
        """What an order would lead to, or which follow its words, as of the moment when that is told."""
        known, text = None, ""
        while known != (question := self.question_of(asked)):
            known, text = question, await self.answer_to(question)
        self.chair.tell(text)

    def question_of(self, asked: Foresee | Open | Hint) -> Question:
        """What the seat that this page speaks for wants to know now."""
        seat, words = self.chair.voice, "" if isinstance(asked, Hint) else asked.words
        return Question(seat, self.table.match.moments[seat], self.chair.asked is not None, words, asked.kind)

    async def answer_to(self, question: Question) -> str:
        """The answer, from those that are kept or worked out in turn."""
        match, kept = self.table.match, self.table.foresights
        if match.to_move != question.seat:  # which is said at once, and hangs on more than the seat's moment
            return answered(match, question)
        text = kept.answer(question)
        if text is None:
            work = partial(kept.worked_out, match, question)
            turns = self.matches.counselling if question.kind == "hint" else self.matches.foreseeing
            text = await turns.worked_out(self.visitor, work)
            kept.keep(question, text)
        return text

    # Beside whatever else is said

    async def tell_aside(self, work: Coroutine[object, object, str], otherwise: str) -> None:
        """Tell what comes of some work; the page waits for something whatever happens."""
        try:
            text = await work
        except Refused:
            text = otherwise
        except Exception:  # nobody waits for this task, so nobody else would hear of it
            LOG.exception("event=question-failed match=%s", self.table.row.id)
            text = otherwise
        self.chair.tell(text)

    def hint(self) -> None:
        """Work a hint out, if none is already; refused where it would not be fair, to whoever asks for many, or before
        both players of one screen."""
        question = self.question_of(Hint())
        expect_alone(self.table.row)
        if self.chair.asked is not None:
            raise Refused(Line("refused-hint-open"))
        self.expect_patience(OF_COUNSEL)
        if self.hinting is None or self.hinting.done():
            self.wanted = question
            self.hinting = asyncio.create_task(self.tell_aside(self.good_orders(question), NO_HINT))

    async def good_orders(self, question: Question) -> str:
        """The answer to a hint, or none if it comes too late."""
        text = await self.answer_to(question)
        return NO_HINT if self.is_past(question) else text

    def is_past(self, question: Question) -> bool:
        """Is a hint for a position that is no more, or for a player who has left the screen?"""
        try:
            return self.question_of(Hint()) != question
        except Refused:
            return True

    def drop_hint(self) -> None:
        """Something was ordered: a hint that came too late for it is not waited for."""
        if self.hinting and not self.hinting.done() and self.wanted and self.is_past(self.wanted):
            self.hinting.cancel()
            self.chair.tell(NO_HINT)

    def explain(self) -> None:
        """Work out what the computer was after. A page asks for it by itself: it is never refused, and who asks again
        wants to hear of another turn."""
        if self.explaining is not None:
            self.explaining.cancel()
        if self.matches.visitors.is_too_fast(self.visitor, OF_COUNSEL):  # to find the turn takes a while too
            self.chair.tell(NO_INTENT)
        else:
            self.explaining = asyncio.create_task(self.tell_aside(self.aims(), NO_INTENT))

    async def aims(self) -> str:
        """What the computer was after in its last turn of which the seat heard the end, worked out once."""
        seat, match, kept, began = self.chair.eyes, self.table.match, self.table.foresights, monotonic()
        told = turn_told(self.table.row, match, seat)
        if told is None:
            return NO_INTENT
        question = Question(seat, told[1], False, "", "intent")
        text = kept.answer(question)
        if text is None:
            work = partial(intended, match, told[0], seat)
            text = await self.matches.counselling.worked_out(self.visitor, work)
            kept.keep(question, text)
            await until_next(EVEN, began)
        return text if self.chair.eyes == seat else NO_INTENT
