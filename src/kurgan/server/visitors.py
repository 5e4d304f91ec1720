"""Who is connected, from where, and how fast a guest may talk: in all windows together.

What an address may say is not counted but divided: among all guests who are connected from it, however much each says.
So a crowd of cookies says no more than a few players would, and nobody learns what his neighbour does.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from kurgan.server.pace import Pace

AT_ONCE: Final = 120  # messages a guest may send in a burst
A_SECOND: Final = 40  # and on average
MOST_GUESTS: Final = 10  # of one address who may do so at the same time: more of them share what these may say


class Visitor(NamedTuple):
    """Somebody at a page: the address it comes from, and the guest; without a cookie all of an address are one."""

    client: str
    guest: str


class Visitors:
    """Everybody who has a match open; those at trusted addresses do not share."""

    def __init__(self, trusted: Collection[str] = ()) -> None:
        self.trusted, self.pace = frozenset(trusted), Pace()
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
