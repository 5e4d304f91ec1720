"""How a game begins: a scenario's file, and the first position."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from kurgan.engine.datafile import Place, Text, load
from kurgan.engine.game import NOBODY
from kurgan.engine.hexset import hexset, keep
from kurgan.engine.knobs import Tunable
from kurgan.engine.rule import chart
from kurgan.games.ridge.state import BLUE, RED, State
from kurgan.games.ridge.tables.map import GRID, OFF_MAP


class Scenario(Tunable):
    """[1.2] A scenario's file: how many turns it has, and where the three units of each side start."""

    title: Text
    summary: Text
    turns: int
    blue: tuple[str, str, str]
    red: tuple[str, str, str]

    def faults(self) -> Iterator[tuple[Place, str]]:
        yield from super().faults()
        if self.turns < 1:
            yield ("turns",), "there must be at least one"
        for side, names in (("blue", self.blue), ("red", self.red)):
            for name in names:
                if GRID.named(name) == OFF_MAP or (self.blue + self.red).count(name) > 1:
                    yield (side,), f"{name} is not on the map, or two units start there"


def setup(file: Path, options: Mapping[str, str]) -> State:
    """A scenario from its file: Blue is to give its first order."""
    scenario, state = load(file, Scenario), State.new()
    state.turn, state.last_turn, state.orders, state.winner = 1, scenario.turns, 2, NOBODY
    keep(state.standing[BLUE], hexset(GRID, *scenario.blue))
    keep(state.standing[RED], hexset(GRID, *scenario.red))
    return state


SCENARIOS = {path.stem: path for path in sorted((Path(__file__).parent / "tables/scenarios").glob("*.toml"))}
chart(__name__, Scenario="1.2")
