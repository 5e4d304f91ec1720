"""What the tab key makes of a line that is begun."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

from kurgan.engine.match import Match, Refused


def complete(match: Match, seat: int, words: Sequence[str]) -> None:
    """Let the tab key finish what is typed, where the terminal can."""
    with contextlib.suppress(ImportError):
        import readline

        if sys.stdin.isatty():
            readline.set_completer_delims("")
            readline.set_completer(Completer(match, seat, words))
            readline.parse_and_bind("tab: complete")


class Completer:
    """Words for other things than orders, orders, and what may follow the words of an opening."""

    def __init__(self, match: Match, seat: int, words: Sequence[str]) -> None:
        self.match, self.seat = match, seat
        known = match.known(seat)
        self.lines = [*words, *(match.game.say(known, number) for number in match.legal(seat))]
        self.found: list[str] = []

    def __call__(self, text: str, index: int) -> str | None:
        """One line after the other, and None after the last."""
        if index == 0:
            self.found = self.lines_for(text)
        return self.found[index] if index < len(self.found) else None

    def lines_for(self, text: str) -> list[str]:
        """The lines that begin so; where none does, those that follow all words but the last."""
        begun = [line for line in self.lines if line.startswith(text)]
        opening, _, _ = text.rpartition(" ")
        if begun or not opening:
            return begun
        try:
            following = self.match.continued(self.seat, opening)
        except Refused:
            return []
        choices = [choice for group in following for orders in group.orders for choice in orders.choices]
        return [choice.words for choice in choices if choice.words.startswith(text)]
