"""Everything that changes during a game of Autumn Storm, and the words to ask about it."""

from __future__ import annotations

from typing import Final, NewType

import numpy as np

from kurgan.engine.hexset import HexSet, hexes, keep, nothing, only
from kurgan.engine.record import Ints, Record, Words, one, per, sets
from kurgan.engine.rule import helper
from kurgan.games.autumn_storm.tables.map import AXIS, GRID, N_HEXES, OFF_MAP, SOVIET
from kurgan.games.autumn_storm.tables.units import MOST_MOVEMENT, UNITS_PER_SIDE

N_UNITS: Final = 2 * UNITS_PER_SIDE
NO_UNIT: Final = N_UNITS
N_SIDES: Final = 2

DRAWN_GAME: Final = 2  # `winner` beside AXIS and SOVIET
UNDECIDED: Final = 3


class State(Record):
    """One game. A seat's `Known` is the same record with what it cannot know blanked."""

    # Where the game waits [2]
    turn:     int = one(np.int16)
    side:     int = one(np.int16)            # whose faction turn it is
    step:     int = one(np.int16)            # rules.sequence.Step
    subject:  int = one(np.int16)            # the unit that attacks or rolls, else NO_UNIT
    target:   int = one(np.int16)            # the hex attacked or bombarded, else OFF_MAP
    winner:   int = one(np.int16)            # UNDECIDED until the end [12]
    verdict:  int = one(np.int16)            # which rule of chapter 12 ended the game

    # Points and cards of the side to move [3, 4]
    command:  int = one(np.int16)
    artillery: int = one(np.int16)
    event:    int = one(np.int16)            # the active card
    drawn:    int = one(np.int16)            # one bit for each card drawn since the last reshuffle
    air:      int = one(np.int16)            # 1 while Air Support waits for the next attack
    attacked: int = one(np.int16)            # 1 once the side has attacked [4.2 Political Pressure]
    free_order_given: int = one(np.int16)    # [11.2]
    learned:  int = one(np.int16)            # 1 if the last order showed its side something new [7.3]
    way:      Ints = per(MOST_MOVEMENT, np.int16)  # the hexes of the last move, OFF_MAP after them
    track:    Ints = per(MOST_MOVEMENT, np.int16)  # the same of the last that the enemy saw, as far as it saw it [7.6]
    walker:   int = one(np.int16)            # the unit whose way is being chosen hex by hex, else NO_UNIT [5.7]
    chosen:   Ints = per(MOST_MOVEMENT, np.int16)  # as far as it is chosen, OFF_MAP after it

    # For each side
    penalty:  Ints = per(N_SIDES, np.int16)  # victory points lost for good [4.2]
    debt:     Ints = per(N_SIDES, np.int16)  # artillery lost at the next upkeep [4.2]
    lost:     Ints = per(N_SIDES, np.int16)  # strength points lost since the start, recovered or not [6.6]
    exposed:  Ints = per(N_SIDES, np.int16)  # a bit for each unit that fought or was bombarded: all know it [7.3]
    spotted:  Ints = per(N_SIDES, np.int16)  # a bit for each that a move or RECON revealed: the enemy knows it [7.3]

    # The units: ratings as the scenario gives them [1.5]
    formation: Ints = per(N_UNITS, np.int16)  # line of tables/formations.toml
    kind:     Ints = per(N_UNITS, np.int16)
    attack:   Ints = per(N_UNITS, np.int16)
    defence:  Ints = per(N_UNITS, np.int16)
    movement: Ints = per(N_UNITS, np.int16)
    maximum:  Ints = per(N_UNITS, np.int16)  # full strength; 0 where the scenario has no unit
    vision:   Ints = per(N_UNITS, np.int16)

    # The units: as they are now
    unit_hex: Ints = per(N_UNITS, np.int16)  # OFF_MAP once lost, or where unknown
    strength: Ints = per(N_UNITS, np.int16)  # 0 once lost
    points:   Ints = per(N_UNITS, np.int16)  # movement points left [3.5]
    disrupted: Ints = per(N_UNITS, np.int8)
    supplied: Ints = per(N_UNITS, np.int8)   # as traced at the last upkeep [3.3]
    acted:    Ints = per(N_UNITS, np.int8)   # has had an order this faction turn

    # The map
    field:    Words = sets(1, GRID.words)        # the hexes in play
    standing: Words = sets(N_SIDES, GRID.words)  # where each side's units are
    occupant: Ints = per(N_HEXES + 1, np.int8)   # the unit in each hex, else NO_UNIT
    control:  Words = sets(N_SIDES, GRID.words)  # [10]
    sight:    Words = sets(N_SIDES, GRID.words)  # what each side sees now [7.1]
    scanned:  Words = sets(1, GRID.words)        # what RECON shows the side to move this turn [7.4]

    # Where the units of the side to move could go, kept because it makes a random game 1.5 times as fast [5.2]
    reach:    Words = sets(UNITS_PER_SIDE, GRID.words)
    surveyed: Words = sets(1, GRID.words)        # the enemies it was worked out for

    # What each side remembers
    believed: Words = sets((N_SIDES, N_SIDES), GRID.words)  # control by either side where it looks no more [7.5]
    ghosts:   Words = sets(N_SIDES, GRID.words)             # hexes where an enemy was last seen
    ghost_turn: Ints = per((N_SIDES, N_HEXES), np.int8)     # when
    ghost_unit: Ints = per((N_SIDES, N_HEXES), np.int8)     # who, if it was revealed, else NO_UNIT
    last_strength: Ints = per(N_UNITS, np.int16)            # of each unit when the enemy last saw and knew it

    # The scenario's constants
    first_quarter: int = one(np.int16)           # six-hour quarters from the start of 1942 to turn 1 [2]
    last_turn: int = one(np.int16)
    axis_needs: int = one(np.int16)              # [12.1]
    soviet_needs: int = one(np.int16)            # [12.2]
    free_orders: int = one(np.int16)             # 1 if rule 11.2 is in force
    base_command: Ints = per(N_SIDES, np.int16)  # [3.1]
    base_artillery: Ints = per(N_SIDES, np.int16)  # [3.2]


