"""A guarded mind: whatever its player does, its answer is a legal order that comes in time.

All that is the player's own happens in a room: it is made there, hears there, and what it answers is made plain there.
It is given a copy of what its seat knows. If it raises, answers what is no legal order or does not answer, the order is
greedy's from the same knowledge, and the failure is counted: who fails too often forfeits the match.
"""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from enum import StrEnum
from math import inf
from time import monotonic
from traceback import format_exception_only
from typing import Final, NamedTuple, cast

import numpy as np

from kurgan.engine.game import AnyGame
from kurgan.engine.match import Match
from kurgan.engine.record import AnyRecord, Ints, copy
from kurgan.players.mind import Mind
from kurgan.players.rooms import Rooms

SHARE: Final = 0.1  # of what is left of a turn's time: the most that one decision takes
BRIEFEST: Final = 0.05  # seconds: whose share is less orders at a glance
LATE: Final = 0.5  # seconds after it was asked to stop: who has not answered by then is not waited for by others
STAND_IN: Final = "greedy"
NONE: Final = -1  # in the place of an order
LONGEST: Final = 200  # letters of a reason


class Failure(StrEnum):
    """What a player can do wrong."""

    RAISED = "raised"
    NONSENSE = "nonsense"  # not even a number
    ILLEGAL = "illegal"
    IDLE = "idle"


class Answer(NamedTuple):
    """A legal order, and what was wrong with the player's own if this is not it."""

    number: int
    failure: Failure | None = None
    reason: str = ""


@dataclass(frozen=True)
class Limits:
    """How long a player may think, in seconds, and how often it may fail."""

    turn: float  # in one turn of its side; without end, it is never asked to stop
    patience: float  # after it was asked to, or else for a whole decision
    failures: int  # with so many its seat is forfeited


AT_A_TABLE: Final = Limits(turn=20.0, patience=10.0, failures=3)
UNDER_A_REFEREE: Final = Limits(turn=inf, patience=240.0, failures=1)  # who were hurried would play otherwise


class Thought:
    """One decision: what a player is asked, how long it may take, and what it says. All but `run` is the guard's."""

    answer: Future[object]

    def __init__(self, guarded: Guarded, known: AnyRecord, source: Ints, seconds: float) -> None:
        self.guarded, self.mind, self.heard = guarded, guarded.mind, guarded.heard
        self.known, self.copy, self.source, self.chance = known, copy(known), source, np.array(source)
        self.seconds, self.began = seconds, monotonic()
        self.is_stopped = seconds <= 0

    def run(self) -> Answer:
        """What the player says; all that is its own is in here."""
        try:
            return plain(self.chosen())
        except BaseException as error:
            return Answer(NONE, Failure.RAISED, format_exception_only(error)[-1].strip()[:LONGEST])

    def chosen(self) -> object:
        guarded = self.guarded
        mind = self.mind or Mind(guarded.name, guarded.game, guarded.seat)
        for number in self.heard:
            mind.hear(number)
        mind.go_on()
        self.mind = mind
        if self.is_stopped:  # before there was anybody who could have been told
            mind.stop()
        return mind.choose(self.copy, self.source)

    def stop(self) -> None:
        """It should answer now, with what it has thought of so far."""
        self.is_stopped = True
        if self.mind is not None:
            self.mind.stop()

    @property
    def said(self) -> Answer:
        """What the player has said, if anything."""
        if not self.answer.done():
            return Answer(NONE, Failure.IDLE, "no answer, though it was asked to stop")
        if self.answer.exception() is not None:
            return Answer(NONE, Failure.RAISED, "and it cannot be said what")
        return cast(Answer, self.answer.result())


class Guarded:
    """A player by its name in one seat of one match, contained."""

    def __init__(
        self, name: str, game: AnyGame, seat: int, limits: Limits = AT_A_TABLE, rooms: Rooms | None = None
    ) -> None:
        self.name, self.game, self.seat, self.limits = name, game, seat, limits
        self.rooms = rooms or Rooms()
        self.mind: Mind | None = None
        self.heard: list[int] = []  # since its last order
        self.place: tuple[int, AnyRecord] | None = None  # in a match: after how many entries and where it was asked
        self.turn, self.left, self.failures = -1, limits.turn, 0

    @property
    def has_forfeited(self) -> bool:
        return self.failures >= self.limits.failures

    def choose(self, known: AnyRecord, source: Ints) -> Answer:
        """An order, in time."""
        thought = self.begin(known, source)
        if thought.seconds < inf and not self.rooms.has_ended(thought.answer, thought.seconds):
            thought.stop()
        self.rooms.has_ended(thought.answer, self.limits.patience)
        return self.judged(thought)

    def begin(self, known: AnyRecord, source: Ints, crowd: int = 1, since: float | None = None) -> Thought:
        """Begin to think; the more think at the same time, the shorter. What it waited for that is time of its turn."""
        turn = int(self.game.player_turn(known))
        if turn != self.turn:
            self.turn, self.left = turn, self.limits.turn
        self.left -= 0.0 if since is None else monotonic() - since
        share = SHARE * self.left
        thought = Thought(self, known, source, share / crowd if share >= BRIEFEST else 0.0)
        self.heard = []
        thought.answer = self.rooms.think(thought.run)
        return thought

    def judged(self, thought: Thought) -> Answer:
        """What comes of a thought: the player's own order, or another if it has failed."""
        self.left -= monotonic() - thought.began
        number, failure, reason = thought.said
        if failure is None and number in self.game.choices(thought.known):
            self.mind = thought.mind
            return Answer(number)
        self.failures += 1
        self.rest()
        number = Mind(STAND_IN, self.game, self.seat).choose(copy(thought.known), thought.chance)
        return Answer(number, failure or Failure.ILLEGAL, reason)

    def attend(self, match: Match) -> None:
        """Hear what was given in a match since its last order, as the seat saw it; what was taken back is not there."""
        if self.place is not None:
            count, state = self.place
            for entry in match.entries.after(count):
                self.hear(int(self.game.witness(state, entry.number, self.seat)))
                self.game.apply(state, entry.number)
        self.place = len(match.entries), copy(match.state)

    def hear(self, number: int) -> None:
        """A number was given since its last order, as the seat saw it; none is left out, and none was taken back."""
        if self.mind is not None:
            self.heard.append(number)

    def rest(self) -> None:
        """Give up the study and all that is remembered; both are made anew when they are needed."""
        self.mind, self.heard = None, []

    def forget(self) -> None:
        """What it was asked last did not come to pass."""
        self.rest()
        self.place = None


def plain(answer: object) -> Answer:
    """A number as Python has it, or that it is none."""
    if isinstance(answer, bool) or not isinstance(answer, int | np.integer):
        return Answer(NONE, Failure.NONSENSE, type(answer).__name__[:LONGEST])
    number = int(answer)
    return Answer(number, reason=str(number)[:LONGEST])
