"""The match that follows a finished one, if everybody wants it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kurgan.engine.match import HUMAN
from kurgan.server.company import others_of, with_seats
from kurgan.server.impossible import Impossible
from kurgan.server.rows import again
from kurgan.server.store import MatchRow
from kurgan.server.tables import Table

if TYPE_CHECKING:
    from kurgan.server.matches import Matches


class Rematches:
    """Who asks for one, who agrees, and who does not."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches

    async def want(self, guest: str, id: str) -> MatchRow:
        """Ask for the match that follows a finished one, or agree to it: the same scenario with the sides changed.

        It begins when everybody who sat here wants it, so at once where nobody else did.
        """
        row = await self.matches.row(id)
        if row.result is None:
            raise Impossible(409, "not-over")
        own = [seat.name for seat in row.seats if seat.guest == guest and seat.player == HUMAN]
        if not own:
            raise Impossible(403, "not-yours")
        table = await self.matches.table(id)
        async with table.lock:
            if table.row.rematch is None:
                await self.matches.expect_room(guest)
                await self.agree(table, guest, own[0])
        self.matches.tell_news(table)
        return table.row if table.row.rematch is None else await self.matches.row(table.row.rematch)

    async def agree(self, table: Table, guest: str, seat: str) -> None:
        """A guest wants a rematch: it begins if nobody else need be asked, or somebody else has."""
        others = others_of(table.row, guest)
        if not others or table.row.asked in others:
            await self.follow(table)
        elif table.row.declined in others:
            raise Impossible(409, "rematch-declined")
        else:
            await self.ask(table, seat, None)

    async def follow(self, table: Table) -> None:
        """Begin the rematch, which everybody wants."""
        row = table.row
        changed = row.seats if row.is_same_screen else (*row.seats[1:], row.seats[0])
        seats = [again(other, seat.name) for seat, other in zip(row.seats, changed, strict=True)]
        follower = await self.matches.begin(self.matches.game(row.game), row.scenario, seats, follows=row.id)
        table.row = replace(row, rematch=follower.id)

    async def ask(self, table: Table, asked: str | None, declined: str | None) -> None:
        """Keep who asks for a rematch and who wants none; whoever is asked finds the match in his list again."""
        row = replace(table.row, asked=asked, declined=declined)
        away = [place for place, seat in enumerate(row.seats) if seat.put_away and seat.name != asked]
        if asked and away:
            await self.matches.store.put_away(row.id, away, None)
            row = with_seats(row, away, lambda seat: replace(seat, put_away=None))
        await self.matches.store.ask(row)
        table.row = row

    async def decline(self, guest: str, id: str) -> MatchRow:
        """A guest wants no rematch, or no longer asks for one."""
        row = await self.matches.row(id)
        own = [seat.name for seat in row.seats if seat.guest == guest]
        if not own:
            raise Impossible(403, "not-yours")
        table = await self.matches.table(id)
        async with table.lock:
            if table.row.asked is not None and table.row.rematch is None:
                await self.ask(table, None, None if table.row.asked in own else own[0])
        self.matches.tell_news(table)
        return table.row
