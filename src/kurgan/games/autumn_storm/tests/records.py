"""What is recorded of Autumn Storm; `python -m kurgan.games.autumn_storm.tests.records` writes it anew."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kurgan.engine.game import NOBODY
from kurgan.engine.testing.records import Ending, Records
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET

RECORDS: Final = Records(
    game=GAME,
    folder=Path(__file__).parent,
    depths={"mamayev-kurgan": 3, "october-1942": 3, "published": 3, "september-1942": 3},
    endings={
        "12.1-axis-points": Ending("last-stand.toml", "won-axis-points", AXIS),
        "12.2-soviet-hold": Ending("last-stand.toml", "won-soviet-hold", SOVIET),
        "12.3-draw": Ending("last-stand.toml", "won-by-nobody", NOBODY),
        "12.4-resignation": Ending("last-stand.toml", "verdict-resignation", AXIS, resigns_after=24),
    },
)

if __name__ == "__main__":
    RECORDS.write()
