"""How likely a choice was in a world: what the quick policy would have thought of it there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kurgan.engine.game import UNSEEN
from kurgan.engine.record import AnyRecord
from kurgan.players.policy import weigh
from kurgan.players.study import Study

if TYPE_CHECKING:
    from kurgan.engine.compiled import legal, witness
    from kurgan.players.ranking import ranked

LEAST: Final = 0.02  # nobody plays just as the policy does


def likelihood(world: AnyRecord, number: int, seat: int, study: Study) -> float:
    """How likely the mover gives an order, among those that the seat would have witnessed; never as good as never."""
    count = legal(world, study.listed)
    ranked(world, count, study)
    weigh(count, study)
    chosen, total = 0.0, 0.0
    for index in range(count):
        if witness(world, study.listed[index], seat) != UNSEEN:
            total += study.scores[index]
            if study.listed[index] == number:
                chosen = study.scores[index]
    return LEAST + (1.0 - LEAST) * chosen / total if total > 0.0 else 1.0
