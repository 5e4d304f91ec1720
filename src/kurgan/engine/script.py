"""A scenario may say in advance what chance brings and what the computer orders: a lesson that keeps its promises.

Where chance is told what comes next, nothing else may come: a roll with one outcome, which every check of the dice
accepts and everybody can see in the match file. What does not fit the position, because the player went another way,
is left to the dice, and to the computer's own thinking.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from kurgan.engine.datafile import Data

if TYPE_CHECKING:
    from kurgan.engine.game import AnyGame
    from kurgan.engine.record import AnyRecord


class Script(Data):
    """What is given, in order: the words of chance, and of each seat that a computer plays."""

    chance: tuple[str, ...] = ()
    orders: Mapping[str, tuple[str, ...]] = {}


NO_SCRIPT = Script()


@cache
def script_of(scenario: Path) -> Script:
    """The script of a scenario file; most have none."""
    given = tomllib.loads(scenario.read_text(encoding="utf-8")).get("script")
    return Script.model_validate(given) if given else NO_SCRIPT


def may_come(script: Script, game: AnyGame, state: AnyRecord, rolls: int) -> list[tuple[int, int]]:
    """What chance may bring after so many rolls, as (number, weight): one thing if it is given."""
    outcomes = game.outcomes(state)
    given = script.chance[rolls : rolls + 1]
    found = [number for number, _ in outcomes if given and game.say_chance(state, number) == given[0]]
    return [(found[0], 1)] if found else outcomes


def ordered(script: Script, game: AnyGame, known: AnyRecord, seat: int, given: int) -> int | None:
    """The order that a computer's seat is to give after so many of its own, if it is given one and it is legal now."""
    words: Sequence[str] = script.orders.get(game.seats[seat], ())[given : given + 1]
    return next((number for number in game.choices(known) if words and game.say(known, number) == words[0]), None)
