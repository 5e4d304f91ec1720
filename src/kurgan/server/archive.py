"""What is asked about matches that are over, and match files that come from elsewhere: the worker answers."""

from __future__ import annotations

import pickle
import secrets
from collections.abc import Callable
from dataclasses import replace

from kurgan import players
from kurgan.engine.journal import resumable
from kurgan.engine.match import HUMAN
from kurgan.server.errands import About, Errand, Show, TakeIn, Tell, Verify, Write
from kurgan.server.impossible import Impossible
from kurgan.server.matches import Matches
from kurgan.server.store import MatchRow, NumberRow, Past, SeatRow, now
from kurgan.server.story import EVERYTHING
from kurgan.server.workshop import Asker, Workshop


class Archive:
    """The matches of the store, for those who look back."""

    def __init__(self, matches: Matches, workshop: Workshop) -> None:
        self.matches, self.workshop = matches, workshop

    async def over(self, id: str) -> MatchRow:
        """A match that is over: of another nothing is told."""
        row = await self.matches.row(id)
        if row.result is None:
            raise Impossible(409, "not-over")
        return row

    async def tale(self, id: str, asker: Asker) -> bytes:
        """The story of a match as JSON, but for its head and its pictures."""
        return await self.asked(("tale", id), id, Tell, asker)

    async def frames(self, id: str, eyes: str, steps: range, asker: Asker) -> bytes:
        """Some pictures of a match as JSON."""
        self.workshop.expect_turn(("frames", id, eyes, steps), asker.client)
        row = await self.over(id)
        if eyes not in (*self.matches.game(row.game).seats, EVERYTHING):
            raise Impossible(404, "no-eyes", {"eyes": eyes})

        def show(row: MatchRow, past: Past) -> Show:
            return Show(row, past, eyes, steps.start, len(steps))

        return await self.asked(("frames", id, eyes, steps), id, show, asker)

    async def verified(self, id: str, asker: Asker) -> bytes:
        """How many rolls follow from the secret, as JSON."""
        return await self.asked(("verify", id), id, Verify, asker)

    async def file(self, id: str, guest: str | None, asker: Asker) -> str:
        """The match file: anybody's once it is over; before, only of who plays every seat, and with the secret of its
        dice so that it can be continued elsewhere."""
        row = await self.matches.row(id)
        if row.result is not None:
            return (await self.asked(("file", id), id, Write, asker)).decode()
        if not row.is_same_screen or row.seats[0].guest != guest:
            raise Impossible(403, "not-over")
        return resumable((await self.matches.table(id)).match)

    async def asked(
        self,
        name: tuple[object, ...],
        id: str,
        errand: Callable[[MatchRow, Past], About],
        asker: Asker,
    ) -> bytes:
        """The worker's answer about a match that is over, whose past is read when its turn comes."""
        self.workshop.expect_turn(name, asker.client)  # before the store is asked: that too takes time
        row = await self.over(id)

        async def fetch() -> Errand:
            made = errand(row, await self.matches.past(id))
            assert isinstance(made, Tell | Show | Verify | Write)
            return made

        return await self.workshop.answer(name, fetch, asker)

    async def take_in(self, guest: str, text: str, asker: Asker) -> MatchRow:
        """A match file becomes a match of the guest's, in every seat."""
        if self.matches.visitors.has_brought_too_many(asker.client, len(text)):
            raise Impossible(429, "too-many-files")
        await self.matches.expect_disk()
        await self.matches.expect_room(guest)
        errand = TakeIn(text)

        async def fetch() -> Errand:
            return errand

        answer = await self.workshop.answer(("import", errand.name), fetch, asker)
        found: tuple[MatchRow, list[str], list[NumberRow]] = pickle.loads(answer)  # our own process read the file
        row, named, numbers = found
        known = {HUMAN, *players.names()} if row.result is not None else {HUMAN}
        seated = [each if each in known else HUMAN for each in named]
        names = self.matches.game(row.game).seats
        seats = [SeatRow(name, each, guest, None) for name, each in zip(names, seated, strict=True)]
        begun = now()
        row = replace(row, id=secrets.token_urlsafe(16), begun=begun, touched=begun, seats=tuple(seats))
        try:
            self.matches.head(row, guest).model_dump_json()  # what could not be shown is not kept either
        except ValueError as error:
            raise Impossible(422, "damaged", {"why": "it cannot be shown"}) from error
        await self.matches.store.add(row, numbers)
        return row
