"""What the commands share that play many games: who plays, and compiling the players before the games are dealt out."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kurgan.cli.voice import out, say
from kurgan.engine.figures import decimal, percent

if TYPE_CHECKING:
    from kurgan.engine.game import AnyGame
    from kurgan.engine.record import AnyRecord

First = Annotated[str, typer.Option(help="The first seat's player.")]
Second = Annotated[str, typer.Option(help="The second seat's player.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game, as name=value; may be given again.")
]
Workers = Annotated[int | None, typer.Option(min=1, help="How many processes; all cores by default.")]


def prepared(game: AnyGame, start: AnyRecord, pairs: Iterable[tuple[str, str]]) -> None:
    """Compile what has never been compiled, or say that there is no such player.

    All levels are one search: a game of the one that thinks least stands for the games of all.
    """
    from kurgan.cli.ready import first_time, is_done
    from kurgan.players import LEVELS
    from kurgan.players.mind import Mind
    from kurgan.simulate.contest import play

    pairs = list(pairs)
    for name in {name: None for pair in pairs for name in pair}:
        Mind(name, game, 0)  # or it is said that there is none
    for pair in {tuple(LEVELS[0] if name in LEVELS else name for name in pair): None for pair in pairs}:
        if not is_done(game, mark := ".".join(pair)):
            with first_time(" against ".join(pair), game, mark):
                play(game, start, pair, 0, range(1))


def judging(game: AnyGame, start: AnyRecord) -> None:
    """Compile how positions are judged, where that was never done."""
    from kurgan.cli.ready import first_time
    from kurgan.players.counsel import true_probability

    with first_time("how positions are judged", game, "judging"):
        true_probability(game, start, 0)


def chosen(options: Sequence[str] | None) -> dict[str, str]:
    """The options of a game as they were given; ValueError if that is no way to give one."""
    pairs = [each.partition("=") for each in options or []]
    if not all(equals for _, equals, _ in pairs):
        raise ValueError("an option is given as name=value")
    found = {name: value for name, _, value in pairs}
    if len(found) < len(pairs):
        raise ValueError("an option can be given once")
    return found


def spelled(options: Mapping[str, str]) -> str:
    """Options as one would say them, after a comma."""
    return "".join(f", {name}={value}" for name, value in options.items())


def writable(option: str, file: Path | None, *endings: str) -> None:
    """ValueError if a file cannot be written later, before anything is played for it; what is there stays."""
    if file is None:
        return
    if endings and file.suffix not in endings:
        raise ValueError(f"{option}: {file} should end in {' or '.join(endings)}")
    if not file.absolute().parent.is_dir():
        raise ValueError(f"{option}: {file.parent} is no folder")
    is_new = not os.path.lexists(file)
    try:
        with file.open("ab"):
            pass
    except OSError as error:
        raise ValueError(f"{option} cannot write {file}: {error.strerror}") from error
    if is_new:
        file.unlink()


def say_forfeits(count: int, language: str) -> None:
    """That games were lost by failing, if any were."""
    if count:
        out().print(say("contests-forfeits", language, count=count))


def spread(low: float, high: float, language: str) -> tuple[str, str]:
    """Both ends of an interval of shares, the sign behind the second."""
    return decimal(100 * low, 1, language), percent(high, 1, language)


def signed(value: float, places: int, language: str) -> str:
    """A number with its sign."""
    return sign(value, places) + decimal(abs(value), places, language)


def change(share: float, language: str) -> str:
    """How much more or less of the whole, with its sign."""
    return sign(100 * share, 1) + percent(abs(share), 1, language)


def sign(value: float, places: int) -> str:
    """Plus, unless it is less than nothing as it is shown."""
    return "−" if round(value, places) < 0 else "+"
