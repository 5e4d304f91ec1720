"""[1.1] Cities and towns: what each is worth, and what it is good for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BeforeValidator, Field

from kurgan.engine.datafile import Data, Text, load
from kurgan.engine.datafile import Place as Way
from kurgan.engine.hexset import HexSet, hexset
from kurgan.engine.record import Ints, Words, table
from kurgan.engine.rule import chart
from kurgan.games.eastern_front.tables.map import EAST_EDGE, GRID, N_HEXES, OFF_MAP, words_of
from kurgan.games.eastern_front.tables.words import member


class PlaceKind(IntEnum):
    """[7.9]-[7.12] How large a place is."""

    NONE = 0
    TOWN = 1
    CITY = 2  # a dot on the map
    MAJOR = 3
    VICTORY = 4


class Place(Data):
    """One line of places.toml."""

    code: str
    name: Text
    at: str
    kind: Annotated[PlaceKind, BeforeValidator(member(PlaceKind))]
    points: Annotated[int, Field(ge=0, le=2)] = 0
    port: Literal["baltic", "black", "caspian"] | None = None
    fortress: bool = False
    factory: bool = False
    oil: bool = False
    source: Literal["axis", "finnish"] | None = None

    @property
    def hex(self) -> int:
        return GRID.named(self.at)

    @property
    def is_port(self) -> bool:
        return self.port is not None

    @property
    def is_fortress(self) -> bool:
        return self.fortress

    @property
    def has_factory(self) -> bool:
        return self.factory


class Gazetteer(Data):
    """The whole of places.toml."""

    places: tuple[Place, ...]

    def faults(self) -> Iterator[tuple[Way, str]]:
        codes, taken = set[str](), dict[str, str]()
        for row, place in enumerate(self.places):
            if place.hex == OFF_MAP:
                yield ("places", row, "at"), f"there is no hex {place.at!r}"
            if place.code in codes:
                yield ("places", row, "code"), f"{place.code} is there twice"
            if place.at in taken:
                yield ("places", row, "at"), f"{place.at} is taken by {taken[place.at]}"
            codes.add(place.code)
            taken[place.at] = place.code


PLACES: Final = load(Path(__file__).with_name("places.toml"), Gazetteer).places
PLACE_BY_CODE: Final = {place.code: place for place in PLACES}
PLACE_AT: Final = {place.hex: place for place in PLACES}


def those(fits: Callable[[Place], bool]) -> HexSet:
    """The hexes of the places that fit."""
    return hexset(GRID, *(place.at for place in PLACES if fits(place)))


PLACE_KIND: Ints = table([PLACE_AT[hex].kind if hex in PLACE_AT else 0 for hex in range(N_HEXES + 1)])
VALUE: Ints = table([PLACE_AT[hex].points if hex in PLACE_AT else 0 for hex in range(N_HEXES + 1)])

STOPS: Final = those(lambda place: True)                              # [5.7] where rail moves begin and end
CITIES: Final = those(lambda place: place.kind >= PlaceKind.CITY)
VICTORY_CITIES: Final = those(lambda place: place.kind == PlaceKind.VICTORY)
BLACK_SEA_PORTS: Final = those(lambda place: place.port == "black")   # [5.8]
FORTRESSES: Final = those(lambda place: place.fortress)               # [7.8]
FACTORIES: Final = those(lambda place: place.factory)                 # [9.3]
FORTRESS_WORDS: Words = words_of(FORTRESSES)
FACTORY_WORDS: Words = words_of(FACTORIES)

# [8.1]
AXIS_SOURCES: Final = those(lambda place: place.source == "axis")
FINNISH_SOURCE: Final = those(lambda place: place.source == "finnish")
SOVIET_SOURCES: Final = EAST_EDGE

LENINGRAD: Final = PLACE_BY_CODE["leningrad"].hex
MOSCOW: Final = PLACE_BY_CODE["moscow"].hex
SEVASTOPOL: Final = PLACE_BY_CODE["sevastopol"].hex
KERCH: Final = PLACE_BY_CODE["kerch"].hex
VOLKHOV: Final = PLACE_BY_CODE["volkhov"].hex
TIKHVIN: Final = PLACE_BY_CODE["tikhvin"].hex

chart(__name__, PLACES="1.1", VALUE="1.1", STOPS="5.7", BLACK_SEA_PORTS="5.8", FORTRESSES="7.8")
chart(__name__, PLACE_KIND="7.9 7.10 7.11 7.12", FACTORIES="9.3", AXIS_SOURCES="8.1", SOVIET_SOURCES="8.1")
