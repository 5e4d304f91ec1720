"""All matches of the server: made, found, joined, followed by another, exported and imported."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from kurgan import players
from kurgan.engine.chance import Dice
from kurgan.engine.datafile import Text
from kurgan.engine.game import AnyGame
from kurgan.engine.match import HUMAN, Match, Refused
from kurgan.engine.record import digest
from kurgan.engine.text import Line, Value
from kurgan.games.shelf import described
from kurgan.server.messages import MatchHead, NewMatch, SeatHead
from kurgan.server.store import DamagedRow, MatchRow, NumberRow, SeatRow, Store, now
from kurgan.server.tables import Chair, Table, headed, replayed, result_of

LOG: Final = logging.getLogger("kurgan.server")
ME: Final = "me"
FRIEND: Final = "friend"
MOST_RECENT: Final = 200  # tables that are kept though nobody is at them: half a megabyte each
MOST_RUNNING: Final = 100  # matches of one guest that are not over
MOST_MATCHES: Final = 2_000  # and in all


class Impossible(Exception):
    """A request that cannot be met: the HTTP status, and the sentence that says why."""

    def __init__(self, status: int, key: str, values: Mapping[str, Value] | None = None) -> None:
        super().__init__(key)
        self.status, self.line = status, Line(key, dict(values or {}))


class Matches:
    """The matches in the store, and a table for each that somebody is at."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self.store, self.games = store, games
        self.shelf = {name: described(name) for name in games}
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()  # whichever anybody holds: one for a match
        self.recent: dict[str, Table] = {}
        self.windows: Counter[tuple[str, str]] = Counter()
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.replaying = asyncio.Lock()

    def game(self, name: str) -> AnyGame:
        """A game that is played here."""
        if name not in self.games:
            raise Impossible(404, "no-game", {"game": name})
        return self.games[name]

    def title(self, row: MatchRow) -> Text:
        """The title of a match's scenario, or its name if game or scenario are no longer here."""
        scenarios = self.shelf[row.game].scenarios if row.game in self.shelf else []
        titles = {each.name: each.title for each in scenarios}
        return titles.get(row.scenario) or Text(en=row.scenario, fr=row.scenario)

    async def make(self, guest: str, wanted: NewMatch) -> MatchRow:
        """A new match as a guest wants it."""
        game = self.game(wanted.game)
        if wanted.scenario not in game.scenarios():
            raise Impossible(422, "no-scenario", {"scenario": wanted.scenario})
        if set(wanted.seats) != set(game.seats):
            raise Impossible(422, "wrong-seats", {"seats": ", ".join(game.seats)})
        if ME not in wanted.seats.values():
            raise Impossible(422, "no-seat-of-yours")
        await self.expect_room(guest)
        return await self.begin(game, wanted.scenario, [seated(wanted.seats[name], name, guest) for name in game.seats])

    async def expect_room(self, guest: str) -> None:
        """A guest may begin or join another match, if there are not too many already."""
        running, every = await self.store.counts(guest)
        if running >= MOST_RUNNING:
            raise Impossible(409, "too-many-running", {"most": MOST_RUNNING})
        if every >= MOST_MATCHES:
            raise Impossible(409, "too-many-matches", {"most": MOST_MATCHES})

    async def begin(
        self, game: AnyGame, scenario: str, seats: Sequence[SeatRow], follows: str | None = None
    ) -> MatchRow:
        """Set a match up and keep it."""
        match = Match.new(game, scenario, [seat.player for seat in seats])
        assert isinstance(match.dice, Dice)
        return await self.add(match, match.dice.secret, seats, follows)

    async def add(self, match: Match, secret: str, seats: Sequence[SeatRow], follows: str | None = None) -> MatchRow:
        """Put a whole match into the store."""
        row = headed(row_of(match, secret, seats), match)
        await self.store.add(row, numbers_of(match), follows)
        return row

    async def row(self, id: str) -> MatchRow:
        """A match by its id."""
        table = self.tables.get(id)
        try:
            row = table.row if table else await self.store.match(id)
        except DamagedRow as error:
            raise Impossible(409, "damaged-match", {"match": id}) from error
        if row is None:
            raise Impossible(404, "no-match")
        return row

    async def table(self, id: str) -> Table:
        """The table of a match, set up from the store if nobody was at it."""
        table = self.tables.get(id)
        if table is None:
            table = await self.once_opened(id)
        self.recent.pop(id, None)
        self.recent[id] = table
        if len(self.recent) > MOST_RECENT:
            del self.recent[next(iter(self.recent))]
        return table

    @contextmanager
    def window(self, id: str, viewer: str, most: int) -> Iterator[None]:
        """One more page of a guest or a link at a match, while it is open: each is told everything that happens."""
        if self.windows[id, viewer] >= most:
            raise Impossible(429, "too-many-windows", {"most": most})
        self.windows[id, viewer] += 1
        try:
            yield
        finally:
            self.windows[id, viewer] -= 1
            if not self.windows[id, viewer]:
                del self.windows[id, viewer]

    async def once_opened(self, id: str) -> Table:
        """A table, opened once however many wait for it: two would not know of each other's orders."""
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self.opened(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id))
        return await asyncio.shield(self.opening[id])

    async def opened(self, id: str) -> Table:
        """A table set up from the store, off the event loop and one at a time: everybody else plays on meanwhile."""
        row, numbers = await self.row(id), await self.store.numbers(id)
        game = self.game(row.game)
        async with self.replaying:
            match = await asyncio.to_thread(played_again, game, row, numbers)
        self.tables[id] = table = Table(self.store, row, match, numbers)
        return table

    async def join(self, guest: str, invitation: str) -> MatchRow:
        """A guest takes the seat that an invitation leads to."""
        row = await self.store.invited(invitation)
        if row is None:
            raise Impossible(404, "no-invitation")
        table = await self.table(row.id)
        async with table.lock:
            place = next((n for n, seat in enumerate(table.row.seats) if seat.invitation == invitation), None)
            if place is None:
                raise Impossible(404, "no-invitation")
            if any(seat.guest == guest for seat in table.row.seats):
                return table.row  # one's own invitation, opened to see what the friend will see
            await self.expect_room(guest)
            await self.store.sit(row.id, place, guest)
            seats = list(table.row.seats)
            seats[place] = replace(seats[place], guest=guest, invitation=None)
            table.row = replace(table.row, seats=tuple(seats))
        self.tell_news(table)
        return table.row

    async def rematch(self, guest: str, id: str) -> MatchRow:
        """The match that follows a finished one: the same scenario with the sides changed."""
        row = await self.row(id)
        if row.result is None:
            raise Impossible(409, "not-over")
        if all(seat.guest != guest or seat.player != HUMAN for seat in row.seats):
            raise Impossible(403, "not-yours")
        table = await self.table(id)
        async with table.lock:
            row = table.row
            if row.rematch is None:
                changed = row.seats if row.is_same_screen else (*row.seats[1:], row.seats[0])
                seats = [again(other, seat.name) for seat, other in zip(row.seats, changed, strict=True)]
                follower = await self.begin(self.game(row.game), row.scenario, seats, follows=id)
                table.row = replace(row, rematch=follower.id)
        self.tell_news(table)
        return await self.row(str(table.row.rematch))

    async def resign(self, guest: str, id: str) -> MatchRow:
        """A guest gives up a match; on one screen, whoever is to move."""
        row = await self.row(id)
        own = [place for place, seat in enumerate(row.seats) if seat.guest == guest]
        if not own:
            raise Impossible(403, "not-yours")
        table = await self.table(id)
        await table.resign(table.match.to_move if table.match.to_move in own else own[0])
        return table.row

    async def of_guest(self, guest: str | None, page: range) -> tuple[list[MatchRow], int]:
        """Some matches of a guest, the last touched first, and how many there are in all."""
        if guest is None:
            return [], 0
        _, every = await self.store.counts(guest)
        return await self.store.of_guest(guest, page), every

    def head(self, row: MatchRow, guest: str | None) -> MatchHead:
        """A match as a guest sees it in a list."""
        table = self.tables.get(row.id)
        here = {seat for chair in (table.chairs if table else []) if not chair.is_watching for seat in chair.seats}
        own = [seat for seat in row.seats if guest is not None and seat.guest == guest]
        invitation = next((seat.invitation for seat in row.seats if seat.invitation), None)
        return MatchHead(
            id=row.id,
            game=row.game,
            scenario=row.scenario,
            title=self.title(row),
            seats=[seat_head(seat, guest, place in here) for place, seat in enumerate(row.seats)],
            is_same_screen=row.is_same_screen,
            to_move=row.to_move,
            turn=row.turn,
            result=result_of(row),
            begun=row.begun,
            touched=row.touched,
            invitation=f"/join/{invitation}" if invitation and own else None,
            watching={} if row.is_same_screen else {seat.name: f"/watch/{row.id}/{seat.watching}" for seat in own},
            rematch=row.rematch if own else None,
        )

    def tell_news(self, table: Table) -> None:
        """Everybody at a table hears who is there."""

        def head(chair: Chair) -> MatchHead:
            return self.head(table.row, chair.guest)

        table.tell_news(head)


