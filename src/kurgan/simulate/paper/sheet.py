"""What the parts of a sheet share: what it is made of, and how a section looks."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from kurgan.engine.datafile import Text
from kurgan.engine.game import AnyGame
from kurgan.engine.text import Line
from kurgan.simulate.paper.words import Voice, element, text
from kurgan.simulate.referee import Account
from kurgan.simulate.report import Report

TONES: Final = ("first", "second")


@dataclass(frozen=True)
class Sheet:
    """Everything that one report is made of."""

    game: AnyGame
    summary: Report
    accounts: Sequence[Account]
    voice: Voice

    @property
    def scenario(self) -> str:
        """The scenario by its title."""
        file = self.game.scenario_file(self.summary.scenario)
        return self.voice.spell(Text.model_validate(tomllib.loads(file.read_text(encoding="utf-8"))["title"]))


def section(sheet: Sheet, key: str, *inside: str) -> str:
    """A heading, a sentence of what it is, and the matter."""
    title, about = sheet.voice.say(Line(f"{key}-title")), sheet.voice.say(Line(f"{key}-about"))
    return element("section", text("h2", title), text("p", about, class_="about"), *inside, class_=f"card {key}")


def by_side(sheet: Sheet, parts: Sequence[str]) -> list[str]:
    """A part for each side under its name; nothing is said where there is nothing."""
    return [
        element("h3", flag(place), escape(sheet.voice.side(seat))) + part
        for place, (seat, part) in enumerate(zip(sheet.game.seats, parts, strict=True))
        if part
    ]


def flag(place: int) -> str:
    """A side's colour and pattern."""
    return f'<i class="flag {TONES[place]}"></i>'
