"""The whole game. The contract, the fog, the records and compiled against plain are held by `tests/test_games.py`."""

from __future__ import annotations

from kurgan.engine.testing.fog import looked_at
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.state import Stage

IN_BATTLES = 40


def test_11_the_fog_is_looked_at_inside_battles_too() -> None:
    assert sum(state.stage != Stage.NONE for state in looked_at(GAME)) > IN_BATTLES
