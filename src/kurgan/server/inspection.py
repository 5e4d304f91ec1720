"""The inspection of a file: everything in it is looked at once, while pages are answered, and what is damaged is named.

What only replay can find out is found out when a match is opened.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event, Thread
from typing import Final

from kurgan.server.database import Unusable, expect_sound, is_large
from kurgan.server.dice import dice_head
from kurgan.server.queries import BY_ID
from kurgan.server.store import DAMAGE, ONE, in_a_line, matches_in
from kurgan.server.tables import result_of
from kurgan.server.writer import connected

LOG: Final = logging.getLogger("kurgan.server")
PAGE_FIRST: Final = 1.0  # seconds in which pages are answered before anything is looked at
AT_A_TIME: Final = 100  # matches that are looked at without a pause
PAUSE: Final = 0.02  # seconds
LONGEST_END: Final = 5.0  # seconds in which it must have noticed that the server ends
NOT_WHOLE: Final = {
    """
    SELECT match FROM numbers GROUP BY match
    HAVING min(place) != 0 OR max(place) != count(*) - 1
    OR sum(typeof(place) != 'integer' OR typeof(seat) != 'integer' OR typeof(number) != 'integer') > 0
    """: "one of its numbers is missing, or is none",
    "SELECT match FROM seats GROUP BY match HAVING min(place) != 0 OR max(place) != count(*) - 1": "a seat is missing",
}


class Inspection:
    """A thread that looks through a file, until it has seen everything or the server ends."""

    def __init__(self, path: Path) -> None:
        self.path, self.is_over = path, Event()
        self.file: sqlite3.Connection | None = None
        self.thread = Thread(target=self.look_through, name="inspection", daemon=True)

    def begin(self) -> None:
        self.thread.start()

    def close(self) -> None:
        """Look at nothing more."""
        self.is_over.set()
        if self.file:
            self.file.interrupt()
        self.thread.join(LONGEST_END)

    def look_through(self) -> None:
        """Name in the log whatever is damaged, after a moment in which the first pages are answered."""
        if self.is_over.wait(PAGE_FIRST):
            return
        try:
            with closing(connected(self.path)) as self.file:
                self.look_into(self.file)
        except (Unusable, sqlite3.Error) as error:
            if not self.is_over.is_set():
                LOG.error("%s", in_a_line(error))
        finally:
            self.file = None

    def look_into(self, file: sqlite3.Connection) -> None:
        """The file itself, if it was too large to be checked before, and every match in it."""
        file.execute("PRAGMA query_only = ON")
        if is_large(self.path):
            expect_sound(self.path, file)
        named = set[str]()
        for match, why in self.damaged(file):
            if match not in named:
                said = "the match %s in %s is damaged and cannot be opened; the others can (%s)"
                LOG.warning(said, match, self.path, why)
            named.add(match)

    def damaged(self, file: sqlite3.Connection) -> Iterator[tuple[str, str]]:
        """Matches that cannot be read or shown, and why."""
        for query, why in NOT_WHOLE.items():
            yield from ((match, why) for (match,) in file.execute(query))
        for place, (match,) in enumerate(file.execute("SELECT id FROM matches").fetchall()):
            if place % AT_A_TIME == 0 and self.is_over.wait(PAUSE):
                return
            try:
                look_at(file, match)
            except DAMAGE as error:
                yield match, in_a_line(error)


def look_at(file: sqlite3.Connection, match: str) -> None:
    """Read a match as the server would; an error of DAMAGE if it could not be listed."""
    for row in matches_in(file, BY_ID, ONE, id=match):
        result_of(row)
        dice_head(row)
