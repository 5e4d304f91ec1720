"""All matches of the server: made, found, joined, followed by another, exported and imported."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from kurgan import players
from kurgan.engine.chance import Dice, commitment_of
from kurgan.engine.datafile import Text
from kurgan.engine.game import AnyGame
from kurgan.engine.journal import parsed, resumable, written
from kurgan.engine.journal import replayed as replayed_journal
from kurgan.engine.match import HUMAN, Match, Refused
from kurgan.engine.record import digest
from kurgan.engine.text import Line
from kurgan.games.shelf import described
from kurgan.server.messages import MatchHead, NewMatch, SeatHead
from kurgan.server.store import MatchRow, NumberRow, SeatRow, Store, now
from kurgan.server.story import Chronicle
from kurgan.server.tables import Chair, Table, headed, replayed, result_of

ME: Final = "me"
FRIEND: Final = "friend"
MOST_RECENT: Final = 200  # tables that are kept though nobody is at them: half a megabyte each
MOST_CHRONICLES: Final = 32

T = TypeVar("T")


class Impossible(Exception):
    """A request that cannot be met: the HTTP status, and the sentence that says why."""

    def __init__(self, status: int, key: str, values: Mapping[str, str | float] | None = None) -> None:
        super().__init__(key)
        self.status, self.line = status, Line(key, dict(values or {}))


class Matches:
    """The matches in the store, and a table for each that somebody is at."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self.store, self.games = store, games
        self.shelf = {name: described(name) for name in games}
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()  # whichever anybody holds: one for a match
        self.recent: dict[str, Table] = {}
        self.chronicles: dict[str, Chronicle] = {}
        self.windows: Counter[tuple[str, str]] = Counter()
        self.opening, self.working = asyncio.Lock(), asyncio.Lock()

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

    async def apart(self, work: Callable[[], T]) -> T:
        """Something that takes long, off the event loop and one at a time: everybody else plays on meanwhile."""
        async with self.working:
            return await asyncio.to_thread(work)

    async def make(self, guest: str, wanted: NewMatch) -> MatchRow:
        """A new match as a guest wants it."""
        game = self.game(wanted.game)
        if wanted.scenario not in game.scenarios():
            raise Impossible(422, "no-scenario", {"scenario": wanted.scenario})
        if set(wanted.seats) != set(game.seats):
            raise Impossible(422, "wrong-seats", {"seats": ", ".join(game.seats)})
        if ME not in wanted.seats.values():
            raise Impossible(422, "no-seat-of-yours")
        return await self.begin(game, wanted.scenario, [seated(wanted.seats[name], name, guest) for name in game.seats])

    async def begin(
        self, game: AnyGame, scenario: str, seats: Sequence[SeatRow], follows: str | None = None
    ) -> MatchRow:
        """Set a match up and keep it."""
        match = Match.new(game, scenario, [seat.player for seat in seats])
        assert isinstance(match.dice, Dice)
        return await self.add(match, match.dice.secret, seats, follows)

    async def add(self, match: Match, secret: str, seats: Sequence[SeatRow], follows: str | None = None) -> MatchRow:
        """Put a whole match into the store."""
        begun = now()
        row = MatchRow(
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
        row = headed(row, match)
        numbers = [NumberRow(place, entry.seat, entry.number) for place, entry in enumerate(match.entries)]
        await self.store.add(row, numbers, follows)
        return row

    async def row(self, id: str) -> MatchRow:
        """A match by its id."""
        table = self.tables.get(id)
        row = table.row if table else await self.store.match(id)
        if row is None:
            raise Impossible(404, "no-match")
        return row

    async def table(self, id: str) -> Table:
        """The table of a match, set up from the store if nobody was at it."""
        table = self.tables.get(id)
        if table is None:
            async with self.opening:
                table = self.tables.get(id) or await self.opened(id)
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

    async def opened(self, id: str) -> Table:
        """A table set up from the store: the only one of its match, since two would not know of each other's orders."""
        row, numbers = await self.row(id), await self.store.numbers(id)
        match = await self.apart(lambda: self.match(row, numbers))
        self.tables[id] = table = Table(self.store, row, match, numbers)
        return table

    def match(self, row: MatchRow, numbers: Sequence[NumberRow]) -> Match:
        """A match played again from its numbers; refused if other rules made something else of them."""
        game = self.game(row.game)
        try:
            match = replayed(game, row, numbers)
        except (Refused, LookupError, ValueError):
            match = None
        if match is None or digest(match.state) != row.state:
            raise Impossible(409, "other-rules", {"then": row.rules, "now": game.ruleset})
        return match

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

    async def of_guest(self, guest: str | None) -> list[MatchRow]:
        """All matches of a guest, the last touched first."""
        return [] if guest is None else await self.store.of_guest(guest)

    async def file(self, guest: str | None, id: str) -> str:
        """The match file: anybody's once it is over; before, only of who plays every seat, and with the secret of its
        dice so that it can be continued elsewhere."""
        row = await self.row(id)
        if row.result is None and (not row.is_same_screen or row.seats[0].guest != guest):
            raise Impossible(403, "not-over")
        table = await self.table(id)
        return resumable(table.match) if table.row.result is None else written(table.match)

    async def take_in(self, guest: str, text: str) -> MatchRow:
        """A match file becomes a match of the guest's, in every seat."""
        match, secret = await self.apart(lambda: self.imported(text))
        known = {HUMAN, *players.names()} if match.result is not None else {HUMAN}
        seated = [each if each in known else HUMAN for each in match.players]
        seats = [SeatRow(name, each, guest, None) for name, each in zip(match.game.seats, seated, strict=True)]
        return await self.add(match, secret, seats)

    def imported(self, text: str) -> tuple[Match, str]:
        """The match of a file, and the secret of its dice if the file has it."""
        try:
            journal = parsed(text)
            game = self.game(journal.game)
            if journal.scenario not in game.scenarios():
                raise Impossible(422, "no-scenario", {"scenario": journal.scenario})
            match = replayed_journal(game, journal)
            if journal.secret and commitment_of(journal.secret) != journal.dice:
                raise Impossible(422, "wrong-secret")
            if journal.secret and match.result is None:
                match.unseal(journal.secret)  # the dice may be what the match waits for
        except (ValueError, RecursionError) as error:  # Damaged is one: the file may say anything
            raise Impossible(422, "damaged", {"why": str(error)}) from error
        if match.result is None and not journal.secret:
            raise Impossible(422, "no-secret")
        return match, journal.secret

    async def chronicle(self, id: str) -> Chronicle:
        """A finished match with every state it went through; the last few are kept."""
        if (await self.row(id)).result is None:
            raise Impossible(409, "not-over")
        table = await self.table(id)
        chronicle = self.chronicles.pop(id, None)
        if chronicle is None:
            chronicle = await self.apart(lambda: Chronicle(table.match, table.row.secret))
        self.chronicles[id] = chronicle
        if len(self.chronicles) > MOST_CHRONICLES:
            del self.chronicles[next(iter(self.chronicles))]
        return chronicle

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
