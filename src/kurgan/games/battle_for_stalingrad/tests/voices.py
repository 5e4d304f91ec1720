"""What a seat hears while answers are played, as lines and in words."""

from __future__ import annotations

from collections.abc import Iterator

from kurgan.engine.game import UNSEEN
from kurgan.engine.record import copy
from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.actions import apply
from kurgan.games.battle_for_stalingrad.known import witness
from kurgan.games.battle_for_stalingrad.log import log
from kurgan.games.battle_for_stalingrad.rules.turn import concede
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import SIDE_NAMES
from kurgan.games.battle_for_stalingrad.tests.answers import answers
from kurgan.games.battle_for_stalingrad.tests.facts import knows
from kurgan.games.battle_for_stalingrad.tests.words import Word

RESIGN = "resign"


def heard(state: State, seat: str, *words: Word) -> list[Line]:
    """What a seat hears of these answers; `resign` is the actor's."""
    return list(hear(state, SIDE_NAMES.index(seat), *words))


def hear(state: State, seat: int, *words: Word) -> Iterator[Line]:
    """The same line by line."""
    for word in words:
        after = copy(state)
        if word == RESIGN:
            number = UNSEEN
            concede(after, state.actor)
        else:
            assert word in answers(state), f"{word} is not among {', '.join(answers(state))}"
            number = witness(state, answers(state)[word], seat)
            apply(after, answers(state)[word])
        yield from log(knows(state, seat), number, knows(after, seat), seat)
        state = after


def said(lines: list[Line], language: str = "en") -> list[str]:
    """Lines in words."""
    return [GAME.catalogue.say(line, language) for line in lines]
