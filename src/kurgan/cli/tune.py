"""`kurgan tune`: turn the knobs that a scenario declares until the first seat gets its share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table as Grid

from kurgan.cli.contests import First, Second, Workers, prepared, say_forfeits, spread, writable
from kurgan.cli.seats import Named, seated
from kurgan.cli.voice import Json, Language, Seed, checked_language, out, print_json, progress, say
from kurgan.engine.figures import percent
from kurgan.engine.text import Line

if TYPE_CHECKING:
    from kurgan.engine.game import AnyGame
    from kurgan.engine.knobs import Knob
    from kurgan.simulate.tuning import Tuning

ROWS: Final = 12  # of the settings that were tried, on the screen; --json has them all

ItsGame = Annotated[str, typer.Option("--game", help="The scenario's game; needed for a file of your own.")]
Target = Annotated[float, typer.Option(min=0.0, max=1.0, help="The first seat's share of the points, a draw a half.")]
Games = Annotated[int, typer.Option(min=1, help="How many games one setting has at most.")]
Chosen = Annotated[list[str] | None, typer.Option("--knob", help="Turn only this knob; may be given again.")]
Write = Annotated[Path | None, typer.Option(help="Write the scenario with its best setting into this .toml file.")]


def tune(
    scenario: str,
    game: ItsGame = "",
    target: Target = 0.5,
    knob: Chosen = None,
    axis: First = "greedy",
    soviet: Second = "greedy",
    seat: Named = None,
    games: Games = 400,
    seed: Seed = 1,
    workers: Workers = None,
    write: Write = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Search the setting of a scenario's knobs with which the first seat gets the target share."""
    from kurgan.cli.ready import ready
    from kurgan.simulate.crew import crew
    from kurgan.simulate.knobs import knobs_of
    from kurgan.simulate.tuning import Bench, jobs_of, most_games, tuned

    language = checked_language(language)
    writable("--write", write, ".toml")
    name = game or game_of(scenario)
    first, second = seated(name, [axis, soviet], seat or [])
    loaded = ready(name)
    knobs = selected(scenario, knobs_of(loaded, scenario), knob or [])
    jobs, most = jobs_of(loaded, scenario, knobs, (first, second), seed), most_games(knobs, games)
    prepared(loaded, loaded.start(scenario, {}), [(first, second)])
    with progress(f"Playing up to {most:,} games", most) as advance, crew(workers) as together:
        found = tuned(Bench(loaded, scenario, knobs, jobs, together, advance), target, games)
    if write is not None:
        write_down(loaded, found, write)
    if json:
        print_json(found)
    else:
        show(found, loaded, language)


def game_of(scenario: str) -> str:
    """The only game that has a scenario of this name."""
    from kurgan.games import folders

    having = [name for name, folder in folders().items() if (folder / f"tables/scenarios/{scenario}.toml").is_file()]
    if len(having) != 1:
        raise ValueError(f"say with --game which game {scenario} is of; there are {', '.join(having or folders())}")
    return having[0]


def selected(scenario: str, knobs: dict[str, Knob], wanted: list[str]) -> dict[str, Knob]:
    """The knobs that are to be turned: those named, or all."""
    if not knobs:
        raise ValueError(f"{scenario} declares no knobs")
    for name in wanted:
        if name not in knobs:
            raise ValueError(f"{scenario} has no knob {name!r}; there are {', '.join(knobs)}")
    return {name: each for name, each in knobs.items() if name in wanted or not wanted}


def write_down(game: AnyGame, found: Tuning, file: Path) -> None:
    """The scenario with its best setting, and a card that says what was measured: onto its own file as the next
    edition, if it plays otherwise than before."""
    from kurgan.simulate.knobs import Variant, keep, next_edition, text_of, with_facts

    (first, second), own = game.seats, game.scenario_file(found.scenario)
    best = Variant(game, found.scenario, found.best).text
    text = with_facts(best, (first, second), found.measured)
    if file.exists() and file.samefile(own) and best != text_of(game, found.scenario):
        keep(own)
        text = next_edition(text)
    file.write_text(text, encoding="utf-8")


def show(found: Tuning, game: AnyGame, language: str) -> None:
    """The search on the screen."""
    side = game.catalogue.say(Line(f"side-{game.seats[0]}"), language)
    target = percent(found.target, 1, language)
    out().print(say("tune-title", language, scenario=found.scenario, side=side, target=target, seed=str(found.seed)))
    out().print(tried(found, language))
    if len(found.tried) > ROWS:
        out().print(say("tune-more", language, count=len(found.tried) - ROWS))
    setting = ", ".join(f"{name} = {value}" for name, value in found.best.items())
    low, high = spread(*found.measured.interval, language)
    score, draws = percent(found.measured.score, 1, language), found.measured.draws
    out().print(say("tune-best", language, setting=setting, games=found.measured.games))
    out().print(say("tune-measured", language, side=side, score=score, low=low, high=high, draws=draws))
    if not found.reached:
        out().print(say("tune-missed", language, target=target))
    say_forfeits(found.forfeits, language)


def tried(found: Tuning, language: str) -> Grid:
    """What was tried, the settings with the most games first; the best is marked."""
    grid = Grid.grid(padding=(0, 1, 0, 1), pad_edge=True)
    grid.add_row("", *found.best, say("tune-games", language), say("tune-share", language))
    for each in found.tried[:ROWS]:
        low, high = spread(*each.share.interval, language)
        grid.add_row(
            "*" if each.setting == found.best else "",
            *map(str, each.setting.values()),
            str(each.share.games),
            percent(each.share.score, 1, language),
            say("simulate-interval", language, low=low, high=high),
        )
    return grid
