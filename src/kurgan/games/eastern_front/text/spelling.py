"""Orders that take several numbers, as the words of each: carried out as a whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kurgan.engine.game import Unreadable
from kurgan.engine.text import Line, plain
from kurgan.games.eastern_front.state import Known, Step
from kurgan.games.eastern_front.tables.map import HEX_NAMES
from kurgan.games.eastern_front.text.marching import marched
from kurgan.games.eastern_front.text.reading import VERBS, hex_named

ERRANDS: Final = frozenset({"move", "advance", "rail", "sail", "replace", "arrive"})
AIR: Final = "air"
PLAN: Final = "plan"


def spelled(known: Known, words: str) -> Sequence[str]:
    """`move de14,de48 2622`, `rail de14 rostov`, `march de14,de48 stalingrad`, `attack 2823 de14 de48 air`.

    `plan 2823 de14 de48` is an attack that does not begin yet.
    """
    typed, *rest = words.split() or [""]
    verb = VERBS.meant(typed)
    if verb == "march":
        return march(known, words, rest)
    if verb in ERRANDS and len(rest) == 2:
        goal = HEX_NAMES[hex_named(rest[1])]
        return [part for code in codes_in(rest[:1]) for part in (f"{verb} {code}", f"to {goal}")]
    if verb == "attack" and len(rest) > 1:
        return planned(*rest)
    if verb == PLAN and rest:
        return planned(*rest)[:-1]
    return [words]


def planned(target: str, *rest: str) -> list[str]:
    """An attack: its target, who joins it, perhaps an air unit, and the word to go."""
    words = codes_in(rest)
    joining = [f"join {word}" for word in words if not is_air(word)]
    flying = ["fly"] if len(joining) < len(words) else []
    return [f"attack {HEX_NAMES[hex_named(target)]}", *joining, *flying, "commit"]


def march(known: Known, words: str, rest: Sequence[str]) -> list[str]:
    """Each unit's move towards a far goal."""
    if known.step != Step.MOVEMENT:
        raise Unreadable(Line("unreadable-march-now", {"words": words.strip()}, "2.4"))
    if len(rest) != 2:
        raise Unreadable(Line("unreadable-form", {"words": words.strip(), "form": Line("form-march")}, "2.3"))
    return marched(known, codes_in(rest[:1]), hex_named(rest[1]))


def codes_in(words: Sequence[str]) -> list[str]:
    """What is named, with commas or spaces between."""
    return [code for word in words for code in word.split(",") if code]


def is_air(word: str) -> bool:
    """Does this word of an attack mean the air unit?"""
    return VERBS.spellings.get(plain(word)) == AIR