def played_again(game: AnyGame, row: MatchRow, numbers: Sequence[NumberRow]) -> Match:
    """A match played again from its numbers; refused if other rules, or damage, made something else of them."""
    try:
        match = replayed(game, row, numbers)
    except (Refused, LookupError, ValueError):
        match = None
    if match is not None and digest(match.state) == row.state:
        return match
    LOG.error("event=unplayable match=%s rules=%s", row.id, row.rules)
    if row.rules != game.ruleset:
        raise Impossible(409, "other-rules", {"then": row.rules, "now": game.ruleset})
    raise Impossible(409, "damaged-match", {"match": row.id})


def numbers_of(match: Match) -> list[NumberRow]:
    """The rows of all that has happened in a match."""
    return [NumberRow(place, entry.seat, entry.number) for place, entry in enumerate(match.entries)]


def row_of(match: Match, secret: str, seats: Sequence[SeatRow]) -> MatchRow:
    """The row of a match that is new here."""
    begun = now()
    return MatchRow(
        id=secrets.token_urlsafe(16),
        game=match.game.name,
        scenario=match.scenario,
        options=dict(match.options),
        rules=match.game.ruleset,
        state=match.start,
        dice=match.dice.match,
        secret=secret,
        mix=list(match.dice.mix),
        begun=begun,
        touched=begun,
        to_move=None,
        turn=0,
        result=None,
        rematch=None,
        seats=tuple(seats),
    )


def seated(wanted: str, name: str, guest: str) -> SeatRow:
    """A seat for the guest, a friend or the computer."""
    if wanted == ME:
        return SeatRow(name, HUMAN, guest, None)
    if wanted == FRIEND:
        return SeatRow(name, HUMAN, None, secrets.token_urlsafe(18))
    if wanted not in players.names():
        raise Impossible(422, "no-player", {"player": wanted, "players": ", ".join(players.names())})
    return SeatRow(name, wanted, None, None)


def again(seat: SeatRow, name: str) -> SeatRow:
    """A seat of the next match, for whoever had this one; a friend who never came is invited again."""
    if seat.player != HUMAN:
        return SeatRow(name, seat.player, None, None)
    return SeatRow(name, HUMAN, seat.guest, None if seat.guest else secrets.token_urlsafe(18))


def seat_head(seat: SeatRow, guest: str | None, is_here: bool) -> SeatHead:
    is_computer = seat.player != HUMAN
    return SeatHead(
        name=seat.name,
        player=seat.player,
        is_taken=is_computer or seat.guest is not None,
        is_mine=guest is not None and seat.guest == guest,
        is_here=is_computer or is_here,
    )
