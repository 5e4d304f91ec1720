"""Orders tried on a copy of what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kurgan.engine.game import SPARE, Unreadable
from kurgan.engine.record import copy
from kurgan.games.eastern_front.actions import apply
from kurgan.games.eastern_front.legal import legal
from kurgan.games.eastern_front.numbering import N_ACTIONS
from kurgan.games.eastern_front.refusals.order import refusal
from kurgan.games.eastern_front.state import Known
from kurgan.games.eastern_front.text.reading import read


def followed(known: Known, parts: Sequence[str]) -> Known:
    """What the seat would know after these orders; Unreadable says which rule one of them breaks."""
    state, room = copy(known), np.zeros(N_ACTIONS + SPARE, np.int16)
    for part in parts:
        number = read(state, part)
        if number not in room[: legal(state, room)]:
            raise Unreadable(refusal(state, number))
        apply(state, number)
    return state
