"""Shadows: two matches that differ only in what a seat cannot see tell it the same, frame by frame, over whole games.

Beside a match runs its shadow, the same match as one seat knows it: behind what the seat sees stands another truth, a
guess, and wherever the others do something of which the seat hears nothing, in the shadow they do something else, or
nothing at all. What the seat does itself, what it hears of and what chance brings before its eyes is the same in both.
As long as the hidden truth does not come to light, both must send the seat the same frames, in number and content.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from kurgan.engine.chance import draw, stream
from kurgan.engine.game import CHANCE, NOBODY, UNSEEN, AnyGame
from kurgan.engine.match import Match, Situation
from kurgan.engine.record import AnyRecord, Ints, save

Choose: TypeAlias = Callable[[AnyRecord, int], int]
"""A player: which number a seat chooses, from what it knows."""

MOST_ORDERS: Final = 150
MOST_TRIED: Final = 30  # orders tried in the shadow to find one that looks the same
UNDO_ONE_IN: Final = 4


class Parted(Exception):
    """The hidden truth has come to light: from here on the two matches differ before the seat's eyes too."""


def check_sequences(game: AnyGame, scenario: str, seat: int, choose: Choose, seed: int) -> Counter[str]:
    """Play one match beside its shadows, to its end or for so many orders, and count what was compared."""
    match = Match.waiting(game, scenario, ["human"] * len(game.seats))
    source, counts, pair = stream(seed), Counter[str](), None
    roll(match, source)
    for _ in range(MOST_ORDERS):
        if match.to_move == NOBODY:
            break
        if pair is None:
            pair = Pair(match, shadow_of(match, seat, source), seat, source, counts)
        try:
            pair.go_on(choose)
        except Parted:
            counts["parted"] += 1
            pair = None
            roll(match, source)
    return counts


def shadow_of(match: Match, seat: int, source: Ints) -> Match:
    """The same match as far as a seat knows, with another truth behind it."""
    guess = match.game.state.new()
    match.game.guess(match.known(seat), seat, source, guess)
    shadow = match.twin()
    shadow.situation = Situation(match.game, guess)
    return shadow


def roll(match: Match, source: Ints) -> None:
    """Let chance bring anything until a seat is to move."""
    while match.to_move == CHANCE:
        match.happen(one_of([number for number, _ in match.game.outcomes(match.state)], source))


def one_of(numbers: Sequence[int], source: Ints) -> int:
    return numbers[draw(source, len(numbers))]


