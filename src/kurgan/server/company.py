"""The company at a match: who is invited to what, who is here, who asks for a rematch, and what a guest has put away.

Being at a table is no secret, and it is told when it changes. Nothing here is told of orders: when somebody was last
seen is when a page of his was open, whatever it did.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from kurgan.engine.match import HUMAN
from kurgan.server.chairs import Chair
from kurgan.server.messages import SeatHead
from kurgan.server.store import MatchRow, SeatRow, Store, now
from kurgan.server.tables import Table
from kurgan.server.writer import Unwritten

LOG: Final = logging.getLogger("kurgan.server")
LONGEST_NAME: Final = 30


def called(name: str) -> str | None:
    """How a guest wants to be called, in one line of ordinary signs."""
    tidy = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    return tidy[:LONGEST_NAME] or None


def places_of(row: MatchRow, guest: str | None) -> list[int]:
    """The seats of a guest."""
    return [place for place, seat in enumerate(row.seats) if guest is not None and seat.guest == guest]


def others_of(row: MatchRow, guest: str) -> list[str]:
    """The seats in which somebody else sits, whose consent a rematch needs."""
    return [seat.name for seat in row.seats if seat.player == HUMAN and seat.guest not in (None, guest)]


def is_put_away(row: MatchRow, guest: str | None) -> bool:
    """Has a guest put a match away, and has the turn not passed since? It comes back when somebody else moves."""
    return any(row.seats[place].put_away == row.touched for place in places_of(row, guest))


def seat_head(seat: SeatRow, guest: str | None, is_here: bool, is_at_home: bool) -> SeatHead:
    """A seat to whoever asks; only those who have a seat in the match hear names and hours."""
    is_computer = seat.player != HUMAN
    return SeatHead(
        name=seat.name,
        player=seat.player,
        is_taken=is_computer or seat.guest is not None,
        is_mine=guest is not None and seat.guest == guest,
        is_here=is_computer or is_here,
        called=seat.called if is_at_home else None,
        seen=seat.seen if is_at_home and not is_here else None,
    )


async def note(store: Store, table: Table, chair: Chair) -> None:
    """Somebody comes or goes: from then on this is when he was last seen. Nobody is kept out by a disk that is full."""
    if chair.is_watching:
        return
    async with table.lock:
        places, seen = list(chair.seats), now()
        try:
            await store.see(table.row.id, places, seen)
        except Unwritten as error:
            LOG.error("event=unwritten match=%s error=%r", table.row.id, str(error))
        table.row = with_seats(table.row, places, lambda seat: replace(seat, seen=seen))


def with_seats(row: MatchRow, places: Sequence[int], change: Callable[[SeatRow], SeatRow]) -> MatchRow:
    """A row in which something of some seats has changed."""
    seats = (change(seat) if place in places else seat for place, seat in enumerate(row.seats))
    return replace(row, seats=tuple(seats))
