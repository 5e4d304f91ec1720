"""The records that tests compare with: counts of lines of play, and whole games as text.

    python -m kurgan.games.autumn_storm.tests.records

writes `perft.txt` and the files of `transcripts/` anew. A record that changes belongs to the change of the rules,
the scenarios or the words that explains it.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

from kurgan.engine.testing.positions import random_game
from kurgan.engine.testing.transcript import transcript
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.audit import Fault, fault
from kurgan.games.autumn_storm.rules.victory import Verdict
from kurgan.games.autumn_storm.tables.map import SOVIET
from kurgan.simulate.perft import perft

HERE: Final = Path(__file__).parent
PERFT: Final = HERE / "perft.txt"
TRANSCRIPTS: Final = HERE / "transcripts"
SCENARIO: Final = "last-stand.toml"
DEPTHS: Final = (1, 2, 3)
LONG_ENOUGH: Final = 24  # numbers before somebody resigns
ENDINGS: Final = {  # every way a game can end
    "12.1-axis-points": Verdict.AXIS_POINTS,
    "12.2-soviet-hold": Verdict.SOVIET_HOLD,
    "12.3-draw": Verdict.DRAW,
    "12.4-resignation": Verdict.RESIGNATION,
}


def counted() -> Iterator[str]:
    """One line for each scenario and depth."""
    for scenario in GAME.scenarios():
        start = GAME.start(scenario, {})
        for depth in DEPTHS:
            yield f"{scenario:<20} {depth} {perft(GAME, start, depth):>9}"


def found(verdict: Verdict) -> list[int | str]:
    """The numbers of the first random game that ends so; who resigns does it in the middle of a turn."""
    for seed in count():
        states, numbers = zip(*random_game(GAME, SCENARIO, seed), strict=True)
        if verdict == Verdict.RESIGNATION:
            length = next(length for length in count(LONG_ENOUGH) if GAME.seat_to_move(states[length]) == SOVIET)
            return [*numbers[:length], "resign"]
        if states[-1].verdict == verdict and all(fault(state) == Fault.SOUND for state in states):
            return list(numbers[:-1])
    raise AssertionError("every ending is found some day")


def numbers_of(name: str) -> list[int | str]:
    """The committed numbers of one game."""
    numbers: list[int | str] = json.loads((TRANSCRIPTS / f"{name}.json").read_text(encoding="utf-8"))
    return numbers


def text_of(name: str) -> str:
    """The game of these numbers as text, as it is played now."""
    with contextlib.chdir(TRANSCRIPTS):
        return transcript(GAME, SCENARIO, numbers_of(name))


def write() -> None:
    """Write every record anew."""
    PERFT.write_text("".join(f"{line}\n" for line in counted()), encoding="utf-8")
    for name, verdict in ENDINGS.items():
        with contextlib.chdir(TRANSCRIPTS):
            numbers = found(verdict)
        (TRANSCRIPTS / f"{name}.json").write_text(json.dumps(numbers) + "\n", encoding="utf-8")
        (TRANSCRIPTS / f"{name}.txt").write_text(text_of(name), encoding="utf-8")


if __name__ == "__main__":
    write()