class Pair:
    """A match and its shadow, seen by one seat."""

    def __init__(self, match: Match, shadow: Match, seat: int, source: Ints, counts: Counter[str]) -> None:
        self.match, self.shadow, self.seat, self.source, self.counts = match, shadow, seat, source, counts
        self.game, self.at, self.heard = match.game, match.moments[seat], [self.lines(match), self.lines(shadow)]
        self.compare()

    def lines(self, match: Match) -> int:
        """How many lines the seat has heard."""
        return sum(len(entry.heard[self.seat]) for entry in match.entries)

    # One order, and what chance answers

    def go_on(self, choose: Choose) -> None:
        """The next order in both, or in one of them if the seat does not hear of it."""
        mover = self.match.to_move
        number = choose(self.match.known(mover), mover)
        if mover == self.seat:
            self.order(number)
        else:
            self.watch(mover, number)
        self.settle()
        self.compare()

    def order(self, number: int) -> None:
        """The seat's own order, or one that it takes back."""
        is_undone = self.match.can_undo(self.seat) and draw(self.source, UNDO_ONE_IN) == 0
        for match in (self.match, self.shadow):
            if is_undone:
                match.undo(self.seat)
            else:
                match.play_number(self.seat, number)
        self.counts["undone" if is_undone else "orders"] += 1

    def watch(self, mover: int, number: int) -> None:
        """Another's order: heard of, it must be given in the shadow too; else the shadow goes its own way."""
        if not self.is_unheard(self.match, mover, number):
            self.imitate(mover, number)
            self.counts["heard"] += 1
            return
        self.counts["unheard"] += 1
        if self.match.can_undo(mover) and draw(self.source, UNDO_ONE_IN) == 0:
            self.match.undo(mover)
            assert self.match.moments[self.seat] == self.at, "taking back what nobody heard of must not be heard of"
        legal = self.shadow.legal(mover)
        for _ in range(draw(self.source, 3)):
            other, twin = one_of(legal, self.source), self.shadow.twin()
            if self.is_unheard(twin, mover, other):
                self.shadow = twin
                return

    def is_unheard(self, match: Match, mover: int, number: int) -> bool:
        """Give an order, and say if the mover goes on and the seat heard nothing: then it must not be told anything."""
        before = match.state
        match.play_number(mover, number)
        witnessed = self.game.witness(before, number, self.seat)
        if match.to_move != mover or witnessed != UNSEEN or match.entries[-1].heard[self.seat]:
            return False
        assert match.moments[self.seat] == self.at, "an order that a seat hears nothing of must not reach it"
        return True

    def imitate(self, mover: int, number: int) -> None:
        """Give an order in the shadow after which the seat has heard and knows the same."""
        wanted = self.match.entries[-1].heard[self.seat], save(self.match.known(self.seat))
        legal = self.shadow.legal(mover)
        first = [number] if number in legal else []
        for other in [*first, *(one_of(legal, self.source) for _ in range(MOST_TRIED))]:
            twin = self.shadow.twin()
            twin.play_number(mover, other)
            if (twin.entries[-1].heard[self.seat], save(twin.known(self.seat))) == wanted:
                self.shadow = twin
                return
        raise Parted

    # Chance

    def settle(self) -> None:
        """What chance brings out of the seat's sight comes in each match by itself, all else in both alike."""
        while True:
            self.hide(self.match)
            self.hide(self.shadow)
            if self.match.to_move != CHANCE and self.shadow.to_move != CHANCE:
                return
            if self.match.to_move != self.shadow.to_move:
                raise Parted
            self.compare_knowledge()
            self.bring()

    def hide(self, match: Match) -> None:
        """Let chance bring what the seat cannot make out, whatever it is."""
        while match.to_move == CHANCE:
            numbers = [number for number, _ in self.game.outcomes(match.state)]
            if any(self.game.witness(match.state, number, self.seat) != UNSEEN for number in numbers):
                return
            match.happen(one_of(numbers, self.source))
            self.counts["hidden"] += 1

    def bring(self) -> None:
        """Let chance bring the same in both."""
        mine, theirs = (set(dict(self.game.outcomes(match.state))) for match in (self.match, self.shadow))
        if not mine & theirs:
            raise Parted
        number = one_of(sorted(mine & theirs), self.source)
        self.match.happen(number)
        self.shadow.happen(number)

    # What the seat is told

    def compare(self) -> None:
        """Both have sent the seat as many frames, and the same ones."""
        self.compare_knowledge()
        assert self.match.moments[self.seat] == self.shadow.moments[self.seat], "as many frames in both"
        self.counts["frames"] += self.match.moments[self.seat] != self.at
        self.at = self.match.moments[self.seat]
        self.heard = [self.lines(self.match), self.lines(self.shadow)]

    def compare_knowledge(self) -> None:
        """Where the seat is shown the same it knows the same; where it is not, the truth has come to light."""
        knowns = [save(match.known(self.seat)) for match in (self.match, self.shadow)]
        shown = [self.frame(match, told) for match, told in zip((self.match, self.shadow), self.heard, strict=True)]
        if shown[0] == shown[1]:
            assert knowns[0] == knowns[1], "what a seat knows must be shown to it"
            return
        raise Parted

    def frame(self, match: Match, told: int) -> str:
        """All that a seat is sent: what it sees and heard, what it is asked and may do."""
        game, seat, known = self.game, self.seat, match.known(self.seat)
        heard = [line for entry in match.entries for line in entry.heard[seat]][told:]
        choices = match.legal(seat)
        parts = [
            match.to_move == seat,
            game.view(known, seat).model_dump_json(),
            game.prompt(known, seat),
            game.menu(known, choices) if choices else (),
            match.can_undo(seat),
            heard,
        ]
        return repr(parts)