Known = NewType("Known", State)


@helper
def enemy_of(side: int) -> int:
    return SOVIET if side == AXIS else AXIS


@helper
def side_of(unit: int) -> int:
    return AXIS if unit < UNITS_PER_SIDE else SOVIET


@helper
def units_of(side: int) -> range:
    return range(side * UNITS_PER_SIDE, (side + 1) * UNITS_PER_SIDE)


@helper
def bit_of(unit: int) -> int:
    """A unit's place in a row of bits."""
    return 1 << unit % UNITS_PER_SIDE


@helper
def is_on_map(state: State, unit: int) -> bool:
    return state.unit_hex[unit] != OFF_MAP


@helper
def standing(state: State, side: int) -> HexSet:
    return hexes(GRID, state.standing[side])


@helper
def controlled(state: State, side: int) -> HexSet:
    return hexes(GRID, state.control[side])


@helper
def sight(state: State, side: int) -> HexSet:
    return hexes(GRID, state.sight[side])


@helper
def field(state: State) -> HexSet:
    return hexes(GRID, state.field[0])


@helper
def put_down(state: State, unit: int) -> None:
    """Set a unit down in its hex. With `pick_up` the only writer of standing and occupant."""
    side, hex = side_of(unit), state.unit_hex[unit]
    keep(state.standing[side], standing(state, side) | only(GRID, hex))
    state.occupant[hex] = unit


@helper
def pick_up(state: State, unit: int) -> None:
    """Take a unit off its hex, to walk it through others or to remove it."""
    side, hex = side_of(unit), state.unit_hex[unit]
    keep(state.standing[side], standing(state, side) - only(GRID, hex))
    state.occupant[hex] = NO_UNIT


@helper
def no_hexes() -> HexSet:
    return nothing(GRID)
