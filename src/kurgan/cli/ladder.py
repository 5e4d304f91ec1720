"""`kurgan ladder`: all players of a game meet, and are rated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from kurgan.cli.contests import Options, Workers, chosen, prepared, say_forfeits, signed, spelled, writable
from kurgan.cli.voice import Json, Language, Scenario, Seed, checked_language, out, print_json, progress, say
from kurgan.engine.figures import decimal, percent
from kurgan.engine.text import Line

if TYPE_CHECKING:
    from kurgan.engine.game import AnyGame
    from kurgan.simulate.ladder import Ladder

Players = Annotated[str, typer.Option(help="Who meets, with commas between; everybody there is if left out.")]
Reach = Annotated[int | None, typer.Option(min=1, help="Only those meet who are no more places apart in that list.")]
Games = Annotated[int, typer.Option(min=2, help="How many games each pair has; an even number, half from either side.")]
Write = Annotated[Path | None, typer.Option(help="Write the ladder into this file, a page (.md) or document (.json).")]
Read = Annotated[Path | None, typer.Option(help="Play nothing: take the ladder from the document that was written.")]
Rate = Annotated[bool, typer.Option("--rate", help="Write the ratings into the game's levels.toml, for a document.")]


def ladder(
    game: str,
    scenario: Scenario = "",
    players: Players = "",
    reach: Reach = None,
    games: Games = 200,
    seed: Seed = 1,
    option: Options = None,
    workers: Workers = None,
    write: Write = None,
    read: Read = None,
    rate: Rate = False,
    json: Json = False,
    language: Language = "",
) -> None:
    """Let all players meet, from both sides equally, and print their ratings with 95 percent intervals."""
    from kurgan.cli.ready import ready
    from kurgan.simulate.ratings import check, levels_file, may_be_rated, with_ratings

    language = checked_language(language)
    writable("--write", write, ".md", ".json")
    if games % 2:
        raise ValueError(f"{games} games cannot be shared out between two sides: take an even number")
    if read is not None and (scenario or players or reach or option):
        raise ValueError("a ladder that is read has its scenario, players and options already")
    wanted, earlier = invited(players), read and document(read)
    loaded = ready(game)
    if rate:
        if read is None and (write is None or write.suffix != ".json"):
            raise ValueError("--rate takes ratings from a document: name one with --write or --read, FILE.json")
        writable("--rate", levels_file(loaded))
        may_be_rated(wanted)
    found = earlier or climbed(loaded, Climb(scenario, wanted, reach, games, seed, chosen(option)), workers)
    if rate:
        check(loaded, found)
    if write is not None:
        text = found.model_dump_json(indent=2) if write.suffix == ".json" else "\n".join(page(found, loaded))
        write.write_text(text + "\n", encoding="utf-8")
    if rate:
        file = levels_file(loaded)
        file.write_text(with_ratings(file.read_text(encoding="utf-8"), found), encoding="utf-8")
    if json:
        print_json(found)
    else:
        show(found, loaded, language)


def document(file: Path) -> Ladder:
    """A ladder that was written before; ValueError if it is none."""
    from pydantic import ValidationError

    from kurgan.simulate.ladder import Ladder

    try:
        return Ladder.model_validate_json(file.read_bytes())
    except ValidationError as error:
        raise ValueError(f"{file} is no document of a ladder as they are written now") from error


def invited(players: str) -> list[str]:
    """Who meets: two or more, each of them once."""
    from kurgan.players import names

    wanted = [each.strip() for each in players.split(",")] if players else names()
    if len(set(wanted)) < len(wanted):
        raise ValueError("a player is there twice")
    if len(wanted) < 2:
        raise ValueError("a ladder needs two players")
    return wanted


@dataclass(frozen=True)
class Climb:
    """What is to be played."""

    scenario: str
    players: list[str]
    reach: int | None
    games: int
    seed: int
    options: dict[str, str]


def climbed(game: AnyGame, wanted: Climb, workers: int | None) -> Ladder:
    """All games, with a bar that shows how far they are, and what they come to."""
    from kurgan.simulate.crew import crew
    from kurgan.simulate.ladder import ladder as rated
    from kurgan.simulate.ladder import pairs_of, played, tasks_of

    name = wanted.scenario or game.rulebook.game.scenario
    start, pairs = game.start(name, wanted.options), pairs_of(wanted.players, wanted.reach)
    prepared(game, start, pairs)
    tasks = tasks_of(game, start, pairs, wanted.seed, wanted.games)
    total = sum(len(games) for _, (_, games) in tasks)
    with progress(f"Playing {total:,} games", total) as advance, crew(workers) as together:
        pairings = played(tasks, together, advance)
    return rated(game, name, wanted.players, wanted.seed, pairings, wanted.options)


def show(found: Ladder, game: AnyGame, language: str) -> None:
    """Ratings, what the first seat is worth, and who got what of whom."""
    about = f"{found.game}, {found.scenario}{spelled(found.options)}"
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
    say_forfeits(found.forfeits, language)


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
    options += "".join(f" --option {name}={value}" for name, value in found.options.items())
    yield from (f"    kurgan ladder {found.game} {options}", "")
    yield from ("| player | rating | 95 percent interval | score |", "|---|---|---|---|")
    yield from (f"| {' | '.join(row)} |" for row in rungs(found, "en"))
    yield from ("", side(found, game, "en"), "")
    yield from (f"Rules {found.rules}, weights {found.weights}.", "")
    if found.forfeits:
        yield from (say("contests-forfeits", "en", count=found.forfeits), "")
    for number, row in enumerate(crossed(found, "en")):
        yield f"| {' | '.join(row)} |"
        if number == 0:
            yield "|" + "---|" * len(row)
