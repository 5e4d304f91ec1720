"""Keep matches of this version for all that come after it.

    .venv/bin/python -m scripts.old_matches 2

plays a match of each game to its end and one to its middle, always the same, and writes both, as files and in a
database, to a folder of tests/old_matches. A version whose rules or tables differ from the last one's gets a folder.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Final

from kurgan.engine.chance import Dice
from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.journal import resumable, written
from kurgan.engine.match import HUMAN, Match
from kurgan.games import folders, load
from kurgan.server.rows import numbers_of, row_of
from kurgan.server.store import SeatRow, Store
from kurgan.server.tables import headed
from tests.matches import chooser, new_match

FOLDER: Final = Path(__file__).parent.parent / "tests" / "old_matches"
MIX: Final = ("north wind", "Ça va, 伏尔加?")
GUEST: Final = "anna"
SEED: Final = 5
FEW: Final = 15


def played(game: AnyGame, most: int) -> Match:
    """A match of two computers that ends with the game, or after so many orders."""
    match, choose = new_match(game, SEED, MIX), chooser(game, "greedy", SEED)
    while most > 0 and (seat := match.to_move) != NOBODY:
        match.play_number(seat, choose(match.known(seat), seat))
        most -= 1
    return match


async def dump(matches: Iterable[Match]) -> str:
    """A database in which a guest has these matches, as SQL."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kurgan.sqlite"
        store = await Store.open(path)
        for match in matches:
            assert isinstance(match.dice, Dice)
            seats = [SeatRow(name, HUMAN, GUEST, None) for name in match.game.seats]
            await store.add(headed(row_of(match, match.dice.secret, seats), match), numbers_of(match))
        await store.close()
        with closing(sqlite3.connect(path)) as file:
            return "".join(f"{line}\n" for line in file.iterdump())


def main(name: str) -> None:
    into = FOLDER / name
    into.mkdir()
    kept = []
    for game in map(load, folders()):
        over, open = played(game, 100_000), played(game, FEW)
        (into / f"{game.name}-over.kurgan").write_text(written(over), encoding="utf-8")
        (into / f"{game.name}-open.kurgan").write_text(resumable(open), encoding="utf-8")
        kept += [over, open]
    (into / "kurgan.sql").write_text(asyncio.run(dump(kept)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
