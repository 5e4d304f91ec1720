"""Orders that are refused: from which position, in which words, why and by which rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from kurgan.engine.match import Match, Refused
from kurgan.engine.text import LANGUAGES
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.state import State
from kurgan.games.eastern_front.tests.matches import match_at

Begin: TypeAlias = Callable[[], Match]
Case: TypeAlias = tuple[Begin, str, str, str]


def at(state: Callable[[], State], *happened: str | int) -> Begin:
    """A match at a position in which this has happened since."""
    return lambda: match_at(state(), *happened)


def check_refused(match: Match, words: str, key: str, rule: str) -> None:
    """The order is refused with this sentence, in every language, and nothing has changed."""
    before = list(match.moments)
    with pytest.raises(Refused) as refused:
        match.play(match.to_move, words)
    assert (refused.value.line.key, refused.value.line.rule) == (key, rule)
    assert match.moments == before
    assert GAME.rulebook.numbered(rule) is not None
    for language in LANGUAGES:
        assert GAME.catalogue.say(refused.value.line, language).endswith(f"[{rule}]")
