"""What beliefs are worth: how likely they think the truth, and how many games they win.

    .venv/bin/python -m scripts.beliefs.measure GAME --games 40       # likelihood, distance, time
    .venv/bin/python -m scripts.beliefs.measure GAME --duels 200      # against the same search with even guesses

One JSON document on standard output; how far it has come on the other.
"""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import numpy as np
import typer
from numpy.typing import NDArray

from kurgan.engine.chance import stream
from kurgan.engine.compiled import for_game
from kurgan.engine.game import CHANCE, AnyGame
from kurgan.engine.record import AnyRecord, Ints, copy
from kurgan.engine.rule import Loop
from kurgan.games import load
from kurgan.players.belief import Belief
from scripts.beliefs.duels import duels
from scripts.beliefs.games import moments
from scripts.beliefs.secrets import SECRETS, Secret

if TYPE_CHECKING:
    from kurgan.engine.compiled import guess, suppose

SAMPLES: Final = 256
EVERY: Final = 6  # of the decisions one in so many is looked at
TIMES: Final = 20_000

Figures: TypeAlias = defaultdict[str, list[float]]
Draw: TypeAlias = Callable[[AnyRecord, int, Ints, AnyRecord], None]


def even(seen: AnyRecord, seat: int, source: Ints, into: AnyRecord) -> None:
    """Fill states with even guesses."""
    for place in range(len(into)):
        guess(seen, seat, source, into[place])


def plausible(seen: AnyRecord, seat: int, source: Ints, into: AnyRecord) -> None:
    """Fill states with what is plausible."""
    for place in range(len(into)):
        suppose(seen, seat, source, into[place])


def likelihood(secret: Secret, sampled: NDArray[np.int64]) -> float:
    """The logarithm of the share of samples that have it right, with one sample more that may be anything."""
    right = float((sampled == secret.truth).sum())
    return float(np.log((right + 1 / secret.values) / (len(sampled) + 1)))


def note(figures: Mapping[str, Figures], kind: str, worlds: AnyRecord, secrets: list[Secret]) -> None:
    """What one way of believing thinks of everything that is hidden now."""
    for secret in secrets:
        sampled = secret.read(worlds)
        figures[kind]["likelihood " + secret.kind].append(likelihood(secret, sampled))
        figures[kind]["likelihood"].append(likelihood(secret, sampled))
        if secret.distances is not None:
            far = secret.distances[sampled]
            figures[kind]["distance"].append(float(far.mean()))
        if secret.reachable is not None:
            figures[kind]["out of reach"].append(float((~secret.reachable[sampled]).mean()))


def watch(game: AnyGame, scenario: str, player: str, seed: int, figures: Mapping[str, Figures]) -> None:
    """One game, with the beliefs of both seats beside it."""
    beliefs: list[Belief] = []
    loops = {"even": for_game(game, even), "plausible": for_game(game, plausible)}
    room, source, met = np.zeros(SAMPLES, game.state.dtype), stream(seed, 77), 0
    for moment in moments(game, scenario, player, seed):
        state, after = moment.state, copy(moment.state)
        if not beliefs:
            beliefs = [Belief(game, seat, game.knows(state, seat), seed) for seat in range(2)]
            wide = [Belief(game, seat, game.knows(state, seat), seed, SAMPLES) for seat in range(2)]
        met += moment.mover != CHANCE
        if moment.mover != CHANCE and met % EVERY == 0:
            seat = moment.mover
            secrets = SECRETS[game.name](game, state, seat)
            for kind, loop in loops.items():
                loop(game.knows(state, seat), seat, source, room)
                note(figures, kind, room, secrets)
            for kind, believed in (("filter", beliefs[seat]), ("filter of 256", wide[seat])):
                worlds = np.zeros(len(believed.beliefs.weights), game.state.dtype)
                believed.deal(worlds)
                note(figures, kind, worlds, secrets)
        game.apply(after, moment.number)
        for seat in range(2):
            heard, knows = int(game.witness(state, moment.number, seat)), game.knows(after, seat)
            wide[seat].follow(heard, knows)
            start = time.perf_counter()
            beliefs[seat].follow(heard, knows)
            figures["filter"]["milliseconds"].append(1e3 * (time.perf_counter() - start))


def nanoseconds(game: AnyGame, scenario: str, loop: Loop) -> float:
    """The least time of one guess, over positions of a game."""
    took, room, source = [], np.zeros(16, game.state.dtype), stream(5)
    for place, moment in enumerate(moments(game, scenario, "recruit", 3)):
        if moment.mover != CHANCE and place % 10 == 0:
            known, best = game.knows(moment.state, moment.mover), 1e9
            for _ in range(TIMES // 100):
                start = time.perf_counter()
                loop(known, moment.mover, source, room)
                best = min(best, time.perf_counter() - start)
            took.append(best / len(room) * 1e9)
    return float(np.mean(took))


def main(
    game: str,
    games: int = 40,
    duel: Annotated[int, typer.Option("--duels", help="Games of each belief against even guesses.")] = 0,
    kinds: Annotated[str, typer.Option(help="Which beliefs, with commas.")] = "plausible,filter",
    simulations: int = 200,
    player: str = "officer",
    first: int = 100_000,
) -> None:
    """Measure one game."""
    loaded = load(game)
    if duel:
        typer.echo(json.dumps(duels(loaded, kinds.split(","), duel, simulations, first), indent=1))
        return
    figures: dict[str, Figures] = defaultdict(lambda: defaultdict(list))
    scenarios = list(loaded.scenarios())
    for number in range(games):
        watch(loaded, scenarios[number % len(scenarios)], player, first + number, figures)
        if (number + 1) % 10 == 0:
            typer.echo(f"{number + 1} of {games} games", err=True)
    found = {
        kind: {name: round(float(np.mean(each)), 3) for name, each in rows.items()} for kind, rows in figures.items()
    }
    for kind, loop in (("even", even), ("plausible", plausible)):
        found[kind]["nanoseconds"] = round(nanoseconds(loaded, loaded.rulebook.game.scenario, for_game(loaded, loop)))
    counts = {name: len(each) for name, each in figures["even"].items()}
    typer.echo(json.dumps({"game": game, "games": games, "counts": counts, **found}, indent=1))


if __name__ == "__main__":
    typer.run(main)
