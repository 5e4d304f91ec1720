"""What each seat has lived through, in a few letters: two histories that look the same to a seat read the same to it.

A seat's page grows by what it orders itself, by each line it hears, and by what it knows whenever somebody is to decide
and it has changed. It does not grow by what the seat cannot notice, nor between dice: how many were cast out of sight
would tell something.
"""

from __future__ import annotations

from hashlib import sha256

from kurgan.engine.game import CHANCE, AnyGame
from kurgan.engine.record import AnyRecord, copy, digest


class Diary:
    """The numbers of a game as its seats saw them; the pages are written when somebody wants to read one.

    To write them takes some hundred times as long as to play: a search that asks for no memory must not pay for it.
    """

    __slots__ = ("before", "frozen", "game", "pages", "past", "seen", "since")

    def __init__(self, game: AnyGame, before: AnyRecord, past: tuple[Diary, int] | None = None) -> None:
        self.game, self.before, self.past, self.since = game, before, past, list[int]()
        self.seen, self.pages = list[str](), list[str]()
        self.frozen: Diary | None = None

    def copy(self) -> Diary:
        """The same, to go on with; the state it begins at is shared, since nobody changes it."""
        twin = Diary(self.game, self.before, self.past)
        twin.since, twin.seen, twin.pages = self.since.copy(), self.seen.copy(), self.pages.copy()
        return twin

    def note(self, number: int) -> None:
        """What a seat chose or chance brought."""
        self.since.append(number)
        self.frozen = None

    def read(self, seat: int) -> str:
        """A seat's page up to now."""
        if not self.pages:
            self.begin()
        if self.since:
            self.catch_up()
        return self.pages[seat]

    def imagined(self, seat: int, state: AnyRecord) -> Diary:
        """Of another truth that fits what a seat knows: its own page is the same, the others begin there."""
        if self.frozen is None:
            self.frozen = self.copy()
        return Diary(self.game, state, (self.frozen, seat))

    def begin(self) -> None:
        """The first lines: what each seat knows, or the page of the seat whose guess this is."""
        self.seen = [digest(self.game.knows(self.before, seat)) for seat in range(len(self.game.seats))]
        self.pages = list(self.seen)
        if self.past is not None:
            diary, seat = self.past
            self.pages[seat], self.seen[seat], self.past = diary.read(seat), diary.seen[seat], None

    def catch_up(self) -> None:
        """Write down what came since somebody last read."""
        state = copy(self.before)
        for number in self.since:
            self.write(state, number)
        self.before, self.since = state, []

    def write(self, state: AnyRecord, number: int) -> None:
        """Apply a number to a state and write down what each seat noticed of it."""
        game, seats = self.game, range(len(self.game.seats))
        mover = game.seat_to_move(state)
        known = [game.knows(state, seat) for seat in seats]
        witnessed = [game.witness(state, number, seat) for seat in seats]
        game.apply(state, number)
        is_settled = game.seat_to_move(state) != CHANCE
        for seat in seats:
            now = game.knows(state, seat)
            if mover == seat:
                self.add(seat, f"order {number}")
            for line in game.log(known[seat], witnessed[seat], now, seat):
                self.add(seat, repr(line))
            if is_settled and digest(now) != self.seen[seat]:
                self.seen[seat] = digest(now)
                self.add(seat, self.seen[seat])

    def add(self, seat: int, text: str) -> None:
        """One thing more."""
        self.pages[seat] = sha256(f"{self.pages[seat]} {text}".encode()).hexdigest()[:16]
