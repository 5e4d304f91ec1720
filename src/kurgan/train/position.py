"""Where a game stands, with what each seat has seen on the way there: what OpenSpiel copies, keeps and guesses."""

from __future__ import annotations

from typing import TypeAlias

from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, Ints, copy, digest, save
from kurgan.games import load
from kurgan.train.diary import Diary

Kept: TypeAlias = tuple[str, bytes, list[str], list[str]]


class Position:
    """A state that goes on in place. What follows from it is worked out once, and forgotten when it goes on."""

    __slots__ = ("choices_", "diary", "game", "known_", "looks_", "mover", "state")

    def __init__(self, game: AnyGame, state: AnyRecord, diary: Diary) -> None:
        self.game, self.state, self.diary = game, state, diary
        self.arrive()

    @classmethod
    def first(cls, game: AnyGame, start: AnyRecord) -> Position:
        """The beginning of a game."""
        return cls(game, copy(start), Diary(game, start))

    def arrive(self) -> None:
        """Forget what held before."""
        self.mover = self.game.seat_to_move(self.state)
        self.known_: tuple[int, AnyRecord] | None = None
        self.looks_: tuple[int, str] | None = None
        self.choices_: list[int] | None = None

    def go_on(self, number: int) -> None:
        """What a seat chose or chance brought."""
        self.diary.note(number)
        self.game.apply(self.state, number)
        self.arrive()

    def known(self, seat: int) -> AnyRecord:
        """What a seat knows; nobody may change it."""
        if self.known_ is None or self.known_[0] != seat:
            self.known_ = seat, self.game.knows(self.state, seat)
        return self.known_[1]

    def looks(self, seat: int) -> str:
        """What a seat knows, in a few letters."""
        if self.looks_ is None or self.looks_[0] != seat:
            self.looks_ = seat, f"{seat} {digest(self.known(seat))}"
        return self.looks_[1]

    @property
    def choices(self) -> list[int]:
        """What the seat to move may choose."""
        if self.choices_ is None:
            self.choices_ = self.game.choices(self.known(self.mover)) if self.mover >= 0 else []
        return self.choices_

    @property
    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely each is."""
        outcomes = self.game.outcomes(self.state) if self.mover == CHANCE else []
        total = sum(weight for _, weight in outcomes)
        return [(number, weight / total) for number, weight in outcomes]

    @property
    def returns(self) -> list[float]:
        """1 to whoever has won and -1 to the other; nothing to either after a draw, or before the end."""
        winner = self.game.winner(self.state) if self.mover == NOBODY else NOBODY
        if winner == NOBODY:
            return [0.0] * len(self.game.seats)
        return [1.0 if seat == winner else -1.0 for seat in range(len(self.game.seats))]

    def guessed(self, seat: int, source: Ints) -> Position:
        """Another truth that fits what a seat knows."""
        guess = self.game.state.new()
        self.game.guess(self.known(seat), seat, source, guess)
        return Position(self.game, copy(guess), self.diary.imagined(seat, guess))

    def __deepcopy__(self, memo: object) -> Position:
        twin = object.__new__(Position)
        twin.game, twin.state, twin.diary, twin.mover = self.game, copy(self.state), self.diary.copy(), self.mover
        twin.known_, twin.looks_, twin.choices_ = self.known_, self.looks_, self.choices_
        return twin

    def __reduce__(self) -> tuple[object, Kept]:
        self.diary.read(0)
        return unpacked, (self.game.name, save(self.state), self.diary.seen, self.diary.pages)


def unpacked(name: str, state: bytes, seen: list[str], pages: list[str]) -> Position:
    """A position that was kept as bytes."""
    game = load(name)
    diary = Diary(game, game.state.load(state))
    diary.seen, diary.pages = seen, pages
    return Position(game, game.state.load(state), diary)
