"""A match beside its shadows, written down so that both can be played again over connections.

`engine.testing.shadows` finds what happens in both: the same before a seat's eyes, something else behind its back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from kurgan.engine.chance import stream
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.match import HUMAN, Match, Situation
from kurgan.engine.record import AnyRecord, copy
from kurgan.engine.testing.shadows import Choose, Pair, Parted, roll
from kurgan.server.replay import UNDO


@dataclass(frozen=True)
class Deed:
    """What a seat did, an order or one taken back, and which of all that could come the dice then brought."""

    seat: int
    number: int
    rolls: tuple[int, ...] = ()


@dataclass
class Recorded(Match):
    """A match in which every deed is written down, also what is taken back."""

    deeds: list[Deed] = field(init=False, default_factory=list)

    def twin(self) -> Match:
        twin = super().twin()
        assert isinstance(twin, Recorded)
        twin.deeds = list(self.deeds)
        return twin

    def play_number(self, seat: int, number: int) -> None:
        super().play_number(seat, number)
        self.deeds.append(Deed(seat, number))

    def undo(self, seat: int) -> None:
        super().undo(seat)
        self.deeds.append(Deed(seat, UNDO))

    def happen(self, number: int) -> None:
        place = [each for each, _ in self.game.outcomes(self.state)].index(number)
        super().happen(number)
        self.deeds[-1] = replace(self.deeds[-1], rolls=(*self.deeds[-1].rolls, place))


@dataclass(frozen=True)
class Stretch:
    """Part of a match beside one shadow: how both begin, and what was done in each from one comparison to the next."""

    beginnings: tuple[AnyRecord, AnyRecord]
    steps: Sequence[tuple[Sequence[Deed], Sequence[Deed]]]


def stretches(game: AnyGame, scenario: str, seat: int, choose: Choose, seed: int) -> Iterator[Stretch]:
    """A whole match in such parts, each of which ends when the hidden truth comes to light."""
    source = stream(seed)
    match = Match.waiting(game, scenario, [HUMAN] * len(game.seats))
    roll(match, source)
    while match.to_move != NOBODY:
        guess = game.state.new()
        game.guess(match.known(seat), seat, source, guess)
        beginnings = copy(match.state), copy(guess)
        pair = Pair(recorded(match, match.state), recorded(match, guess), seat, source, Counter())
        steps = list(steps_of(pair, choose))
        if steps:
            yield Stretch(beginnings, steps)
        match = Match.waiting(game, scenario, match.players)
        match.situation = pair.match.situation
        roll(match, source)


def recorded(match: Match, state: AnyRecord) -> Recorded:
    """A match of its own that begins at a state."""
    begun = Recorded(match.game, match.scenario, match.options, match.players, match.dice)
    begun.situation = Situation(match.game, state)
    return begun


def steps_of(pair: Pair, choose: Choose) -> Iterator[tuple[Sequence[Deed], Sequence[Deed]]]:
    """What is done in both, until they part or it is over."""
    with suppress(Parted):
        while pair.match.to_move != NOBODY:
            ours, theirs = (len(deeds_of(each)) for each in (pair.match, pair.shadow))
            pair.go_on(choose)
            yield deeds_of(pair.match)[ours:], deeds_of(pair.shadow)[theirs:]


def deeds_of(match: Match) -> Sequence[Deed]:
    assert isinstance(match, Recorded)
    return match.deeds
