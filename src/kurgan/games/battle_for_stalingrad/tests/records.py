"""The records that tests compare with: counts of lines of play, and whole games as text.

    python -m kurgan.games.battle_for_stalingrad.tests.records

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

from kurgan.engine.record import AnyRecord
from kurgan.engine.testing.positions import random_game
from kurgan.engine.testing.transcript import transcript
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.audit import Fault, fault
from kurgan.games.battle_for_stalingrad.rules.victory import Verdict
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET
from kurgan.simulate.perft import perft

HERE: Final = Path(__file__).parent
PERFT: Final = HERE / "perft.txt"
TRANSCRIPTS: Final = HERE / "transcripts"
DEPTHS: Final = {"factory-district": 2, "first-turn": 3, "stalingrad-1942": 4}  # a set-up has many lines of play
IN_A_BATTLE: Final = 4
LONG_ENOUGH: Final = 40  # numbers before somebody resigns
ENDINGS: Final = {  # every way a game can end: the scenario, the verdict and the winner
    "10.1-german-locations": ("bridgehead.toml", Verdict.LOCATIONS, GERMAN),
    "10.1-soviet-locations": ("first-turn", Verdict.LOCATIONS, SOVIET),
    "10.2-encirclement": ("last-days.toml", Verdict.ENCIRCLEMENT, SOVIET),
    "10.3-annihilation": ("last-days.toml", Verdict.ANNIHILATION, SOVIET),
    "10.4-time": ("last-days.toml", Verdict.TIME, SOVIET),
    "10.6-resignation": ("stalingrad-1942", Verdict.RESIGNATION, GERMAN),
}


def battle() -> AnyRecord:
    """A position in the event round of a battle, with cards in both hands: the fifth of random games."""
    for seed in count():
        for state, _ in random_game(GAME, "first-turn", seed):
            if GAME.prompt(GAME.knows(state, state.actor), state.actor).key == "prompt-event-round":
                return state
    raise AssertionError("there is a battle some day")


def counted() -> Iterator[str]:
    """One line for each scenario and depth, and for the middle of a battle."""
    for scenario in GAME.scenarios():
        start = GAME.start(scenario, {})
        for depth in range(1, DEPTHS[scenario] + 1):
            yield f"{scenario:<20} {depth} {perft(GAME, start, depth):>9}"
    for depth in range(1, IN_A_BATTLE + 1):
        yield f"{'in a battle':<20} {depth} {perft(GAME, battle(), depth):>9}"


def found(scenario: str, verdict: Verdict, winner: int) -> list[int | str]:
    """The numbers of the first random game that ends so; who resigns does it in the middle of a turn."""
    for seed in count():
        states, numbers = zip(*random_game(GAME, scenario, seed), strict=True)
        if verdict == Verdict.RESIGNATION:
            length = next(length for length in count(LONG_ENOUGH) if GAME.seat_to_move(states[length]) == SOVIET)
            return [*numbers[:length], "resign"]
        is_right = states[-1].verdict == verdict and states[-1].winner == winner
        if is_right and all(fault(state) == Fault.SOUND for state in states):
            return list(numbers[:-1])
    raise AssertionError("every ending is found some day")


def numbers_of(name: str) -> list[int | str]:
    """The committed numbers of one game."""
    numbers: list[int | str] = json.loads((TRANSCRIPTS / f"{name}.json").read_text(encoding="utf-8"))
    return numbers


def text_of(name: str) -> str:
    """The game of these numbers as text, as it is played now."""
    with contextlib.chdir(TRANSCRIPTS):
        return transcript(GAME, ENDINGS[name][0], numbers_of(name))


def write() -> None:
    """Write every record anew."""
    PERFT.write_text("".join(f"{line}\n" for line in counted()), encoding="utf-8")
    for name, (scenario, verdict, winner) in ENDINGS.items():
        with contextlib.chdir(TRANSCRIPTS):
            numbers = found(scenario, verdict, winner)
        (TRANSCRIPTS / f"{name}.json").write_text(json.dumps(numbers) + "\n", encoding="utf-8")
        (TRANSCRIPTS / f"{name}.txt").write_text(text_of(name), encoding="utf-8")


if __name__ == "__main__":
    write()
