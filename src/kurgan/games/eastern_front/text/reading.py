"""Orders read, in either language; a verb may be cut short while it stays clear, and a place may be named."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from kurgan.engine.game import Unreadable
from kurgan.engine.text import Line, Verbs, plain
from kurgan.games.eastern_front.names import code_of
from kurgan.games.eastern_front.numbering import GO, TAKE
from kurgan.games.eastern_front.orders import named_side
from kurgan.games.eastern_front.state import Known, State, first_of, units_in_play
from kurgan.games.eastern_front.tables.map import GRID, HEX_NAMES, OFF_MAP
from kurgan.games.eastern_front.tables.places import PLACES, Place
from kurgan.games.eastern_front.text.saying import HEX_VERBS, UNIT_VERBS, WORDS

ALONE: Final = {verb: number for number, verb in WORDS.items()}
WITH_UNIT: Final = {verb: number for number, verb in UNIT_VERBS.items()} | {"advance": TAKE}
WITH_HEX: Final = {verb: number for number, verb in HEX_VERBS.items()} | {"retreat": GO}
VERBS: Final = Verbs(Path(__file__).parent.parent / "locale", (*ALONE, *WITH_UNIT, *WITH_HEX, "march", "plan", "air"))
SHORTEST: Final = 3  # letters of a place's name that may stand for all of it


def spellings(place: Place) -> set[str]:
    """A place in one word: by its code, and by its name in each language."""
    return {place.code, *(plain(name).replace(" ", "-") for name in (place.name.en, place.name.fr))}


GAZETTEER: Final = {word: place.hex for place in PLACES for word in spellings(place)}


def read(known: Known, words: str) -> int:
    """The number of an order in words."""
    typed, *rest = words.split() or [""]
    verb = VERBS.meant(typed)
    if verb is None:
        raise Unreadable(Line("unreadable", {"words": words.strip()}, "2.3"))
    if verb in ALONE and not rest:
        return ALONE[verb]
    if verb in WITH_UNIT and len(rest) == 1:
        side = named_side(known, WITH_UNIT[verb])
        return WITH_UNIT[verb] + unit_named(known, side, rest[0]) - int(first_of(side))
    if verb in WITH_HEX and len(rest) == 1:
        return WITH_HEX[verb] + hex_named(rest[0])
    raise Unreadable(Line("unreadable-form", {"words": words.strip(), "form": Line(f"form-{verb}")}, "2.3"))


def unit_named(known: State, side: int, word: str) -> int:
    """The unit of a side that a word names."""
    codes = {code_of(known, unit): unit for unit in units_in_play(known, side)}
    if word.casefold() in codes:
        return codes[word.casefold()]
    alike = get_close_matches(word.casefold(), codes, cutoff=0.0)
    raise Unreadable(Line("unreadable-unit", {"word": word, "units": ", ".join(alike) or "–"}, "1.2"))


def hex_named(word: str) -> int:
    """The hex that a number, or the name of a place, means."""
    hex = int(GRID.named(word))
    if hex != OFF_MAP:
        return hex
    found = set(places_named(plain(word)))
    if len(found) == 1:
        return found.pop()
    if not found:
        raise Unreadable(Line("unreadable-hex", {"word": word, "last": HEX_NAMES[OFF_MAP - 1]}, "1.1"))
    codes = ", ".join(sorted(place.code for place in PLACES if place.hex in found))
    raise Unreadable(Line("unreadable-places", {"word": word, "places": codes}, "1.1"))


def places_named(word: str) -> Iterator[int]:
    """The hex of the place with this name, or of all whose names begin so."""
    if word in GAZETTEER:
        yield GAZETTEER[word]
    elif len(word) >= SHORTEST:
        yield from (hex for name, hex in GAZETTEER.items() if name.startswith(word))
