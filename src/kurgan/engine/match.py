"""A match: one game being played by its seats, with dice, undo and everything each seat has heard.

`Match.play` is the only judge: words become a number, the number must be among the seat's legal ones, and
those are computed from what the seat knows. What hidden things then do to it, `apply` finds out.
"""

from __future__ import annotations

import hashlib
import secrets
import zlib
from collections.abc import Iterator, Mapping, Sequence
from copy import copy as shallow
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Final

from kurgan.engine.chance import Dice
from kurgan.engine.editions import TODAY, edition_of
from kurgan.engine.entries import LINE, Entries, Entry
from kurgan.engine.forecast import Forecast
from kurgan.engine.game import CHANCE, NOBODY, UNSEEN, AnyGame, Group, Result, Unreadable
from kurgan.engine.pasts import Past, Pasts
from kurgan.engine.record import AnyRecord, copy, digest, save
from kurgan.engine.script import Script, may_come, ordered, script_of
from kurgan.engine.text import Line

RESIGN: Final = -1
HUMAN: Final = "human"  # in the place of a computer player's name


class Refused(Exception):
    """An order that cannot be carried out: one sentence ending in a rule number."""

    def __init__(self, line: Line) -> None:
        super().__init__(f"{line.key} [{line.rule}]")
        self.line = line


@dataclass(frozen=True)
class SealedDice:
    """Dice whose secret is kept elsewhere: what is public of them, and no way to roll."""

    match: str = ""
    mix: Sequence[str] = ()
    commitment: str = ""


NO_DICE: Final = SealedDice()


class Situation:
    """Where a match stands: a state that changes no more, and what follows from it, worked out once."""

    def __init__(self, game: AnyGame, state: AnyRecord) -> None:
        self.game, self.state = game, state
        self.to_move = int(game.seat_to_move(state))
        self.knowns: dict[int, AnyRecord] = {}

    def known(self, seat: int) -> AnyRecord:
        """What a seat knows; not to be changed."""
        if seat not in self.knowns:
            self.knowns[seat] = self.game.knows(self.state, seat)
        return self.knowns[seat]

    @cached_property
    def common(self) -> AnyRecord:
        """What every seat knows; not to be changed."""
        return self.game.common(self.state)

    @cached_property
    def choices(self) -> list[int]:
        """The legal numbers of the seat to move, computed from what it knows."""
        return self.game.choices(self.known(self.to_move))


@dataclass(frozen=True)
class Halt:
    """Where a match stood after so many entries, its state packed."""

    entries: int
    state: bytes


