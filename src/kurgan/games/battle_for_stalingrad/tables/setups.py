"""[3.10] Quick set-ups: a whole army placed at once, for those who want to begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from kurgan.engine.datafile import Data, Place, Text, load
from kurgan.engine.record import Ints, table
from kurgan.engine.rule import chart
from kurgan.games.battle_for_stalingrad.tables.cards import FORCES, NO_FORCE, SIDE_NAMES, VALUE, Code, Side
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES, ZONE_LIMIT

BY_CODE: Final = {force.code: index for index, force in enumerate(FORCES)}
NOBODY_THERE: Final = NO_FORCE


class Placed(Data):
    """One Force in an area, counted from the left."""

    force: Code
    place: Annotated[int, Field(ge=1, le=N_PLACES)]
    area: Literal["control", "perimeter"] = "perimeter"

    @property
    def number(self) -> int:
        """The Force's line in cards.toml."""
        return BY_CODE[self.force]

    @property
    def at(self) -> int:
        """The area of its side."""
        return 2 * (self.place - 1) + (self.area == "perimeter")


def placing_faults(placed: Sequence[Placed], side: str) -> Iterator[tuple[Place, str]]:
    """What is wrong with the Forces of one side."""
    for row, each in enumerate(placed):
        if each.force not in BY_CODE:
            yield (row, "force"), f"no Force is called {each.force!r}; cards.toml lists them"
            return
        if FORCES[each.number].side != side:
            yield (row, "force"), f"{each.force} does not fight for this side"
        if each.force in [other.force for other in placed[:row]]:
            yield (row, "force"), f"{each.force} is there twice"
        if side == "german" and each.area == "control":
            yield (row, "area"), f"{each.force}: German Forces begin in perimeter areas [3.5]"
        if [other.at for other in placed].count(each.at) > ZONE_LIMIT:
            yield (row, "place"), f"more than {ZONE_LIMIT} Forces in one area [1.4]"


class Setup(Data):
    """One quick set-up."""

    code: Code
    side: Side
    title: Text
    forces: Annotated[list[Placed], Field(min_length=1)]

    def faults(self) -> Iterator[tuple[Place, str]]:
        for place, fault in placing_faults(self.forces, self.side):
            yield ("forces", *place), fault


class SetupBook(Data):
    """The whole of setups.toml."""

    setup: list[Setup]

    def faults(self) -> Iterator[tuple[Place, str]]:
        for row, setup in enumerate(self.setup):
            for place, fault in setup.faults():
                yield ("setup", row, *place), f"{setup.code}: {fault}"


BOOK: Final = load(Path(__file__).with_name("setups.toml"), SetupBook).setup
N_SETUPS: Final = len(BOOK)
MOST_PLACED: Final = max(len(setup.forces) for setup in BOOK)
SETUP_SIDE: Ints = table([SIDE_NAMES.index(setup.side) for setup in BOOK])
SETUP_VALUE: Ints = table([sum(int(VALUE[each.number]) for each in setup.forces) for setup in BOOK])
SETUPS: Ints = table(
    [
        ([(each.number, each.at) for each in setup.forces] + [(NOBODY_THERE, 0)] * MOST_PLACED)[:MOST_PLACED]
        for setup in BOOK
    ]
)

chart(__name__, SETUPS="3.10")
