"""The story of a finished match: every step of it from any eyes, and the numbers about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

import numpy as np

from kurgan.engine.game import CHANCE
from kurgan.engine.journal import parsed, verify, written
from kurgan.engine.match import RESIGN, Entry, Match
from kurgan.engine.record import AnyRecord, copy
from kurgan.engine.text import Line
from kurgan.server.messages import (
    DiceMessage,
    Frame,
    MatchHead,
    MeasureMessage,
    StepMessage,
    Story,
)

EVERYTHING: Final = "all"
A_DIE: Final = [1, 2, 3, 4, 5, 6]


class Chronicle:
    """A finished match with all the states it went through."""

    def __init__(self, match: Match, secret: str) -> None:
        self.match, self.game, self.secret = match, match.game, secret
        self.states = list(states_of(match))

    def story(self, head: MatchHead) -> Story:
        """The whole story but for its pictures."""
        game, entries = self.game, self.match.entries
        steps = [
            StepMessage(
                seat="chance" if entry.seat == CHANCE else game.seats[entry.seat],
                words=entry.words,
                turn=int(self.tallies[place, list(game.tallies).index("turns")]),
            )
            for place, entry in enumerate(entries)
        ]
        turns = [place for place in range(1, len(steps)) if steps[place].turn != steps[place - 1].turn]
        ends = [*turns, len(steps)]
        return Story(
            match=head,
            scene=game.scene(self.states[0]),
            steps=steps,
            turns=ends,
            measures=list(self.measures(ends)),
            dice=self.dice(),
            commitment=self.match.dice.commitment,
            secret=self.secret,
        )

    @cached_property
    def tallies(self) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
        """The game's numbers after each step, the start included."""
        rows = np.zeros((len(self.states), len(self.game.tallies)), np.int64)
        for state, row in zip(self.states, rows, strict=True):
            self.game.tally(state, row)
        return rows

    def measures(self, ends: Sequence[int]) -> Iterator[MeasureMessage]:
        """Tallies that every seat has one of (`axis_score` and `soviet_score`), after each turn."""
        columns = {name: place for place, name in enumerate(self.game.tallies)}
        first = self.game.seats[0]
        for name in columns:
            measure = name.removeprefix(f"{first}_")
            own = {seat: columns.get(f"{seat}_{measure}") for seat in self.game.seats}
            if name != measure and None not in own.values():
                yield MeasureMessage(
                    name=measure,
                    seats={
                        seat: [int(self.tallies[end, column]) for end in ends]
                        for seat, column in own.items()
                        if column is not None
                    },
                )

    def dice(self) -> list[DiceMessage]:
        """How often each face came for each seat; a die is the seat's that orders next."""
        faces = {seat: [0] * len(A_DIE) for seat in range(len(self.game.seats))}
        owner = next((entry.seat for entry in reversed(self.match.entries) if entry.seat != CHANCE), 0)
        for state, entry in zip(reversed(self.states[:-1]), reversed(self.match.entries), strict=True):
            if entry.seat != CHANCE:
                owner = entry.seat
            elif [number for number, _ in self.game.outcomes(state)] == A_DIE:
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

    def heard(self, entry: Entry, eyes: str) -> Sequence[Line]:
        """What was heard of one step by a seat, or by whoever heard most."""
        return max(entry.heard, key=len) if eyes == EVERYTHING else entry.heard[list(self.game.seats).index(eyes)]

    def verify(self) -> int:
        """How many rolls follow from the secret; Damaged at the first that does not."""
        return verify(self.game, parsed(written(self.match)))


def states_of(match: Match) -> Iterator[AnyRecord]:
    """Every state of a match, from its start to its end."""
    state = match.game.start(match.scenario, match.options)
    yield copy(state)
    for entry in match.entries:
        if entry.number == RESIGN and entry.seat != CHANCE:
            match.game.resign(state, entry.seat)
        else:
            match.game.apply(state, entry.number)
        yield copy(state)
