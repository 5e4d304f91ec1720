"""The compiled half of the contract, as bare names.

A loop that serves every game (a player, a tournament, a fuzz run) is written once with these names and compiled
once for each game: `bound` puts the game's own functions behind them. The names are declared for the
reader and for mypy, and do not exist at run time; what does is `for_game` and the desk it works on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np

from kurgan.engine.game import SPARE, AnyGame
from kurgan.engine.record import AnyRecord, Floats, Ints, Reals
from kurgan.engine.rule import F, Loop, bound

seat_to_move: Callable[[AnyRecord], int]
legal: Callable[[AnyRecord, Ints], int]
apply: Callable[[AnyRecord, int], None]
chance_outcomes: Callable[[AnyRecord, Ints, Ints], int]
winner: Callable[[AnyRecord], int]
known: Callable[[AnyRecord, int, AnyRecord], None]
guess: Callable[[AnyRecord, int, Ints, AnyRecord], None]
suppose: Callable[[AnyRecord, int, Ints, AnyRecord], None]
mend: Callable[[AnyRecord, int, Ints, AnyRecord, AnyRecord], None]
evaluate: Callable[[AnyRecord, int], float]
player_turn: Callable[[AnyRecord], int]
facts: Callable[[AnyRecord, Ints, Floats], int]
rank: Callable[[AnyRecord, Ints, int, Reals, Reals], None]
witness: Callable[[AnyRecord, int, int], int]
fault: Callable[[AnyRecord], int]
tally: Callable[[AnyRecord, Ints], None]

choose_first: Callable[[AnyRecord, int, Ints, Desk], int]  # the players of a contest
choose_second: Callable[[AnyRecord, int, Ints, Desk], int]

NAMES = (
    "seat_to_move",
    "legal",
    "apply",
    "chance_outcomes",
    "winner",
    "known",
    "guess",
    "mend",
    "evaluate",
    "player_turn",
    "facts",
    "rank",
    "witness",
    "fault",
    "tally",
)


class Desk(NamedTuple):
    """Room to think in: spare states and lists. Whoever calls a player brings one."""

    states: AnyRecord
    numbers: Ints
    outcomes: Ints
    weights: Ints


def desk_for(game: AnyGame, states: int = 8) -> Desk:
    """A desk of the right size for a game."""
    return Desk(
        np.zeros(states, game.state.dtype),
        np.zeros(game.n_actions + SPARE, np.int16),
        np.zeros(game.most_outcomes + SPARE, np.int16),
        np.zeros(game.most_outcomes + SPARE, np.int16),
    )


def for_game(game: AnyGame, loop: F, *names: str, **meanings: object) -> F:
    """A generic loop compiled for one game; `names` tell apart loops that differ in what else they call."""
    own = "_".join([loop.__name__, game.folder.name, *names])
    contract = {**{name: getattr(game, name) for name in NAMES}, "suppose": game.suppose or game.guess}
    return bound(loop, own, game.folder.name, **contract, **meanings)


def for_game_all(game: AnyGame, loops: Mapping[str, Loop], name: str) -> Loop:
    """Several generic functions that call each other by these names, the earlier from the later; returns the last."""
    meanings: dict[str, object] = {}
    for called, loop in loops.items():
        meanings[called] = compiled = for_game(game, loop, name, **meanings)
    return compiled
