"""`kurgan replay`: a journal played again, shown or verified.

A match that is not over is shown to one seat, and only what that seat knows: its own orders, what it heard, and the
map as it sees it. Not even how many numbers there are, for that counts the orders it did not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from kurgan.cli.voice import Json, Language, Seat, checked_language, out, print_json, say
from kurgan.engine.text import Line

if TYPE_CHECKING:
    from kurgan.engine.entries import Entry
    from kurgan.engine.journal import Journal
    from kurgan.engine.match import Match

Verify = Annotated[bool, typer.Option("--verify", help="Work out every roll again from the published secret.")]
Pictures = Annotated[bool, typer.Option("--pictures", help="Show the game at the end as each seat sees it.")]
Moved = Annotated[str, typer.Option(help="The scenario file, if it has moved.")]


def replay(
    file: Path,
    verify: Verify = False,
    seat: Seat = "",
    pictures: Pictures = False,
    scenario: Moved = "",
    json: Json = False,
    language: Language = "",
) -> None:
    """Play a journal again from its numbers; a damaged or edited file is refused with the line at fault."""
    from kurgan.cli.saves import audience, opened, rolls_of

    language = checked_language(language)
    journal, match = opened(file, scenario or None)
    rolls = rolls_of(file, journal, match) if verify else None
    seats = audience(file, match, seat)
    if json:
        print_json({**summary(journal, match, seats, language), "rolls_verified": rolls})
        return
    if rolls is not None:
        out().print(say("replay-verified", language, rolls=rolls))
        return
    if seat:
        show_to(match, seats[0], language)
    else:
        show_all(match, language)
    if pictures:
        show_pictures(match, seats, language)
    out().print(result_of(match, language) or say("replay-open", language))


def summary(journal: Journal, match: Match, seats: Sequence[int], language: str) -> dict[str, object]:
    """A match in short, and what some of its seats have heard."""
    from kurgan.engine.game import NOBODY

    game, result = match.game, match.result
    return {
        "game": game.name,
        "scenario": match.scenario,
        "edition": match.edition,
        "rules": journal.rules,
        "same_rules": journal.rules == game.ruleset,
        "numbers": None if result is None else len(match.entries),
        "result": result_of(match, language),
        "winner": None if result is None or result.winner == NOBODY else game.seats[result.winner],
        "heard": {
            game.seats[seat]: [game.catalogue.say(line, language) for _, line in match.heard[seat]] for seat in seats
        },
    }


def result_of(match: Match, language: str) -> str | None:
    """How a match ended, if it has."""
    return match.game.catalogue.say(match.result.line, language) if match.result else None


def show_all(match: Match, language: str) -> None:
    """What was done, numbered as in the journal, and what was heard of it; who heard it is said where not all did."""
    from kurgan.engine.game import CHANCE

    for place, parts in deeds(match):
        heard = dict.fromkeys(line for entry in parts for lines in entry.heard for line in lines)
        if not heard and parts[-1].seat == CHANCE:
            continue
        who = doer(match, parts[-1].seat, language)
        out().print(f"[dim]{place:>4}[/] {who if heard else deed(match, parts[-1], language)}")
        for line in heard:
            seats = [seat for seat in range(len(match.game.seats)) if any(line in entry.heard[seat] for entry in parts)]
            named = ", ".join(doer(match, seat, language) for seat in seats)
            label = "" if len(seats) == len(match.game.seats) else f"({named}) "
            show_line(label + match.game.catalogue.say(line, language))


def show_to(match: Match, seat: int, language: str) -> None:
    """What one seat did and heard, without numbers."""
    for _, parts in deeds(match):
        heard = [line for entry in parts for line in entry.heard[seat]]
        if parts[-1].seat == seat and not heard:
            show_line(deed(match, parts[-1], language))
        for line in heard:
            show_line(match.game.catalogue.say(line, language))


def deeds(match: Match) -> Iterator[tuple[int, Sequence[Entry]]]:
    """What was done, one thing after the other, each with its number: an order that takes several has the last."""
    parts: list[Entry] = []
    for place, (entry, state) in enumerate(zip(match.entries, islice(match.states(), 1, None), strict=True), 1):
        parts.append(entry)
        if not match.game.is_under_way(state):
            yield place, parts
            parts = []


def doer(match: Match, seat: int, language: str) -> str:
    """Who did it."""
    from kurgan.engine.game import CHANCE

    if seat == CHANCE:
        return say("replay-chance", language)
    return match.game.catalogue.say(Line(f"side-{match.game.seats[seat]}"), language)


def deed(match: Match, entry: Entry, language: str) -> str:
    """What leaves no line, such as letting something happen: who did it, and the word of its button."""
    verb, catalogue = entry.words.split(maxsplit=1)[0], match.game.catalogue
    key = next((key for key in (f"action-{verb}", f"verb-{verb}") if catalogue.has(key)), None)
    done = catalogue.say(Line(key), language) if key else entry.words
    return say("replay-deed", language, who=doer(match, entry.seat, language), deed=done)


def show_line(words: str) -> None:
    """What was heard, under the number it was heard of."""
    out().print(Padding(Text(words), (0, 0, 0, 7)))


def show_pictures(match: Match, seats: Sequence[int], language: str) -> None:
    """The game as some seats see it at the end."""
    for seat in seats:
        out().print(match.game.picture(match.known(seat), seat, match.game.catalogue, language))
