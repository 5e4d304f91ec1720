"""`kurgan versus`: one of our players against the search of OpenSpiel, and how sure one can be of who is stronger."""

from __future__ import annotations

from collections.abc import Collection
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table as Grid

from kurgan.cli.voice import Json, Language, Scenario, Seed, checked_language, out, print_json, progress, say
from kurgan.engine.figures import decimal, percent
from kurgan.engine.text import Line

if TYPE_CHECKING:
    from kurgan.engine.game import AnyGame
    from kurgan.train.duel import Duel, Played, Versus

LONGEST: Final = 3600.0  # seconds for a decision
MOST_CURIOUS: Final = 1000.0  # whoever explores more than that looks at nothing else

Name = Annotated[str, typer.Option(help="Our player.")]
Games = Annotated[int, typer.Option(min=1, help="How many games; the sides change after each.")]
Simulations = Annotated[int, typer.Option(min=0, help="The search has so many for each decision.")]
Seconds = Annotated[
    float,
    typer.Option(
        min=0.0,
        max=LONGEST,
        help="Or so long for each; without either, as long as our player takes on average.",
    ),
]
Workers = Annotated[int, typer.Option(min=1, help="How many processes; for the same time each wants a core.")]
Constant = Annotated[float, typer.Option(min=0.0, max=MOST_CURIOUS, help="How much the search explores.")]
Evaluator = Annotated[str, typer.Option(help="How it judges positions: openspiel, rollouts, judged or evaluate.")]
Choice = Annotated[
    str, typer.Option(help="Which action it takes in the end: that with most visits, or the best value.")
]


def versus(
    game: str,
    player: Name = "greedy",
    games: Games = 20,
    simulations: Simulations = 0,
    seconds: Seconds = 0.0,
    seed: Seed = 1,
    scenario: Scenario = "",
    workers: Workers = 1,
    constant: Constant = 0.3,
    evaluator: Evaluator = "evaluate",
    final: Choice = "value",
    json: Json = False,
    language: Language = "",
) -> None:
    """Let a player meet OpenSpiel's information-set tree search, on both sides in turn."""
    from kurgan.cli.ready import ready

    language = checked_language(language)
    if find_spec("pyspiel") is None:
        raise ValueError("this command needs OpenSpiel: pip install 'kurgan[train]'")
    if simulations and seconds:
        raise ValueError("the search has either so many simulations or so many seconds, not both")
    from kurgan.train.duel import Duel, summed_up
    from kurgan.train.searcher import EVALUATORS, FINAL, Settings

    checked(evaluator, EVALUATORS, "evaluator")
    checked(final, FINAL, "final choice")
    loaded = ready(game)
    settings = Settings(constant=constant, evaluator=evaluator, final=final)
    name = scenario or loaded.rulebook.game.scenario
    duel = Duel(game, name, player, seed, simulations, seconds, settings)
    summary = summed_up(loaded, duel, played(loaded, duel, games, workers))
    if json:
        print_json(summary)
    else:
        show(summary, loaded, language)


def played(game: AnyGame, duel: Duel, games: int, workers: int) -> list[Played]:
    """All games, with a bar that shows how far they are."""
    from kurgan.cli.ready import first_time
    from kurgan.players.mind import Mind
    from kurgan.simulate.contest import in_parts
    from kurgan.simulate.hands import Hands
    from kurgan.train.rollouts import rehearse

    Mind(duel.player, game, 0)  # or it is said that there is none
    start = game.start(duel.scenario, {})
    with first_time("rollouts", game, "rollouts"):
        rehearse(game, start)
    rows = []
    with progress(f"Playing {games:,} games", games) as advance:
        for part in Hands(duel.game, workers).carry_out(duel.play, in_parts(games, 1)):
            rows += part
            advance(len(part))
    return rows


def checked(name: str, names: Collection[str], what: str) -> None:
    """ValueError with the names there are if this is none of them."""
    if name not in names:
        raise ValueError(f"there is no {what} {name!r}; there are {', '.join(names)}")


def show(summary: Versus, game: AnyGame, language: str) -> None:
    """The report on the screen."""
    about = f"{summary.game}, {summary.scenario}"
    low, high = (percent(share, 1, language) for share in summary.interval)
    out().print(say("simulate-title", language, about=about, games=summary.games, seed=str(summary.seed)))
    grid = Grid.grid(padding=(0, 2, 0, 2), pad_edge=True)
    grid.add_row(
        summary.player,
        say("simulate-wins", language, wins=summary.wins),
        percent(summary.share, 1, language),
        say("simulate-interval", language, low=low, high=high),
    )
    grid.add_row("", say("simulate-draws", language, draws=summary.draws), "", "")
    for seat, part in summary.sides.items():
        name = game.catalogue.say(Line(f"side-{seat}"), language)
        grid.add_row(name, say("versus-side", language, wins=part.wins, games=part.games), "", "")
    out().print(grid)
    for name, thinking in ((summary.player, summary.ours), ("IS-MCTS", summary.search)):
        seconds = decimal(1000 * thinking.seconds, 2, language)
        out().print("  " + say("versus-thinking", language, name=name, milliseconds=seconds))
    out().print("  " + say("versus-simulations", language, count=decimal(summary.search.simulations or 0, 0, language)))
