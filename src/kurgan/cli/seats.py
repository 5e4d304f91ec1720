"""Who plays which seat: `--axis` is the first of any game and `--soviet` the second, and each may be called by the name
that its game gives it: `--seat blue=human`, or `--blue human`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, Final

import typer

SEATED: Final = ("play", "simulate", "compare", "tune")  # the commands that ask who plays
USUAL: Final = ("human", "greedy")
PLACES: Final = {"axis", "soviet"}  # their own options, whatever a game calls its seats
Named = Annotated[list[str] | None, typer.Option(help="Who plays the seat with this name, as name=player; or --name.")]


def with_seats(words: Sequence[str]) -> Iterator[str]:
    """The words of a command, with `--blue human` spelled out as `--seat blue=human`."""
    rest = iter(words)
    for word in rest:
        option, equals, player = word.partition("=")
        seat = option.removeprefix("--")
        if seat == option or words[0] not in SEATED or seat not in names() - PLACES:
            yield word
        else:
            yield from ("--seat", f"{seat}={player if equals else next(rest, '')}")


@cache
def names() -> set[str]:
    """What any game calls a seat."""
    from kurgan.games import about, folders

    return {seat for name in folders() for seat in about(name).seats}


def seated(game: str, players: Sequence[str], named: Sequence[str]) -> list[str]:
    """Who plays each seat of a game: whoever was named for it, or is given by its place."""
    from kurgan.games import about

    seats = about(game).seats
    chosen = dict(each.partition("=")[::2] for each in named)
    for seat in chosen:
        if seat not in seats:
            raise ValueError(f"{game} has no seat {seat!r}; there are {', '.join(seats)}")
    usual = zip(seats, players, USUAL, strict=True)
    return [chosen.get(seat, player or otherwise) for seat, player, otherwise in usual]


def beginning(game: str, scenario: str) -> Sequence[str]:
    """A human on the side that begins, where the scenario says who that is, else on the first."""
    from kurgan.games import shelf

    head = shelf.described(game)
    wanted = scenario or head.default_scenario
    sides = [each.side for each in head.scenarios if each.name == wanted]
    return USUAL[::-1] if sides == [head.seats[1]] else USUAL
