"""A snapshot of a match: whoever goes on from it stands exactly where whoever played everything again does."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice

import pytest

from kurgan.cli.ready import ready
from kurgan.engine.chance import draw, stream
from kurgan.engine.entries import Page
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.match import Match
from kurgan.engine.record import AnyRecord, Ints, save
from kurgan.engine.snapshots import Snapshot, may_be_taken, resume, taken
from kurgan.games import folders
from tests.matches import new_match

EVERY, ORDERS = 7, 400


@dataclass
class Played:
    """A match, every number of it and every order taken back (None), and the snapshots with the numbers before each."""

    match: Match
    numbers: list[tuple[int, int | None]] = field(default_factory=list)
    snapshots: list[Snapshot] = field(default_factory=list)
    places: list[int] = field(default_factory=list)

    def go_on(self, source: Ints) -> None:
        """One order more, or one less; and a snapshot if there may be one."""
        match, seat, before = self.match, self.match.to_move, len(self.match.entries)
        if match.can_undo(seat) and draw(source, 3) == 0:
            match.undo(seat)
            self.numbers.append((seat, None))
        else:
            choices = match.legal(seat)
            match.play_number(seat, choices[draw(source, len(choices))])
            self.numbers += [(entry.seat, entry.number) for entry in match.entries[before:]]
        since = self.snapshots[-1].standing.entries if self.snapshots else 0
        if may_be_taken(match) and len(match.entries) - since >= EVERY:
            self.snapshots.append(taken(match, since))
            self.places.append(len(self.numbers))

    def resumed(self, count: int) -> Match:
        """The same match from so many of its snapshots and what has happened since."""
        again = fresh(self.match)
        resume(again, self.snapshots[:count])
        for seat, number in self.numbers[self.places[count - 1] if count else 0 :]:
            if number is None:
                again.undo(seat)
            else:
                again.follow(seat, number)
        return again

    @property
    def has_just_halted(self) -> bool:
        return bool(self.places) and self.places[-1] == len(self.numbers)


def played(game: AnyGame, seed: int = 3) -> Iterator[Played]:
    """A random match after each order, some of them taken back."""
    it, source = Played(new_match(game, seed)), stream(seed, 5)
    it.numbers += [(entry.seat, entry.number) for entry in it.match.entries]
    for _ in range(ORDERS):
        if it.match.to_move == NOBODY:
            return
        it.go_on(source)
        yield it


def fresh(match: Match) -> Match:
    """The same match at its start."""
    return Match.waiting(match.game, match.scenario, match.players, match.options)


def everything(match: Match) -> Iterator[object]:
    """All that can be known of a match."""
    yield from (save(match.state), match.said, list(match.entries), match.moments, match.ordered)
    yield from (match.entries.counts, dict(+match.entries.given), match.can_undo(match.to_move), match.heard)
    yield [match.entries.since(seat, 0) for seat in range(-1, len(match.game.seats))]


@pytest.mark.parametrize("name", folders())
def test_going_on_from_a_snapshot_is_as_if_all_had_been_played_again(name: str) -> None:
    compared = 0
    for it in played(ready(name)):
        if it.has_just_halted or it.match.to_move == NOBODY:
            count = len(it.snapshots)
            for at in {count, count // 2, 0}:
                assert [*everything(it.resumed(at))] == [*everything(it.match)]
            compared += count > 1
    assert compared > 3, "snapshots were taken"
    assert [*everything(it.resumed(len(it.snapshots)))] == [*everything(it.match)], "and so it is between them"
    assert any(number is None for _, number in it.numbers) or name == "ridge", "some orders were taken back"


@pytest.mark.parametrize("name", folders())
def test_the_states_it_went_through_are_found_from_any_place_on(name: str) -> None:
    *_, it = played(ready(name))
    match, snapshots = it.match, it.snapshots
    whole = [save(state) for state in fresh_states(match)]
    assert len(match.halts) == len(snapshots) > 3
    for since in (0, 1, snapshots[1].standing.entries, snapshots[1].standing.entries + 1, len(match.entries)):
        assert [save(state) for state in match.states(since)] == whole[since:]


def fresh_states(match: Match) -> Iterator[AnyRecord]:
    """The same without any halt."""
    twin = match.twin()
    twin.halts = []
    return twin.states()


def test_an_order_given_after_it_can_be_taken_back_and_none_from_before_it() -> None:
    taken_back = 0
    for it in played(ready("autumn-storm"), seed=4):
        if not it.has_just_halted or it.match.to_move == NOBODY:
            continue
        again, before = it.resumed(len(it.snapshots)), [*everything(it.match)]
        seat = again.to_move
        assert not again.can_undo(seat) and not it.match.can_undo(seat)
        for number in islice(again.legal(seat), 12):
            twin = again.twin()
            twin.play_number(seat, number)
            if twin.can_undo(seat):
                twin.undo(seat)
                assert [*everything(twin)][:3] == before[:3]
                taken_back += 1
    assert taken_back > 3


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda last: replace(last, state=b"no state at all"), "cannot be unpacked"),
        (lambda last: replace(last, state=zlib.compress(b"too short")), "another size"),
        (lambda last: replace(last, pages=[*last.pages, Page(3, b"")]), "do not fit together"),
        (lambda last: replace(last, standing=replace(last.standing, moments=[1])), "do not fit together"),
        (lambda last: replace(last, standing=replace(last.standing, counts=[1])), "do not fit together"),
    ],
)
def test_one_that_cannot_be_is_refused(spoil: object, why: str) -> None:
    assert callable(spoil)
    *_, it = played(ready("ridge"))
    with pytest.raises(ValueError, match=why):
        resume(fresh(it.match), [*it.snapshots[:-1], spoil(it.snapshots[-1])])


def test_a_state_that_the_games_own_check_finds_wrong_is_refused() -> None:
    *_, it = played(ready("ridge"))
    start = fresh(it.match)
    start.game = replace(start.game, fault=lambda _: 0, faults=["two units stand in one hex"])
    with pytest.raises(ValueError, match="two units stand in one hex"):
        resume(start, it.snapshots)
