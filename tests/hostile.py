"""Players that nobody would invite: each does one thing that no player may do."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, cast

import pytest

from kurgan.engine.compiled import Desk
from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord, Ints
from kurgan.players import guard
from kurgan.players.mind import Mind
from kurgan.players.rooms import Rooms
from kurgan.players.study import Study

Hostile = Callable[[AnyRecord, int, Ints, Desk | Study], object]
FREED: Final = threading.Event()  # never set by a test: whoever waits for it idles for ever
IDLING: Final = list[int]()  # the threads of those who do


def raises(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> object:
    raise ZeroDivisionError("a bridge too far")


def leaves(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> object:
    raise SystemExit


def babbles(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> object:
    return "forward!"


def agrees(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> object:
    return True


def cheats(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> object:
    return 30_000


def idles(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> object:
    IDLING.append(threading.get_ident())
    FREED.wait()
    return 0


class Untrue(Exception):
    """Who only asks whether there is one finds none."""

    def __bool__(self) -> bool:
        return False


def denies(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> object:
    raise Untrue("nothing has happened")


class Trap(int):
    """A number that does something to whoever makes it plain."""

    def __int__(self) -> int:
        raise LookupError("there is no such number")


def traps(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> object:
    return Trap(0)


def exaggerates(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> object:
    """A number that is too long to be said."""
    return 10**5000


def is_not_there(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> object:
    raise AssertionError("nobody could make it")


def scribbles(known: AnyRecord, seat: int, source: Ints, desk: Desk | Study) -> object:
    """It writes over everything it was given, and answers as if nothing had been."""
    for name in known.dtype.names:
        known[name] = 1
    source[0] = 0
    return 30_000


def hostile_mind(choose: Hostile) -> Callable[[str, AnyGame, int], Mind]:
    """What makes minds, and puts one of these players behind the name "officer"."""

    class HostileMind(Mind):
        def __init__(self, name: str, game: AnyGame, seat: int) -> None:
            if choose is is_not_there:
                raise FileNotFoundError("what was learned")
            super().__init__("random", game, seat)

        def choose(self, known: AnyRecord, source: Ints) -> int:
            answer = choose(known, self.seat, source, self.desk)
            return cast(int, answer)

    return lambda name, game, seat: (HostileMind if name == "officer" else Mind)(name, game, seat)


def seat_hostile(monkeypatch: pytest.MonkeyPatch, choose: Hostile) -> None:
    """Whoever is called "officer" is one of these."""
    monkeypatch.setattr(guard, "Mind", hostile_mind(choose))


class Hurried(Rooms):
    """Rooms whose clock runs out for whoever idles as soon as he does, and never for anybody else."""

    def __init__(self) -> None:
        super().__init__()
        self.waited: list[float] = []
        self.idle = 0  # before the present thought

    def think(self, work: Callable[[], object]) -> Future[object]:
        self.idle = len(IDLING)
        return super().think(work)

    def has_ended(self, answer: Future[object], seconds: float) -> bool:
        self.waited.append(seconds)
        while len(IDLING) == self.idle and not super().has_ended(answer, 0.001):
            pass
        return answer.done()

    async def will_have_ended(self, answer: Future[object], seconds: float) -> bool:
        return await asyncio.to_thread(self.has_ended, answer, seconds)
