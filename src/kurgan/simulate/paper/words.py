"""What the sheet says, in the reader's language, safe to stand in HTML."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from kurgan.engine.figures import decimal, percent
from kurgan.engine.game import AnyGame
from kurgan.engine.text import Catalogue, Line, Value
from kurgan.simulate.findings import Failed

OWN: Final = Path(__file__).parent / "locale"


@cache
def own_words() -> Catalogue:
    """The sheet's own sentences."""
    return Catalogue([OWN])


@dataclass(frozen=True)
class Voice:
    """Speaks of one game in one language."""

    game: AnyGame
    language: str

    def say(self, line: Line) -> str:
        """One of the sheet's own sentences."""
        return own_words().say(line, self.language)

    def spell(self, value: Value) -> str:
        """A name that the game gives."""
        return str(self.game.catalogue.spell(value, self.language))

    def side(self, seat: str) -> str:
        """A seat's name."""
        return self.spell(Line(f"side-{seat}"))

    def verb(self, verb: str) -> str:
        """An order's verb, as the first word of a line."""
        return self.spell(Line(f"verb-{verb}")).capitalize() if verb else ""

    def set_up(self, subject: str) -> str:
        """A set-up by its name, or that there was none."""
        if self.game.chronicle is None or not subject:
            return self.say(Line("setup-none"))
        return self.spell(self.game.chronicle.called(subject))

    def folly(self, kind: str) -> str:
        """A kind of folly, by the catalogue of the game or as it is."""
        key = f"folly-{kind}"
        return self.spell(Line(key)) if self.game.catalogue.has(key) else kind.replace("-", " ")

    def forfeited(self, failed: Failed) -> str:
        """Who lost games because it failed, and how."""
        values: dict[str, Value] = {"side": self.side(failed.side), **failed.model_dump(exclude={"side"})}
        return self.say(Line("forfeited", values))

    def percent(self, share: float, places: int = 0) -> str:
        """A share of the whole."""
        return percent(share, places, self.language)

    def points(self, difference: float) -> str:
        """A difference of two shares, in points of a hundred, with its sign."""
        sign = "+" if round(100 * difference) > 0 else "−" if round(100 * difference) < 0 else "±"
        return f"{sign}{abs(round(100 * difference))}"

    def decimal(self, value: float, places: int = 1) -> str:
        """A number with decimals."""
        return decimal(value, places, self.language)


def element(tag: str, *inside: str, **attributes: str) -> str:
    """An element around HTML that is made already."""
    written = "".join(f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"' for name, value in attributes.items())
    return f"<{tag}{written}>{''.join(inside)}</{tag}>"


def text(tag: str, words: str, **attributes: str) -> str:
    """An element around words."""
    return element(tag, escape(words), **attributes)
