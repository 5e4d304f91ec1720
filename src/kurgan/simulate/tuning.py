"""Tuning: the setting of a scenario's knobs with which the first seat gets the share that is wanted.

One knob is turned by halves: whoever wins more often when it is turned up goes on doing so. Of several, all settings
play a few games, the better half of them as many again, and so on. All play with the same chance, and the best is
measured once more with games that had no part in choosing it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import ceil, log2
from typing import Final, TypeAlias

import numpy as np
from pydantic import BaseModel

from kurgan.engine.game import AnyGame
from kurgan.engine.knobs import Knob
from kurgan.players.weights import weights
from kurgan.simulate.contest import Job
from kurgan.simulate.crew import Crew, parts
from kurgan.simulate.knobs import Variant
from kurgan.simulate.score import Results, Share, share
from kurgan.simulate.sequential import bounds

FIRST: Final = 20  # games that every setting plays
MOST_SETTINGS: Final = 400

Setting: TypeAlias = tuple[int, ...]
"""What each knob is turned to, in the order of the knobs."""


class Tried(BaseModel):
    """One setting, and what the first seat got with it."""

    setting: dict[str, int]
    share: Share


class Tuning(BaseModel):
    """What was found. `measured` is of games of their own; `reached` says that its interval holds the target."""

    game: str
    scenario: str
    rules: str
    weights: str
    players: dict[str, str]
    seed: int
    games: int
    target: float
    method: str
    best: dict[str, int]
    measured: Share
    reached: bool
    forfeits: int  # of all games that were played
    tried: list[Tried]


@dataclass
class Bench:
    """Where settings are tried: what each has scored so far, in the games 0, 1, 2 …"""

    game: AnyGame
    scenario: str
    knobs: dict[str, Knob]
    jobs: dict[Setting, Job]
    crew: Crew
    advance: Callable[[int], None]
    results: dict[Setting, Results] = field(default_factory=dict)

    def play(self, settings: Iterable[Setting], games: int) -> None:
        """Let each of these settings have played so many games."""
        played = {each: len(self.results.setdefault(each, Results.together([]))) for each in settings}
        wanted = [(each, part) for each, first in played.items() for part in parts(range(first, games))]
        found = self.crew.rows((self.jobs[each], part) for each, part in wanted)
        for (each, part), rows in zip(wanted, found, strict=True):
            self.results[each] = Results.together([self.results[each], Results.of(rows)])
            self.advance(len(part))

    def fresh(self, setting: Setting, games: int) -> Share:
        """What a setting brings in as many games after those."""
        rows = self.crew.rows((self.jobs[setting], part) for part in parts(range(games, 2 * games)))
        results = []
        for each in rows:
            results.append(Results.of(each))
            self.advance(len(each))
        return share(Results.together(results))


def settings_of(knobs: dict[str, Knob]) -> list[Setting]:
    """All there are; ValueError if they are too many."""
    count = int(np.prod([len(knob.values) for knob in knobs.values()]))
    if count > MOST_SETTINGS:
        raise ValueError(f"{count:,} settings are more than the {MOST_SETTINGS} that can be tried: choose with --knob")
    return list(product(*(knob.values for knob in knobs.values())))


def jobs_of(
    game: AnyGame, scenario: str, knobs: dict[str, Knob], players: tuple[str, str], seed: int
) -> dict[Setting, Job]:
    """The contest of each setting; ValueError if the game refuses one of them."""
    made = {}
    for setting in settings_of(knobs):
        start = Variant(game, scenario, dict(zip(knobs, setting, strict=True))).start()
        made[setting] = Job.of(game, start, players, seed)
    return made


def most_games(knobs: dict[str, Knob], games: int) -> int:
    """How many games a search has at most."""
    settings = settings_of(knobs)
    if len(knobs) == 1:
        return games * (3 + ceil(log2(len(settings))))
    rungs = [(len(settings), min(FIRST, games))]
    while rungs[-1][0] > 1 and rungs[-1][1] < games:
        left, played = rungs[-1]
        rungs.append((ceil(left / 2), min(2 * played, games)))
    steps = zip([(0, 0), *rungs], rungs, strict=False)
    return sum(left * (played - before) for (_, before), (left, played) in steps) + 2 * games


def tuned(bench: Bench, target: float, games: int) -> Tuning:
    """Search, and measure what was found."""
    find = by_halves if len(bench.knobs) == 1 else by_halving
    best = find(bench, target, games)
    job, measured = bench.jobs[best], bench.fresh(best, games)
    low, high = measured.interval
    tried = sorted(nearest(bench, bench.results, target), key=lambda each: -len(bench.results[each]))
    return Tuning(
        game=bench.game.name,
        scenario=bench.scenario,
        rules=bench.game.ruleset,
        weights=weights(bench.game),
        players=dict(zip(bench.game.seats, job.players, strict=True)),
        seed=job.seed,
        games=games,
        target=target,
        method="bisection" if len(bench.knobs) == 1 else "successive halving",
        best=named(bench, best),
        measured=measured,
        reached=low <= target <= high,
        forfeits=measured.forfeits + sum(sum(each.forfeits) for each in bench.results.values()),
        tried=[Tried(setting=named(bench, each), share=share(bench.results[each])) for each in tried],
    )


def named(bench: Bench, setting: Setting) -> dict[str, int]:
    """A setting with the names of the knobs."""
    return dict(zip(bench.knobs, setting, strict=True))


def nearest(bench: Bench, settings: Iterable[Setting], target: float) -> list[Setting]:
    """The settings in order, the one nearest to the target first."""
    return sorted(settings, key=lambda each: (distance(share(bench.results[each]), target), each))


def distance(got: Share, target: float) -> float:
    """How far the wins of both sides are on the mean from what they should be, so that draws are no balance."""
    return (abs(got.wins / got.games - target) + abs(got.losses / got.games - (1 - target))) / 2


def by_halves(bench: Bench, target: float, games: int) -> Setting:
    """One knob: between an end with too much and one with too little, the half that has the target, again and again."""
    ladder = list(bench.jobs)
    low, high = 0, len(ladder) - 1
    scored = [judged_by(bench, ladder[end], target, games) for end in (low, high)]
    rises = scored[1] > scored[0]
    while high - low > 1 and min(scored) < target < max(scored):
        middle = (low + high) // 2
        is_above = judged_by(bench, ladder[middle], target, games) > target
        low, high = (low, middle) if is_above == rises else (middle, high)
    bench.play(ladder[low : high + 1] if high - low == 1 else [], games)
    return nearest(bench, bench.results, target)[0]


def judged_by(bench: Bench, setting: Setting, target: float, games: int) -> float:
    """What a setting scores, played until it is sure on which side of the target it lies or its games are over."""
    for upto in [*range(FIRST, games, FIRST), games]:
        bench.play([setting], upto)
        low, high = bounds(bench.results[setting].scores)
        if not low <= target <= high:
            break
    return float(bench.results[setting].scores.mean())


def by_halving(bench: Bench, target: float, games: int) -> Setting:
    """Several knobs: the better half plays as many games again, until one is left or all have played theirs."""
    left: Sequence[Setting] = list(bench.jobs)
    played = min(FIRST, games)
    bench.play(left, played)
    while len(left) > 1 and played < games:
        left, played = nearest(bench, left, target)[: ceil(len(left) / 2)], min(2 * played, games)
        bench.play(left, played)
    bench.play(left[:1], games)
    return nearest(bench, left, target)[0]
