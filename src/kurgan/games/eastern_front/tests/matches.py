"""Matches for tests: one that has come to a position, and what its seats have heard."""

from __future__ import annotations

from collections.abc import Sequence

from kurgan.engine.match import Match, Situation
from kurgan.engine.text import Line
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.state import State


def match_at(state: State, *happened: str | int) -> Match:
    """A match without dice that has come to this position, and goes on with orders in words and dice in numbers."""
    match = Match.waiting(GAME, "uranus", ["human", "human"])
    match.situation = Situation(GAME, state)
    for each in happened:
        if isinstance(each, int):
            match.happen(each)
        else:
            match.play(match.to_move, each)
    return match


def said(lines: Sequence[Line], language: str = "en") -> list[str]:
    """Lines in a language."""
    return [GAME.catalogue.say(line, language) for line in lines]


def heard(match: Match, seat: int) -> list[Line]:
    """What a seat has heard of a match."""
    return [line for _, line in match.heard[seat]]


def keys_heard(match: Match, seat: int) -> list[str]:
    """The same, as the keys of what was said."""
    return [line.key for line in heard(match, seat)]
