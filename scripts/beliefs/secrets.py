"""What is hidden from a seat in each game, as numbers that beliefs can be right or wrong about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord
from kurgan.games.autumn_storm.belief import can_have_come, ghost_of, turns_since
from kurgan.games.autumn_storm.rules.fog import is_identified
from kurgan.games.autumn_storm.state import sight, units_of
from kurgan.games.autumn_storm.tables.map import DISTANCE, N_HEXES, OFF_MAP
from kurgan.games.battle_for_stalingrad.state import faces_of

FAR: Final = np.asarray(DISTANCE)[:N_HEXES, :N_HEXES].astype(np.int64)


@dataclass(frozen=True)
class Secret:
    """One hidden number: what it truly is, where worlds keep it, and how far values are from it."""

    kind: str
    field: str
    place: int
    truth: int
    values: int
    distances: NDArray[np.int64] | None = None  # of each value from the truth
    reachable: NDArray[np.bool_] | None = None  # can it be this value at all?

    def read(self, worlds: AnyRecord) -> NDArray[np.int64]:
        """Its value in each world."""
        return np.asarray(worlds[self.field][:, self.place], np.int64)


def hidden_units(game: AnyGame, state: AnyRecord, seat: int) -> list[Secret]:
    """The enemies that a seat does not see, or does not know."""
    known, found = game.knows(state, seat), list[Secret]()
    for unit in units_of(1 - seat):
        if known.strength[unit] < 0:
            truth, ghost = int(state.unit_hex[unit]), int(ghost_of(known, unit))
            kind = "never identified, in sight" if truth in sight(known, seat) else "never identified, out of sight"
            distances = reachable = None
            if is_identified(known, unit):
                kind, distances = "identified", FAR[truth]
            if ghost != OFF_MAP:
                limit = can_have_come(known, unit, turns_since(known, 1 - seat, ghost))
                reachable = FAR[ghost] <= limit
            found.append(Secret(kind, "unit_hex", unit, truth, N_HEXES, distances, reachable))
    return found


def hidden_cards(game: AnyGame, state: AnyRecord, seat: int) -> list[Secret]:
    """How many of each card that may be in the enemy's hand are there."""
    known, found = game.knows(state, seat), list[Secret]()
    kind = "in the other's turn" if state.side != seat else "in one's own turn"
    for face in faces_of(1 - seat):
        if known.deck[face] > 0:
            found.append(Secret(kind, "hand", face, int(state.hand[face]), int(known.deck[face]) + 1))
    return found


SECRETS: Final[dict[str, Callable[[AnyGame, AnyRecord, int], list[Secret]]]] = {
    "autumn-storm": hidden_units,
    "battle-for-stalingrad": hidden_cards,
}
