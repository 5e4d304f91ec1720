"""What a player asks to look at: a place, a hex, a unit, or something that is shown of the field or of a part of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kurgan.engine.game import Unreadable
from kurgan.engine.text import LANGUAGES, Catalogue, Line, plain
from kurgan.games.eastern_front.tables.map import GRID, SIDE_NAMES
from kurgan.games.eastern_front.terminal.overlays import OVERLAYS
from kurgan.games.eastern_front.text.reading import hex_named
from kurgan.games.eastern_front.view.picture import View

TOPICS: Final = (*OVERLAYS, "units", "arrivals", "lost", "signs")


@dataclass(frozen=True)
class Question:
    """What is to be shown, where and of whom, as far as it was said."""

    topic: str | None = None
    hex: int | None = None
    side: str | None = None
    code: str | None = None


def asked(words: str, view: View, catalogue: Catalogue) -> Question:
    """What some words ask for: `stalingrad`, `de14`, `supply soviet`, `zones kharkov`; Unreadable if nothing."""
    first, *rest = words.split()
    topic = spelled("picture-word-", TOPICS, catalogue).get(plain(first))
    if topic is None:
        return about(words, view, catalogue)
    if not rest:
        return Question(topic)
    side = spelled("side-", SIDE_NAMES, catalogue).get(plain(" ".join(rest)))
    if side is not None:
        return Question(topic, side=side)
    where = about(" ".join(rest), view, catalogue)
    return Question(topic, where.hex, code=where.code)


def about(words: str, view: View, catalogue: Catalogue) -> Question:
    """A unit by its code, or a hex by its number or by the name of its place."""
    unit = view.units.get(words.casefold())
    if unit is not None:
        where = unit.hex or unit.entry
        return Question(hex=GRID.named(where) if where else None, code=words.casefold())
    try:
        return Question(hex=hex_named("-".join(words.split())))
    except Unreadable as error:
        if error.line.key == "unreadable-places":
            raise
        topics = ", ".join(sorted(spelled("picture-word-", TOPICS, catalogue)))
        raise Unreadable(Line("picture-unknown", {"words": words, "topics": topics}, "1.1")) from error


def spelled(prefix: str, names: tuple[str, ...], catalogue: Catalogue) -> dict[str, str]:
    """How each of some things may be written, in any language."""
    return {plain(catalogue.say(Line(f"{prefix}{name}"), language)): name for name in names for language in LANGUAGES}
