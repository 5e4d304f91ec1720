"""What docs/performance.md says: the script that measures it runs, and a table takes no more memory than it says."""

from __future__ import annotations

import asyncio
import gc
import json
import subprocess
import sys
import tracemalloc
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from kurgan.engine.game import AnyGame
from kurgan.server.chairs import Chair
from kurgan.server.reopening import played_again
from kurgan.server.rows import numbers_of, row_of
from kurgan.server.store import Past, SeatRow, Store
from kurgan.server.tables import Table, headed
from tests.matches import random_match

ROOT = Path(__file__).parent.parent.parent
MOST_MEMORY = 500_000  # bytes of a table, whatever has happened at it


def test_what_an_order_costs_is_said_for_two_who_look_for_one_and_for_nobody(games: Mapping[str, AnyGame]) -> None:
    words = [sys.executable, "-m", "scripts.measure_orders", "--orders", "4", "autumn-storm"]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    said = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [each["chairs"] for each in said] == [2, 1, 0]
    for each in said:
        assert each["game"] == "autumn-storm" and each["loops_per_order"] > 0 and each["python_loops_per_second"] > 0


@pytest.mark.parametrize("name", ["autumn-storm", "battle-for-stalingrad"])
def test_a_table_that_both_look_at_stays_small_to_the_end_of_a_long_game(
    tmp_path: Path, games: Mapping[str, AnyGame], name: str
) -> None:
    game, played = games[name], random_match(games[name], 1)
    seats = [SeatRow(seat, "human", seat, None) for seat in game.seats]
    row = headed(replace(row_of(played, "", seats), mix=["", ""]), played)
    numbers = numbers_of(played)

    def opened(store: Store) -> Table:
        table = Table(store, row, played_again(game, row, Past(numbers, [])))
        table.chairs += [Chair("guest", [seat], is_watching=False) for seat in range(len(game.seats))]
        table.tell_all()
        for chair in table.chairs:
            assert len(chair.take()) > len(numbers), "all of it is told"
        return table

    async def measured() -> int:
        store = await Store.open(tmp_path / "kurgan.sqlite")
        first = opened(store)  # and whatever is remembered for all matches
        gc.collect()
        tracemalloc.start()
        table = opened(store)
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert table.match.entries == first.match.entries
        await store.close()
        return taken

    assert len(numbers) > 100
    assert asyncio.run(measured()) < MOST_MEMORY
