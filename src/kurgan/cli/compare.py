"""`kurgan compare`: two scenarios or variants with the same chance, until it is sure whether they differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from kurgan.cli.contests import First, Options, Second, Workers, change, chosen, prepared, say_forfeits, spread
from kurgan.cli.seats import Named, seated
from kurgan.cli.voice import Json, Language, Seed, checked_language, out, print_json, progress, say
from kurgan.engine.figures import percent
from kurgan.engine.text import Line

if TYPE_CHECKING:
    from kurgan.engine.game import AnyGame
    from kurgan.simulate.comparison import Comparison, Trial

Variant = Annotated[
    str,
    typer.Argument(help="A scenario or a file; options or knobs after a colon: uranus:weather=rolled,points=2."),
]
Most = Annotated[int, typer.Option(min=1, help="How many games each has at most.")]
Margin = Annotated[float, typer.Option(min=0.0, max=1.0, help="A smaller difference does not matter.")]


def compare(
    game: str,
    a: Variant,
    b: Variant,
    axis: First = "greedy",
    soviet: Second = "greedy",
    seat: Named = None,
    games: Most = 4000,
    margin: Margin = 0.05,
    seed: Seed = 1,
    option: Options = None,
    workers: Workers = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Play A and B with the same chance and say whether they differ, as soon as that is sure."""
    from kurgan.cli.ready import ready
    from kurgan.simulate.comparison import Trial
    from kurgan.simulate.knobs import variant

    language = checked_language(language)
    first, second = seated(game, [axis, soviet], seat or [])
    options = chosen(option)
    loaded = ready(game)
    arms = [variant(loaded, words, options) for words in (a, b)]
    trial = Trial((a, b), arms, (first, second), seed)
    prepared(loaded, arms[0].start(), [(first, second)])
    found = decided(trial, games, margin, workers)
    if json:
        print_json(found)
    else:
        show(found, loaded, language)


def decided(trial: Trial, games: int, margin: float, workers: int | None) -> Comparison:
    """Play until it is sure, with a bar that shows how far the games would go at most."""
    from kurgan.simulate.crew import crew

    done = 0
    with progress(f"Playing up to {games:,} games each", games) as advance, crew(workers) as players:
        for found in trial.looks(players, games, margin):
            advance(found.games - done)
            done = found.games
    return found


def show(found: Comparison, game: AnyGame, language: str) -> None:
    """The comparison on the screen."""
    first, second = found.players.values()
    out().print(say("compare-title", language, game=game.name, first=first, second=second, games=found.games))
    out().print(arms(found, game, language))
    more, low, high = (change(part, language) for part in (found.difference, *found.interval))
    error = percent(found.error, 0, language)
    out().print(say("compare-difference", language, more=more, low=low, high=high, error=error))
    better = found.a.name if found.difference < 0 else found.b.name
    margin = percent(found.margin, 1, language)
    side = game.catalogue.say(Line(f"side-{game.seats[0]}"), language)
    out().print(say(f"compare-{found.verdict}", language, better=better, margin=margin, side=side))
    say_forfeits(found.forfeits, language)


def arms(found: Comparison, game: AnyGame, language: str) -> Grid:
    """What the first seat got of both."""
    grid = Grid.grid(padding=(0, 2, 0, 2), pad_edge=True)
    side = game.catalogue.say(Line(f"side-{game.seats[0]}"), language)
    for label, arm in (("A", found.a), ("B", found.b)):
        low, high = spread(*arm.share.interval, language)
        grid.add_row(
            label,
            arm.name,
            f"{side} {percent(arm.share.score, 1, language)}",
            say("simulate-interval", language, low=low, high=high),
            say("simulate-draws", language, draws=arm.share.draws),
        )
    return grid
