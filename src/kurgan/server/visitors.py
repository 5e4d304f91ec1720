"""Who is connected, from where, how fast a guest may talk, and how much an address may bring.

A guest talks in all windows together. What an address may say is not counted but divided: among all guests who are
connected from it, however much each says. So a crowd of cookies says no more than a few players would, and nobody
learns what his neighbour does. New matches and files are counted by address, since cookies are for nothing; a match
that begins is no secret.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from kurgan.server.pace import Pace
from kurgan.server.seats import household

AT_ONCE: Final = 120  # messages a guest may send in a burst
A_SECOND: Final = 40  # and on average
MOST_GUESTS: Final = 10  # of one address who may do so at the same time: more of them share what these may say
BEGUN_AT_ONCE: Final = 100  # matches that may be begun from one address
BEGUN_A_SECOND: Final = 10 / 60
FILES_AT_ONCE: Final = 30  # match files that may be brought from one address
FILES_A_SECOND: Final = 6 / 60
OF_A_FILE: Final = 300_000  # letters that count as one file


class Visitor(NamedTuple):
    """Somebody at a page: the address it comes from, and the guest; without a cookie all of an address are one."""

    client: str
    guest: str


class Visitors:
    """Everybody who has a match open; of trusted addresses nothing is counted but what each guest says."""

    def __init__(self, trusted: Collection[str] = ()) -> None:
        self.trusted = frozenset(map(household, trusted))
        self.pace, self.begun, self.files = Pace(), Pace(), Pace()
        self.windows: defaultdict[str, Counter[str]] = defaultdict(Counter)  # of each address, those of each guest

    @contextmanager
    def visit(self, visitor: Visitor) -> Iterator[None]:
        """One more window of somebody's, while it is open."""
        client, guest = visitor
        own = self.windows[client]
        own[guest] += 1
        try:
            yield
        finally:
            own[guest] -= 1
            if not own[guest]:
                del own[guest]
            if not own:
                del self.windows[client]

    def is_too_fast(self, visitor: Visitor, cost: float = 1.0) -> bool:
        """Does a guest say more than it may?"""
        is_trusted = visitor.client in self.trusted
        here = 1 if is_trusted else len(self.windows.get(visitor.client, ()))
        return self.pace.is_too_fast(visitor.guest, AT_ONCE, A_SECOND * min(1, MOST_GUESTS / max(here, 1)), cost)

    def has_begun_too_many(self, client: str) -> bool:
        """Were so many matches begun from an address that another must wait?"""
        return client not in self.trusted and self.begun.is_too_fast(client, BEGUN_AT_ONCE, BEGUN_A_SECOND)

    def has_brought_too_many(self, client: str, size: int) -> bool:
        """And so many files? A long one counts for several."""
        cost = max(1.0, size / OF_A_FILE)
        return client not in self.trusted and self.files.is_too_fast(client, FILES_AT_ONCE, FILES_A_SECOND, cost)
