"""`kurgan ladder`: all players of a game meet, and are rated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from kurgan.cli.contests import Workers, prepared, signed, writable
from kurgan.cli.voice import Json, Language, Scenario, Seed, checked_language, out, print_json, progress, say
from kurgan.engine.figures import decimal, percent
from kurgan.engine.text import Line

if TYPE_CHECKING:
    from kurgan.engine.game import AnyGame
    from kurgan.simulate.crew import Task
    from kurgan.simulate.ladder import Ladder, Pairing

Players = Annotated[str, typer.Option(help="Who meets, with commas between; everybody there is if left out.")]
Reach = Annotated[int | None, typer.Option(min=1, help="Only those meet who are no more places apart in that list.")]
Games = Annotated[int, typer.Option(min=2, help="How many games each pair has; an even number, half from either side.")]
Write = Annotated[Path | None, typer.Option(help="Write the ladder into this file, a page (.md) or document (.json).")]


def ladder(
    game: str,
    scenario: Scenario = "",
    players: Players = "",
    reach: Reach = None,
    games: Games = 200,
    seed: Seed = 1,
    workers: Workers = None,
    write: Write = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Let all players meet, from both sides equally, and print their ratings with 95 percent intervals."""
    from kurgan.cli.ready import ready
    from kurgan.simulate.ladder import ladder as rated
    from kurgan.simulate.ladder import pairs_of, tasks_of

    language = checked_language(language)
    writable(write, ".md", ".json")
    if games % 2:
        raise ValueError(f"{games} games cannot be shared out between two sides: take an even number")
    wanted = invited(players)
    loaded = ready(game)
    name = scenario or loaded.rulebook.game.scenario
    start, pairs = loaded.start(name, {}), pairs_of(wanted, reach)
    prepared(loaded, start, pairs)
    found = rated(loaded, name, wanted, seed, climbed(tasks_of(loaded, start, pairs, seed, games), workers))
    if write is not None:
        text = found.model_dump_json(indent=2) if write.suffix == ".json" else "\n".join(page(found, loaded))
        write.write_text(text + "\n", encoding="utf-8")
    if json:
        print_json(found)
    else:
        show(found, loaded, language)


def invited(players: str) -> list[str]:
    """Who meets: two or more, each of them once."""
    from kurgan.players import names

    wanted = [each.strip() for each in players.split(",")] if players else names()
    if len(set(wanted)) < len(wanted):
        raise ValueError("a player is there twice")
    if len(wanted) < 2:
        raise ValueError("a ladder needs two players")
    return wanted


def climbed(tasks: Sequence[tuple[tuple[str, str], Task]], workers: int | None) -> list[Pairing]:
    """All games, with a bar that shows how far they are."""
    from kurgan.simulate.crew import crew
    from kurgan.simulate.ladder import played

    total = sum(len(games) for _, (_, games) in tasks)
    with progress(f"Playing {total:,} games", total) as advance, crew(workers) as together:
        return played(tasks, together, advance)


def show(found: Ladder, game: AnyGame, language: str) -> None:
    """Ratings, what the first seat is worth, and who got what of whom."""
    about = f"{found.game}, {found.scenario}"
    out().print(say("ladder-title", language, about=about, games=found.games_a_pair, seed=str(found.seed)))
    grid = Grid.grid(padding=(0, 2, 0, 2), pad_edge=True)
    for row in rungs(found, language):
        grid.add_row(*row)
    out().print(grid)
    out().print(side(found, game, language))
    out().print(say("ladder-cross", language))
    cross = Grid.grid(padding=(0, 2, 0, 2), pad_edge=True)
    for row in crossed(found, language):
        cross.add_row(*row)
    out().print(cross)


def rungs(found: Ladder, language: str) -> Iterator[list[str]]:
    """A row for each player: rating, interval and score; the one that is the measure has no interval."""
    for each in found.players:
        low, high = (decimal(end, 0, language) for end in each.interval)
        within = say("simulate-interval", language, low=low, high=high)
        is_anchor = each.player == found.anchor
        yield [
            each.player,
            decimal(each.rating, 0, language),
            say("ladder-anchor", language) if is_anchor else within,
            percent(each.score, 1, language),
        ]


def side(found: Ladder, game: AnyGame, language: str) -> str:
    """What the first seat is worth, and how many games were drawn."""
    low, high = (signed(end, 0, language) for end in found.side_interval)
    name = game.catalogue.say(Line(f"side-{game.seats[0]}"), language)
    worth, draws = signed(found.side, 0, language), percent(found.draws, 1, language)
    return say("ladder-side", language, side=name, worth=worth, low=low, high=high, draws=draws)


def crossed(found: Ladder, language: str) -> Iterator[list[str]]:
    """The cross table: what the player of a row got of his games with that of a column."""
    order = [each.player for each in found.players]
    yield ["", *order]
    for player in order:
        got = found.scores[player]
        yield [player, *(percent(got[other], 1, language) if other in got else "·" for other in order)]


def page(found: Ladder, game: AnyGame) -> Iterator[str]:
    """The ladder in Markdown, for docs/."""
    players, reach = ",".join(found.scores), "" if found.reach is None else f" --reach {found.reach}"
    options = f"--scenario {found.scenario} --players {players}{reach} --games {found.games_a_pair} --seed {found.seed}"
    yield from (f"    kurgan ladder {found.game} {options}", "")
    yield from ("| player | rating | 95 percent interval | score |", "|---|---|---|---|")
    yield from (f"| {' | '.join(row)} |" for row in rungs(found, "en"))
    yield from ("", side(found, game, "en"), "")
    for number, row in enumerate(crossed(found, "en")):
        yield f"| {' | '.join(row)} |"
        if number == 0:
            yield "|" + "---|" * len(row)
