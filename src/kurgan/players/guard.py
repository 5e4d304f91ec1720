"""A guarded mind: whatever its player does, its answer is a legal order that comes in time.

It is given a copy of what its seat knows. If it raises, answers what is no legal order or does not answer, the order is
greedy's from the same knowledge, and the failure is counted: who fails too often forfeits the match.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import inf
from time import monotonic
from traceback import format_exception_only
from typing import Final, NamedTuple

import numpy as np

from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord, Ints, copy
from kurgan.players.mind import Mind
from kurgan.players.rooms import Rooms

SHARE: Final = 0.1  # of what is left of a turn's time: the most that one decision takes
BRIEFEST: Final = 0.05  # seconds that a decision is always given
STAND_IN: Final = "greedy"
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


class Guarded:
    """A player by its name in one seat of one match, contained."""

    def __init__(
        self, name: str, game: AnyGame, seat: int, limits: Limits = AT_A_TABLE, rooms: Rooms | None = None
    ) -> None:
        self.name, self.game, self.seat, self.limits = name, game, seat, limits
        self.rooms = rooms or Rooms()
        self.mind: Mind | None = None
        self.turn, self.left, self.failures = -1, limits.turn, 0

    @property
    def has_forfeited(self) -> bool:
        return self.failures >= self.limits.failures

    def choose(self, known: AnyRecord, source: Ints, crowd: int = 1) -> Answer:
        """An order; the more think at the same time, the shorter."""
        chance, choices = np.array(source), self.game.choices(known)
        answer = self.answered(known, source, crowd)
        if type(answer) is int and answer in choices:
            return Answer(answer)
        self.failures += 1
        self.rest()
        number = Mind(STAND_IN, self.game, self.seat).choose(copy(known), chance)
        return Answer(number, *blamed(answer))

    def answered(self, known: AnyRecord, source: Ints, crowd: int) -> object:
        """Whatever the player answers within its time, or what it raised."""
        seconds, began = self.allowed(known) / crowd, monotonic()
        self.mind = mind = self.mind or Mind(self.name, self.game, self.seat)
        mind.go_on()
        seen = copy(known)
        try:
            answer = self.rooms.think(lambda: mind.choose(seen, source))
            if seconds < inf and not self.rooms.has_ended(answer, max(seconds, BRIEFEST)):
                mind.stop()
            if not self.rooms.has_ended(answer, self.limits.patience):
                return Failure.IDLE
            return answer.exception() or plain(answer.result())
        finally:
            self.left -= monotonic() - began

    def allowed(self, known: AnyRecord) -> float:
        """Seconds for the next decision: a part of what is left of this turn's, so that the last has some too."""
        turn = int(self.game.player_turn(known))
        if turn != self.turn:
            self.turn, self.left = turn, self.limits.turn
        return max(SHARE * self.left, BRIEFEST)

    def hear(self, number: int) -> None:
        """A number was given since its last order, as the seat saw it; none is left out, and none was taken back."""
        if self.mind is not None:
            self.mind.hear(number)

    def rest(self) -> None:
        """Give up the study and all that is remembered; both are made anew when they are needed."""
        self.mind = None


def plain(answer: object) -> object:
    """A number as Python has it; anything else as it is."""
    if isinstance(answer, bool) or not isinstance(answer, int | np.integer):
        return answer
    return int(answer)


def blamed(answer: object) -> tuple[Failure, str]:
    """What was wrong with an answer, in one line."""
    if isinstance(answer, Failure):
        return answer, "no answer, though it was asked to stop"
    if isinstance(answer, BaseException):
        return Failure.RAISED, format_exception_only(answer)[-1].strip()[:LONGEST]
    if type(answer) is int:
        return Failure.ILLEGAL, str(answer)
    return Failure.NONSENSE, type(answer).__name__[:LONGEST]
