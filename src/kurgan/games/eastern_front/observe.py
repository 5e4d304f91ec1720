"""What a seat knows as planes and a row of numbers, for learning: its own things first."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexset import holds
from kurgan.engine.record import Floats
from kurgan.engine.rule import helper
from kurgan.games.eastern_front.rules.supply import supplied
from kurgan.games.eastern_front.rules.victory import score
from kurgan.games.eastern_front.rules.zones import zone
from kurgan.games.eastern_front.state import (
    N_GOALS,
    N_SIDES,
    Known,
    Phase,
    Step,
    enemy_of,
    is_on_map,
    units_in_play,
)
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import N_HEXES, OFF_MAP
from kurgan.games.eastern_front.tables.units import IS_ARMOUR

# For each side, own first: attack, defence, armour, dispersed, can still move, hungry, held, supplied, zone
PER_SIDE: Final = 9
FIELD: Final = N_SIDES * PER_SIDE
GOAL: Final = FIELD + 1
TARGET: Final = GOAL + 1
CHOSEN: Final = TARGET + 1
N_PLANES: Final = CHOSEN + 1

TURN: Final = 0
OWN_TURN: Final = 1
WEATHER: Final = 2
PHASE: Final = WEATHER + len(Weather)
STEP: Final = PHASE + len(Phase)
SCORES: Final = STEP + len(Step)
FACTORS: Final = SCORES + N_SIDES
N_NUMBERS: Final = FACTORS + 4 * N_SIDES


@helper
def observe(known: Known, seat: int, planes: Floats, numbers: Floats) -> None:
    """Fill planes of one number for each hex, and a row of numbers about the whole."""
    planes[:] = 0
    numbers[:] = 0
    for place in range(N_SIDES):
        observe_side(known, seat if place == 0 else enemy_of(seat), planes, place * PER_SIDE)
    for hex in range(N_HEXES):
        planes[FIELD, hex] = holds(known.field[0], hex)
    for goal in range(N_GOALS):
        if known.goal_hex[goal] != OFF_MAP:
            planes[GOAL, known.goal_hex[goal]] = known.goal_points[goal]
    if known.target != OFF_MAP:
        planes[TARGET, known.target] = 1
    if known.step == Step.DESTINATION and is_on_map(known, known.subject):
        planes[CHOSEN, known.unit_hex[known.subject]] = 1
    observe_numbers(known, seat, numbers)


@helper
def observe_side(known: Known, side: int, planes: Floats, first: int) -> None:
    """One side's units, ground and reach."""
    for unit in units_in_play(known, side):
        if is_on_map(known, unit):
            hex = known.unit_hex[unit]
            planes[first, hex] += known.attack[unit]
            planes[first + 1, hex] += known.defence[unit]
            planes[first + 2, hex] += IS_ARMOUR[known.kind[unit]]
            planes[first + 3, hex] += known.dispersed[unit] != 0
            planes[first + 4, hex] += known.moved[unit] == 0 and known.spent[unit] == 0
            planes[first + 5, hex] += known.hungry[unit]
    fed, threatened = supplied(known, side), zone(known, side)
    for hex in range(N_HEXES):
        planes[first + 6, hex] = holds(known.control[side], hex)
        planes[first + 7, hex] = hex in fed
        planes[first + 8, hex] = hex in threatened


@helper
def observe_numbers(known: Known, seat: int, numbers: Floats) -> None:
    """Turn, weather, phase and what both sides have saved, own first."""
    numbers[TURN] = known.turn / known.last_turn
    numbers[OWN_TURN] = known.side == seat
    numbers[WEATHER + known.weather] = 1
    numbers[PHASE + known.phase] = 1
    numbers[STEP + known.step] = 1
    for place in range(N_SIDES):
        side = seat if place == 0 else enemy_of(seat)
        numbers[SCORES + place] = score(known, side)
        numbers[FACTORS + 4 * place] = known.infantry_factors[side]
        numbers[FACTORS + 4 * place + 1] = known.armour_factors[side]
        numbers[FACTORS + 4 * place + 2] = known.air[side]
        numbers[FACTORS + 4 * place + 3] = known.rails[side]
