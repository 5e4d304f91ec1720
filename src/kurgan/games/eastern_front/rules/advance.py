"""Chapter 6, sixth part: advances after combat."""

from __future__ import annotations

from kurgan.engine.hexset import HexSet, first, only
from kurgan.engine.networks import spread
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.control import take
from kurgan.games.eastern_front.rules.stacking import with_room
from kurgan.games.eastern_front.rules.weather import is_snowy
from kurgan.games.eastern_front.rules.zones import hostile, near, passable, zone
from kurgan.games.eastern_front.state import (
    NO_UNIT,
    State,
    enemy_of,
    no_hexes,
    pick_up,
    put_down,
    side_of,
    units_in_play,
)
from kurgan.games.eastern_front.tables.charts import (
    ADVANCE,
    ADVANCE_COLUMN,
    AXIS_SNOW,
    FAIR,
    IN_MUD,
    SOVIET_SNOW,
    Advancer,
    Outcome,
    Weather,
)
from kurgan.games.eastern_front.tables.map import AXIS, GRID, OPEN_BY_ICE
from kurgan.games.eastern_front.tables.units import IS_ARMOUR, Kind


@helper
def advancer(state: State, unit: int) -> int:
    """Which column of the chart a unit has."""
    kind = state.kind[unit]
    if IS_ARMOUR[kind]:
        return Advancer.ARMOUR
    return Advancer.MOBILE if kind == Kind.CAVALRY or kind == Kind.MOTORISED else Advancer.INFANTRY


@helper
def season(state: State) -> int:
    """Which line of the chart the weather means to the attacker."""
    if state.weather == Weather.MUD:
        return IN_MUD
    if is_snowy(state):
        return AXIS_SNOW if state.side == AXIS else SOVIET_SNOW
    return FAIR


@rule("6.11")
def advance_length(state: State, unit: int) -> int:
    """How many hexes a unit may advance after this result."""
    return ADVANCE[season(state), advancer(state, unit), ADVANCE_COLUMN[state.outcome]]


@rule("6.11")
def may_advance(state: State, unit: int) -> bool:
    """Any surviving attacker, into the vacated hex first."""
    return bool(state.joined[unit]) and not state.dispersed[unit]


@helper
def is_vacated(state: State) -> bool:
    """Is there a hex to advance into?"""
    return state.top[state.target] == NO_UNIT and state.target not in hostile(state, state.side)


@rule("6.11")
def advance_goals(state: State, unit: int) -> HexSet:
    """The vacated hex and what lies behind it; an enemy zone ends the advance, and the stacking limit holds."""
    free = passable(state, unit) - only(GRID, state.unit_hex[unit])
    vacated = only(GRID, state.target) & free
    stops = zone(state, enemy_of(side_of(unit)))
    behind = spread(vacated, advance_length(state, unit) - 1, OPEN_BY_ICE[state.ice], free, stops)
    return with_room(state, unit, vacated | behind)


@helper
def can_advance(state: State) -> bool:
    """Is there anybody who may advance?"""
    for unit in units_in_play(state, state.side):
        if may_advance(state, unit) and advance_goals(state, unit):
            return True
    return False


@rule("6.11")
def advance(state: State, unit: int, goal: int) -> None:
    """A unit goes forward, and holds what it passes through."""
    side = side_of(unit)
    take(state, side, state.target)
    between = middle(state, unit, goal)
    if between:
        take(state, side, first(between))
    take(state, side, goal)
    pick_up(state, unit)
    put_down(state, unit, goal)
    state.joined[unit] = 0
    if breaks_through(state, unit):
        state.breaks[unit] = 1


@helper
def middle(state: State, unit: int, goal: int) -> HexSet:
    """The hex between the vacated one and a goal two hexes behind it; none if they are next to each other."""
    behind = near(state, state.target)
    if goal == state.target or goal in behind:
        return no_hexes()
    return behind & near(state, goal) & passable(state, unit) - zone(state, enemy_of(side_of(unit)))


@rule("6.4")
def breaks_through(state: State, unit: int) -> bool:
    """After a breakthrough armour and cavalry that advanced may attack once more, but not in Mud."""
    is_fast = bool(IS_ARMOUR[state.kind[unit]]) or state.kind[unit] == Kind.CAVALRY
    return state.outcome == Outcome.BR and is_fast and state.weather != Weather.MUD
