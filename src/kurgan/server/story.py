"""The story of a finished match: every step of it from any eyes, and the numbers about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final

from kurgan.engine.entries import Entry
from kurgan.engine.game import CHANCE
from kurgan.engine.journal import parsed, rolls_of, verify, written
from kurgan.engine.match import Match
from kurgan.engine.text import Line
from kurgan.server.changes import one_after_the_other
from kurgan.server.messages import (
    DiceMessage,
    Frame,
    Frames,
    MeasureMessage,
    RollMessage,
    StepMessage,
    Tale,
)

EVERYTHING: Final = "all"


class Chronicle:
    """A finished match with all the states it went through."""

    def __init__(self, match: Match, secret: str) -> None:
        self.match, self.game, self.secret = match, match.game, secret
        self.states = list(match.states())

    def tale(self) -> Tale:
        """The whole story but for its pictures."""
        game, entries = self.game, self.match.entries
        steps = [
            StepMessage(
                seat=self.match.named(entry.seat),
                words=entry.words,
                turn=self.tallies[place]["turns"],
                number=entry.number,
            )
            for place, entry in enumerate(entries)
        ]
        turns = [place for place in range(1, len(steps)) if steps[place].turn != steps[place - 1].turn]
        ends = [*turns, len(steps)]
        return Tale(
            scene=game.scene(game.knows(self.states[0], 0)),
            steps=steps,
            turns=ends,
            measures=list(self.measures(ends)),
            dice=self.dice(),
            secret=self.secret,
            rolls=[RollMessage(**vars(roll)) for roll in rolls_of(self.match, self.states)],
            given=len(self.match.script.chance),
        )

    @cached_property
    def tallies(self) -> list[dict[str, int]]:
        """The game's numbers after each step, the start included."""
        return [self.game.tallied(state) for state in self.states]

    def measures(self, ends: Sequence[int]) -> Iterator[MeasureMessage]:
        """Tallies that every seat has one of (`axis_score` and `soviet_score`), after each turn."""
        for name in self.game.tallies:
            measure = name.removeprefix(f"{self.game.seats[0]}_")
            own = {seat: f"{seat}_{measure}" for seat in self.game.seats}
            if name != measure and set(own.values()) <= set(self.game.tallies):
                numbers = {seat: [self.tallies[end][column] for end in ends] for seat, column in own.items()}
                yield MeasureMessage(name=measure, seats=numbers)

    def dice(self) -> list[DiceMessage]:
        """How often each face came for each seat; a die is the seat's that orders next."""
        numbers = list(range(1, self.game.die + 1))
        faces = {seat: [0] * self.game.die for seat in range(len(self.game.seats))}
        owner = next((entry.seat for entry in reversed(self.match.entries) if entry.seat != CHANCE), 0)
        for state, entry in zip(reversed(self.states[:-1]), reversed(self.match.entries), strict=True):
            if entry.seat != CHANCE:
                owner = entry.seat
            elif [number for number, _ in self.game.outcomes(state)] == numbers:
                faces[owner][entry.number - 1] += 1
        return [DiceMessage(seat=self.game.seats[seat], faces=counts) for seat, counts in faces.items()]

    def frame(self, step: int, eyes: str) -> Frame:
        """The match after so many steps."""
        state, game = self.states[step], self.game
        if eyes == EVERYTHING:
            view = game.lifted(state)
        else:
            seat = list(game.seats).index(eyes)
            view = game.view(game.knows(state, seat), seat)
        heard = list(self.heard(self.match.entries[step - 1], eyes)) if step else []
        return Frame(step=step, view=view, heard=heard)

    def frames(self, steps: Iterable[int], eyes: str) -> Frames:
        """Some steps in a row: the first whole, of the others what changed."""
        frames = [self.frame(step, eyes) for step in steps]
        views = one_after_the_other(frame.view for frame in frames)
        together = zip(frames, views, strict=True)
        return Frames(frames=[frame.model_copy(update={"view": view}) for frame, view in together])

    def heard(self, entry: Entry, eyes: str) -> Sequence[Line]:
        """What was heard of one step by a seat, or by whoever heard most."""
        return max(entry.heard, key=len) if eyes == EVERYTHING else entry.heard[list(self.game.seats).index(eyes)]

    def verify(self) -> int:
        """How many rolls follow from the secret; Damaged at the first that does not."""
        return verify(self.game, parsed(written(self.match)))
