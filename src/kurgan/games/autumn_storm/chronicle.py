"""What the balance lab is told of a game: orders, events and losses, from true states that no seat is ever sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kurgan.engine.chronicle import CAME, LOST, ORDER, Board, Chronicle, Deed, Soil, Spot, middle
from kurgan.engine.text import Line, Value
from kurgan.games.autumn_storm.actions import (
    ATTACK,
    BOMBARD,
    END_TURN,
    FIRST_ORDER,
    ORDERS_PER_UNIT,
    RECON,
    SET_OUT,
    WAY,
    ordered_unit,
)
from kurgan.games.autumn_storm.names import card_key, code_of, place_line
from kurgan.games.autumn_storm.rules.movement import chosen_length
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.state import State, field, side_of
from kurgan.games.autumn_storm.tables.map import GRID, HEX_NAMES, TERRAIN, VICTORY_VALUES, Terrain
from kurgan.games.autumn_storm.tables.units import BY_CODE, FORMATIONS

GROUNDS: Final[dict[Terrain, Soil]] = {
    Terrain.RUINS: "rough",
    Terrain.FACTORY: "built",
    Terrain.HILL: "rough",
    Terrain.VOLGA: "water",
}


def deeds(before: State, number: int, after: State) -> Sequence[Deed]:
    """What one number did."""
    return [*ordered(before, number), *drawn(before, number), *losses(before, after)]


def ordered(before: State, number: int) -> Iterator[Deed]:
    """The order it was, if it was one; the end of the turn is none."""
    side = int(before.side)
    if before.step == Step.WAY and number == SET_OUT:
        goal = HEX_NAMES[before.chosen[chosen_length(before) - 1]]
        yield Deed(ORDER, side, code_of(before, before.walker), goal, "move")
    if before.step != Step.ACTION or number in (END_TURN, WAY):
        return
    if number >= BOMBARD:
        yield Deed(ORDER, side, "", HEX_NAMES[number - BOMBARD], "bombard")
        return
    unit, what = code_of(before, ordered_unit(before, number)), (number - FIRST_ORDER) % ORDERS_PER_UNIT
    if what < ATTACK:
        yield Deed(ORDER, side, unit, HEX_NAMES[what], "move")
    elif what < RECON:
        yield Deed(ORDER, side, unit, HEX_NAMES[what - ATTACK], "attack")
    else:
        yield Deed(ORDER, side, unit, verb="recon" if what == RECON else "rest")


def drawn(before: State, number: int) -> Iterator[Deed]:
    """The event card that came to the side whose turn began."""
    if before.step == Step.EVENT_CARD:
        yield Deed(CAME, int(before.side), card_key(number))


def losses(before: State, after: State) -> Iterator[Deed]:
    """The units that are no more, where they stood."""
    for unit, (had, has) in enumerate(zip(before.strength, after.strength, strict=True)):
        if had > has == 0:
            yield Deed(LOST, int(side_of(unit)), code_of(before, unit), HEX_NAMES[before.unit_hex[unit]])


def board(state: State) -> Board:
    """The hexes of the scenario; those that count have names."""
    spots = []
    for hex in field(state):
        name = HEX_NAMES[hex]
        title: Value = Line(f"place-{name}") if name in VICTORY_VALUES else ""
        spots.append(Spot(name, *middle(GRID, hex), GROUNDS.get(Terrain(TERRAIN[hex]), "open"), title))
    return Board("flat", spots)


def called(subject: str) -> Value:
    """A unit or an event card by its name."""
    return FORMATIONS[BY_CODE[subject]].name if subject in BY_CODE else Line(f"card-{subject}")


CHRONICLE: Final = Chronicle[State](
    deeds=deeds,
    scores=("axis_score", "soviet_score"),
    board=board,
    called=called,
    placed=lambda place: place_line(GRID.named(place)),
)
