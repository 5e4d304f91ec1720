"""A match: one game being played by its seats, with dice, undo and everything each seat has heard.

`Match.play` is the only judge: words become a number, the number must be among the seat's legal ones, and
those are computed from what the seat knows. What hidden things then do to it, `apply` finds out.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kurgan.engine.chance import Dice
from kurgan.engine.game import CHANCE, NOBODY, AnyGame, Result, Unreadable
from kurgan.engine.record import AnyRecord, copy, digest
from kurgan.engine.text import Line

RESIGN: Final = -1


class Refused(Exception):
    """An order that cannot be carried out: one sentence ending in a rule number."""

    def __init__(self, line: Line) -> None:
        super().__init__(f"{line.key} [{line.rule}]")
        self.line = line


@dataclass(frozen=True)
class Entry:
    """One number of a match: who gave it, what it says, and the state it led to."""

    seat: int
    number: int
    words: str
    digest: str


@dataclass(frozen=True)
class Past:
    """What undo goes back to."""

    state: AnyRecord
    entries: int
    heard: tuple[int, ...]


@dataclass
class Match:
    """One match. Without dice it waits at each chance step for somebody to say what `happen`ed."""

    game: AnyGame
    scenario: str
    options: Mapping[str, str]
    players: Sequence[str]
    dice: Dice | None
    name: str = field(default_factory=lambda: secrets.token_hex(8))
    mix: Sequence[str] = ()
    commitment: str = ""
    state: AnyRecord = None
    start: str = ""
    entries: list[Entry] = field(default_factory=list)
    heard: list[list[tuple[int, Line]]] = field(default_factory=list)
    pasts: list[Past] = field(default_factory=list)

    @classmethod
    def new(
        cls,
        game: AnyGame,
        scenario: str | Path,
        players: Sequence[str],
        options: Mapping[str, str] | None = None,
        mix: Sequence[str] = (),
    ) -> Match:
        """A new match with fresh dice, played up to the first decision."""
        name = secrets.token_hex(8)
        dice = Dice.new(name, mix)
        match = cls(game, str(scenario), options or {}, players, dice, name, mix, dice.commitment)
        match.begin()
        match.settle()
        return match

    def begin(self) -> None:
        """Set up the scenario."""
        self.state = self.game.start(self.scenario, self.options)
        self.start = digest(self.state)
        self.heard = [[] for _ in self.game.seats]

    @property
    def version(self) -> int:
        """How many numbers the match has seen."""
        return len(self.entries)

    @property
    def to_move(self) -> int:
        """The seat whose decision is awaited, CHANCE or NOBODY."""
        return int(self.game.seat_to_move(self.state))

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it lasts."""
        return self.game.result(self.state) if self.to_move == NOBODY else None

    def known(self, seat: int) -> AnyRecord:
        """What a seat knows now."""
        return self.game.knows(self.state, seat)

    def legal(self, seat: int) -> list[int]:
        """The seat's legal numbers, computed from what it knows; none when it is not to move."""
        return self.game.choices(self.known(seat)) if self.to_move == seat else []

    def play(self, seat: int, words: str, at: int | None = None) -> None:
        """Carry out an order given in words by a seat that saw version `at`."""
        self.expect(seat, at)
        try:
            number = self.game.read(self.known(seat), words)
        except Unreadable as error:
            raise Refused(error.line) from error
        self.play_number(seat, number)

    def play_number(self, seat: int, number: int) -> None:
        """Carry out an order given by its number."""
        self.expect(seat)
        known = self.known(seat)
        if number not in self.game.choices(known):
            raise Refused(self.game.refusal(known, number))
        past = Past(copy(self.state), len(self.entries), tuple(map(len, self.heard)))
        self.enter(seat, number, self.game.say(known, number))
        is_free = self.to_move == seat and not self.game.reveals(self.state)
        self.pasts = [*self.pasts, past] if is_free else []
        self.settle()

    def expect(self, seat: int, at: int | None = None) -> None:
        """Refuse an order from a seat that is not to move or did not see the present position."""
        about = self.game.rulebook.game
        if self.to_move == NOBODY:
            raise Refused(Line("refused-over", rule=about.end_rule))
        if self.to_move != seat:
            raise Refused(Line("refused-not-your-turn", rule=about.turn_rule))
        if at is not None and at != self.version:
            raise Refused(Line("refused-stale", {"seen": at, "now": self.version}, about.turn_rule))

    def settle(self) -> None:
        """Let the dice answer until a seat is to move."""
        while self.dice is not None and self.to_move == CHANCE:
            outcomes = self.game.outcomes(self.state)
            self.happen(outcomes[self.dice.roll([weight for _, weight in outcomes])][0])

    def happen(self, number: int) -> None:
        """Chance brought this."""
        self.pasts = []
        self.enter(CHANCE, number, self.game.say_chance(self.state, number))

    def enter(self, seat: int, number: int, words: str) -> None:
        """Carry out a number, write it down, and let every seat hear what it can of it."""
        before = copy(self.state)
        self.game.apply(self.state, number)
        self.entries.append(Entry(seat, number, words, digest(self.state)))
        for listener, heard in enumerate(self.heard):
            witnessed = self.game.witness(before, number, listener)
            lines = self.game.log(self.game.knows(before, listener), witnessed, self.known(listener), listener)
            heard.extend((self.version, line) for line in lines)

    def can_undo(self, seat: int) -> bool:
        """Undo is free until a die was rolled, something was revealed or the turn passed."""
        return bool(self.pasts) and self.to_move == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last order."""
        if not self.can_undo(seat):
            raise Refused(Line("refused-no-undo", rule=self.game.rulebook.game.turn_rule))
        past = self.pasts.pop()
        self.state = past.state
        del self.entries[past.entries :]
        for heard, length in zip(self.heard, past.heard, strict=True):
            del heard[length:]

    def resign(self, seat: int) -> None:
        """Give up; possible at any time before the end."""
        if self.to_move == NOBODY:
            raise Refused(Line("refused-over", rule=self.game.rulebook.game.end_rule))
        self.game.resign(self.state, seat)
        self.pasts = []
        self.entries.append(Entry(seat, RESIGN, "resign", digest(self.state)))
