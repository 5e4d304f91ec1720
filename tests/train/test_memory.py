"""What a player remembers depends on nothing its seat cannot know: not what was done out of sight, nor how often."""

from __future__ import annotations

from collections import Counter

import pytest

from kurgan.engine.match import Match
from kurgan.engine.record import AnyRecord, Ints, copy
from kurgan.engine.testing import shadows
from kurgan.games import folders, load
from kurgan.train.diary import Diary
from tests.matches import chooser


class Remembered(shadows.Pair):
    """A match and its shadow, of which a seat must remember the same."""

    diary: type[Diary] = Diary

    def __init__(self, match: Match, shadow: Match, seat: int, source: Ints, counts: Counter[str]) -> None:
        self.begun, self.starts = len(match.entries), (copy(match.state), copy(shadow.state))
        super().__init__(match, shadow, seat, source, counts)

    def compare(self) -> None:
        super().compare()
        first, second = self.starts
        mine, theirs = self.diary(self.game, first), self.diary(self.game, first).imagined(self.seat, second)
        for diary, match in ((mine, self.match), (theirs, self.shadow)):
            for entry in match.entries[self.begun :]:
                diary.note(entry.number)
        assert mine.read(self.seat) == theirs.read(self.seat), "the seat remembers what it cannot know"
        self.counts["remembered"] += 1


class Counting(Diary):
    """One that counts what nobody saw."""

    def write(self, state: AnyRecord, number: int) -> None:
        super().write(state, number)
        self.add(0, "and something happened")
        self.add(1, "and something happened")

    def imagined(self, seat: int, state: AnyRecord) -> Diary:
        return Counting(self.game, state, (self, seat))


class Betrayed(Remembered):
    diary = Counting


@pytest.mark.parametrize("name", folders())
@pytest.mark.parametrize("seat", [0, 1])
def test_two_worlds_that_differ_out_of_sight_are_remembered_alike(
    monkeypatch: pytest.MonkeyPatch, name: str, seat: int
) -> None:
    monkeypatch.setattr(shadows, "Pair", Remembered)
    monkeypatch.setattr(shadows, "MOST_ORDERS", 40)
    game = load(name)
    counts = shadows.check_sequences(game, game.rulebook.game.scenario, seat, chooser(game, "random", seat), seed=seat)
    assert counts["remembered"] > 2 * counts["parted"], counts
    assert name == "eastern-front" or counts["unheard"] + counts["hidden"] > 0, counts


def test_a_memory_that_counts_what_nobody_saw_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shadows, "Pair", Betrayed)
    game = load("autumn-storm")
    with pytest.raises(AssertionError, match="remembers what it cannot know"):
        shadows.check_sequences(game, "september-1942", 1, chooser(game, "random", 1), seed=1)


def test_a_seat_remembers_its_orders_even_if_they_lead_to_the_same() -> None:
    game = load("autumn-storm")
    start = game.start("mamayev-kurgan", {})
    while game.seat_to_move(start) < 0:
        game.apply(start, game.outcomes(start)[0][0])
    seat = game.seat_to_move(start)
    pages = set()
    for number in game.choices(game.knows(start, seat)):
        diary = Diary(game, start)
        diary.note(number)
        pages.add(diary.read(seat))
    assert len(pages) == len(game.choices(game.knows(start, seat)))


def test_reading_now_and_then_changes_nothing() -> None:
    game = load("ridge")
    start = game.start("first-light", {})
    often, once = Diary(game, start), Diary(game, start)
    state = copy(start)
    for _ in range(12):
        number = game.continuations(state)[0]
        game.apply(state, number)
        for diary in (often, once):
            diary.note(number)
        before = often.copy()
        assert often.read(0) == before.read(0)
    assert [once.read(seat) for seat in (0, 1)] == [often.read(seat) for seat in (0, 1)]


def test_a_guess_remembers_what_was_when_it_was_made() -> None:
    game = load("ridge")
    start = game.start("first-light", {})
    diary = Diary(game, start)
    early, page = diary.imagined(0, copy(start)), diary.read(0)
    diary.note(game.continuations(start)[0])
    late = diary.imagined(0, copy(start))
    assert early.read(0) == page != diary.read(0) == late.read(0)
