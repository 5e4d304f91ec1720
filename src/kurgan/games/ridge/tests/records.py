"""What is recorded of Ridge; `python -m kurgan.games.ridge.tests.records` writes it anew."""

from pathlib import Path

from kurgan.engine.game import NOBODY
from kurgan.engine.testing.records import Ending, Records
from kurgan.games.ridge import GAME
from kurgan.games.ridge.state import BLUE, RED

RECORDS = Records(
    game=GAME,
    folder=Path(__file__).parent,
    depths={"first-light": 3},
    endings={
        "hills-held": Ending("first-light", "hills-held", RED),
        "turns-over": Ending("first-light", "turns-over", BLUE),
        "drawn": Ending("first-light", "drawn", NOBODY),
        "resigned": Ending("first-light", "resigned", RED, resigns_after=4),
    },
)

if __name__ == "__main__":
    RECORDS.write()
