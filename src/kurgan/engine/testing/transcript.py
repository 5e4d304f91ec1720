"""Transcripts: whole games as readable text, with what each seat hears and sees. A change in one must be explained."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence

from rich.console import Console

from kurgan.engine.game import CHANCE, AnyGame
from kurgan.engine.match import Match
from kurgan.engine.record import digest

WIDTH = 100
RESIGN = "resign"


def transcript(game: AnyGame, scenario: str, numbers: Sequence[int | str]) -> str:
    """Play a match by its numbers (`resign` gives up) and write down all that anybody would see."""
    match = Match.waiting(game, scenario, ["human"] * len(game.seats))
    lines = [f"# {game.name}, {scenario}, rules {game.rulebook.game.version}", *pictures(match)]
    for number in numbers:
        lines += played(match, number)
    return "".join(f"{line.rstrip()}\n" for line in [*lines, *pictures(match), f"end: {digest(match.state)}"])


def played(match: Match, number: int | str) -> Iterator[str]:
    """One number and what each seat heard of it."""
    seat = match.to_move
    if number == RESIGN:
        match.resign(seat)
    elif seat == CHANCE:
        match.happen(int(number))
    else:
        match.play_number(seat, int(number))
    entry = match.entries[-1]
    name = "chance" if entry.seat == CHANCE else match.game.seats[entry.seat]
    yield f"{len(match.entries):>4} {name:<8} {entry.number:>5}  {entry.words}"
    for listener, lines in zip(match.game.seats, entry.heard, strict=True):
        for line in lines:
            yield f"       {listener:<8} hears  {match.game.catalogue.say(line, 'en')}"
    if match.result is not None:
        yield f"       result  {match.game.catalogue.say(match.result.line, 'en')}"


def pictures(match: Match) -> Iterator[str]:
    """The game as each seat sees it."""
    for seat, name in enumerate(match.game.seats):
        console = Console(file=io.StringIO(), width=WIDTH, no_color=True)
        console.print(match.game.picture(match.known(seat), seat, match.game.catalogue, "en"))
        assert isinstance(console.file, io.StringIO)
        yield f"## as {name} sees it"
        yield from console.file.getvalue().splitlines()
