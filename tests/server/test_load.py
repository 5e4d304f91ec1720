"""A crowd of people beside thinking computers: everybody is answered, and nothing goes wrong."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import replace

import pytest

from kurgan.engine.game import AnyGame
from kurgan.server.load import Guest, Load, Plan, drive
from tests.hostile import seat_hostile
from tests.server.served import begun, sitting
from tests.server.test_computers import Pondering

FEW, SECONDS = 3, 1.5


def driven(address: str, computers: int) -> Load:
    plan = Plan(address, "autumn-storm", "mamayev-kurgan", ("axis", "soviet"), pause=0.1)
    plans = [plan] * FEW + [replace(plan, level="general")] * computers
    return asyncio.run(drive(plans, SECONDS, lambda _: None))


def test_a_few_matches_beside_a_few_computers(address: str) -> None:
    found = driven(address, FEW)
    assert (found.matches, found.computers, found.errors) == (FEW, FEW, 0)
    assert found.actions > 0


def test_how_many_computers_think_is_counted(address: str) -> None:
    """On a busy machine they may not come to it in so short a time."""
    assert any(driven(address, FEW).thinking > 0 for _ in range(8))


def test_people_are_answered_while_computers_think(
    address: str, games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    pondering = Pondering(games["autumn-storm"], threading.Event())
    seat_hostile(monkeypatch, pondering.choose)
    with ExitStack() as open:
        open.callback(pondering.may_end.set)
        for guest in [Guest(address) for _ in range(FEW)]:
            seat = open.enter_context(sitting(guest, begun(guest, soviet="officer").id))
            seat.wait("position")
            assert seat.do("end")["to_move"] == "soviet"
        found = driven(address, 0)
        assert (found.errors, found.computers) == (0, 0) and found.actions > 0
        assert pondering.begun > 0 and not pondering.may_end.is_set()
