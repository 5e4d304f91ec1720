"""Everything that changes during a game of Eastern Front, and the words to ask about it."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NewType

import numpy as np

from kurgan.engine.hexset import HexSet, exclude, hexes, holds, include, nothing
from kurgan.engine.record import Ints, Record, Words, one, per, sets
from kurgan.engine.rule import helper
from kurgan.games.eastern_front.tables import limits
from kurgan.games.eastern_front.tables.map import AXIS, GRID, N_HEXES, OFF_MAP, SOVIET
from kurgan.games.eastern_front.tables.units import AXIS_UNITS, SOVIET_UNITS

N_SIDES: Final = 2
N_UNITS: Final = AXIS_UNITS + SOVIET_UNITS  # the Axis first
NO_UNIT: Final = N_UNITS
N_GOALS: Final = limits.MOST_GOALS          # places that a scenario may give points for
N_CHANGES: Final = limits.MOST_CHANGES      # dated changes of units that a scenario may have
MOST_TURNS: Final = limits.MOST_TURNS
N_DEADLINES: Final = limits.MOST_DEADLINES
N_NAMED: Final = limits.MOST_NAMED          # places that a deadline may name
N_AIR: Final = limits.MOST_AIR_UNITS        # air units that a side may have

DRAWN_GAME: Final = 2   # `winner` beside AXIS and SOVIET
UNDECIDED: Final = 3


class Step(IntEnum):
    """[2] Where the game waits, and for whom."""

    WEATHER_DIE = 0    # [3.1] chance: the weather of the month
    INITIAL = 1        # [2.2] rail, sea, arrivals, replacements, air, orders for the month
    TARGET = 2         # [6.1] which hex is attacked next, prepared or after the movement?
    MOVEMENT = 3       # [5] which unit moves next?
    DESTINATION = 4    # [5, 6.11, 9] where does the chosen unit go?
    ATTACKERS = 5      # [6.1] who joins the attack?
    STAND = 6          # [6.9] the German defender: does the stack stand to the last?
    COMBAT_DIE = 7     # [6.3] chance
    BUY = 8            # [6.7] is an elimination bought?
    REMOVAL = 9        # [6.7] which defenders are exchanged?
    LOSSES = 10        # [6.4, 6.7] which attackers are lost?
    RETREAT = 11       # [6.10] the attacker: where do they go?
    ADVANCE = 12       # [6.11] who advances?
    BREAKTHROUGH = 13  # [6.4] does armour that broke through attack once more?
    EXCESS = 14        # [4.3] the owner: who is lost where too many stand?
    OVER = 15          # [11]


class Phase(IntEnum):
    """[2] The parts of a side's turn in which it decides."""

    INITIAL = 0
    PREPARED = 1
    MOVEMENT = 2
    OPERATIONAL = 3


class Errand(IntEnum):
    """What the chosen unit is going to do."""

    NOTHING = 0
    MOVE = 1
    RAIL = 2
    SEA = 3
    REPLACE = 4
    ARRIVE = 5
    ADVANCE = 6


class Where(IntEnum):
    """What has become of a unit."""

    NEVER = 0    # the scenario has no such unit
    COMING = 1   # it arrives later [9.5]
    RESERVE = 2  # in Siberia, until it is called [9.4]
    ON_MAP = 3
    LOST = 4     # it may be replaced [9.2, 9.3]
    GONE = 5     # withdrawn for good