@dataclass
class Match:
    """One match. With sealed dice it waits at each chance step for somebody to say what `happen`ed."""

    game: AnyGame
    scenario: str
    options: Mapping[str, str]
    players: Sequence[str]
    dice: Dice | SealedDice
    edition: int = TODAY  # of the scenario: whichever it is when the match begins, and that for ever
    file: Path = field(init=False)  # what this edition of the scenario says
    situation: Situation = field(init=False)
    start: str = field(init=False)
    script: Script = field(init=False)  # what the scenario says in advance, if it is a lesson
    entries: Entries = field(init=False)
    said: str = field(init=False, default="")  # a digest of all that was said in it, by seats and by chance: it stays
    # what it is when a record gets another field
    pasts: Pasts = field(init=False, default_factory=Pasts)
    moments: list[int] = field(init=False)  # for each seat how often what it knows or heard has changed; only grows
    ordered: list[int] = field(init=False)  # what they were when the last order came
    halts: list[Halt] = field(init=False, default_factory=list)  # where it stood now and then: what came before stays

    def __post_init__(self) -> None:
        """Set up the scenario."""
        self.file = self.game.scenario_file(self.scenario, self.edition)
        self.situation = Situation(self.game, self.game.start(self.file, self.options))
        self.start = digest(self.state)
        self.script = script_of(self.file)
        if self.edition == TODAY:
            self.edition = edition_of(self.file)
        self.entries = Entries(len(self.game.seats))
        self.moments = [0] * len(self.game.seats)
        self.ordered = list(self.moments)

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
        match = cls(game, str(scenario), options or {}, players, Dice.new(secrets.token_hex(8), mix))
        match.settle()
        return match

    @classmethod
    def waiting(
        cls,
        game: AnyGame,
        scenario: str,
        players: Sequence[str],
        options: Mapping[str, str] | None = None,
        dice: SealedDice = NO_DICE,
        edition: int = TODAY,
    ) -> Match:
        """A match at its start that is told what chance brings: by a journal, a test, or people with real dice."""
        return cls(game, scenario, options or {}, players, dice, edition)

    def unseal(self, secret: str) -> None:
        """From now on roll here, with the secret that the dice are committed to."""
        self.dice = Dice(self.dice.match, secret, self.dice.mix, self.entries.given[CHANCE])
        self.settle()

    def twin(self) -> Match:
        """The same match, to go on with or to throw away, for whoever must not lose this one if something fails."""
        twin = shallow(self)
        twin.dice = replace(self.dice)
        twin.entries, twin.pasts = self.entries.copy(), self.pasts.copy()
        twin.moments, twin.ordered, twin.halts = list(self.moments), list(self.ordered), list(self.halts)
        return twin

    @property
    def heard(self) -> list[list[tuple[int, Line]]]:
        """All that each seat has heard, numbered for it alone: a gap would tell of orders it did not see."""
        return [list(enumerate(self.heard_since(seat, 0), 1)) for seat in range(len(self.game.seats))]

    def heard_since(self, seat: int, lines: int) -> list[Line]:
        """What a seat has heard beyond so many lines."""
        return [LINE.validate_json(line) for line in self.entries.since(seat, lines)]

    @property
    def state(self) -> AnyRecord:
        """The state it stands at: replaced by every number, never changed in place, since undo keeps the old ones."""
        return self.situation.state

    @property
    def to_move(self) -> int:
        """The seat whose decision is awaited, CHANCE or NOBODY."""
        return self.situation.to_move

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it lasts."""
        return self.game.result(self.state) if self.to_move == NOBODY else None

    def known(self, seat: int) -> AnyRecord:
        """What a seat knows now."""
        return self.situation.known(seat)

    def legal(self, seat: int) -> list[int]:
        """The seat's legal numbers, computed from what it knows; none when it is not to move."""
        return list(self.situation.choices) if self.to_move == seat else []

    def play(self, seat: int, words: str, at: int | None = None) -> bool:
        """Carry out an order given in words by a seat whose moment was `at` when it decided.

        One that takes several numbers is carried out as a whole or not at all, and taken back as a whole. Would it have
        been several orders?
        """
        self.expect(seat, at)
        entries = len(self.entries)
        parts = self.parts(seat, words)
        before = self.twin() if len(parts) > 1 else self
        try:
            for part in parts:
                self.carry_out(seat, self.read(seat, part))
        except Refused:
            vars(self).update(vars(before))
            raise
        return self.pasts.join(entries)

    def bind(self, count: int) -> None:
        """So many of the last entries were one order; ValueError if there are not so many."""
        if not 1 < count <= len(self.entries):
            raise ValueError(f"{count} entries cannot be one order here")
        self.pasts.join(len(self.entries) - count)

    def play_number(self, seat: int, number: int) -> None:
        """Carry out an order given by its number."""
        self.carry_out(seat, self.judged(seat, number))

    def read(self, seat: int, words: str) -> int:
        """The number of a legal order in words; Refused if it is none."""
        self.expect(seat)
        return self.understood(self.known(seat), self.situation.choices, words)

    @property
    def common(self) -> AnyRecord:
        """What every seat knows now."""
        return self.situation.common

    @property
    def is_open(self) -> bool:
        """Can what is asked now be answered before everybody?"""
        is_open = self.game.is_open
        return is_open is not None and self.to_move >= 0 and is_open(self.common)

    def read_openly(self, seat: int, words: str) -> int:
        """The same before everybody: what is refused is refused by what all of them know."""
        self.expect(seat)
        return self.understood(self.common, self.game.choices(self.common), words)

    def understood(self, known: AnyRecord, choices: Sequence[int], words: str) -> int:
        """The number that words mean to somebody who knows this, if it is among the choices; Refused if not."""
        try:
            number = self.game.read(known, words)
        except Unreadable as error:
            raise Refused(error.line) from error
        if number not in choices:
            raise Refused(self.game.refusal(known, number))
        return number

    def parts(self, seat: int, words: str) -> Sequence[str]:
        """The words of each number that an order takes; Refused if they name what is not there."""
        try:
            return self.game.spelled(self.known(seat), words)
        except Unreadable as error:
            raise Refused(error.line) from error

    def continued(self, seat: int, words: str) -> Sequence[Group]:
        """The orders that begin with the words of one that opens; Refused if nothing can follow them."""
        self.expect(seat)
        return self.following(self.known(seat), words)

    def continued_openly(self, seat: int, words: str) -> Sequence[Group]:
        """The same before everybody."""
        self.expect(seat)
        return self.following(self.common, words)

    def following(self, known: AnyRecord, words: str) -> Sequence[Group]:
        """The orders that begin with some words to somebody who knows this; Refused if nothing can follow them."""
        try:
            return self.game.continued(known, words)
        except Unreadable as error:
            rule = error.line.rule or self.game.rulebook.game.turn_rule
            raise Refused(replace(error.line, rule=rule)) from error

    def foreseen(self, seat: int, words: str) -> Forecast | None:
        """What a legal order would lead to, if that can be said; Refused if it is none.

        Of an order of several numbers all but the last are tried on a copy of what the seat knows.
        """
        self.expect(seat)
        known = self.known(seat)
        *begun, last = self.parts(seat, words)
        for part in begun:
            number = self.understood(known, self.game.choices(known), part)
            known = copy(known)
            self.game.apply(known, number)
        return self.game.forecast(known, self.understood(known, self.game.choices(known), last))

    def foreseen_openly(self, seat: int, words: str) -> Forecast | None:
        """The same before everybody."""
        return self.game.forecast(self.common, self.read_openly(seat, words))

    def judged(self, seat: int, number: int) -> int:
        """The number itself if the seat may give it now; Refused if not."""
        self.expect(seat)
        if number not in self.situation.choices:
            raise Refused(self.game.refusal(self.known(seat), number))
        return number

    def expect(self, seat: int, at: int | None = None) -> None:
        """Refuse an order from a seat that is not to move or did not see the present position."""
        about = self.game.rulebook.game
        if self.to_move == NOBODY:
            raise Refused(Line("refused-over", rule=about.end_rule))
        if self.to_move != seat:
            raise Refused(Line("refused-not-your-turn", rule=about.turn_rule))
        if at is not None and at != self.moments[seat]:
            raise Refused(Line("refused-stale", rule=about.turn_rule))

    def scripted(self, seat: int) -> int | None:
        """The order that the scenario has the computer give now, if it has one."""
        if not self.script.orders:
            return None
        return ordered(self.script, self.game, self.known(seat), seat, self.entries.given[seat])

    def carry_out(self, seat: int, number: int) -> None:
        """Carry out a legal order and let the dice answer."""
        is_under_way, past = self.game.is_under_way(self.state), Past(save(self.state), len(self.entries), self.said)
        self.enter(seat, number, self.game.say(self.known(seat), number))
        if self.to_move != seat or self.game.reveals(self.state):
            self.pasts = Pasts()
        elif not is_under_way:
            self.pasts.push(past)
        self.settle()

    def settle(self) -> None:
        """Let the dice answer until a seat is to move."""
        while isinstance(self.dice, Dice) and self.to_move == CHANCE:
            outcomes = may_come(self.script, self.game, self.state, self.dice.rolls)
            self.happen(outcomes[self.dice.roll([weight for _, weight in outcomes])][0])

    def happen(self, number: int) -> None:
        """Chance brought this."""
        self.enter(CHANCE, number, self.game.say_chance(self.state, number))

    def enter(self, seat: int, number: int, words: str) -> None:
        """Carry out a number and write it down."""
        after = copy(self.state)
        self.game.apply(after, number)
        witnessed = [self.game.witness(self.state, number, listener) for listener in range(len(self.game.seats))]
        self.write_down(seat, number, words, after, witnessed)

    def write_down(self, seat: int, number: int, words: str, after: AnyRecord, witnessed: Sequence[int]) -> None:
        """Go on to the state a number has led to, and let every seat hear what it can of it.

        The dice that answer an order are of the same moment: counted one by one they would tell how many were cast
        out of sight.
        """
        if seat != CHANCE:
            self.ordered = list(self.moments)
        heard, situation = [], Situation(self.game, after)
        for listener, saw in enumerate(witnessed):
            before, now = self.known(listener), situation.known(listener)
            heard.append(self.game.log(before, saw, now, listener))
            if heard[listener] or save(before) != save(now):
                self.moments[listener] = self.ordered[listener] + 1
        self.situation = situation
        self.said = hashlib.sha256(f"{self.said} {seat} {words}".encode()).hexdigest()[:16]
        self.entries.append(Entry.of(seat, number, words, heard))

    def follow(self, seat: int, number: int) -> None:
        """Play a recorded number, whoever gave it; ValueError if it cannot come here.

        Compiled, a number that cannot come might be written beyond the record, so none is taken on trust.
        """
        if self.to_move == NOBODY:
            raise ValueError("the game was over before this")
        if number == RESIGN and 0 <= seat < len(self.game.seats):
            self.resign(seat)
        elif seat != self.to_move:
            raise ValueError(f"{self.named(seat)} is not to move here, but {self.named(self.to_move)}")
        elif number not in (self.game.continuations(self.state) if seat == CHANCE else self.situation.choices):
            raise ValueError(f"chance cannot bring {number} here" if seat == CHANCE else f"{number} is not legal here")
        elif seat == CHANCE:
            self.happen(number)
        else:
            self.carry_out(seat, number)

    def named(self, seat: int) -> str:
        """A seat as the journal calls it."""
        return "chance" if seat == CHANCE else "nobody" if seat == NOBODY else self.game.seats[seat]

    def states(self, since: int = 0) -> Iterator[AnyRecord]:
        """Every state it went through, from its start or from so many entries on, to the one it stands at."""
        halt, state = self.halted(since)
        if halt == since:
            yield copy(state)
        for place, entry in enumerate(self.entries.after(halt), halt + 1):
            if entry.number == RESIGN and entry.seat != CHANCE:
                self.game.resign(state, entry.seat)
            else:
                self.game.apply(state, entry.number)
            if place >= since:
                yield copy(state)

    def halted(self, since: int) -> tuple[int, AnyRecord]:
        """The last place before so many entries of which the state is at hand, and that state."""
        for halt in reversed(self.halts):
            if halt.entries <= since:
                return halt.entries, self.game.state.load(zlib.decompress(halt.state))
        return 0, self.game.start(self.file, self.options)

    def can_undo(self, seat: int) -> bool:
        """Undo is free until a die was rolled, something was revealed or the turn passed."""
        return bool(self.pasts) and self.to_move == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last order, and all that anybody heard of it."""
        if not self.can_undo(seat):
            raise Refused(Line("refused-no-undo", rule=self.game.rulebook.game.turn_rule))
        past = self.pasts.pop()
        before = Situation(self.game, self.game.state.load(past.state))
        for listener in range(len(self.game.seats)):
            told = any(entry.told[listener] for entry in self.entries[past.entries :])
            self.moments[listener] += told or save(self.known(listener)) != save(before.known(listener))
        self.situation, self.said = before, past.said
        self.entries.cut(past.entries)

    def resign(self, seat: int) -> None:
        """Give up; possible at any time before the end."""
        if self.to_move == NOBODY:
            raise Refused(Line("refused-over", rule=self.game.rulebook.game.end_rule))
        after = copy(self.state)
        self.game.resign(after, seat)
        self.pasts = Pasts()
        self.write_down(seat, RESIGN, "resign", after, [UNSEEN] * len(self.game.seats))
