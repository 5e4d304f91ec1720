"""Two matches that differ only in what a seat cannot see send whoever looks through its eyes the same frames.

Its player, a watcher and one who comes back are told the same in both worlds, byte for byte: what they are shown
and heard, who is there and since when, what they are offered, refused and promised, and what happened meanwhile.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

import pytest

from kurgan.cli.ready import ready
from kurgan.engine.chance import draw, stream
from kurgan.engine.game import AnyGame
from kurgan.engine.match import Match
from kurgan.engine.testing.menus import openings_in
from kurgan.engine.testing.shadows import one_of
from kurgan.games import folders
from kurgan.server import company, play, tables, visitors
from kurgan.server.messages import Foreseen, Opened
from tests.matches import chooser
from tests.parts import in_parts
from tests.server.leaks import LEAKS
from tests.server.stretches import Deed, Stretch, stretches
from tests.server.worlds import Answering, World, new_row

WATCHER = "watcher"
TOLD_APART = "the seat can tell the worlds apart"
STRETCHES, MOST = 30, 24  # from which one is chosen, and so many steps of it: a whole match is dear
AWAY, BACK, STOPPED = 3, 5, 17  # after so many steps the player leaves, comes back, the server is stopped
LOOKED_AT, ASKED = 20, 2  # orders at each moment, and how many of them are asked about


class Clock:
    """The hour in both worlds, which passes whatever is done in them."""

    def __init__(self) -> None:
        self.step = 0

    def now(self) -> str:
        return f"hour {self.step}"


class Worlds:
    """Both worlds of a stretch, and everybody who looks through one seat's eyes."""

    def __init__(self, game: AnyGame, seat: int, stretch: Stretch, counts: Counter[str]) -> None:
        row = new_row(game)
        self.worlds = [World(game, row, beginning) for beginning in stretch.beginnings]
        self.game, self.seat, self.steps, self.counts = game, seat, stretch.steps[:MOST], counts
        self.player, self.source, self.words = game.seats[seat], stream(seat), [""]

    async def play(self, clock: Clock) -> None:
        """All that was done, with a comparison after each step."""
        await self.sit_down()
        for step, deeds in enumerate(self.steps, 1):
            clock.step = step
            if step == STOPPED:
                await self.stop()
            if step % BACK == AWAY and not any(deed.seat == self.seat for deed in deeds[0]):
                await self.leave(self.player)
            await self.go_on(deeds)
            if self.player not in self.worlds[0].open:
                await self.come_back()
            await self.ask()
        await self.stop()

    # Coming and going

    async def sit_down(self) -> None:
        """Everybody comes."""
        for world in self.worlds:
            for name in self.game.seats:
                await world.connect(name, f"guest of {name}")
            await world.connect(WATCHER, "", watching=f"over {self.player}")
        await self.told(self.player)
        await self.told(WATCHER)

    async def leave(self, name: str) -> None:
        left = [await world.leave(name) for world in self.worlds]
        assert left[0] == left[1], TOLD_APART

    async def come_back(self) -> None:
        """The player comes back and wants to know what happened meanwhile."""
        for world in self.worlds:
            await world.connect(self.player, f"guest of {self.player}")
            await world.say(self.player, kind="again")
        frames = await self.told(self.player)
        self.counts["recaps"] += '"recap"' in frames[-1]
        await self.told(WATCHER)

    async def stop(self) -> None:
        """Both servers are stopped and started again."""
        for name in list(self.worlds[0].open):
            if name in (self.player, WATCHER):
                await self.leave(name)
            else:
                for world in self.worlds:
                    await world.leave(name)
        for world in self.worlds:
            world.start()
        await self.sit_down()

    # What is told

    async def told(self, name: str) -> Sequence[str]:
        """What one of them was sent in both worlds."""
        ours, theirs = [await world.frames(name) for world in self.worlds]
        assert ours == theirs, TOLD_APART
        self.counts["frames"] += len(ours)
        return ours

    async def go_on(self, deeds: tuple[Sequence[Deed], Sequence[Deed]]) -> None:
        """One step in both worlds."""
        for world, done in zip(self.worlds, deeds, strict=True):
            for deed in done:
                self.words.append(await world.carry_out(self.game.seats[deed.seat], deed))
        if self.player in self.worlds[0].open:
            await self.told(self.player)
        await self.told(WATCHER)

    # What is asked

    async def ask(self) -> None:
        """The player asks and orders, at the same moment in both worlds, what can and what cannot be."""
        match = (await self.worlds[0].table()).match
        for words in self.questions(match):
            [answer] = await self.answered(kind="foresee", words=words)
            foreseen = Foreseen.model_validate_json(answer)
            self.counts["forecasts"] += foreseen.forecast is not None
            if foreseen.refusal is not None:
                await self.answered(kind="do", words=words, at=match.moments[self.seat])
                self.counts["refusals"] += match.to_move == self.seat
        for words in self.openings(match):
            [answer] = await self.answered(kind="open", words=words)
            self.counts["openings"] += bool(Opened.model_validate_json(answer).orders)
        await self.answered(kind="earlier", until=match.entries.counts[self.seat] // 2)
        if not match.can_undo(self.seat):
            await self.answered(kind="undo", at=match.moments[self.seat])

    def questions(self, match: Match) -> Iterator[str]:
        """Orders that something can be said about, words that anybody said before, and words between two orders."""
        yield self.some_words()
        if match.to_move != self.seat:
            return
        known, game = match.known(self.seat), self.game
        some = (one_of(match.legal(self.seat), self.source) for _ in range(LOOKED_AT))
        yield from islice((game.say(known, number) for number in some if game.forecast(known, number)), ASKED)
        for _ in range(ASKED):
            yield crossed(self.some_words(), self.some_words())

    def openings(self, match: Match) -> Sequence[str]:
        """Words that orders follow, as far as the seat is to move and the game has any, and words that none does."""
        menu = self.game.menu(match.known(self.seat), match.legal(self.seat)) if match.to_move == self.seat else []
        return [*openings_in(menu)[:ASKED], self.some_words()]

    async def answered(self, **message: object) -> Sequence[str]:
        """What both worlds answer to the same message."""
        for world in self.worlds:
            await world.say(self.player, **message)
        answers = await self.told(self.player)
        assert await self.told(WATCHER) == []
        return answers

    def some_words(self) -> str:
        """Words that somebody has said in this match."""
        return self.words[draw(self.source, len(self.words))]


def crossed(first: str, second: str) -> str:
    """Words between two orders: what the one does, with whom or where the other does it."""
    return " ".join([*first.split()[:1], *second.split()[1:]])


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock that both worlds go by, and pages that may talk as fast as they like."""
    clock = Clock()
    monkeypatch.setattr(company, "now", clock.now)
    monkeypatch.setattr(tables, "this_instant", clock.now)
    monkeypatch.setattr(play, "Connection", Answering)
    monkeypatch.setattr(visitors, "AT_ONCE", 1_000_000)
    return clock


def chosen(game: AnyGame, player: str, seat: int) -> list[Stretch]:
    """Parts of a match: the one in which most is done behind the seat's back, and the one in which it does most."""
    some = stretches(game, game.rulebook.game.scenario, seat, chooser(game, player, seat), seed=seat)
    few = list(islice(some, STRETCHES))
    hidden = max(few, key=lambda stretch: len(stretch.steps[:MOST]) + 5 * hidden_in(stretch))
    own = max(few, key=lambda stretch: own_in(stretch, seat))
    return [hidden] if own is hidden else [hidden, own]


def hidden_in(stretch: Stretch) -> int:
    return sum(ours != theirs for ours, theirs in stretch.steps[:MOST])


def own_in(stretch: Stretch, seat: int) -> int:
    return sum(deed.seat == seat for ours, _ in stretch.steps[:MOST] for deed in ours)


def compare(game: AnyGame, seat: int, stretch: Stretch, clock: Clock) -> Counter[str]:
    """Play a stretch in both worlds, and count what was compared."""
    counts: Counter[str] = Counter()
    asyncio.run(Worlds(game, seat, stretch, counts).play(clock))
    return counts


@pytest.mark.parametrize("name", folders())
def test_worlds_that_differ_behind_a_seats_back_send_it_the_same_frames(name: str, clock: Clock) -> None:
    game, counts = ready(name), Counter[str]()
    for seat, player in enumerate(("greedy", "random")):
        for stretch in chosen(game, player, seat):
            counts += compare(game, seat, stretch, clock)
            counts["hidden"] += hidden_in(stretch)
    assert counts["hidden"] > 1 and counts["frames"] > 200, "something was done behind the seat's back"
    assert counts["forecasts"] > 1 and counts["refusals"] > 20 and counts["recaps"] > 1, "all of it was compared"


def test_what_follows_an_opening_is_the_same_in_both_worlds(clock: Clock) -> None:
    game = in_parts()
    assert compare(game, 1, chosen(game, "random", seat=1)[-1], clock)["openings"] > 10


@pytest.mark.parametrize("leak", LEAKS)
def test_a_server_that_leaks_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = in_parts()
    stretch = chosen(game, "random", seat=1)[0]
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=TOLD_APART):
        compare(game, 1, stretch, clock)
