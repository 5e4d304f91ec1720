"""The story of a finished match: every step of it from any eyes, and the numbers about it."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Final

import numpy as np
from pydantic import BaseModel

from kurgan.engine.entries import Entry
from kurgan.engine.game import CHANCE
from kurgan.engine.journal import parsed, rolls_of, verify, written
from kurgan.engine.match import Halt, Match
from kurgan.engine.record import AnyRecord, save
from kurgan.engine.text import Line
from kurgan.players.counsel import own_chance, true_probability, win_probability
from kurgan.server.changes import one_after_the_other
from kurgan.server.messages import (
    ChanceMessage,
    DiceMessage,
    Frame,
    Frames,
    MeasureMessage,
    RollMessage,
    StepMessage,
    Tale,
)

EVERYTHING: Final = "all"
EVERY: Final = 100  # steps of which the state is kept: those between take a millisecond to be played again


class Chronicle:
    """A finished match, with its state now and then and the game's numbers about each: any other is played again."""

    def __init__(self, match: Match, secret: str) -> None:
        self.match, self.game, self.secret = match, match.game, secret
        self.tallies = np.zeros((len(match.entries) + 1, len(match.game.tallies)), np.int64)  # after each step
        halts: list[Halt] = []
        for step, state in enumerate(match.states()):
            self.game.tally(state, self.tallies[step])
            halts += [Halt(step, zlib.compress(save(state)))] if step % EVERY == 0 else []
        match.halts = halts

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        halts = sum(len(halt.state) for halt in self.match.halts)
        return self.match.entries.size + self.tallies.nbytes + halts

    def tale(self) -> Tale:
        """The whole story but for its pictures."""
        game, entries, turns_column = self.game, self.match.entries, self.column("turns")
        steps = [
            StepMessage(
                seat=self.match.named(entry.seat),
                words=entry.words,
                turn=int(self.tallies[place, turns_column]),
                number=entry.number,
            )
            for place, entry in enumerate(entries)
        ]
        turns = [place for place in range(1, len(steps)) if steps[place].turn != steps[place - 1].turn]
        ends = [*turns, len(steps)]
        return Tale(
            scene=game.scene(game.knows(next(self.match.states()), 0)),
            steps=steps,
            turns=ends,
            measures=list(self.measures(ends)),
            chances=self.chances(ends),
            dice=self.dice(),
            secret=self.secret,
            rolls=[RollMessage(**vars(roll)) for roll in rolls_of(self.match)],
            given=len(self.match.script.chance),
        )

    def column(self, name: str) -> int:
        """Where a tally stands among all."""
        return list(self.game.tallies).index(name)

    def measures(self, ends: Sequence[int]) -> Iterator[MeasureMessage]:
        """Tallies that every seat has one of (`axis_score` and `soviet_score`), after each turn."""
        for name in self.game.tallies:
            measure = name.removeprefix(f"{self.game.seats[0]}_")
            own = {seat: f"{seat}_{measure}" for seat in self.game.seats}
            if name != measure and set(own.values()) <= set(self.game.tallies):
                numbers = {seat: self.tallies[ends, self.column(tally)].tolist() for seat, tally in own.items()}
                yield MeasureMessage(name=measure, seats=numbers)

    def chances(self, ends: Sequence[int]) -> list[ChanceMessage]:
        """How likely each seat was to win after each turn, from what each knew then and with the fog lifted."""
        wanted, seats = set(ends), self.game.seats
        shares: dict[str, list[float]] = {eyes: [] for eyes in (*seats, EVERYTHING)}  # of the first seat
        for state in (state for step, state in enumerate(self.match.states()) if step in wanted):
            for seat, eyes in enumerate(seats):
                known = self.game.knows(state, seat)
                own = win_probability(self.game, known, seat, own_chance(known))
                shares[eyes].append(own if seat == 0 else 1.0 - own)
            shares[EVERYTHING].append(true_probability(self.game, state, 0))
        hundredths = {eyes: [round(100 * share) for share in found] for eyes, found in shares.items()}
        return [
            ChanceMessage(eyes=eyes, seats={seats[0]: found, seats[1]: [100 - share for share in found]})
            for eyes, found in hundredths.items()
        ]

    def dice(self) -> list[DiceMessage]:
        """How often each face came for each seat; a die is the seat's that orders next."""
        numbers = list(range(1, self.game.die + 1))
        faces = {seat: [0] * self.game.die for seat in range(len(self.game.seats))}
        waiting: list[int] = []  # for the seat that orders next, or who ordered last
        owner = 0
        for state, entry in zip(self.match.states(), self.match.entries, strict=False):
            if entry.seat == CHANCE and [number for number, _ in self.game.outcomes(state)] == numbers:
                waiting.append(entry.number - 1)
            elif entry.seat != CHANCE:
                owner = entry.seat
                while waiting:
                    faces[owner][waiting.pop()] += 1
        for face in waiting:
            faces[owner][face] += 1
        return [DiceMessage(seat=self.game.seats[seat], faces=counts) for seat, counts in faces.items()]

    def frames(self, steps: range, eyes: str) -> Frames:
        """The match after so many steps and so many more: the first whole, of the others what changed."""
        states = islice(self.match.states(steps.start), len(steps))
        before = self.match.entries.after(steps.start - 1) if steps.start else chain([None], self.match.entries)
        views = one_after_the_other(self.view(state, eyes) for state in states)
        together = zip(steps, views, before, strict=False)
        return Frames(frames=[Frame(step=step, view=view, heard=self.heard(of, eyes)) for step, view, of in together])

    def view(self, state: AnyRecord, eyes: str) -> BaseModel:
        """A state as some eyes saw it, or with the fog lifted."""
        if eyes == EVERYTHING:
            return self.game.lifted(state)
        seat = list(self.game.seats).index(eyes)
        return self.game.view(self.game.knows(state, seat), seat)

    def heard(self, entry: Entry | None, eyes: str) -> list[Line]:
        """What was heard of one step, if there was one, by a seat or by whoever heard most."""
        if entry is None:
            return []
        heard = max(entry.heard, key=len) if eyes == EVERYTHING else entry.heard[list(self.game.seats).index(eyes)]
        return list(heard)

    def verify(self) -> int:
        """How many rolls follow from the secret; Damaged at the first that does not."""
        return verify(self.game, parsed(written(self.match)))