class State(Record):
    """One game. A seat's `Known` is the same record without what its enemy plans."""

    # Where the game waits [2]
    month:    int = one(np.int16)            # from January 1941
    turn:     int = one(np.int16)
    side:     int = one(np.int16)            # whose turn it is
    phase:    int = one(np.int16)            # Phase
    step:     int = one(np.int16)            # Step
    weather:  int = one(np.int16)            # tables.charts.Weather
    ice:      int = one(np.int16)            # rules.weather.Ice: which lakes and rivers are frozen
    winner:   int = one(np.int16)            # UNDECIDED until the end [11]
    verdict:  int = one(np.int16)            # rules.victory.Verdict: how it ended

    # What is being ordered
    subject:  int = one(np.int16)            # the chosen unit, else NO_UNIT
    errand:   int = one(np.int16)            # Errand

    # The attack in hand [6]
    target:   int = one(np.int16)            # the hex attacked, else OFF_MAP
    flown:    int = one(np.int16)            # 1 if an air unit supports it [6.12]
    stands:   int = one(np.int16)            # 1 if the German stack stands to the last [6.9]
    die:      int = one(np.int16)
    outcome:  int = one(np.int16)            # tables.charts.Outcome, as converted [6.8, 6.9]
    due:      int = one(np.int16)            # attack factors still to be lost, twice
    fallback: int = one(np.int16)            # where the retreating stack is now
    steps_left: int = one(np.int16)          # hexes it still has to go
    breaking: int = one(np.int16)            # 1 while armour that broke through attacks once more

    # For each side
    count:    Ints = per(N_SIDES, np.int16)  # how many units the scenario has
    air:      Ints = per(N_SIDES, np.int16)  # air units at hand [6.12]
    rails:    Ints = per(N_SIDES, np.int16)  # units that may still go by rail this turn [5.7]
    sailed:   Ints = per(N_SIDES, np.int16)  # 1 once a unit went by sea this turn [5.8]
    infantry_factors: Ints = per(N_SIDES, np.int16)  # replacements saved [9.2, 9.3]
    armour_factors:   Ints = per(N_SIDES, np.int16)
    destroyed: Ints = per(N_SIDES, np.int16)  # points the enemy has for units of this side [11.1]
    no_retreat: int = one(np.int16)          # 1: no Soviet unit retreats in the next Axis turn [6.9]
    moscow_fell: int = one(np.int16)         # the turn in which Moscow was last taken, else 0 [5.7]
    called:   int = one(np.int16)            # 1 once the Siberian reserve is called, 2 if for a point [9.4]
    missed:   int = one(np.int16)            # dates the Soviet side has missed [11.4]

    # The units: as the scenario and its changes give them
    formation: Ints = per(N_UNITS + 1, np.int16)  # line of tables/formations.toml
    nation:   Ints = per(N_UNITS + 1, np.int8)
    kind:     Ints = per(N_UNITS + 1, np.int8)
    size:     Ints = per(N_UNITS + 1, np.int8)
    attack:   Ints = per(N_UNITS + 1, np.int16)
    defence:  Ints = per(N_UNITS + 1, np.int16)
    movement: Ints = per(N_UNITS + 1, np.int16)
    arrival:  Ints = per(N_UNITS + 1, np.int16)   # the month [9.5]
    entry:    Ints = per(N_UNITS + 1, np.int16)   # the hex

    # The units: as they are now
    where:    Ints = per(N_UNITS + 1, np.int8)    # Where
    unit_hex: Ints = per(N_UNITS + 1, np.int16)   # OFF_MAP unless on the map
    below:    Ints = per(N_UNITS + 1, np.int16)   # the next unit of its stack, else NO_UNIT
    dispersed: Ints = per(N_UNITS + 1, np.int8)
    moved:    Ints = per(N_UNITS + 1, np.int8)    # this turn, by foot, rail or sea, or arrived
    spent:    Ints = per(N_UNITS + 1, np.int8)    # has attacked this turn
    hungry:   Ints = per(N_UNITS + 1, np.int8)    # supply checks in a row that it failed [8.2]
    joined:   Ints = per(N_UNITS + 1, np.int8)    # takes part in the attack in hand
    falls:    Ints = per(N_UNITS + 1, np.int8)    # retreats, or is given up in an exchange [6.7, 6.10]
    owed:     Ints = per(N_UNITS + 1, np.int8)    # must still be attacked in this phase [6.2]
    breaks:   Ints = per(N_UNITS + 1, np.int8)    # broke through and may attack once more [6.4]

    # The map
    top:      Ints = per(N_HEXES + 1, np.int16)   # the first unit of the stack in each hex, else NO_UNIT
    field:    Words = sets(1, GRID.words)         # the hexes in play
    standing: Words = sets(N_SIDES, GRID.words)   # where units of each side are
    steady:   Words = sets(N_SIDES, GRID.words)   # where units of each side are that are not Dispersed
    control:  Words = sets(N_SIDES, GRID.words)
    gauge:    Words = sets(1, GRID.words)         # rails that Axis trains can use [5.7]
    untaken:  Words = sets(1, GRID.words)         # victory cities that were never taken [7.9]
    sources:  Words = sets(N_SIDES, GRID.words)   # where supply comes from on a part of the map [8.1]
    cover:    Words = sets(N_SIDES, GRID.words)   # hexes that an air unit defends [6.12]
    lift:     Words = sets(N_SIDES, GRID.words)   # hexes that an air unit supplies [6.12]
    attacked: Words = sets(1, GRID.words)         # hexes attacked in this phase [6.1]
    shelved:  Words = sets(1, GRID.words)         # hexes whose attack was called off in this phase [6.1]
    crowded:  Words = sets(1, GRID.words)         # hexes into which somebody retreated [4.3]

    # The scenario's constants
    first_month: int = one(np.int16)
    last_turn: int = one(np.int16)
    first_side: int = one(np.int16)
    victory:  int = one(np.int16)                 # rules.victory.Contest
    wins:     int = one(np.int16)                 # points that win the contender …
    draws:    int = one(np.int16)                 # … and that draw; or that the Soviet side must hold [11.3]
    wins_until: int = one(np.int16)               # the month until which `wins` win at once [11.4], …
    wins_later: int = one(np.int16)               # … and more …
    wins_later_until: int = one(np.int16)         # … until this month
    soviet_from: int = one(np.int16)              # the turn from which the Soviet side may win by holding [11.3]
    german_prize: int = one(np.int16)             # points for a corps destroyed [11.1]
    allied_prize: int = one(np.int16)
    deadline_month: Ints = per(N_DEADLINES, np.int16)   # what the Soviet side must hold by when [11.4]; 0: none
    deadline_points: Ints = per(N_DEADLINES, np.int16)  # of victory cities
    deadline_all: Ints = per((N_DEADLINES, N_NAMED), np.int16)  # hexes it must hold, OFF_MAP after them
    deadline_any: Ints = per((N_DEADLINES, N_NAMED), np.int16)  # and one of these
    surprise: int = one(np.int16)                 # 1 if the first turn is a surprise [10]
    german_infantry: int = one(np.int16)          # replacements a turn [9.2]
    german_armour: int = one(np.int16)
    soviet_infantry: int = one(np.int16)          # beside those of its cities and factories [9.3]
    soviet_armour: int = one(np.int16)
    forecast: Ints = per(MOST_TURNS + 1, np.int8)  # the weather of each turn, as it was or is fixed, else ROLLED
    goal_hex: Ints = per(N_GOALS, np.int16)       # OFF_MAP where there is none
    goal_points: Ints = per(N_GOALS, np.int16)
    air_until: Ints = per((N_SIDES, N_AIR), np.int16)  # for each air unit its last month, 0 where there is none
    air_from: Ints = per((N_SIDES, N_AIR), np.int16)
    change_month: Ints = per(N_CHANGES, np.int16)  # 0 where there is none
    change_unit: Ints = per(N_CHANGES, np.int16)
    change_attack: Ints = per(N_CHANGES, np.int8)   # GONE_FOR_GOOD: the unit leaves
    change_defence: Ints = per(N_CHANGES, np.int8)
    change_movement: Ints = per(N_CHANGES, np.int8)


