"""All matches of the server: made, found, joined, opened, put away and shown in lists."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from kurgan.engine.chance import Dice
from kurgan.engine.datafile import Text
from kurgan.engine.game import AnyGame
from kurgan.engine.match import Match, SealedDice
from kurgan.games.shelf import ScenarioHead, all_editions, described
from kurgan.players.rooms import POLITE
from kurgan.server.chairs import Chair
from kurgan.server.company import called, is_put_away, places_of, seat_head, with_seats
from kurgan.server.computers import Computers
from kurgan.server.dice import dice_head, first_texts
from kurgan.server.impossible import Impossible, damaged
from kurgan.server.messages import Invited, MatchHead, NewMatch
from kurgan.server.opponents import opponents
from kurgan.server.reopening import played_again
from kurgan.server.rows import ME, numbers_of, row_of, seated
from kurgan.server.store import DAMAGE, DamagedRow, MatchRow, Past, SeatRow, Store
from kurgan.server.tables import Table, headed, result_of
from kurgan.server.turns import Lines, Turns
from kurgan.server.visitors import Visitors
from kurgan.server.writer import Unwritten

LOG: Final = logging.getLogger("kurgan.server")
MOST_RECENT: Final = 40_000_000  # bytes of tables that are kept though nobody is at them
MOST_RUNNING: Final = 100  # matches of one guest that are not over
MOST_MATCHES: Final = 2_000  # and in all


class Recent(NamedTuple):
    """A table, and about how many bytes it took when somebody last came to it."""

    table: Table
    size: int


class Matches:
    """The matches in the store, and a table for each that somebody is at."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        rehearsal: asyncio.Task[None] | None = None,
        trusted: Collection[str] = (),
    ) -> None:
        self.store, self.games, self.rehearsal = store, games, rehearsal
        self.visitors, self.foreseeing, self.recalling = Visitors(trusted), Turns("foreseeing"), Turns("recalling")
        self.counselling = Turns("counselling", POLITE)  # it takes longer, and forecasts need not wait for it
        self.computers = Computers()
        self.shelf, self.opponents = {name: described(name) for name in games}, opponents(games)
        self.editions = {name: all_editions(game.scenarios().values()) for name, game in games.items()}
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()  # whichever anybody holds: one for a match
        self.recent: dict[str, Recent] = {}
        self.windows: Counter[tuple[str, str]] = Counter()
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.replaying = Lines()

    @property
    def is_ready(self) -> bool:
        """Have the games been rehearsed?"""
        return self.rehearsal is None or self.rehearsal.done()

    def close(self) -> None:
        """Nothing more is worked out."""
        self.foreseeing.close()
        self.recalling.close()
        self.counselling.close()

    async def rehearsed(self) -> None:
        """Every game can be played without waiting for anything: true a moment after the server has started."""
        if self.rehearsal is not None:
            await asyncio.shield(self.rehearsal)

    def game(self, name: str) -> AnyGame:
        """A game that is played here."""
        if name not in self.games:
            raise Impossible(404, "no-game", {"game": name})
        return self.games[name]

    def scenario(self, row: MatchRow) -> ScenarioHead | None:
        """The scenario of a match in the edition it was begun with, or None if that is no longer here."""
        return self.editions.get(row.game, {}).get((row.scenario, row.edition))

    def title(self, row: MatchRow) -> Text:
        """The title of a match's scenario, or its name if it is no longer here."""
        scenario = self.scenario(row)
        return scenario.title if scenario else Text(en=row.scenario, fr=row.scenario)

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
        seats = [seated(wanted.seats[name], name, guest) for name in game.seats]
        named = [replace(seat, called=called(wanted.called)) if seat.guest else seat for seat in seats]
        return await self.begin(game, wanted.scenario, named)

    def expect_patience(self, client: str) -> None:
        """Another match may be begun from an address, if there were not too many just now."""
        if self.visitors.has_begun_too_many(client):
            raise Impossible(429, "too-many-begun")

    async def expect_disk(self) -> None:
        """There is room for another match."""
        if not await self.store.has_room():
            raise Impossible(507, "no-room")

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
        """Set a match up and keep it: its dice are sealed until every seat has mixed them."""
        await self.expect_disk()
        await self.rehearsed()
        dice = Dice.new(secrets.token_hex(8))
        published = SealedDice(dice.match, (), dice.commitment)
        match = Match.waiting(game, scenario, [seat.player for seat in seats], dice=published)
        row = replace(row_of(match, dice.secret, seats), mix=first_texts(seats))
        return await self.add(row, match, follows)

    async def mix(self, guest: str, id: str, texts: Mapping[str, str]) -> MatchRow:
        """A guest mixes texts into the dice, for seats of his own."""
        row = await self.row(id)
        own = {seat.name: place for place, seat in enumerate(row.seats) if seat.guest == guest}
        if not own or not set(texts) <= set(own):
            raise Impossible(403, "not-yours")
        table = await self.table(id)
        await table.mix({own[name]: text for name, text in texts.items()})
        self.tell_news(table)
        return table.row

    async def add(self, row: MatchRow, match: Match, follows: str | None = None) -> MatchRow:
        """Put a whole match into the store."""
        row = headed(row, match)
        await self.store.add(row, numbers_of(match), follows)
        return row

    async def row(self, id: str) -> MatchRow:
        """A match by its id."""
        table = self.tables.get(id)
        try:
            row = table.row if table else await self.store.match(id)
        except DamagedRow as error:
            raise damaged(error) from error
        if row is None:
            raise Impossible(404, "no-match")
        return row

    async def past(self, id: str) -> Past:
        """All that has happened in a match."""
        try:
            return await self.store.past(id)
        except DamagedRow as error:
            raise damaged(error) from error

    async def table(self, id: str) -> Table:
        """The table of a match, set up from the store if nobody was at it."""
        table = self.tables.get(id)
        if table is None:
            table = await self.once_opened(id)
        self.remember(id, table)
        return table

    def remember(self, id: str, table: Table) -> None:
        """Keep a table though nobody may be at it, and let go of those that nobody was at for longest."""
        self.recent.pop(id, None)
        self.recent[id] = Recent(table, table.size)
        while len(self.recent) > 1 and sum(size for _, size in self.recent.values()) > MOST_RECENT:
            del self.recent[next(iter(self.recent))]

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
        """A table set up from the store, off the event loop and one at a time: everybody else plays on meanwhile, and
        whoever has many matches to open waits for himself."""
        try:
            found = await self.store.all_of(id)
        except DamagedRow as error:
            raise damaged(error) from error
        if found is None:
            raise Impossible(404, "no-match")
        row, past = found
        game = self.game(row.game)
        await self.rehearsed()
        async with self.replaying.line(row.host), self.replaying.line():
            replay = await asyncio.to_thread(played_again, game, row, past)
        if replay.fresh.snapshots or replay.resumed < len(past.snapshots):
            with suppress(Unwritten):  # next time it will take as long once more
                await self.store.keep(id, replay.fresh)
        self.tables[id] = table = Table(self.store, row, replay, self.computers)
        return table

    async def present(self, id: str) -> Table | None:
        """The table of a match if there is one, or will be in a moment: it may have been read before something was
        written that it should know."""
        with suppress(Impossible):
            return await self.once_opened(id) if id in self.opening else self.tables.get(id)
        return None

    async def invited(self, guest: str | None, invitation: str) -> Invited:
        """What an invitation leads to, for whoever has it."""
        row = await self.store.invited(invitation)
        if row is None:
            raise Impossible(404, "no-invitation")
        seat = next(seat.name for seat in row.seats if seat.invitation == invitation)
        host = next((seat.called for seat in row.seats if seat.guest), None)
        is_own = bool(places_of(row, guest))
        return Invited(match=self.head(row, None), scenario=self.scenario(row), seat=seat, host=host, is_own=is_own)

    async def join(self, guest: str, invitation: str, name: str = "") -> MatchRow:
        """A guest takes the seat that an invitation leads to."""
        row = await self.store.invited(invitation)
        if row is None:
            raise Impossible(404, "no-invitation")
        table = await self.table(row.id)
        async with table.lock:
            place = next((n for n, seat in enumerate(table.row.seats) if seat.invitation == invitation), None)
            if place is None:
                raise Impossible(404, "no-invitation")
            if places_of(table.row, guest):
                return table.row  # one's own invitation, opened to see what the friend will see
            await self.expect_room(guest)
            seat = replace(table.row.seats[place], guest=guest, called=called(name), invitation=None)
            await self.store.sit(row.id, place, seat)
            table.row = with_seats(table.row, [place], lambda _: seat)
        self.tell_news(table)
        return table.row

    async def put_away(self, guest: str, id: str) -> MatchRow:
        """A guest no longer wants to see a match in his list, until somebody else moves in it."""
        return await self.put(guest, id, (await self.row(id)).touched)

    async def bring_back(self, guest: str, id: str) -> MatchRow:
        """A guest wants to see in his list again what was put away."""
        return await self.put(guest, id, None)

    async def put(self, guest: str, id: str, away: str | None) -> MatchRow:
        row = await self.row(id)
        places = places_of(row, guest)
        if not places:
            raise Impossible(403, "not-yours")
        await self.store.put_away(id, places, away)
        table = await self.present(id)
        if table is None:
            return with_seats(row, places, lambda seat: replace(seat, put_away=away))
        async with table.lock:
            table.row = with_seats(table.row, places, lambda seat: replace(seat, put_away=away))
        return table.row

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

    def heads(self, rows: Sequence[MatchRow], guest: str | None) -> Iterator[MatchHead]:
        """Matches as a guest sees them in a list, but for those that are damaged."""
        for row in rows:
            with suppress(Impossible):
                yield self.head(row, guest)

    def head(self, row: MatchRow, guest: str | None) -> MatchHead:
        """A match as a guest sees it; Impossible if what is kept of it is damaged."""
        try:
            return self.seen_by(row, guest)
        except DAMAGE as error:
            raise damaged(DamagedRow(row.id, error)) from error

    def seen_by(self, row: MatchRow, guest: str | None) -> MatchHead:
        """The same, whatever comes of it."""
        table = self.tables.get(row.id)
        here = {seat for chair in (table.chairs if table else []) if not chair.is_watching for seat in chair.seats}
        own = [seat for seat in row.seats if guest is not None and seat.guest == guest]
        invitation = next((seat.invitation for seat in row.seats if seat.invitation), None)
        return MatchHead(
            id=row.id,
            game=row.game,
            scenario=row.scenario,
            edition=row.edition,
            title=self.title(row),
            seats=[seat_head(seat, guest, place in here, bool(own)) for place, seat in enumerate(row.seats)],
            is_same_screen=row.is_same_screen,
            to_move=row.to_move,
            turn=row.turn,
            result=result_of(row),
            begun=row.begun,
            touched=row.touched,
            invitation=f"/join/{invitation}" if invitation and own else None,
            watching={} if row.is_same_screen else {seat.name: f"/watch/{row.id}/{seat.watching}" for seat in own},
            rematch=row.rematch if own else None,
            asked=row.asked if own else None,
            declined=row.declined if own else None,
            is_put_away=is_put_away(row, guest),
            dice=dice_head(row),
        )

    def tell_news(self, table: Table) -> None:
        """Everybody at a table hears who is there."""

        def head(chair: Chair) -> MatchHead:
            return self.head(table.row, chair.guest)

        table.tell_news(head)
