"""A quick policy: an order at a glance, as good ones often are, for thinking many turns through to their end."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from kurgan.engine.chance import draw, draw_weighted
from kurgan.engine.game import CHANCE, NOBODY, AnyGame
from kurgan.engine.record import AnyRecord, Ints
from kurgan.engine.rule import Loop
from kurgan.players.ranking import ranking_of
from kurgan.players.study import Study, Term

if TYPE_CHECKING:
    from kurgan.engine.compiled import (
        apply,
        chance_outcomes,
        legal,
        player_turn,
        seat_to_move,
    )
    from kurgan.players.ranking import ranked

FINE: Final = 1 << 24  # steps between 0 and 1
FAR: Final = 6.0  # so far below the best an order is as good as never taken


def quick(state: AnyRecord, source: Ints, study: Study) -> int:
    """An order, more likely the better it looks."""
    count = legal(state, study.listed)
    if count == 1:
        return study.listed[0]
    ranked(state, count, study)
    left = weigh(count, study) * (draw(source, FINE) + 0.5) / FINE
    for index in range(count):
        left -= study.scores[index]
        if left <= 0.0:
            return study.listed[index]
    return study.listed[count - 1]


def weigh(count: int, study: Study) -> float:
    """Scores become weights by which orders are drawn; what they are together."""
    best, loose, total = -1e30, max(study.terms[Term.LOOSENESS], 1) / 1000, 0.0
    for index in range(count):
        best = max(best, study.scores[index])
    for index in range(count):
        below = (study.scores[index] - best) / loose
        study.scores[index] = exp(below) if below > -FAR else 0.0
        total += study.scores[index]
    return total


def play_out(state: AnyRecord, until: int, source: Ints, study: Study) -> None:
    """Play on at a glance until a turn has begun, or the game is over."""
    while player_turn(state) < until:
        seat = seat_to_move(state)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            count = chance_outcomes(state, study.outcomes, study.weights)
            apply(state, study.outcomes[draw_weighted(source, study.weights, count)])
        else:
            apply(state, quick(state, source, study))
        study.terms[Term.LOOKED] += 1


def policy_of(game: AnyGame) -> dict[str, Loop]:
    """What the policy is made of."""
    return {"ranked": ranking_of(game), "weigh": weigh, "quick": quick, "play_out": play_out}
