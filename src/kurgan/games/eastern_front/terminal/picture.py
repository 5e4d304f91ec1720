"""What a seat sees of the game in a terminal: as much of the map as the screen is wide, and what stands there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from kurgan.engine.text import Catalogue
from kurgan.games.eastern_front.scene import scene
from kurgan.games.eastern_front.state import Known
from kurgan.games.eastern_front.terminal.answer import Answer, sector
from kurgan.games.eastern_front.terminal.ground import Ground
from kurgan.games.eastern_front.terminal.header import header
from kurgan.games.eastern_front.terminal.question import asked
from kurgan.games.eastern_front.terminal.window import focus
from kurgan.games.eastern_front.terminal.words import Words
from kurgan.games.eastern_front.view.picture import view


@dataclass(frozen=True)
class Fitted:
    """A drawing that asks how wide the screen is."""

    drawn: Callable[[int], Iterator[RenderableType]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        return self.drawn(options.max_width)


def picture(known: Known, seat: int, catalogue: Catalogue, language: str) -> RenderableType:
    """Month and sides, the part of the map where the action is, and what stands there."""
    ground, words = Ground(scene(known), view(known, seat)), Words(catalogue, language)

    def drawn(width: int) -> Iterator[RenderableType]:
        yield from header(ground, words)
        yield Text()
        yield from sector(ground, words, focus(ground), width)

    return Fitted(drawn)


def look(known: Known, seat: int, words: str, catalogue: Catalogue, language: str) -> RenderableType:
    """What the seat asks about: a part of the map, an overlay or a list."""
    ground = Ground(scene(known), view(known, seat))
    question = asked(words, ground.view, catalogue)
    return Fitted(Answer(ground, Words(catalogue, language), question).drawn)
