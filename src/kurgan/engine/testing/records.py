"""Records that tests compare with: counts of lines of play, and a whole game as text for every way to end.

A game's `tests/records.py` says what is recorded, and `python -m kurgan.games.NAME.tests.records` writes `perft.txt`
and the files of `transcripts/` anew. A record that changes belongs to the change of the rules, the scenarios or the
words that explains it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final

from kurgan.engine.game import NOBODY, AnyGame
from kurgan.engine.record import AnyRecord
from kurgan.engine.testing.perft import perft
from kurgan.engine.testing.positions import random_game
from kurgan.engine.testing.transcript import RESIGN, transcript

NOBODY_RESIGNS: Final = 0


@dataclass(frozen=True)
class Ending:
    """One way a game can end: where it begins, the key of the result's sentence, and who wins.

    A scenario may be a file beside the transcripts. The loser resigns once so many numbers have been played.
    """

    scenario: str
    key: str
    winner: int
    resigns_after: int = NOBODY_RESIGNS


@dataclass(frozen=True)
class Records:
    """What a game keeps: how deep lines of play are counted from each scenario or position, and every ending."""

    game: AnyGame
    folder: Path
    depths: Mapping[str, int]
    endings: Mapping[str, Ending]
    positions: Mapping[str, Callable[[], AnyRecord]] = field(default_factory=dict)

    @property
    def perft(self) -> Path:
        return self.folder / "perft.txt"

    def file(self, name: str, kind: str) -> Path:
        """`transcripts/12.3-draw.txt`, or `.numbers`, from which it is played."""
        return self.folder / "transcripts" / f"{name}.{kind}"

    def counted(self) -> Iterator[str]:
        """One line for each scenario or position and each depth."""
        for name, deepest in self.depths.items():
            start = self.positions[name]() if name in self.positions else self.game.start(name, {})
            for depth in range(1, deepest + 1):
                yield f"{name:<20} {depth} {perft(self.game, start, depth):>9}"

    def miscounted(self) -> dict[str, str]:
        """Where there are not as many lines of play as recorded."""
        recorded = dict(line.rsplit(maxsplit=1) for line in self.perft.read_text(encoding="utf-8").splitlines())
        now = dict(line.rsplit(maxsplit=1) for line in self.counted())
        return {
            place: f"{recorded.get(place, 'nothing')} recorded, {now.get(place, 'nothing')} now"
            for place in recorded | now
            if recorded.get(place) != now.get(place)
        }

    def numbers(self, name: str) -> list[int | str]:
        """The numbers of a game that is kept."""
        words = self.file(name, "numbers").read_text(encoding="utf-8").split()
        return [word if word == RESIGN else int(word) for word in words]

    def played(self, name: str) -> str:
        """The game of these numbers as text, as it is played now."""
        with contextlib.chdir(self.folder / "transcripts"):
            return transcript(self.game, self.endings[name].scenario, self.numbers(name))

    def recorded(self, name: str) -> str:
        """The same as it was played when it was written down."""
        return self.file(name, "txt").read_text(encoding="utf-8")

    def is_sound(self, name: str) -> bool:
        """Are the numbers still legal, and do they lead to the end they stand for?"""
        with contextlib.chdir(self.folder / "transcripts"):
            state = self.game.start(self.endings[name].scenario, {})
        for number in self.numbers(name):
            if number == RESIGN:
                self.game.resign(state, self.game.seat_to_move(state))
            elif number in self.game.continuations(state):
                self.game.apply(state, int(number))
            else:
                return False
        return self.is_end(name, state)

    def is_end(self, name: str, state: AnyRecord) -> bool:
        """Has a game ended in this way? A name that begins with a rule's number begins with that of the result."""
        if self.game.seat_to_move(state) != NOBODY:
            return False
        ending, result = self.endings[name], self.game.result(state)
        return (result.line.key, result.winner) == (ending.key, ending.winner) and name.startswith(result.line.rule)

    def found(self, name: str) -> list[int | str]:
        """The numbers of the first random game that ends so."""
        ending = self.endings[name]
        for seed in count():
            states, numbers = zip(*random_game(self.game, ending.scenario, seed), strict=True)
            if ending.resigns_after:
                losing = [at for at, state in enumerate(states) if self.game.seat_to_move(state) == 1 - ending.winner]
                return [*numbers[: next(at for at in losing if at >= ending.resigns_after)], RESIGN]
            if self.is_end(name, states[-1]) and all(self.game.fault(state) == -1 for state in states):
                return list(numbers[:-1])
        raise AssertionError("every ending is found some day")

    def write(self) -> None:
        """Write every record anew; a game that is kept stays while its numbers are sound."""
        self.perft.write_text("".join(f"{line}\n" for line in self.counted()), encoding="utf-8")
        for name in self.endings:
            kept = self.file(name, "numbers")
            if not kept.exists() or not self.is_sound(name):
                with contextlib.chdir(self.folder / "transcripts"):
                    kept.write_text(" ".join(map(str, self.found(name))) + "\n", encoding="utf-8")
            self.file(name, "txt").write_text(self.played(name), encoding="utf-8")
