"""Snapshots in the store: taken now and then beside the numbers, and trusted only as far as they fit them.

Each has a digest over the match it is of, the rules, every number up to it, and all that it says; each rests on the one
before. Whatever does not fit is left out and said in the log: the numbers are played again instead.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Final, Self

from kurgan.engine import sources
from kurgan.engine.entries import Page
from kurgan.engine.game import AnyGame
from kurgan.engine.match import Match
from kurgan.engine.snapshots import Snapshot, may_be_taken, taken
from kurgan.server.store import MatchRow, NumberRow, Past, SnapshotRow

LOG: Final = logging.getLogger("kurgan.server")
EVERY: Final = 200  # numbers: so many take some hundredths of a second to be played again
BESIDE: Final = {"page", "tests", "locale"}  # parts of a game's folder from which nothing follows that is kept


class Trail:
    """The numbers of a match since its last snapshot, as a digest that goes on with them."""

    def __init__(self, beginning: str) -> None:
        self.place = 0  # among all numbers
        self.last, self.entries = 0, 0  # where the last snapshot was taken, and how many entries there were
        self.sum = hashlib.sha256(beginning.encode())

    @classmethod
    def of(cls, row: MatchRow, start: str) -> Self:
        """From the beginning of a match, whose first state has this digest."""
        return cls(json.dumps([row.id, row.game, row.scenario, row.edition, sorted(row.options.items()), start]))

    def copy(self) -> Self:
        """The same, to go on with or to throw away."""
        twin = copy(self)
        twin.sum = self.sum.copy()
        return twin

    def follow(self, numbers: Sequence[NumberRow]) -> None:
        """So many numbers more."""
        self.sum.update(b"".join(b"%d %d\n" % (each.seat, each.number) for each in numbers))
        self.place += len(numbers)

    def seal(self, rules: str, snapshot: Snapshot) -> str:
        """The digest of a snapshot that is taken here; from now on only what follows it counts."""
        standing = json.dumps(vars(snapshot.standing), sort_keys=True)
        for part in (rules.encode(), standing.encode(), snapshot.state, *(page.packed for page in snapshot.pages)):
            self.sum.update(b"%d " % len(part) + part)
        sealed = self.sum.hexdigest()
        self.sum, self.last, self.entries = hashlib.sha256(sealed.encode()), self.place, snapshot.standing.entries
        return sealed

    def is_due(self, match: Match) -> bool:
        """Has so much happened since the last snapshot that there may be another?"""
        return self.place - self.last >= EVERY and may_be_taken(match)


def row_of(match: Match, trail: Trail) -> SnapshotRow:
    """A snapshot of a match whose trail has followed it here."""
    snapshot, rules = taken(match, trail.entries), origin(match.game)
    return SnapshotRow(
        place=trail.place,
        rules=rules,
        standing=snapshot.standing,
        state=snapshot.state,
        pages=[(page.length, len(page.packed)) for page in snapshot.pages],
        told=b"".join(page.packed for page in snapshot.pages),
        digest=trail.seal(rules, snapshot),
    )


def snapshot_in(row: SnapshotRow) -> Snapshot:
    """The snapshot that a row holds."""
    return Snapshot(row.standing, row.state, list(pages_in(row)))


def pages_in(row: SnapshotRow) -> Iterator[Page]:
    start = 0
    for length, size in row.pages:
        yield Page(length, row.told[start : start + size])
        start += size


def trusted(row: MatchRow, past: Past, game: AnyGame, trail: Trail) -> tuple[list[Snapshot], Trail]:
    """The snapshots of a match up to the first that does not fit its numbers, or the rules of today; and a trail that
    has followed them."""
    found: list[Snapshot] = []
    for each in past.snapshots:
        snapshot, on = snapshot_in(each), trail.copy()
        on.follow(past.numbers[trail.place : each.place])
        is_of_today = each.rules == origin(game)
        if not is_of_today or on.place != each.place or on.seal(each.rules, snapshot) != each.digest:
            why = "it does not fit the numbers" if is_of_today else "it is of other rules"
            LOG.warning("event=snapshot-ignored match=%s place=%d why=%s", row.id, each.place, why)
            break
        trail = on
        found.append(snapshot)
    return found, trail


def origin(game: AnyGame) -> str:
    """Everything from which follows what a snapshot holds: the rules, and what makes of them what each seat hears."""
    return f"{game.ruleset} {voice(game.folder)}"


@cache
def voice(folder: Path) -> str:
    """A digest of a game's own files and one of the engine's, but for tests, pages and words."""
    files = [file for file in folder.rglob("*") if file.suffix in (".py", ".toml")]
    own = [file for file in files if not BESIDE & set(file.relative_to(folder).parts)]
    engine = sources.PACKAGE / "engine"
    return f"{sources.digest_of(own, folder)[:16]} {sources.digest_of(list(engine.glob('*.py')), engine)[:16]}"
