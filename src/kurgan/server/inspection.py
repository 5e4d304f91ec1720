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

from kurgan.server.database import Unusable, expect_sound, is_large, said
from kurgan.server.dice import dice_head
from kurgan.server.queries import BY_ID
from kurgan.server.store import DAMAGE, ONE, in_a_line, matches_in
from kurgan.server.tables import result_of
from kurgan.server.writer import connected

LOG: Final = logging.getLogger("kurgan.server")
PAGE_FIRST: Final = 1.0  # seconds in which pages are answered before anything is looked at
AT_A_TIME: Final = 100  # matches that are looked at without a pause
PAUSE: Final = 0.02  # seconds
DAMAGED: Final = "the match %s in %s is damaged and cannot be opened; the others can (%s)"
LONGEST_END: Final = 5.0  # seconds in which it must have noticed that the server ends
STEPS: Final = 100_000  # of SQLite's own, after which it looks whether the server ends
NUMBERLESS: Final = """
    SELECT match FROM numbers GROUP BY match
    HAVING min(place) != 0 OR max(place) != count(*) - 1
    OR sum(typeof(place) != 'integer' OR typeof(seat) != 'integer' OR typeof(number) != 'integer') > 0
"""


class Inspection:
    """A thread that looks through a file, until it has seen everything or the server ends."""

    def __init__(self, path: Path) -> None:
        self.path, self.is_over = path, Event()
        self.thread = Thread(target=self.look_through, name="inspection", daemon=True)

    def begin(self) -> None:
        self.thread.start()

    def close(self) -> None:
        """Look at nothing more."""
        self.is_over.set()
        self.thread.join(LONGEST_END)

    def look_through(self) -> None:
        """Name in the log whatever is damaged, after a moment in which the first pages are answered."""
        if self.is_over.wait(PAGE_FIRST):
            return
        try:
            with closing(connected(self.path)) as file:
                file.execute("PRAGMA query_only = ON")
                file.set_progress_handler(self.is_over.is_set, STEPS)
                self.look_into(file)
        except sqlite3.Error as error:
            if not self.is_over.is_set():
                LOG.error("%s", Unusable(self.path, said(error)))

    def look_into(self, file: sqlite3.Connection) -> None:
        """The file itself, if it was too large to be checked before, and every match in it."""
        if is_large(self.path):
            try:
                expect_sound(self.path, file)
            except Unusable as error:
                LOG.error("%s", error)
        for match, why in dict(self.damaged(file)).items():
            LOG.warning(DAMAGED, match, self.path, why)

    def damaged(self, file: sqlite3.Connection) -> Iterator[tuple[str, str]]:
        """Matches that cannot be read or shown, and why."""
        yield from ((match, "one of its numbers is missing, or is none") for (match,) in file.execute(NUMBERLESS))
        for place, (match,) in enumerate(file.execute("SELECT id FROM matches").fetchall()):
            if place % AT_A_TIME == 0 and self.is_over.wait(PAUSE):
                return
            try:
                look_at(file, match)
            except DAMAGE as error:
                if self.is_over.is_set():
                    return  # it is not damaged, but was no longer looked at
                yield match, in_a_line(error)


def look_at(file: sqlite3.Connection, match: str) -> None:
    """Read a match as the server would; an error of DAMAGE if it could not be listed."""
    for row in matches_in(file, BY_ID, ONE, id=match):
        result_of(row)
        dice_head(row)
