"""Chapter 3: weather, and what it freezes."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.state import ROLLED, State, side_of
from kurgan.games.eastern_front.tables.charts import (
    AFTER_OCTOBER,
    FIRST_WINTER,
    MOST_MOVEMENT,
    NOVEMBER,
    WEATHER_BY_DIE,
    Mover,
    Weather,
)
from kurgan.games.eastern_front.tables.map import (
    AXIS,
    EDGES,
    LOWER_VOLGA,
    NORTHEAST,
    TERRAIN,
    THAWS,
    Terrain,
)
from kurgan.games.eastern_front.tables.units import IS_INFANTRY, Nation

DIE_SIDES: Final = 6
MONTHS: Final = 12
FEBRUARY: Final = 1
UNSETTLED: Final = -1  # the die decides


class Ice(IntEnum):
    """[3.3] What is frozen."""

    NONE = 0
    SWAMPS = 1
    NORTHEAST = 2  # the swamps, and all water north-east of the weather line
    NORTH = 3  # the swamps, all water north of 47 degrees, and the whole lower Volga


@helper
def weather_row(month: int) -> int:
    """The line of the chart for a month from January 1941."""
    late = month - FIRST_WINTER
    return MONTHS + late if 0 <= late <= 2 else month % MONTHS


@rule("3.1")
def foreseen_weather(state: State) -> int:
    """The scenario may fix the weather, and in many months it is sure; in others a die decides."""
    if state.forecast[state.turn] != ROLLED:
        return state.forecast[state.turn]
    row = weather_row(state.month)
    for die in range(1, DIE_SIDES):
        if WEATHER_BY_DIE[row, die] != WEATHER_BY_DIE[row, 0]:
            return UNSETTLED
    return weather_of(state, 1)


@rule("3.1")
def weather_of(state: State, die: int) -> int:
    """The weather that a die brings; November freezes hard after a Mud October and is Snow after a dry one."""
    found = WEATHER_BY_DIE[weather_row(state.month), die - 1]
    return NOVEMBER[state.weather] if found == AFTER_OCTOBER else found


@helper
def set_weather(state: State, weather: int) -> None:
    """The month's weather, which the record of turns keeps, and what it freezes."""
    state.weather = weather
    state.forecast[state.turn] = weather
    state.ice = ice_of(weather, state.month)


@rule("3.3")
def ice_of(weather: int, month: int) -> int:
    """Frost hardens swamps; in January and February water north of 47 degrees; Subarctic weather all in its zone."""
    if weather == Weather.GOOD or weather == Weather.MUD:
        return Ice.NONE
    if weather == Weather.HARD_FROST:
        return Ice.SWAMPS
    if month % MONTHS <= FEBRUARY:
        return Ice.NORTH
    return Ice.NORTHEAST if weather == Weather.SUBARCTIC else Ice.SWAMPS


@rule("3.3")
def is_frozen_side(state: State, hex: int, direction: int) -> bool:
    """Is the river or lake on this side of a hex frozen? The strait of Kerch never is."""
    edge = EDGES[hex, direction]
    if state.ice == Ice.NORTHEAST:
        return (edge & NORTHEAST) != 0
    if state.ice == Ice.NORTH:
        return (edge & THAWS) == 0 or (edge & LOWER_VOLGA) != 0
    return False


@rule("3.3")
def is_open_swamp(state: State, hex: int) -> bool:
    """A swamp that is not frozen."""
    return TERRAIN[hex] == Terrain.SWAMP and state.ice == Ice.NONE


@rule("3.2")
def is_snowy(state: State) -> bool:
    """Subarctic weather is Snow everywhere."""
    return state.weather == Weather.SNOW or state.weather == Weather.SUBARCTIC


@rule("3.2")
def is_foul(state: State) -> bool:
    """In Mud and Snow supply reaches less far, rails are mended slower and only one German air unit works."""
    return state.weather == Weather.MUD or is_snowy(state)


@rule("3.2")
def slowed(state: State, unit: int) -> int:
    """How far the weather lets a unit move: German infantry 2 in Mud, others 3; Axis infantry 2 in Snow, others 3."""
    mover = Mover.SOVIET
    if side_of(unit) == AXIS:
        mover = Mover.OTHER_AXIS
        if IS_INFANTRY[state.kind[unit]]:
            mover = Mover.GERMAN_INFANTRY if state.nation[unit] == Nation.GERMAN else Mover.ALLIED_INFANTRY
    return min(state.movement[unit], MOST_MOVEMENT[state.weather, mover])
