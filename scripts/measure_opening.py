"""What opening a long match costs the server in processor time, from its start and from its last snapshot.

    .venv/bin/python -m scripts.measure_opening [--numbers N] [game …]

Games end before they are long, so most orders are taken back where they can be: that is a number too. A line of JSON
for each game, also in loops of plain Python measured in the same run (`kurgan bench`), since machines differ.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from kurgan.cli.ready import ready
from kurgan.engine.chance import draw, stream
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.match import Match
from kurgan.server.matches import Matches
from kurgan.server.reopening import played_again
from kurgan.server.replay import Replay
from kurgan.server.store import Past, Store
from kurgan.server.tables import MOST_UNDONE, Table
from scripts.measure_orders import GAMES, begun, loops_per_second

TRIED, ONWARD = 8, 4  # orders that are looked at; and of so many one is not taken back


def main(words: Sequence[str] | None = None) -> None:
    """Measure the games that are named, or both that have a page."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--numbers", type=int, default=3000, help="how long the match is")
    asked = parser.parse_args(words)
    for name in asked.games:
        print(json.dumps(asyncio.run(measured(ready(name), asked.numbers))), flush=True)  # noqa: T201


async def measured(game: AnyGame, numbers: int) -> dict[str, object]:
    """One long match, opened both ways."""
    with tempfile.TemporaryDirectory() as folder:
        matches = Matches(await Store.open(Path(folder) / "kurgan.sqlite"), {game.name: game})
        table = await begun(matches, game, 0)
        await play(table, numbers)
        found = await matches.store.all_of(table.row.id)
        assert found is not None
        row, past = found
        whole, _ = timed(lambda: played_again(game, row, Past(past.numbers, [])))
        short, replay = timed(lambda: played_again(game, row, past))
        assert replay.resumed == len(past.snapshots) > 0
        await matches.store.close()
    loops = loops_per_second()
    return {
        "game": game.name,
        "numbers": len(past.numbers),
        "entries": len(replay.match.entries),
        "snapshots": len(past.snapshots),
        "bytes_of_snapshots": sum(len(each.state) + len(each.told) for each in past.snapshots),
        "from_start_ms": round(whole * 1000, 1),
        "from_snapshot_ms": round(short * 1000, 1),
        "python_loops_per_second": round(loops),
    }


async def play(table: Table, numbers: int) -> None:
    """Random orders, mostly such as can be taken back, which then they are, until there are so many numbers."""
    source = stream(1942)
    while table.trail.place < numbers:
        match, seat = table.match, table.match.to_move
        if seat == NOBODY:
            return
        if match.can_undo(seat) and table.undone[seat] < MOST_UNDONE and draw(source, ONWARD) > 0:
            await table.undo(seat, match.moments[seat])
            continue
        some = [match.legal(seat)[draw(source, len(match.legal(seat)))] for _ in range(TRIED)]
        number = next((each for each in some if draw(source, ONWARD) and is_free(match, seat, each)), some[0])
        await table.order(seat, match.game.say(match.known(seat), number), match.moments[seat])


def is_free(match: Match, seat: int, number: int) -> bool:
    """Could an order be taken back?"""
    twin = match.twin()
    twin.play_number(seat, number)
    return twin.can_undo(seat)


def timed(work: Callable[[], Replay]) -> tuple[float, Replay]:
    """How long it takes to open a match, and the match."""
    began = time.process_time()
    found = work()
    return time.process_time() - began, found


if __name__ == "__main__":
    main()