Known = NewType("Known", State)

ROLLED: Final = -1
GONE_FOR_GOOD: Final = -1


@helper
def enemy_of(side: int) -> int:
    return SOVIET if side == AXIS else AXIS


@helper
def side_of(unit: int) -> int:
    return AXIS if unit < AXIS_UNITS else SOVIET


@helper
def first_of(side: int) -> int:
    """The first unit of a side."""
    return 0 if side == AXIS else AXIS_UNITS


@helper
def place_of(unit: int) -> int:
    """A unit's place among its side's."""
    return unit - first_of(side_of(unit))


@helper
def units_in_play(state: State, side: int) -> range:
    """Those of its units that the scenario has."""
    return range(first_of(side), first_of(side) + state.count[side])


@helper
def is_on_map(state: State, unit: int) -> bool:
    return state.where[unit] == Where.ON_MAP


@helper
def standing(state: State, side: int) -> HexSet:
    return hexes(GRID, state.standing[side])


@helper
def steady(state: State, side: int) -> HexSet:
    return hexes(GRID, state.steady[side])


@helper
def controlled(state: State, side: int) -> HexSet:
    return hexes(GRID, state.control[side])


@helper
def field(state: State) -> HexSet:
    return hexes(GRID, state.field[0])


@helper
def no_hexes() -> HexSet:
    return nothing(GRID)


@helper
def put_down(state: State, unit: int, hex: int) -> None:
    """Set a unit down on the stack of a hex. Only this, `pick_up` and `mark` write stacks, standing and steady."""
    state.unit_hex[unit] = hex
    state.where[unit] = Where.ON_MAP
    state.below[unit] = state.top[hex]
    state.top[hex] = unit
    include(state.standing[side_of(unit)], hex)
    mark(state, hex, side_of(unit))


@helper
def pick_up(state: State, unit: int) -> None:
    """Take a unit off its stack."""
    hex = state.unit_hex[unit]
    if state.top[hex] == unit:
        state.top[hex] = state.below[unit]
    else:
        above = state.top[hex]
        while state.below[above] != unit:
            above = state.below[above]
        state.below[above] = state.below[unit]
    state.below[unit] = NO_UNIT
    state.unit_hex[unit] = OFF_MAP
    if state.top[hex] == NO_UNIT:
        exclude(state.standing[side_of(unit)], hex)
    mark(state, hex, side_of(unit))


@helper
def mark(state: State, hex: int, side: int) -> None:
    """Note whether anybody in a hex keeps order, so that its zone is known."""
    unit = state.top[hex]
    while unit != NO_UNIT:
        if not state.dispersed[unit]:
            include(state.steady[side], hex)
            return
        unit = state.below[unit]
    exclude(state.steady[side], hex)


@helper
def set_dispersed(state: State, unit: int, dispersed: int) -> None:
    """Turn a counter over, or back."""
    state.dispersed[unit] = dispersed
    if is_on_map(state, unit):
        mark(state, state.unit_hex[unit], side_of(unit))


@helper
def is_held(state: State, side: int, hex: int) -> bool:
    """Does a side control a hex?"""
    return holds(state.control[side], hex)
