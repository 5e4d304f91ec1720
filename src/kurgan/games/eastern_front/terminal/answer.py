"""What a player is shown who looks at something."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from kurgan.games.eastern_front.tables.map import GRID
from kurgan.games.eastern_front.terminal.ground import Ground, Standing
from kurgan.games.eastern_front.terminal.header import battle_line
from kurgan.games.eastern_front.terminal.listing import described, in_full, in_short, packed
from kurgan.games.eastern_front.terminal.overlays import OVERLAYS
from kurgan.games.eastern_front.terminal.part import Part
from kurgan.games.eastern_front.terminal.question import Question
from kurgan.games.eastern_front.terminal.signs import MARKS
from kurgan.games.eastern_front.terminal.whole import whole_map
from kurgan.games.eastern_front.terminal.window import around
from kurgan.games.eastern_front.terminal.words import Words


def sector(ground: Ground, words: Words, middle: int, width: int) -> Iterator[RenderableType]:
    """The map around a hex, the attack in hand, and who stands there."""
    yield from drawn_around(ground, words, middle, width)
    yield from in_short(ground, words, seen_around(ground, middle, width), width)


def drawn_around(ground: Ground, words: Words, middle: int, width: int) -> Iterator[RenderableType]:
    """The map around a hex, and the attack in hand."""
    yield from Part(ground, words, middle).lines(around(ground, middle, width))
    yield Text()
    if ground.view.battle is not None:
        yield battle_line(ground, ground.view.battle, words)


def seen_around(ground: Ground, middle: int, width: int) -> list[int]:
    """The hexes with units that are drawn around a hex, the nearest first."""
    window = around(ground, middle, width)
    return sorted((hex for hex in ground.stacks if hex in window), key=lambda hex: (GRID.distance(middle, hex), hex))


@dataclass(frozen=True)
class Answer:
    """The answer to one question."""

    ground: Ground
    words: Words
    question: Question

    def drawn(self, width: int) -> Iterator[RenderableType]:
        """Whatever was asked for."""
        lists: dict[str | None, Callable[[int], Iterator[RenderableType]]] = {
            None: self.place,
            "units": self.units,
            "arrivals": self.arrivals,
            "lost": self.lost,
            "signs": self.signs,
        }
        return lists.get(self.question.topic, self.overlay)(width)

    @property
    def side(self) -> str:
        """The side that was asked about, else the player's own."""
        return self.question.side or self.ground.view.seat

    def place(self, width: int) -> Iterator[RenderableType]:
        """The map around a hex; what it is, who stands in it and next to it in full, and the others in short."""
        ground, words, hex = self.ground, self.words, self.question.hex
        absent = [each for each in ground.units if each.code == self.question.code and each.unit.hex is None]
        if absent:
            yield in_full(ground, absent, words)
        if hex is None:
            return
        yield from drawn_around(ground, words, hex, width)
        yield described(ground, hex, words)
        stacks = seen_around(ground, hex, width)
        near = [other for other in stacks if GRID.distance(hex, other) <= 1]
        yield in_full(ground, [each for other in near for each in ground.stacks[other]], words)
        yield from in_short(ground, words, stacks[len(near) :], width)

    def overlay(self, width: int) -> Iterator[RenderableType]:
        """An overlay on the whole field or around a hex, what its signs mean, and what belongs to it."""
        ground, words, topic, hex = self.ground, self.words, self.question.topic or "", self.question.hex
        laid = OVERLAYS[topic](ground, self.side)
        if hex is None:
            yield from whole_map(ground, laid)
        else:
            yield from Part(ground, words, hex, laid).lines(around(ground, hex, width))
        yield Text()
        yield Text(words.say(f"picture-overlay-{topic}", side=words.side(self.side)))
        if topic == "goals":
            yield from (Text(line) for line in packed(self.goals(), width))
            yield from map(Text, self.dates())
        if topic == "weather":
            yield from (Text(line) for line in packed(self.weathers(), width))

    def goals(self) -> Iterator[str]:
        """Each goal, its holder and its points, the richest first."""
        for hex, goal in sorted(self.ground.goals.items(), key=lambda each: -each[1].points):
            yield f"{self.words.place(self.ground, hex)} {MARKS[goal.holder][0]}{goal.points}"

    def dates(self) -> Iterator[str]:
        """What the Soviet side must hold by when, and whether it does."""
        for date in self.ground.view.dates:
            what = [self.words.say("picture-date-points", points=date.points)] if date.points else []
            what += map(self.named, date.all)
            if date.any:
                what.append(self.words.say("picture-date-any", places=", ".join(map(self.named, date.any))))
            mark, month = MARKS["soviet"][0] if date.is_held else "–", self.words.month(date.month)
            yield self.words.say("picture-date", held=mark, month=month, what=", ".join(what))
        if self.ground.view.missed:
            yield self.words.say("picture-missed", count=self.ground.view.missed)

    def named(self, hex: str) -> str:
        return self.words.place(self.ground, GRID.named(hex))

    def weathers(self) -> Iterator[str]:
        """The weather of each month, as far as it is known."""
        year, month = map(int, self.ground.scene.first_month.split("-"))
        for turn, weather in enumerate(self.ground.view.weathers, month - 1):
            yield f"{turn % 12 + 1}/{year + turn // 12} {self.words.weather(weather) if weather else '?'}"

    def units(self, width: int) -> Iterator[RenderableType]:
        """A side's units on the map, or all that stand around a hex."""
        hex = self.question.hex
        if hex is None:
            yield from self.listed([each for each in self.own() if each.unit.hex])
        else:
            stacks = seen_around(self.ground, hex, width)
            yield from self.listed([each for other in stacks for each in self.ground.stacks[other]])

    def own(self) -> list[Standing]:
        """The units of the side in question."""
        return [each for each in self.ground.units if each.formation.side == self.side]

    def arrivals(self, width: int) -> Iterator[RenderableType]:
        """A side's units that are to come, month by month."""
        found = [each for each in self.own() if each.unit.where in ("coming", "reserve")]
        yield from self.listed(sorted(found, key=lambda each: each.unit.arrives or ""))

    def lost(self, width: int) -> Iterator[RenderableType]:
        """A side's units that are lost or gone for good."""
        yield from self.listed([each for each in self.own() if each.unit.where in ("lost", "gone")])

    def listed(self, units: list[Standing]) -> Iterator[RenderableType]:
        """Units in full, or that there are none."""
        if units:
            yield in_full(self.ground, units, self.words)
        else:
            yield Text(self.words.say("picture-none"))

    def signs(self, width: int) -> Iterator[RenderableType]:
        """What the signs of the map mean."""
        yield Text(self.words.say("picture-signs"))
