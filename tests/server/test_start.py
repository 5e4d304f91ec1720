"""The start of a server: pages are answered at once, and whoever sits down waits until the games can be played."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from kurgan.engine.game import AnyGame
from kurgan.engine.rule import Compiled
from kurgan.server.load import Guest
from kurgan.server.messages import MatchHead, Shelf
from tests.server.served import begun, served


def test_pages_are_answered_while_the_games_are_rehearsed_and_a_match_begins_right_after(
    tmp_path: Path, games: Mapping[str, AnyGame]
) -> None:
    begins, ends = threading.Event(), threading.Event()

    def rehearsal() -> None:
        begins.set()
        ends.wait(20)

    with ThreadPoolExecutor(1) as pool, served(tmp_path / "kurgan.sqlite", games, rehearsal=rehearsal) as address:
        assert begins.wait(20)
        waiting: Future[MatchHead] = pool.submit(begun, Guest(address))
        for path in ("/", "/api/games", "/api/matches", "/api/games/autumn-storm/words/en"):
            assert Guest(address).request("GET", path)
        assert not waiting.done(), "nobody sits down at a game that is not ready"
        assert not is_ready(address)
        ends.set()
        assert waiting.result(20).to_move is not None
        assert is_ready(address)


def is_ready(address: str) -> bool:
    """What the page is told, so that it can say what it waits for."""
    return Guest(address).ask(Shelf, "GET", "/api/games").is_ready


def test_a_rehearsal_that_fails_is_said_and_stops_nobody(
    tmp_path: Path, games: Mapping[str, AnyGame], caplog: pytest.LogCaptureFixture
) -> None:
    def rehearsal() -> None:
        raise ValueError("a rule could not be compiled")

    with served(tmp_path / "kurgan.sqlite", games, rehearsal=rehearsal) as address:
        assert begun(Guest(address)).to_move is not None
    assert "event=rehearsal-failed" in caplog.text


def test_a_compiled_function_has_no_face_before_somebody_looks_at_it() -> None:
    def one() -> int:
        return 1

    function = Compiled(one, "")
    assert not {"outer", "inner"} & set(vars(function))
    assert function.py_func is one
