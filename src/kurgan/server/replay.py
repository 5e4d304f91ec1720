"""A match from the store: from the last snapshot that can be trusted, or from its start, and then number by number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kurgan.engine.game import AnyGame
from kurgan.engine.match import Match
from kurgan.engine.snapshots import resume
from kurgan.server.dice import cast, sealed
from kurgan.server.snapshots import Trail, row_of, trusted
from kurgan.server.store import Fresh, MatchRow, NumberRow, Past, SnapshotRow

UNDO: Final = -2  # in the place of a number: the last order was taken back
TWO_AS_ONE: Final = -3  # likewise: the last two numbers were one order, or three of them for one less, and so on


@dataclass
class Replay:
    """A match that was played again, what has happened in it, and the snapshots that were taken on the way."""

    match: Match
    numbers: Sequence[NumberRow]
    trail: Trail
    resumed: int  # after so many snapshots, or none
    fresh: Fresh


def replayed(game: AnyGame, row: MatchRow, past: Past) -> Replay:
    """A match from what is kept of it; ValueError at a number that is impossible by the rules of today."""
    players = [seat.player for seat in row.seats]
    match = Match.waiting(game, row.scenario, players, row.options, sealed(row), row.edition)
    snapshots, trail = trusted(row, past, game, Trail.of(row, match.start))
    resume(match, snapshots)
    after, taken = trail.last, list[SnapshotRow]()
    for each in past.numbers[trail.place :]:
        if each.number == UNDO:
            match.undo(each.seat)
        elif each.number <= TWO_AS_ONE:
            match.bind(TWO_AS_ONE - each.number + 2)
        else:
            match.follow(each.seat, each.number)
        trail.follow([each])
        if trail.is_due(match):
            taken.append(row_of(match, trail))
    cast(match, row)
    return Replay(match, past.numbers, trail, len(snapshots), Fresh(after, taken))


def as_one(numbers: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """What says of the last numbers that they were one order: seat and number."""
    return numbers[0][0], TWO_AS_ONE + 2 - len(numbers)
