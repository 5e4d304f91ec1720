"""A siege: somebody asks for everything that takes long, in every window, and nobody else's order waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import ParamSpec, TypeVar

import pytest

from kurgan.server import foresight, process, questions
from kurgan.server.load import Guest
from kurgan.server.play import MOST_WINDOWS
from kurgan.server.recap import recap
from tests.server.served import Seat, begun, made, offered, sitting, two_guests
from tests.server.test_matches import problem

PATIENCE = 20
AT_ONCE = 10  # questions of each kind

Asked = ParamSpec("Asked")
Found = TypeVar("Found")


class Works:
    """Everything that takes long takes until the test lets it go on."""

    def __init__(self) -> None:
        self.may_go_on = threading.Event()
        self.under_way: dict[str, threading.Event] = {}

    def slow(self, name: str, work: Callable[Asked, Found]) -> Callable[Asked, Found]:
        self.under_way[name] = begins = threading.Event()

        def worked_out(*args: Asked.args, **kwargs: Asked.kwargs) -> Found:
            begins.set()
            assert self.may_go_on.wait(PATIENCE)
            return work(*args, **kwargs)

        return worked_out


@pytest.fixture
def works(monkeypatch: pytest.MonkeyPatch) -> Iterator[Works]:
    works = Works()
    monkeypatch.setattr(foresight, "foreseen", works.slow("forecasts", foresight.foreseen))
    monkeypatch.setattr(questions, "recap", works.slow("recaps", recap))
    monkeypatch.setattr(process.Process, "ask", works.slow("files", process.Process.ask))
    yield works
    works.may_go_on.set()


def bring(guest: Guest, text: str) -> str:
    """Bring a file that is none: the key of the sentence with which it is refused."""
    return problem(guest, "POST", "/api/matches/import", {"text": text})


def ask_for_everything(windows: list[Seat]) -> None:
    """The first window wants to know what happened; the others what every order would lead to."""
    for window in windows:
        window.wait("position")
    windows[0].say(kind="again")
    words = offered(windows[0].told["position"], "move")
    for window in windows[1:]:
        for order in words[:AT_ONCE]:
            window.say(kind="foresee", words=order)


def test_whoever_asks_for_everything_at_once_holds_up_nobodys_order(address: str, works: Works) -> None:
    greedy, match, (host, friend) = Guest(address), *two_guests(address)
    own = begun(greedy, soviet="greedy").id
    with ThreadPoolExecutor(AT_ONCE) as pool, ExitStack() as pages:
        pages.callback(works.may_go_on.set)
        windows = [pages.enter_context(sitting(greedy, own)) for _ in range(MOST_WINDOWS)]
        ask_for_everything(windows)
        brought = [pool.submit(bring, greedy, f"Dear Mother, {number}") for number in range(AT_ONCE)]
        for name, begins in works.under_way.items():
            assert begins.wait(PATIENCE), name
        axis, soviet = (pages.enter_context(sitting(guest, match)) for guest in (host, friend))
        for page in (axis, soviet):
            page.wait("position")
        for mover in (axis, soviet, axis):
            while not offered(mover.told["position"]):
                mover.wait("position")
            mover.do("end")
        newcomer = Guest(address)
        with sitting(newcomer, begun(newcomer, soviet="greedy").id) as page:
            page.wait("position")
        assert made(newcomer).id, "and nothing of all that was worked out meanwhile"
        assert not works.may_go_on.is_set()
        works.may_go_on.set()
        assert {each.result() for each in brought} == {"damaged", "too-many-questions"}
        assert windows[0].wait("recap") and windows[-1].wait("foreseen")
