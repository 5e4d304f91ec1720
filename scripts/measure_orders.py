"""What an order costs the server in processor time, in whole greedy games: both seats looked at, one, or none.

    .venv/bin/python -m scripts.measure_orders [--orders N] [game …]

A line of JSON for each, also in loops of plain Python measured in the same run (`kurgan bench`), since machines differ.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from kurgan.cli.ready import ready
from kurgan.engine.chance import stream
from kurgan.engine.compiled import desk_for
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.players import player
from kurgan.server.chairs import Chair
from kurgan.server.matches import Matches
from kurgan.server.messages import NewMatch
from kurgan.server.store import Store
from kurgan.server.tables import Table
from kurgan.simulate.speed import LOOPS, python_loop

GAMES = ("autumn-storm", "battle-for-stalingrad")
WARMING = 60  # orders that are not counted


def main(words: Sequence[str] | None = None) -> None:
    """Measure the games that are named, or both that have a page."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--orders", type=int, default=400, help="how many are counted")
    asked = parser.parse_args(words)
    for name in asked.games:
        for chairs in (2, 1, 0):
            print(json.dumps(asyncio.run(measured(ready(name), chairs, asked.orders))), flush=True)  # noqa: T201


async def measured(game: AnyGame, chairs: int, orders: int) -> dict[str, object]:
    """The middle and the mean of many orders."""
    with tempfile.TemporaryDirectory() as folder:
        matches = Matches(await Store.open(Path(folder) / "kurgan.sqlite"), {game.name: game})
        seconds: list[float] = []
        while len(seconds) < WARMING + orders:
            await play(await begun(matches, game, chairs), seconds, WARMING + orders)
        await matches.store.close()
    costs, loops = np.array(seconds[WARMING:]), loops_per_second()
    return {
        "game": game.name,
        "chairs": chairs,
        "median_ms": round(float(np.median(costs)) * 1000, 2),
        "mean_ms": round(float(costs.mean()) * 1000, 2),
        "python_loops_per_second": round(loops),
        "loops_per_order": round(float(np.median(costs)) * loops),
    }


async def begun(matches: Matches, game: AnyGame, chairs: int) -> Table:
    """A new match on one screen, its dice mixed, and so many who look."""
    seats = dict.fromkeys(game.seats, "me")
    row = await matches.make("guest", NewMatch(game=game.name, scenario=game.rulebook.game.scenario, seats=seats))
    table = await matches.table(row.id)
    await table.mix(dict.fromkeys(range(len(game.seats)), ""))
    table.chairs += [Chair("guest", [seat], is_watching=False) for seat in range(chairs)]
    table.tell_all()
    return table


async def play(table: Table, seconds: list[float], most: int) -> None:
    """One match, or as much of it as is still needed."""
    game = table.game
    choose, desk = player("greedy", game), desk_for(game)
    while table.match.to_move != NOBODY and len(seconds) < most:
        match, seat = table.match, table.match.to_move
        number = int(choose(match.known(seat), seat, stream(len(seconds)), desk))
        words = game.say(match.known(seat), number)
        began = time.process_time()
        await table.order(seat, words, match.moments[seat])
        seconds.append(time.process_time() - began)
        for chair in table.chairs:
            while chair.unsent:
                chair.take()


def loops_per_second() -> float:
    """The same loop as `kurgan bench`, in processor time."""
    began = time.process_time()
    python_loop()
    return LOOPS / (time.process_time() - began)


if __name__ == "__main__":
    main()
