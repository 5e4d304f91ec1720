"""A catalogue in one language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kurgan.engine.datafile import Text
from kurgan.engine.text import Catalogue, Line, Value
from kurgan.games.eastern_front.tables.map import GRID
from kurgan.games.eastern_front.terminal.ground import Ground
from kurgan.games.eastern_front.terminal.signs import PLACES

LETTERS: Final = 4  # of a place's name are on the map


@dataclass(frozen=True)
class Words:
    """What the picture says, in the player's language."""

    catalogue: Catalogue
    language: str

    def say(self, key: str, **values: Value) -> str:
        return self.catalogue.say(Line(key, values), self.language)

    def spell(self, text: Text) -> str:
        return str(self.catalogue.spell(text, self.language))

    def side(self, name: str) -> str:
        return self.say(f"side-{name}")

    def month(self, name: str) -> str:
        """A month as data files write it: 1942-11."""
        year, month = name.split("-")
        return self.say("month", month=int(month), year=year)

    def weather(self, name: str) -> str:
        return self.say(f"weather-{name.replace('_', '-')}")

    def place(self, ground: Ground, hex: int) -> str:
        """A hex by its number, and by its name if it has one."""
        place = ground.places.get(hex)
        return f"{GRID.name(hex)} {self.spell(place.name)}" if place else GRID.name(hex)

    def sign(self, ground: Ground, hex: int) -> str:
        """The sign of a place and how its name begins; nothing for a hex without a name."""
        place = ground.places.get(hex)
        if place is None:
            return ""
        others = (self.spell(each.name) for each in ground.places.values())
        return f"{PLACES[place.kind]}{shortened(self.spell(place.name), others)}"


def shortened(name: str, others: Iterable[str]) -> str:
    """How a name begins; of those that begin alike the last letter is the one where they part."""
    alike = [each for each in others if each != name and each[:LETTERS] == name[:LETTERS]]
    part = max((parting(name, each) for each in alike), default=0)
    return name[: LETTERS - 1] + name[part] if LETTERS <= part < len(name) else name[:LETTERS]


def parting(name: str, other: str) -> int:
    """Where two names cease to be the same."""
    return next((at for at, (one, two) in enumerate(zip(name, other, strict=False)) if one != two), len(other))
