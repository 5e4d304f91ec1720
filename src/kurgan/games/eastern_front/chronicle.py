"""What the balance lab is told of a game: orders, weather and losses, from true states that no seat is ever sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kurgan.engine.chronicle import CAME, LOST, ORDER, Board, Chronicle, Deed, Soil, Spot, middle
from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.names import changed, code_of, month_line, place_line, weather_line
from kurgan.games.eastern_front.numbering import COMMIT, GO
from kurgan.games.eastern_front.orders import kind_of
from kurgan.games.eastern_front.state import Errand, State, Step, Where, field, side_of
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import (
    AXIS,
    GRID,
    HEX_NAMES,
    TERRAIN,
    Terrain,
    month_name,
    month_number,
)
from kurgan.games.eastern_front.tables.places import PLACE_AT, PlaceKind
from kurgan.games.eastern_front.tables.units import FORMATION_BY_CODE
from kurgan.games.eastern_front.tables.words import member, written

VERBS: Final = {
    Errand.MOVE: "move",
    Errand.RAIL: "rail",
    Errand.SEA: "sail",
    Errand.REPLACE: "replace",
    Errand.ARRIVE: "arrive",
    Errand.ADVANCE: "advance",
}
GROUNDS: Final[dict[Terrain, Soil]] = {
    Terrain.HILL: "rough",
    Terrain.SWAMP: "rough",
    Terrain.MOUNTAIN: "rough",
    Terrain.SEA: "water",
    Terrain.LAKE: "water",
}
AT: Final = "@"  # between a weather and its month


def deeds(before: State, number: int, after: State) -> Sequence[Deed]:
    """What one number did."""
    if before.step == Step.WEATHER_DIE:
        weather = written(Weather(after.weather)) + AT + month_name(int(after.month))
        return [Deed(CAME, AXIS, weather)]
    return [*ordered(before, number), *losses(before, after)]


def ordered(before: State, number: int) -> Iterator[Deed]:
    """The order it was: an attack that begins, or a unit that goes somewhere."""
    side = int(before.side)
    if before.step == Step.COMBAT_DIE:
        return
    if number == COMMIT:
        yield Deed(ORDER, side, "", HEX_NAMES[before.target], "attack")
    elif kind_of(number) == GO and before.step != Step.RETREAT:
        yield Deed(ORDER, side, code_of(before, before.subject), HEX_NAMES[number - GO], VERBS[Errand(before.errand)])


def losses(before: State, after: State) -> Iterator[Deed]:
    """The units that are no more, where they stood."""
    for unit in changed(before, after, "where"):
        if before.where[unit] == Where.ON_MAP and after.where[unit] == Where.LOST:
            yield Deed(LOST, int(side_of(unit)), code_of(before, unit), HEX_NAMES[before.unit_hex[unit]])


def board(state: State) -> Board:
    """The hexes of the scenario; the cities that count have names."""
    return Board("pointy" if GRID.layout.value == "pointy" else "flat", [spot(hex) for hex in field(state)])


def spot(hex: int) -> Spot:
    """One hex."""
    place, ground = PLACE_AT.get(hex), GROUNDS.get(Terrain(TERRAIN[hex]), "open")
    if place is None or place.kind < PlaceKind.CITY:
        return Spot(HEX_NAMES[hex], *middle(GRID, hex), ground)
    return Spot(HEX_NAMES[hex], *middle(GRID, hex), "built", place.name if place.kind >= PlaceKind.MAJOR else "")


def placed(place: str) -> Value:
    """A hex by the name of its city, or by its number."""
    return place_line(GRID.named(place))


def called(subject: str) -> Value:
    """A unit by its name, or the weather of a month."""
    if AT not in subject:
        return FORMATION_BY_CODE[subject].name
    weather, month = subject.split(AT)
    values: dict[str, Value] = {
        "weather": weather_line(member(Weather)(weather)),
        "month": month_line(month_number(month)),
    }
    return Line("chronicle-weather", values)


CHRONICLE: Final = Chronicle[State](
    deeds=deeds, scores=("axis_score", "soviet_score"), board=board, called=called, placed=placed
)
