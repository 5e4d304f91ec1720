"""A timetable: what a game's school.toml says about how its weights are made, round by round."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import numpy as np
from pydantic import Field

from kurgan.engine.datafile import Data, load
from kurgan.engine.game import AnyGame
from kurgan.engine.record import save
from kurgan.simulate.knobs import Variant, knobs_of, variant

FILE: Final = "school.toml"
PARTS: Final = 8  # of each task, whoever carries them out

Games = Annotated[int, Field(ge=0, multiple_of=PARTS)]


class Stage(Data):
    """Some rounds that are alike."""

    rounds: Annotated[int, Field(ge=1)] = 1
    scenarios: Annotated[tuple[str, ...], Field(min_length=1)]  # or variants of them; twice is twice as often
    turned: Annotated[int, Field(ge=0)] = 0  # settings of their knobs, drawn by lot, that are played besides each
    practice: Games  # games in which the search thinks, and the policy learns from it
    simulations: Annotated[int, Field(ge=1)]  # about each of their orders
    lessons: Annotated[int, Field(ge=PARTS, multiple_of=PARTS)]  # games that the net learns from
    thought: Annotated[int, Field(ge=0)] = 0  # simulations about each of theirs; 0: the policy plays
    opening: Annotated[int, Field(ge=0)] = 0  # loose orders that a lesson may begin with
    every: Annotated[int, Field(ge=1)]  # one position in so many is learned from


class Timetable(Data):
    """The whole way from nothing to the weights."""

    stage: Annotated[tuple[Stage, ...], Field(min_length=1)]

    @property
    def rounds(self) -> list[Stage]:
        """One by one."""
        return [stage for stage in self.stage for _ in range(stage.rounds)]


def timetable(game: AnyGame, file: Path | None = None) -> Timetable:
    """That of a game, or one of your own."""
    return load(file or game.folder / FILE, Timetable)


def starts_of(game: AnyGame, stage: Stage, seed: int) -> bytes:
    """The first positions of its scenarios, one after another."""
    generator = np.random.default_rng(seed)
    return b"".join(
        save(start.start()) for words in stage.scenarios for start in variants(game, words, stage, generator)
    )


def variants(game: AnyGame, words: str, stage: Stage, generator: np.random.Generator) -> Iterator[Variant]:
    """A scenario, and the same with its knobs turned at random."""
    plain = variant(game, words)
    yield plain
    knobs = knobs_of(game, plain.scenario)
    for _ in range(stage.turned if knobs else 0):
        setting = {name: int(generator.choice(knob.values)) for name, knob in knobs.items()}
        yield Variant(game, plain.scenario, {**setting, **plain.setting}, plain.options)
