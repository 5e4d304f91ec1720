"""What is recorded of Battle for Stalingrad.

`python -m kurgan.games.battle_for_stalingrad.tests.records` writes it anew.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Final

from kurgan.engine.testing.positions import random_game
from kurgan.engine.testing.records import Ending, Records
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET


def battle() -> State:
    """The first event round of random games."""
    games = (random_game(GAME, "first-turn", seed) for seed in count())
    found: State = next(state for game in games for state, _ in game if state.step == Step.EVENT_ROUND)
    return found


RECORDS: Final = Records(
    game=GAME,
    folder=Path(__file__).parent,
    depths={"factory-district": 2, "first-turn": 3, "stalingrad-1942": 4, "in a battle": 4},
    positions={"in a battle": battle},
    endings={
        "10.1-german-locations": Ending("bridgehead.toml", "verdict-locations", GERMAN),
        "10.1-soviet-locations": Ending("city-held.toml", "verdict-locations", SOVIET),
        "10.2-encirclement": Ending("last-days.toml", "verdict-encirclement", SOVIET),
        "10.3-annihilation": Ending("last-days.toml", "verdict-annihilation", SOVIET),
        "10.4-time": Ending("last-days.toml", "verdict-time", SOVIET),
        "10.6-resignation": Ending("stalingrad-1942", "verdict-resignation", GERMAN, resigns_after=40),
    },
)

if __name__ == "__main__":
    RECORDS.write()
