"""What things are called: units, hexes, sides, months and weather, as lines for a catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kurgan.engine.datafile import Text
from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.state import NO_UNIT, State
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import HEX_NAMES, MONTH_ZERO, SIDE_NAMES
from kurgan.games.eastern_front.tables.places import PLACE_AT
from kurgan.games.eastern_front.tables.units import FORMATIONS
from kurgan.games.eastern_front.tables.words import written

MOST_NAMED: Final = 3  # of several things in a row; the others are counted


def code_of(state: State, unit: int) -> str:
    """The word for a unit in orders: `de14`."""
    return FORMATIONS[state.formation[unit]].code


def name_of(state: State, unit: int) -> Text:
    """A unit's full name."""
    return FORMATIONS[state.formation[unit]].name


def ratings_of(state: State, unit: int) -> str:
    """Its three numbers, as on the counter."""
    return f"{state.attack[unit]}-{state.defence[unit]}-{state.movement[unit]}"


def stack_at(state: State, hex: int) -> list[int]:
    """The units in a hex, the strongest defender first."""
    found, unit = [], int(state.top[hex])
    while unit != NO_UNIT:
        found.append(unit)
        unit = int(state.below[unit])
    return sorted(found, key=lambda each: (-int(state.defence[each]), each))


def side_line(side: int) -> Line:
    return Line(f"side-{SIDE_NAMES[side]}")


def place_line(hex: int) -> Line:
    """A hex by its name, or by its number if it has none."""
    return of_hex("place", hex)


def at_line(hex: int) -> Line:
    """Where something is: "at Kalach", or "in 2622"."""
    return of_hex("at", hex)


def of_hex(key: str, hex: int) -> Line:
    """A line about a hex, with the name of its city if it has one."""
    number, place = HEX_NAMES[hex], PLACE_AT.get(int(hex))
    if place is None:
        return Line(f"{key}-hex", {"hex": number}, places=(number,))
    return Line(f"{key}-named", {"hex": number, "name": place.name}, places=(number,))


def month_line(month: int) -> Line:
    """A month, counted from January 1941."""
    return Line("month", {"month": month % 12 + 1, "year": f"{MONTH_ZERO + month // 12}"})


def weather_line(weather: int) -> Line:
    return Line(f"weather-{written(Weather(weather))}")


def in_a_row(things: Sequence[Value]) -> Value:
    """Several things: the first of them by name, the others counted."""
    if len(things) == 1:
        return things[0]
    if len(things) == 2:
        return Line("both", {"first": things[0], "second": things[1]})
    if len(things) == MOST_NAMED:
        rest: Value = Line("both", {"first": things[1], "second": things[2]})
        return Line("several", {"first": things[0], "rest": rest})
    shown = Line("several", {"first": things[0], "rest": things[1]})
    return Line("and-more", {"shown": shown, "count": len(things) - 2})


def named(state: State, units: Sequence[int]) -> dict[str, Value]:
    """Units as the subject or object of a sentence: their names, and how many they are."""
    return {"units": in_a_row([name_of(state, unit) for unit in units]), "count": len(units)}


def places_line(hexes: Sequence[int]) -> Value:
    """Several places in a row."""
    return in_a_row([place_line(hex) for hex in hexes])


def hex_names(*hexes: int) -> tuple[str, ...]:
    """The hexes a line speaks of, those off the map left out."""
    return tuple(HEX_NAMES[hex] for hex in hexes if hex < len(HEX_NAMES) - 1)


def amount(halves: int, parts: int) -> int | float:
    """A number of factors counted in halves or quarters."""
    whole, rest = divmod(halves, parts)
    return whole + rest / parts if rest else whole


def factors(halves: int, parts: int) -> str:
    """The same written as a decimal number, where no word around it depends on whether it is one."""
    return f"{amount(halves, parts):g}"


def changed(before: State, after: State, field: str) -> list[int]:
    """Where two rows of the same field differ: mostly nowhere, and then nobody else need be asked."""
    places: list[int] = (getattr(before, field) != getattr(after, field)).nonzero()[0].tolist()
    return places
