"""A catalogue in one language."""

from __future__ import annotations

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
        return f"{PLACES[place.kind]}{self.spell(place.name)[:LETTERS]}" if place else ""
